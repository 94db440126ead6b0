import * as z from 'zod/mini';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { signKey } from '../../layers/jyotish/phala/reading.ts';
import { READ_VARGAS, readVarga, type VargaLine } from '../../layers/jyotish/phala/varga-reading.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { planetName, planetsShape } from '../../lib/answers/present/names.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, keysOf, oneOf } from '../../lib/contract/frame/about.ts';
import { graha, house, lord, nameOf, para, planets, sign } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { filled } from '../../lib/words/fill.ts';

const CHARTS = keysOf(READ_VARGAS);

export const interpretVarga = endpoint({
  path: '/v1/interpret/varga/{chart}',
  wave: 3,
  summary: 'What the navamsa (D9), the dashamsha (D10) or the saptamsha (D7) adds to a reading',
  description:
    'Reads one divisional chart: the lord of its rising sign and the house that planet stands in, the planet that stands for its matter (Venus for partnership in D9, the Sun for work in D10, Jupiter for children in D7), planets that are vargottama (D9 alone), and planets exalted, in their own sign or fallen in it. One line for each thing that holds, with the fact behind it; lines that point in different directions stand side by side. It adds to the birth chart and does not replace it. These charts turn quickly: a time of birth that is a few minutes off moves their ascendant. Nothing is said of the number of children or of anybody’s health.',
  sources: ['BPHS ch. 6 and 7 (what each chart is for)', 'Brihat Jataka 1.14 (vargottama)', 'the words are our own'],
  credits: 3,
  input: birthInput({ chart: oneOf(CHARTS, 'The chart: D9 the navamsa, D10 the dashamsha, D7 the saptamsha') }),
  settings: ['ayanamsa', 'node'],
  output: z.strictObject({
    chart: oneOf(CHARTS, 'The chart'),
    chart_name: nameOf('chart'),
    lagna: about(sign, 'Rising sign of this chart'),
    lagna_lord: about(lord, 'Planet that rules it'),
    lagna_lord_name: nameOf('planet'),
    lagna_lord_house: about(house, 'House of this chart in which that planet stands, by signs'),
    karaka: about(graha, 'Planet that stands for the matter of this chart'),
    karaka_name: nameOf('planet'),
    karaka_house: about(house, 'House of this chart in which it stands, by signs'),
    vargottama: planets('Planets in one sign in the birth chart and the navamsa; empty in other charts than D9'),
    lines: about(z.array(para), 'What is read, in the order of the rules: the lord of the rising sign first'),
  }),
  example: { chart: 'D9', ...EXAMPLE_BIRTH },
  compute: ({ input: { chart }, birth, sky, words }) => {
    const found = readVarga(castChart(sky, birth.jd, birth.place), chart);
    const { charts, stands, common, planets: names } = bank(words.language, 'varga-reading');
    const ordinals = bank(words.language, 'house-ordinals');
    const { name, ...own } = charts[chart];
    const textOf = ({ rule, planet, house: at }: VargaLine): string => {
      const slots = { planet: planet === null ? '' : names[planet], house: ordinals[at - 1] ?? '', chart: name };
      switch (rule) {
        case 'lord_good':
        case 'lord_plain':
        case 'lord_hard':
        case 'karaka_good':
        case 'karaka_hard':
          return filled(own[rule], slots);
        case 'lagna_vargottama':
          return common.lagna_vargottama;
        default:
          return [filled(common[rule], slots), planet === null ? '' : stands[chart][planet]].join(' ');
      }
    };
    return {
      chart,
      chart_name: name,
      lagna: signShape(words, found.lagna),
      lagna_lord: found.lord,
      lagna_lord_name: planetName(words, found.lord),
      lagna_lord_house: found.lordHouse,
      karaka: found.karaka,
      karaka_name: planetName(words, found.karaka),
      karaka_house: found.karakaHouse,
      vargottama: planetsShape(words, found.vargottama),
      lines: found.lines.map((line) => ({
        text: textOf(line),
        rule_id: `varga.${chart}.${line.rule}`,
        facts: [
          { name: 'point', value: line.planet ?? 'ascendant' },
          { name: 'sign', value: signKey(line.sign) },
          { name: 'house', value: line.house },
        ],
      })),
    };
  },
});

export const handler = serve(interpretVarga);
