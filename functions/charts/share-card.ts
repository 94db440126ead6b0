import { hourMinute } from '../../lib/contract/values/hour-minute.ts';
import * as z from 'zod/mini';
import { about, characters, choice, whole } from '../../lib/contract/frame/about.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { partnerOfMoon, type MatchPartner } from '../../layers/jyotish/matching/partner.ts';
import { kootaMatch } from '../../layers/jyotish/matching/verdict.ts';
import { openDay } from '../../layers/jyotish/panchang/almanac.ts';
import { angaAt } from '../../layers/jyotish/panchang/anga.ts';
import type { CivilDate } from '../../layers/jyotish/ephemeris/instant.ts';
import { cardInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { KOOTA_TABLE_FIELDS } from '../../lib/contract/suites/matching.ts';
import {
  drawingAnswers,
  DRAWING_LANGUAGE_FIELD,
  DRAWING_NEEDS,
  LOOK_FIELDS,
  TITLE_FIELD,
} from '../../lib/contract/suites/drawing.ts';
import { nakShape } from '../../lib/answers/present/chart.ts';
import { tithiShape } from '../../lib/answers/present/panchang.ts';
import { timeRequired } from '../../lib/contract/frame/field-errors.ts';
import { drawn } from '../../lib/print/draw/look.ts';
import { cardScene, type CardDrawing } from '../../lib/print/draw/share-card.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { wordsOf, type Words } from '../../lib/words/words.ts';

type Card = Pick<CardDrawing, 'subtitle' | 'marks' | 'middle' | 'lines'> & { readonly name: string };

const flagField = (description: string) => z._default(about(z.boolean(), description), false);

/** `8 April 2024` */
const dateText = (words: Words, { day, month, year }: CivilDate): string =>
  `${day} ${bank(words.language, 'civil-months')[month - 1] ?? ''} ${year}`;

const starText = (words: Words, nakshatra: number, pada: number | null): string =>
  [words.name('nakshatras', nakshatra - 1), ...(pada === null ? [] : [pada])].join(' ');

export const shareCard = resource({
  path: '/v1/charts/share-card',
  summary: 'A card of 1200 by 630 to share: three signs of a chart, a match, or the panchang of a day',
  description:
    'A picture for messages and link previews. `kind` says what it shows: chart (the birth of the request: ascendant, Moon and Sun sign, birth star), match (`groom` and `bride`: both Moon signs and stars and the points of matching/ashtakoot before exceptions), or day (`date` and place: tithi, star, yoga, sunrise and sunset). Names are shown only with `show_name`; the date and the time of a birth only with `show_birth`. `signature` stands at the foot of the card. The default size is 1200 pixels wide.',
  credits: 2,
  auth: 'key',
  wave: 3,
  input: cardInput({
    kind: choice(['chart', 'match', 'day'], 'chart', 'What the card shows'),
    show_name: flagField('Show the name of the person, or of both partners, where one was sent'),
    show_birth: flagField('Show date and time of birth'),
    signature: z.optional(characters(1, 60, 'Text at the foot of the card, such as your page; 1 to 60')),
    ...KOOTA_TABLE_FIELDS,
    ...TITLE_FIELD,
    ...LOOK_FIELDS,
    size: z._default(whole(400, 2000, 'Width in pixels, 400 to 2000; the height follows'), 1200),
    ...DRAWING_LANGUAGE_FIELD,
  }),
  settings: ['ayanamsa', 'sunrise', 'kind', 'theme'],
  errors: ['BIRTH_TIME_REQUIRED'],
  needs: DRAWING_NEEDS,
  answers: drawingAnswers('Ascendant: Scorpio. Moon: Scorpio. Sun: Aries. Nakshatra: Anuradha 4.'),
  example: { kind: 'chart', ...EXAMPLE_BIRTH },
  compute: ({ birth, pair, day, input, options, sky, skyAt, setting, press }) => {
    const language = input.language ?? options.language;
    setting('language', language);
    const words = wordsOf(language);
    const drawing = bank(language, 'drawing');
    const sign = (number: number): string => words.name('signs', number - 1);
    const ofChart = (): Card | null => {
      if (birth === null) return null;
      if (!birth.timeKnown) throw timeRequired(['time']);
      const { ascendant, signs, grahas } = castChart(sky, birth.jd, birth.place);
      const short = (point: 'ascendant' | 'moon' | 'sun'): string => drawing.planets[point].short;
      const star = nakShape(words, grahas.moon.nakshatra);
      return {
        name: input.show_name ? (birth.name ?? '') : '',
        subtitle: input.show_birth ? `${dateText(words, birth.date)}, ${hourMinute(birth.clock, birth.jd)}` : '',
        marks: [
          { sign: ascendant.sign, text: short('ascendant') },
          { sign: signs.moon, text: short('moon') },
          { sign: signs.sun, text: short('sun') },
        ],
        middle: sign(ascendant.sign),
        lines: [
          { name: drawing.planets.ascendant.name, value: sign(ascendant.sign) },
          { name: drawing.planets.moon.name, value: sign(signs.moon) },
          { name: drawing.planets.sun.name, value: sign(signs.sun) },
          { name: drawing.angas.nakshatra, value: starText(words, star.id, star.pada) },
        ],
      };
    };
    const ofMatch = (): Card | null => {
      if (pair === null) return null;
      const partners = [pair.groom, pair.bride];
      if (partners.some(({ timeKnown }) => !timeKnown)) throw timeRequired(['groom.time', 'bride.time']);
      const [groom, bride] = partners.map(({ place, jd }) => partnerOfMoon(skyAt(place).longitude('moon', jd)));
      if (!groom || !bride) throw new Error('a pair has two partners');
      const { total } = kootaMatch({ groom, bride }, input);
      const partner = (role: 'groom' | 'bride', one: MatchPartner) => ({
        name: [drawing.titles[role], ...(input.show_name ? [pair[role].name ?? ''] : [])].filter(Boolean).join(' · '),
        value: `${sign(one.sign)} · ${starText(words, one.nakshatra, one.pada)}`,
      });
      return {
        name: '',
        subtitle: input.show_birth ? partners.map(({ date }) => dateText(words, date)).join(' · ') : '',
        marks: [
          { sign: groom.sign, text: drawing.titles.groom },
          { sign: bride.sign, text: drawing.titles.bride },
        ],
        middle: `${total} / 36`,
        lines: [
          partner('groom', groom),
          partner('bride', bride),
          { name: drawing.titles.guna_milan, value: `${total} / 36` },
        ],
      };
    };
    const ofDay = (): Card | null => {
      if (day === null) return null;
      const { almanac, day: vedic } = openDay(sky, day.place, options.sunrise, day.clock, day.date);
      const say = bank(language, 'day-wheel');
      const at = (anga: 'tithi' | 'nakshatra' | 'yoga'): number => angaAt(anga, almanac.table, vedic.start);
      const time = (jd: typeof vedic.sunrise): string => (jd === null ? '–' : hourMinute(day.clock, jd));
      const tithi = tithiShape(words, at('tithi'));
      const moonSign = angaAt('moon_sign', almanac.table, vedic.start);
      return {
        name: words.name('weekdays', vedic.vara),
        subtitle: dateText(words, day.date),
        marks: [
          { sign: moonSign, text: drawing.planets.moon.short },
          { sign: angaAt('sun_sign', almanac.table, vedic.start), text: drawing.planets.sun.short },
        ],
        middle: tithi.name,
        lines: [
          { name: drawing.angas.tithi, value: `${tithi.paksha_name} ${tithi.name}` },
          { name: drawing.angas.nakshatra, value: words.name('nakshatras', at('nakshatra') - 1) },
          { name: drawing.angas.yoga, value: words.name('yogas', at('yoga') - 1) },
          {
            name: `${say.sunrise} · ${say.sunset}`,
            value: vedic.sun === 'normal' ? `${time(vedic.sunrise)} · ${time(vedic.sunset)}` : '–',
          },
        ],
      };
    };
    const card = ofChart() ?? ofMatch() ?? ofDay();
    if (card === null) throw new Error('a card shows a birth, a pair or a day');
    const { name, ...rest } = card;
    const scene = cardScene({ ...rest, title: input.title ?? name, signature: input.signature ?? '' });
    return drawn(scene, input, language, press);
  },
});

export const handler = serveResource(shareCard);
