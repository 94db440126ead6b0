import * as z from 'zod/mini';
import { bank } from '../../lib/words/bank.ts';
import { dayOfMoment } from '../../lib/answers/queries/day.ts';
import { condition } from '../../lib/contract/suites/conditions.ts';
import { PREVALENCE, SCHOOL_OPTIONS, schoolFields } from '../../lib/contract/suites/dosha.ts';
import { doctrineOf } from '../../lib/answers/queries/doctrine.ts';
import { referencePath } from '../../lib/contract/frame/reference-link.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, between, flag, int, objectList, oneOf, several, text } from '../../lib/contract/frame/about.ts';
import { house, name, nameOf, planets } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { yogaName } from '../../lib/words/yogas.ts';
import { conditionsShape } from '../../lib/answers/present/dosha.ts';
import { referenceTo } from '../../lib/answers/present/reference-link.ts';
import { planetsShape } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { vargaKey, vargaNumber, VARGAS } from '../../layers/jyotish/chart/varga.ts';
import { circumstancesOf } from '../../layers/jyotish/yoga/circumstances.ts';
import { chartReading } from '../../layers/jyotish/condition/reading.ts';
import { YOGA_AND_DOSHA_RULES } from '../../layers/jyotish/dosha/as-yogas.ts';
import { prevalenceOf } from '../../layers/jyotish/dosha/prevalence.ts';
import { detectYogas, YOGA_RULES } from '../../layers/jyotish/yoga/detect.ts';
import { YOGA_FAMILIES } from '../../layers/jyotish/yoga/rule.ts';

const chartKey = z.enum(VARGAS.map(vargaKey));
const family = oneOf(YOGA_FAMILIES, 'Family of yogas');
const yogaKey = oneOf(
  YOGA_AND_DOSHA_RULES.map(({ id }) => id),
  'Yoga, or a dosha that is listed among them',
);
/** Yogas that have a page of their own; the others are doshas. */
const YOGA_KEYS: ReadonlySet<string> = new Set(YOGA_RULES.map(({ id }) => id));
const option = (description: string) => z._default(about(flag, description), false);

export const detect = endpoint({
  path: '/v1/yoga/detect',
  summary: 'Yogas formed, by family filter, with forming planets, strength and cancellations',
  description:
    'Judges every yoga of the chosen families on the chart and lists those that form: by which planets, in which houses, how strong, what cancels them, and the text the rule is taken from. `strength` is the mean dignity of the forming planets (nothing for a combust or debilitated one), halved when one stands in house 6, 8 or 12. `prevalence` says how common it is among random births. `charts` reads the same rules in divisional charts. Schools differ on several yogas; the options say how. The benefics are Jupiter, Venus, the Moon by `benefic_moon`, and Mercury unless a malefic shares his sign and no benefic does. A planet that is itself the lord it should be with counts as being with that lord. A rule that needs what the birth does not tell (the gender, day or night) stands in `not_checked`. The arishta family holds the doshas of the birth chart too.',
  sources: [
    'BPHS ch. 34-42',
    'Phaladeepika ch. 6 and 7',
    'Brihat Jataka ch. 12-15',
    'B. V. Raman, Three Hundred Important Combinations',
  ],
  credits: 3,
  input: birthInput({
    families: z._default(several(family, 1, 9, 'Families to judge, 1 to 9; all when left out'), [...YOGA_FAMILIES]),
    charts: z._default(several(about(chartKey, 'Chart'), 1, VARGAS.length, 'Charts to read them in: D1, D9 …'), ['D1']),
    absent: option('List the yogas that do not form too'),
    ...schoolFields(
      'Raja yogas of a lord that owns house 6, 8 or 12 too. all: they form with half strength, the lord in tainted_by. strict: they form only where the moolatrikona of that lord is in the good house',
    ),
  }),
  settings: ['ayanamsa', 'node', 'sunrise', 'families', 'charts', 'absent', ...SCHOOL_OPTIONS],
  output: z.strictObject({
    yogas: objectList('Yogas by chart, in a fixed order', {
      key: yogaKey,
      name,
      reference: referencePath,
      family,
      family_name: nameOf('family'),
      chart: about(chartKey, 'Chart it was judged in'),
      present: about(flag, 'It forms; false is listed where absent is true'),
      strength: between(0, 1, 'Strength, 0 to 1; 0 where it does not form'),
      planets: planets('Planets that form it; empty where it does not form'),
      prevalence: about(
        z.optional(PREVALENCE),
        'How common it is: share of 10,000 random births of 1950 to 2025 over India that have it under the default options, 0 to 1. In the birth chart (D1) alone; left out for divisional charts; null: not counted yet',
      ),
      houses: about(z.array(house), 'Houses of those planets, ascending'),
      cancelled_by: about(z.array(condition), 'What undoes it; it stays present. Empty when nothing does'),
      tainted_by: planets(
        'Lords that own house 6, 8 or 12 too and so halve the strength of a raja yoga; empty when there is none',
      ),
      by: about(z.array(condition), 'Which of its alternative conditions are met, for yogas that have several'),
      source: about(text, 'Text and chapter that the rule is taken from'),
    }),
    checked: about(int, 'Number of rules judged, over all charts'),
    not_checked: objectList('Rules that could not be judged', {
      key: yogaKey,
      name,
      chart: about(chartKey, 'Chart it would be judged in'),
      needs: oneOf(
        ['gender', 'day', 'gulika'],
        'What the birth does not tell: the gender (male or female), or on a day without sunrise whether it was day, or where Gulika stood',
      ),
    }),
  }),
  example: { ...EXAMPLE_BIRTH, gender: 'male' },
  compute: ({ birth, input, options, sky, words }) => {
    const { jd, place, gender } = birth;
    const chart = castChart(sky, jd, place);
    const born = circumstancesOf(sky, jd, place, dayOfMoment(sky, options, birth), gender);
    const doctrine = doctrineOf(input);
    const rules = YOGA_AND_DOSHA_RULES.filter((rule) => input.families.includes(rule.family));
    const read = [...new Set(input.charts)].map((key) => ({
      key,
      ...detectYogas(chartReading(chart, vargaNumber(key), born, doctrine), rules),
    }));
    return {
      yogas: read.flatMap(({ key: chartRead, findings }) =>
        findings
          .filter(({ present }) => present || input.absent)
          .map((found) => ({
            key: found.id,
            name: yogaName(words.language, found.id),
            reference: referenceTo(YOGA_KEYS.has(found.id) ? 'yogas' : 'doshas', found.id),
            family: found.family,
            family_name: bank(words.language, 'yogas').yogaFamilies[found.family],
            chart: chartRead,
            present: found.present,
            strength: found.strength,
            ...(found.varga === 1 ? { prevalence: prevalenceOf(found.id) } : {}),
            planets: planetsShape(words, found.planets),
            houses: [...found.houses],
            cancelled_by: conditionsShape(words, found.cancelledBy),
            tainted_by: planetsShape(words, found.taintedBy),
            by: conditionsShape(words, found.by),
            source: found.source,
          })),
      ),
      checked: read.reduce((sum, { findings }) => sum + findings.length, 0),
      not_checked: read.flatMap(({ key: chartRead, notJudged }) =>
        notJudged.map(({ id, needs }) => ({
          key: id,
          name: yogaName(words.language, id),
          chart: chartRead,
          needs,
        })),
      ),
    };
  },
});

export const handler = serve(detect);
