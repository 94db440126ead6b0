import { hourMinute } from '../../lib/contract/values/hour-minute.ts';
import * as z from 'zod/mini';
import { choice, whole } from '../../lib/contract/frame/about.ts';
import { civilMonthDates, monthGrid, type GridCell } from '../../layers/jyotish/calendar/month-grid.ts';
import { observanceCalendar } from '../../layers/jyotish/calendar/observance-calendar.ts';
import { VARA_KEYS } from '../../layers/jyotish/panchang/keys.ts';
import { vedicDayOfDate } from '../../layers/jyotish/panchang/vedic-day.ts';
import { placeInput } from '../../lib/contract/frame/inputs.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { monthField, yearField } from '../../lib/contract/suites/calendar.ts';
import {
  drawingAnswers,
  DRAWING_LANGUAGE_FIELD,
  DRAWING_NEEDS,
  LOOK_FIELDS,
  TITLE_FIELD,
} from '../../lib/contract/suites/drawing.ts';
import { cellShape } from '../../lib/answers/present/calendar.ts';
import { headedDay } from '../../lib/answers/present/headed-day.ts';
import { drawn } from '../../lib/print/draw/look.ts';
import { posterScene, type PosterDay } from '../../lib/print/draw/month-poster.ts';
import { FLOOR } from '../../lib/print/draw/sizing.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { monthHeading } from '../../lib/words/month-heading.ts';
import { wordsOf } from '../../lib/words/words.ts';

/** Width of a lying sheet in points. */
const SHEETS = { a4: 842, a3: 1191 } as const;

const moonOf = (tithi: number): PosterDay['moon'] => {
  if (tithi === 15) return 'full';
  if (tithi === 30) return 'new';
  return tithi < 15 ? 'waxing' : 'waning';
};

/** `28.61° N, 77.21° E` */
const placeText = (lat: number, lon: number): string =>
  `${Math.abs(lat).toFixed(2)}° ${lat < 0 ? 'S' : 'N'}, ${Math.abs(lon).toFixed(2)}° ${lon < 0 ? 'W' : 'E'}`;

export const monthPoster = resource({
  path: '/v1/charts/month-poster',
  summary: 'A month of the panchang as one printable sheet, A4 or A3',
  description:
    'The month of calendar/month on one lying sheet: each date with its tithi (an empty disc for the bright half, a full one for the dark), the star and the time of sunrise, and everything observed on it at the place. What a cell has no room for is marked with a star and stands in a note below the grid, so that nothing is left out. The line below the title names the months and the year of the calendar that readers of the language keep: solar months in Tamil, Malayalam, Bengali, Punjabi, Odia and Assamese, lunar ones in the others. `paper` decides how small the type may be when the sheet is printed; the sheets of the A series have one shape. The text alternative lists every date.',
  credits: 3,
  auth: 'key',
  wave: 3,
  input: placeInput({
    month: monthField('Month of the Gregorian year, 1 to 12'),
    year: yearField('Gregorian year, 1800 to 2399'),
    paper: choice(['a4', 'a3'], 'a4', 'Sheet that it is printed on, lying'),
    ...TITLE_FIELD,
    ...LOOK_FIELDS,
    size: z._default(whole(800, 2000, 'Width in pixels, 800 to 2000; the height follows'), 1600),
    ...DRAWING_LANGUAGE_FIELD,
  }),
  settings: ['ayanamsa', 'sunrise', 'month_system', 'paper', 'theme'],
  needs: DRAWING_NEEDS,
  answers: drawingAnswers('November 2026. 1: Saptami, Punarvasu, ☉ 06:33. 2: Ashtami, Pushya, ☉ 06:34.'),
  example: { month: 11, year: 2026, lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ place, clock, input, options, sky, setting, press }) => {
    const language = input.language ?? options.language;
    setting('language', language);
    const words = wordsOf(language);
    const { month, year } = input;
    const calendar = observanceCalendar(sky, place, options.sunrise, clock, clock.instant({ year, month, day: 1 }, 0));
    const { almanac } = calendar;
    const dates = civilMonthDates(year, month);
    const dayShape = (cell: GridCell): PosterDay => {
      const { tithi, nakshatra, observances } = cellShape(words, cell);
      const { sunrise } = vedicDayOfDate(almanac.horizon, clock, cell.date);
      return {
        date: cell.date.day,
        tithi: tithi?.name ?? '',
        moon: moonOf(cell.tithi),
        star: nakshatra?.name ?? '',
        sunrise: sunrise === null ? null : hourMinute(clock, sunrise),
        observances: observances.map(({ name }) => name),
      };
    };
    const ends = [dates.from, dates.to].map((date) => vedicDayOfDate(almanac.horizon, clock, date));
    const dated = ends.map((day) => headedDay(words, almanac, day, options.month_system));
    const dayWheel = bank(language, 'day-wheel');
    const scene = posterScene({
      title: input.title ?? `${bank(language, 'civil-months')[month - 1] ?? ''} ${year}`,
      subtitle: monthHeading(language, dated),
      weekdays: VARA_KEYS.map((_, i) => words.name('weekdays', i)),
      weeks: monthGrid(calendar, [dates]).map((week) => week.map((cell) => cell && dayShape(cell))),
      legend: {
        shukla: words.name('pakshas', 0),
        krishna: words.name('pakshas', 1),
        sunrise: dayWheel.sunrise,
      },
      place: placeText(place.lat, place.lon),
      floor: FLOOR.points / SHEETS[input.paper],
    });
    return drawn(scene, input, language, press);
  },
});

export const handler = serveResource(monthPoster);
