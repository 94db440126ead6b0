/** Dates of the calendars that readers keep, as headings and pages of a birth name them. */
import * as z from 'zod/mini';
import type { Language } from '../../../words/languages.ts';
import { lunarEraOf, type HeadedDay } from '../../../words/month-heading.ts';
import { named } from '../answers.ts';

const num = z.number();

/** The members that name a day: of calendar/to-hindu in the solar calendar, of panchang/month-season and daily in the lunar one. */
export const HEADS = {
  solar: z.object({ solar: z.object({ year: num, day: num, samvatsara: z.nullable(named), month: named }) }),
  lunar: z.object({
    lunar_month: named,
    samvat: z.object({ shaka: num, vikram: num, vikram_kartikadi: num, samvatsara: z.object({ south: named }) }),
  }),
};

/** A day by the solar calendar. */
export const solarHead = ({ solar }: z.output<typeof HEADS.solar>): HeadedDay => ({
  month: solar.month.name,
  year: solar.year,
  yearName: solar.samvatsara?.name ?? null,
});

/** A day by the lunar calendar, in the era of a language; the Shaka year bears its southern name. */
export const lunarHead = (
  language: Language,
  { lunar_month: month, samvat }: z.output<typeof HEADS.lunar>,
): HeadedDay => {
  const era = lunarEraOf(language);
  return { month: month.name, year: samvat[era], yearName: era === 'shaka' ? samvat.samvatsara.south.name : null };
};
