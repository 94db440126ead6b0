/** The day of birth in the calendar that readers of the language keep. */
import * as z from 'zod/mini';
import { SHARED_OPTIONS } from '../../../contract/suites/report.ts';
import { bank } from '../../../words/bank.ts';
import { filled } from '../../../words/fill.ts';
import { keepsSolarMonths, monthHeading } from '../../../words/month-heading.ts';
import { named, SHAPES, type Question, type Read } from '../answers.ts';
import { PLACE_MEMBERS } from '../further/questions.ts';
import type { Making } from '../making.ts';
import { HEADS, lunarHead, solarHead } from '../panchang/headed.ts';
import type { Issue } from './questions.ts';

const LUNAR = z.object({ ...HEADS.lunar.shape, ritu: z.object({ vedic: named }) });

/** The date of the sunrise before the birth in both calendars: a day runs from sunrise to sunrise. */
export const birthDateQuestions = (read: Read, { born }: Issue): ReadonlyMap<string, Question> => {
  const date = read('details', SHAPES.details).sunrise?.slice(0, 10) ?? born;
  if (date === undefined) return new Map();
  const only = [...PLACE_MEMBERS, ...SHARED_OPTIONS];
  return new Map<string, Question>([
    ['born_solar', { endpoint: 'calendar/to-hindu', body: { date, include: ['solar'] }, only }],
    ['born_lunar', { endpoint: 'panchang/month-season', body: { date }, only }],
  ]);
};

/** That date with its year: label, value, and the season or by which sunrise it goes. */
export const birthDateRow = ({ language, read }: Making): readonly [label: string, value: string, note: string] => {
  const { calendar } = bank(language, 'report-kundli');
  if (!keepsSolarMonths(language)) {
    const answer = read('born_lunar', LUNAR);
    const value = monthHeading(language, [lunarHead(language, answer)]);
    return [calendar.lunar, value, filled(calendar.season, { ritu: answer.ritu.vedic.name })];
  }
  const answer = read('born_solar', HEADS.solar);
  const { month, ...year } = solarHead(answer);
  const date = filled(calendar.date, { month, day: answer.solar.day });
  return [calendar.solar, monthHeading(language, [{ month: date, ...year }]), calendar.sunrise];
};
