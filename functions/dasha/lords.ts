import * as z from 'zod/mini';
import { dashaPlans } from '../../lib/answers/queries/dasha.ts';
import { shadbalaTotals } from '../../lib/answers/queries/strength.ts';
import { DASHA_CHOICE_FIELDS, DASHA_CHOICES, dashaState } from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { FUNCTIONAL } from '../../lib/contract/suites/functional.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { MAX_DASHA_LEVEL } from '../../lib/contract/frame/limits.ts';
import {
  about,
  choice,
  flag,
  num,
  objectList,
  objectOrNull,
  oneOf,
  upTo,
  whole,
} from '../../lib/contract/frame/about.ts';
import {
  anyPeriod,
  graha,
  house,
  instant,
  keyed,
  listOf,
  lord,
  lordName,
  name,
  nameOf,
  planets,
  sign,
} from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { yogaName } from '../../lib/words/yogas.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { dashaWriter, periodShape, systemShape } from '../../lib/answers/present/dasha.ts';
import { lordShape, planetName, planetsShape } from '../../lib/answers/present/names.ts';
import { castChart, signHouse } from '../../layers/jyotish/chart/chart.ts';
import { compoundRelation, DIGNITIES, RELATIONS } from '../../layers/jyotish/chart/dignity.ts';
import { rashiDrishti } from '../../layers/jyotish/chart/drishti.ts';
import { PLANETS7 } from '../../layers/jyotish/chart/graha.ts';
import { houseFrom, lordOf, SIGN_KEYS } from '../../layers/jyotish/chart/rashi.ts';
import { chartReading } from '../../layers/jyotish/condition/reading.ts';
import { DASHA_LORDS, isGrahaLord, isYoginiLord, type DashaLord } from '../../layers/jyotish/dasha/lord.ts';
import { DASHA_SYSTEMS } from '../../layers/jyotish/dasha/systems.ts';
import { dashaStateAt, runningPeriods } from '../../layers/jyotish/dasha/walk.ts';
import { yoginiOf } from '../../layers/jyotish/dasha/yogini.ts';
import { YOGA_AND_DOSHA_RULES } from '../../layers/jyotish/dosha/as-yogas.ts';
import { isoLocal } from '../../layers/jyotish/ephemeris/instant.ts';
import { GRAHAS, type Graha } from '../../layers/jyotish/ephemeris/sky.ts';
import { charaKarakas, KARAKA_SCHEMES } from '../../layers/jyotish/jaimini/karakas.ts';
import {
  aspectedHouses,
  dignityIn,
  functionalFlags,
  karakaHouses,
  lordshipsOf,
} from '../../layers/jyotish/kundli/analysis.ts';
import { circumstancesOf } from '../../layers/jyotish/yoga/circumstances.ts';
import { detectYogas } from '../../layers/jyotish/yoga/detect.ts';

const ruler = keyed(DASHA_LORDS, 'lord');
const levels = about(
  z.array(whole(1, MAX_DASHA_LEVEL, 'Level')),
  'Levels at which it runs at `at`, 1 maha first; empty when it does not run then',
);

