/** Karakamsa and swamsa: the navamsa sign of the atmakaraka, read in the rashi and in the navamsa (Jaimini Sutras 1.2). */
import type { Chart } from '../chart/chart.ts';
import { rashiDrishti } from '../chart/drishti.ts';
import { houseFrom, lordOf, signAt } from '../chart/rashi.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import { charaKarakas, type KarakaScheme } from './karakas.ts';
import { signChart, type SignChart } from './sign-strength.ts';

/** A sign as one chart shows it. */
export interface SignIn {
  /** 1–12 */
  readonly sign: number;
  /** From the lagna of that chart. */
  readonly house: number;
  readonly occupants: readonly Graha[];
  /** Planets whose sign aspects it. */
  readonly aspectedBy: readonly Graha[];
}

const readIn = ({ lagna, signs }: SignChart, sign: number): SignIn => ({
  sign,
  house: houseFrom(lagna, sign),
  occupants: GRAHAS.filter((graha) => signs[graha] === sign),
  aspectedBy: GRAHAS.filter((graha) => rashiDrishti(signs[graha], sign)),
});

/** The atmakaraka, and its navamsa sign in the rashi (karakamsa) and in the navamsa (swamsa). */
export const karakamsaOf = (
  chart: Chart,
  scheme: KarakaScheme,
): { readonly atmakaraka: Graha; readonly karakamsa: SignIn; readonly swamsa: SignIn } => {
  const [first] = charaKarakas(chart, scheme);
  if (!first) throw new Error('a chart has an atmakaraka');
  const navamsa = signChart(chart, 9);
  const sign = navamsa.signs[first.graha];
  return { atmakaraka: first.graha, karakamsa: readIn(signChart(chart), sign), swamsa: readIn(navamsa, sign) };
};

/** Kinds of deity: of one's own, of duty, of protection. */
export const DEVATA_KINDS = ['ishta', 'dharma', 'palana'] as const;
export type DevataKind = (typeof DEVATA_KINDS)[number];

/** Deities of the planets (Jaimini Sutras 1.2.72–79; Sanjay Rath). */
export const JAIMINI_DEITIES = {
  sun: 'shiva',
  moon: 'gauri',
  mars: 'skanda',
  mercury: 'vishnu',
  jupiter: 'samba_shiva',
  venus: 'lakshmi',
  saturn: 'vishnu',
  rahu: 'durga',
  ketu: 'ganesha',
} as const satisfies Record<Graha, string>;
export type Deity = (typeof JAIMINI_DEITIES)[Graha];
/** Each deity once. */
export const DEITY_KEYS = [
  'shiva',
  'gauri',
  'skanda',
  'vishnu',
  'samba_shiva',
  'lakshmi',
  'durga',
  'ganesha',
] as const satisfies readonly Deity[];

/** How the planet was found: it stands in the sign, or rules it. */
export const DEVATA_WAYS = ['occupant', 'lord'] as const;

/** A deity and how it was found. */
export interface Devata {
  readonly kind: DevataKind;
  /** Navamsa sign it is read from, 1–12. */
  readonly sign: number;
  readonly planet: Graha;
  readonly by: (typeof DEVATA_WAYS)[number];
  readonly deity: Deity;
}

/** Which karaka each kind starts from, and the house counted from its navamsa sign. */
const PLACES = { ishta: { rank: 0, house: 12 }, dharma: { rank: 0, house: 9 }, palana: { rank: 1, house: 6 } } as const;

/** The three deities. Of several occupants the one with most degrees in the navamsa; of an empty sign its classical lord. */
export const devatasOf = (chart: Chart, scheme: KarakaScheme): readonly Devata[] => {
  const karakas = charaKarakas(chart, scheme);
  const { signs, degrees } = signChart(chart, 9);
  return DEVATA_KINDS.map((kind) => {
    const { rank, house } = PLACES[kind];
    const karaka = karakas[rank];
    if (!karaka) throw new Error('a chart has karakas');
    const sign = signAt(signs[karaka.graha], house);
    const occupant = GRAHAS.filter((graha) => signs[graha] === sign).toSorted((a, b) => degrees[b] - degrees[a])[0];
    const planet = occupant ?? lordOf(sign);
    return { kind, sign, planet, by: occupant ? 'occupant' : 'lord', deity: JAIMINI_DEITIES[planet] };
  });
};
