/** The parts that one intent is answered by: a thing, a bond, a pair, a choice, a matter, or the chart as a whole. */
import type { TimeSpan } from '../../../../layers/jyotish/ephemeris/span.ts';
import { MATTER_ROWS } from '../../../answers/matters.ts';
import { matterOfAspect } from '../hear/aspects-said.ts';
import { ofSide } from './asked-parts.ts';
import { comparedParts } from '../choice/compared-parts.ts';
import { askedOf } from '../direct.ts';
import type { Asked } from '../direct/telling.ts';
import { running } from '../direct/times.ts';
import { distressParts, lateParts, turnParts } from './turn-parts.ts';
import { isMatter, type CompareIntent, type Intent, type MatterIntent } from '../hear/intent.ts';
import { saidParts, type Making } from './making.ts';
import { matterParts, wholeParts } from './matter-parts.ts';
import { paragraphParts } from './named.ts';
import { namedParts } from './named-parts.ts';
import { pairsParts } from '../people/pair-parts.ts';
import { optionParts } from '../choice/option-parts.ts';
import { nowOrLater } from '../choice/now-or-later.ts';
import { SALE } from '../choice/option-rows.ts';
import type { Draft } from './parts.ts';
import { relationParts } from '../people/relation-parts.ts';
import type { Resolved } from '../talk/resolved.ts';
import { saidIn } from '../hear/said.ts';
import { limitOf } from './timing.ts';

/** A birth as direct questions are asked of it. */
export const askedIn = (making: Making): Asked =>
  askedOf(making.known, { said: saidIn('', making.known.at.date) }, making);

/** What one calendar year is about, as `interpret/year` reads the solar year that most of it falls into. */
const ofYear = (making: Making, [from, to]: readonly [number, number]): readonly Draft[] =>
  from === to && making.known.birth.timeKnown && making.form !== 'short'
    ? paragraphParts(making, making.known.yearReading(from), [])
    : [];

/** The chart as a whole: who asks when it gets better hears the next better stretch, and the running period; of a year, what it is about. */
const ofWhole = (
  making: Making,
  ask: MatterIntent['ask'],
  { span, years }: Asking,
  isBrief: boolean,
): readonly Draft[] => {
  const year = years === null ? [] : ofYear(making, years);
  const isLater = span !== null && span.start > making.known.at.jd;
  const times = isLater ? [] : saidParts(making, running(askedIn(making)));
  // Who says that nothing moves is told when it does.
  if (ask === 'when' || (making.isTroubled && ask !== 'do')) {
    // Who asks for the bad months is not told the good ones.
    if (making.finer === 'bad') return [limitOf(making, 'care'), ...times];
    const turn = turnParts(making, span);
    if (making.finer === 'care') return [limitOf(making, 'care'), ...turn];
    if (turn.length === 0) return [...times, ...wholeParts(making, span)];
    return span === null ? [...turn, ...times.slice(0, 1), ...times.slice(-1)] : turn;
  }
  const whole = wholeParts(making, span);
  // Who asks what to do or to take care of hears that first, and what it rests on after it.
  if (ask === 'do') return whole.toReversed();
  return isBrief || making.form !== 'full' ? [...year, ...whole] : [...year, ...whole, ...times.slice(0, 1)];
};

/** The time that is asked about: its years, and what of them is to come. */
export interface Asking {
  readonly span: TimeSpan | null;
  readonly years: Resolved['years'];
  /** Days or a thing of the chart that are told beside it. */
  readonly hasThing: boolean;
  /** What weighs on whoever asks, where that is all they speak of. */
  readonly heavy: Resolved['heavy'];
}

/** Most parts about a matter beside which more is told. */
const MOST_BESIDE = 2;

const ofChoice = (making: Making, { aspect }: CompareIntent): Making =>
  aspect === undefined ? making : { ...making, aspects: new Map([[matterOfAspect(aspect), aspect]]) };

/** The best stretch of the time that is asked about, where a month of it is asked for and the matter has none: that of another side of life. */
const bestOfYear = (making: Making, { matter }: MatterIntent, range: TimeSpan | null): readonly Draft[] =>
  range !== null && making.finer === 'month' && isMatter(matter) && MATTER_ROWS[matter].event === null
    ? turnParts(making, range).slice(0, MOST_BESIDE)
    : [];

/** The parts for one intent. */
export const partsFor = (making: Making, intent: Intent, time: Asking, isBrief: boolean): readonly Draft[] => {
  const range = time.span;
  switch (intent.kind) {
    case 'named':
      return namedParts(making, intent, range);
    case 'relation':
      return relationParts(making, intent, range);
    case 'pair':
      return pairsParts(making, making.pairs, intent);
    case 'compare':
      return comparedParts(ofChoice(making, intent), intent, range);
    case 'matter': {
      if (time.heavy !== null) return distressParts(making, time.heavy, intent.ask);
      if (!isMatter(intent.matter)) return ofWhole(making, intent.ask, time, isBrief);
      const { ask, matter } = intent;
      // How a sale goes is asked with "will"; else whether to sell, and when.
      const late = making.finer === 'late' ? lateParts(ofSide(making, intent), matter, askedIn(making)) : [];
      if (late.length > 0) return late;
      if (making.finer === 'rather') return nowOrLater(ofSide(making, intent), matter);
      if (intent.aspect === 'sale' && ask !== 'will' && ask !== 'why')
        return optionParts(making, { options: SALE, ask, range });
      const best = bestOfYear(making, intent, range);
      const own = matterParts(ofSide(making, intent), { ask: ask ?? 'how', matter, range, isBrief });
      const parts = best.length === 0 ? own : [...own.slice(0, 1), ...best];
      return time.hasThing ? parts.slice(0, MOST_BESIDE) : parts;
    }
  }
};
