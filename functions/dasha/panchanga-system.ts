import * as z from 'zod/mini';
import { periodsOf } from '../../lib/answers/queries/dasha.ts';
import {
  balanceOutput,
  DASHA_TREE_FIELDS,
  FROM_BIRTH_FIELD,
  roundsField,
  treeOutput,
} from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { spelledField, spellingsOf } from '../../lib/contract/frame/spelling.ts';
import { about, between, flag, objectOf, oneOf, text, whole } from '../../lib/contract/frame/about.ts';
import { lord, nameOf, period } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import type { Named, Words } from '../../lib/words/words.ts';
import { karanaShape, tithiShape } from '../../lib/answers/present/panchang.ts';
import { bank } from '../../lib/words/bank.ts';
import { balanceShape, dashaShape, dashaWriter, noExtra, systemShape } from '../../lib/answers/present/dasha.ts';
import { ANGA_DASHAS, angaDashaPlan, ANGA_SYSTEMS } from '../../layers/jyotish/dasha/anga-dasha.ts';
import type { Graha } from '../../layers/jyotish/ephemeris/sky.ts';
import { KARANA_KEYS, NITYA_YOGA_KEYS, TITHI_KEYS } from '../../layers/jyotish/panchang/keys.ts';

/** `{ id, key, name }` of an anga. */
const angaShape = (words: Words, anga: 'tithi' | 'yoga' | 'karana', number: number): Named => {
  if (anga === 'yoga') return words.named('yogas', number);
  const { id, key, name } = anga === 'tithi' ? tithiShape(words, number) : karanaShape(words, number);
  return { id, key, name };
};

const ANGA_KEYS: readonly string[] = [...new Set<string>([...TITHI_KEYS, ...NITYA_YOGA_KEYS, ...KARANA_KEYS])];
const SYSTEMS = spellingsOf(ANGA_SYSTEMS);

const ROUNDS = { most: 3, usual: 3 };

export const panchanga = endpoint({
  path: '/v1/dasha/panchanga/{system}',
  wave: 2,
  summary: 'Dashas that start from the tithi, the yoga or the karana of birth',
  description:
    'Tithi Ashtottari and Tithi Yogini start from the lord of the tithi, Yoga Vimshottari from the lord of the nitya yoga, Karana Chaturashiti from the lord of the karana. The elapsed part of the arc of that element (12°, 13°20′, 6°) is the part of the first period before birth. A birth in one of the four fixed karanas (kimstughna, shakuni, chatushpada, naga) has no Karana dasha: `applicable` is false and `periods` empty. Tithi Yogini runs in three rounds of 36 years.',
  sources: ['P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach'],
  credits: 1,
  input: birthAtInput({
    system: spelledField(SYSTEMS, 'Dasha system'),
    ...roundsField(ROUNDS, 'Rounds to lay out of tithi_yogini; the other systems have one'),
    ...DASHA_TREE_FIELDS,
    ...FROM_BIRTH_FIELD,
  }),
  settings: ['ayanamsa', 'year_length', 'cycles', 'depth', 'from_birth'],
  output: z.strictObject({
    system: oneOf(ANGA_SYSTEMS, 'Dasha system'),
    system_name: nameOf('dasha system'),
    applicable: about(flag, 'False for births in a fixed karana under karana_chaturashiti'),
    seed: objectOf('The panchang element at birth', {
      limb: oneOf(['tithi', 'yoga', 'karana'], 'Panchang element the dasha starts from'),
      limb_name: nameOf('limb'),
      id: whole(1, 60, 'Number of the tithi (1 to 30), yoga (1 to 27) or half tithi (1 to 60)'),
      key: oneOf(ANGA_KEYS, 'Tithi, yoga or karana'),
      name: about(text, 'Name of the tithi, yoga or karana'),
      elapsed: between(0, 100, 'Share of its arc passed at birth, per cent'),
    }),
    balance: about(
      z.nullable(balanceOutput(about(lord, 'Planet of the period running at birth'), 'planet', 21, '17y 3m 13d')),
      'What is left at birth of the period running then; null where the system does not apply',
    ),
    ...treeOutput(period),
  }),
  example: { system: 'yoga_vimshottari', ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: (call) => {
    const { birth, sky, options, input, words } = call;
    const system = SYSTEMS.get(input.system);
    if (!system) throw new Error('the field takes no other spelling');
    const { anga } = ANGA_DASHAS[system];
    const rounds = system === 'tithi_yogini' ? ROUNDS.most : 1;
    const plan = angaDashaPlan(system, sky, birth.jd, options.year_length, rounds);
    const writer = dashaWriter<Graha>(words, birth.offset);
    return {
      ...systemShape(words, system),
      applicable: plan.balance !== null,
      seed: {
        limb: anga,
        limb_name: bank(words.language, 'dasha').limbs[anga],
        ...angaShape(words, anga, plan.seed),
        elapsed: 100 * plan.elapsed,
      },
      balance: plan.balance && balanceShape(writer, plan.balance),
      ...dashaShape(call, writer, periodsOf(plan, call, rounds), noExtra),
    };
  },
});

export const handler = serve(panchanga);
