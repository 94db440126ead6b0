/** Hindi in Latin letters, as people type it: karna, mazboot, kundli. For texts of ours, whose spelling is known. */

const CONSONANTS: Readonly<Record<string, string>> = Object.fromEntries(
  'क k|ख kh|ग g|घ gh|ङ n|च ch|छ chh|ज j|झ jh|ञ n|ट t|ठ th|ड d|ढ dh|ण n|त t|थ th|द d|ध dh|न n|प p|फ ph|ब b|भ bh|म m|य y|र r|ल l|व v|श sh|ष sh|स s|ह h|ळ l'
    .split('|')
    .map((pair) => pair.split(' ')),
);
/** Consonants with a dot below. */
const DOTTED: Readonly<Record<string, string>> = { क: 'q', ख: 'kh', ग: 'g', ज: 'z', फ: 'f', ड: 'd', ढ: 'dh' };
/** Vowels inside a word and at its end; signs are those of the letters. */
const VOWELS: Readonly<Record<string, readonly [within: string, last: string]>> = {
  अ: ['a', 'a'],
  आ: ['aa', 'a'],
  इ: ['i', 'i'],
  ई: ['ee', 'i'],
  उ: ['u', 'u'],
  ऊ: ['oo', 'u'],
  ऋ: ['ri', 'ri'],
  ए: ['e', 'e'],
  ऐ: ['ai', 'ai'],
  ओ: ['o', 'o'],
  औ: ['au', 'au'],
  ऑ: ['o', 'o'],
};
const SIGNS: Readonly<Record<string, string>> = {
  'ा': 'आ',
  'ि': 'इ',
  'ी': 'ई',
  'ु': 'उ',
  'ू': 'ऊ',
  'ृ': 'ऋ',
  'े': 'ए',
  'ै': 'ऐ',
  'ो': 'ओ',
  'ौ': 'औ',
  'ॉ': 'ऑ',
};
const [NUKTA, VIRAMA, ANUSVARA, CHANDRABINDU, VISARGA] = ['़', '्', 'ं', 'ँ', 'ः'];

/** Respellings of a word that was read by its letters: people write fewer long vowels, and these letters for these sounds. */
const TYPED: readonly (readonly [RegExp, string])[] = [
  [/chchh?/g, 'cch'],
  [/^vaal/, 'waal'],
  [/^vap/, 'wap'],
  [/sv/g, 'sw'],
  [/shv/g, 'shw'],
  // The last vowel of a verb that asks: kijiye, rakhiye.
  [/ie$/, 'iye'],
  // rehna, kehta, mehsoos.
  [/^([^aeiou]*)ah(?=[^aeiou]|$)/, '$1eh'],
  [/(?<=[^aeiou])aa(?=[ie])/g, 'a'],
  // Long vowels before the last syllable, where a word has several.
  [/(?<=[^aeiou])aa(?=[^aeiou]+h?[aeiou])/g, 'a'],
  [/(?<=[aeiou][^aeiou]*[^aeiou])aa(?=[^aeiou])/g, 'a'],
  [/ee(?=[^aeiou]+[aeiou])/g, 'i'],
];

