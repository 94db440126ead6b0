import * as z from 'zod/mini';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { MOST_CONTACTS, moonApplications, type MoonContact } from '../../layers/jyotish/prashna/moon-applications.ts';
import { CONTACT_KINDS, ORB_RULES, TAJIKA_ASPECTS } from '../../layers/jyotish/varshaphal/tajika.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { nakShape, signShape } from '../../lib/answers/present/chart.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { momentInput } from '../../lib/contract/frame/inputs.ts';
import { about, between, choice, flag, objectOf, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { graha, instant, nak, name, nameOf, sign, signDegree, span } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';

const contactRow = z.strictObject({
  planet: about(graha, 'Planet that the Moon meets, Sun to Saturn'),
  name,
  at: about(instant, 'When their degrees in sign are equal'),
  angle: between(0, 180, 'Degrees between them in longitude: 0, 60, 90, 120 or 180'),
  aspect: oneOf(TAJIKA_ASPECTS, 'Nature of the aspect'),
  aspect_name: nameOf('aspect'),
  same_stay: about(flag, 'While the Moon is in the sign where she stands at the moment'),
  contact: about(
    z.nullable(z.enum(CONTACT_KINDS)),
    'Contact that runs at the moment; null when they are farther apart than their limit',
  ),
  contact_name: about(z.nullable(nameOf('contact')), 'Name of the contact; null as contact is'),
});

export const prashnaMoonApplications = endpoint({
  path: '/v1/prashna/moon-applications',
  wave: 3,
  summary: 'The Moon’s last and next exact contacts with the planets around a moment',
  description:
    'Of the Moon of a question one asks what she comes from and what she goes to. `last` and `next` name her exact contacts with the Sun, Mars, Mercury, Jupiter, Venus and Saturn by the aspects of Tajika (0, 60, 90, 120 and 180 degrees), the nearest first. `contact` says whether the two are within their limits at the moment itself: ithasala while she comes, ishrafa when she has left. `void` is true when no contact is within its limit, as prashna/chart has it; `contacts_left` counts those she makes before she leaves her sign. The lunar nodes make no contacts. Facts alone: no verdict.',
  sources: ['Tajika Nilakanthi ch. 2', 'B. V. Raman, Prasna Tantra'],
  credits: 2,
  input: momentInput({
    count: z._default(whole(1, MOST_CONTACTS, `Contacts in each direction, 1 to ${MOST_CONTACTS}`), 6),
    orb: choice(ORB_RULES, 'mean', 'Limit of a pair: the mean of the two, their sum, or the smaller one'),
  }),
  settings: ['ayanamsa', 'orb'],
  output: z.strictObject({
    at: about(instant, 'The instant that was used'),
    moon: objectOf('The Moon at the moment', {
      sign: about(sign, 'Sign of the Moon'),
      sign_degree: signDegree,
      nakshatra: nak,
      span: about(span, 'From her entry into this sign to her entry into the next'),
    }),
    void: about(flag, 'No contact is within its limit at the moment'),
    contacts_left: whole(0, MOST_CONTACTS, 'Contacts before she leaves her sign, 0 to 12'),
    last: about(z.array(contactRow), 'Contacts at the moment and before it, the latest first'),
    next: about(z.array(contactRow), 'Contacts after the moment, the nearest first'),
  }),
  example: { date: '2024-04-08', time: '12:00', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ moment: { jd, place, clock }, input: { count, orb }, sky, words }) => {
    const chart = castChart(sky, jd, place);
    const { moon } = chart.grahas;
    const { stay, last, next, isVoid, leftInSign } = moonApplications(sky, chart, jd, count, orb);
    const { aspects, contacts } = bank(words.language, 'varshaphal');
    const rowOf = ({ planet, jd: at, angle, aspect, inSign, running }: MoonContact) => ({
      planet,
      name: planetName(words, planet),
      at: clock.text(at),
      angle,
      aspect,
      aspect_name: aspects[aspect],
      same_stay: inSign,
      contact: running,
      contact_name: running && contacts[running],
    });
    return {
      at: clock.text(jd),
      moon: {
        sign: signShape(words, moon.sign),
        sign_degree: moon.degree,
        nakshatra: nakShape(words, moon.nakshatra),
        span: spanShape(clock, stay),
      },
      void: isVoid,
      contacts_left: leftInSign,
      last: last.map(rowOf),
      next: next.map(rowOf),
    };
  },
});

export const handler = serve(prashnaMoonApplications);
