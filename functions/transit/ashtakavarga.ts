import * as z from 'zod/mini';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { PLANETS7 } from '../../layers/jyotish/chart/graha.ts';
import { ASHTAKA_POINTS, ASHTAKA_TABLES } from '../../layers/jyotish/strength/ashtakavarga.ts';
import { ashtakaTransits, bavGrade, BINDU_GRADES, savGrade } from '../../layers/jyotish/transit/ashtaka-transit.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, choice, flag, objectListOf, objectOf, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { name, nameOf, sign, span } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { lordShape, planetName } from '../../lib/answers/present/names.ts';
import { spanShape } from '../../lib/answers/present/time.ts';

const grade = oneOf(BINDU_GRADES, 'How the bindus are read');

export const transitAshtakavarga = endpoint({
  path: '/v1/transit/ashtakavarga',
  summary: 'Transits by the bindus of the birth chart, with the kakshya and its lord',
  description:
    'For each of the seven planets at `at`: the bindus it has in the natal ashtakavarga in the sign it passes through, the bindus of all planets there, and the kakshya, an eighth of the sign, with its lord (Saturn, Jupiter, Mars, Sun, Venus, Mercury, Moon, ascendant). A planet gives its good while the lord of its kakshya gave it a bindu in that sign. `span` is the present stay in the kakshya, retrograde motion included. Up to 3 bindus of one planet are weak, 4 even, more strong; of all planets below 25 weak, up to 30 even. Rahu and Ketu have no bindus.',
  sources: ['BPHS ch. 66', 'Phaladeepika ch. 23'],
  credits: 2,
  wave: 2,
  input: birthAtInput({
    table: choice(ASHTAKA_TABLES, 'parashara', 'Whose places give bindus: Parashara’s or Varahamihira’s'),
  }),
  settings: ['ayanamsa', 'observer', 'table'],
  output: z.strictObject({
    planets: objectListOf(7, 'The seven planets, Sun to Saturn', {
      planet: oneOf(PLANETS7, 'One of the seven planets, Sun to Saturn'),
      name,
      sign: about(sign, 'Sign the planet is in'),
      bav: whole(0, 8, 'Bindus of the planet in that sign, 0 to 8'),
      bav_grade: grade,
      bav_grade_name: nameOf('grade'),
      sav: whole(0, 56, 'Bindus of the seven planets in that sign, 0 to 56'),
      sav_grade: grade,
      sav_grade_name: nameOf('grade'),
      kakshya: objectOf('Eighth of the sign that the planet is in', {
        id: whole(1, 8, 'Number of the kakshya in the sign, 1 to 8'),
        lord: oneOf(ASHTAKA_POINTS, 'Its lord: a planet, or the ascendant'),
        lord_name: nameOf('lord'),
        bindu: about(flag, 'Whether the lord gave the planet a bindu in this sign'),
        span: about(span, 'From the entry into the kakshya to its leaving'),
      }),
    }),
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-01-15T12:00:00' },
  compute: ({ input, birth, at, sky, skyAt, words, setting }) => {
    setting('at', at.clock.text(at.jd));
    const { ascendant, signs } = castChart(sky, birth.jd, birth.place);
    const { binduGrades } = bank(words.language, 'transit');
    const transits = ashtakaTransits(skyAt(at.place), { ...signs, ascendant: ascendant.sign }, at.jd, input.table);
    return {
      planets: transits.map(({ planet, sign: number, bav, sav, kakshya, kakshyaLord, bindu, span: stay }) => ({
        planet,
        name: planetName(words, planet),
        sign: signShape(words, number),
        bav,
        bav_grade: bavGrade(bav),
        bav_grade_name: binduGrades[bavGrade(bav)],
        sav,
        sav_grade: savGrade(sav),
        sav_grade_name: binduGrades[savGrade(sav)],
        kakshya: { id: kakshya, ...lordShape(words, kakshyaLord), bindu, span: spanShape(at.clock, stay) },
      })),
    };
  },
});

export const handler = serve(transitAshtakavarga);
