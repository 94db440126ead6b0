/** What the chapters on one birth print of their answers. */
import { BOOK_SHAPES } from '../../lib/print/report/book/questions.ts';
import { SHAPES } from '../../lib/print/report/answers.ts';
import { bank } from '../../lib/words/bank.ts';
import { BIRTH, common, day, names, printed, rulesTold, texts, clock, type Printed } from './printed.ts';

/** What a sentence comes to: its last clause. Another reading that came to the same may have said it. */
const outcome = (sentence: string): string => {
  const last = sentence.split(', ').at(-1) ?? '';
  return last.length >= 24 ? last : sentence;
};
/** What Hindi says before the name of a planet where it is the lord of the house that is read of a reading. */
const AS_LORD = /(?:इस भाव|लग्न) के स्वामी /;
/** What each sentence of a text comes to; one that was said of the planet before stands there, without that it is the lord. */
export const outcomesOf = (text: string): string[][] =>
  text.split(/(?<=[.।]) /).map((one) => [outcome(one).split(AS_LORD).at(-1) ?? '']);
/** A reading begins with its own sentence; the others are said once in a report, here or in an earlier reading. */
export const saidOf = (text: string, title = ''): string[][] => {
  const [first = ''] = text.split(/(?<=[.।]) /);
  return [[title, first].filter((one) => one !== ''), ...outcomesOf(text).slice(1)];
};
const toldOnce = (paragraphs: readonly { readonly title: string; readonly text: string }[]): string[][] =>
  paragraphs.flatMap(({ title, text }) => saidOf(text, title));

// The Moon of these tests stands in the rising sign: what that sign gives is said of the ascendant, and not of the Moon again.
export const reading = printed(SHAPES.reading, ({ paragraphs }) =>
  toldOnce(paragraphs.filter(({ rule_id: rule }) => !rule.startsWith('moon/'))),
);
/** The place of the lord of the star is read once, in the chapter about all planets: there without how it opens here. */
export const starReading = printed(SHAPES.reading, ({ paragraphs }) =>
  paragraphs.flatMap(({ title, text }) => [[title], [outcome(text.split(/(?<=[.।]) /).at(-1) ?? '')]]),
);
export const varga = printed(SHAPES.varga, ({ planets, ascendant }) =>
  [ascendant, ...planets].map(({ name, sign }) => [name, sign.name]),
);
/** What the pages of areas say of a planet that weighs, in English and in Hindi. */
const SAID_OF_AREA = {
  lord: ['rules your', 'भाव के स्वामी'],
  support: ['rules your', 'भाव के स्वामी'],
  karaka: ['stands for it by nature', 'इसके स्वाभाविक कारक'],
  occupant: ['is in the', 'भाव में'],
  aspect: ['looks at the', 'भाव पर'],
} as const;
export const area = printed(SHAPES.area, (a, words) => [
  [a.area_name],
  [a.verdict_name, ...texts(a.paragraphs), a.score.toFixed(0)],
  ...a.indicators.map(({ kind, planet_name: planet, facts }) =>
    kind === 'varga'
      ? [`${planet}, ${facts.at(-1)?.endpoint.replace('varga/', '')}:`]
      : [SAID_OF_AREA[kind][words === bank('en', 'report') ? 0 : 1], planet],
  ),
]);

