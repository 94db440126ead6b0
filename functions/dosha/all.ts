import * as z from 'zod/mini';
import { dayOfMoment } from '../../lib/answers/queries/day.ts';
import { condition } from '../../lib/contract/suites/conditions.ts';
import { GRADE, MANGLIK_FIELD, NODE_ASPECTS_FIELD, PREVALENCE } from '../../lib/contract/suites/dosha.ts';
import { referencePath } from '../../lib/contract/frame/reference-link.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, flag, objectList, oneOf, text } from '../../lib/contract/frame/about.ts';
import { keyed, name, planets } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { conditionsShape, easingName, gradeShape } from '../../lib/answers/present/dosha.ts';
import { referenceTo } from '../../lib/answers/present/reference-link.ts';
import { planetsShape } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { allDoshas, DOSHA_IDS, doshaEasings } from '../../layers/jyotish/dosha/all.ts';
import { KALATHRA_EASINGS } from '../../layers/jyotish/dosha/kalathra.ts';
import { PAIR_EASINGS } from '../../layers/jyotish/dosha/pairs.ts';
import { standingOf } from '../../layers/jyotish/dosha/standing.ts';
import { isoLocal } from '../../layers/jyotish/ephemeris/instant.ts';
import { NO_CIRCUMSTANCES, READING_DOCTRINE } from '../../layers/jyotish/condition/doctrine.ts';
import { chartReading } from '../../layers/jyotish/condition/reading.ts';
import { prevalenceOf } from '../../layers/jyotish/dosha/prevalence.ts';

export const allOfThem = endpoint({
  path: '/v1/dosha/all',
  summary: 'Presence and grade of every dosha in one list',
  description:
    'Every dosha that this service knows, each with whether it is present, how heavy it is, which of its rules are met, by which planets, and what cancels it: Mangal, Kaal Sarp, Pitra and the other doshas of the birth chart, Sade Sati and Dhaiya as Saturn stands at `at`, and those of the time of birth (Amavasya, Vishti, Vyatipata, an eclipse …). A cancelled dosha stays present, graded mild; where rules are met, but fewer than the dosha needs, `note` says so. `prevalence` says how common it is among random births. Doshas of a couple belong to matching.',
  sources: ['BPHS ch. 83-93', 'Phaladeepika ch. 6', 'Muhurta texts and almanac practice'],
  credits: 3,
  input: birthAtInput({
    ...MANGLIK_FIELD,
    ...NODE_ASPECTS_FIELD,
    wide: z._default(about(flag, 'Count shrapit by the aspect of Saturn on Rahu too'), false),
  }),
  settings: ['ayanamsa', 'node', 'sunrise', 'manglik_houses', 'node_aspects', 'wide'],
  output: z.strictObject({
    doshas: objectList('All doshas, present or not, in a fixed order', {
      key: oneOf(DOSHA_IDS, 'Dosha'),
      name,
      reference: referencePath,
      present: about(
        flag,
        'As many of its rules are met as it needs: one, of pitra two, of kalatra four, of kaal_sarp all seven planets',
      ),
      ...GRADE,
      prevalence: PREVALENCE,
      cancelled: about(flag, 'Something cancels it; it stays present, graded mild'),
      rules_met: about(
        z.array(condition),
        'Rules that are met, also where they are too few for the dosha to be present',
      ),
      planets: planets(
        'Planets of the rules that are met; empty when none is, or when the time of birth makes the dosha',
      ),
      eased_by: about(
        z.array(keyed([...PAIR_EASINGS, ...KALATHRA_EASINGS], 'easing')),
        'What eases it without cancelling it (pairs of planets, kalatra); empty when nothing does',
      ),
      note: about(
        z.nullable(text),
        'That the rules met are noted, not counted as a dosha; null where it is present, or none is met',
      ),
      cancelled_by: about(z.array(condition), 'What cancels it; empty when nothing does'),
    }),
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: ({ birth, at, input, options, sky, words, setting }) => {
    const { jd, place } = birth;
    setting('at', isoLocal(at.jd, at.offset));
    const chart = castChart(sky, jd, place);
    const day = dayOfMoment(sky, options, birth);
    const doctrine = { ...READING_DOCTRINE, nodeAspects: input.node_aspects, wide: input.wide };
    const reading = chartReading(chart, 1, NO_CIRCUMSTANCES, doctrine);
    const moon = chart.grahas.moon.longitude;
    const easings = doshaEasings(reading);
    return {
      doshas: allDoshas(sky, reading, { jd, day, moon }, at.jd, input.manglik_houses).map((row) => ({
        key: row.id,
        name: bank(words.language, 'doshas').doshaNames[row.id],
        reference: referenceTo('doshas', row.id),
        present: row.present,
        ...gradeShape(words, row.grade),
        prevalence: prevalenceOf(row.id),
        cancelled: standingOf(row) === 'cancelled',
        rules_met: conditionsShape(words, row.met),
        planets: planetsShape(words, row.planets),
        eased_by: (easings.get(row.id) ?? []).map((key) => ({ key, name: easingName(words, key) })),
        note: !row.present && row.met.length > 0 ? bank(words.language, 'doshas').notes.noted : null,
        cancelled_by: conditionsShape(words, row.cancelledBy),
      })),
    };
  },
});

export const handler = serve(allOfThem);
