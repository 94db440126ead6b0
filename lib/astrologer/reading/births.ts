/** Reads which yogas and doshas are there, and the panchang of a birth: each word tells its own limb, in any order. */
import { DOSHA_IDS } from '../../../layers/jyotish/dosha/all.ts';
import { NAKSHATRA_KEYS } from '../../../layers/jyotish/chart/nakshatra.ts';
import { SIGN_KEYS } from '../../../layers/jyotish/chart/rashi.ts';
import { NITYA_YOGA_KEYS } from '../../../layers/jyotish/panchang/keys.ts';
import { YOGA_RULES } from '../../../layers/jyotish/yoga/detect.ts';
import type { Kind } from '../language/kinds.ts';
import { hasKind, numberAs, type Mention } from '../language/mentions.ts';
import type { Claim, LimbValue } from './claim.ts';
import type { Context, Path } from './node.ts';

const valueOf = ({ senses }: Mention, kind: Kind): string | number | undefined =>
  senses.find((sense) => sense.kind === kind)?.value;

/** What one reading of some mentions says, all of them resting on every word; each word of denial denies one claim. */
const saying = (mentions: readonly Mention[], claims: readonly Claim[], context: Context): readonly Path[] => {
  const denials = mentions.filter((one) => hasKind(one, 'not')).length;
  const negated = denials > 0;
  if (claims.length === 0 || (negated && claims.length !== denials)) return [];
  const rests = mentions.map((_, at) => at);
  return [{ said: claims.map((claim) => ({ claim, negated, rests })), context: { ...context, it: [] } }];
};

const ABOUT: readonly Kind[] = [
  'in',
  'on',
  'of',
  'by',
  'and',
  'comma',
  'has',
  'runs',
  'transit',
  'not',
  'is',
  'its',
  'yours',
  'chart',
  'plain',
  'effect',
  'turn',
  'relative',
  'turn',
  'relative',
];

/** That a yoga or a dosha which a mention names is there; null where it names none. */
export const presenceOf = (one: Mention): Claim | null => {
  const yoga = YOGA_RULES.find(({ id }) => id === valueOf(one, 'yoga'))?.id;
  const dosha = DOSHA_IDS.find((id) => id === valueOf(one, 'dosha'));
  if (yoga !== undefined) return { kind: 'yoga', id: yoga };
  return dosha === undefined ? null : { kind: 'dosha', id: dosha };
};

/** Yogas and doshas that are there, or are not. */
export const presenceReadings = (mentions: readonly Mention[], context: Context): readonly Path[] => {
  const isNaming = (one: Mention): boolean => hasKind(one, 'yoga', 'dosha');
  if (!mentions.some(isNaming) || mentions.some((one) => hasKind(one, 'weekday', 'tithi', 'karana'))) return [];
  if (!mentions.every((one) => isNaming(one) || hasKind(one, 'yoga_word', 'at_birth', ...ABOUT))) return [];
  return saying(
    mentions,
    mentions.flatMap((one) => presenceOf(one) ?? []),
    context,
  );
};

const FULL = 15;
/** A tithi by its number, its half, or both; null where these do not go together, or nothing tells one. */
const tithiOf = (number: number | null, half: 'shukla' | 'krishna' | null): LimbValue | null => {
  if (number === null) return half === null ? null : { limb: 'tithi', tithi: null, paksha: half };
  if (number < FULL) return { limb: 'tithi', tithi: number, paksha: half };
  return half === null ? { limb: 'tithi', tithi: FULL, paksha: number === FULL ? 'shukla' : 'krishna' } : null;
};

const LIMB_WORDS: readonly Kind[] = [
  'tithi_word',
  'paksha_word',
  'nitya_word',
  'yoga_word',
  'karana_word',
  'weekday_word',
  'star_word',
  'sign_word',
  'rashi',
];
const VALUES: readonly Kind[] = ['weekday', 'tithi', 'paksha', 'nitya', 'yoga', 'karana', 'star', 'sign'];

const isNear = (mentions: readonly Mention[], at: number, kind: Kind): boolean =>
  [at - 2, at - 1, at + 1, at + 2].some((i) => {
    const one = mentions[i];
    return one !== undefined && hasKind(one, kind);
  });
const panchang = (value: LimbValue | null): Claim | null => (value === null ? null : { kind: 'panchang', ...value });

