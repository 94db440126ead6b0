/** Brands as the API shows them, and what is said of their colours and words. */
import { invalidFields } from '../../contract/frame/field-errors.ts';
import type { Detail } from '../../contract/frame/errors.ts';
import type { Warn } from '../../contract/frame/warnings.ts';
import type { Press } from '../../contract/ports/press.ts';
import type { Objects } from '../../contract/ports/objects.ts';
import { contrastOf, reportColours } from '../report/theme.ts';
import { UPLOAD_SECONDS, uploadAddress, type BrandRecord } from './brands.ts';
import { utcOfMs } from '../../contract/values/utc.ts';

/** A brand in the shape of the contract. */
export const brandShape = ({ id, logo, photo, ...brand }: BrandRecord) => ({
  brand_id: id,
  name: brand.name,
  primary: brand.primary,
  text_colour: reportColours(brand.primary, brand.accent).text,
  accent: brand.accent,
  cover: brand.cover,
  ornament: brand.ornament,
  invocation: brand.invocation,
  invocation_text: brand.invocation_text,
  verse: brand.verse,
  engine_credit: brand.engine_credit,
  language: brand.language,
  tagline: brand.tagline,
  footer: brand.footer,
  email: brand.email,
  phone: brand.phone,
  web: brand.web,
  address: brand.address,
  closing: brand.closing,
  has_logo: logo !== '',
  has_photo: photo !== '',
});

/** A brand that was made or changed, with the address for its logo where that was asked for. `now` in epoch ms. */
export const changedBrand = async (
  objects: Objects,
  customer: string,
  brand: BrandRecord,
  asked: { readonly type: string; readonly bytes: number } | undefined,
  now: number,
) => ({
  ...brandShape(brand),
  upload: asked
    ? {
        url: await uploadAddress(objects, customer, brand.id, asked),
        url_expires: utcOfMs(now + UPLOAD_SECONDS * 1000),
      }
    : null,
});

/** Warns where text cannot have a colour as it was sent. */
export const warnOfContrast = ({ primary, accent }: Pick<BrandRecord, 'primary' | 'accent'>, warn: Warn): void => {
  const colours = reportColours(primary, accent);
  const pairs = [[primary, colours.text] as const, ...(accent === '' ? [] : [[accent, colours.accent] as const])];
  for (const [given, used] of pairs) {
    const ratio = contrastOf(given, '#ffffff').toFixed(1);
    if (used !== given)
      warn('BRAND_CONTRAST_ADJUSTED', `${given} has a contrast of ${ratio} on white; text is printed in ${used}.`);
  }
};

/** Refuses texts of a brand with letters that no font has, control characters and lone surrogates, each by its field. */
export const refuseUnprintable = async (
  press: Press,
  texts: Readonly<Record<string, string | boolean | undefined>>,
): Promise<void> => {
  const faults: Detail[] = [];
  for (const [field, text] of Object.entries(texts)) {
    const isText = typeof text === 'string' && field !== 'logo' && field !== 'photo';
    if (!isText || (await press.writable(text)).lost.length === 0) continue;
    faults.push({
      field,
      code: 'UNKNOWN_VALUE',
      message: `${field} has characters that cannot be printed: reports know Latin letters and the scripts of India, no emoji and no control characters.`,
    });
  }
  if (faults.length > 0) throw invalidFields(...faults);
};
