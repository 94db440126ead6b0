/** The words by which the voice of the feed is checked, per language (`npm run words`, `npm run feed:variety`). */
import type { Area } from '../../../../layers/jyotish/horoscope/areas.ts';
import type { Language } from '../../../words/languages.ts';
import type { Level } from '../../../words/horoscope/bank.ts';

/** What a language is checked by. */
export interface VoiceWords {
  /** What makes a statement a tendency, not a promise. */
  readonly tendency: RegExp;
  /** Words of an area, one of which its first sentence has. */
  readonly areas: Readonly<Record<Area, RegExp>>;
  /** Words of a grade, one of which its sentence has. */
  readonly grades: Readonly<Record<Level, RegExp>>;
  /** Words that say a low or a high grade plainly; a sentence of the other one has none of them. */
  readonly plain: Readonly<Record<'low' | 'high', RegExp>>;
  /** First words that leave the reader to guess who is meant. */
  readonly pronouns: RegExp;
  /** Marks of an image, and things that act. */
  readonly images: RegExp;
  /** People of whom nothing is certain. */
  readonly someone: RegExp;
  /** The reader addressed in a form that has a gender; null where the language has none. */
  readonly gendered: RegExp | null;
  /** A sentence that tells the reader what to do; of English its first word is looked up among the acts. */
  readonly imperative: RegExp | null;
}

