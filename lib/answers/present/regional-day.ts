/** The day sheets of the regions in the shapes of the contract. */
import { STAR_MOUTHS } from '../../../layers/jyotish/chart/avakahada.ts';
import { NAKSHATRA_KEYS } from '../../../layers/jyotish/chart/nakshatra.ts';
import { rowOf } from '../../../layers/jyotish/chart/rows.ts';
import type { RegionalDay, RegionalTradition, RegionalValue } from '../../../layers/jyotish/calendar/regional-day.ts';
import { TAMIL_YOGA_KEYS } from '../../../layers/jyotish/panchang/anandadi.ts';
import { GOWRIS } from '../../../layers/jyotish/panchang/choghadiya.ts';
import { CHOGHADIYA_IDS } from '../../../layers/jyotish/panchang/keys.ts';
import { DIRECTIONS, SHOOL_REMEDIES } from '../../../layers/jyotish/panchang/nivas.ts';
import { bank } from '../../words/bank.ts';
import { regionalItemName } from '../../words/regional-day.ts';
import type { Words } from '../../words/words.ts';
import { solarMonthShape } from './calendar.ts';
import type { CalendarFormat } from './format.ts';
import { starShape } from './names.ts';
import { lunarMonthShape, pakshaShape, samvatsaraShape, tithiShape } from './panchang.ts';
import { spanShapeOrNull } from './time.ts';

/** Keys of everything that an entry may say. */
export const REGIONAL_VALUE_KEYS = [
  ...GOWRIS.map(({ id }) => id),
  ...DIRECTIONS,
  ...SHOOL_REMEDIES,
  ...NAKSHATRA_KEYS,
  ...TAMIL_YOGA_KEYS,
  ...STAR_MOUTHS,
  ...CHOGHADIYA_IDS,
] as const;
type ValueKey = (typeof REGIONAL_VALUE_KEYS)[number];

const valueShape = (words: Words, value: RegionalValue): { readonly key: ValueKey; readonly name: string } => {
  switch (value.kind) {
    case 'gowri':
      return { key: value.key, name: bank(words.language, 'panchang').gowris[value.key] };
    case 'direction':
      return { key: value.key, name: bank(words.language, 'day').directions[value.key] };
    case 'remedy':
      return { key: value.key, name: bank(words.language, 'muhurat-day').shoolRemedies[value.key].name };
    case 'star':
      return { key: rowOf(NAKSHATRA_KEYS, value.star, 'star'), name: starShape(words, value.star).name };
    case 'tamil_yoga':
      return { key: value.key, name: bank(words.language, 'panchang').tamilYogas[value.key] };
    case 'nokku':
      return { key: value.key, name: bank(words.language, 'regional-day').nokkus[value.key] };
    case 'choghadiya':
      return { key: value.key, name: words.name('choghadiyas', value.index) };
  }
};

/** Dates, year name and entries of a sheet. */
export const regionalDayShape = (
  { words, clock, monthSystem }: CalendarFormat,
  tradition: RegionalTradition,
  { solar, lunar, samvatsara, items }: RegionalDay,
) => ({
  solar_date: solar && {
    year: solar.year,
    month: solarMonthShape(words, solar.calendar, solar.month),
    day: solar.day,
    approximate: solar.approximate,
    disputed: solar.disputed,
  },
  lunar_date: lunar && {
    era: lunar.era,
    era_name: bank(words.language, 'day').eras[lunar.era],
    year: lunar.year,
    month: lunarMonthShape({ words, monthSystem }, lunar.month, lunar.tithi),
    ...pakshaShape(words, lunar.tithi),
    tithi: tithiShape(words, lunar.tithi),
  },
  year_name: samvatsara === null ? null : samvatsaraShape(words, samvatsara),
  items: items.map(({ id, value, nazhika, at, span }) => ({
    key: id,
    name: regionalItemName(words.language, tradition, id),
    ...(value ? { value: valueShape(words, value) } : {}),
    ...(nazhika === undefined ? {} : { nazhika }),
    ...(at === undefined ? {} : { at: clock.text(at) }),
    ...(span === undefined ? {} : { span: spanShapeOrNull(clock, span) }),
  })),
});
