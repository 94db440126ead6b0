import * as z from 'zod/mini';
import { dashaBirthOf } from '../../lib/answers/queries/dasha.ts';
import { dayOfMoment } from '../../lib/answers/queries/day.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { OPTION_FIELDS, YEAR_LENGTHS, type Options } from '../../lib/contract/frame/options.ts';
import { about, num, objectList, objectOf, oneOf, several, text } from '../../lib/contract/frame/about.ts';
import { nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { factChangeShape } from '../../lib/answers/present/compare.ts';
import { chartReading } from '../../layers/jyotish/condition/reading.ts';
import type { BirthCircumstances } from '../../layers/jyotish/condition/doctrine.ts';
import type { DashaBirth } from '../../layers/jyotish/dasha/systems.ts';
import { YOGA_AND_DOSHA_RULES } from '../../layers/jyotish/dosha/as-yogas.ts';
import type { VedicDay } from '../../layers/jyotish/panchang/vedic-day.ts';
import { circumstancesOf } from '../../layers/jyotish/yoga/circumstances.ts';
import { detectYogas } from '../../layers/jyotish/yoga/detect.ts';
import { AYANAMSAS, HOUSE_SYSTEMS } from '../../layers/jyotish/ephemeris/sky.ts';
import { birthFacts, changedFacts, dashaShiftDays, FACT_FIELDS } from '../../layers/jyotish/kundli/compare.ts';

const { ayanamsa, node, house_system, observer, year_length } = OPTION_FIELDS;
const choices = z.strictObject({ ayanamsa, node, house_system, observer, year_length });
const settings = z.strictObject({
  ayanamsa: about(
    z.union([
      z.enum(Object.keys(AYANAMSAS)),
      z.strictObject({
        t0_jd: about(num, 'Julian day (TT) at which the ayanamsa has this value'),
        value: about(num, 'The ayanamsa at t0_jd, degrees'),
      }),
    ]),
    'Ayanamsa, by key or as it was sent',
  ),
  node: oneOf(['mean', 'true'], 'Which lunar node Rahu and Ketu stand for'),
  house_system: oneOf(Object.keys(HOUSE_SYSTEMS), 'House system'),
  observer: oneOf(['geocentric', 'topocentric'], 'From where the sky is seen'),
  year_length: about(z.literal(YEAR_LENGTHS), 'Days in a year of a dasha'),
});
const fact = (whose: string) =>
  about(z.union([text, num, z.boolean()]), `Value under the ${whose}: a key, a number, or true or false`);

const YOGA_FIELDS: readonly string[] = YOGA_AND_DOSHA_RULES.map(({ id }) => `yogas.${id}`);

/** Which yogas and doshas form, under the names of `YOGA_FIELDS`; those that cannot be judged are left out. */
const yogaFacts = (
  { sky, jd, place, chart }: DashaBirth,
  day: VedicDay,
  gender: BirthCircumstances['gender'],
): readonly (readonly [string, boolean])[] => {
  const reading = chartReading(chart(), 1, circumstancesOf(sky, jd, place, day, gender));
  return detectYogas(reading, YOGA_AND_DOSHA_RULES).findings.map(({ id, present }) => [`yogas.${id}`, present]);
};

type Compared = Pick<Options, 'ayanamsa' | 'node' | 'house_system' | 'observer' | 'year_length'>;

export const compareSettings = endpoint({
  path: '/v1/kundli/compare-settings',
  summary: 'Same birth under several ayanamsas, nodes, house systems and year lengths, as a difference list',
  description:
    'Casts the chart of a birth under the options of the request and again under one to six other sets, and lists what comes out differently: signs, stars, quarters and navamsas of the ascendant and the nine planets, their houses, retrogression and combustion, the Vimshottari periods at birth and the first lord of every other dasha, chara karakas, karakamsa, arudha lagna and upapada, and the yogas and doshas that form. `dasha_shift` tells by how many days the dates of the dasha move. Use it to find which setting another program uses, or how much a conclusion depends on one.',
  sources: ['The rules of the sections compared; ayanamsas as the Swiss Ephemeris defines them'],
  credits: 3,
  input: birthInput({
    settings: several(
      about(choices, 'Options that differ from those of the request'),
      1,
      6,
      'Sets of options, 1 to 6, each compared with the options of the request',
    ),
  }),
  settings: ['ayanamsa', 'node', 'house_system', 'observer', 'year_length'],
  output: z.strictObject({
    base: objectOf('What the variants are compared with', {
      settings: about(settings, 'Options of the request, defaults filled in'),
    }),
    variants: objectList('One for each set of options, in their order', {
      settings: about(settings, 'Options of the base with those of this variant put in'),
      changed: objectList('Facts that come out differently, ascendant first; empty when none does', {
        field: oneOf(
          [...FACT_FIELDS, ...YOGA_FIELDS],
          'What changed: planets.moon.nakshatra, ascendant.sign, dasha.maha, dashas.chara, karakas.ak, yogas.gajakesari',
        ),
        field_name: nameOf('thing that changed'),
        from: fact('base'),
        from_name: about(text, 'The same in the wanted language'),
        to: fact('variant'),
        to_name: about(text, 'The same in the wanted language'),
      }),
      dasha_shift: about(
        num,
        'Days by which Vimshottari dates come later than in the base, at the end of the first period; negative: earlier',
      ),
    }),
  }),
  example: { ...EXAMPLE_BIRTH, settings: [{ ayanamsa: 'raman' }, { ayanamsa: 'krishnamurti', node: 'true' }] },
  compute: ({ birth, input, options, skyAt, words }) => {
    const factsUnder = (chosen: Compared) => {
      const { ayanamsa, node, observer, house_system: houseSystem, year_length: yearLength } = chosen;
      const laidFor = dashaBirthOf(skyAt(birth.place, { ayanamsa, node, observer }), birth, options);
      const { facts, ...rest } = birthFacts(laidFor, { houseSystem, yearLength });
      return {
        ...rest,
        facts: new Map([...facts, ...yogaFacts(laidFor, dayOfMoment(laidFor.sky, options, birth), birth.gender)]),
      };
    };
    const base: Compared = {
      ayanamsa: options.ayanamsa,
      node: options.node,
      house_system: options.house_system,
      observer: options.observer,
      year_length: options.year_length,
    };
    const known = factsUnder(base);
    return {
      base: { settings: base },
      variants: input.settings.map((change) => {
        const chosen: Compared = {
          ayanamsa: change.ayanamsa ?? base.ayanamsa,
          node: change.node ?? base.node,
          house_system: change.house_system ?? base.house_system,
          observer: change.observer ?? base.observer,
          year_length: change.year_length ?? base.year_length,
        };
        const facts = factsUnder(chosen);
        return {
          settings: chosen,
          changed: changedFacts(known, facts).map((change) => factChangeShape(words, change)),
          dasha_shift: dashaShiftDays(known, facts),
        };
      }),
    };
  },
});

export const handler = serve(compareSettings);
