/** What a brand of reports is made of. */
import * as z from 'zod/mini';
import { withFormWords } from '../values/date-time.ts';
import { emailOf } from '../values/email.ts';
import { languagesWith } from '../../words/languages.ts';
import { about, characters, flag, objectOf, objectOrNull, oneOf, text, textLike, whole } from '../frame/about.ts';
import { utcInstant } from '../frame/shapes.ts';

const line = (max: number, description: string) =>
  z.string().check(z.maxLength(max), z.describe(`${description}, at most ${max} characters; empty for none`));

/** `#rrggbb`. */
const colour = textLike(
  /^#[0-9a-fA-F]{6}$/,
  'Main colour as #rrggbb: bands as they are, text darkened until it reads on white',
);

const accent = textLike(
  /^(#[0-9a-fA-F]{6})?$/,
  'Second colour as #rrggbb, for the rule of the cover and what stands out in drawings, darkened until it reads on white; empty for the main colour',
);
/** Language of the reports of a brand: its own, or that of each call. */
export const BRAND_LANGUAGES = ['any', ...languagesWith('report')] as const;
export type BrandLanguage = (typeof BRAND_LANGUAGES)[number];
const language = oneOf(
  BRAND_LANGUAGES,
  'Language of reports that are ordered without `language`; any: that of the call',
);

export const COVERS = ['plain', 'band', 'frame', 'arch'] as const;
export type Cover = (typeof COVERS)[number];
const cover = oneOf(COVERS, 'Cover: plain, a band of the main colour, a frame, or an arch on pillars');

export const ORNAMENTS = ['auto', 'none', 'line', 'lotus', 'temple'] as const;
export type BrandOrnament = (typeof ORNAMENTS)[number];
const ornament = oneOf(
  ORNAMENTS,
  'What is drawn beside titles and rules: none, line (a lozenge on the rule), lotus (with leaves in the corners of a frame), temple (with a kalasha above the title). auto: lotus for reports in an Indian language, line for others',
);

export const INVOCATIONS = ['auto', 'none', 'om', 'ganesha', 'sri', 'own'] as const;
export type BrandInvocation = (typeof INVOCATIONS)[number];
const invocation = oneOf(
  INVOCATIONS,
  'Line above the title of the cover, in the script of the report: none, om, ganesha, sri, or own for `invocation_text`. auto: ganesha for reports in an Indian language, none for others',
);
const verse = about(
  flag,
  'Whether the verse of birth charts (जननी जन्मसौख्यानां…) stands below the invocation of a kundli',
);
const engineCredit = about(
  flag,
  'Whether the page on method names the engine in one line; without it nothing of a report does',
);
const name = characters(1, 80, 'Name of the seller as it is printed, 1 to 80 characters');
const logo = z
  .string()
  .check(
    z.maxLength(210_000),
    z.describe(
      'Logo as a data URI in base64: PNG or JPEG, 32 to 2000 pixels a side, 8 bits a channel, at most 150 KB; `uploaded` for one that was put to the address of logo_upload; empty for none. No address is ever fetched',
    ),
  );

const photo = z
  .string()
  .check(
    z.maxLength(210_000),
    z.describe(
      'Portrait as a data URI in base64, as `logo`, printed 34 × 42 mm beside the signature on the last page; empty for none',
    ),
  );

const logoUpload = z.optional(
  objectOf(
    'Asks for an address to which the logo is put, where it is too large for `logo`: answered as `upload`, good for 10 minutes. Then PATCH the brand with `logo: "uploaded"`',
    {
      type: oneOf(['image/png', 'image/jpeg'], 'Type of the file: the Content-Type of the PUT'),
      bytes: whole(1, 1_000_000, 'Size of the file in bytes, 1 to 1,000,000: the Content-Length'),
    },
  ),
);

const LINES = {
  tagline: line(100, 'Line below the name on the cover'),
  footer: line(160, 'Line at the foot of each page; the title of the report when empty'),
  email: withFormWords(
    z.string().check(
      z.maxLength(120),
      z.refine((text) => text === '' || emailOf(text) !== null),
      z.describe(
        'E-mail address, printed on cover and last page, at most 120 characters; empty for none. Answers to letters go there if it is the address of your account',
      ),
    ),
    { code: 'UNKNOWN_VALUE', must: 'an e-mail address such as asha@example.com, or empty', expected: 'name@domain' },
  ),
  phone: line(40, 'Telephone number, printed on cover and last page'),
  web: line(120, 'Web address, printed on cover and last page'),
  address: line(160, 'Postal address, printed on cover and last page'),
  invocation_text: line(60, 'Your own line above the title of the cover, printed where `invocation` is own'),
  closing: line(400, 'Your words on the last page, above the signature'),
};

/** Fields of a new brand. */
export const BRAND_FIELDS = {
  name,
  primary: z._default(colour, '#2e3a8c'),
  accent: z._default(accent, ''),
  cover: z._default(cover, 'plain'),
  ornament: z._default(ornament, 'auto'),
  invocation: z._default(invocation, 'auto'),
  invocation_text: z._default(LINES.invocation_text, ''),
  verse: z._default(verse, false),
  engine_credit: z._default(engineCredit, false),
  language: z._default(language, 'any'),
  tagline: z._default(LINES.tagline, ''),
  footer: z._default(LINES.footer, ''),
  email: z._default(LINES.email, ''),
  phone: z._default(LINES.phone, ''),
  web: z._default(LINES.web, ''),
  address: z._default(LINES.address, ''),
  closing: z._default(LINES.closing, ''),
  logo: z._default(logo, ''),
  photo: z._default(photo, ''),
  logo_upload: logoUpload,
};

/** Fields of a change: what is left out stays. */
export const BRAND_CHANGES = {
  name: z.optional(name),
  primary: z.optional(colour),
  accent: z.optional(accent),
  cover: z.optional(cover),
  ornament: z.optional(ornament),
  invocation: z.optional(invocation),
  invocation_text: z.optional(LINES.invocation_text),
  verse: z.optional(verse),
  engine_credit: z.optional(engineCredit),
  language: z.optional(language),
  tagline: z.optional(LINES.tagline),
  footer: z.optional(LINES.footer),
  email: z.optional(LINES.email),
  phone: z.optional(LINES.phone),
  web: z.optional(LINES.web),
  address: z.optional(LINES.address),
  closing: z.optional(LINES.closing),
  logo: z.optional(logo),
  photo: z.optional(photo),
  logo_upload: logoUpload,
};

/** Id of a brand. */
export const brandId = textLike(/^b[0-9a-z]{16}$/, 'Id of a brand, as POST brands answered it');

/** The brand that a report wears. */
export const BRAND_FIELD = {
  brand_id: z.optional(brandId),
};

/** A brand as it is shown. */
export const brandOut = z.strictObject({
  brand_id: brandId,
  name: about(text, 'Name of the seller'),
  primary: about(text, 'Main colour as it was sent: #rrggbb'),
  text_colour: about(
    text,
    'The main colour as titles have it, darkened where its contrast on white or on a tint was below 4.5: #rrggbb',
  ),
  accent: about(text, 'Second colour as it was sent: #rrggbb; may be empty'),
  cover,
  ornament,
  invocation,
  invocation_text: about(text, 'Your own line above the title of the cover; may be empty'),
  verse,
  engine_credit: engineCredit,
  language,
  tagline: about(text, 'Line below the name on the cover; may be empty'),
  footer: about(text, 'Line at the foot of each page; may be empty'),
  email: about(text, 'E-mail address; may be empty'),
  phone: about(text, 'Telephone number; may be empty'),
  web: about(text, 'Web address; may be empty'),
  address: about(text, 'Postal address; may be empty'),
  closing: about(text, 'Your words on the last page; may be empty'),
  has_logo: about(flag, 'Whether there is a logo'),
  has_photo: about(flag, 'Whether there is a portrait'),
});

/** A brand that was made or changed, and where its logo may be put. */
export const changedBrandOut = z.strictObject({
  ...brandOut.shape,
  upload: objectOrNull('Where to put the logo; null unless logo_upload asked for it', {
    url: about(text, 'Address for a PUT of the file, with the type and size that were asked for'),
    url_expires: about(utcInstant, 'When the address stops working, in UTC'),
  }),
});

export const EXAMPLE_BRAND: z.input<typeof brandOut> = {
  brand_id: 'b4f0q2n7c4z8k1m3x',
  name: 'Jyoti Press',
  primary: '#f5c518',
  text_colour: '#907309',
  accent: '#a8480a',
  cover: 'band',
  ornament: 'lotus',
  invocation: 'ganesha',
  invocation_text: '',
  verse: false,
  engine_credit: false,
  language: 'hi',
  tagline: 'Charts and almanacs since 1962',
  footer: '',
  email: 'hello@example.com',
  phone: '+91 11 5550 0100',
  web: 'example.com',
  address: '12 Lodhi Road, New Delhi',
  closing: '',
  has_logo: false,
  has_photo: false,
};
