/**
 * Whether a part that a language model wrote may be sent. Nothing in it is taken on trust: it may name the chart by slots of
 * the rows it cites alone, a meaning rests on a rule and a fact of that rule, and no word promises, frightens or heals.
 */
import * as z from 'zod/mini';
import { MATTER_ROWS } from '../../../answers/matters.ts';
import type { Decision } from '../../../answers/judgement.ts';
import { MATTERS, PART_KINDS, type BLOCK_REASONS, type Matter } from '../../../contract/suites/astrologer.ts';
import type { Tongue } from '../../../words/astrologer/fixed-texts.ts';
import {
  bareToken,
  boundWords,
  clausesOf,
  isCertain,
  isFearful,
  isHedged,
  isMedical,
  isOffstage,
  isOnOthers,
} from './bounds.ts';
import { SLOT, type Row } from '../tell/parts.ts';
import { safetyCaseOf } from '../../safety/safety.ts';
import { isIn } from '../hear/tongue.ts';

/** Most parts of an answer, characters of a part, rows that one cites. */
export const MOST_PARTS = 9;
export const PART_CHARACTERS = { least: 8, most: 320 } as const;
export const MOST_CITES = 4;

/** A part as a model writes it. */
export const writtenPart = z.strictObject({
  kind: z.enum(PART_KINDS),
  text: z.string().check(z.minLength(PART_CHARACTERS.least), z.maxLength(PART_CHARACTERS.most)),
  cites: z.array(z.string().check(z.regex(/^[fwrd]\d{1,2}$/))).check(z.maxLength(MOST_CITES)),
  side: z.optional(z.literal('other')),
  matter: z.optional(z.string()),
});
export type WrittenPart = z.output<typeof writtenPart>;

/** A rule that a model was given: which way it speaks, of what, and by which facts. */
export interface GivenRule {
  readonly matter: Matter;
  readonly supports: boolean;
  readonly facts: readonly string[];
}
/** The rows that a model was given, with what binds them. */
export interface GivenRows {
  readonly rows: ReadonlyMap<string, Row>;
  readonly rules: ReadonlyMap<string, GivenRule>;
  readonly decisions: ReadonlyMap<string, Decision>;
}

/** Why a part is not sent, with what its writer needs to know to mend it. */
export interface PartFault {
  readonly reason: (typeof BLOCK_REASONS)[number];
  readonly hint: string;
}

/** Letters in a disguise: wide or styled ones, signs in place of words, letters one by one. */
const isDisguised = (text: string): boolean =>
  text.normalize('NFKC') !== text.normalize('NFC') ||
  /\p{So}/u.test(text) ||
  /(?<![\p{L}\p{M}])(?:\p{L}[\s.-]+){3,}\p{L}(?![\p{L}\p{M}])/u.test(text);

