/**
 * True sentences about a chart, written from forms, and what they become when one word of them is changed. The words are
 * the test's own, not those of the lexicon.
 */
import type { KnownBirth } from '../../../answers/queries/known-birth.ts';
import { signOfHouse } from '../../../../layers/jyotish/chart/chart.ts';
import { aspectsSign } from '../../../../layers/jyotish/chart/drishti.ts';
import { houseFrom } from '../../../../layers/jyotish/chart/rashi.ts';
import { civilDate, plusDays, type JulianDay } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { GRAHAS, type Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';

export type Tongue = 'en' | 'hi' | 'hinglish';

const WORDS = {
  en: {
    planets: {
      sun: 'the Sun',
      moon: 'the Moon',
      mars: 'Mars',
      mercury: 'Mercury',
      jupiter: 'Jupiter',
      venus: 'Venus',
      saturn: 'Saturn',
      rahu: 'Rahu',
      ketu: 'Ketu',
    },
    signs: [
      'Aries',
      'Taurus',
      'Gemini',
      'Cancer',
      'Leo',
      'Virgo',
      'Libra',
      'Scorpio',
      'Sagittarius',
      'Capricorn',
      'Aquarius',
      'Pisces',
    ],
    houses: [
      'first',
      'second',
      'third',
      'fourth',
      'fifth',
      'sixth',
      'seventh',
      'eighth',
      'ninth',
      'tenth',
      'eleventh',
      'twelfth',
    ],
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    stars: [
      'Ashwini',
      'Bharani',
      'Krittika',
      'Rohini',
      'Mrigashira',
      'Ardra',
      'Punarvasu',
      'Pushya',
      'Ashlesha',
      'Magha',
      'Purva Phalguni',
      'Uttara Phalguni',
      'Hasta',
      'Chitra',
      'Swati',
      'Vishakha',
      'Anuradha',
      'Jyeshtha',
      'Mula',
      'Purva Ashadha',
      'Uttara Ashadha',
      'Shravana',
      'Dhanishta',
      'Shatabhisha',
      'Purva Bhadrapada',
      'Uttara Bhadrapada',
      'Revati',
    ],
  },
  hi: {
    planets: {
      sun: 'सूर्य',
      moon: 'चंद्रमा',
      mars: 'मंगल',
      mercury: 'बुध',
      jupiter: 'गुरु',
      venus: 'शुक्र',
      saturn: 'शनि',
      rahu: 'राहु',
      ketu: 'केतु',
    },
    signs: ['मेष', 'वृषभ', 'मिथुन', 'कर्क', 'सिंह', 'कन्या', 'तुला', 'वृश्चिक', 'धनु', 'मकर', 'कुंभ', 'मीन'],
    houses: ['प्रथम', 'दूसरे', 'तीसरे', 'चतुर्थ', 'पंचम', 'छठे', 'सप्तम', 'अष्टम', 'नवम', 'दशम', 'ग्यारहवें', 'बारहवें'],
    months: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
    stars: [
      'अश्विनी',
      'भरणी',
      'कृत्तिका',
      'रोहिणी',
      'मृगशिरा',
      'आर्द्रा',
      'पुनर्वसु',
      'पुष्य',
      'आश्लेषा',
      'मघा',
      'पूर्वा फाल्गुनी',
      'उत्तरा फाल्गुनी',
      'हस्त',
      'चित्रा',
      'स्वाति',
      'विशाखा',
      'अनुराधा',
      'ज्येष्ठा',
      'मूल',
      'पूर्वाषाढ़ा',
      'उत्तराषाढ़ा',
      'श्रवण',
      'धनिष्ठा',
      'शतभिषा',
      'पूर्वा भाद्रपद',
      'उत्तरा भाद्रपद',
      'रेवती',
    ],
  },
  hinglish: {
    planets: {
      sun: 'Surya',
      moon: 'Chandra',
      mars: 'Mangal',
      mercury: 'Budh',
      jupiter: 'Guru',
      venus: 'Shukra',
      saturn: 'Shani',
      rahu: 'Rahu',
      ketu: 'Ketu',
    },
    signs: [
      'Mesh',
      'Vrishabh',
      'Mithun',
      'Kark',
      'Singh',
      'Kanya',
      'Tula',
      'Vrishchik',
      'Dhanu',
      'Makar',
      'Kumbh',
      'Meen',
    ],
    houses: [
      'pehle',
      'dusre',
      'teesre',
      'chauthe',
      'paanchve',
      'chhathe',
      'saatve',
      'aathve',
      'nauve',
      'dasve',
      'gyarahve',
      'barahve',
    ],
    months: [],
    stars: [],
  },
} as const;

/** Which fact a sentence states; `value` is the one that mutations change. */
interface Stated {
  readonly planet?: Graha;
  readonly other?: Graha;
  readonly sign?: number;
  readonly house?: number;
  readonly lord?: number;
  readonly star?: number;
  readonly start?: string;
  readonly end?: string;
}

export interface Sentence {
  readonly kind: string;
  readonly tongue: Tongue;
  readonly text: string;
  /** Whether the words are true of the birth. */
  readonly holds: boolean;
}

const shift = (value: number, by: number, of: number): number => ((value - 1 + by + of) % of) + 1;

/** Facts of each kind that this birth has, and near misses that it has not. */
const statedOf = (known: KnownBirth, kind: string, tongue: Tongue): { true: Stated[]; false: Stated[] } => {
  const { read, rashi, navamsa } = known;
  const { grahas } = read.chart;
  const yes: Stated[] = [];
  const no: Stated[] = [];
  const put = (stated: Stated, holds: boolean): void => void (holds ? yes : no).push(stated);
  const nodeFree = GRAHAS.filter((planet) => planet !== 'rahu' && planet !== 'ketu');
  const month = (jd: JulianDay): string => {
    const { year, month: number } = civilDate(jd, known.birth.offset);
    return tongue === 'hinglish' ? String(year) : `${WORDS[tongue].months[number - 1]} ${year}`;
  };
  for (const planet of GRAHAS) {
    const house = grahas[planet].house;
    const sign = rashi.planets[planet];
    if (kind === 'house') for (const by of [0, 1, -1, 4]) put({ planet, house: shift(house, by, 12) }, by === 0);
    if (kind === 'sign') for (const by of [0, 1, -1, 6]) put({ planet, sign: shift(sign, by, 12) }, by === 0);
    if (kind === 'navamsa')
      for (const by of [0, 1, -1]) put({ planet, sign: shift(navamsa.planets[planet], by, 12) }, by === 0);
    if (kind === 'transit') {
      const now = known.signAt(planet, known.at.jd);
      for (const by of [0, 1, -1]) put({ planet, sign: shift(now, by, 12) }, by === 0);
    }
    if (kind === 'star')
      for (const by of [0, 1, -1]) put({ planet, star: shift(grahas[planet].nakshatra.id, by, 27) }, by === 0);
    if (kind === 'moon_house') {
      const from = houseFrom(rashi.planets.moon, sign);
      for (const by of [0, 1, -1]) if (planet !== 'moon') put({ planet, house: shift(from, by, 12) }, by === 0);
    }
    if (kind === 'conjunction')
      for (const other of GRAHAS) if (other !== planet) put({ planet, other }, rashi.planets[other] === sign);
    if (kind === 'aspect')
      for (let target = 1; target <= 12; target++)
        put({ planet, house: target }, aspectsSign(planet, sign, signOfHouse(read.chart, target)));
  }
  for (const planet of nodeFree) {
    const { dignity, retrograde, combust } = read.states[planet];
    if (kind === 'retrograde' && planet !== 'sun' && planet !== 'moon') put({ planet }, retrograde);
    if (kind === 'combust' && planet !== 'sun') put({ planet }, combust);
    // Whether the Moon past 3° of Taurus is exalted or in a sign of its own is told both ways.
    const isDisputed = planet === 'moon' && dignity === 'moolatrikona';
    if ((kind === 'exalted' || kind === 'debilitated') && !isDisputed) put({ planet }, dignity === kind);
    if (kind === 'own' && !isDisputed) put({ planet }, dignity === 'own' || dignity === 'moolatrikona');
  }
  for (let house = 1; house <= 12; house++) {
    const lord = read.lord(house);
    if (kind === 'lord') for (const planet of nodeFree) put({ planet, house }, planet === lord);
    if (kind === 'lord_house')
      for (const by of [0, 1, -1]) put({ lord: house, house: shift(grahas[lord].house, by, 12) }, by === 0);
  }
  if (kind === 'ascendant') for (const by of [0, 1, -1]) put({ sign: shift(rashi.ascendant, by, 12) }, by === 0);
  if (kind === 'moon_sign') for (const by of [0, 1, -1]) put({ sign: shift(rashi.planets.moon, by, 12) }, by === 0);
  if (kind === 'period')
    for (const { lords, start, end } of known.dasha.mahas) {
      const [planet] = lords;
      if (!planet || start < known.birth.jd) continue;
      put({ planet, start: month(start), end: month(end) }, true);
      put({ planet, start: month(plusDays(start, 800)), end: month(plusDays(end, 800)) }, false);
      put({ planet: GRAHAS[(GRAHAS.indexOf(planet) + 2) % 9] ?? 'sun', start: month(start), end: month(end) }, false);
    }
  return { true: yes, false: no };
};

const written = (
  form: string,
  tongue: Tongue,
  { planet, other, sign, house, lord, star, start, end }: Stated,
): string => {
  const { planets, signs, houses, stars } = WORDS[tongue];
  const text = form
    .replaceAll('{planet}', planet ? planets[planet] : '')
    .replaceAll('{other}', other ? planets[other] : '')
    .replaceAll('{sign}', signs[(sign ?? 1) - 1] ?? '')
    .replaceAll('{house}', houses[(house ?? 1) - 1] ?? '')
    .replaceAll('{lord}', houses[(lord ?? 1) - 1] ?? '')
    .replaceAll('{star}', stars[(star ?? 1) - 1] ?? '')
    .replaceAll('{start}', start ?? '')
    .replaceAll('{end}', end ?? '')
    .replace(/\{n\}th/g, () => `${house}${house === 1 ? 'st' : house === 2 ? 'nd' : house === 3 ? 'rd' : 'th'}`)
    .replaceAll('{n}', String(house));
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Sentences of one chart: for each form one true and one false statement where the chart has them, chosen by `turn`. */
export const sentencesAbout = (
  known: KnownBirth,
  forms: Readonly<Record<Tongue, readonly (readonly [string, string])[]>>,
  turn: number,
): readonly Sentence[] =>
  (['en', 'hi', 'hinglish'] as const).flatMap((tongue) =>
    forms[tongue].flatMap(([kind, form], i): Sentence[] => {
      const stated = statedOf(known, kind, tongue);
      const pick = (list: readonly Stated[]): Stated | undefined => list[(turn * 7 + i * 3) % Math.max(1, list.length)];
      return ([true, false] as const).flatMap((holds) => {
        const one = pick(holds ? stated.true : stated.false);
        return one === undefined ? [] : [{ kind, tongue, text: written(form, tongue, one), holds }];
      });
    }),
  );
