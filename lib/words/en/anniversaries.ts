/** Annual rites, birthdays and written dates in English. */
import type { AnniversaryWords } from '../tables.ts';

export const anniversaryWords: AnniversaryWords = {
  shraddhaCases: {
    one: 'The tithi touches that part of this day alone',
    both: 'The tithi touches that part of two days; the larger share decides',
    both_equal: 'The tithi touches that part of two days alike',
    neither: 'The tithi touches that part of no day; the day on which it begins is kept',
  },
  pitruCustoms: {
    avidhava_navami: 'Avidhava Navami: for a wife who died before her husband',
    sannyasi_dwadashi: 'Dwadashi: for ascetics',
    ghata_chaturdashi: 'Ghata Chaturdashi: for those who died by violence or accident',
    sarva_pitru_amavasya: 'Sarva Pitru Amavasya: for all ancestors, and where the tithi is not known',
  },
  shraddhaNotes: {
    leap_month_of_passing:
      'The passing was in a leap month: the rite is in that leap month when the year has it, otherwise in the regular month.',
    first_annual_in_leap_year:
      'This is the first annual rite, and a leap month of the same name comes right before; some families keep it in the leap month.',
    two_dates_in_year: 'The lunar year is eleven days shorter, so the date falls twice in this calendar year.',
    no_date_in_year:
      'The date does not fall in this calendar year: it comes late in December of the year before or early in January of the next.',
    double_month: 'A month is lost in this year; its rites are kept in the month that stands for both.',
    natural_death_on_fourteenth:
      'In Pitru Paksha the fourteenth is kept for violent deaths; after a natural death many families choose the new moon.',
  },
  birthdayNotes: {
    leap_month_of_birth:
      'Born in a leap month: it returns in that leap month when the year has it, otherwise in the regular month.',
    skipped: 'No sunrise falls in it; the day on which it begins is kept.',
    repeated: 'Two sunrises fall in it.',
    twice_in_month: 'The star comes twice in the month.',
    short_star: 'The star ends within six nazhika of sunrise, so the day before is kept (Kerala).',
    month_too_short: 'The month has fewer days than the day of birth; its last day is kept.',
  },
  writtenDateNotes: {
    skipped: 'No sunrise falls in this tithi; the day on which it begins is given.',
    repeated: 'Two sunrises fall in this tithi; both days bear its number.',
    double_month: 'The month is lost in this year; the month that stands for both is taken.',
  },
};
