/** Upapada, the arudha of the twelfth house, and the second from it (BPHS ch. 29–30): facts, and the rules that BPHS 30 states of them. */
import { dignityOf, type Dignity } from '../chart/dignity.ts';
import type { Chart } from '../chart/chart.ts';
import { rashiDrishti } from '../chart/drishti.ts';
import { naturalBenefics } from '../chart/natural.ts';
import { houseFrom, signAt } from '../chart/rashi.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import { arudhaPadas, type ArudhaPada } from './arudha.ts';
import { jaiminiLord, type ColordRule } from './lords.ts';

/** A lord of a sign and how it is placed. */
export interface PlacedLord {
  readonly planet: Graha;
  readonly sign: number;
  /** Counted from the upapada, 1–12. */
  readonly houseFromUpapada: number;
  readonly dignity: Dignity;
}
/** A sign with what touches it. */
export interface TouchedSign {
  readonly sign: number;
  readonly occupants: readonly Graha[];
  /** Planets whose sign aspects it. */
  readonly aspectedBy: readonly Graha[];
  readonly lord: PlacedLord;
}

/** What BPHS 30 says of the second from the upapada. */
export const UPAPADA_RULES = [
  'second_benefic',
  'second_malefic',
  'second_lord_strong',
  'second_lord_weak',
  'lord_strong',
  'lord_weak',
] as const;
export type UpapadaRule = (typeof UPAPADA_RULES)[number];

/** The upapada of a chart. */
export interface Upapada extends TouchedSign {
  readonly pada: ArudhaPada;
  readonly second: TouchedSign;
  /** Counts from the ascendant and from A7 to the upapada, 1–12. */
  readonly fromAscendant: number;
  readonly fromA7: number;
  readonly rules: readonly UpapadaRule[];
}

const STRONG: readonly Dignity[] = ['exalted', 'moolatrikona', 'own'];

/** Rules that hold of the planets in or aspecting the second, and of the two lords. */
const rulesOf = (chart: Chart, lord: PlacedLord, second: TouchedSign): readonly UpapadaRule[] => {
  const benefics = naturalBenefics(chart);
  const touching = [...second.occupants, ...second.aspectedBy];
  const holds: Readonly<Record<UpapadaRule, boolean>> = {
    second_benefic: touching.some((graha) => benefics.includes(graha)),
    second_malefic: touching.some((graha) => !benefics.includes(graha)),
    second_lord_strong: STRONG.includes(second.lord.dignity),
    second_lord_weak: second.lord.dignity === 'debilitated',
    lord_strong: STRONG.includes(lord.dignity),
    lord_weak: lord.dignity === 'debilitated',
  };
  return UPAPADA_RULES.filter((rule) => holds[rule]);
};

/** The upapada of a chart, houses counted by signs. */
export const upapadaOf = (chart: Chart, colords: ColordRule): Upapada => {
  const padas = arudhaPadas(chart, colords);
  const [pada, seventh] = [padas[11], padas[6]];
  if (!pada || !seventh) throw new Error('a chart has twelve padas');
  const touched = (sign: number): TouchedSign => {
    const planet = jaiminiLord(chart, sign, colords);
    return {
      sign,
      occupants: GRAHAS.filter((graha) => chart.signs[graha] === sign),
      aspectedBy: GRAHAS.filter((graha) => rashiDrishti(chart.signs[graha], sign)),
      lord: {
        planet,
        sign: chart.signs[planet],
        houseFromUpapada: houseFrom(pada.sign, chart.signs[planet]),
        dignity: dignityOf(planet, chart.grahas[planet].longitude, chart.signs),
      },
    };
  };
  const own = touched(pada.sign);
  const second = touched(signAt(pada.sign, 2));
  return {
    ...own,
    pada,
    second,
    fromAscendant: houseFrom(chart.ascendant.sign, pada.sign),
    fromA7: houseFrom(seventh.sign, pada.sign),
    rules: rulesOf(chart, own.lord, second),
  };
};
