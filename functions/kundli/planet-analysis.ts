import * as z from 'zod/mini';
import { shadbalaTotals } from '../../lib/answers/queries/strength.ts';
import { MAX_PERIODS } from '../../lib/contract/suites/dasha.ts';
import { AVASTHAS } from '../../lib/contract/suites/avasthas.ts';
import { FUNCTIONAL } from '../../lib/contract/suites/functional.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import {
  about,
  between,
  flag,
  num,
  objectList,
  objectListOf,
  objectOf,
  objectOrNull,
  oneOf,
  whole,
} from '../../lib/contract/frame/about.ts';
import {
  graha,
  house,
  keyed,
  nameOf,
  planetPos,
  planets,
  sign,
  span,
  inExaltation,
} from '../../lib/contract/frame/shapes.ts';
import { WAR } from '../../lib/contract/suites/war.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { planetShape, signShape, warShape } from '../../lib/answers/present/chart.ts';
import { planetName, planetsShape } from '../../lib/answers/present/names.ts';
import { avasthasShape } from '../../lib/answers/present/strength.ts';
import { castChart, signHouse } from '../../layers/jyotish/chart/chart.ts';
import { DIGNITIES, exaltationSign, inExaltationSign } from '../../layers/jyotish/chart/dignity.ts';
import { GRAHA_MOTIONS, inGandanta, isMaranaKaraka, motionAtSpeed } from '../../layers/jyotish/chart/graha-state.ts';
import { GRAHA_TABLE, PLANETS7 } from '../../layers/jyotish/chart/graha.ts';
import { lordOf } from '../../layers/jyotish/chart/rashi.ts';
import { isVargottama, SHODASHA_VARGAS, vargaKey, vargaSign } from '../../layers/jyotish/chart/varga.ts';
import { planetaryWars } from '../../layers/jyotish/chart/war.ts';
import { chartReading } from '../../layers/jyotish/condition/reading.ts';
import { vimshottari } from '../../layers/jyotish/dasha/vimshottari.ts';
import { dashaTree } from '../../layers/jyotish/dasha/walk.ts';
import { isoLocal } from '../../layers/jyotish/ephemeris/instant.ts';
import { GRAHAS, type Graha } from '../../layers/jyotish/ephemeris/sky.ts';
import { charaKarakas, KARAKA_SCHEMES } from '../../layers/jyotish/jaimini/karakas.ts';
import { dignityIn, functionalFlags, lordshipsOf, planetAspects } from '../../layers/jyotish/kundli/analysis.ts';
import { avasthasOf } from '../../layers/jyotish/kundli/avastha.ts';
import { specialDegreeOf } from '../../layers/jyotish/kundli/special-degree.ts';
import { ashtakavargaOf } from '../../layers/jyotish/strength/ashtakavarga.ts';
import { ishtaKashtaOf } from '../../layers/jyotish/strength/ishta-kashta.ts';
import { VIMSHOPAKA_SCHEMES, vimshopakaOf } from '../../layers/jyotish/strength/vimshopaka.ts';
import type { DashaNode, DashaPeriod } from '../../layers/jyotish/dasha/period.ts';

const LIFE_YEARS = 120;

const flatPeriods = (nodes: readonly DashaNode<Graha>[]): readonly DashaPeriod<Graha>[] =>
  nodes.flatMap(({ period, children }) => [period, ...flatPeriods(children)]);

