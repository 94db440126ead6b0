/**
 * The panchang at birth in a sentence: "You were born on a Thursday", "आपकी जन्म तिथि शुक्ल पंचमी है". A limb is read only
 * where nothing but words that say nothing stands between it and the birth of the reader: a fast on Mondays, a festival on
 * an Ekadashi and another person's birthday claim nothing. What was read is left out of the sentence.
 */
import { WEEKDAYS_SAID } from '../../words/reading/day-vocabulary.ts';
import {
  AT_BIRTH,
  BESIDE_LIMBS,
  BIRTH_WORD,
  BORN_AFTER_YOU,
  BORN_FIRST,
  BORN_LAST,
  BUT,
  EITHER,
  HALF_WORD,
  HINDI_OF_BIRTH,
  KARANA_WORD,
  KARANAS_SAID,
  NITYA_WORD,
  NITYA_YOGAS_SAID,
  NOT_AFTER,
  NOT_BEFORE,
  OF_BIRTH,
  OWN_BEFORE,
  PAKSHA_WORD,
  PAKSHAS_SAID,
  PLACE_AFTER,
  PLACE_BEFORE,
  TITHI_WORD,
  TITHIS_SAID,
  WEEKDAY_WORD,
  YOGA_WORD,
  YOU_BORN,
} from '../../words/reading/anga-vocabulary.ts';
import { MONTHS_SAID, ORDINALS } from '../../words/reading/number-vocabulary.ts';
import type { LimbValue } from './claim.ts';
import type { ReadClaim } from './clause.ts';
import { anyOf, NOT_LETTER, NOT_LETTER_BEFORE } from './forms.ts';
import { lexicon } from './lexicon.ts';
import { normalised } from '../../words/reading/normalise.ts';
import type { Token } from './symbols.ts';

/** A limb as it was read, its words, and whether they deny it. */
interface Mention {
  readonly value: LimbValue;
  readonly from: number;
  readonly to: number;
  readonly isUnclear: boolean;
}
type Item =
  | (Mention & { readonly kind: 'limb' })
  | { readonly kind: 'word' | 'notBefore' | 'notAfter' | 'but' | 'or' | 'end' | 'other'; readonly to: number };

/** A claim about a limb, with the words it was read from. */
export interface LimbRead {
  readonly clause: readonly Token[];
  readonly read: ReadClaim;
}

const indexed = (rows: readonly string[]): ReadonlyMap<string, number> =>
  new Map(rows.flatMap((forms, i) => forms.split('|').map((form) => [normalised(form), i] as const)));
const WEEKDAYS = indexed(WEEKDAYS_SAID);
const TITHIS = indexed(TITHIS_SAID);
const NTH = indexed(ORDINALS);
const YOGAS = indexed(NITYA_YOGAS_SAID);
const KARANAS = indexed(KARANAS_SAID);
const HALVES = indexed([
  `${PAKSHAS_SAID.shukla.name}|${PAKSHAS_SAID.shukla.half}`,
  `${PAKSHAS_SAID.krishna.name}|${PAKSHAS_SAID.krishna.half}`,
]);

const listed = (rows: readonly string[]): string => anyOf(rows.join('|'));
const sticky = (source: string): RegExp => new RegExp(`(?:${source})${NOT_LETTER}`, 'uy');
const PAKSHA_NAMES = anyOf(`${PAKSHAS_SAID.shukla.name}|${PAKSHAS_SAID.krishna.name}`);
const HALF_NAMES = `(?:${anyOf(`${PAKSHAS_SAID.shukla.half}|${PAKSHAS_SAID.krishna.half}`)}) (?:${anyOf(HALF_WORD)})`;
const IS = '(?: (?:is|was|named|called|था|है|tha|hai|रहा))? ?[:=-]? ?';

