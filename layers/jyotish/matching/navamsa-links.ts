/**
 * What the navamsas of two charts have to do with each other, as readers look at it. No text gives weights, so links are
 * listed and counted, and no verdict is made of them.
 */
import type { Chart } from '../chart/chart.ts';
import { naturalRelation } from '../chart/dignity.ts';
import { nakshatraLord } from '../chart/nakshatra.ts';
import { houseFrom, lordOf, signAt } from '../chart/rashi.ts';
import { NAKSHATRA_DEG } from '../chart/nakshatra.ts';
import { castVarga, type VargaChart } from '../chart/varga.ts';
import type { Graha } from '../ephemeris/sky.ts';

/** What is compared. */
export const NAVAMSA_LINKS = [
  'lagnas',
  'lagna_moon',
  'lagna_navamsa_moon',
  'lagna_birth_lagna',
  'seventh_lords',
  'venus_jupiter',
  'star_lords',
] as const;
export type NavamsaLink = (typeof NAVAMSA_LINKS)[number];

/** A point of one partner: a planet or the ascendant, in the birth chart or the navamsa. */
export interface LinkPoint {
  readonly chart: 'D1' | 'D9';
  readonly point: Graha | 'ascendant';
  readonly sign: number;
}

/** Two points held against each other. */
export interface FoundLink {
  readonly key: NavamsaLink;
  readonly groom: LinkPoint;
  readonly bride: LinkPoint;
  /** Signs from the groom's point to the bride's, 1–12; null where planets are compared by friendship. */
  readonly distance: number | null;
  /** Null where the rule calls it neither good nor bad. */
  readonly good: boolean | null;
}

const ANGLES_TRINES: readonly number[] = [1, 4, 5, 7, 9, 10];
const SIX_EIGHT_TWO_TWELVE: readonly number[] = [2, 6, 8, 12];
const TRINES_SEVENTH: readonly number[] = [1, 5, 7, 9];

interface Partner {
  readonly chart: Chart;
  readonly navamsa: VargaChart;
}
const partnerOf = (chart: Chart): Partner => ({ chart, navamsa: castVarga(chart, 9) });

const lagnaOf = ({ navamsa }: Partner): LinkPoint => ({
  chart: 'D9',
  point: 'ascendant',
  sign: navamsa.ascendant.sign,
});
const placeOf = ({ navamsa }: Partner, point: Graha): LinkPoint => ({
  chart: 'D9',
  point,
  sign: navamsa.grahas[point].sign,
});
const moonOf = ({ chart }: Partner): LinkPoint => ({ chart: 'D1', point: 'moon', sign: chart.signs.moon });
const birthLagnaOf = ({ chart }: Partner): LinkPoint => ({
  chart: 'D1',
  point: 'ascendant',
  sign: chart.ascendant.sign,
});
const seventhLordOf = (partner: Partner): LinkPoint =>
  placeOf(partner, lordOf(signAt(partner.navamsa.ascendant.sign, 7)));

/** Angles and trines are good, 6–8 and 2–12 are not, 3 and 11 are neither. */
const bySigns = (key: NavamsaLink, groom: LinkPoint, bride: LinkPoint): FoundLink => {
  const distance = houseFrom(groom.sign, bride.sign);
  const apart = SIX_EIGHT_TWO_TWELVE.includes(distance) ? false : null;
  return { key, groom, bride, distance, good: ANGLES_TRINES.includes(distance) ? true : apart };
};
/** Venus of one and Jupiter of the other: in 1, 5, 7 or 9 it is good; else nothing is said. */
const ofLove = (groom: LinkPoint, bride: LinkPoint): FoundLink => {
  const distance = houseFrom(groom.sign, bride.sign);
  return { key: 'venus_jupiter', groom, bride, distance, good: TRINES_SEVENTH.includes(distance) ? true : null };
};

/** Lord of the star in which the navamsa Moon stands. */
const starLordOf = (partner: Partner): LinkPoint => {
  const { sign, degree } = partner.navamsa.grahas.moon;
  const star = Math.floor(((sign - 1) * 30 + degree) / NAKSHATRA_DEG) + 1;
  return { chart: 'D9', point: nakshatraLord(star), sign };
};
/** Friends, or one planet: good. One of them an enemy: not. Else neither. */
const ofStars = (groom: Partner, bride: Partner): FoundLink => {
  const [his, hers] = [starLordOf(groom), starLordOf(bride)];
  const link = { key: 'star_lords' as const, groom: his, bride: hers, distance: null };
  if (his.point === 'ascendant' || hers.point === 'ascendant') throw new Error('a star without a lord');
  const relations = [naturalRelation(his.point, hers.point), naturalRelation(hers.point, his.point)];
  if (his.point === hers.point || relations.every((one) => one === 'friend')) return { ...link, good: true };
  return { ...link, good: relations.includes('enemy') ? false : null };
};

/** The links of two charts, always the same in the same order: eleven. */
export const navamsaLinks = (groomChart: Chart, brideChart: Chart): readonly FoundLink[] => {
  const [groom, bride] = [partnerOf(groomChart), partnerOf(brideChart)];
  return [
    bySigns('lagnas', lagnaOf(groom), lagnaOf(bride)),
    bySigns('lagna_moon', lagnaOf(groom), moonOf(bride)),
    bySigns('lagna_moon', moonOf(groom), lagnaOf(bride)),
    bySigns('lagna_navamsa_moon', lagnaOf(groom), placeOf(bride, 'moon')),
    bySigns('lagna_navamsa_moon', placeOf(groom, 'moon'), lagnaOf(bride)),
    bySigns('lagna_birth_lagna', lagnaOf(groom), birthLagnaOf(bride)),
    bySigns('lagna_birth_lagna', birthLagnaOf(groom), lagnaOf(bride)),
    bySigns('seventh_lords', seventhLordOf(groom), seventhLordOf(bride)),
    ofLove(placeOf(groom, 'venus'), placeOf(bride, 'jupiter')),
    ofLove(placeOf(groom, 'jupiter'), placeOf(bride, 'venus')),
    ofStars(groom, bride),
  ];
};
