import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { momentNativesInput } from '../../lib/contract/frame/inputs.ts';
import { about, flag, objectListOf, text, whole } from '../../lib/contract/frame/about.ts';
import { instant, keyed } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { faultFacts } from '../../layers/jyotish/muhurat/mahadosha-facts.ts';
import {
  FAULT_CANCELLATIONS,
  MAHADOSHAS,
  mahadoshasOf,
  NOT_JUDGED_REASONS,
  standingFaults,
} from '../../layers/jyotish/muhurat/mahadoshas.ts';
import { nativeOf } from '../../layers/jyotish/muhurat/natives.ts';
import { longAlmanac } from '../../layers/jyotish/panchang/almanac.ts';

const FAULT_IDS = MAHADOSHAS.map(({ id }) => id);

export const muhuratMahadoshas = endpoint({
  path: '/v1/muhurat/mahadoshas',
  summary: 'The twenty-one great muhurta faults tested at an instant',
  description:
    'Tests the twenty-one great faults (maha-doshas) by which a moment for a wedding or another rite is refused, each with what cancels it. `count` is the number of faults that stand: present, and not cancelled. A fault is cancelled by any one of the reasons listed. The eighth ascendant is counted from the birth ascendants and Moons of up to four persons, and not judged without them; the star pierced by a malefic is not judged at all, because the tables of the pairs differ. Stars of eclipses are those of every eclipse on Earth, penumbral ones left out. Scissors (kartari) are mild where the planets on both sides do not move towards each other. Unseasonal thunder and rain, which some lists add, cannot be computed. Without date and time it is computed for now.',
  sources: ['Muhurta Chintamani 6', 'B. V. Raman, Muhurta (the twenty-one faults)', 'Kalaprakasika'],
  credits: 2,
  wave: 2,
  input: momentNativesInput(),
  settings: ['ayanamsa', 'node', 'sunrise'],
  output: z.strictObject({
    at: about(instant, 'The moment judged, with the local offset'),
    faults: objectListOf(FAULT_IDS.length, 'The faults, in the order of the verses', {
      ...keyed(FAULT_IDS, 'fault').shape,
      text: about(text, 'What makes the fault, in a sentence'),
      present: about(z.nullable(flag), 'The fault is there, whatever cancels it; null where it is not judged'),
      mild: about(flag, 'There in a weaker form; of kartari alone'),
      cancelled: about(flag, 'It is there, and at least one reason cancels it'),
      cancelled_by: about(
        z.array(keyed(FAULT_CANCELLATIONS, 'reason')),
        'Reasons that hold and cancel it; empty where none does, or where the fault is absent',
      ),
      not_judged: about(z.nullable(keyed(NOT_JUDGED_REASONS, 'reason')), 'Why it is not judged; null where it is'),
    }),
    count: whole(0, FAULT_IDS.length, 'Number of faults that are present and not cancelled'),
  }),
  example: { date: '2026-03-08', time: '13:00', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ moment: { jd, place, clock }, natives, options, sky, skyAt, words, uncertain }) => {
    const text = bank(words.language, 'muhurat');
    if (natives.some(({ timeKnown }) => !timeKnown)) uncertain('faults');
    const almanac = longAlmanac(sky, place, options.sunrise, clock, jd);
    const persons = natives.map((birth) => nativeOf(skyAt(birth.place), birth));
    const faults = mahadoshasOf(faultFacts(sky, almanac, jd, place, persons));
    return {
      at: clock.text(jd),
      faults: faults.map(({ id, present, mild, cancelledBy, unjudged }) => ({
        key: id,
        ...text.mahadoshas[id],
        present,
        mild,
        cancelled: cancelledBy.length > 0,
        cancelled_by: cancelledBy.map((key) => ({ key, name: text.faultCancellations[key] })),
        not_judged: unjudged === null ? null : { key: unjudged, name: text.notJudged[unjudged] },
      })),
      count: standingFaults(faults),
    };
  },
});

export const handler = serve(muhuratMahadoshas);
