/** A stored brand as a report wears it. */
import { PLAIN_BRAND, reportColours } from '../report/theme.ts';
import type { ReportBrand } from '../report/kundli.ts';
import type { Objects } from '../storage/objects.ts';
import type { Table } from '../storage/table.ts';
import { findBrand } from './brands.ts';

/** What a report shows of the brand. */
export interface Branding {
  readonly brand: ReportBrand;
  readonly issuer: { readonly name: string; readonly contact: readonly string[] };
}

const COVERS = ['plain', 'band', 'frame'] as const;

/** The brand of an order; the plain one when none is named. Throws RESOURCE_NOT_FOUND for a brand that is not the customer's. */
export const brandingOf = async (
  { table, objects }: { readonly table: Table; readonly objects: Objects },
  customer: string,
  id: string | undefined,
): Promise<Branding> => {
  if (id === undefined) return { brand: PLAIN_BRAND, issuer: { name: '', contact: [] } };
  const { name, primary, cover, footer, logo, email, phone, web, address } = await findBrand(table, customer, id);
  const image = logo === '' ? undefined : await objects.get(logo);
  const line = [email, phone, web].filter((text) => text !== '').join(' · ');
  return {
    brand: {
      colours: reportColours(primary),
      cover: COVERS.find((style) => style === cover) ?? 'plain',
      footer,
      ...(image === undefined ? {} : { logo: image.bytes }),
    },
    issuer: { name, contact: [line, address].filter((text) => text !== '') },
  };
};
