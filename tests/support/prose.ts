/** What our prose may not say, and how readable it is. */
import type { Language } from '../../lib/words/languages.ts';

/**
 * Stems that no reading contains: fear, promises, illness, death, gender roles, caste, gambling, names of gods as a
 * guarantee, and the stock of generated text. English stems are matched at the beginning of a word.
 */
const BANNED: Readonly<Record<Language, readonly string[]>> = {
  en: `
    universe cosmic cosmos energies energetic vibration vibe manifest destin fated doom curse cursed evil danger peril enemy enemies
    accident injur wound death dead die dies died dying funeral widow divorc husband wife wives bride groom marry
    disease illness sick ailment surger hospital medicine tumour pregnan fertil barren impoten miscarr suicid lifespan
    longevity caste brahmin kshatriya vaishya shudra virgin chastit sinful karma karmic lottery gambl jackpot stocks
    guarantee definitely certainly surely inevitabl undoubtedly destiny luckiest unlucky misfortune ruin bankrupt prison
    jail court lawsuit crime criminal thief theft robb murder poison demon ghost
    exciting amazing incredible opportunit challeng journey embrace embark unlock empower transformative vibrant navigate
    thrive delve tapestry testament realm resonat boundless profound unwavering foster multifaceted harness
    holistic synerg leverage passion purposeful authentic self-care mindful wellness toolkit game-changer
    vishnu shiva krishna rama hanuman ganesh lakshmi saraswati durga kali allah jesus
    `
    .trim()
    .split(/\s+/),
  hi: `
    ब्रह्मांड ब्रह्माण्ड ऊर्जा कंपन मृत्यु मौत मरण मृत रोग बीमार इलाज दवा दुर्घटना विधवा विधुर तलाक़ तलाक पति पत्नी दुल्ह
    गर्भ बाँझ नपुंसक आयु अल्पायु दीर्घायु जाति ब्राह्मण क्षत्रिय वैश्य शूद्र शाप श्राप ख़तर शत्रु दुश्मन बर्बाद विनाश सर्वनाश नाश दुर्भाग्य
    अभाग मनहूस अशुभ लॉटरी सट्टा जुआ शेयर जेल अदालत मुक़दम अपराध चोर डाका हत्या ज़हर भूत-प्रेत टोना
    निश्चित अवश्य गारंटी सक्षम प्रदान कार्यक्षेत्र फलदायी मिश्रित चुनौत अवसर प्राप्त सकारात्मक नकारात्मक संभावना सुनहर अद्भुत
    आध्यात्मिक ब्रह्म विष्णु शिव कृष्ण राम हनुमान गणेश लक्ष्मी सरस्वती दुर्गा काली अल्लाह
    `
    .trim()
    .split(/\s+/),
};

/** Words that begin like a banned stem and are meant otherwise. */
const ALLOWED: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'diet',
    'deadline',
    'deadlines',
    'hospitality',
    'dies',
    'diesel',
    'courtesy',
    'courtship',
    'courteous',
    'courtyard',
  ],
  hi: [
    'नाश्ता',
    'नाश्ते',
    'कंपनी',
    'आराम',
    'रामबाण',
    'नाशपाती',
    'संयोग',
    'प्रयोग',
    'उपयोग',
    'सहयोग',
    'उद्योग',
    'लोगों',
    'लोग',
    'भरोसा',
    'दवात',
    'समृत',
    'आयुष्मान',
  ],
};

const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{M}'’-]+/gu) ?? [];

/** Banned words of a text. Hindi stems are matched at the beginning of a word too. */
export const bannedWords = (language: Language, text: string): readonly string[] =>
  wordsIn(text.toLowerCase()).filter(
    (word) => !ALLOWED[language]?.includes(word) && BANNED[language]?.some((stem) => word.startsWith(stem)),
  );

/** Sentences of a text. */
export const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.?!।])\s+/).filter((sentence) => sentence !== '');

export const wordCount = (text: string): number => wordsIn(text).length;

/** Syllables of an English word, by groups of vowels less a silent e. */
const syllables = (word: string): number =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .replace(/(?:[^laeiouy]es|[^aeiouy]ed|[^l]e)$/, '')
        .match(/[aeiouy]+/g) ?? []
    ).length,
  );

/** Flesch reading ease of an English text: 60–70 plain, 70–80 easy. */
export const readingEase = (text: string): number => {
  const words = wordsIn(text);
  const count = words.reduce((sum, word) => sum + syllables(word), 0);
  return 206.835 - 1.015 * (words.length / sentencesOf(text).length) - 84.6 * (count / words.length);
};

/**
 * Places in a Hindi text where the reader is the subject of a sentence: its verb would say whether the reader is a man or
 * a woman, so our sentences turn round the reader (आपको, आपका, आपसे).
 */
export const genderedReaders = (text: string): readonly string[] =>
  text.match(/(?<!अपने )(?<![\p{L}\p{M}])आप (?!पर |तक |से |में |ही |भी |को )[^।;:]{0,30}/gu) ?? [];
