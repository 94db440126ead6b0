/** What the errors of the API are called and ask for. The English words stand in the table of errors, beside its codes. */
import type { ErrorText } from './error-text.ts';
import { errors as hi } from './hi/errors.ts';
import type { Language } from './languages.ts';

const TEXTS: Readonly<Partial<Record<Language, Readonly<Record<string, ErrorText>>>>> = { hi };

interface PageText {
  readonly home: string;
  readonly request: string;
  /** Errors that someone meets who knows nothing of the API. */
  readonly plain: Readonly<Record<string, ErrorText>>;
}

/** What the page of a failure says besides the error, and in place of it. */
const PAGE: Readonly<Record<Language, PageText>> = {
  en: {
    home: 'Go to the first page',
    request: 'Request',
    plain: {
      VALIDATION_FAILED: {
        title: 'Something is missing or mistyped',
        fix: 'Look at each field again. If a link brought you here, a part of it may be missing.',
      },
      RESOURCE_NOT_FOUND: {
        title: 'There is no such page',
        fix: 'The address may be mistyped, or what stood here has been removed.',
      },
      PLACE_NOT_FOUND: { title: 'We do not know this place', fix: 'Check the spelling, or name the next larger town.' },
      PLACE_AMBIGUOUS: {
        title: 'Several places have this name',
        fix: 'Add the state or the country, with a comma between them.',
      },
      TIME_NONEXISTENT: {
        title: 'There was no such time',
        fix: 'The clocks were put forward at this place in that hour. Choose a time before or after it.',
      },
      TIME_AMBIGUOUS: {
        title: 'This time came twice',
        fix: 'The clocks were put back at this place in that hour. Choose a time before or after it.',
      },
    },
  },
  hi: {
    home: 'पहले पेज पर जाइए',
    request: 'अनुरोध',
    plain: {
      VALIDATION_FAILED: {
        title: 'कुछ छूट गया है या ग़लत लिखा है',
        fix: 'हर खाना एक बार फिर देख लीजिए। अगर कोई लिंक यहाँ लाया, तो हो सकता है वह अधूरा हो।',
      },
      RESOURCE_NOT_FOUND: {
        title: 'ऐसा कोई पेज नहीं है',
        fix: 'पता ग़लत लिखा हो सकता है, या जो यहाँ था, वह हटा दिया गया है।',
      },
      PLACE_NOT_FOUND: { title: 'यह जगह हमें नहीं मिली', fix: 'हिज्जे देख लीजिए, या पास के बड़े शहर का नाम लिखिए।' },
      PLACE_AMBIGUOUS: { title: 'इस नाम की कई जगहें हैं', fix: 'नाम के बाद अल्पविराम लगाकर राज्य या देश भी लिखिए।' },
      TIME_NONEXISTENT: {
        title: 'उस दिन यह समय आया ही नहीं',
        fix: 'इस जगह उस घंटे में घड़ियाँ आगे बढ़ाई गई थीं। उससे पहले या बाद का समय चुनिए।',
      },
      TIME_AMBIGUOUS: {
        title: 'यह समय दो बार आया',
        fix: 'इस जगह उस घंटे में घड़ियाँ पीछे की गई थीं। उससे पहले या बाद का समय चुनिए।',
      },
    },
  },
};

/** The words of the page of a failure. */
export const errorPageWords = (language: Language) => PAGE[language];

/** The words of an error in a language; null where those of the table are the ones, and for a code without words. */
export const errorText = (language: Language, code: string): ErrorText | null => TEXTS[language]?.[code] ?? null;