/** Words whose usual spelling no rule gives. */
const USUAL: Readonly<Record<string, string>> = Object.fromEntries(
  'में mein|मैं main|है hai|हैं hain|नहीं nahi|यह yeh|वह woh|क्योंकि kyonki|कि ki|न na|ना na|हाँ haan|आप aap|और aur|जनवरी January|फ़रवरी February|मार्च March|अप्रैल April|मई May|जून June|जुलाई July|अगस्त August|सितंबर September|सितम्बर September|अक्टूबर October|अक्तूबर October|नवंबर November|नवम्बर November|दिसंबर December|दिसम्बर December|करियर career|डॉक्टर doctor|मिनट minute|बजट budget|महादशा mahadasha|अंतर्दशा antardasha|साढ़े saade|विवाह vivah|यात्रा yatra|राहु Rahu|केतु Ketu|सूर्य Surya|चंद्रमा Chandrama|मंगल Mangal|बुध Budh|गुरु Guru|बृहस्पति Brihaspati|शुक्र Shukra|शनि Shani|दोनों dono|क्या kya|क्यों kyon|पहला pehla|पहले pehle|पहली pehli|बहुत bahut|कहना kehna|रहना rehna|यहाँ yahan|वहाँ wahan|जहाँ jahan|कहाँ kahan|वर्षों varshon|वज़न wazan|हालाँकि haalanki|ज़्यादा zyada|ज़्यादातर zyadatar|कम kam|काम kaam|लिए liye|इसलिए isliye|बिज़नेस business|तारीख़ tarikh|पढ़ाई padhai|स्वामी swami|भाव bhav|विदेश videsh|समय samay|समयों samayon|आ aa|मेहनत mehnat|रहते rehte|वे ve|सब्र sabr|क़द्र kadar|उम्र umar|फ़िक्र fikr|जन्म janam|ओर taraf|हाथ haath|साथ saath|बात baat|पास paas|ख़ास khaas|बाद baad|याद yaad|आज aaj|सच sach|कुछ kuch|पीछे peeche|नीचे neeche|चीज़ cheez|चीज़ें cheezein|बातें baatein|आदतें aadatein|राशि rashi|ऐसा aisa|वैसा waisa|वही wahi|वहीं wahin|वजह wajah|वक़्त waqt|विश्वास vishwas|शुरू shuru|पूरा poora|पूरी poori|पूरे poore|दूसरा doosra|दूसरी doosri|दूसरे doosre|अच्छा accha|अच्छी acchi|अच्छे acche|बच्चे bacche|बच्चा baccha|बच्चों bacchon|बच्ची bacchi|इच्छा ichha|फ़ोन phone|फ़ायदे fayde|ख़र्च kharch|ऑफ़िस office|हफ़्ते hafte|हफ़्ता hafta|रत्न ratna|चंद्र Chandra|मेष Mesh|वृषभ Vrishabh|मिथुन Mithun|कर्क Kark|सिंह Singh|कन्या Kanya|तुला Tula|वृश्चिक Vrishchik|धनु Dhanu|मकर Makar|कुंभ Kumbh|मीन Meen|नक्षत्र nakshatra|ग्रह grah|दृष्टि drishti|कुंडली kundli|लग्न lagna|पहचान pehchan|पहनना pehenna|जगह jagah|शहर shehar|महीना mahina|महीने mahine|रिश्ता rishta|सुनिए suniye|आए aaye|जाए jaye|हुआ hua|हुई hui|गया gaya|गई gayi|नई nayi|कई kai|कोई koi|भाई bhai|ॐ Om'
    .split('|')
    .map((pair) => pair.split(' ')),
);

interface Sound {
  consonant: string;
  /** Letter of its vowel; null where it has none. */
  vowel: string | null;
  /** The vowel is written. */
  written: boolean;
  nasal: string;
  /** It follows another consonant without a vowel between them. */
  joined: boolean;
}

/** The sounds of a word of Devanagari. */
const soundsOf = (word: string): Sound[] => {
  const sounds: Sound[] = [];
  let joined = false;
  for (const letter of word.normalize('NFD')) {
    const last = sounds.at(-1);
    const consonant = CONSONANTS[letter];
    const sign = SIGNS[letter];
    if (consonant !== undefined) {
      sounds.push({ consonant, vowel: 'अ', written: false, nasal: '', joined });
      joined = false;
    } else if (letter in VOWELS) sounds.push({ consonant: '', vowel: letter, written: true, nasal: '', joined: false });
    else if (last === undefined) continue;
    else if (sign !== undefined) Object.assign(last, { vowel: sign, written: true });
    else if (letter === VIRAMA) {
      last.vowel = null;
      joined = true;
    } else if (letter === NUKTA) {
      const plain = Object.entries(CONSONANTS).find(([, sound]) => sound === last.consonant)?.[0] ?? '';
      last.consonant = DOTTED[plain] ?? last.consonant;
    } else if (letter === ANUSVARA || letter === CHANDRABINDU) last.nasal = 'n';
    else if (letter === VISARGA) last.nasal = 'h';
  }
  return sounds;
};

