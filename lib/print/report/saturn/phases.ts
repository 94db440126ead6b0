/** What each phase of a Sade Sati may ask, with the bindus of its sign and the great period in which it begins. */
import type { Block } from '../../../contract/ports/report-document.ts';
import { filled } from '../../../words/fill.ts';
import { planetSaid } from '../book/words.ts';
import type { Making } from '../making.ts';
import { bindusSay, placeReason, signAfter, type SaturnFacts, type Stay } from './facts.ts';
import { SATURN_SHAPES } from './questions.ts';
import { PHASE_STEP } from './stays.ts';

/** The sign 1–12 of a phase. */
export const phaseSign = ({ moonSign }: SaturnFacts, { phase }: Pick<Stay, 'phase'>): number =>
  signAfter(moonSign, PHASE_STEP[phase]);

/** The great period that runs at an instant, and until when; empty for one before birth or beyond those that are known. */
const greatPeriodAt = (making: Making, { words, day }: SaturnFacts, instant: string): string => {
  const at = Date.parse(instant);
  const found = making
    .read('vimshottari', SATURN_SHAPES.vimshottari)
    .periods.find(({ span }) => Date.parse(span.start) <= at && at < Date.parse(span.end));
  const lord = found?.lords[0];
  if (found === undefined || lord === undefined || at < Date.parse(making.persons[0].utc)) return '';
  return filled(words.phase.period, {
    planet: planetSaid(making, lord.key, lord.name),
    date: day(found.span.end),
  });
};

/** A reading of each phase, in the order in which they begin. */
export const phaseReadings = (making: Making, facts: SaturnFacts, stays: readonly Stay[]): readonly Block[] => {
  const { words, signIn, houseOf, bindusIn } = facts;
  const told = new Set<string>();
  let before = '';
  return [...Map.groupBy(stays, ({ phase }) => phase).values()].flatMap((passes): Block[] => {
    const [first] = passes;
    if (first === undefined) return [];
    const sign = phaseSign(facts, first);
    const house = houseOf(sign);
    const texts: Readonly<Record<string, string>> = words[first.phase];
    const say = bindusSay(bindusIn(sign));
    const bindus = (): string => {
      // As many as in the phase just before ask for the same.
      if (say === before) return filled(words.phase.again, { sign: signIn(sign), n: bindusIn(sign) });
      // What another phase has said is not said again: the reason and the table have the number.
      return told.has(say) ? '' : filled(words.phase[say], { sign: signIn(sign) });
    };
    // Phases that begin in one great period name it once.
    const period = greatPeriodAt(making, facts, first.span.start);
    const further = [bindus(), told.has(period) ? '' : period].filter((part) => part !== '');
    before = say;
    told.add(say).add(period);
    return [
      {
        kind: 'reading',
        title: first.phase_name,
        note: filled(words.house_of, { n: house }),
        paragraphs: [texts[String(house)] ?? '', ...(further.length === 0 ? [] : [further.join(' ')])],
        reason: placeReason(facts, sign),
      },
    ];
  });
};
