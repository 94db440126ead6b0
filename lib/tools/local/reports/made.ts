/** Reports as an order would print them, of every template, for any birth, language and brand: what the checks look at. */
import { castChart } from '../../../../layers/jyotish/chart/chart.ts';
import { fromUnixMs } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { openSky } from '../../../../layers/jyotish/ephemeris/swisseph.ts';
import { loadEphemeris } from '../../../adapters/ephemeris.ts';
import type { ReportDocument } from '../../../contract/ports/report-document.ts';
import { PRESS } from '../../../print/press/press.ts';
import { sampleWear } from '../../../print/publish/sample-brands.ts';
import { planNamed } from '../../../service/reports/preview.ts';
import { randomBirths } from '../prevalence/count.ts';
import type { Family } from '../../../words/bank.ts';
import { languagesWith, SOURCE, type Language } from '../../../words/languages.ts';

/** A birth as a request has it. */
export type BirthBody = Readonly<Record<'date' | 'time', string> & Record<'lat' | 'lon' | 'tz', number>>;

type PageRange = readonly [least: number, most: number];

/** What a template may take (the design of reports, section 7), and how it is ordered. */
export interface Template {
  readonly kind: string;
  readonly family: Family;
  readonly pages: PageRange;
  readonly kb: number;
  /** Most of its paragraphs that the report of another birth may share, in hundredths, where that is not the usual. */
  readonly shared?: number;
  /** Seconds in which it is made by a process that is warm. */
  readonly seconds: number;
  readonly body: (one: BirthBody, other: BirthBody) => Readonly<Record<string, unknown>>;
}

/** Random births as requests have them, the same in each run. */
export const randomBodies = (count: number): readonly BirthBody[] =>
  randomBirths(count).map(({ jd, place: { lat, lon } }) => {
    const at = new Date((jd - 2_440_587.5) * 86_400_000).toISOString();
    return { date: at.slice(0, 10), time: at.slice(11, 19), lat, lon, tz: 5.5 };
  });

/** Random births of which no two share the rising sign or the sign of the Moon, the same in each run. */
export const unlikeBodies = async (count: number): Promise<readonly BirthBody[]> => {
  const sky = openSky(await loadEphemeris());
  const [risen, moons] = [new Set<number>(), new Set<number>()];
  const births = randomBirths(MOST_TRIED);
  return randomBodies(MOST_TRIED).filter((_, i) => {
    const birth = births[i];
    if (birth === undefined || risen.size === count) return false;
    const { ascendant, signs } = castChart(sky, birth.jd, birth.place);
    const [lagna, moon] = [ascendant.sign, signs.moon];
    if (risen.has(lagna) || moons.has(moon)) return false;
    risen.add(lagna);
    moons.add(moon);
    return true;
  });
};
const MOST_TRIED = 60;

const ofBirth =
  (more: object = {}) =>
  (one: BirthBody): Readonly<Record<string, unknown>> => ({
    ...one,
    name: 'Asha Verma',
    place_name: 'New Delhi',
    ...more,
  });

const ofDays = (from: string, to: string) => (): Readonly<Record<string, unknown>> => ({
  from,
  to,
  lat: 25.3176,
  lon: 82.9739,
  tz: 5.5,
  place_name: 'Varanasi',
});

const template = (
  kind: string,
  family: Family,
  pages: PageRange,
  kb: number,
  seconds: number,
  body: Template['body'],
): Template => ({ kind, family, pages, kb, seconds, body });

/** The templates. */
export const TEMPLATES: Readonly<Record<string, Template>> = {
  mini: template('kundli', 'phala/planet-house', [6, 8], 180, 0.4, ofBirth({ template: 'mini' })),
  standard: template('kundli', 'phala/planet-house', [22, 26], 500, 1.2, ofBirth({ template: 'standard' })),
  complete: template('kundli', 'phala/planet-house', [36, 44], 900, 2.2, ofBirth({ template: 'complete' })),
  tables: template('kundli', 'report', [12, 18], 400, 1.2, ofBirth({ form: 'tables' })),
  matching: template('matching', 'report-matching', [12, 16], 450, 1.2, (bride, groom) => ({
    groom: { ...groom, name: 'Ravi Kumar', place_name: 'Mumbai' },
    bride: { ...bride, name: 'Asha Verma', place_name: 'New Delhi' },
  })),
  // A month ahead has a page, and three that have passed share one: with all twelve ahead it has 22, on the last day 14.
  annual: template('annual', 'report-months', [14, 22], 450, 1.2, ofBirth()),
  prediction: template('prediction', 'report-years', [20, 28], 450, 1.2, ofBirth()),
  saturn: template('saturn', 'report-saturn', [10, 14], 300, 0.8, ofBirth()),
  'lal-kitab': template('lal-kitab', 'report-lal-kitab', [10, 14], 300, 0.8, ofBirth()),
  numerology: {
    ...template('numerology', 'report-numbers', [10, 14], 300, 0.8, ({ date }) => ({ date, name: 'Asha Verma' })),
    // There are nine numbers: of any two people one in nine has the same.
    shared: 25,
  },
  panchang: template('panchang', 'report-panchang', [8, 8], 300, 0.8, ofDays('2026-11-01', '2026-11-30')),
  year: template('panchang', 'report-panchang', [1, 64], 1500, 4, ofDays('2026-01-01', '2026-12-31')),
};

/** Languages that a template prints whole, of those asked for. */
export const printedIn = ({ family }: Template, asked: readonly Language[]): readonly Language[] =>
  asked.filter((one) => languagesWith(family).includes(one));

/** The languages of an order: of titles, names and tables, and of the readings where those are in another. */
export interface Ordered {
  readonly language: Language;
  readonly prose?: Language;
}

/** How a template is ordered in the languages asked for: whole, or with the readings of the source where there is the rest alone. */
export const orderedIn = (template: Template, asked: readonly Language[]): readonly Ordered[] => {
  const whole = printedIn(template, asked);
  // Years ahead are readings from end to end: no order has them in a language without.
  const borrowed: readonly Language[] = template.kind === 'prediction' ? [] : languagesWith('report');
  return asked
    .filter((one) => whole.includes(one) || borrowed.includes(one))
    .map((language) => (whole.includes(language) ? { language } : { language, prose: SOURCE }));
};

/** Who is printed, and how. */
export interface Made extends Ordered {
  readonly one: BirthBody;
  readonly other: BirthBody;
  /** A brand of the samples; none when left out. */
  readonly brand?: string;
  /** Epoch milliseconds of the day of issue; now when left out. */
  readonly now?: number;
  /** Is told each answer that the document is made from. */
  readonly heard?: (answer: unknown) => void;
}

/** The document of a template. */
export const documentOf = async (
  { kind, body }: Template,
  { one, other, language, prose, brand = 'plain', now = Date.now(), heard }: Made,
): Promise<ReportDocument> => {
  const plan = await planNamed(
    kind,
    { ...body(one, other), language, ...(prose && { prose }) },
    {
      requestId: 'check',
      variables: {},
      language,
      credits: () => ({ charged: 0, remaining: null }),
      warnings: [],
      now: fromUnixMs(now),
    },
    { press: PRESS, space: 'check', worn: sampleWear(brand, language), ...(heard && { heard }) },
  );
  return plan.document();
};
