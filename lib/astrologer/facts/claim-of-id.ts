/** The claim that the id of a fact stands for; what it says of its thing is filled from the birth when the fact is told. */
import { DOSHA_IDS } from '../../../layers/jyotish/dosha/all.ts';
import { GRAHAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import { YOGA_RULES } from '../../../layers/jyotish/yoga/detect.ts';
import type { KnownBirth } from '../../answers/queries/known-birth.ts';
import { CLAIM_CHARTS, pointOf, type Claim, type DateSpan } from './claim.ts';

const numberOf = (text: string | undefined, most: number): number | null => {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : null;
};

const dayOf = (text: string | undefined): DateSpan | null => {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/u.exec(text ?? '') ?? [];
  if (day === undefined) return null;
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  return { from: date, to: date };
};

const NATAL = ['D1', 'D9'] as const;
const STARTS = { house: 'lagna', house_from_moon: 'moon', house_from_sun: 'sun' } as const;
const FINDINGS = ['degree', 'motion', 'combust', 'strength'] as const;

type Parts = readonly (string | undefined)[];

/** Facts of a birth that are named by their kind first. */
const ofBirth = ([family, first]: Parts): Claim | null => {
  const yoga = YOGA_RULES.find(({ id }) => id === first)?.id;
  if (family === 'yoga') return yoga === undefined ? null : { kind: 'yoga', id: yoga };
  const dosha = DOSHA_IDS.find((id) => id === first);
  if (family === 'dosha') return dosha === undefined ? null : { kind: 'dosha', id: dosha };
  if (family !== 'birth') return null;
  switch (first) {
    case 'vara':
      return { kind: 'panchang', limb: 'vara', vara: 0 };
    case 'tithi':
      return { kind: 'panchang', limb: 'tithi', tithi: null, paksha: null };
    case 'yoga':
      return { kind: 'panchang', limb: 'yoga', yoga: 1 };
    case 'karana':
      return { kind: 'panchang', limb: 'karana', karana: 0 };
    default:
      return null;
  }
};

const periodOf = ([family, ...rest]: Parts): Claim | null => {
  const time = dayOf(rest.at(-1));
  const named = time === null ? rest : rest.slice(0, -1);
  const lords = named.flatMap((name, i) => {
    const lord = GRAHAS.find((planet) => planet === name);
    return lord === undefined ? [] : [{ level: i + 1, lord }];
  });
  if (family !== 'dasha' || lords.length === 0 || lords.length !== named.length || lords.length > 3) return null;
  return { kind: 'period', lords, edge: 'running', time };
};

/** Facts that stand in a chart and are said of a house. */
const ofHouse = (known: KnownBirth, [chart, kind, first]: Parts): Claim | null => {
  if (chart !== 'D1') return null;
  const house = numberOf(first, 12);
  if (kind === 'lord' && house !== null) return { kind, house, planet: known.read.lord(house) };
  if (kind === 'house_sign' && house !== null) return { kind, house, sign: 1 };
  const [, where, number] = /^(house|sign)_(\d+)$/u.exec(first ?? '') ?? [];
  const at = numberOf(number, 12);
  if (kind !== 'count' || at === null) return null;
  return { kind, count: 0, place: where === 'house' ? { house: at } : { sign: at } };
};

/** Facts that stand in a chart and are said of two points, or of a point and a house. */
const ofTwo = ([named, kind, first, second]: Parts): Claim | null => {
  const [of, other] = [pointOf(first), pointOf(second)];
  const chart = NATAL.find((one) => one === named);
  if (of === null || chart === undefined) return null;
  if (kind === 'conjunction') return other === null ? null : { kind, of, other, chart };
  const house = numberOf(second, 12);
  if (kind !== 'aspect' || chart !== 'D1') return null;
  if (house !== null) return { kind, of, on: { house } };
  return other === null ? null : { kind, of, on: other };
};

/** Facts that stand in a chart and are said of one point. */
const ofPoint = ([named, kind, first, day]: Parts): Claim | null => {
  const of = pointOf(first);
  const chart = CLAIM_CHARTS.find((one) => one === named);
  if (of === null || chart === undefined) return null;
  const time = dayOf(day);
  if (kind === 'sign') return { kind, of, sign: 1, chart, time };
  const start = Object.entries(STARTS).find(([name]) => name === kind)?.[1];
  if (start !== undefined) return { kind: 'house', of, house: 1, from: start, chart, time };
  if (kind === 'star') return chart === 'D9' ? null : { kind, of, star: 1, pada: null };
  if (kind === 'dignity') return chart === 'transit' ? null : { kind, of, dignity: 'exalted', chart };
  const finding = FINDINGS.find((one) => one === kind);
  if (finding === undefined || chart !== 'D1') return null;
  const claims = {
    degree: { kind: 'degree', of, degree: 0 },
    motion: { kind: 'motion', of, retrograde: true },
    combust: { kind: 'combust', of },
    strength: { kind: 'strength', of, strong: true },
  } as const satisfies Record<(typeof FINDINGS)[number], Claim>;
  return claims[finding];
};

/** The claim of the id of a fact of a birth, as `factId` writes it; null for one that is no fact. */
export const claimOfId = (known: KnownBirth, id: string): Claim | null => {
  const parts: Parts = id.split('.');
  return ofBirth(parts) ?? periodOf(parts) ?? ofHouse(known, parts) ?? ofTwo(parts) ?? ofPoint(parts);
};
