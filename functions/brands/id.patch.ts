import { BRAND_CHANGES, brandId, changedBrandOut, EXAMPLE_BRAND } from '../../lib/contract/suites/brand.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { changedBrand, refuseUnprintable, warnOfContrast } from '../../lib/print/publish/brand-view.ts';
import { findBrand, keepLogo, keepPhoto, saveBrand } from '../../lib/print/publish/brands.ts';

export const changeBrand = resource({
  path: '/v1/brands/{id}',
  method: 'PATCH',
  summary: 'Change a brand',
  description:
    'What is left out stays as it is; an empty text removes a line, an empty logo the logo. Every text must be printable, as in POST brands. Reports that were made keep the brand they were made with.',
  auth: 'either',
  wave: 2,
  input: plainInput({ id: brandId, ...BRAND_CHANGES }),
  needs: { table: 'write', objects: 'write', press: 'read' },
  answers: { 200: answersJson('The brand as it now is', changedBrandOut, { ...EXAMPLE_BRAND, upload: null }) },
  example: { id: EXAMPLE_BRAND.brand_id, primary: '#1f3a8a' },
  compute: async ({ table, objects, press, space, input, warn }) => {
    const { id, logo, logo_upload, photo, ...changes } = input;
    const before = await findBrand(table, space, id);
    await refuseUnprintable(press, changes);
    const kept = logo ? await keepLogo({ objects, press }, space, id, logo) : (logo ?? before.logo);
    const portrait = photo === undefined ? before.photo : await keepPhoto({ objects, press }, space, photo);
    const sent = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const brand = { ...before, ...sent, logo: kept, photo: portrait };
    await saveBrand(table, space, brand);
    warnOfContrast(brand, warn);
    return { status: 200, data: await changedBrand(objects, space, brand, logo_upload, Date.now()) };
  },
});

export const handler = serveResource(changeBrand);
