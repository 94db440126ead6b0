/**
 * The star of a name: its first syllable against the 108 syllables of the padas (avakahada chakra of the almanacs), with the
 * four of Abhijit. Vowels are long or short alike; sounds that the table lacks follow the one they are spoken as.
 */

/** Syllables in Devanagari: padas 1–4 of the nakshatras in order. */
export const NAME_SYLLABLES: readonly (readonly [string, string, string, string])[] = [
  ['चू', 'चे', 'चो', 'ला'],
  ['ली', 'लू', 'ले', 'लो'],
  ['अ', 'ई', 'उ', 'ए'],
  ['ओ', 'वा', 'वी', 'वू'],
  ['वे', 'वो', 'का', 'की'],
  ['कू', 'घ', 'ङ', 'छ'],
  ['के', 'को', 'हा', 'ही'],
  ['हू', 'हे', 'हो', 'डा'],
  ['डी', 'डू', 'डे', 'डो'],
  ['मा', 'मी', 'मू', 'मे'],
  ['मो', 'टा', 'टी', 'टू'],
  ['टे', 'टो', 'पा', 'पी'],
  ['पू', 'ष', 'ण', 'ठ'],
  ['पे', 'पो', 'रा', 'री'],
  ['रू', 'रे', 'रो', 'ता'],
  ['ती', 'तू', 'ते', 'तो'],
  ['ना', 'नी', 'नू', 'ने'],
  ['नो', 'या', 'यी', 'यू'],
  ['ये', 'यो', 'भा', 'भी'],
  ['भू', 'धा', 'फा', 'ढा'],
  ['भे', 'भो', 'जा', 'जी'],
  ['खी', 'खू', 'खे', 'खो'],
  ['गा', 'गी', 'गू', 'गे'],
  ['गो', 'सा', 'सी', 'सू'],
  ['से', 'सो', 'दा', 'दी'],
  ['दू', 'थ', 'झ', 'ञ'],
  ['दे', 'दो', 'चा', 'ची'],
];

/** Syllables of Abhijit: they are those of the last quarter of Uttara Ashadha, in which it begins. */
const ABHIJIT_SYLLABLES = ['जू', 'जे', 'जो', 'खा'] as const;
const ABHIJIT_PADA = { nakshatra: 21, pada: 4 } as const;

type Vowel = 'a' | 'i' | 'u' | 'e' | 'o';
/** A first syllable: a consonant of Devanagari ('' where the name begins with a vowel) and its vowel, long or short alike. */
interface Syllable {
  readonly consonant: string;
  readonly vowel: Vowel;
}
const syllableKey = ({ consonant, vowel }: Syllable): string => consonant + vowel;

/** Vowel letters and signs; ऋ is spoken ri, ऐ counts as ए, औ as ओ. */
const VOWELS: Readonly<Record<string, Vowel>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'i',
  ॠ: 'i',
  ऍ: 'e',
  ऎ: 'e',
  ए: 'e',
  ऐ: 'e',
  ऑ: 'o',
  ऒ: 'o',
  ओ: 'o',
  औ: 'o',
  ॐ: 'o',
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'i',
  'ॄ': 'i',
  'ॅ': 'e',
  'ॆ': 'e',
  'े': 'e',
  'ै': 'e',
  'ॉ': 'o',
  'ॊ': 'o',
  'ो': 'o',
  'ौ': 'o',
};
const VIRAMA = '्';
const isConsonant = (letter: string | undefined): boolean => letter !== undefined && letter >= 'क' && letter <= 'ह';

/** Consonants that the table knows under another. */
const SPOKEN_AS: Readonly<Record<string, string>> = { ब: 'व', श: 'स', ळ: 'ल', ऴ: 'ल', ऱ: 'र', ऩ: 'न' };
const spoken = (consonant: string): string => SPOKEN_AS[consonant] ?? consonant;

/** Clusters that are spoken and counted as another consonant: क्ष, ज्ञ. */
const CLUSTERS: Readonly<Record<string, string>> = { कष: 'ख', जञ: 'ग' };

/** The first syllable of a text in Devanagari; null where it begins otherwise. Of a cluster the first consonant counts, with the cluster's vowel. */
const devanagariSyllable = (name: string): Syllable | null => {
  const letters = [...name.normalize('NFD')].filter((one) => /[\u0904-\u0939\u093e-\u094d\u0950]/.test(one));
  const [first] = letters;
  if (first === undefined) return null;
  const initial = VOWELS[first];
  if (initial !== undefined)
    return first === 'ऋ' || first === 'ॠ' ? { consonant: 'र', vowel: 'i' } : { consonant: '', vowel: initial };
  if (!isConsonant(first)) return null;
  let at = 1;
  while (letters[at] === VIRAMA && isConsonant(letters[at + 1])) at += 2;
  const cluster = letters[1] === VIRAMA ? `${first}${letters[2] ?? ''}` : first;
  return { consonant: CLUSTERS[cluster] ?? spoken(first), vowel: VOWELS[letters[at] ?? ''] ?? 'a' };
};

