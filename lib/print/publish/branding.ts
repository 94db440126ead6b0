/** A stored brand as a report wears it. */
import { PLAIN_BRAND, reportColours } from '../report/theme.ts';
import { scriptOfLanguage } from '../draw/scripts.ts';
import { bank } from '../../words/bank.ts';
import type { Language } from '../../words/languages.ts';
import type { ReportBrand } from '../report/kundli.ts';
import type { Issuer } from '../report/making.ts';
import type { Objects } from '../../contract/ports/objects.ts';
import type { Table } from '../../contract/ports/table.ts';
import { findBrand, type BrandRecord } from './brands.ts';

/** What a report shows of the brand. */
export interface Branding {
  readonly brand: ReportBrand;
  readonly issuer: Issuer;
  /** Language of the report. */
  readonly language: Language;
}

/** The language of the call, and the members that were sent with it. */
interface Asked {
  readonly language: Language;
  readonly members: Readonly<Record<string, unknown>>;
}

/** Ornament and lines above the title, by the brand or by what readers of the language know. */
const faceOf = (
  { ornament, invocation, invocation_text: own, verse }: BrandRecord,
  language: Language,
): Pick<ReportBrand, 'ornament' | 'invocation' | 'verse'> => {
  const script = scriptOfLanguage(language);
  // Readers of Gurmukhi are mostly Sikhs: they are given neither lotus nor Ganesha unasked.
  const hindu = script !== 'Latin' && script !== 'Gurmukhi';
  const usual = hindu ? 'ganesha' : 'none';
  const chosen = invocation === 'auto' ? usual : invocation;
  const { verse: verses, ...openings } = bank(language, 'invocation');
  const texts: Readonly<Record<string, string>> = { ...openings, own };
  const drawn = hindu ? 'lotus' : 'line';
  return {
    ornament: ornament === 'auto' ? drawn : ornament,
    invocation: (texts[chosen] ?? '').split('\n').filter((text) => text !== ''),
    verse: verse ? verses : [],
  };
};

/** No brand: nobody is named. */
const PLAIN_ISSUER: Issuer = { name: '', tagline: '', contact: [] };

/** A brand on a report in a language, without its pictures. */
export const wornBrand = (record: BrandRecord | null, language: Language): Branding => {
  if (record === null) return { brand: PLAIN_BRAND, issuer: PLAIN_ISSUER, language };
  const { name, tagline, primary, accent, cover, footer, email, phone, web, address, closing, engine_credit } = record;
  const line = [email, phone, web].filter((text) => text !== '').join(' · ');
  return {
    brand: { ...faceOf(record, language), colours: reportColours(primary, accent), cover, footer },
    issuer: {
      name,
      tagline,
      contact: [line, address].filter((text) => text !== ''),
      closing,
      credit: engine_credit,
    },
    language,
  };
};

/** The brand of an order; the plain one when none is named. Its language is that of a report which asks for none. Throws RESOURCE_NOT_FOUND for a brand that is not the customer's. */
export const brandingOf = async (
  { table, objects }: { readonly table: Table; readonly objects: Objects },
  customer: string,
  id: string | undefined,
  { language: called, members }: Asked,
): Promise<Branding> => {
  if (id === undefined) return wornBrand(null, called);
  const record = await findBrand(table, customer, id, 'brand_id');
  const { logo, photo } = record;
  const worn = wornBrand(
    record,
    members['language'] !== undefined || record.language === 'any' ? called : record.language,
  );
  const picture = async (key: string): Promise<Uint8Array | undefined> =>
    key === '' ? undefined : (await objects.get(key))?.bytes;
  const [image, portrait] = [await picture(logo), await picture(photo)];
  return {
    ...worn,
    brand: {
      ...worn.brand,
      ...(image === undefined ? {} : { logo: image }),
      ...(portrait === undefined ? {} : { photo: portrait }),
    },
  };
};