/** What does not belong into an answer. */
const NOT_PROSE: readonly RegExp[] = [
  // Links and addresses
  /:\/\/|www\.|@/iu,
  /\b[\p{L}-]+\.(?:com|net|org|io|in|co|ai|app|dev|xyz|info)\b/iu,
  // Markup, code and quotations
  /[<>[\]{}`*_#|\\"“”«»]/u,
  // Marks that no one sees
  /[\u0000-\u001f\u202a-\u202e\u2066-\u2069]/u,
];
const ANY_SLOT = /\{[^}]*\}/gu;
const SENTENCE = /[^.!?।]+/gu;

const kindOf = (id: string): string => id.charAt(0);
const areaOf = (matter: string | undefined): string | null | undefined =>
  MATTERS.filter((one) => one === matter).map((one) => MATTER_ROWS[one].area)[0];

/** Rules 1 and 3: what is cited was given, slots name fields of cited rows, those of one clause the same row. */
export const slotFault = (
  { text, cites }: Pick<WrittenPart, 'text' | 'cites'>,
  { rows }: Pick<GivenRows, 'rows'>,
): PartFault | null => {
  const unknown = cites.find((id) => !rows.has(id));
  if (unknown !== undefined) return { reason: 'unknown_cite', hint: `${unknown} was not given.` };
  for (const [slot] of text.matchAll(ANY_SLOT)) {
    const [match] = [...slot.matchAll(SLOT)];
    const [, id = '', field = ''] = match ?? [];
    if (match === undefined || !cites.includes(id) || rows.get(id)?.fields[field] === undefined)
      return { reason: 'unknown_cite', hint: `${slot} names no field of a row that this part cites.` };
  }
  const mixed = clausesOf(text).find((clause) => new Set([...clause.matchAll(SLOT)].map(([, id]) => id)).size > 1);
  return mixed === undefined
    ? null
    : { reason: 'two_facts', hint: 'Slots of two rows stand in one clause. Part them by a stop or a comma.' };
};

const slotsOf = (text: string): readonly string[] => [...text.matchAll(SLOT)].map(([, id = '']) => id);

/** Whether a part is nothing but the ready sentence of a decision. */
export const isReady = ({ text }: Pick<WrittenPart, 'text'>): boolean => /^\s*\{d\d{1,2}\.answer\}\s*$/u.test(text);

/** What a meaning rests on: a rule of its matter, on the side it takes, and a fact that the rule names. */
const meaningFault = (part: WrittenPart, given: GivenRows): PartFault | null => {
  if (isReady(part)) return null;
  const rules = part.cites.flatMap((id) => given.rules.get(id) ?? []);
  const [rule] = rules;
  const facts = part.cites.filter((id) => kindOf(id) === 'f');
  if (rule === undefined || facts.length === 0)
    return { reason: 'unbound', hint: 'A meaning cites a rule and a fact that its line names.' };
  const area = areaOf(part.matter ?? rule.matter);
  if (rules.some(({ matter }) => areaOf(matter) !== area))
    return { reason: 'off_matter', hint: 'Its rule is of another matter.' };
  if (!facts.some((id) => rules.some((one) => one.facts.includes(id))))
    return { reason: 'off_matter', hint: 'The fact it cites is not one that its rule names.' };
  const decision = [...given.decisions.values()].find(({ matter }) => areaOf(matter) === area);
  const verdict = decision?.verdict ?? 'balanced';
  const against = verdict !== 'balanced' && rules.some(({ supports }) => supports !== verdict.endsWith('for'));
  if (against && (part.side !== 'other' || verdict.startsWith('clear')))
    return { reason: 'against_decision', hint: 'It speaks against the decision: leave it out, or mark it side other.' };
  return isHedged(boundWords(part.text))
    ? null
    : { reason: 'certainty', hint: 'Say what tends to be, with may, can, tends, is likely.' };
};

/** Rule 4: what each kind must cite, and may not. */
const kindFault = (part: WrittenPart, given: GivenRows): PartFault | null => {
  const slots = slotsOf(part.text);
  const kinds = new Set([...part.cites, ...slots].map(kindOf));
  switch (part.kind) {
    case 'fact':
      return slots.some((id) => kindOf(id) === 'f')
        ? null
        : { reason: 'unbound', hint: 'A fact names a field of a fact it cites.' };
    case 'timing':
      return slots.some((id) => kindOf(id) === 'w' || given.rows.get(id)?.fields['lords'] !== undefined)
        ? null
        : { reason: 'unbound', hint: 'A time names a field of a window, or of a period.' };
    case 'meaning':
      return meaningFault(part, given);
    case 'advice': {
      if (!kinds.has('d') && !kinds.has('r')) return { reason: 'unbound', hint: 'Advice cites a decision or a rule.' };
      const open = [...given.decisions.values()].some(({ gate }) => gate === 'open');
      return kinds.has('w') && !open ? { reason: 'no_dates', hint: 'No date is given for this matter.' } : null;
    }
    case 'limit':
    case 'courtesy':
      return slots.length === 0 && part.cites.length === 0
        ? null
        : { reason: 'unbound', hint: 'A limit or a courtesy cites nothing and has no slot.' };
  }
};

/** Rules 2 and 5: no word of the art outside slots, and none that is never said. */
const wordFault = ({ text, kind }: WrittenPart): PartFault | null => {
  const bare = bareToken(text);
  if (bare !== null) return { reason: 'bare_token', hint: `“${bare}” is said by a slot alone.` };
  const words = boundWords(text);
  const isLimit = kind === 'limit' || kind === 'courtesy';
  if (!isLimit && isCertain(words)) return { reason: 'certainty', hint: 'Nothing is certain: no promise, no “will”.' };
  if (isFearful(words)) return { reason: 'fear', hint: 'It frightens.' };
  if (!isLimit && isMedical(words)) return { reason: 'medicine', hint: 'Nothing about illness or medicine.' };
  const sentences = text.replaceAll(ANY_SLOT, '').match(SENTENCE) ?? [];
  return !isLimit && sentences.some((one) => isOnOthers(boundWords(one)))
    ? { reason: 'other_person', hint: 'It says of another person what no chart of the reader tells.' }
    : null;
};

/** What is wrong with a part; null where it may be sent. The second key, `ai/verify`, is turned by the caller. */
export const partFault = (part: WrittenPart, given: GivenRows, tongue: Tongue): PartFault | null => {
  const bound = slotFault(part, given) ?? kindFault(part, given);
  if (bound !== null) return bound;
  const plain = part.text.replaceAll(ANY_SLOT, ' ');
  if (NOT_PROSE.some((one) => one.test(plain)) || isDisguised(plain) || isOffstage(boundWords(plain)))
    return { reason: 'not_prose', hint: 'Only plain sentences: no links, markup, quotations.' };
  if (!isIn(tongue, plain)) return { reason: 'wrong_language', hint: 'It is not in the language of rule 4.' };
  const worded = wordFault(part);
  if (worded !== null) return worded;
  return part.kind !== 'limit' && safetyCaseOf(plain) !== null
    ? { reason: 'safety', hint: 'It speaks of what is never spoken of.' }
    : null;
};