/** Latin consonants, the longest match first. Where a letter may be dental or retroflex the dental one is read first. */
const LATIN_CONSONANTS: readonly (readonly [latin: string, ...readings: string[]])[] = [
  ['ksh', 'ख'],
  ['dny', 'ग'],
  ['chh', 'छ'],
  ['jn', 'ग'],
  ['ch', 'च'],
  ['sh', 'स'],
  ['th', 'थ', 'ठ'],
  ['dh', 'ध', 'ढ'],
  ['bh', 'भ'],
  ['gh', 'घ'],
  ['jh', 'झ'],
  ['kh', 'ख'],
  ['ph', 'फ'],
  ['ng', 'ङ'],
  ['ny', 'ञ'],
  ['b', 'व'],
  ['c', 'क'],
  ['d', 'द', 'ड'],
  ['f', 'फ'],
  ['g', 'ग'],
  ['h', 'ह'],
  ['j', 'ज'],
  ['k', 'क'],
  ['l', 'ल'],
  ['m', 'म'],
  ['n', 'न', 'ण'],
  ['p', 'प'],
  ['q', 'क'],
  ['r', 'र'],
  ['s', 'स'],
  ['t', 'त', 'ट'],
  ['v', 'व'],
  ['w', 'व'],
  ['x', 'क'],
  ['y', 'य'],
  ['z', 'ज'],
];
const LATIN_VOWELS: readonly (readonly [latin: string, vowel: Vowel])[] = [
  ['aa', 'a'],
  ['ee', 'i'],
  ['oo', 'u'],
  ['ai', 'e'],
  ['au', 'o'],
  ['a', 'a'],
  ['i', 'i'],
  ['u', 'u'],
  ['e', 'e'],
  ['o', 'o'],
];

/** The vowel of a Latin cluster: the first vowel letter, or y before a consonant or at the end. */
const latinVowel = (rest: string): Vowel => {
  const at = rest.search(/[aeiou]|y(?![aeiou])/);
  if (at < 0) return 'a';
  const tail = rest.slice(at);
  return LATIN_VOWELS.find(([latin]) => tail.startsWith(latin))?.[1] ?? 'i';
};

/** The readings of a first syllable in Latin letters, the likeliest first; empty where the name begins otherwise. */
const latinSyllables = (name: string): Syllable[] => {
  const letters =
    name
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z\s]/g, '')
      .trim()
      .split(/\s+/)[0] ?? '';
  if (letters === '') return [];
  if (/^[aeiou]/.test(letters)) return [{ consonant: '', vowel: latinVowel(letters) }];
  const found = LATIN_CONSONANTS.find(([latin]) => letters.startsWith(latin));
  if (!found) return [];
  const [latin, ...readings] = found;
  const vowel = latinVowel(letters.slice(latin.length));
  return readings.map((consonant) => ({ consonant, vowel }));
};

/** A quarter of a star: nakshatra 1–27, pada 1–4. */
export interface NamePada {
  readonly nakshatra: number;
  readonly pada: number;
  /** The syllable of the table, in Devanagari. */
  readonly syllable: string;
}

const PADAS: ReadonlyMap<string, NamePada> = new Map(
  [
    ...ABHIJIT_SYLLABLES.map((syllable) => ({ ...ABHIJIT_PADA, syllable })),
    ...NAME_SYLLABLES.flatMap((row, star) =>
      row.map((syllable, quarter) => ({ nakshatra: star + 1, pada: quarter + 1, syllable })),
    ),
  ].flatMap((row) => {
    const syllable = devanagariSyllable(row.syllable);
    return syllable ? [[syllableKey(syllable), row] as const] : [];
  }),
);

/** The quarter whose syllable this is, or else the one that holds the plain consonant: छि as छ, ठा and ठी as ठ. */
const padaOf = (syllable: Syllable): { readonly at: NamePada; readonly inTable: boolean } | null => {
  const at = PADAS.get(syllableKey(syllable));
  if (at) return { at, inTable: true };
  const plain = PADAS.get(syllableKey({ ...syllable, vowel: 'a' }));
  return plain ? { at: plain, inTable: false } : null;
};

/** How sure a reading is: a syllable of the table in Devanagari; one reading; or several. */
export const NAME_CERTAINTIES = ['exact', 'likely', 'ambiguous'] as const;
export type NameCertainty = (typeof NAME_CERTAINTIES)[number];

/** Scripts in which a name is read. */
export const NAME_SCRIPTS = ['devanagari', 'latin'] as const;
export type NameScript = (typeof NAME_SCRIPTS)[number];