export const planetAnalysis = endpoint({
  path: '/v1/kundli/planet-analysis',
  wave: 2,
  summary: 'Fact sheet of one planet: dignity, lordship, aspects, strengths, vargas, dasha dates',
  description:
    'Everything the other endpoints say of one planet: where it stands, how it moves, what it rules, with whom it stands and whom it aspects, its states, strengths, points and divisional charts, and all its Vimshottari periods and sub-periods from birth to 120 years. Members that have no meaning for Rahu and Ketu are null. Facts alone: no sentence and no score.',
  sources: ['BPHS ch. 3, 6, 26-28, 45, 46 and 66', 'Phaladeepika ch. 3 and 4'],
  credits: 2,
  input: birthInput({ planet: oneOf(GRAHAS, 'Planet') }),
  settings: ['ayanamsa', 'node', 'sunrise', 'karaka_scheme', 'year_length', 'planet'],
  output: z.strictObject({
    position: about(planetPos, 'The planet in the chart'),
    dignity: oneOf(DIGNITIES, 'Its dignity'),
    dignity_name: nameOf('dignity'),
    exaltation_sign: inExaltation,
    navamsa_sign: about(sign, 'Its sign in the navamsa'),
    navamsa_dignity: oneOf(DIGNITIES, 'Its dignity in the navamsa'),
    navamsa_dignity_name: nameOf('dignity'),
    vargottama: about(flag, 'Same sign in rashi and navamsa'),
    motion: oneOf(GRAHA_MOTIONS, 'How it moves'),
    motion_name: nameOf('motion'),
    war: WAR,
    lordships: about(z.nullable(z.array(house)), 'Houses it rules, ascending; null for Rahu and Ketu, which rule none'),
    functional: FUNCTIONAL,
    karaka: about(
      z.nullable(keyed(KARAKA_SCHEMES[8], 'karaka')),
      'Its office among the chara karakas; null when it has none',
    ),
    dispositor: about(graha, 'Planet that rules its sign'),
    dispositor_name: nameOf('planet'),
    conjunctions: planets('Planets in its sign'),
    aspects_given: planets('Planets it aspects fully'),
    aspects_received: planets('Planets that aspect it fully'),
    avasthas: objectOf('Its states', AVASTHAS),
    shadbala: objectOrNull('Shadbala; null for Rahu and Ketu, for which it has no meaning', {
      rupas: about(num, 'Shadbala in rupas'),
      ratio: about(num, 'Ratio to what it should have'),
      rank: whole(1, 7, 'Place by ratio, 1 the strongest'),
    }),
    ishta: about(
      z.nullable(between(0, 60, 'Points of 60')),
      'Ishta phala, points of 60; null for Rahu and Ketu, for which it has no meaning',
    ),
    kashta: about(
      z.nullable(between(0, 60, 'Points of 60')),
      'Kashta phala, points of 60; null for Rahu and Ketu, for which it has no meaning',
    ),
    vimshopaka: about(
      z.nullable(z.record(z.enum(VIMSHOPAKA_SCHEMES), between(0, 20, 'Points of 20'))),
      'Vimshopaka bala in the four sets of vargas, points of 20; null for Rahu and Ketu, for which it has no meaning',
    ),
    bav: about(
      z.nullable(whole(0, 8, 'Points')),
      'Points of its own ashtakavarga in its sign, 0 to 8; null for Rahu and Ketu, for which it has no meaning',
    ),
    sav: whole(0, 56, 'Points of the sarvashtakavarga in its sign'),
    vargas: objectListOf(16, 'Its signs in the sixteen vargas', {
      chart: oneOf(SHODASHA_VARGAS.map(vargaKey), 'Chart'),
      chart_name: nameOf('chart'),
      sign: about(sign, 'Its sign there'),
      own: about(flag, 'Its own sign'),
      exalted: about(flag, 'Its exaltation sign'),
    }),
    marana_karaka: about(flag, 'In the house in which it is near death'),
    gandanta: about(flag, 'At a knot of water and fire signs'),
    pushkara_navamsa: about(flag, 'In a pushkara navamsa'),
    pushkara_bhaga: about(flag, 'At the pushkara degree of its sign'),
    mrityu_bhaga: about(flag, 'In the mrityu degree of its sign'),
    sandhi: about(flag, 'In the first or last degree of its sign'),
    dasha_periods: objectList('Its Vimshottari periods and sub-periods from birth to 120 years, in order of time', {
      level: whole(1, 2, '1 maha, 2 antar'),
      lords: planets('Lords from level 1 down'),
      span: about(span, 'Start and end'),
    }),
  }),
  example: { planet: 'saturn', ...EXAMPLE_BIRTH },
  compute: ({ birth, input: { planet }, options, sky, words, warn }) => {
    const chart = castChart(sky, birth.jd, birth.place);
    const point = chart.grahas[planet];
    const seven = PLANETS7.find((one) => one === planet);
    const { strengths, cheshta, day } = shadbalaTotals(sky, chart, birth, options, warn);
    const { bav, sav } = ashtakavargaOf({ ...chart.signs, ascendant: chart.ascendant.sign });
    const { dignities, motions, vargas } = bank(words.language, 'chart');
    const dignity = dignityIn(chart, planet);
    const inNavamsa = chartReading(chart, 9).dignity(planet);
    const motion = motionAtSpeed(planet, point.speed);
    const karaka = charaKarakas(chart, options.karaka_scheme).find(({ graha: holder }) => holder === planet);
    const { given, received } = planetAspects(chart, planet);
    const special = specialDegreeOf(planet, point.longitude, { mrityu: 1, sandhi: 1 });
    const plan = vimshottari(chart, options.year_length);
    const life = { from: birth.jd, to: birth.jd + LIFE_YEARS * options.year_length };
    const periods = flatPeriods(dashaTree(plan, 2, life, MAX_PERIODS) ?? []).filter(
      ({ lords }) => lords.at(-1) === planet,
    );
    const phala = seven ? ishtaKashtaOf(sky, chart, cheshta, 'product')[seven] : null;
    const bala = seven ? strengths[seven] : null;
    return {
      position: planetShape(words, point),
      dignity,
      dignity_name: dignities[dignity],
      exaltation_sign: inExaltationSign(planet, point.sign),
      navamsa_sign: signShape(words, vargaSign(9, point.longitude)),
      navamsa_dignity: inNavamsa,
      navamsa_dignity_name: dignities[inNavamsa],
      vargottama: isVargottama(point.longitude),
      motion,
      motion_name: motions[motion],
      war: warShape(words, planetaryWars(chart.grahas), planet),
      lordships: seven ? [...lordshipsOf(chart, seven)] : null,
      functional: functionalFlags(chart, planet),
      karaka: karaka ? { key: karaka.id, name: bank(words.language, 'karakas')[karaka.id] } : null,
      dispositor: lordOf(point.sign),
      dispositor_name: planetName(words, lordOf(point.sign)),
      conjunctions: planetsShape(
        words,
        GRAHAS.filter((other) => other !== planet && chart.signs[other] === point.sign),
      ),
      aspects_given: planetsShape(words, given),
      aspects_received: planetsShape(words, received),
      avasthas: avasthasShape(words, avasthasOf(chart, planet, day.sunrise, null)),
      shadbala: bala && { rupas: bala.rupas, ratio: bala.ratio, rank: bala.rank },
      ishta: phala && phala.ishta,
      kashta: phala && phala.kashta,
      vimshopaka: seven ? { ...vimshopakaOf(chart)[seven] } : null,
      bav: seven ? (bav[seven][point.sign - 1] ?? 0) : null,
      sav: sav[point.sign - 1] ?? 0,
      vargas: SHODASHA_VARGAS.map((n) => {
        const number = vargaSign(n, point.longitude);
        return {
          chart: vargaKey(n),
          chart_name: vargas[n],
          sign: signShape(words, number),
          own: GRAHA_TABLE[planet].own.includes(number),
          exalted: exaltationSign(planet) === number,
        };
      }),
      marana_karaka: isMaranaKaraka(planet, signHouse(chart, planet)),
      gandanta: inGandanta(point.longitude),
      pushkara_navamsa: special.pushkaraNavamsa,
      pushkara_bhaga: special.pushkaraBhaga,
      mrityu_bhaga: special.mrityu.hit,
      sandhi: special.sandhi,
      dasha_periods: periods.map(({ level, lords, start, end }) => ({
        level,
        lords: planetsShape(words, lords),
        span: { start: isoLocal(start, birth.offset), end: isoLocal(end, birth.offset) },
      })),
    };
  },
});

export const handler = serve(planetAnalysis);
