/** What the chapters on eclipses, stars, Jaimini, divisions, stones, the year and both navamsas print of their answers. */
import { LINKS_SHAPE } from '../../lib/print/report/further/navamsa-links.ts';
import { FURTHER_SHAPES } from '../../lib/print/report/further/questions.ts';
import { YEAR_SHAPES } from '../../lib/print/report/further/year.ts';
import { BOOK_SHAPES } from '../../lib/print/report/book/questions.ts';
import { clock, day, names, printed, type Printed } from './printed.ts';
import { outcomesOf, saidOf } from './printed-kundli.ts';

const lines = printed(FURTHER_SHAPES.varga_lines, ({ chart_name: title, lines: said }) =>
  said.flatMap(({ text }, i) => (i === 0 ? saidOf(text, title) : outcomesOf(text))),
);

export const PRINTED_FURTHER: Readonly<Record<string, Printed>> = {
  gems: printed(BOOK_SHAPES.gems, ({ gems }) =>
    gems.flatMap((one) => [
      [one.name, one.role_name, one.planet_name, ...names(one.substitutes), ...names(one.avoid_with)],
      [...names(one.metals), one.finger.name],
    ]),
  ),
  // The birth star of these tests is Anuradha.
  stars: printed(FURTHER_SHAPES.stars, ({ stars }) =>
    stars
      .filter((one) => one.junction_of?.key === 'anuradha' && !one.is_rival)
      .map((one) => [`${one.distance_to_moon.toFixed(1)}°`]),
  ),
  states: printed(FURTHER_SHAPES.states, ({ planets }) =>
    planets.flatMap(({ name, war }) => (war === null ? [] : [[name, war.with_name, war.winner_name]])),
  ),
  upapada: printed(FURTHER_SHAPES.upapada, (a) => [
    [a.upapada.sign.name],
    [a.lord.planet_name, a.lord.sign.name, a.lord.dignity_name],
    names(a.occupants),
    names(a.aspected_by),
    [a.second.sign.name, a.second.lord.planet_name, a.second.lord.sign.name],
    names(a.second.occupants),
    names(a.second.aspected_by),
    ...a.lines.map(({ text }) => [text]),
  ]),
  strong_signs: printed(FURTHER_SHAPES.strong_signs, ({ ranking }) =>
    ranking.map(({ sign, rank, wins }) => [`${rank}${sign.name}${wins}`]),
  ),
  planet_arudhas: printed(FURTHER_SHAPES.planet_arudhas, ({ arudhas }) =>
    arudhas.map((one) => [`${one.name}${one.arudha_sign.name}${one.house}`]),
  ),
  lines_d7: lines,
  lines_d9: lines,
  lines_d10: lines,
  eclipses: printed(FURTHER_SHAPES.eclipses, ({ eclipses }, words) =>
    eclipses
      .filter(({ type }) => type !== 'penumbral')
      .map((one) => [
        day(words, one.maximum),
        one.name,
        one.sign.name,
        String(one.house_from_ascendant),
        String(one.house_from_moon),
        ...one.hits.flatMap((hit) => [hit.point_name, `${hit.separation.toFixed(1)}°`]),
      ]),
  ),
  chakra: printed(FURTHER_SHAPES.chakra, ({ vedhas }) => [
    vedhas.flatMap(({ name, star, hits }) => [name, star.name, ...names(hits)]),
  ]),
  navamsa: printed(LINKS_SHAPE, (a) => [
    [String(a.good_count), String(a.not_good_count)],
    // A link from both sides is named once: the second row is the same, the other way round.
    ...a.links.map(({ key, name, groom, bride }, i) => [
      ...(a.links[i - 1]?.name === name ? [] : [name]),
      // Lords of stars are compared as planets, without a sign.
      ...[groom, bride].map((one) => (key === 'star_lords' ? one.point_name : `${one.point_name}: ${one.sign.name}`)),
    ]),
  ]),
  'patyayini-dasha': printed(YEAR_SHAPES['patyayini-dasha'], ({ periods, order }, words) =>
    periods.map(({ lords, span }) => [
      ...names(lords),
      `${order.find(({ lord }) => lord === lords[0]?.key)?.krisamsa.toFixed(2)}°`,
      day(words, span.start),
      day(words, span.end),
    ]),
  ),
  'tithi-pravesh': printed(YEAR_SHAPES['tithi-pravesh'], (a, words) => [
    [day(words, a.return_at), clock(a.return_at)],
    [a.tithi.paksha_name, a.tithi.name],
    // Rows of their own: in Hindi the name of the day holds that of its lord.
    [a.vara.name],
    [a.vara.lord_name],
    [a.hora_lord_name ?? ''],
    [a.ascendant.sign.name, a.ascendant.sign_degree_dms],
  ]),
};