/** Takes out the vowels that are written nowhere and spoken nowhere: the last one, and each between two vowels that are spoken. */
const withoutSilent = (sounds: Sound[]): void => {
  for (let i = sounds.length - 1; i > 0; i--) {
    const [before, own, after] = [sounds[i - 1], sounds[i], sounds[i + 1]];
    if (own === undefined || own.written || own.vowel === null || own.nasal !== '') continue;
    const isLast = after === undefined;
    const isMiddle =
      !own.joined &&
      before !== undefined &&
      before.vowel !== null &&
      after !== undefined &&
      after.written &&
      after.consonant !== '';
    if (isLast || isMiddle) own.vowel = null;
  }
};

/** Whether a word ends in two consonants that are spoken with a short vowel after them: chandra, nakshatra, vakya. */
const isSanskritEnd = (sounds: readonly Sound[]): boolean => {
  const last = sounds.at(-1);
  return last !== undefined && last.joined && last.vowel === null && /^[ryn]$/.test(last.consonant);
};

const latinWord = (word: string): string => {
  const usual = USUAL[word.normalize('NFC')] ?? USUAL[word];
  if (usual !== undefined) return usual;
  const sounds = soundsOf(word.normalize('NFC').replaceAll('ज्ञ', 'ग्य'));
  withoutSilent(sounds);
  const letters = sounds
    .map(({ consonant, vowel, nasal }, i) => {
      const next = sounds[i + 1];
      const isLast = next === undefined && nasal === '';
      const [within, last] = vowel === null ? ['', ''] : (VOWELS[vowel] ?? ['', '']);
      const mouth = nasal === 'n' && next !== undefined && /^[pbm]/.test(next.consonant) ? 'm' : nasal;
      return `${consonant}${isLast ? last : within}${mouth}`;
    })
    .join('');
  const final = isSanskritEnd(sounds) ? `${letters}a` : letters;
  return TYPED.reduce((text, [from, to]) => text.replace(from, to), final);
};

/** A word of Devanagari, normalised (without nukta), letter by letter: near enough to compare names. A last consonant is read bare, unless it is joined to one before it. */
export const lettersInLatin = (word: string): string => {
  const letters = Array.from(word);
  const read = (letter: string, i: number): string => {
    const consonant = CONSONANTS[letter];
    if (letter === VIRAMA || letter === ANUSVARA) return letter === VIRAMA ? '' : 'n';
    if (consonant === undefined) return VOWELS[SIGNS[letter] ?? letter]?.[0] ?? letter;
    const next = letters[i + 1];
    const isBare = next === undefined ? letters[i - 1] !== VIRAMA : next === VIRAMA || SIGNS[next] !== undefined;
    return isBare ? consonant : `${consonant}a`;
  };
  return letters.map(read).join('');
};

const RUN = /[\u0900-\u0963\u0970-\u097f]+/gu;
/** Capitals after a stop and at the beginning. */
const FIRST = /(^|[.?!]\s+)(\p{Ll})/gu;

/** A text in Latin letters; what is not Devanagari stays. */
export const hinglish = (text: string): string => {
  const composed = text.normalize('NFC');
  return composed
    .replace(RUN, (word) => latinWord(word))
    .replaceAll('।', '.')
    .replace(FIRST, (_, stop: string, letter: string) => stop + letter.toUpperCase());
};

const DEVANAGARI = /\p{Script=Devanagari}/u;
/** An ending, which stands for no sound by itself. */
const ENDING = /(?:^|[\s*])\p{M}/u;
/** Fewest letters of a word in Latin letters that stands for a Hindi one: fewer begin English words too. */
const FEWEST = 4;
const LETTERS = /[a-z]/g;

/** A term in Devanagari as people type it, its marks kept; none where it is in other letters, or too short to be told from an English word. */
export const asTyped = (term: string): readonly string[] => {
  if (!DEVANAGARI.test(term) || ENDING.test(term)) return [];
  const typed = hinglish(term).toLowerCase();
  // Long vowels and double letters are typed in one or two: "kaar" would be "kar".
  const letters = typed.replace(/<\w+>/g, '').replace(/([a-z])\1/g, '$1');
  return (letters.match(LETTERS) ?? []).length < FEWEST ? [] : [typed];
};
