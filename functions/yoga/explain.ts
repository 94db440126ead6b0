import * as z from 'zod/mini';
import { bank } from '../../lib/words/bank.ts';
import { dayOfMoment } from '../../lib/answers/queries/day.ts';
import { condition, found as foundField } from '../../lib/contract/suites/conditions.ts';
import { SCHOOL_OPTIONS, schoolFields } from '../../lib/contract/suites/dosha.ts';
import { doctrineOf } from '../../lib/answers/queries/doctrine.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, between, flag, objectList, oneOf, text, whole } from '../../lib/contract/frame/about.ts';
import { graha, name, nameOf, planets } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { conditionName } from '../../lib/words/conditions.ts';
import { yogaName } from '../../lib/words/yogas.ts';
import { explainedRows } from '../../lib/answers/present/explain.ts';
import { foundShape } from '../../lib/answers/present/found.ts';
import { planetsShape } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { CONDITION_IDS } from '../../layers/jyotish/dosha/condition-ids.ts';
import { explain as explainTerm } from '../../layers/jyotish/condition/evaluate.ts';
import { groundsOf } from '../../layers/jyotish/condition/ground.ts';
import { chartReading } from '../../layers/jyotish/condition/reading.ts';
import { OBSERVATIONS } from '../../layers/jyotish/condition/term.ts';
import { YOGA_AND_DOSHA_RULES } from '../../layers/jyotish/dosha/as-yogas.ts';
import { circumstancesOf } from '../../layers/jyotish/yoga/circumstances.ts';
import { detectYogas } from '../../layers/jyotish/yoga/detect.ts';
import { YOGA_FAMILIES } from '../../layers/jyotish/yoga/rule.ts';

const yogaKey = z.enum(YOGA_AND_DOSHA_RULES.map(({ id }) => id));

const row = z.strictObject({
  depth: whole(0, 12, 'How deep it lies: a group at depth n is followed by its parts at n + 1'),
  is_group: about(flag, 'It joins the rows below it; else it is a condition of its own'),
  text: about(text, 'The requirement in words'),
  required: about(text, 'The requirement as the rule is written'),
  met: about(flag, 'It is met in this chart'),
  planets: planets('Planets it is about; empty for groups'),
  observed: objectList('What was found; empty for groups', {
    key: oneOf(OBSERVATIONS, 'What was read'),
    name,
    planet: about(z.nullable(graha), 'Planet it was read of; null for the chart itself'),
    planet_name: about(z.nullable(nameOf('planet')), 'Name of the planet; null as planet is'),
    value: about(text, 'What was found, in words'),
  }),
});

export const explain = endpoint({
  path: '/v1/yoga/explain',
  wave: 2,
  summary: 'Condition-by-condition trace of why one yoga does or does not form',
  description:
    'Runs the same rule as `yoga/detect`, and shows every condition of it with what it requires, what was found in the chart and whether it is met, those too that the result did not need. Groups come before their parts; `depth` says which rows belong to which. Then the cancellations likewise. The options must be those of the detection. A rule that needs what the birth does not tell is shown with `judged` false and is not present.',
  sources: ['BPHS ch. 34-42', 'Phaladeepika ch. 6 and 7', 'B. V. Raman, Three Hundred Important Combinations'],
  credits: 1,
  input: birthInput({
    yoga: about(yogaKey, 'Yoga, or a dosha that is listed among them: its key in yoga/detect'),
    ...schoolFields('Raja yogas of a lord that owns house 6, 8 or 12 too; see yoga/detect'),
  }),
  settings: ['ayanamsa', 'node', 'sunrise', 'yoga', ...SCHOOL_OPTIONS],
  output: z.strictObject({
    key: about(yogaKey, 'Yoga'),
    name,
    family: oneOf(YOGA_FAMILIES, 'Family of yogas'),
    family_name: nameOf('family'),
    present: about(flag, 'It forms: the same as in yoga/detect'),
    judged: about(flag, 'False where the birth does not tell what the rule needs'),
    strength: between(0, 1, 'Strength, 0 to 1, by the dignity of the planets that form it; 0 where it does not form'),
    planets: planets('Planets that form it; empty where it does not form'),
    found: foundField('What in the chart forms it, of alternatives those that hold; empty where it does not form'),
    conditions: about(z.array(row), 'The rule, group by group and condition by condition'),
    cancellations: objectList('What would undo the yoga, each with its conditions; empty when the rule has none', {
      ...condition.shape,
      applies: about(flag, 'It is met'),
      conditions: about(z.array(row), 'Its conditions'),
    }),
    source: about(text, 'Text and chapter that the rule is taken from'),
  }),
  example: { yoga: 'gajakesari', ...EXAMPLE_BIRTH },
  compute: ({ birth, input, options, sky, words }) => {
    const rule = YOGA_AND_DOSHA_RULES.find(({ id }) => id === input.yoga);
    if (!rule) throw new Error('the field takes no other yoga');
    const { jd, place, gender } = birth;
    const born = circumstancesOf(sky, jd, place, dayOfMoment(sky, options, birth), gender);
    const reading = chartReading(castChart(sky, jd, place), 1, born, doctrineOf(input));
    const [found] = detectYogas(reading, [rule]).findings;
    const cancellations = CONDITION_IDS.flatMap((key) => {
      const term = rule.cancels?.[key];
      return term ? [{ key, term }] : [];
    });
    return {
      key: rule.id,
      name: yogaName(words.language, rule.id),
      family: rule.family,
      family_name: bank(words.language, 'yogas').yogaFamilies[rule.family],
      present: found?.present ?? false,
      judged: found !== undefined,
      strength: found?.strength ?? 0,
      planets: planetsShape(words, found?.planets ?? []),
      found: foundShape(words, found?.present === true ? groundsOf(rule.when, reading) : []),
      conditions: explainedRows(words, explainTerm(rule.when, reading)),
      cancellations: cancellations.map(({ key, term }) => {
        const explained = explainTerm(term, reading);
        return {
          key,
          name: conditionName(words.language, key),
          found: foundShape(words, groundsOf(term, reading)),
          applies: explained.met,
          conditions: explainedRows(words, explained),
        };
      }),
      source: rule.source,
    };
  },
});

export const handler = serve(explain);
