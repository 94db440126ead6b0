/** Words of a matching, and what its pages share: the two persons, points, reasons of the summary. */
import { bank } from '../../../words/bank.ts';
import { filled } from '../../../words/fill.ts';
import type { Block } from '../../../contract/ports/report-document.ts';
import { type Making, type Person, dayText } from '../making.ts';
import { PAIR_SHAPES, PARTNERS, type Partner } from './questions.ts';
import type { Period } from '../answers.ts';
import { lordsOf } from '../sections/dashas.ts';

/** The words of a matching in the language of its sentences. */
export const matchWords = ({ language }: Pick<Making, 'language'>) => bank(language, 'report-matching');
type MatchWords = ReturnType<typeof matchWords>;

/** The beginning of a chapter, with its own first sentence or another. */
export const matchChapter = (
  making: Making,
  key: keyof MatchWords['chapters'],
  start: 'page' | 'flow',
  lead?: string,
): Block => {
  const words = matchWords(making).chapters[key];
  return { kind: 'chapter', id: key, title: words.title, lead: lead ?? words.lead, start };
};

/** One of the two: whose answers are asked for, the role, and how pages name the person. */
export interface Mate {
  readonly key: Partner;
  readonly role: string;
  readonly name: string;
  readonly person: Person;
}

/** The groom, then the bride. A person without a name is called by the role. */
export const couple = ({ words, persons }: Making): readonly [Mate, Mate] => {
  const [first, second = first] = persons;
  const mate = (key: Partner, person: Person): Mate => {
    const role = words.headings[key];
    return { key, role, name: person.name === '' ? role : person.name, person };
  };
  const [groom, bride] = PARTNERS;
  return [mate(groom, first), mate(bride, second)];
};

/** The name of each partner by key, as sentences and drawings use it. */
export const namesOfBoth = (making: Making): Readonly<Record<Partner, string>> => {
  const [groom, bride] = couple(making);
  return { groom: groom.name, bride: bride.name };
};

/** A period that runs, and until when; empty for none. */
export const runningText = (making: Making, period: Period | undefined): string =>
  period === undefined
    ? ''
    : filled(matchWords(making).texts.running, {
        lords: lordsOf(making, period),
        date: dayText(making.words, period.span.end),
      });

/** Points with as many decimals as they have, two at most. */
export const points = (value: number): string => String(Number(value.toFixed(2)));

/** The reason that the summary gives for a check. One sentence, wherever the check is told. */
export const reasonOf = (making: Making, key: string): string => {
  const summary = making.read('summary', PAIR_SHAPES.summary);
  return [...summary.for, ...summary.against].find(({ rule_id }) => rule_id.startsWith(`${key}.`))?.text ?? '';
};

/** Whether a check of the summary is passed; true for one that it does not have. */
export const passes = (making: Making, key: string): boolean =>
  making.read('summary', PAIR_SHAPES.summary).checks.find((check) => check.key === key)?.passed ?? true;

/** What houses are counted from, as the charts name it. */
export const referenceText = (
  { names }: Making,
  { reference, reference_name: name }: { readonly reference: string; readonly reference_name: string },
): string => names.any(reference === 'lagna' ? 'ascendant' : reference, name);
