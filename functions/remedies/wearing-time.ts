import * as z from 'zod/mini';
import { nativeOf } from '../../layers/jyotish/muhurat/natives.ts';
import { rankedMuhurats } from '../../layers/jyotish/muhurat/engine.ts';
import { longAlmanac } from '../../layers/jyotish/panchang/almanac.ts';
import { varaLord } from '../../layers/jyotish/panchang/keys.ts';
import { planetOfGem } from '../../layers/jyotish/remedies/gems.ts';
import { FINGERS, GEM_METALS, GEMS, PLANET_REMEDIES, type Gem } from '../../layers/jyotish/remedies/planet-rows.ts';
import {
  BEADS,
  planetOfBead,
  STAR_MATCHES,
  wearingVara,
  wearingWindows,
} from '../../layers/jyotish/remedies/wearing.ts';
import { muhuratWindowShape, rulesShape } from '../../lib/answers/present/muhurat.ts';
import { planetName, varaShape } from '../../lib/answers/present/names.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { invalidField, invalidFields } from '../../lib/contract/frame/field-errors.ts';
import { rangePlaceNativesInput } from '../../lib/contract/frame/inputs.ts';
import { about, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { graha, keyed, lord, nameOf, vara } from '../../lib/contract/frame/shapes.ts';
import { notice } from '../../lib/contract/suites/remedies.ts';
import { ruleNamesOut, windowOut } from '../../lib/contract/suites/muhurat.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';

const MAX_WINDOWS = 200;

/** The planet of the thing that was asked about; one of the two must be. */
const planetOf = (gem: Gem | undefined, mukhi: number | undefined) => {
  if (gem !== undefined && mukhi !== undefined) throw invalidField('mukhi', 'CONFLICT', 'Send gem or mukhi, not both.');
  if (gem !== undefined) return planetOfGem(gem);
  const planet = mukhi === undefined ? null : planetOfBead(mukhi);
  if (planet) return planet;
  throw invalidFields(
    mukhi === undefined
      ? { field: 'gem', code: 'REQUIRED', message: 'gem is required, or mukhi.', expected: GEMS.join(', ') }
      : {
          field: 'mukhi',
          code: 'UNKNOWN_VALUE',
          message: `No planet is given to a bead of ${mukhi} faces.`,
          expected: BEADS.join(', '),
        },
  );
};

export const remediesWearingTime = endpoint({
  path: '/v1/remedies/wearing-time',
  wave: 3,
  summary: 'When to put on a gemstone or rudraksha for the first time: ranked windows in a span',
  description:
    'A stone or bead is first worn on the weekday of its planet, in a planetary hour (hora) of that weekday, in the waxing half of the month. The star should be one of the three that the planet rules, else Pushya, else one that suits jewellery. Left out are the rikta tithis and the new moon, Vishti, Rahu kala, the day of an eclipse and the time in which the planet is lost in the light of the Sun. Things of Rahu are worn on Saturday, those of Ketu on Tuesday, in the hour of that day. With up to four persons their tara and Moon count too. Whether a stone suits anybody is another question: remedies/gemstone-check.',
  sources: ['Muhurta Chintamani ch. 2 (jewellery)', 'almanac practice (weekday, hour, waxing half)'],
  credits: 2,
  input: rangePlaceNativesInput(
    {
      gem: z.optional(oneOf(GEMS, 'The stone; or send mukhi')),
      mukhi: z.optional(whole(1, 14, 'Faces of the rudraksha, 1 to 9 or 12 to 14; or send gem')),
      limit: z._default(whole(1, MAX_WINDOWS, `Most windows in the answer, the best first, 1 to ${MAX_WINDOWS}`), 20),
    },
    366,
  ),
  settings: ['ayanamsa', 'sunrise', 'limit'],
  output: z.strictObject({
    planet: about(graha, 'Planet of the stone or bead'),
    planet_name: nameOf('planet'),
    weekday: about(vara, 'Day on which it is first worn'),
    hora_lord: about(lord, 'Planet whose hour is taken'),
    hora_lord_name: nameOf('planet'),
    metals: about(
      z.nullable(z.array(keyed(GEM_METALS, 'metal'))),
      'Metals that the stone is set in, the usual first; null of a bead',
    ),
    finger: about(z.nullable(keyed(FINGERS, 'finger')), 'Finger that the ring is worn on; null of a bead'),
    windows: about(
      z.array(
        z.extend(z.omit(windowOut, { lagna: true, day_basis: true, day_basis_name: true }), {
          star_match: oneOf(
            STAR_MATCHES,
            'own: the planet rules the star; pushya: Pushya; jewellery: a star that suits jewellery',
          ),
          star_match_name: nameOf('match'),
        }),
      ),
      'Windows, the best score first, equal ones in order of time; empty where none is found',
    ),
    found: whole(0, 5000, 'Number of windows found, those that the limit left out included'),
    rules: ruleNamesOut,
    notice,
  }),
  example: {
    gem: 'yellow_sapphire',
    from: '2026-02-01',
    to: '2026-07-31',
    lat: 28.6139,
    lon: 77.209,
    tz: 5.5,
    limit: 5,
  },
  compute: ({ range: { start, end, clock }, place, natives, input, options, sky, skyAt, words, uncertain }) => {
    const planet = planetOf(input.gem, input.mukhi);
    const persons = natives.map((birth) => nativeOf(skyAt(birth.place), birth));
    if (natives.some(({ timeKnown }) => !timeKnown)) uncertain('windows');
    const almanac = longAlmanac(sky, place, options.sunrise, clock, start);
    const windows = wearingWindows(almanac, { start, end }, planet, persons);
    const shown = rankedMuhurats(windows).slice(0, input.limit);
    const { starMatches, metals, fingers, notice: said } = bank(words.language, 'remedies');
    const row = PLANET_REMEDIES[planet];
    const day = wearingVara(planet);
    return {
      planet,
      planet_name: planetName(words, planet),
      weekday: varaShape(words, day),
      hora_lord: varaLord(day),
      hora_lord_name: planetName(words, varaLord(day)),
      metals: input.gem ? row.metals.map((key) => ({ key, name: metals[key] })) : null,
      finger: input.gem ? { key: row.finger, name: fingers[row.finger] } : null,
      windows: shown.map((window) => {
        const {
          lagna: _lagna,
          day_basis: _basis,
          day_basis_name: _name,
          ...rest
        } = muhuratWindowShape({ words, clock }, window);
        return { ...rest, star_match: window.starMatch, star_match_name: starMatches[window.starMatch] };
      }),
      found: windows.length,
      rules: rulesShape(
        words,
        shown.flatMap(({ passed, failed }) => [...passed, ...failed]),
      ),
      notice: said,
    };
  },
});

export const handler = serve(remediesWearingTime);
