/** Brands that put a report to the test: saturated, yellow, near white, near black, with every cover and ornament. */
import type { BrandRecord } from './brands.ts';

const EMPTY: BrandRecord = {
  id: '',
  name: '',
  primary: '#2e3a8c',
  accent: '',
  cover: 'band',
  ornament: 'auto',
  invocation: 'auto',
  invocation_text: '',
  verse: false,
  engine_credit: false,
  language: 'any',
  tagline: '',
  footer: '',
  email: '',
  phone: '',
  address: '',
  web: '',
  closing: '',
  logo: '',
  photo: '',
};

/** What of a brand is its own. */
type Own = Partial<BrandRecord> & Pick<BrandRecord, 'name' | 'primary'>;

/** The brands by the names of the samples, without pictures. */
export const SAMPLE_WEAR = {
  wine: {
    name: 'Anandi Jyotish Kendra',
    tagline: 'Charts read with care since 1987',
    primary: '#7b1e2b',
    accent: '#8a5a0c',
    cover: 'frame',
    ornament: 'lotus',
    invocation: 'sri',
    closing: 'Thank you for your trust. Bring this book when you come, and ask about anything that is not clear.',
    email: 'office@example.com',
    phone: '+91 20 5550 0147',
    address: 'Laxmi Road, Pune 411030',
  },
  yellow: {
    name: 'ज्योति प्रकाशन',
    tagline: 'काशी का पंचांग, घर-घर तक',
    primary: '#f5c518',
    accent: '#8a1c1c',
    cover: 'band',
    ornament: 'line',
    email: 'hello@example.com',
    phone: '+91 542 555 0100',
  },
  white: {
    name: 'Jyoti',
    primary: '#f8f8f8',
    cover: 'arch',
    ornament: 'temple',
    invocation: 'ganesha',
    verse: true,
    web: 'example.com',
  },
  black: {
    name: 'The Venerable Society for the Study of the Lunar Mansions and Their Calendars',
    primary: '#111111',
    cover: 'band',
    ornament: 'none',
    invocation: 'none',
    address: 'Second floor, 118 Malleswaram 8th Cross, Bengaluru 560003, Karnataka',
    footer: 'For private use only',
  },
  saffron: {
    name: 'Kapali Jothida Nilayam',
    primary: '#ff6a00',
    cover: 'arch',
    ornament: 'temple',
    invocation: 'ganesha',
    verse: true,
    phone: '+91 44 5550 0183',
    address: 'Mylapore, Chennai',
  },
} as const satisfies Readonly<Record<string, Own>>;

/** A name of a sample brand. */
type Worn = keyof typeof SAMPLE_WEAR;

/** What a seller of reports in another language would write instead, by language. */
const ELSEWHERE: Readonly<Record<string, Readonly<Partial<Record<Worn, Partial<BrandRecord>>>>>> = {
  hi: {
    wine: {
      tagline: '1987 से कुंडली का काम',
      closing: 'आपके विश्वास के लिए धन्यवाद। आते समय यह पुस्तक साथ लाइए, और जो साफ़ न हो, वह पूछिए।',
    },
    black: { footer: 'केवल निजी उपयोग के लिए' },
  },
};

const isWorn = (name: string): name is Worn => Object.hasOwn(SAMPLE_WEAR, name);

/** A brand of the samples as if it were stored, in the words of a language where it has them; null for the plain one. */
export const sampleWear = (name: string, language = 'en'): BrandRecord | null =>
  isWorn(name) ? { ...EMPTY, ...SAMPLE_WEAR[name], ...ELSEWHERE[language]?.[name] } : null;