/** The limb that one mention tells by itself, by a name of its own; null where it tells none. */
const limbOf = (
  mentions: readonly Mention[],
  at: number,
  pada: number | null,
): readonly [string, Claim | null] | null => {
  const one = mentions[at];
  const kind = one === undefined ? undefined : VALUES.find((value) => hasKind(one, value));
  const value = one === undefined || kind === undefined ? undefined : valueOf(one, kind);
  const row = (keys: readonly string[]): number =>
    typeof value === 'string' ? keys.indexOf(value) + 1 : Number(value);
  switch (kind) {
    case 'weekday':
      // Before sunrise the calendar has another day than the panchang
      return [`vara ${value}`, panchang({ limb: 'vara', vara: Number(value) })];
    case 'nitya':
      return ['yoga', panchang({ limb: 'yoga', yoga: Number(value) })];
    case 'yoga': {
      // Vajra is a yoga of the chart and of the day
      const yoga = NITYA_YOGA_KEYS.findIndex((key) => key === value) + 1;
      return ['yoga', yoga === 0 ? null : panchang({ limb: 'yoga', yoga })];
    }
    case 'karana':
      return ['karana', panchang({ limb: 'karana', karana: Number(value) })];
    case 'star':
      return ['star', { kind: 'star', of: 'moon', star: row(NAKSHATRA_KEYS), pada }];
    case 'sign': {
      const of = isNear(mentions, at, 'ascendant') ? 'ascendant' : 'moon';
      return [`sign ${of}`, { kind: 'sign', of, sign: row(SIGN_KEYS), chart: 'D1', time: null }];
    }
    default:
      return null;
  }
};

/** The one of some values; undefined where they are several. */
const oneOf = <T>(values: readonly T[]): T | null | undefined => (values.length > 1 ? undefined : (values[0] ?? null));

/** The limbs that mentions tell, each read once; a number is one only beside the word of what it counts. */
const limbsIn = (mentions: readonly Mention[]): readonly Claim[] | null => {
  const numbers = mentions.flatMap((one, at) => {
    const number = numberAs(one, 'ordinal') ?? numberAs(one, 'number');
    return number === null || hasKind(one, ...VALUES) ? [] : [{ at, number }];
  });
  const padas = numbers.filter(({ at }) => isNear(mentions, at, 'pada'));
  const counted = numbers.filter(({ at }) => isNear(mentions, at, 'tithi_word') && !isNear(mentions, at, 'pada'));
  if (padas.length + counted.length < numbers.length) return null;
  const pada = oneOf(padas.map(({ number }) => number));
  const half = oneOf([...new Set(mentions.flatMap((one) => valueOf(one, 'paksha') ?? []))]);
  const tithi = oneOf([
    ...mentions.flatMap((one) => numberAs(one, 'tithi') ?? []),
    ...counted.map(({ number }) => number),
  ]);
  if (pada === undefined || half === undefined || tithi === undefined) return null;
  const paksha = half === 'shukla' || half === 'krishna' ? half : null;
  const named = mentions.flatMap((_, at) => {
    const limb = limbOf(mentions, at, pada);
    return limb === null ? [] : [limb];
  });
  if (new Set(named.map(([name]) => name)).size < named.length) return null;
  if (pada !== null && !named.some(([name]) => name === 'star')) return null;
  const all = named.map(([, claim]) => claim);
  const claims = paksha === null && tithi === null ? all : [...all, panchang(tithiOf(tithi, paksha))];
  return claims.every((one) => one !== null) ? claims : null;
};

const LABELS: readonly Kind[] = ['ascendant', 'rashi', 'star_word', 'pada'];
/** Whether each value stands behind its label, as in "Rashi: Mesha, Nakshatra: Ashwini". */
const isLabelled = (mentions: readonly Mention[]): boolean => {
  const named = mentions.filter((one) => hasKind(one, 'sign', 'star', 'number', 'ordinal', ...LABELS));
  return (
    named.length % 2 === 0 &&
    named.every((one, at) => hasKind(one, ...LABELS) === (at % 2 === 0)) &&
    !mentions.some((one) => hasKind(one, 'weekday', 'tithi', 'paksha', 'nitya', 'karana', 'yoga', 'not'))
  );
};

/** The panchang of the birth, and lists of the signs and the star of a chart. */
export const limbReadings = (mentions: readonly Mention[], context: Context): readonly Path[] => {
  if (!mentions.some((one) => hasKind(one, 'at_birth')) && !isLabelled(mentions)) return [];
  const isRead = (one: Mention): boolean =>
    hasKind(one, 'at_birth', 'ascendant', 'pada', ...VALUES, ...LIMB_WORDS, ...ABOUT) ||
    (hasKind(one, 'ordinal', 'number') && !hasKind(one, 'date'));
  const claims = mentions.every(isRead) ? limbsIn(mentions) : null;
  if (claims === null || mentions.filter((one) => hasKind(one, 'ascendant')).length > 1) return [];
  if (
    mentions.some((one) => hasKind(one, 'ascendant')) &&
    !claims.some((one) => one.kind === 'sign' && one.of === 'ascendant')
  )
    return [];
  return saying(mentions, claims, context);
};
