/** Cancellation of debilitation, neecha bhanga (Phaladeepika ch. 7, BPHS ch. 39). */
import type { Graha } from '../ephemeris/sky.ts';
import { KENDRAS } from './bhava.ts';
import type { Chart } from './chart.ts';
import { debilitationSign, exaltationSign } from './dignity.ts';
import { aspectsSign } from './drishti.ts';
import { isNode, PLANETS7 } from './graha.ts';
import { houseFrom, lordOf } from './rashi.ts';
import { vargaSign } from './varga.ts';

/** In a kendra from the ascendant or from the Moon, by signs. */
const inKendra = (chart: Chart, graha: Graha): boolean =>
  [chart.ascendant.sign, chart.signs.moon].some((from) => KENDRAS.includes(houseFrom(from, chart.signs[graha])));

type Condition = (chart: Chart, graha: Graha) => boolean;

/** Any one of these cancels the debilitation. The dispositor is the lord of the sign of debilitation. */
const CONDITIONS = {
  dispositor_in_kendra: (chart, graha) => inKendra(chart, lordOf(debilitationSign(graha))),
  exaltation_lord_in_kendra: (chart, graha) => inKendra(chart, lordOf(exaltationSign(graha))),
  exalted_here_in_kendra: (chart, graha) => {
    const other = PLANETS7.find((planet) => exaltationSign(planet) === debilitationSign(graha));
    return other !== undefined && inKendra(chart, other);
  },
  dispositor_joins_or_aspects: (chart, graha) => {
    const lord = lordOf(debilitationSign(graha));
    const [from, to] = [chart.signs[lord], chart.signs[graha]];
    return from === to || aspectsSign(lord, from, to);
  },
  exalted_in_navamsa: (chart, graha) => vargaSign(9, chart.grahas[graha].longitude) === exaltationSign(graha),
  // The nodes are always retrograde, so for them it carries no information.
  retrograde: (chart, graha) => !isNode(graha) && chart.grahas[graha].retrograde,
} as const satisfies Record<string, Condition>;

export type NeechaBhangaId = keyof typeof CONDITIONS;
/** The conditions in the order of every answer. */
export const NEECHA_BHANGA_IDS = [
  'dispositor_in_kendra',
  'exaltation_lord_in_kendra',
  'exalted_here_in_kendra',
  'dispositor_joins_or_aspects',
  'exalted_in_navamsa',
  'retrograde',
] as const satisfies readonly NeechaBhangaId[];

/** Whether a debilitation is cancelled, and by which conditions. */
export interface NeechaBhanga {
  /** At least one condition is met. */
  readonly formed: boolean;
  readonly conditions: readonly { readonly id: NeechaBhangaId; readonly met: boolean }[];
}

/** The conditions of a debilitated graha; null when it is not in its sign of debilitation. */
export const neechaBhanga = (chart: Chart, graha: Graha): NeechaBhanga | null => {
  if (chart.signs[graha] !== debilitationSign(graha)) return null;
  const conditions = NEECHA_BHANGA_IDS.map((id) => ({ id, met: CONDITIONS[id](chart, graha) }));
  return { formed: conditions.some(({ met }) => met), conditions };
};
