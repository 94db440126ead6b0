/** Forms of what stands by itself at birth: yogas, doshas, and the panchang. */
import { DOSHA_IDS } from '../../../layers/jyotish/dosha/all.ts';
import { NITYA_YOGA_KEYS } from '../../../layers/jyotish/panchang/keys.ts';
import { YOGA_RULES } from '../../../layers/jyotish/yoga/detect.ts';
import type { Claim, LimbValue } from './claim.ts';
import { forms } from './grammar-things.ts';
import { made, partsOf, type Node, type Said } from './node.ts';
import type { Form } from './parser.ts';
import { isNot, said, statement, type P } from './statement.ts';

/** Claims that the yogas and doshas of some names are there. */
export const presences = (names: string): readonly Claim[] =>
  names.split(' ').flatMap((name): readonly Claim[] => {
    const yoga = YOGA_RULES.find(({ id }) => `yoga.${id}` === name)?.id;
    const dosha = DOSHA_IDS.find((id) => `dosha.${id}` === name);
    if (yoga !== undefined) return [{ kind: 'yoga', id: yoga }];
    return dosha === undefined ? [] : [{ kind: 'dosha', id: dosha }];
  });
/** A yoga or a dosha is there, or is not. */
const present = (parts: P): Node =>
  statement(parts, (_, rests) =>
    [parts['Yoga'], parts['Yoga2']].flatMap((part) =>
      presences(part?.value ?? '').map((claim) => said(claim, rests, isNot(parts))),
    ),
  );

const FULL = 15;
const first = (node: Node | undefined): number => node?.numbers[0] ?? 0;

/** A tithi by its number, its half, or both; null where these do not go together, or nothing tells one. */
const tithiIn = ({ paksha, tithi, ordinal }: P): LimbValue | null => {
  const half = paksha?.value === 'shukla' || paksha?.value === 'krishna' ? paksha.value : null;
  const number = (tithi ?? ordinal)?.numbers[0] ?? null;
  if (number === null) return half === null ? null : { limb: 'tithi', tithi: null, paksha: half };
  if (number < FULL) return { limb: 'tithi', tithi: number, paksha: half };
  return half === null ? { limb: 'tithi', tithi: FULL, paksha: number === FULL ? 'shukla' : 'krishna' } : null;
};
/** A yoga of the day by its name; null for one of the chart. Vajra is both. */
const nityaYoga = (name: string): LimbValue | null => {
  const row = NITYA_YOGA_KEYS.findIndex((key) => `yoga.${key}` === name);
  return row < 0 ? null : { limb: 'yoga', yoga: row + 1 };
};
const ofPanchang = (value: LimbValue | null): Claim | null => (value === null ? null : { kind: 'panchang', ...value });

/** What one limb claims of a birth; null where its words do not go together. */
const limbClaim = (parts: P): Claim | null => {
  const { weekday, nitya, yoga, karana, Star: star, ascendant } = parts;
  if (weekday !== undefined) return ofPanchang({ limb: 'vara', vara: first(weekday) });
  if (nitya !== undefined) return ofPanchang({ limb: 'yoga', yoga: first(nitya) });
  if (yoga !== undefined) return ofPanchang(nityaYoga(yoga.value));
  if (karana !== undefined) return ofPanchang({ limb: 'karana', karana: first(karana) });
  const sign = (parts['Sign'] ?? parts['sign'])?.sign ?? null;
  if (sign !== null)
    return { kind: 'sign', of: ascendant === undefined ? 'moon' : 'ascendant', sign, chart: 'D1', time: null };
  if (star !== undefined)
    return { kind: 'star', of: 'moon', star: first(star), pada: parts['Pada']?.numbers[0] ?? null };
  return ofPanchang(tithiIn(parts));
};
const limb = (parts: P): Node | null => {
  const claim = limbClaim(parts);
  if (claim === null) return null;
  const all = partsOf(parts);
  return made(all, {
    says: (): readonly Said[] => [
      said(
        claim,
        all.flatMap((part) => part.rests),
      ),
    ],
  });
};

/** Limbs of a birth; a word of denial denies the only one. */
const atBirth = (parts: P): Node | null => {
  const limbs = parts['Limbs'];
  const all = partsOf(parts);
  if (limbs === undefined) return null;
  const rests = all.flatMap((part) => part.rests);
  return made([], {
    rests,
    says: (context) => {
      const told = limbs.says(context);
      return isNot(parts) && told.length !== 1 ? [] : told.map((one) => ({ ...one, rests, negated: isNot(parts) }));
    },
  });
};

/** The words of the five limbs of a day. */
const ANGA_WORDS = [
  'tithi_word',
  'weekday_word',
  'karana_word',
  'yoga_word',
  'nitya_word yoga_word',
  'nitya_word',
] as const;

/** Forms of yogas, doshas and the panchang at birth. */
export const AT_BIRTH: readonly Form<Node>[] = [
  ...forms('Yoga', 'yoga yoga_word? | dosha yoga_word? | dosha Sep dosha | yoga Sep yoga', (parts) =>
    made(partsOf(parts), {
      value: partsOf(parts)
        .map((part) => part.value)
        .filter((value) => value !== '')
        .join(' '),
    }),
  ),
  ...forms(
    'Statement',
    `
    has? runs? transit? not? has? Yoga comma? in? on? transit? has? not? on? transit? has? | Yoga transit on? not? has?
    at_birth in? not? Yoga`,
    present,
  ),
  ...forms(
    'Limb',
    `
    weekday | weekday weekday_word | paksha paksha_word? of? comma? tithi tithi_word?
    tithi tithi_word? of? in? paksha paksha_word | tithi tithi_word? | tithi_word tithi
    paksha paksha_word? ordinal tithi_word | ordinal tithi_word of? paksha paksha_word | paksha paksha_word
    yoga | nitya yoga_word | nitya nitya_word yoga_word | nitya_word yoga_word? nitya | yoga_word nitya
    karana karana_word | karana_word karana | Star | Star of? comma? Pada | Sign of? ascendant | sign sign_word`,
    limb,
  ),
  ...forms(
    'Limbs',
    `
    Limb | Limb Sep Limbs | Limb Sep? in Limbs | Limb Sep? on Limbs | Limb of Limbs | Limb Limbs | on Limbs
    in Limbs`,
    (parts) => made(partsOf(parts), {}),
  ),
  ...forms(
    'Statement',
    `
    at_birth in? on? Limbs in? on? | not at_birth in? on? Limbs | at_birth not Limbs | Limbs in? on? at_birth
    at_birth Limbs on? in? not | at_birth of? in? comma? Limbs`,
    atBirth,
  ),
  // "The tithi of your birth is ...", "Birth tithi: ..., karana: ..."
  ...forms('Value', 'Limb | karana | nitya', (parts) => parts['Limb'] ?? limb(parts)),
  ...ANGA_WORDS.flatMap((word) => [
    ...forms('Item', `${word} comma? Value | Value ${word}`, (parts) => made(partsOf(parts), {})),
    ...forms('Statement', `${word} of? in? at_birth of? comma? Limbs`, atBirth),
    ...forms('Statement', `${word} of? in? at_birth of? comma? Value`, (parts) =>
      atBirth({ ...parts, Limbs: parts['Value'] }),
    ),
  ]),
  ...forms('Limbs', 'Item | Item Sep Limbs', (parts) => made(partsOf(parts), {})),
];
