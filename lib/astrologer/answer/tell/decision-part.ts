/** The sentence that decides: whether to do something, whether it comes, whether what is feared does, or how a matter stands. */
import type { AreaVerdict } from '../../../../layers/jyotish/phala/areas.ts';
import type { AspectRow } from '../../../answers/aspects.ts';
import type { Decision } from '../../../answers/judgement.ts';
import type { Ask } from '../../../words/reading/ask.ts';
import { askedRows, aspectLead, aspectRow } from './asked-parts.ts';
import { nounOf, rowsOf, worded, type Making } from './making.ts';
import type { Draft } from './parts.ts';
import { stanceOf } from './stance.ts';
import { ALWAYS_LIMITED } from './time-parts.ts';

/** The wordings of whether to do something: by the verdict, and where it is against it by whether waiting helps. */
const shouldCell = (
  making: Making,
  decision: Decision,
  verdict: AreaVerdict,
): 'clear_for' | 'leaning_for' | 'balanced' | 'soon' | 'now' | 'not' => {
  if (verdict !== 'leaning_against' && verdict !== 'clear_against') return verdict;
  const { time } = stanceOf(making, decision);
  return time === 'now' || time === 'soon' ? time : 'not';
};

/** What a question is answered by first: whether to do it, whether it comes, whether what is feared does, a bare yes or no, or how it stands. */
type Opened = 'will' | 'should' | 'feared' | 'plain' | 'how';

/** Whether a yes or no can be told of it: no chart tells an illness, a result or what another decides. */
const isTold = ({ matter }: Decision, row: AspectRow | null): boolean =>
  (ALWAYS_LIMITED[matter] === undefined || matter === 'debt') && row?.isTheirs !== true;

const openedBy = (making: Making, decision: Decision, ask: Ask): Opened => {
  const row = aspectRow(making, decision);
  if (making.isFeared && ask !== 'should' && isTold(decision, row)) return 'feared';
  if (row?.isFeared === true) return 'how';
  if (making.isYesNo === true && isTold(decision, row)) return 'plain';
  return ask === 'will' || ask === 'should' ? ask : 'how';
};

/** The sentence that says how a matter stands, by the way of asking. */
export const decisionPart = (making: Making, decision: Decision, ask: Ask): readonly Draft[] => {
  const { verdict, matter, indicators } = decision;
  if (verdict === null) return [];
  const opened = openedBy(making, decision, ask);
  const { openers } = askedRows(making);
  const should = shouldCell(making, decision, verdict);
  const before = opened === 'should' ? openers.should[should] : openers[opened][verdict];
  const cell = `${opened}.${opened === 'should' ? should : verdict}`;
  const asked = ask === 'why' ? [] : aspectLead(making, decision, cell, before, opened === 'plain');
  if (asked.length > 0) return asked;
  const { decision: rows, quiet } = rowsOf(making);
  const opening = (): readonly string[] =>
    rows.how[verdict].map((row, at) => `${before[at % before.length] ?? ''} ${row}`);
  const ways: Readonly<Record<Opened | 'why', () => readonly string[]>> = {
    will: () => rows.will[verdict],
    should: () => rows.should[should],
    feared: opening,
    plain: opening,
    how: () => rows.how[verdict],
    why: () => rows.why[verdict],
  };
  // Of what goes badly it is said how far the chart has to do with that.
  const isWhy = ask === 'why' || (making.isTroubled && opened === 'how');
  // A balance of nothing is no balance.
  const chosen: readonly [string, readonly string[]] =
    indicators.length === 0
      ? [`quiet.${matter}`, quiet]
      : [`${isWhy ? `why.${verdict}` : cell}.${matter}`, ways[isWhy ? 'why' : opened]()];
  const cites = [making.cited.decision(decision)];
  return [worded(making, 'meaning', chosen, { matter: nounOf(making, matter) }, { cites, matter, isLead: true })];
};