/** The star of a name. */
export interface NameStar extends NamePada {
  readonly script: NameScript;
  readonly certainty: NameCertainty;
  /** Other readings of the same letters, less likely. */
  readonly alternatives: readonly NamePada[];
}

/** The script of the first letter of a name, or null for one of another script. */
export const nameScriptOf = (name: string): NameScript | null => {
  const [first] = /\p{L}/u.exec(name) ?? [];
  if (first === undefined) return null;
  if (/\p{Script=Devanagari}/u.test(first)) return 'devanagari';
  return /^[a-z]/i.test(first.normalize('NFD')) ? 'latin' : null;
};

/** The star and quarter of a name by its first syllable; null where no syllable can be read. */
export const nameStarOf = (name: string): NameStar | null => {
  const script = nameScriptOf(name);
  if (script === null) return null;
  const syllables = script === 'devanagari' ? [devanagariSyllable(name) ?? []].flat() : latinSyllables(name);
  const [first, ...others] = syllables.flatMap((one) => padaOf(one) ?? []);
  if (!first) return null;
  const alone = script === 'devanagari' && first.inTable ? 'exact' : 'likely';
  const certainty = others.length > 0 ? 'ambiguous' : alone;
  return { ...first.at, script, certainty, alternatives: others.map(({ at }) => at) };
};

/** IAST of each consonant of the table, and the Latin letters that names begin with for it. */
const SPELLED: Readonly<Record<string, readonly [iast: string, ...latin: string[]]>> = {
  '': ['', ''],
  क: ['k', 'k'],
  ख: ['kh', 'kh'],
  ग: ['g', 'g'],
  घ: ['gh', 'gh'],
  ङ: ['ṅ', 'ng'],
  च: ['c', 'ch'],
  छ: ['ch', 'chh'],
  ज: ['j', 'j'],
  झ: ['jh', 'jh'],
  ञ: ['ñ', 'ny'],
  ट: ['ṭ', 't'],
  ठ: ['ṭh', 'th'],
  ड: ['ḍ', 'd'],
  ढ: ['ḍh', 'dh'],
  ण: ['ṇ', 'n'],
  त: ['t', 't'],
  थ: ['th', 'th'],
  द: ['d', 'd'],
  ध: ['dh', 'dh'],
  न: ['n', 'n'],
  प: ['p', 'p'],
  फ: ['ph', 'ph', 'f'],
  भ: ['bh', 'bh'],
  म: ['m', 'm'],
  य: ['y', 'y'],
  र: ['r', 'r'],
  ल: ['l', 'l'],
  व: ['v', 'v', 'w', 'b'],
  ष: ['ṣ', 'sh'],
  स: ['s', 's', 'sh'],
  ह: ['h', 'h'],
};
/** Sounds that begin hardly any name. */
const RARE = ['ण', 'ङ', 'ञ', 'ठ', 'ढ', 'ष'];
/** IAST of a long or short vowel, and how names write it. */
const VOWEL_SPELLED: Readonly<
  Record<Vowel, { readonly long: string; readonly short: string; readonly latin: readonly string[] }>
> = {
  a: { long: 'ā', short: 'a', latin: ['a', 'aa'] },
  i: { long: 'ī', short: 'i', latin: ['i', 'ee'] },
  u: { long: 'ū', short: 'u', latin: ['u', 'oo'] },
  e: { long: 'e', short: 'e', latin: ['e', 'ai'] },
  o: { long: 'o', short: 'o', latin: ['o', 'au'] },
};
/** Vowels of the table that are written short: without a sign, and the letters a and u. */
const isShort = (syllable: string): boolean => /^[क-ह]$|^[अइउ]$/.test(syllable);

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** How a syllable is written. */
export interface SyllableSpelling {
  readonly devanagari: string;
  readonly iast: string;
  /** How names in Latin letters begin with it, the commonest first. */
  readonly spellings: readonly string[];
  /** Hardly any name begins with its sound. */
  readonly rare: boolean;
}

/** The spellings of one of the 108 syllables. Throws for a text that is none. */
export const spellingsOfSyllable = (devanagari: string): SyllableSpelling => {
  const syllable = devanagariSyllable(devanagari);
  // The table's own sounds: a consonant that is spoken as another is not among them.
  const consonant = syllable?.consonant === '' ? '' : (devanagari[0] ?? '');
  const spelled = SPELLED[consonant];
  if (!syllable || !spelled) throw new Error(`no syllable ${devanagari}`);
  const [iast, ...latin] = spelled;
  const vowel = VOWEL_SPELLED[syllable.vowel];
  const written = latin.flatMap((letters) => vowel.latin.map((sound) => letters + sound));
  return {
    devanagari,
    iast: capitalised(iast + (isShort(devanagari) ? vowel.short : vowel.long)),
    spellings: written.map(capitalised),
    rare: RARE.includes(consonant),
  };
};
