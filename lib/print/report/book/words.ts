/** Words of the kundli, and how its pages name houses, planets and reasons. */
import { RITU_KEYS } from '../../../../layers/jyotish/calendar/keys.ts';
import { bank } from '../../../words/bank.ts';
import { READING_LANGUAGES } from '../../../words/languages.ts';
import { capital, filled, type Inflected, uncapital } from '../../../words/fill.ts';
import { enumerated } from '../../../words/enumerate.ts';
import { signForms } from '../../../words/forms.ts';
import { SHAPES, type Span } from '../answers.ts';
import type { Block } from '../../../contract/ports/report-document.ts';
import { countText } from '../panchang/sheet.ts';
import { wholeDay, type Making } from '../making.ts';

/**
 * The words of a kundli in the language of its sentences.
 *
 * @example
 * bookWords({ language: 'en' }).chapters.jaimini.title // → 'Jaimini'
 */
export const bookWords = ({ language }: Pick<Making, 'language'>) => bank(language, 'report-kundli');
/**
 * Whether a report has readings; in a language without them it has tables and drawings.
 *
 * @example
 * hasReadings({ prose: 'en' }) // → true
 */
export const hasReadings = ({ prose }: Pick<Making, 'prose'>): boolean => READING_LANGUAGES.includes(prose);
type BookWords = ReturnType<typeof bookWords>;

/** Doshas that hold or not by the day, and not by the birth. */
export const OF_TODAY: readonly string[] = ['sade_sati', 'dhaiya'];

/** The beginning of a chapter. */
export const bookChapter = (
  making: Making,
  key: keyof BookWords['chapters'],
  start: 'page' | 'flow',
  lead?: string,
): Block => {
  const words = bookWords(making).chapters[key];
  return { kind: 'chapter', id: key, title: words.title, lead: lead ?? words.lead, start };
};

/** A heading by its text; `id` where a page number elsewhere points at it. */
export const head = (text: string, id?: string): Block => ({
  kind: 'heading',
  text,
  ...(id === undefined ? {} : { id }),
});

/** `4th` of 4, as sentences name houses. */
export const nth = ({ language }: Making, house: number): string =>
  bank(language, 'house-ordinals')[house - 1] ?? String(house);

/** A planet as a sentence names it: `the` within one and `head` where it begins (`The Sun`), `nom` as it stands alone. */
export const planetSaid = ({ language }: Pick<Making, 'language'>, key: string, name: string): Inflected => {
  const planets: Readonly<Record<string, string>> = READING_LANGUAGES.includes(language)
    ? bank(language, 'phala/modifiers').planets
    : {};
  const the = planets[key] ?? name;
  return { nom: name, the, head: capital(the) };
};

/** What readings add to the name of a planet where it is the lord of the house that they are about. */
export const lordAsides = ({ prose }: Pick<Making, 'prose'>): readonly string[] =>
  hasReadings({ prose })
    ? Object.values<string>(bank(prose, 'phala/modifiers').asLord).map((row) => row.replace('{planet}', ''))
    : [];

/** Names one after another, as a sentence would have them: `Green gram, green cloth`. */
export const listed = (names: readonly string[]): string =>
  names.map((name, i) => (i === 0 ? name : uncapital(name))).join(', ');

/** What a house is about. */
export const matterOf = (making: Making, house: number): string => bookWords(making).matters[house - 1] ?? '';

/** A house as rows of texts take it: by its number, and by what it is about. */
export const houseSlots = (making: Making, house: number): Readonly<Record<'nth' | 'matter', string>> => ({
  nth: nth(making, house),
  matter: matterOf(making, house),
});

/** `25 Jan 2027 – 3 June 2027`. */
export const spanText = ({ words }: Making, { start, end }: Span): string =>
  `${wholeDay(words, start)} – ${wholeDay(words, end)}`;

type Point = ReturnType<typeof pointsOf>[number];
const pointsOf = (making: Making) => making.read('planets', SHAPES.planets).planets;

/** A planet of the birth chart. Throws a plain Error for one that no chart has. */
export const pointOf = (making: Making, planet: string): Point => {
  const found = pointsOf(making).find((one) => one.planet === planet);
  if (found === undefined) throw new Error(`a chart has no ${planet}`);
  return found;
};

/** Whether the fall of a planet is cancelled. */
export const isRaised = (making: Making, planet: string): boolean =>
  making
    .read('dignities', SHAPES.dignities)
    .planets.some((row) => row.planet === planet && row.neecha_bhanga?.present === true);

/** The dignity of a planet; of a fallen one, that its fall is cancelled, where it is. */
export const dignitySaid = (making: Making, planet: string): string => {
  if (isRaised(making, planet)) return making.words.labels.raised;
  const rows = making.read('dignities', SHAPES.dignities).planets;
  return rows.find((row) => row.planet === planet)?.dignity_name ?? '';
};

/** A dignity, and what else is said of a planet's state; the nodes, which nearly always move backwards, are not said to. */
export const statesText = (
  { words: { labels } }: Making,
  dignity: string,
  { planet, retrograde, combust }: Omit<Point, 'name'>,
): string =>
  [
    dignity,
    retrograde && planet !== 'rahu' && planet !== 'ketu' ? labels.retrograde : '',
    combust ? labels.combust : '',
  ]
    .filter((state) => state !== '')
    .join(', ');

/** The state of a planet of the birth, as a cell has it. */
export const stateCell = (making: Making, point: Omit<Point, 'name'>): string =>
  statesText(making, dignitySaid(making, point.planet), point);

/** The same within a sentence. */
export const stateOf = (making: Making, point: Point): string => stateCell(making, point).toLowerCase();

