/**
 * What a divisional chart adds to a reading: its rising sign and the lord of it, the planet that stands for its matter,
 * vargottama planets, and planets at home, exalted or fallen in it (BPHS ch. 6 and 7; Brihat Jataka 1.14). Keys only.
 */
import { DUSTHANAS, KENDRA_TRIKONA } from '../chart/bhava.ts';
import type { Chart } from '../chart/chart.ts';
import { PLANETS7 } from '../chart/graha.ts';
import { lordOf, type Planet7 } from '../chart/rashi.ts';
import { castVarga, isVargottama, vargaNumber } from '../chart/varga.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import { AREA_ROWS } from './areas.ts';
import type { LifeArea } from './reading.ts';
import { vargaStanding } from './strain.ts';

/** Charts that are read, each with the area of life it is cast for. */
export const READ_VARGAS = { D7: 'children', D9: 'marriage', D10: 'career' } as const satisfies Readonly<
  Record<string, LifeArea>
>;
export type ReadVarga = keyof typeof READ_VARGAS;

/** What may be said, in the order of an answer. */
export const VARGA_RULES_READ = [
  'lord_good',
  'lord_plain',
  'lord_hard',
  'karaka_good',
  'karaka_hard',
  'lagna_vargottama',
  'vargottama',
  'exalted',
  'own',
  'fallen',
] as const;
export type VargaRuleRead = (typeof VARGA_RULES_READ)[number];

/** One thing to say, of a planet; of the ascendant where the planet is null. */
export interface VargaLine {
  readonly rule: VargaRuleRead;
  readonly planet: Graha | null;
  /** Sign and house in the varga. */
  readonly sign: number;
  readonly house: number;
}

export interface VargaReading {
  /** Rising sign of the varga, 1–12. */
  readonly lagna: number;
  readonly lord: Planet7;
  readonly lordHouse: number;
  /** The planet that stands for the matter of the chart. */
  readonly karaka: Graha;
  readonly karakaHouse: number;
  readonly vargottama: readonly Graha[];
  readonly lines: readonly VargaLine[];
}

/**
 * Well placed, under strain, or neither: by its sign first, then by its house. In the sign of an enemy no house makes it well
 * placed: the area of life takes it as strained there.
 */
const bandOf = (planet: Graha, sign: number, house: number): 'good' | 'plain' | 'hard' => {
  const standing = vargaStanding(planet, sign);
  if (standing === 'fallen') return 'hard';
  if (standing === 'exalted' || standing === 'own') return 'good';
  if (DUSTHANAS.includes(house)) return 'hard';
  return KENDRA_TRIKONA.includes(house) && standing === null ? 'good' : 'plain';
};

/** What is read in a varga of a chart. Vargottama is of the navamsa alone; the nodes have no dignity here. */
export const readVarga = (chart: Chart, key: ReadVarga): VargaReading => {
  const varga = castVarga(chart, vargaNumber(key));
  const lagna = varga.ascendant.sign;
  const lord = lordOf(lagna);
  const { karaka } = AREA_ROWS[READ_VARGAS[key]];
  const line = (rule: VargaRuleRead, planet: Graha): VargaLine => ({
    rule,
    planet,
    sign: varga.grahas[planet].sign,
    house: varga.grahas[planet].house,
  });
  const band = (planet: Graha) => bandOf(planet, varga.grahas[planet].sign, varga.grahas[planet].house);
  const ofKaraka = band(karaka);
  const vargottama = key === 'D9' ? GRAHAS.filter((planet) => isVargottama(chart.grahas[planet].longitude)) : [];
  const lagnaLines: VargaLine[] =
    key === 'D9' && isVargottama(chart.ascendant.longitude)
      ? [{ rule: 'lagna_vargottama', planet: null, sign: lagna, house: 1 }]
      : [];
  return {
    lagna,
    lord,
    lordHouse: varga.grahas[lord].house,
    karaka,
    karakaHouse: varga.grahas[karaka].house,
    vargottama,
    lines: [
      line(`lord_${band(lord)}`, lord),
      ...(ofKaraka === 'plain' ? [] : [line(`karaka_${ofKaraka}`, karaka)]),
      ...lagnaLines,
      ...vargottama.map((planet) => line('vargottama', planet)),
      ...PLANETS7.flatMap((planet) => {
        const standing = vargaStanding(planet, varga.grahas[planet].sign);
        return standing === null || standing === 'enemy' ? [] : [line(standing, planet)];
      }),
    ],
  };
};
