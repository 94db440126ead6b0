/**
 * What the gallery shows of reports: which reports, in which languages and brands, and the address of the picture of a page
 * (`GET /samples/{report}/{page}`). The pictures are drawn from the same documents as orders, so nothing here can grow old.
 */
import type { REPORT_KINDS } from '../contract/suites/report.ts';
import type { Family } from '../words/bank.ts';
import { languagesWith, SOURCE, type Language } from '../words/languages.ts';
import { ORDER_KINDS } from './order-form.ts';

/** A report of the gallery. */
interface SampleReport {
  readonly key: string;
  readonly kind: (typeof REPORT_KINDS)[number];
  /** Members that choose it. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Texts that it is written from. */
  readonly family: Family;
}

const FAMILIES: Readonly<Partial<Record<(typeof REPORT_KINDS)[number], Family>>> = {
  matching: 'report-matching',
  prediction: 'report-years',
  annual: 'report-months',
  saturn: 'report-saturn',
  lal_kitab: 'report-lal-kitab',
  numerology: 'report-numbers',
  panchang: 'report-panchang',
};

/** The reports of the order form, and the tables that more languages have. */
export const SAMPLE_REPORTS: readonly SampleReport[] = [
  ...ORDER_KINDS.map(({ key, kind, body }) => ({ key, kind, body, family: FAMILIES[kind] ?? 'phala/planet-house' })),
  { key: 'kundli_tables', kind: 'kundli', body: { form: 'tables' }, family: 'report' },
];

/** The brands that samples wear: none, and four that put a report to the test. */
export const SAMPLE_BRANDS = ['plain', 'wine', 'yellow', 'black', 'saffron'] as const;
export type SampleBrand = (typeof SAMPLE_BRANDS)[number];

/** Widths of a page in pixels: in a strip to leaf through, as a cover, and to be read. */
export const SAMPLE_WIDTHS = { leaf: 120, cover: 200, page: 794 } as const;
/** Pages that one picture shows side by side at most. */
export const STRIP_PAGES = 6;

/** Languages in which a report is shown. */
export const sampleLanguages = ({ family }: Pick<SampleReport, 'family'>): readonly Language[] => languagesWith(family);

/** The language of a sample on a page: that of the page, where the report is printed in it. */
export const printedOf = (sample: Pick<SampleReport, 'family'>, language: Language): Language =>
  sampleLanguages(sample).includes(language) ? language : SOURCE;

/** Stands for a report in an address: its pages are the covers of all reports, in their order. */
export const ALL_COVERS = 'covers';
/** Covers that one picture shows: each is of a report that is laid out for it. */
export const COVERS_TOGETHER = 4;

/** Which pages of which sample. */
export interface SamplePage {
  /** Key of a report, or `covers`. */
  readonly report: string;
  /** The first and the last, side by side in one picture; the cover is 1. */
  readonly pages: readonly [number, number];
  readonly language: Language;
  readonly brand?: SampleBrand;
  readonly width: keyof typeof SAMPLE_WIDTHS;
}

/** The address of the picture of a page, or of some. */
export const samplePicture = (
  root: string,
  { report, pages: [from, to], language, brand = 'plain', width }: SamplePage,
): string =>
  `${root}/samples/${report}/${from === to ? from : `${from}-${to}`}?printed=${language}&brand=${brand}&width=${SAMPLE_WIDTHS[width]}`;
