/** Text of others with slots over facts: filled here, and judged by what it says besides. */
import type { KnownBirth } from '../../answers/queries/known-birth.ts';
import { FACT_SLOTS } from '../../contract/suites/astrologer.ts';
import type { Language } from '../../words/languages.ts';
import type { Claim } from '../facts/claim.ts';
import { sentencesOf } from '../language/mentions.ts';
import { checkText, type CheckedSentence } from '../reading/verify.ts';
import { bareToken } from './model/bounds.ts';
import { slotFault } from './model/part-checker.ts';
import { rendered, SLOT, type Row } from './tell/parts.ts';
import { slotsOf } from './tell/rows-cited.ts';

/** The slots of a row in the shape of the contract. */
export const slotShapes = (
  fields: Row['fields'],
): { readonly slot: (typeof FACT_SLOTS)[number]; readonly name: string }[] =>
  FACT_SLOTS.flatMap((slot) => {
    const value = fields[slot];
    return value === undefined ? [] : [{ slot, name: typeof value === 'object' ? value.nom : String(value) }];
  });

/** A text whose slots name a fact or a field that is not there, and which. */
export interface UnknownSlot {
  readonly unknown: string;
}

/** Slots of a text with what filled them. */
export interface FilledText {
  readonly text: string;
  readonly slots: readonly { readonly slot: string; readonly claim: Claim; readonly text: string }[];
  readonly sentences: readonly CheckedSentence[];
}

/**
 * A text with slots over facts, {f1.planet} for the first of them, filled and judged sentence by sentence. What stands in
 * slots is so; a sentence that says nothing else of the chart, one fact to a clause, is true. Any other is read as it stands.
 */
export const filledText = (
  known: KnownBirth,
  language: Language,
  facts: readonly Claim[],
  text: string,
): FilledText | UnknownSlot => {
  const rows = new Map<string, Row>(
    facts.map((claim, i) => [`f${i + 1}`, { id: `f${i + 1}`, kind: 'f', fields: slotsOf(known, language, claim) }]),
  );
  const fill = (template: string) => rendered({ kind: 'fact', template, cites: [] }, rows);
  for (const [slot] of text.matchAll(/\{[^}]*\}/gu)) {
    const [match] = [...slot.matchAll(SLOT)];
    const [, id = '', field = ''] = match ?? [];
    if (rows.get(id)?.fields[field] === undefined) return { unknown: slot };
  }
  const cites = [...rows.keys()];
  const templates = sentencesOf(text);
  const isBound = (template: string): boolean =>
    template.includes('{') && slotFault({ text: template, cites }, { rows }) === null && bareToken(template) === null;
  const whole = fill(text);
  // Each sentence is read in its own right where the parts of the text and of its filled form do not fall together.
  const read = checkText(known, whole.text);
  const sentences =
    read.length === templates.length ? read : templates.flatMap((one) => checkText(known, fill(one).text).slice(0, 1));
  return {
    text: whole.text,
    slots: whole.slots.flatMap(({ slot, from, to }) => {
      const claim = facts[Number(/^f(\d+)/u.exec(slot)?.[1]) - 1];
      return claim === undefined ? [] : [{ slot, claim, text: whole.text.slice(from, to) }];
    }),
    sentences: sentences.map((one, i) => {
      const template = templates[i];
      const isOpen = one.verdict === 'unread' || one.verdict === 'no_claim';
      return isOpen && template !== undefined && isBound(template)
        ? { ...one, verdict: 'true', reason: null, left: [] }
        : one;
    }),
  };
};