/** Whole words of a list, each with any ending where it ends in `~`. */
const words = (list: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${list
      .trim()
      .split(/\s+/)
      .map((word) => word.replaceAll('_', ' ').replace('~', '[\\p{L}\\p{M}]*'))
      .join('|')})(?![\\p{L}\\p{M}])`,
    'iu',
  );

const ENGLISH: VoiceWords = {
  tendency: words(
    'may might can could tend tends likely likelier likeliest look looks seem seems should apt often possible perhaps if',
  ),
  areas: {
    career: words('work~ task~ job~ project~ effort~ deadline~ office desk duty duties plan~ career colleague~ idea~'),
    love: words('love~ close~ affection~ romance romantic heart~ feelings dear someone~ warm~ friend~ trust kindness'),
    health: words('energy rest~ sleep~ tired~ tiring body strength exercise health fit~ food walk~ habit~ recovery'),
    money: words(
      'money spend~ income cost~ price~ pay~ bill~ budget sav~ purchase~ buy~ bargain~ purse refund~ accounts earn~ cash return~ owed value comfort',
    ),
    family: words('family home house relatives parents elder~ room'),
    travel: words('travel~ trip~ road journey~ route ticket~ booking~ traffic errand~ bags far walking message~ way'),
    study: words(
      'stud~ lesson~ learn~ read~ chapter memory test~ topic practice practise teacher~ skill~ question~ note~ subject focus',
    ),
  },
  grades: {
    low: words(
      'slow~ heav~ tir~ tight~ care careful~ longer late later delay~ wait~ hard~ less low~ short~ drop dip quiet~ press~ patience restless drain~ early_to off tired~ weigh~ unseen unclear misunderstanding apart changes change mistakes lack~ much up_quietly more_than ahead two_tries come_and_go silence lost busy forgotten extra hurt complaints',
    ),
    even: words(
      'usual~ steady steadily ordinary even~ equal~ level plain~ normal~ regular routine middling enough fair~ calm same about balance~ simple simpl~ small neither as_planned fine nothing average moderate match~ stay~ share~ both one hold light shared hurry',
    ),
    high: words(
      'good easy easier easily well strong~ very best better bright~ notice~ support~ help~ progress gain~ pay~ light lift~ sweet grow~ quick~ faster praise clear~ smoothly warm~ trust luck~ back_to ease high surprise laughter wider ready more_energy',
    ),
  },
  plain: {
    low: words('slow slowly slower heavy heavier tiring tight'),
    high: words('good strong easy easily very_well'),
  },
  pronouns: /^(?:they|he|she|them|these|its)\b/i,
  images:
    /\b(?:(?<!looks? )like an?|as if|as though|coat|drawer|ladder|mask|spine|tide|torch|boots|harvest|mirror|compass|storm|bridge|anchor|engine|garden|candle)\b/i,
  someone: words(
    'someone somebody friend friends elder elders neighbour~ colleague~ senior seniors boss relative relatives',
  ),
  gendered: null,
  imperative: null,
};

const HINDI: VoiceWords = {
  tendency:
    /सकत[ाीे]|आसार|लग सकत|संभव|संभावना|उम्मीद|दिख(?:ता|ती|ते|े)|दिख रह|मुमकिन|शायद|अगर|(?:हो|हों|आए|रहे|मिले|चलें|बने|छूटे|सके|जाए|उठें|छिपी)[^।]*, तो|चाहिए|होता है$/u,
  areas: {
    career: /काम|मेहनत|ज़िम्मेदार|योजना|नौकरी|दफ़्तर|वरिष्ठ|हुनर|सुझाव|परियोजना|समय-सीमा|शुरुआत/u,
    love: /प्रेम|प्यार|अपन|रिश्त|मन की|दिल|मीठ|लोगों का मन|अच्छे मन|दूरी|मन का|बिछड़|दोस्त|भावना|साथ बैठ/u,
    health: /ऊर्जा|शरीर|थक|नींद|आराम|ताक़त|व्यायाम|सैर|सेहत|खाना|खाने|मन अच्छा|भूख|आदत|कसरत/u,
    money: /पैस|ख़र्च|आमदनी|बचत|हिसाब|दाम|बिल|बजट|ख़रीद|बकाया|कमाई|मोल|वेतन|भुगतान|जेब|आय/u,
    family: /घर|परिवार|रिश्तेदार|बड़ों/u,
    travel: /सफ़र|रास्त|यात्रा|टिकट|बुकिंग|दूर|शहर|आना-जाना|भीड़/u,
    study: /पाठ|पढ़|सीख|परीक्षा|विषय|याद|अभ्यास|हुनर/u,
  },
  grades: {
    low: /धीम|भारी|थक|देर|सावधान|कम|तंग|अधूर|कठिन|इंतज़ार|रुक|टल|दबाव|बोझ|घट|बदल|उलझ|दूसरी कोशिश|लौट सकता|सवाल|समय जाना|अनदेख|किसी और|ज़्यादा समय|जुड़ सकते|धीरज|शिकायत|चुप|तनाव|शांत|लंब|ज़रूरत|सँभल|छूट सकता|विराम|भागदौड़|ज़्यादा/u,
    even: /सामान्य|बराबर|रोज़|ठीक|काफ़ी|सीध|शांत|कल जै|लगभग|न .*, न|दोनों|छोट|सादा|साधारण|नियमित|बीच|जैस|बँट|बस|समय पर|योजना|सूची|मदद|टिक|दोस्ती|नहीं दिख|घट-बढ़|बीत|सहज|उतनी|ज़रूरत कम/u,
    high: /अच्छ|आसान|बहुत|बढ़|भरोसा|मदद|साथ|लाभ|मीठ|निपट|हल्का|सुलझ|तारीफ़|पूरी|बेहतर|बच सकत|ताज़|चैन|ख़ुश|साहस|साफ़|भाग्य|पास आ|घट सकती|मिल सकता|तेज़/u,
  },
  plain: {
    low: /धीमा दिन|थकाने वाल|तंगी|भारी लग|देर हो सकत/u,
    high: /बहुत अच्छ|अच्छा दिन|आसान हो|आसान लग/u,
  },
  pronouns: /^(?:वह|वे|उन्हें|उनका|उनकी|उसका|उसे|ये|यह)(?![\p{L}\p{M}])/u,
  images: /मानो|की तरह(?! चल| थोड़ी)|दराज़|चौखट|रीढ़|पलड़ा|मशाल|पतवार/u,
  someone: /(?:^|[\s,])(?:कोई|किसी (?:अपने|वरिष्ठ|मित्र|बड़े)|मित्र|बुज़ुर्ग)(?![\p{L}\p{M}])/u,
  gendered: /(?<![\p{L}\p{M}])आप (?!का|की|के|को|पर|से|में|दोनों)[^।;,]*?(?:[तत][ीाे] (?:हैं|हो)|ेंगे|ेंगी|एँगे|एँगी)/u,
  imperative: /(?<![\p{L}\p{M}])(?!चाहिए|लिए|इसलिए)[\p{L}\p{M}]+(?:इए|िए)(?![\p{L}\p{M}])/u,
};

/** The words of the languages whose feed is written by hand. */
export const VOICE_WORDS: Readonly<Partial<Record<Language, VoiceWords>>> = { en: ENGLISH, hi: HINDI };
