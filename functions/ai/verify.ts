import * as z from 'zod/mini';
import { checkedShape } from '../../lib/astrologer/reading/report.ts';
import { checkText } from '../../lib/astrologer/reading/verify.ts';
import { knownBirth } from '../../lib/answers/queries/known-birth.ts';
import { claimOut, MAX_TEXT, score } from '../../lib/contract/suites/astrologer.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput } from '../../lib/contract/frame/inputs.ts';
import { about, text, whole } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { isoLocal } from '../../layers/jyotish/ephemeris/instant.ts';

export const verify = endpoint({
  path: '/v1/ai/verify',
  summary: 'Statements of any text checked against the calculated chart, claim by claim, without any model',
  description:
    'Reads what a text says of a birth (places of planets in signs, houses and stars, lords of houses, conjunctions, aspects, motion, combustion, dignity, strength, dasha periods with dates, yogas, doshas, numbers of planets, transits) in English, Hindi and Hindi in Latin letters, and holds each claim against the chart. A hypothesis, a question, a quotation or a sentence about people in general claims nothing. Houses are counted from the ascendant unless the text says from the Moon or the Sun; the navamsa and transits are read where they are named. Degrees may differ by half a degree, dates by a day; a month or a year is true when the period touches it; strong and weak are the first and last three of the seven planets in shadbala, or strong and weak by dignity as the readings count it, and the strongest and weakest the first and the last in shadbala. What a sentence names without claiming anything of it stands in `loose`. Statements that the reader cannot parse are left out, so a score of 1 does not mean that every word is true.',
  sources: ['Those of the endpoints that compute the facts: kundli, dasha, strength, yoga, dosha, transit'],
  credits: 5,
  input: birthAtInput({
    text: about(z.string().check(z.minLength(1), z.maxLength(MAX_TEXT)), 'Text to check, up to 20,000 characters'),
  }),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'house_system', 'year_length', 'at'],
  output: z.strictObject({
    claims: about(z.array(claimOut), 'Claims in the order of the text'),
    loose: about(
      z.array(
        z.strictObject({
          text: about(text, 'The words'),
          sentence: whole(1, MAX_TEXT, 'Number of its sentence in the text, from 1'),
        }),
      ),
      'Planets, houses, signs, dates and numbers that a sentence names without a claim that could be read',
    ),
    score: about(
      z.nullable(score),
      'Share of true claims among those that are true or false, 0 to 1; null without any',
    ),
  }),
  example: {
    date: '1990-05-10',
    time: '19:55',
    lat: 28.6139,
    lon: 77.209,
    tz: 5.5,
    at: '2026-11-21T12:00:00+05:30',
    text: 'Your ascendant is Scorpio. The seventh lord Venus is exalted in the fifth house. Saturn is in the fourth house, retrograde.',
  },
  compute: ({ input, birth, at, sky, options, words, setting, uncertain }) => {
    setting('at', isoLocal(at.jd, at.offset));
    if (!birth.timeKnown) uncertain('claims');
    const known = knownBirth(sky, birth, at, options);
    return checkedShape(known, words.language, checkText(known, input.text));
  },
});

export const handler = serve(verify);