const VARA = sticky(`(?<vara>${listed(WEEKDAYS_SAID)})`);
const TITHI = sticky(
  `(?:(?<half>${PAKSHA_NAMES})(?:[ -]?(?:${anyOf(PAKSHA_WORD)}))?,?(?: (?:'s|के|की|का|ke|ki|ka))?[ -])?(?:(?<tithi>${listed(TITHIS_SAID)})(?:[ -](?:${anyOf(TITHI_WORD)}))?|(?<nth>${listed(ORDINALS)}|(?:[1-9]|1[0-4])(?:st|nd|rd|th|वीं|वी)?) (?:${anyOf(TITHI_WORD)}))(?:,? (?:of|in) (?:the )?(?:(?<after>${PAKSHA_NAMES}) (?:${anyOf(PAKSHA_WORD)})|(?<named>${HALF_NAMES})))?`,
);
const PAKSHA = sticky(
  `(?<half>${PAKSHA_NAMES})[ -]?(?:${anyOf(PAKSHA_WORD)})|(?<named>${HALF_NAMES})(?: of the (?:lunar )?month)?`,
);
const YOGA = sticky(
  `(?<nitya>(?:${anyOf(NITYA_WORD)}) )?(?:(?<yoga>${listed(NITYA_YOGAS_SAID)})[ -](?<nitya2>(?:${anyOf(NITYA_WORD)}) )?(?:${anyOf(YOGA_WORD)})|(?<label>${anyOf(YOGA_WORD)})${IS}(?<yoga2>${listed(NITYA_YOGAS_SAID)}))`,
);
const BARE_YOGA = sticky(`(?<yoga>${listed(NITYA_YOGAS_SAID)})`);
const KARANA = sticky(
  `(?<karana>${listed(KARANAS_SAID)})[ -](?:${anyOf(KARANA_WORD)})|(?:${anyOf(KARANA_WORD)})${IS}(?<karana2>${listed(KARANAS_SAID)})`,
);
const BARE_KARANA = sticky(`(?<karana>${listed(KARANAS_SAID)})`);

