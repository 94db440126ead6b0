/** A brand as a preview draws it. */
import { contrastOf, reportColours } from '../report/theme.ts';
import type { Objects } from '../../contract/ports/objects.ts';
import { pictureKey } from '../../adapters/storage/folders.ts';
import type { BrandRecord } from './brands.ts';
import type { ReportRecord } from './records.ts';

/** One transparent point: the place of a logo that the browser itself fills in. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** A PNG of the bucket as a data URI; empty for none. */
const pngUri = async (objects: Objects, key: string): Promise<string> => {
  const found = key === '' ? undefined : await objects.get(key);
  return found ? `data:image/png;base64,${Buffer.from(found.bytes).toString('base64')}` : '';
};

/** The logo of a brand; empty for none. */
export const logoUri = (objects: Objects, { logo }: Pick<BrandRecord, 'logo'>): Promise<string> =>
  pngUri(objects, logo);

/** The first page of a report; empty for one that has no picture. */
export const firstPageUri = (objects: Objects, { object }: Pick<ReportRecord, 'object'>): Promise<string> =>
  pngUri(objects, object === '' ? '' : pictureKey(object));

/** The place of a logo, and nothing in it. */
export const emptyLogo = (): string => NOTHING;

/** What of a brand is drawn, and the colours that are spoken of: the main one, and a second one that text cannot have. */
export const sampleOf = (
  brand: Pick<
    BrandRecord,
    'name' | 'tagline' | 'primary' | 'accent' | 'footer' | 'email' | 'phone' | 'web' | 'address'
  >,
  logo: string,
) => {
  const used = reportColours(brand.primary, brand.accent);
  const judged = (given: string, one: string) => ({ given, used: one, ratio: contrastOf(given, '#ffffff') });
  const { accent } = brand;
  return {
    drawn: {
      name: brand.name,
      tagline: brand.tagline,
      footer: brand.footer,
      contact: [[brand.email, brand.phone, brand.web].filter((text) => text !== '').join(' · '), brand.address],
      colours: used,
      logo,
    },
    colours: [
      judged(brand.primary, used.text),
      ...(accent === '' || used.accent === accent ? [] : [judged(accent, used.accent)]),
    ],
  };
};
