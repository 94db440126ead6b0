/** A stored brand as a report wears it. */
import { PLAIN_BRAND, reportColours } from '../report/theme.ts';
import type { Language } from '../../words/languages.ts';
import type { ReportBrand } from '../report/kundli.ts';
import type { Issuer } from '../report/making.ts';
import type { Objects } from '../../contract/ports/objects.ts';
import type { Table } from '../../contract/ports/table.ts';
import { findBrand } from './brands.ts';

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

/** The brand of an order; the plain one when none is named. Its language is that of a report which asks for none. Throws RESOURCE_NOT_FOUND for a brand that is not the customer's. */
export const brandingOf = async (
  { table, objects }: { readonly table: Table; readonly objects: Objects },
  customer: string,
  id: string | undefined,
  { language: called, members }: Asked,
): Promise<Branding> => {
  if (id === undefined) return { brand: PLAIN_BRAND, issuer: { name: '', tagline: '', contact: [] }, language: called };
  const { name, tagline, primary, accent, cover, language, footer, logo, email, phone, web, address } = await findBrand(
    table,
    customer,
    id,
    'brand_id',
  );
  const image = logo === '' ? undefined : await objects.get(logo);
  const line = [email, phone, web].filter((text) => text !== '').join(' · ');
  return {
    brand: {
      colours: reportColours(primary, accent),
      cover,
      footer,
      ...(image === undefined ? {} : { logo: image.bytes }),
    },
    issuer: { name, tagline, contact: [line, address].filter((text) => text !== '') },
    language: members['language'] !== undefined || language === 'any' ? called : language,
  };
};