/** Whether the Moon stands in the rising sign. */
export const moonRises = (making: Making): boolean =>
  making.read('planets', SHAPES.planets).ascendant.sign.id === pointOf(making, 'moon').sign.id;

const planetReason = (making: Making, planet: string): string => {
  const { reasons } = bookWords(making);
  const point = pointOf(making, planet);
  const state = stateOf(making, point);
  const slots = {
    planet: planetSaid(making, planet, point.name),
    sign: signForms(making.language, point.sign),
    nth: nth(making, point.house),
  };
  return state === '' ? filled(reasons.planet_plain, slots) : filled(reasons.planet, { ...slots, state });
};

/** Which houses a planet rules, where it stands and how, as a sentence. */
const ruleReason = (making: Making, planet: string, houses: readonly number[]): string => {
  const { reasons } = bookWords(making);
  const point = pointOf(making, planet);
  const state = stateOf(making, point);
  const slots = {
    planet: planetSaid(making, planet, point.name),
    nth: enumerated(
      making.language,
      houses.map((house) => nth(making, house)),
    ),
    mth: nth(making, point.house),
  };
  return state === '' ? filled(reasons.lord_plain, slots) : filled(reasons.lord, { ...slots, state });
};

/** The same of the lord of one house. */
export const lordReason = (making: Making, house: number): string => {
  const row = making.read('lords', SHAPES.lords).houses.find((one) => one.house === house);
  return row === undefined ? '' : ruleReason(making, row.lord, [house]);
};

/** The same of a planet with all houses that it rules. */
export const rulerReason = (making: Making, planet: string): string => {
  const rows = making.read('lords', SHAPES.lords).houses.filter(({ lord }) => lord === planet);
  return ruleReason(
    making,
    planet,
    rows.map(({ house }) => house),
  );
};

const risingReason = (making: Making): string => {
  const { ascendant } = making.read('planets', SHAPES.planets);
  const lord = making.read('lords', SHAPES.lords).houses.find(({ house }) => house === 1);
  return lord === undefined
    ? ''
    : filled(bookWords(making).reasons.rises, {
        sign: signForms(making.language, ascendant.sign),
        planet: planetSaid(making, lord.lord, lord.lord_name),
        nth: nth(making, lord.in_house),
      });
};

const starReason = (making: Making): string => {
  const { nakshatra } = pointOf(making, 'moon');
  return filled(bookWords(making).reasons.star, {
    star: nakshatra.name,
    pada: nakshatra.pada,
    planet: planetSaid(making, nakshatra.lord, nakshatra.lord_name),
  });
};

/** Of a reading about a planet in a star: the star, its quarter and its lord. */
const starOfReason = (making: Making, planet: string): string => {
  const { name, nakshatra } = pointOf(making, planet);
  return filled(bookWords(making).reasons.star_of, {
    planet: planetSaid(making, planet, name),
    star: nakshatra.name,
    pada: nakshatra.pada,
    lord: planetSaid(making, nakshatra.lord, nakshatra.lord_name),
  });
};

/** Limbs that follow from where Sun and Moon stand. */
const BY_PLACES: readonly string[] = ['tithi', 'yoga', 'karana'];

/** Where a planet stands, to the minute: `Sun: Aries 25°52′`. */
const placeText = (making: Making, planet: string): string => {
  const { name, sign, sign_degree_dms: degree } = pointOf(making, planet);
  return `${making.names.planet(planet, name)}: ${making.names.sign(sign)} ${degree.replace(/′.*$/, '′')}`;
};

/**
 * Of a reading about the day of birth: the places of Sun and Moon, by which count its month goes, or the months of its season.
 * These are months to the new moon, so they stand only where the month of birth is counted so too.
 */
const limbReason = (making: Making, limb: string, value: string): string => {
  if (BY_PLACES.includes(limb)) return `${placeText(making, 'sun')} · ${placeText(making, 'moon')}`;
  if (limb === 'month') return countText(making);
  const season = RITU_KEYS.findIndex((key) => key === value);
  if (limb !== 'ritu' || season < 0 || making.settings['month_system'] === 'purnimanta') return '';
  return Object.values(bank(making.language, 'names').months)
    .slice(2 * season, 2 * season + 2)
    .join(' – ');
};

const pairReason = (making: Making, first: string, second: string): string => {
  const [one, other] = [pointOf(making, first), pointOf(making, second)];
  return filled(bookWords(making).reasons.pair, {
    first: planetSaid(making, first, one.name),
    nth: nth(making, one.house),
    second: planetSaid(making, second, other.name),
    mth: nth(making, other.house),
  });
};

/** Where a reading rests, in words, by the rule that chose it: placement and state of the planets it names. */
export const reasonOf = (making: Making, rule: string): string => {
  const [family = '', first = '', second = ''] = rule.split('/');
  switch (family) {
    case 'asc':
      return risingReason(making);
    case 'moon':
      return planetReason(making, 'moon');
    case 'star':
    case 'pada':
      return starReason(making);
    case 'lord.in':
    case 'dasha.house':
      return lordReason(making, Number(first));
    case 'limb':
      return limbReason(making, first, second);
    case 'pair.joined':
    case 'pair.aspect':
    case 'dasha.pair':
      return first === second ? planetReason(making, first) : pairReason(making, first, second);
    case 'planet.star':
      return starOfReason(making, first);
    default:
      return family.startsWith('planet.') || family.startsWith('dasha.') ? planetReason(making, first) : '';
  }
};

/** A reading with where it rests. */
export const reading = (
  making: Making,
  { title, text, rule_id }: { readonly title: string; readonly text: string; readonly rule_id: string },
  note = '',
): Block => ({ kind: 'reading', title, note, paragraphs: [text], reason: reasonOf(making, rule_id) });
