/**
 * Hindi in Latin letters has no one spelling: saatve, satven, saatvein. A word that the lexicon does not have is looked up by
 * the sound of its consonants among the words in Devanagari, where the sentence is Hindi.
 */

const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'ch',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
  'ं': 'n',
  'ः': '',
};
const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  '्': '',
};

/** The sound of a word in Latin letters: without any "a" but the first, long vowels as short ones, no letter doubled. */
const latinSound = (word: string): string =>
  word
    .replaceAll('w', 'v')
    .replaceAll('ph', 'f')
    .replaceAll('z', 'j')
    .replaceAll('q', 'k')
    .replaceAll('x', 'ksh')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll(/a+/g, 'a')
    .replaceAll(/ya?i/g, 'i')
    .replaceAll(/[ae][iy]/g, 'e')
    .replaceAll(/[ao]u/g, 'o')
    .replaceAll(/c+h+(?:ch+)?/g, 'c')
    .replaceAll('sh', 's')
    .replaceAll(/m(?=[^aeiouyrh])/g, 'n')
    .replaceAll(/(?<=.)a/g, '')
    .replaceAll(/(.)\1+/g, '$1')
    .replace(/(?<=.[eio])n$/, '');

const isDevanagari = (word: string): boolean => /\p{Script=Devanagari}/u.test(word);

/** The sound of a phrase, a word at a time; null where a word is too short to be known by it. */
export const soundOf = (phrase: string): string | null => {
  const words = phrase.split(' ');
  const sounds = words.map((word) =>
    latinSound(isDevanagari(word) ? Array.from(word, (one) => CONSONANTS[one] ?? VOWELS[one] ?? one).join('') : word),
  );
  const [only = '', ...others] = sounds;
  return others.length === 0 && only.length < 4 && (only.length < 3 || (words[0]?.length ?? 0) < 5)
    ? null
    : sounds.join(' ');
};

const HINDI_WORD =
  /^(?:hai|hain|ka|ki|ke|mein|aur|nahi|nahin|aap|aapka|aapki|aapke|apka|apki|apke|tera|teri|tere|tumhara|tumhari|tumhare|mera|meri|raha|rahi|rahe|hua|hui|kundli|ghar|bhi|baitha|baithe)$/;
const HINDI_BESIDES = /^(?:me|se|ko|par|pe|tha|thi|ho|hi|to|toh|na|wo|ye|yeh|jo|bhai|beta|ji)$/;

/** Whether words in Latin letters are Hindi. */
export const isRomanHindi = (words: readonly string[]): boolean => {
  const sure = words.filter((word) => HINDI_WORD.test(word)).length;
  return sure > 1 || (sure === 1 && words.some((word) => HINDI_BESIDES.test(word)));
};

const IS = /^(?:hai|hain|h|ho|tha|the|thi|,|hoga|hogi)$/;
const CALLS = /^(?:arre|are|arey|oye|bhai|yaar|bro|beta|ab|zara|jara)$/;
const LISTENS = /^(?:,|lo|le|na|bhai|yaar|beta|mere|be)$/;

/** The symbol of an English word that is a Hindi one here: "to" for "as to" or "then", "sun" for "listen"; null for others. */
export const particleOf = (words: readonly string[], at: number): string | null => {
  const [before = '', word, after = ''] = [words[at - 1], words[at], words[at + 1]];
  if (word === 'to' || word === 'toh') return IS.test(before) ? '|' : ':';
  if (word === 'sun' && (LISTENS.test(after) || CALLS.test(before))) return ':';
  return null;
};
