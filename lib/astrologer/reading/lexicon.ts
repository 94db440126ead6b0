/** Phrases and what they mean, made once from the tables of words: every name of the service, and what people say instead. */
import { NAKSHATRA_KEYS } from '../../../layers/jyotish/chart/nakshatra.ts';
import { languagesWith } from '../../words/languages.ts';
import { bank } from '../../words/bank.ts';
import { SIGN_KEYS } from '../../../layers/jyotish/chart/rashi.ts';
import { DOSHA_IDS, type DoshaId } from '../../../layers/jyotish/dosha/all.ts';
import { GRAHAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import { YOGA_RULES, type YogaId } from '../../../layers/jyotish/yoga/detect.ts';
import { DOSHAS_SAID, PLANETS_SAID, SIGNS_SAID, STARS_SAID, YOGAS_SAID } from '../../words/reading/name-vocabulary.ts';
import { CARDINALS, HOUSE_LORDS, HOUSES_SAID, MONTHS_SAID, ORDINALS } from '../../words/reading/number-vocabulary.ts';
import {
  CHART,
  EMPTY,
  FILLER,
  GENERIC,
  HYPOTHETICAL,
  ILLNESS,
  MAKES,
  MOON_LISTED,
  MOON_SAID,
  OPPOSITE,
  OF_ANOTHER,
  OTHER_PERSON,
  PERHAPS,
  PRONOUN,
  SPEECH,
  STRONGEST,
  SUN_SAID,
  TURN,
  USUALLY,
  WEAKEST,
} from '../../words/reading/speech.ts';
import type { KeyOf, NameList } from '../../words/lists.ts';
import { yogaName } from '../../words/yogas.ts';
import { wordsOf } from '../../words/words.ts';
import { normalised, wordsIn } from '../../words/reading/normalise.ts';
import { soundOf } from './spelling.ts';
import type { Meaning } from './symbols.ts';

/** What a phrase means: its symbol, and the thing it names. */
export interface Entry extends Meaning {
  readonly symbol: string;
}

/** The phrases of the lexicon, words joined by one space. */
export interface Lexicon {
  readonly entries: ReadonlyMap<string, Entry>;
  /** By the sound of phrases in Devanagari, where all that sound so mean the same. */
  readonly sounds: () => ReadonlyMap<string, Entry>;
  /** Words of the longest phrase. */
  readonly longest: number;
}

/** Languages that the astrologer answers in. */
const LANGUAGES = languagesWith('astrologer/answers');

const soundsOf = (entries: ReadonlyMap<string, Entry>): ReadonlyMap<string, Entry> => {
  const sounds = new Map<string, Entry | null>();
  for (const [phrase, entry] of entries) {
    // "Inki kundli" is this one's chart as often as another's.
    if (!/\p{Script=Devanagari}/u.test(phrase) || entry.symbol === 'j') continue;
    const sound = soundOf(phrase);
    if (sound === null) continue;
    const other = sounds.get(sound);
    const isSame = other === undefined || JSON.stringify(other) === JSON.stringify(entry);
    sounds.set(sound, isSame ? entry : null);
  }
  return new Map([...sounds].flatMap(([sound, entry]) => (entry === null ? [] : [[sound, entry] as const])));
};

const GREAT: readonly YogaId[] = ['ruchaka', 'bhadra', 'hamsa', 'malavya', 'sasa'];

/** Ruchaka Yoga as Ruchak Yog, Ruchaka Mahapurusha Yoga; रुचक नाम का योग. */
const yogaSpellings = (name: string, id: YogaId): readonly string[] => {
  const base = name.replace(/ (?:Yoga|योग)$/, '');
  if (base === name) return [];
  const bases = [...new Set([base, base.replaceAll(/(?<=[a-z]{2}[^aeiou])a(?= |$)/g, '')])];
  const ofGreat = GREAT.includes(id);
  const kinds = /[a-z]/i.test(base)
    ? [
        ...(ofGreat ? ['mahapurusha ', 'mahapurush ', 'panch mahapurush ', 'pancha mahapurusha '] : []),
        '',
        'naam ka ',
        'namak ',
      ].flatMap((kind) => ['yoga', 'yog', 'yogam'].map((word) => kind + word))
    : ['', 'नामक ', 'नाम का ', 'नाम के '].flatMap((named) =>
        (ofGreat ? ['', 'महापुरुष ', 'पंच महापुरुष ', 'पंचमहापुरुष '] : ['']).map((kind) => `${named}${kind}योग`),
      );
  return bases.flatMap((one) => kinds.map((kind) => `${one} ${kind}`));
};

const make = (): Lexicon => {
  const entries = new Map<string, Entry>();
  const add = (forms: string, entry: Entry): void => {
    for (const form of forms.split('|')) if (form !== '') entries.set(wordsIn(normalised(form)).join(' '), entry);
  };
  const all = [
    ['%', USUALLY],
    ['x', HYPOTHETICAL],
    ['$', PERHAPS],
    ['z', GENERIC],
    ['J', OTHER_PERSON],
    ['j', OF_ANOTHER],
    ['K', CHART],
    ['|', TURN],
    ['!', ILLNESS],
    [':', FILLER],
    ['a', PRONOUN],
    ['G', MAKES],
    ...SPEECH,
  ] as const;
  for (const [symbol, forms] of all) add(forms, { symbol });
  const names = <L extends NameList>(list: L, key: KeyOf<L>): string =>
    LANGUAGES.map((language) => wordsOf(language).nameOfKey(list, key)).join('|');
  add(OPPOSITE, { symbol: 'v', number: 7 });
  for (const planet of GRAHAS) add(`${names('planets', planet)}|${PLANETS_SAID[planet]}`, { symbol: 'B', planet });
  add(EMPTY, { symbol: 'c', number: 0 });
  add(STRONGEST, { symbol: '+', number: 1 });
  add(WEAKEST, { symbol: '-', number: 1 });
  add(MOON_SAID, { symbol: 'B', planet: 'moon', natal: true });
  add(MOON_LISTED, { symbol: '4' });
  add(SUN_SAID, { symbol: 'B', planet: 'sun', natal: true });
  for (const [i, sign] of SIGN_KEYS.entries())
    add(`${names('signs', sign)}|${SIGNS_SAID[sign]}`, { symbol: 'S', number: i + 1 });
  for (const [i, star] of NAKSHATRA_KEYS.entries())
    add(`${names('nakshatras', star)}|${STARS_SAID[star]}`, { symbol: 'N', number: i + 1 });
  for (const [i, forms] of ORDINALS.entries()) add(forms, { symbol: '1', number: i + 1 });
  for (const [i, forms] of CARDINALS.entries()) add(forms, { symbol: '2', number: i + 1 });
  for (const [i, forms] of MONTHS_SAID.entries()) add(forms, { symbol: '3', number: i + 1 });
  for (const [i, forms] of HOUSES_SAID.entries()) add(forms, { symbol: 'H', number: i + 1 });
  for (const [i, forms] of HOUSE_LORDS.entries()) add(forms, { symbol: 'L', number: i + 1 });
  const yogaForms = (id: YogaId): string =>
    LANGUAGES.map((language) => yogaName(language, id))
      .filter((name) => !name.includes('('))
      .flatMap((name) => [name, ...yogaSpellings(name, id), name.replace(/ (?=\S+ Yoga$)/, '-')])
      .join('|');
  for (const { id } of YOGA_RULES) add(yogaForms(id), { symbol: 'Y', yoga: id });
  const yogasSaid: Readonly<Partial<Record<YogaId, string>>> = YOGAS_SAID;
  for (const { id } of YOGA_RULES) add(yogasSaid[id] ?? '', { symbol: 'Y', yoga: id });
  const doshasSaid: Readonly<Partial<Record<DoshaId, string>>> = DOSHAS_SAID;
  for (const id of DOSHA_IDS)
    add(`${LANGUAGES.map((language) => bank(language, 'doshas').doshaNames[id]).join('|')}|${doshasSaid[id] ?? ''}`, {
      symbol: 'O',
      dosha: id,
    });
  let sounds: ReadonlyMap<string, Entry> | undefined;
  return {
    entries,
    sounds: () => (sounds ??= soundsOf(entries)),
    longest: Math.max(...[...entries.keys()].map((key) => key.split(' ').length)),
  };
};

let made: Lexicon | undefined;
/** The lexicon, made on first use. */
export const lexicon = (): Lexicon => (made ??= make());