export const PRINTED_KUNDLI: Readonly<Record<string, Printed>> = {
  details: printed(SHAPES.details, (a) => [
    [clock(a.sunrise)],
    [clock(a.sunset)],
    [a.weekday.hindu.name],
    (a.ishta_kaal ?? '').split(':').map(String),
  ]),
  panchang: printed(SHAPES.panchang, (a) => [
    [a.tithi.paksha_name, a.tithi.name],
    [a.nakshatra.name],
    [a.yoga.name],
    [a.karana.name],
  ]),
  avakahada: printed(SHAPES.avakahada, (a) => [
    [a.nakshatra.name, String(a.nakshatra.pada)],
    [a.sign.name],
    [a.varna_name],
    [a.vashya_name],
    [a.gana_name],
    [a.nadi_name],
    [a.yoni.animal_name, a.yoni.sex_name],
    [a.tatva_name],
    [a.paya_name],
    [a.yunja_name],
    a.name_letters,
  ]),
  ghata: printed(SHAPES.ghata, (a) => [
    [a.month.name],
    names(a.tithis),
    [a.weekday.name],
    [a.nakshatra.name],
    [a.moon_sign.name],
  ]),
  planets: printed(SHAPES.planets, ({ planets, ascendant }) =>
    [ascendant, ...planets].map((one) => [
      one.name,
      one.sign.name,
      one.sign_degree_dms,
      `${one.nakshatra.name} ${one.nakshatra.pada}`,
      one.nakshatra.lord_name,
      String(one.house),
    ]),
  ),
  lords: printed(SHAPES.lords, ({ houses }) =>
    houses.map((one) => [String(one.house), one.sign.name, one.lord_name, String(one.in_house), one.in_sign.name]),
  ),
  dignities: printed(SHAPES.dignities, ({ planets }, words) =>
    // A fall that is cancelled is never told without that.
    planets.map((one) => [one.name, one.neecha_bhanga?.present === true ? words.labels.raised : one.dignity_name]),
  ),
  friendships: printed(SHAPES.friendships, ({ compound }, { relations }) =>
    Object.values(compound).map((row) => Object.values(row).map((one) => relations[one].short)),
  ),
  chalit: printed(SHAPES.chalit, ({ planets }) =>
    planets.map((one) => [one.name, String(one.sign_house), String(one.bhava_house)]),
  ),
  sixteen: printed(SHAPES.sixteen, ({ table }) =>
    table.map(({ name, charts }) => [name, ...Object.values(charts).map(({ id }) => String(id))]),
  ),
  vimshopaka: printed(SHAPES.vimshopaka, ({ planets }) =>
    planets.map((one) => [
      one.name,
      ...[one.shadvarga, one.saptavarga, one.dashavarga, one.shodashavarga].map((points) => points.toFixed(2)),
    ]),
  ),
  ashtakavarga: printed(SHAPES.ashtakavarga, ({ points, bav, totals, sav }) => [
    ...points.map(({ key, name }) => [name + (bav[key] ?? []).join('') + String(totals[key])]),
    [sav.join('') + String(totals['sav'])],
  ]),
  bhava_bala: printed(BOOK_SHAPES.houses, ({ houses }) => houses.map(({ total }) => [(total / 60).toFixed(1)])),
  shadbala: printed(SHAPES.shadbala, ({ planets }) =>
    planets.map((one) => [one.name, one.rupas.toFixed(1), one.required.toFixed(1)]),
  ),
  shadbala_table: printed(SHAPES.shadbala, ({ planets }) =>
    planets.map((one) => [
      one.name,
      ...[one.sthana.total, one.dig, one.kala.total, one.cheshta, one.naisargika, one.drik].map((value) =>
        value.toFixed(0),
      ),
      one.rupas.toFixed(2),
      one.required.toFixed(1),
      one.ratio.toFixed(2),
      String(one.rank),
    ]),
  ),
  vimshottari: printed(SHAPES.vimshottari, ({ balance, periods }, words) => [
    [balance.lord_name, ...balance.text.split(/\D+/).filter((part) => part !== '')],
    // A period that ran at birth is printed from birth on.
    ...periods.map(({ lords, span }, i) => [
      ...names(lords),
      ...(i === 0 ? [] : [day(words, span.start)]),
      day(words, span.end),
    ]),
  ]),
  yogini: printed(SHAPES.yogini, ({ periods }, words) =>
    periods.map(({ lords, planet_name, span }) => [
      ...names(lords),
      planet_name,
      // Each begins where the one before it ends.
      day(words, span.end),
    ]),
  ),
  yogas: printed(SHAPES.yogas, ({ yogas, checked }, words) => [
    [String(checked)],
    // Doshas, and yogas of which one is made, have a chapter of their own.
    ...yogas
      .filter(
        ({ key, reference }) =>
          reference.startsWith('reference/yogas/') && !/^(kemadruma|shakata|daridra_\d)$/.test(key),
      )
      .flatMap((one) => [[one.name], names(one.planets), [common(words, one.prevalence)]]),
  ]),
  doshas: printed(SHAPES.doshas, ({ doshas }, words) =>
    // Saturn of today is no finding of the birth.
    doshas
      .filter(({ key }) => key !== 'dhaiya')
      .flatMap((one) => [
        [one.name],
        ...(one.present
          ? [[common(words, one.prevalence)], rulesTold(one.rules_met), rulesTold(one.cancelled_by)]
          : []),
      ]),
  ),
  sade_sati: printed(SHAPES.sade_sati, ({ status, cycles }, words) => [
    ...(status.next === null ? [] : [[day(words, status.next)]]),
    // Those that begin within ninety years.
    ...cycles
      .filter(({ span }) => Number(span.start.slice(0, 4)) < Number(BIRTH.date.slice(0, 4)) + 90)
      .map(({ cycle, span }) => [
        String(cycle),
        // What was running at birth has no day of beginning.
        ...(span.start.slice(0, 10) === BIRTH.date ? [] : [day(words, span.start)]),
        day(words, span.end),
      ]),
  ]),
  read_planets: printed(SHAPES.read_planets, ({ planets }) =>
    planets.flatMap(({ paragraphs }) =>
      toldOnce(paragraphs.filter(({ rule_id: rule }) => !rule.startsWith('planet.sign/moon/'))),
    ),
  ),
  read_lords: printed(SHAPES.read_lords, ({ houses }) => houses.flatMap(({ paragraphs }) => toldOnce(paragraphs))),
  read_limbs: printed(SHAPES.read_limbs, ({ limbs }) => limbs.flatMap(({ paragraphs }) => toldOnce(paragraphs))),
  read_together: printed(SHAPES.read_together, ({ groups }) =>
    groups.flatMap(({ paragraphs }) => toldOnce(paragraphs)),
  ),
  read_sky: printed(SHAPES.read_sky, ({ planets }) => planets.flatMap(({ paragraphs }) => toldOnce(paragraphs))),
  read_dasha: printed(SHAPES.read_dasha, ({ periods }, words) =>
    periods
      .filter(({ running }) => running)
      .flatMap(({ span, paragraphs }) =>
        // A reading that a later chapter repeats stands there alone.
        [[day(words, span.start), day(words, span.end)], ...texts(paragraphs).flatMap((text) => saidOf(text))],
      ),
  ),
  karakas: printed(SHAPES.karakas, ({ karakas }) =>
    karakas.map((one) => [one.name, one.planet_name, one.sign_degree.toFixed(2)]),
  ),
  arudhas: printed(SHAPES.arudhas, ({ padas }) =>
    padas.map((one) => [one.key, one.name, one.sign.name, String(one.house)]),
  ),
  nature: printed(SHAPES.nature, (a) => [
    names(a.benefics),
    names(a.malefics),
    names(a.neutrals),
    names(a.yogakaraka),
    names(a.marakas),
    [a.badhaka.lord_name, String(a.badhaka.house)],
  ]),
};
