/** The door of the language model: parts that may be sent are, and others are not. */
import { answerTo } from '../../../support/asked.ts';
import { testSky } from '../../../support/sky.ts';
import { vectorCases } from '../../../support/vectors.ts';
import { partFault, type WrittenPart } from '../../../../lib/astrologer/answer/part-checker.ts';
import { questionOf } from '../../../../lib/astrologer/answer/intents.ts';
import { tongueFor } from '../../../../lib/astrologer/answer/resolve.ts';
import { rendered } from '../../../../lib/astrologer/answer/parts.ts';
import { sheetOf, type Sheet } from '../../../../lib/astrologer/answer/sheet.ts';
import { checkText } from '../../../../lib/astrologer/reading/verify.ts';
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';

interface Context {
  readonly question: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly correct: readonly WrittenPart[];
  readonly wrong: readonly (readonly [string, WrittenPart])[];
}
const contexts = vectorCases<Context>('model/parts.json');
const AT = momentAt('2026-11-21T12:00', 5.5, 28.6139, 77.209);
let known: KnownBirth;
beforeAll(async () => {
  const birth = { ...bornAt('1990-05-10T19:55', 5.5, 28.6139, 77.209), timeKnown: true };
  known = knownBirth(await testSky(), birth, AT, OPTION_DEFAULTS);
});

/** A context: its sheet, its tongue, and its parts with the ids of the sheet. */
const opened = ({ question, facts }: Context) => {
  const own = answerTo(known, question);
  const tongue = tongueFor(questionOf(question, AT.date), question, null, 'en');
  const sheet = own === null ? null : sheetOf(known, own, tongue);
  if (own === null || sheet === null) throw new Error(`nothing is decided by: ${question}`);
  const ids = new Map(own.cited.facts.map(({ cite, id }) => [id, cite]));
  const cited = (part: WrittenPart): WrittenPart => {
    const rename = (id: string): string => {
      const fact = facts[id];
      if (fact === undefined) return id;
      const found = ids.get(fact);
      if (found === undefined) throw new Error(`the sheet has no ${fact}`);
      return found;
    };
    return {
      ...part,
      text: part.text.replace(/\{(f\d)(?=[.|])/g, (_, id: string) => `{${rename(id)}`),
      cites: part.cites.map(rename),
    };
  };
  return { sheet, tongue, cited };
};

const textOf = (part: WrittenPart, { rows }: Sheet): string =>
  rendered({ kind: part.kind, template: part.text, cites: part.cites }, rows).text;

it('has sixty correct parts and a hundred wrong ones', () => {
  expect(contexts.flatMap(({ correct }) => correct).length).toBeGreaterThanOrEqual(60);
  expect(contexts.flatMap(({ wrong }) => wrong).length).toBeGreaterThanOrEqual(100);
});

it('sends at least 95 of 100 correct parts', () => {
  const lost: string[] = [];
  let all = 0;
  for (const context of contexts) {
    const { sheet, tongue, cited } = opened(context);
    for (const part of context.correct.map(cited)) {
      all++;
      const fault = partFault(part, sheet, tongue);
      const untrue =
        fault === null &&
        checkText(known, textOf(part, sheet)).some(({ claims }) => claims.some(({ verdict }) => verdict === 'false'));
      if (fault !== null || untrue) lost.push(`${fault?.reason ?? 'false_claim'} ${fault?.hint ?? ''}: ${part.text}`);
    }
  }
  expect(lost.length / all).toBeLessThanOrEqual(0.05);
  expect(lost).toEqual([]);
});

it.each(contexts.map((one) => [one.question, one] as const))('sends none of the wrong parts: %s', (_, context) => {
  const { sheet, tongue, cited } = opened(context);
  const found = context.wrong.map(([, part]) => [partFault(cited(part), sheet, tongue)?.reason ?? 'sent', part.text]);
  expect(found).toEqual(context.wrong.map(([reason, part]) => [reason, part.text]));
});