export const lords = endpoint({
  path: '/v1/dasha/lords',
  wave: 2,
  summary: 'What each lord of a dasha owns, occupies, aspects and signifies, for judging its periods',
  description:
    'For every lord of the system one sheet of facts about the birth chart: the houses it rules, stands in and aspects, dignity and strength, its functional nature for the ascendant, the offices it holds, and the yogas it forms (those of yoga/detect under the default options). `from_maha` tells how the lord of the running major period regards it and which house it is counted from there. Systems ruled by signs list `sign_lords` instead: who stands in them, where their lord is, which signs aspect them. Facts alone: no sentence and no score.',
  sources: ['BPHS ch. 3, 26-28, 32, 34 and 46-60'],
  credits: 2,
  input: birthAtInput({
    system: choice(DASHA_SYSTEMS, 'vimshottari', 'Dasha system'),
    level: z._default(whole(1, MAX_DASHA_LEVEL, 'Deepest level of the running path, 1 maha to 6 deha'), 3),
    ...DASHA_CHOICE_FIELDS,
  }),
  settings: ['ayanamsa', 'node', 'sunrise', 'year_length', 'karaka_scheme', 'system', 'level', ...DASHA_CHOICES],
  output: z.strictObject({
    at: about(instant, 'Instant of the running path'),
    system: oneOf(DASHA_SYSTEMS, 'Dasha system'),
    system_name: nameOf('dasha system'),
    state: dashaState,
    current: upTo(MAX_DASHA_LEVEL, anyPeriod, 'Periods running, one per level, level 1 first; empty when none runs'),
    lords: objectList('Planets that rule periods, in the order of the major periods; empty in systems ruled by signs', {
      lord: about(ruler, 'Lord as the periods name it: a planet or a yogini'),
      planet: about(graha, 'The planet the facts are about: the lord itself, or the planet of the yogini'),
      name,
      levels,
      houses_owned: about(z.array(house), 'Houses it rules, ascending; empty for Rahu and Ketu'),
      house: about(house, 'House it stands in, by signs'),
      sign: about(sign, 'Sign it stands in'),
      dignity: oneOf(DIGNITIES, 'Its dignity'),
      dignity_name: nameOf('dignity'),
      combust: about(flag, 'Combust'),
      retrograde: about(flag, 'Retrograde'),
      aspects: about(z.array(house), 'Houses it aspects fully, ascending'),
      shadbala: objectOrNull('Shadbala; null for Rahu and Ketu, for which it has no meaning', {
        rupas: about(num, 'Shadbala in rupas'),
        ratio: about(num, 'Ratio to what it should have'),
      }),
      functional: FUNCTIONAL,
      karaka: about(
        z.nullable(keyed(KARAKA_SCHEMES[8], 'karaka')),
        'Its office among the chara karakas; null when it has none',
      ),
      signifies: about(z.array(house), 'Houses it is a natural significator of, ascending; empty for the nodes'),
      yogas: about(
        z.array(
          keyed(
            YOGA_AND_DOSHA_RULES.map(({ id }) => id),
            'yoga',
          ),
        ),
        'Yogas of the birth chart that it takes part in forming',
      ),
      from_maha: objectOrNull('Seen from the lord of the running major period; null when none runs', {
        house: about(house, 'Its house counted from the lord of the major period'),
        relation: about(
          z.nullable(z.enum(RELATIONS)),
          'What it is to that lord by five-fold friendship; null for that lord itself',
        ),
        relation_name: about(z.nullable(nameOf('relation')), 'Name of the relation; null as relation is'),
      }),
    }),
    sign_lords: objectList(
      'Signs that rule periods, in the order of the major periods; empty in systems ruled by planets',
      {
        sign: about(sign, 'Sign that rules periods'),
        levels,
        house: about(house, 'Its house from the ascendant'),
        planets: planets('Planets in it, Sun first'),
        lord: about(lord, 'Planet that rules it'),
        lord_name: lordName,
        lord_house: about(house, 'House its lord stands in'),
        aspected_signs: about(listOf(sign, 3), 'Signs it aspects by sign aspect (rashi drishti)'),
        planets_aspecting: planets('Planets whose sign aspects it'),
      },
    ),
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: ({ birth, at, input, options, sky, words, setting, warn }) => {
    const text = isoLocal(at.jd, at.offset);
    setting('at', text);
    const [laid] = dashaPlans(sky, birth, [input.system], input, options);
    if (!laid) throw new Error('one system gives one plan');
    const chart = castChart(sky, birth.jd, birth.place);
    const { strengths, day } = shadbalaTotals(sky, chart, birth, options, warn);
    const born = circumstancesOf(sky, birth.jd, birth.place, day, birth.gender);
    const formed = detectYogas(chartReading(chart, 1, born), YOGA_AND_DOSHA_RULES).findings.filter(
      ({ present }) => present,
    );
    const karakas = charaKarakas(chart, options.karaka_scheme);
    const { dignities, relations } = bank(words.language, 'chart');
    const running = runningPeriods(laid.plan, at.jd, input.level);
    const path = running.at(-1)?.lords ?? [];
    const planetOf = (one: DashaLord): Graha | undefined => {
      if (isGrahaLord(one)) return one;
      if (isYoginiLord(one)) return yoginiOf(one).planet;
      return undefined;
    };
    const [first] = path;
    const maha = first === undefined ? undefined : planetOf(first);
    const levelsOf = (one: DashaLord): number[] => path.flatMap((lordAt, i) => (lordAt === one ? [i + 1] : []));
    const writer = dashaWriter(words, birth.offset);
    const rulers = [...new Set(laid.plan.mahas.flatMap(({ lords: [one] }) => one ?? []))];
    return {
      at: text,
      ...systemShape(words, input.system),
      state: dashaStateAt(laid.plan, at.jd, running),
      current: running.map((period) => periodShape(writer, period)),
      lords: rulers.flatMap((one) => {
        const planet = planetOf(one);
        if (!planet) return [];
        const seven = PLANETS7.find((each) => each === planet);
        const point = chart.grahas[planet];
        const dignity = dignityIn(chart, planet);
        const karaka = karakas.find(({ graha: holder }) => holder === planet);
        const relation = maha && maha !== planet ? compoundRelation(maha, planet, chart.signs[maha], point.sign) : null;
        return [
          {
            lord: writer.lord(one),
            planet,
            name: planetName(words, planet),
            levels: levelsOf(one),
            houses_owned: [...lordshipsOf(chart, planet)],
            house: signHouse(chart, planet),
            sign: signShape(words, point.sign),
            dignity,
            dignity_name: dignities[dignity],
            combust: point.combust,
            retrograde: point.retrograde,
            aspects: [...aspectedHouses(chart, planet)],
            shadbala: seven ? { rupas: strengths[seven].rupas, ratio: strengths[seven].ratio } : null,
            functional: functionalFlags(chart, planet),
            karaka: karaka ? { key: karaka.id, name: bank(words.language, 'karakas')[karaka.id] } : null,
            signifies: [...karakaHouses(planet)],
            yogas: formed
              .filter(({ planets: makers }) => makers.includes(planet))
              .map(({ id }) => ({ key: id, name: yogaName(words.language, id) })),
            from_maha: maha
              ? {
                  house: houseFrom(chart.signs[maha], point.sign),
                  relation,
                  relation_name: relation && relations[relation],
                }
              : null,
          },
        ];
      }),
      sign_lords: rulers.flatMap((one) => {
        const number = SIGN_KEYS.findIndex((key) => key === one) + 1;
        if (number === 0) return [];
        return [
          {
            sign: signShape(words, number),
            levels: levelsOf(one),
            house: houseFrom(chart.ascendant.sign, number),
            planets: planetsShape(
              words,
              GRAHAS.filter((each) => chart.signs[each] === number),
            ),
            ...lordShape(words, lordOf(number)),
            lord_house: signHouse(chart, lordOf(number)),
            aspected_signs: SIGN_KEYS.flatMap((_, i) => (rashiDrishti(number, i + 1) ? [signShape(words, i + 1)] : [])),
            planets_aspecting: planetsShape(
              words,
              GRAHAS.filter((each) => rashiDrishti(chart.signs[each], number)),
            ),
          },
        ];
      }),
    };
  },
});

export const handler = serve(lords);