/** In Delhi, on …: a place of birth. */
const PLACE = new RegExp(`(?:${PLACE_AFTER}) (?<place>\\p{L}+(?: \\p{L}+)?)(?= ?(?:,| on | at | in | during ))`, 'uy');
const PATTERNS = [
  ['notBefore', sticky(anyOf(NOT_BEFORE))],
  ['notAfter', sticky(anyOf(NOT_AFTER))],
  ['but', sticky(anyOf(BUT))],
  ['or', sticky(anyOf(EITHER))],
  ['end', sticky(anyOf(BORN_LAST))],
  [
    'word',
    sticky(
      `${anyOf(BESIDE_LIMBS)}|${listed(MONTHS_SAID)}|\\d+(?:[:.]\\d+)?(?:st|nd|rd|th)?|[\\p{L}\\p{M}]+ (?:${anyOf(PLACE_BEFORE)})`,
    ),
  ],
  ['word', /[,:()/=-]/uy],
  ['end', /[.!?;।"]/uy],
  ['other', /\S[^\s,:()/=.!?;।"-]*/uy],
] as const;

type Groups = Readonly<Record<string, string | undefined>>;
const matchAt = (
  pattern: RegExp,
  text: string,
  at: number,
): { readonly groups: Groups; readonly to: number } | null => {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  return found === null ? null : { groups: found.groups ?? {}, to: at + found[0].length };
};

const pakshaIn = (words: string | undefined): 'shukla' | 'krishna' | null => {
  const row = words === undefined ? undefined : HALVES.get(words.split(' ')[0] ?? '');
  return row === undefined ? null : row === 0 ? 'shukla' : 'krishna';
};

const tithiValue = (row: number, paksha: 'shukla' | 'krishna' | null): LimbValue =>
  row < 14
    ? { limb: 'tithi', tithi: row + 1, paksha }
    : { limb: 'tithi', tithi: 15, paksha: row === 14 ? 'shukla' : 'krishna' };

/** Whether "in Vajra yoga" may be a yoga of the chart as well. */
const isOfChart = (name: string): boolean => lexicon().entries.get(`${name} yoga`)?.yoga !== undefined;

/** The limb whose words begin here; `bare` is one that was named before, whose value may stand alone. */
const limbAt = (text: string, at: number, bare: LimbValue['limb'] | null): Mention | null => {
  const read = (
    pattern: RegExp,
    value: (groups: Groups) => LimbValue,
    isUnclear = (_: Groups) => false,
  ): Mention | null => {
    const found = matchAt(pattern, text, at);
    return found && { value: value(found.groups), from: at, to: found.to, isUnclear: isUnclear(found.groups) };
  };
  const yogaOf = ({ yoga, yoga2 }: Groups): LimbValue => ({
    limb: 'yoga',
    yoga: (YOGAS.get(yoga ?? yoga2 ?? '') ?? NaN) + 1,
  });
  const karanaOf = ({ karana, karana2 }: Groups): LimbValue => ({
    limb: 'karana',
    karana: KARANAS.get(karana ?? karana2 ?? '') ?? NaN,
  });
  return (
    read(VARA, ({ vara = '' }) => ({ limb: 'vara', vara: WEEKDAYS.get(vara) ?? NaN })) ??
    read(YOGA, yogaOf, ({ nitya, nitya2, yoga }) => !nitya && !nitya2 && yoga !== undefined && isOfChart(yoga)) ??
    read(KARANA, karanaOf) ??
    read(TITHI, ({ tithi = '', nth = '', half, after, named }) =>
      tithiValue(TITHIS.get(tithi) ?? NTH.get(nth) ?? Number.parseInt(nth) - 1, pakshaIn(half ?? after ?? named)),
    ) ??
    read(PAKSHA, ({ half, named }) => ({ limb: 'tithi', tithi: null, paksha: pakshaIn(half ?? named) })) ??
    (bare === 'yoga' ? read(BARE_YOGA, yogaOf) : bare === 'karana' ? read(BARE_KARANA, karanaOf) : null)
  );
};

/** Names of stars say nothing of the other limbs. */
const starAt = (text: string, at: number): number | null => {
  const words = /(?:[\p{L}\p{M}]+ ?){1,2}/uy;
  words.lastIndex = at;
  const [two = ''] = words.exec(text) ?? [];
  const star = [two.trim(), two.trim().split(' ')[0] ?? ''].find((form) => lexicon().entries.get(form)?.symbol === 'N');
  return star === undefined ? null : at + star.length;
};

const placeAt = (text: string, at: number): number | null => {
  const found = matchAt(PLACE, text, at);
  const place = found?.groups['place'] ?? '';
  return found !== null && limbAt(text, found.to - place.length, null) === null ? found.to : null;
};

/** The words of a part of a text from `from` to `to`, each with its kind. */
const itemsIn = (text: string, from: number, to: number, bare: LimbValue['limb'] | null): readonly Item[] => {
  const items: Item[] = [];
  for (let at = from; at < to;) {
    if (text[at] === ' ') {
      at++;
      continue;
    }
    const limb = limbAt(text, at, bare);
    const besides = limb === null ? (starAt(text, at) ?? placeAt(text, at)) : null;
    const item: Item = limb
      ? { kind: 'limb', ...limb }
      : besides !== null
        ? { kind: 'word', to: besides }
        : (PATTERNS.map(([kind, pattern]) => ({ kind, to: matchAt(pattern, text, at)?.to ?? 0 })).find(
            (one) => one.to > at,
          ) ?? { kind: 'other', to: at + 1 });
    items.push(item);
    at = item.to;
  }
  return items;
};

interface Told extends Mention {
  readonly negated: boolean;
}

/** The limbs of words that stand beside a birth; `isDenied` where "not born" comes before them. */
const toldIn = (items: readonly Item[], isDenied: boolean): readonly Told[] => {
  const told: Told[] = [];
  let negated = isDenied;
  let since = 0;
  let isEither = false;
  for (const [i, item] of items.entries()) {
    if (item.kind === 'other' || item.kind === 'end') break;
    if (item.kind === 'notBefore') negated = true;
    if (item.kind === 'but') [negated, since] = [false, told.length];
    if (item.kind === 'or') isEither = true;
    if (item.kind === 'notAfter') {
      const those = told.slice(since);
      told.splice(since, those.length, ...those.map((one) => ({ ...one, negated: true, isUnclear: those.length > 1 })));
      since = told.length;
    }
    if (item.kind !== 'limb') continue;
    const isTold = told.some((one) => one.value.limb === item.value.limb && !one.negated);
    // On a Thursday, and Saturday suits you
    if (!isEither && (isTold || (told.length > 0 && items[i + 1]?.kind === 'other'))) break;
    told.push({ ...item, negated });
  }
  const isMixed = isEither || told.filter((one) => one.negated).length > 1;
  return isMixed ? told.map((one) => ({ ...one, isUnclear: true })) : told;
};

const LIMB_WORDS = [
  ['vara', WEEKDAY_WORD],
  ['tithi', `${TITHI_WORD}|${PAKSHA_WORD}`],
  ['yoga', YOGA_WORD],
  ['karana', KARANA_WORD],
] as const;
const LABELS = LIMB_WORDS.map(([limb, words]) => {
  const word = `(?:(?:${anyOf(NITYA_WORD)}) )?(?:${anyOf(words)})`;
  const own = `(?<=^|[,;:.(/-] ?|${NOT_LETTER_BEFORE}(?:${anyOf(OWN_BEFORE)}) )`;
  return [
    limb,
    `${own}(?:(?:${anyOf(BIRTH_WORD)})[ -]?(?:(?:का|की|ka|ki) )?${word}|${word} (?:${OF_BIRTH})|(?:${HINDI_OF_BIRTH}) ${word})`,
  ] as const;
});
/** "Your birth tithi", and which limb it is. */
const LABELLED = LABELS.map(([limb, source]) => `(?<${limb}>${source})`).join('|');
const ANCHOR = new RegExp(
  `${NOT_LETTER_BEFORE}(?:${LABELLED}|(?<at>${normalised(AT_BIRTH)})|(?<!(?:before|after|until|till|since) )(?:${normalised(YOU_BORN)})|${normalised(BORN_AFTER_YOU)}|${normalised(BORN_FIRST)})${NOT_LETTER}`,
  'gu',
);
/** Nothing is looked for in a sentence that does not speak of a birth. */
const SPEAKS_OF_BIRTH = /born|birth|natal|came into|entered (?:the|this) world|saw the light|janm|janam|जन्म|पैदा|paida/u;

/** The limbs that a normalised sentence tells of the birth of its reader, and the sentence without their words. */
export const limbsIn = (text: string): { readonly rest: string; readonly claims: readonly LimbRead[] } => {
  if (!SPEAKS_OF_BIRTH.test(text)) return { rest: text, claims: [] };
  const told = new Map<number, Told>();
  for (const { index, 0: anchor, groups = {} } of text.matchAll(ANCHOR)) {
    const end = index + anchor.length;
    const bare = LIMB_WORDS.find(([limb]) => groups[limb] !== undefined)?.[0] ?? null;
    const isDenied = groups['not'] !== undefined || groups['not2'] !== undefined;
    const after = toldIn(itemsIn(text, end, text.length, bare), isDenied);
    const before = itemsIn(text, 0, index, bare);
    const stop = before.findLastIndex(({ kind }) => kind === 'other' || kind === 'end');
    const isBeside = groups['at'] !== undefined && before.at(-1)?.kind === 'limb';
    const earlier = stop < 0 || isBeside ? toldIn(before.slice(stop + 1), isDenied) : [];
    for (const one of [...earlier, ...after]) if (!told.has(one.from)) told.set(one.from, one);
  }
  const mentions = [...told.values()].toSorted((a, b) => a.from - b.from);
  let rest = '';
  let from = 0;
  for (const one of mentions) {
    rest += `${text.slice(from, one.from)}panchang`;
    from = one.to;
  }
  return {
    rest: rest + text.slice(from),
    claims: mentions.map(({ value, negated, isUnclear, from: start, to }) => ({
      clause: [{ symbol: '_', text: text.slice(start, to) }],
      read: { claim: { kind: 'panchang', ...value }, negated, at: 0, used: [0], unclear: isUnclear },
    })),
  };
};
