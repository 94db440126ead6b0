/** Days for an act that are asked after before they are: of a matter that has an act, other days for the same, the best of them, its hours. */
import { askedFor, DATES, GOOD_DAYS, HOURS, WHICH_DAY } from '../hear/ask-terms.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import type { Act } from '../../../words/reading/ask.ts';
import { mattersAsked, type Before } from '../talk/before.ts';
import { asksAnyDay, daysForAct, monthOf, type AskedDays } from '../days/asked.ts';
import { namesHour } from '../days/hours.ts';
import type { NamedIntent } from '../hear/intent.ts';
import type { Question } from '../hear/intents.ts';

/** The act for which a day is asked after a matter. */
const ACTS_OF: Readonly<Partial<Record<Matter | 'general', Act>>> = {
  property: 'property',
  vehicle: 'vehicle',
  business: 'business_open',
  marriage: 'marriage',
  second_marriage: 'marriage',
  travel: 'travel',
};

const OTHERS = askedFor(({ days }) => days.others);

/** The act for which days are asked after. */
export const actOf = ({ act, said }: NamedIntent): Act | null => act ?? said.act;

/** Whether a message names what it asks of itself, beyond what was asked about before. */
const namesOwn = ({ said }: Question, before: Before): boolean =>
  said.planets.length + said.findings.length + said.kin.length + said.questions.length > 0 ||
  said.act !== null ||
  said.thing !== null ||
  said.matters.some((one) => one !== 'general' && !mattersAsked(before).includes(one));

/** The days that are asked about after others, where a message names none: of one day the hours, or another day of its month. */
const daysOn = ({ said: { words }, today }: Question, days: AskedDays | null): AskedDays | null =>
  days?.kind === 'day' && [GOOD_DAYS, WHICH_DAY, OTHERS].some(({ isIn }) => isIn(words))
    ? monthOf(days.date, today)
    : days;

const OF_DAYS = [HOURS, WHICH_DAY, GOOD_DAYS, OTHERS];
/** The act for which days were asked after, with the days or hours that a message asks for; null where it asks for none. */
const sameAct = (question: Question, asked: NamedIntent): NamedIntent | null => {
  const { said } = question;
  const act = actOf(asked) ?? undefined;
  // "Which day is best" names no days of its own.
  const isAny = said.days?.kind === 'span' && said.days.span === 'month' && asksAnyDay(said.words);
  if (said.days !== null && !isAny) return { kind: 'named', said, act };
  const isOn = isAny || namesHour(said.text) || OF_DAYS.some(({ isIn }) => isIn(said.words));
  return isOn
    ? { ...asked, said: { ...asked.said, questions: [], days: daysOn(question, asked.said.days) }, act }
    : null;
};

/** Whether hours can be asked of what was told: of a day, or the days for an act. */
export const hasHours = ({ intents }: Before): boolean =>
  intents.some((one) => one.kind === 'named' && (one.said.days?.kind === 'day' || actOf(one) !== null));

/** "At what time shall I go", "will five be all right" after how a day is: its hours. */
const onDay = ({ said }: Question, { intents }: Before): NamedIntent | null => {
  const asked = intents.find((one) => one.kind === 'named' && one.said.days?.kind === 'day');
  if (asked?.kind !== 'named' || asked.said.days?.kind !== 'day' || said.days !== null) return null;
  const { days } = asked.said;
  return namesHour(said.text) || HOURS.isIn(said.words)
    ? { kind: 'named', said: { ...said, questions: [], days }, ask: 'when' }
    : null;
};

/** The days for an act that a message asks for without naming it; null where it asks for none. */
export const actOn = (question: Question, before: Before): NamedIntent | null => {
  const { said, isShort, today } = question;
  if (!isShort || namesOwn(question, before)) return null;
  const asked = before.intents.find((one) => one.kind === 'named' && actOf(one) !== null);
  if (asked?.kind === 'named') return sameAct(question, asked);
  const ofDay = onDay(question, before);
  if (ofDay !== null) return ofDay;
  const isOfDays =
    [GOOD_DAYS, WHICH_DAY].some(({ isIn }) => isIn(said.words)) || (said.days !== null && DATES.isIn(said.words));
  // "The wedding is fixed for December", and then "which date".
  const told = before.intents.flatMap((one) => (one.kind === 'named' ? [one.said] : []));
  const matters = [...mattersAsked(before), ...told.flatMap((one) => one.matters), ...(before.matters ?? [])];
  const matter = matters.find((one) => ACTS_OF[one] !== undefined);
  const days = said.days ?? told.find((one) => one.days?.kind === 'span')?.days ?? daysForAct(said.text, today);
  const act = matter === undefined ? undefined : ACTS_OF[matter];
  if (!isOfDays || act === undefined) return null;
  return { kind: 'named', said: { ...said, days }, act };
};
