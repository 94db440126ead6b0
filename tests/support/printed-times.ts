/** What an almanac, the report on numbers and that on a year print of their answers. */
import * as z from 'zod/mini';
import { ANNUAL_SHAPES } from '../../lib/print/report/annual-questions.ts';
import { NUMEROLOGY_SHAPES } from '../../lib/print/report/numerology.ts';
import { PANCHANG_SHAPES } from '../../lib/print/report/panchang/questions.ts';
import { filled } from '../../lib/words/fill.ts';
import { clock, day, dayOfYear, names, printed, told, type Printed } from './printed.ts';

/** Of a place in a sign the whole degrees, where its minutes say nothing. */
const degrees = (dms: string): string => dms.replace(/°.*/u, '°');

/** A day of an almanac, as panchang/range has it too. */
const ALMANAC_ROW = z.pick(PANCHANG_SHAPES.day, {
  date: true,
  sunrise: true,
  sunset: true,
  vara: true,
  tithi: true,
  nakshatra: true,
  yoga: true,
});

export const PRINTED_TIMES: Readonly<Record<string, Printed>> = {
  days: printed(z.object({ days: z.array(ALMANAC_ROW) }), ({ days }) =>
    days.map((one) => [
      `${Number(one.date.slice(8))} ${one.vara.name.slice(0, 3)}`,
      clock(one.sunrise),
      clock(one.sunset),
      ...[one.tithi, one.nakshatra, one.yoga].flatMap(([first]) =>
        first ? [`${first.name} ${clock(first.span.end)}`] : [],
      ),
    ]),
  ),
  festivals: printed(PANCHANG_SHAPES.festivals, ({ festivals }) =>
    festivals.map((one) => [String(Number(one.date.slice(8))), one.name]),
  ),
  core: printed(NUMEROLOGY_SHAPES.core, (a) => [
    ...[a.mulank, a.bhagyank].flatMap((one) => [[String(one.number), one.name], [one.text]]),
    [String(a.namank?.number), a.namank?.planet_name ?? ''],
    [a.namank?.text ?? ''],
    ...a.relations.map((one) => [one.first.name, one.second.name, one.relation_name]),
  ]),
  loshu: printed(NUMEROLOGY_SHAPES.loshu, (a) => [
    ...[...a.missing, ...a.repeated, ...a.arrows].map((one) => [one.text]),
  ]),
  lucky: printed(NUMEROLOGY_SHAPES.lucky, (a) => [
    [a.numbers.join(', ')],
    [a.avoid.join(', ')],
    names(a.weekdays),
    names(a.colours),
    names(a.directions),
    [a.dates.join(', ')],
  ]),
  pinnacles: printed(NUMEROLOGY_SHAPES.pinnacles, (a, words) =>
    a.pinnacles.map((one, i) => [
      day(words, one.from),
      one.to === null ? '–' : day(words, one.to),
      String(one.number),
      String(a.challenges[i]?.number),
    ]),
  ),
  chart: printed(ANNUAL_SHAPES.chart, (a, words) => [
    [String(a.age)],
    [day(words, a.span.start), clock(a.span.start)],
    [day(words, a.span.end), clock(a.span.end)],
    ...[a.ascendant, ...a.planets].map((one) => [
      one.name,
      one.sign.name,
      one.sign_degree_dms,
      `${one.nakshatra.name} ${one.nakshatra.pada}`,
      one.nakshatra.lord_name,
      String(one.house),
    ]),
  ]),
  muntha: printed(ANNUAL_SHAPES.muntha, (a, words) => [
    [a.muntha.sign.name, String(a.muntha.house)],
    [a.muntha.lord_name],
    // Of a month the sign, and its house from the same ascendant.
    ...a.monthly.map(({ sign }) => {
      const house = ((a.muntha.house - 1 + sign.id - a.muntha.sign.id + 12) % 12) + 1;
      return [`${sign.name}, ${filled(words.annual.in_house, { house })}`];
    }),
  ]),
  'year-lord': printed(ANNUAL_SHAPES['year-lord'], (a) => [
    [a.year_lord_name, a.decided_by_name],
    ...a.candidates.map((one) => [one.name, one.planet_name, one.bala.toFixed(1)]),
  ]),
  'panchavargeeya-bala': printed(ANNUAL_SHAPES['panchavargeeya-bala'], ({ planets }) =>
    planets.map((one) => [
      one.name,
      ...[one.kshetra, one.uccha, one.hadda, one.drekkana, one.navamsa, one.total].map((points) => points.toFixed(1)),
    ]),
  ),
  'harsha-bala': printed(ANNUAL_SHAPES['harsha-bala'], ({ planets }) =>
    planets.map((one) => [`${one.name} ${[one.place, one.dignity, one.gender, one.time, one.total].join(' ')}`]),
  ),
  'tajika-yogas': printed(ANNUAL_SHAPES['tajika-yogas'], ({ yogas }) =>
    // Where several join the same planets, the one that decides is printed.
    yogas.filter(({ decides }) => decides).map((one) => [one.name, ...names(one.planets), one.grade_name ?? '']),
  ),
  'mudda-dasha': printed(ANNUAL_SHAPES['mudda-dasha'], ({ periods }, words) =>
    periods.map(({ lords, span }) => [...names(lords), day(words, span.start), day(words, span.end)]),
  ),
  sahams: printed(ANNUAL_SHAPES.sahams, (a) =>
    // The points that a family asks for.
    a.sahams
      .filter(({ key }) => ['punya', 'karma', 'artha', 'labha', 'vidya', 'vivaha', 'putra', 'paradesha'].includes(key))
      .map((one) => [one.name, `${one.sign.name} ${degrees(one.sign_degree_dms)}`, String(one.house), one.lord_name]),
  ),
  solar_year: printed(ANNUAL_SHAPES.reading, (a, words) => [
    ...told(a.paragraphs),
    // A month that has passed of a year that still runs has its days alone.
    ...a.monthly.flatMap(({ span, paragraphs }, _, months) => {
      const passed = [span, months.at(-1)?.span].map((one) => Date.parse(one?.end ?? '') <= Date.now());
      const isShort = passed[0] === true && passed[1] === false;
      return isShort
        ? [[day(words, span.end)]]
        : [[dayOfYear(words, span.start), dayOfYear(words, span.end)], ...told(paragraphs)];
    }),
  ]),
};
