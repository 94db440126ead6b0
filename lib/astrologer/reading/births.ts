/** Reads which yogas and doshas are there, and the panchang, the signs and the star of a birth: each word tells its own limb. */
import { NITYA_YOGA_KEYS } from '../../../layers/jyotish/panchang/keys.ts';
import { kinds } from '../language/kinds.ts';
import { numberAs } from '../language/mentions.ts';
import { hasWord, isOnly, isWord, ofType, saying, type Bag } from './bag.ts';
import type { Claim, LimbValue } from '../facts/claim.ts';
import { told, type Context, type Path } from './context.ts';
import { presenceOf, type Item } from './items.ts';
import { repeats } from './things.ts';

/** Yogas and doshas that are there, or are not: a part of a sentence that only names them says nothing of them. */
export const presenceReadings = (bag: Bag, context: Context): readonly Path[] => {
  const isSaid = !bag.isPart || bag.hasVerb || hasWord(bag, ...kinds('has not transit runs'));
  if (!isSaid || !isOnly(bag, ['presence', 'not'], kinds('yoga_word at_birth transit runs relative'))) return [];
  return saying(
    bag,
    ofType(bag, 'presence').flatMap(({ mention }) => presenceOf(mention) ?? []),
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
const panchang = (value: LimbValue): Claim => ({ kind: 'panchang', ...value });

const VALUES = kinds('weekday tithi paksha nitya yoga karana');
/** The value of a limb that an item tells by itself, by the name of the limb. */
type Limb = readonly [limb: string, claim: Claim | number | string];
const limbOf = ({ mention, type }: Item): readonly Limb[] => {
  if (type === 'star' || type === 'sign' || type === 'house') return [];
  const sense = VALUES.map((kind) => mention.senses.find((one) => one.kind === kind)).find((one) => one !== undefined);
  const number = Number(sense?.value);
  switch (sense?.kind) {
    case 'weekday':
      return [[`vara ${number}`, panchang({ limb: 'vara', vara: number })]];
    case 'karana':
      return [['karana', panchang({ limb: 'karana', karana: number })]];
    case 'tithi':
    case 'paksha':
      return [[sense.kind, sense.value]];
    case 'nitya':
      return [['yoga', panchang({ limb: 'yoga', yoga: number })]];
    case 'yoga': {
      // Vajra is a yoga of the chart and of the day
      const yoga = NITYA_YOGA_KEYS.findIndex((key) => key === sense.value) + 1;
      return yoga === 0 ? [] : [['yoga', panchang({ limb: 'yoga', yoga })]];
    }
    default:
      return [];
  }
};

/** The tithi of a birth by all that tells of it: its name, its half, "the fifth tithi"; null where they do not agree. */
const tithiIn = (bag: Bag): readonly Claim[] | null => {
  const found = bag.items.flatMap(limbOf);
  const counted = bag.items.flatMap((one, at) => {
    const [before, after] = [bag.items[at - 1], bag.items[at + 1]];
    const isCounted = [before, after].some((beside) => beside !== undefined && isWord(beside, 'tithi_word'));
    const number = one.type === 'house' ? one.thing.numbers[0] : (numberAs(one.mention, 'number') ?? undefined);
    return isCounted && number !== undefined ? [number] : [];
  });
  const names = [...found.flatMap(([limb, value]) => (limb === 'tithi' ? [Number(value)] : [])), ...counted];
  const halves = [...new Set(found.flatMap(([limb, value]) => (limb === 'paksha' ? [value] : [])))];
  const loose = bag.items.filter((one) => one.type === 'house' || isWord(one, 'number', 'ordinal')).length;
  if (names.length > 1 || halves.length > 1 || loose > counted.length) return null;
  if (names.length + halves.length === 0) return [];
  const [half] = halves;
  const tithi = tithiOf(names[0] ?? null, half === 'shukla' || half === 'krishna' ? half : null);
  return tithi === null ? null : [panchang(tithi)];
};

/** Whose a sign is: of the label before it or behind it, else of the Moon at a birth. */
const signsIn = ({ items }: Bag, step: 1 | -1): readonly Claim[] | null => {
  const named = items.filter((one) => ['sign', 'lagna', 'point', 'star'].includes(one.type) || isWord(one, 'rashi'));
  const used = new Set<Item>();
  const claims = named.flatMap((one, at): readonly Claim[] => {
    if (one.type === 'star') return one.thing.says.flatMap((says) => told(says, 'moon'));
    if (one.type === 'lagna') return one.thing.own.flatMap(({ says }) => told(says, 'ascendant'));
    if (one.type !== 'sign') return [];
    const label = named[at + step];
    const isLabel =
      label !== undefined && label.type !== 'sign' && label.type !== 'star' && label.thing.own.length === 0;
    if (isLabel) used.add(label);
    return one.thing.says.flatMap((says) => told(says, isLabel && label.type === 'lagna' ? 'ascendant' : 'moon'));
  });
  const isWhole = named.every(
    (one) =>
      one.type === 'sign' || one.type === 'star' || used.has(one) || one.thing.own.length > 0 || isWord(one, 'rashi'),
  );
  return isWhole ? claims : null;
};

const LIMB_WORDS = [
  ...kinds(
    'weekday tithi paksha nitya yoga karana number ordinal tithi_word paksha_word nitya_word yoga_word karana_word',
  ),
  ...kinds('weekday_word star_word sign_word rashi at_birth runs transit relative pada'),
];

/** The panchang of the birth, and lists of the signs and the star of a chart. */
export const limbReadings = (bag: Bag, context: Context): readonly Path[] => {
  const isMoon = ofType(bag, 'point').every(
    ({ thing }) => thing.refs.every((ref) => ref === 'moon') && thing.own.length === 0,
  );
  if (!hasWord(bag, 'at_birth') || !isMoon) return [];
  if (!isOnly(bag, ['lagna', 'sign', 'star', 'house', 'point', 'not', 'presence'], LIMB_WORDS)) return [];
  const named = bag.items.flatMap(limbOf).filter(([limb]) => limb !== 'tithi' && limb !== 'paksha');
  // "Nakshatra" with a name that nobody knows
  const isNameless = hasWord(bag, 'star_word') && ofType(bag, 'star').length === 0;
  const tithi = tithiIn(bag);
  if (isNameless || tithi === null || repeats(named.map(([limb]) => limb))) return [];
  const limbs = named.flatMap(([, claim]) => (typeof claim === 'object' ? [claim] : []));
  return ([-1, 1] as const).flatMap((step) => {
    const signs = signsIn(bag, step);
    const ofs = signs?.flatMap((one) => ('of' in one ? [`${one.kind} ${JSON.stringify(one.of)}`] : [])) ?? [];
    return signs === null || repeats(ofs) ? [] : saying(bag, [...limbs, ...signs, ...tithi], context);
  });
};
