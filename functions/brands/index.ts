import { AppError } from '../../lib/contract/frame/app-error.ts';
import { BRAND_FIELDS, changedBrandOut, EXAMPLE_BRAND } from '../../lib/contract/suites/brand.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { keepLogo, keepPhoto, listBrands, MAX_BRANDS, newBrandId, saveBrand } from '../../lib/print/publish/brands.ts';
import { changedBrand, refuseUnprintable, warnOfContrast } from '../../lib/print/publish/brand-view.ts';

export const createBrand = resource({
  path: '/v1/brands',
  summary: 'Make a brand for reports: name, colour, cover, contact, logo',
  description:
    'A report that is ordered with `brand_id` wears this brand: your name and contact on cover and last page, your colour in titles, tables and charts, a second one (`accent`) for what stands out, your logo on the cover; `ornament`, `invocation` and `cover` give it the face that your readers know, `photo` and `closing` its last page; `language` is that of reports which ask for none. A colour too light to be read on white is darkened for text, with a warning; bands keep it. A logo comes as a data URI in `logo`, or by PUT to the address that `logo_upload` asks for. Every text must be printable: Latin letters and the scripts of India, no emoji (400). An account may have 50 brands.',
  auth: 'either',
  feature: 'brands',
  errors: ['STATE_CONFLICT'],
  input: plainInput(BRAND_FIELDS),
  repeat: 'once',
  needs: { table: 'write', objects: 'write', press: 'read' },
  answers: { 201: answersJson('The brand was made', changedBrandOut, { ...EXAMPLE_BRAND, upload: null }) },
  example: { name: 'Jyoti Press', primary: '#f5c518', cover: 'band', email: 'hello@example.com' },
  compute: async ({ table, objects, press, space, input, warn }) => {
    const { logo: sent, logo_upload, photo, ...fields } = input;
    await refuseUnprintable(press, fields);
    if ((await listBrands(table, space)).length >= MAX_BRANDS)
      throw new AppError('STATE_CONFLICT', { message: `An account may have ${MAX_BRANDS} brands.` });
    const id = newBrandId();
    const logo = sent === '' ? '' : await keepLogo({ objects, press }, space, id, sent);
    const brand = { ...fields, logo, photo: await keepPhoto({ objects, press }, space, photo), id };
    await saveBrand(table, space, brand);
    warnOfContrast(brand, warn);
    const data = await changedBrand(objects, space, brand, logo_upload, Date.now());
    return { status: 201, data, location: '/v1/brands' };
  },
});

export const handler = serveResource(createBrand);
