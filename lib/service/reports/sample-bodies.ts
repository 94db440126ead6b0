/** The births, days and places of samples, named in the language of the report. */
import { SOURCE, type Language } from '../../words/languages.ts';

const GROOM = { date: '1988-03-02', time: '06:15', lat: 19.076, lon: 72.8777, tz: 5.5 };
/** The birth that samples of one person are about. */
export const SAMPLE_BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const CITY = { lat: 25.3176, lon: 82.9739, tz: 5.5 };

/** Names that stand on the samples. */
type Names = Readonly<Record<'groom' | 'bride' | 'place' | 'other' | 'city', string>>;
const ENGLISH: Names = {
  groom: 'Ravi Kumar',
  bride: 'Asha Verma',
  place: 'New Delhi',
  other: 'Mumbai',
  city: 'Varanasi',
};
/** A language that has none of its own shows those of the source. */
const NAMES: Readonly<Record<Language, Names>> = {
  [SOURCE]: ENGLISH,
  hi: { groom: 'रवि कुमार', bride: 'आशा वर्मा', place: 'नई दिल्ली', other: 'मुंबई', city: 'वाराणसी' },
  ta: { groom: 'ரவி குமார்', bride: 'ஆஷா வர்மா', place: 'புது தில்லி', other: 'மும்பை', city: 'வாரணாசி' },
};

const namesIn = (language: Language): Names => NAMES[language] ?? ENGLISH;

/** First and last day of a month, `2026-11`. */
const monthDays = (month: string): { readonly from: string; readonly to: string } => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${String(last).padStart(2, '0')}` };
};

/** What the endpoint of a kind (`kundli`, `lal-kitab`) is sent, on a day. */
export const sampleBody = (kind: string, language: Language, today: string): Readonly<Record<string, unknown>> => {
  const names = namesIn(language);
  switch (kind) {
    case 'matching':
      return {
        groom: { ...GROOM, name: names.groom, place_name: names.other },
        bride: { ...SAMPLE_BIRTH, name: names.bride, place_name: names.place },
      };
    case 'numerology':
      return { name: names.bride, date: SAMPLE_BIRTH.date };
    case 'panchang':
      return { ...monthDays(today.slice(0, 7)), ...CITY, place_name: names.city };
    default:
      return { ...SAMPLE_BIRTH, name: names.bride, place_name: names.place };
  }
};
