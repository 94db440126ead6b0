import * as z from 'zod/mini';
import { bank } from '../../lib/words/bank.ts';
import { birthAngas } from '../../lib/answers/queries/birth-angas.ts';
import { overTheDay } from '../../lib/answers/queries/over-the-day.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { referencePath } from '../../lib/contract/frame/reference-link.ts';
import { readingParas } from '../../lib/contract/suites/reading.ts';
import { about, objectListOf, oneOf } from '../../lib/contract/frame/about.ts';
import { nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { angaRowName } from '../../lib/words/phala/angas.ts';
import { referenceTo } from '../../lib/answers/present/reference-link.ts';
import { paragraphShapes } from '../../lib/answers/present/reading.ts';
import { ANGA_KEYS, angasReading } from '../../layers/jyotish/phala/angas.ts';
import { BIRTH_ANGAS, type BirthAnga } from '../../layers/jyotish/phala/reading.ts';

/** Angas that have pages of their own. */
const PAGES = { tithi: 'tithis', yoga: 'nitya-yogas', karana: 'karanas' } as const;
const isPaged = (anga: BirthAnga): anga is keyof typeof PAGES => anga in PAGES;

export const birthPanchang = endpoint({
  path: '/v1/interpret/birth-panchang',
  summary: 'What the weekday, tithi, yoga, karana, lunar month and season of birth say',
  description:
    'One paragraph for each panchang element of the day of birth. The weekday runs from sunrise to sunrise, so a birth before dawn ' +
    'has that of the day before; the lunar month is named by `month_system`, and the season follows the month. The star ' +
    'of birth has a reading of its own, interpret/nakshatra. Without a time of birth it is read for noon, and ' +
    'meta.uncertain says whether an element changes on that day.',
  sources: ['Jataka Parijata ch. 9', 'Manasagari ch. 1', 'Muhurta Chintamani, shubhashubha-prakarana'],
  credits: 2,
  wave: 2,
  input: birthInput(),
  needsTime: false,
  settings: ['ayanamsa', 'sunrise', 'month_system'],
  output: z.strictObject({
    limbs: objectListOf(BIRTH_ANGAS.length, 'Weekday, tithi, yoga, karana, lunar month and season, in this order', {
      limb: oneOf(BIRTH_ANGAS, 'Which panchang element; vara is the weekday, ritu the season'),
      limb_name: nameOf('limb'),
      key: oneOf(ANGA_KEYS, 'Key of its value; the tithis of both halves share one, and the name says the half'),
      name: nameOf('value'),
      reference: about(
        z.optional(referencePath),
        'Where it is explained, below /v1; left out for weekday, month and season, which have no page',
      ),
      paragraphs: readingParas,
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, options, words, uncertain }) =>
    overTheDay(birth, uncertain, (jd) => ({
      limbs: angasReading(birthAngas(sky, birth, options, jd)).map(({ limb: anga, index, key, paragraph }) => ({
        limb: anga,
        limb_name: bank(words.language, 'phala/themes').limbs[anga],
        key,
        name: angaRowName(words, anga, index),
        ...(isPaged(anga) ? { reference: referenceTo(PAGES[anga], key) } : {}),
        paragraphs: paragraphShapes(words, [paragraph]),
      })),
    })),
});

export const handler = serve(birthPanchang);
