/** What a report on two births prints of its answers; what is asked of the bride is printed as that of the groom. */
import * as z from 'zod/mini';
import { SHAPES } from '../../lib/print/report/answers.ts';
import { PAIR_SHAPES, PARTNER_SHAPES } from '../../lib/print/report/match/questions.ts';
import { bank, type Banks } from '../../lib/words/bank.ts';
import { clock, day, names, printed, rulesTold, told, type Groups, type Printed } from './printed.ts';
import { varga } from './printed-kundli.ts';

const marsPrinted = (
  { present, effective, from, cancellations }: z.output<typeof PARTNER_SHAPES.manglik>,
  words: Banks['report'],
): Groups => {
  const pair = bank(words === bank('en', 'report') ? 'en' : 'hi', 'report-matching').texts;
  const [, standing = ''] = (effective ? pair.manglik_counts : pair.manglik_lifted).split('{name}');
  const [, absent = ''] = pair.manglik_no.split('{name}');
  return [
    [String(from.lagna.house), String(from.moon.house), String(from.venus.house)],
    [present ? (standing.split('{places}')[0] ?? '') : absent],
    ...(present ? [] : [[words.texts.mars_absent]]),
    ...(present && !effective
      ? cancellations.filter(({ applies, cancels }) => applies && cancels).map(({ name }) => [name])
      : []),
  ];
};

/** Mantras as the answer writes them: the pages have them from the words. */
const MANTRA = z.object({ short: z.object({ devanagari: z.string() }) });
const MANTRAS = z.object({
  planets: z.array(z.object({ name: z.string(), why: z.array(z.object({ name: z.string() })), mantra: MANTRA })),
});

export const PRINTED_PAIR: Readonly<Record<string, Printed>> = {
  summary: printed(PAIR_SHAPES.summary, (a) => [
    [a.verdict_name],
    ...[...a.for, ...a.against].map(({ text }) => [text]),
    ...a.checks.map((one) => [one.name]),
  ]),
  ashtakoot: printed(PAIR_SHAPES.ashtakoot, (a) => [
    [`${a.total} / 36`],
    [String(a.adjusted)],
    ...[a.groom, a.bride].flatMap((one) => [[one.nakshatra.name, String(one.pada)], [one.moon_sign.name]]),
    ...a.kootas.flatMap((one) => [
      [one.name, `${one.points} / ${one.max}`, `${one.groom_name} · ${one.bride_name}`],
      [one.found],
    ]),
    ...a.exceptions.filter(({ applies, cancels }) => applies && cancels).map((one) => [one.rule_name]),
  ]),
  manglik: printed(PAIR_SHAPES.manglik, (a) => a.reasons.filter(({ applies }) => applies).map((one) => [one.name])),
  groom_manglik: printed(PARTNER_SHAPES.manglik, marsPrinted),
  bride_manglik: printed(PARTNER_SHAPES.manglik, marsPrinted),
  porutham: printed(PAIR_SHAPES.porutham, (a) => [
    [String(a.total), String(a.max), a.verdict_name],
    ...a.poruthams.map((one) => [one.name, one.grade_name, String(one.points), one.reason]),
  ]),
  papasamyam: printed(PAIR_SHAPES.papasamyam, ({ groom, bride }) => [
    [groom, bride].map(({ points }) => String(+points.toFixed(2))),
  ]),
  sandhi: printed(PAIR_SHAPES.sandhi, ({ overlaps }, words) =>
    overlaps.map(({ groom, bride, gap, grade_name }) => [
      ...[groom, bride].flatMap((one) => [one.from_name, one.to_name, day(words, one.at)]),
      gap.toFixed(0),
      grade_name,
    ]),
  ),
  rajju_vedha: printed(PAIR_SHAPES.rajju_vedha, (a) => [
    [a.rajju.groom.part_name, a.rajju.bride.part_name],
    [a.groom_star.name, a.bride_star.name],
  ]),
  synastry: printed(PAIR_SHAPES.synastry, ({ overlays }) =>
    overlays
      .filter(({ planet }) => ['sun', 'moon', 'mars', 'venus', 'jupiter', 'saturn'].includes(planet))
      .map((one) => [one.name, `${one.in_house}·`]),
  ),
  // A grade stands where it tells days apart.
  weddings: printed(PAIR_SHAPES.weddings, ({ days, windows }, words) =>
    days
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 10)
      .map((one, _, shown) => [
        one.vara.name,
        day(words, one.date),
        ...names(one.nakshatras),
        // The best window of a day comes first.
        windows.find(({ date }) => date === one.date)?.lagna?.name ?? clock(one.spans[0]?.start ?? null),
        ...(shown.some((other) => other.grade_name !== one.grade_name) ? [one.grade_name] : []),
      ]),
  ),
  groom_d9: varga,
  groom_dignities: printed(SHAPES.dignities, ({ planets }) =>
    planets.filter(({ planet }) => planet === 'venus').map((one) => [one.name, one.dignity_name]),
  ),
  groom_lords: printed(PARTNER_SHAPES.lords, ({ houses }) =>
    houses.filter(({ house }) => house === 7).map((one) => [one.sign.name]),
  ),
  groom_doshas: printed(SHAPES.doshas, ({ doshas }) =>
    doshas
      .filter((one) => one.present && !['manglik', 'sade_sati', 'dhaiya'].includes(one.key))
      .map((one) => [one.name, ...rulesTold(one.rules_met), ...rulesTold(one.cancelled_by)]),
  ),
  groom_papasamyam: printed(PARTNER_SHAPES.papasamyam, ({ contributors, points }) => [
    ...contributors.map((one) => [one.name, one.reference_name, String(one.house), String(+one.points.toFixed(2))]),
    [String(+points.total.toFixed(2))],
  ]),
  groom_read_moon: printed(SHAPES.reading, ({ paragraphs }) => told(paragraphs.slice(0, 1))),
  groom_read_dasha: printed(SHAPES.read_dasha, ({ periods }) =>
    periods
      .filter(({ running, level }) => running && level === 2)
      .flatMap(({ paragraphs }) => told(paragraphs.slice(0, 1))),
  ),
  groom_marriage: printed(PARTNER_SHAPES.marriage, (a) => [
    [a.score.toFixed(0), a.verdict_name],
    ...told(a.paragraphs.slice(0, 2)),
  ]),
  groom_customs: printed(MANTRAS, ({ planets }) =>
    planets.slice(0, 3).map((one) => [one.name, ...names(one.why), one.mantra.short.devanagari]),
  ),
  groom_windows: printed(PARTNER_SHAPES.windows, ({ windows }, words) =>
    windows.map(({ span }) => [day(words, span.start), day(words, span.end)]),
  ),
  groom_planets: printed(SHAPES.planets, ({ planets, ascendant }) =>
    [ascendant, ...planets].map((one) => [
      one.name,
      `${one.sign_degree_dms.split('°')[0]?.padStart(2, '0')}°${one.sign_degree_dms.slice(-6, -4)}`,
    ]),
  ),
  groom_vimshottari: printed(SHAPES.vimshottari, ({ current }, words) =>
    current.map(({ lords, span }) => [...names(lords), day(words, span.end)]),
  ),
};
