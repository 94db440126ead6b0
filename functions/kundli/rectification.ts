import * as z from 'zod/mini';
import { vargaKey } from '../../layers/jyotish/chart/varga.ts';
import { EVENT_MATTERS, type Matter } from '../../layers/jyotish/rectification/matters.ts';
import { rectify, rectificationVerdict } from '../../layers/jyotish/rectification/rectify.ts';
import { planetName, planetsShape } from '../../lib/answers/present/names.ts';
import { spanShape, spanShapeOrNull } from '../../lib/answers/present/time.ts';
import { rectificationOf } from '../../lib/answers/queries/rectification.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { RECTIFICATION_FIELDS, RECTIFICATION_SHAPE } from '../../lib/contract/suites/rectification.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';

export const rectification = endpoint({
  path: '/v1/kundli/rectification',
  wave: 3,
  summary: 'Possible times of birth ranked by known facts and dated events, and whether that tells them apart',
  description:
    'Facts that are certain cut the window exactly, where the ascendant or the Moon changes sign. Then every minute is tried: for each event the lords of the running Vimshottari maha, antar and pratyantar dasha have 3, 2 and 1 points when they own, occupy, aspect or by nature stand for the houses of the event in the rashi, and again in its divisional chart; Jupiter and Saturn both touching the main house or the sign of its lord have 2. Houses, significators and chart of each event are told in `matters`. The score is the share of the points that can be reached. The same search is made with 200 lists of random dates of the same years, and with 200 in which the dates of the events are exchanged: only a best score above the 95th percentile of both, and 5 points above every time at least four minutes off, is called `separated`. Candidates are stretches of time within one navamsa of the ascendant, never single minutes. What it can do was measured with people made for the purpose, whose events follow these very rules but for three in ten at random: with ten events in a window of twelve hours the true time lies in the first three stretches for about five of six, and a list of random dates is called separated for fewer than one in twenty. That proves the machine, not astrology: no study shows that lives follow these rules. A document beats it.',
  sources: [
    'Event and dasha agreement: K. N. Rao, K. S. Krishnamurti, P. V. R. Narasimha Rao; the points are those of this service',
    'BPHS ch. 6 (vargas), 11 (houses), 32 (karakas), 44 (marakas), 46 (Vimshottari)',
    'K. N. Rao, double transit of Jupiter and Saturn',
  ],
  credits: 10,
  needsTime: false,
  input: birthInput(RECTIFICATION_FIELDS),
  settings: ['ayanamsa', 'node', 'observer', 'year_length'],
  output: z.strictObject(RECTIFICATION_SHAPE),
  example: {
    ...EXAMPLE_BIRTH,
    minutes: 60,
    events: [
      { kind: 'degree', date: '2011-06' },
      { kind: 'job', date: '2012-08-01', weight: 2 },
      { kind: 'marriage', date: '2016-11-27', weight: 3 },
      { kind: 'child', date: '2019-03-14', weight: 3 },
      { kind: 'parent_death', parent: 'father', date: '2021-05-02', weight: 2 },
    ],
  },
  compute: ({ birth, input, options, sky, words }) => {
    const asked = rectificationOf(input, birth);
    const found = rectify(sky, {
      ...asked,
      place: birth.place,
      yearLength: options.year_length,
    });
    const texts = bank(words.language, 'rectification');
    const { vargas } = bank(words.language, 'chart');
    const { clock } = birth;
    const verdict = rectificationVerdict(found.reason);
    return {
      window: spanShape(clock, asked.span),
      fitting: found.fitting.map((span) => spanShape(clock, span)),
      verdict,
      verdict_name: texts.verdicts[verdict],
      verdict_text: texts.reasons[found.reason],
      separated_span: spanShapeOrNull(clock, found.apart),
      spread: found.spread && {
        best: found.spread.best,
        median: found.spread.median,
        runner_up: found.spread.runnerUp,
        p95_by_chance: found.spread.p95ByChance,
      },
      candidates: found.candidates.map(({ ascendant, navamsaAscendant, score, reasons, ...span }) => ({
        span: spanShape(clock, span),
        ascendant_sign: words.named('signs', ascendant),
        navamsa_ascendant_sign: words.named('signs', navamsaAscendant),
        score,
        reasons: reasons.flatMap((rows, i) =>
          rows.map(({ rule, lord, met }) => ({
            event_id: i + 1,
            rule,
            rule_name: texts.rules[rule],
            lord,
            lord_name: lord && planetName(words, lord),
            met,
          })),
        ),
      })),
      matters: asked.events.map(({ matter }, i) => {
        const { houses, karakas, varga }: Matter = EVENT_MATTERS[matter];
        return {
          id: i + 1,
          kind: matter,
          kind_name: texts.matters[matter],
          houses: [...houses],
          karakas: planetsShape(words, karakas),
          varga: varga && vargaKey(varga),
          varga_name: varga && vargas[varga],
        };
      }),
      scanned: found.scanned,
      note: texts.note,
    };
  },
});

export const handler = serve(rectification);
