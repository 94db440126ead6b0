import * as z from 'zod/mini';
import { tajikaYear } from '../../lib/answers/queries/varshaphal.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput } from '../../lib/contract/frame/inputs.ts';
import { about, between, choice, flag, objectList, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { graha, instant, name, nameOf, planets } from '../../lib/contract/frame/shapes.ts';
import { SOLAR_YEAR_EXAMPLE, SOLAR_YEAR_FIELDS, solarYearOutput } from '../../lib/contract/suites/varshaphal.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { planetName, planetsShape } from '../../lib/answers/present/names.ts';
import { solarYearShape } from '../../lib/answers/present/varshaphal.ts';
import {
  CONTACT_KINDS,
  exactContact,
  KAMBOOLA_GRADES,
  ORB_RULES,
  TAJIKA_ASPECTS,
  TAJIKA_YOGAS,
  tajikaPairs,
} from '../../layers/jyotish/varshaphal/tajika.ts';
import { tajikaYogas } from '../../layers/jyotish/varshaphal/tajika-yogas.ts';

export const tajikaYogasOfYear = endpoint({
  path: '/v1/varshaphal/tajika-yogas',
  wave: 2,
  summary: 'Contacts of the planets within their limits, and the sixteen Tajika yogas',
  description:
    'Two planets that aspect by sign (3, 11 and 5, 9 friendly; 1, 7 and 4, 10 hostile) and whose degrees lie within the mean of their limits are in contact: ithasala while the faster one is behind, complete within 1°, ishrafa beyond. `exact` is the next instant within 60 days at which their degrees in sign are equal. From the contacts follow the other yogas; they are told with the planets that make them. Where several join the same two planets, the first of these decides, by a house rule: manau, dutthotthadavira, duhphali kuttha (unless the slower planet is spoilt), radda, kamboola, gairi kamboola, khallasara, ithasala, ishrafa. The rules of nakta to durapha differ between books: they are those of the house rules in this service’s documents.',
  sources: ['Tajika Nilakanthi ch. 2', 'B. V. Raman, Varshaphal'],
  credits: 2,
  input: birthAtInput({
    ...SOLAR_YEAR_FIELDS,
    orb: choice(ORB_RULES, 'mean', 'Limit of a pair: the mean of the two, their sum, or the smaller one'),
  }),
  settings: ['ayanamsa', 'node', 'sunrise', 'age', 'orb'],
  output: z.strictObject({
    ...solarYearOutput,
    aspects: objectList('Pairs of Sun to Saturn that aspect by sign, or are about to; the faster planet first', {
      faster: about(graha, 'The faster planet'),
      faster_name: nameOf('planet'),
      slower: about(graha, 'The slower planet'),
      slower_name: nameOf('planet'),
      distance: whole(1, 12, 'Signs from the faster to the slower one, 1 to 12'),
      aspect: oneOf(TAJIKA_ASPECTS, 'Nature of the aspect'),
      aspect_name: nameOf('aspect'),
      difference: between(-30, 30, 'Degree in sign of the slower less that of the faster one, degrees'),
      limit: between(0, 30, 'Widest difference that counts, degrees'),
      contact: about(z.nullable(z.enum(CONTACT_KINDS)), 'Contact; null when they are farther apart than the limit'),
      contact_name: about(z.nullable(nameOf('contact')), 'Name of the contact; null as contact is'),
      applying: about(flag, 'The two close in'),
      exact: about(
        z.nullable(instant),
        'Next instant within 60 days with equal degrees in sign; null without a contact that applies, when it lies behind, or when they do not reach it',
      ),
    }),
    yogas: objectList('Yogas that are formed, in the order of the contacts', {
      key: oneOf(TAJIKA_YOGAS, 'Yoga'),
      name,
      planets: planets('Planets that make it: the contact first, then the one that links, cuts or helps'),
      grade: about(
        z.nullable(z.enum(KAMBOOLA_GRADES)),
        'Grade of kamboola by the standing of the Moon; null for other yogas',
      ),
      grade_name: about(z.nullable(nameOf('grade')), 'Name of the grade; null as grade is'),
      decides: about(
        flag,
        'Whether its meaning holds for these planets: where several yogas join the same two, one kind of them decides',
      ),
    }),
  }),
  example: SOLAR_YEAR_EXAMPLE,
  compute: (call) => {
    const { at, words, input } = call;
    const year = tajikaYear(call);
    const { chart } = year.tajika;
    const pairs = tajikaPairs(chart, input.orb);
    const text = bank(words.language, 'varshaphal');
    return {
      ...solarYearShape(at.clock, year),
      aspects: pairs.map((pair) => {
        const { fast, slow, kind, applying } = pair;
        const ahead = pair.difference > 0 || kind === 'ithasala_bhavishya';
        const exact = kind !== null && applying && ahead ? exactContact(year.sky, pair, year.start) : null;
        return {
          faster: fast,
          faster_name: planetName(words, fast),
          slower: slow,
          slower_name: planetName(words, slow),
          distance: pair.distance,
          aspect: pair.aspect,
          aspect_name: text.aspects[pair.aspect],
          difference: pair.difference,
          limit: pair.limit,
          contact: kind,
          contact_name: kind && text.contacts[kind],
          applying,
          exact: exact === null ? null : at.clock.text(exact),
        };
      }),
      yogas: tajikaYogas(chart, pairs, input.orb).map(({ id, planets: makers, grade, decides }) => ({
        key: id,
        name: text.yogas[id],
        planets: planetsShape(words, makers),
        grade,
        grade_name: grade && text.grades[grade],
        decides,
      })),
    };
  },
});

export const handler = serve(tajikaYogasOfYear);
