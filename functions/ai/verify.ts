import * as z from 'zod/mini';
import { filledText } from '../../lib/astrologer/answer/slots.ts';
import { factId as factIdOf } from '../../lib/astrologer/facts/claim.ts';
import { claimOfId } from '../../lib/astrologer/facts/claim-of-id.ts';
import { checkedShape, statedShape, withStated } from '../../lib/astrologer/facts/report.ts';
import { claimOf } from '../../lib/astrologer/facts/stated.ts';
import { checkText } from '../../lib/astrologer/reading/verify.ts';
import { knownBirth } from '../../lib/answers/queries/known-birth.ts';
import { claimOut, factId, MAX_TEXT, score } from '../../lib/contract/suites/astrologer.ts';
import { claimIn, MAX_CLAIMS, sentenceOut } from '../../lib/contract/suites/claims.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { invalidField, invalidFields } from '../../lib/contract/frame/field-errors.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, between, characters, objectList, several, text, textLike } from '../../lib/contract/frame/about.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { isoLocal } from '../../layers/jyotish/ephemeris/instant.ts';

/** Most facts that slots of a text may name. */
const MAX_FACT_IDS = 99;

export const verify = endpoint({
  path: '/v1/ai/verify',
  summary:
    'Statements of any text, with slots, or in fields, checked against the calculated chart one by one, without any model',
  description:
    'Three doors. `claims` are statements in fields, each judged exactly, with what is so. `text` with slots over `fact_ids` ({f1.planet}, {f2.np}) is filled in here: what stands in slots is so, and a sentence that says nothing else of the chart, slots of one fact to a clause, is `true`; any other is read. `text` alone is read sentence by sentence in English, Hindi and Hindi in Latin letters: places of planets in signs, houses and stars, lords and signs of houses, conjunctions, aspects, motion, combustion, dignity, strength, dasha periods with dates, yogas, doshas, numbers of planets, the panchang at birth, transits. A sentence is `true` only when every word of the art in it, every name, number, ordinal and date, belongs to a claim that holds, and every reading of it agrees; what is not understood in full is `unread`, with the reason and the words. A sentence with words that nobody knows is `true` only when it denies nothing and what the rest claims could hardly be so by accident, two places for example; those words stand in `left`. A hypothesis, a question, a quotation or a sentence about people in general is `no_claim`. Houses are counted from the ascendant unless the text says from the Moon or the Sun; the navamsa and transits are read where they are named. “It” and “who” mean what was named before. Degrees may differ by half a degree, dates by a day; a month or a year is true when the period touches it; strong and weak are the first and last three of the seven planets in shadbala, or strong and weak by dignity as the readings count it, and the strongest and weakest the first and the last in shadbala.',
  sources: ['Those of the endpoints that compute the facts: kundli, dasha, strength, yoga, dosha, transit'],
  credits: 5,
  input: birthAtInput({
    text: z.optional(characters(1, MAX_TEXT, 'Text to check, up to 20,000 characters; this or `claims`')),
    claims: z.optional(several(claimIn, 1, MAX_CLAIMS, 'Statements in fields, up to 200; this, or `text`, or both')),
    fact_ids: z.optional(
      several(
        textLike(/^[A-Za-z0-9_.-]{1,80}$/, 'Id of a fact, as ai/facts gives it'),
        1,
        MAX_FACT_IDS,
        'Facts that slots of `text` name: {f1.planet} is of the first; up to 99',
      ),
    ),
  }),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'house_system', 'year_length', 'at'],
  output: z.strictObject({
    claims: about(z.array(claimOut), 'Claims: those in fields, then those of the text in its order'),
    sentences: about(z.array(sentenceOut), 'Sentences of the text; empty without one'),
    rendered: about(z.nullable(text), 'The text with its slots filled; null without fact_ids'),
    slots: objectList('Slots of the text in its order; empty without fact_ids', {
      slot: about(text, 'The slot, without its braces: f1.planet'),
      fact_id: factId,
      text: about(text, 'What it was filled with'),
    }),
    score: about(
      z.nullable(score),
      'Share of true claims among those that are true or false, 0 to 1; null without any',
    ),
    read: about(
      z.nullable(between(0, 1, 'Share')),
      'Share of the sentences that speak of the chart which was read, 0 to 1; null without any',
    ),
  }),
  example: {
    ...EXAMPLE_BIRTH,
    at: '2026-11-21T12:00:00+05:30',
    text: 'Your ascendant is Scorpio. The seventh lord Venus is exalted in the fifth house. Saturn is in the fourth house, retrograde.',
    claims: [{ kind: 'house', of: 'mars', house: 5 }],
  },
  compute: ({ input, birth, at, sky, options, words, setting, uncertain }) => {
    setting('at', isoLocal(at.jd, at.offset));
    if (!birth.timeKnown) uncertain('claims');
    if (input.fact_ids !== undefined && input.text === undefined)
      throw invalidField('text', 'REQUIRED', 'fact_ids are named by slots of text.');
    if (input.text === undefined && input.claims === undefined)
      throw invalidField('text', 'REQUIRED', 'text or claims is required.');
    const given = (input.claims ?? []).map((one) => ({ negated: one.negated ?? false, claim: claimOf(one) }));
    const lacking = given.flatMap(({ claim }, i) =>
      'lacks' in claim
        ? claim.lacks.map((field) => ({
            field: `claims.${i}.${field}`,
            code: 'REQUIRED' as const,
            message: `A claim of this kind needs ${claim.lacks.join(' or ')}.`,
          }))
        : [],
    );
    if (lacking.length > 0) throw invalidFields(...lacking);
    const known = knownBirth(sky, birth, at, options);
    const stated = given.flatMap(({ claim, negated }) =>
      'lacks' in claim ? [] : [statedShape(known, words.language, claim, negated)],
    );
    const { language } = words;
    if (input.fact_ids === undefined) {
      const read = checkedShape(known, language, checkText(known, input.text ?? ''));
      return { ...withStated(stated, read), rendered: null, slots: [] };
    }
    const facts = input.fact_ids.map((id) => claimOfId(known, id));
    const strange = facts.flatMap((claim, i) =>
      claim === null
        ? [
            {
              field: `fact_ids.${i}`,
              code: 'UNKNOWN_VALUE' as const,
              message: 'This is no id of a fact; ai/facts gives them.',
              received: input.fact_ids?.[i] ?? '',
            },
          ]
        : [],
    );
    if (strange.length > 0) throw invalidFields(...strange);
    const filled = filledText(
      known,
      language,
      facts.filter((claim) => claim !== null),
      input.text ?? '',
    );
    if ('unknown' in filled)
      throw invalidField(
        'text',
        'UNKNOWN_VALUE',
        'A slot names no fact of fact_ids, or a field that this fact does not have; see the slots of ai/facts.',
        undefined,
        filled.unknown,
      );
    return {
      ...withStated(stated, checkedShape(known, language, filled.sentences)),
      rendered: filled.text,
      slots: filled.slots.map(({ claim, ...slot }) => ({ ...slot, fact_id: factIdOf(claim) })),
    };
  },
});

export const handler = serve(verify);
