import { brandId, EXAMPLE_BRAND } from '../../lib/contract/suites/brand.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersEmpty } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { findBrand, forgetBrand } from '../../lib/print/publish/brands.ts';

export const deleteBrand = resource({
  path: '/v1/brands/{id}',
  method: 'DELETE',
  summary: 'Delete a brand',
  description: 'Orders that name it are refused from now on. Reports that were made with it stay as they are.',
  auth: 'either',
  wave: 2,
  input: plainInput({ id: brandId }),
  needs: { table: 'write' },
  answers: { 204: answersEmpty('The brand is gone') },
  example: { id: EXAMPLE_BRAND.brand_id },
  compute: async ({ table, space, input }) => {
    const { id } = await findBrand(table, space, input.id);
    await forgetBrand(table, space, id);
    return { status: 204 };
  },
});

export const handler = serveResource(deleteBrand);
