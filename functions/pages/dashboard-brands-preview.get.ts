import * as z from 'zod/mini';
import { about, textLike } from '../../lib/contract/frame/about.ts';
import { BRAND_CHANGES } from '../../lib/contract/suites/brand.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { brandPreview, contrastNotice } from '../../lib/pages/brand-preview.ts';
import { NEW_BRAND } from '../../lib/pages/brands.ts';
import { sceneOf } from '../../lib/pages/scene.ts';
import { findBrand } from '../../lib/print/publish/brands.ts';
import { emptyLogo, logoUri, sampleOf } from '../../lib/print/publish/sample.ts';

// The language of a query is that of the page.
const { logo: _logo, logo_upload: _upload, name: _name, language: _language, ...FIELDS } = BRAND_CHANGES;
const MOST_NAME = 80;

export const brandPreviewPage = page({
  path: '/dashboard/brands/preview',
  summary: 'A brand as reports will wear it, while its form is filled in',
  auth: 'session',
  media: ['application/json'],
  input: plainInput({
    ...FIELDS,
    name: z._default(
      z.string().check(z.maxLength(MOST_NAME), z.describe('Name of the seller; may still be empty')),
      '',
    ),
    brand: z.optional(textLike(/^b[0-9a-z]{16}$/, 'Id of the brand whose logo is shown')),
    with_logo: z._default(about(z.boolean(), 'Keeps a place for a logo that the browser shows'), false),
  }),
  needs: { table: 'read', objects: 'read' },
  example: { name: 'Jyoti Press', primary: '#f5c518', cover: 'band' },
  compute: async (call) => {
    const { table, objects, space, input } = call;
    const { brand, with_logo, cover = NEW_BRAND.cover, ...sent } = input;
    const { language } = sceneOf(call, '/dashboard/brands');
    const stored = brand === undefined ? null : await findBrand(table, space, brand);
    const storedLogo = async (): Promise<string> => (stored ? await logoUri(objects, stored) : '');
    const logo = with_logo ? emptyLogo() : await storedLogo();
    const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
    const whole = { ...NEW_BRAND, ...given };
    const { drawn, colours } = sampleOf(whole, logo);
    const body = JSON.stringify({
      svg: brandPreview({ ...drawn, cover }, language),
      notice: contrastNotice(colours, language),
    });
    return { status: 200, type: 'application/json', body };
  },
});

export const handler = serveResource(brandPreviewPage);
