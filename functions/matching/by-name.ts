import * as z from 'zod/mini';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { invalidField } from '../../lib/contract/frame/field-errors.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { explainedKoota, KOOTA_TABLE_FIELDS, matchPartner } from '../../lib/contract/suites/matching.ts';
import { PERSON_NAME } from '../../lib/contract/values/person-name.ts';
import { about, between, choice, objectList, oneOf, text } from '../../lib/contract/frame/about.ts';
import { listOf, nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { explainedKootas, partnerShape } from '../../lib/answers/present/matching.ts';
import {
  NAME_CERTAINTIES,
  NAME_SCRIPTS,
  nameScriptOf,
  nameStarOf,
  type NamePada,
  type NameStar,
} from '../../layers/jyotish/chart/name-syllables.ts';
import { partnerOfStar } from '../../layers/jyotish/matching/partner.ts';
import { kootaMatch, MATCH_VERDICTS, matchVerdict } from '../../layers/jyotish/matching/verdict.ts';

const syllable = about(text, 'First syllable, as the table of the stars has it, in Devanagari');
const certainty = oneOf(
  NAME_CERTAINTIES,
  'exact: a syllable of the table, in Devanagari. likely: one reading. ambiguous: the letters can be read in several ways; the likeliest is taken',
);
const namedPartner = z.strictObject({
  syllable,
  ...matchPartner.shape,
  certainty,
  certainty_name: nameOf('certainty'),
  alternatives: objectList('Other readings of the same letters; empty where there is one', {
    syllable,
    ...matchPartner.shape,
    total: between(0, 36, 'Points of 36 with this reading, the other name read as it is'),
  }),
});

const ROLES = ['groom', 'bride'] as const;

export const matchingByName = endpoint({
  path: '/v1/matching/by-name',
  summary: 'Star and sign from the first syllable of two names, then the 36 points of these stars',
  description:
    'For couples who know no time of birth: the first syllable of each name stands for a quarter of a star, as it is given to a child at the naming, and the two stars are matched by Guna Milan. Vowels count alike whether long or short; of a cluster the first consonant counts with the vowel of the cluster (Priya is pi); b is read as v and sh as s; a sound that the table does not have follows its plain consonant (chhi as chha). The syllables ju, je, jo and kha belong to Abhijit, in the last quarter of Uttara Ashadha. Latin letters do not tell dental t, th, d, dh, n from retroflex ones: the dental is taken, the other is an alternative with its points. A name says nothing of the Moon at the birth; a match by births is to be preferred.',
  sources: ['Avakahada chakra of the almanacs (syllables)', 'Muhurta Chintamani, vivaha-prakarana (kootas)'],
  errors: ['NAME_NOT_READ'],
  credits: 1,
  wave: 2,
  input: plainInput({
    names: about(z.strictObject({ groom: PERSON_NAME, bride: PERSON_NAME }), 'The two names'),
    script: choice(
      ['auto', ...NAME_SCRIPTS],
      'auto',
      'Script in which both names are written; auto reads each in its own',
    ),
    ...KOOTA_TABLE_FIELDS,
  }),
  settings: ['script', 'vashya', 'yoni', 'gana'],
  output: z.strictObject({
    groom: about(namedPartner, 'The groom by his name'),
    bride: about(namedPartner, 'The bride by her name'),
    total: between(0, 36, 'Points of 36, before exceptions'),
    adjusted: between(0, 36, 'Points of 36, a cancelled koota counted in full'),
    kootas: about(listOf(explainedKoota, 8), 'The eight kootas, varna to nadi'),
    verdict: oneOf(MATCH_VERDICTS, 'What the match comes to; Mangal dosha is not judged'),
    verdict_name: nameOf('verdict'),
    certainty: oneOf(NAME_CERTAINTIES, 'The less certain of the two readings'),
    certainty_name: nameOf('certainty'),
  }),
  example: { names: { groom: 'Rohit', bride: 'प्रिया' } },
  compute: ({ input, words }) => {
    const { names, script } = input;
    const read = (role: (typeof ROLES)[number]): NameStar => {
      const field = `names.${role}`;
      if (script !== 'auto' && nameScriptOf(names[role]) !== script)
        throw invalidField(
          field,
          'UNKNOWN_VALUE',
          `${field} must begin with a letter of the script asked for.`,
          script,
        );
      const found = nameStarOf(names[role]);
      if (!found) throw new AppError('NAME_NOT_READ', { message: `The first syllable of ${field} could not be read.` });
      return found;
    };
    const stars = { groom: read('groom'), bride: read('bride') };
    const partnerOf = ({ nakshatra, pada }: NamePada) => partnerOfStar(nakshatra, pada);
    const pair = { groom: partnerOf(stars.groom), bride: partnerOf(stars.bride) };
    const match = kootaMatch(pair, input);
    const verdict = matchVerdict(match, null);
    const text = bank(words.language, 'matching');
    const shown = (role: (typeof ROLES)[number]) => {
      const { syllable: own, certainty: sure, alternatives } = stars[role];
      return {
        syllable: own,
        ...partnerShape(words, pair[role]),
        certainty: sure,
        certainty_name: text.nameCertainties[sure],
        alternatives: alternatives.map((one) => ({
          syllable: one.syllable,
          ...partnerShape(words, partnerOf(one)),
          total: kootaMatch({ ...pair, [role]: partnerOf(one) }, input).total,
        })),
      };
    };
    const least = NAME_CERTAINTIES.findLast((one) => ROLES.some((role) => stars[role].certainty === one)) ?? 'likely';
    return {
      groom: shown('groom'),
      bride: shown('bride'),
      total: match.total,
      adjusted: match.adjusted,
      kootas: explainedKootas(words, match),
      verdict,
      verdict_name: text.verdicts[verdict],
      certainty: least,
      certainty_name: text.nameCertainties[least],
    };
  },
});

export const handler = serve(matchingByName);
