import * as z from 'zod/mini';
import { textLike } from '../../lib/contract/frame/about.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { brandPreview, contrastNotice } from '../../lib/pages/brand-preview.ts';
import { brandsPage, NEW_BRAND } from '../../lib/pages/brands.ts';
import { replyWith, sceneOf, shownField } from '../../lib/pages/scene.ts';
import { brandShape } from '../../lib/print/publish/brand-view.ts';
import { findBrand, listBrands, uploadAddress } from '../../lib/print/publish/brands.ts';
import { logoUri, sampleOf } from '../../lib/print/publish/sample.ts';

export const dashboardBrands = page({
  path: '/dashboard/brands',
  summary: 'Brands of reports',
  auth: 'session',
  input: plainInput({
    ...shownField,
    brand: z.optional(textLike(/^b[0-9a-z]{16}$/, 'Id of the brand that is changed')),
  }),
  needs: { table: 'read', objects: 'write' },
  compute: async (call) => {
    const { table, objects, space, input } = call;
    const scene = sceneOf(call, '/dashboard/brands');
    const stored = input.brand === undefined ? null : await findBrand(table, space, input.brand);
    const shown = stored ? brandShape(stored) : NEW_BRAND;
    const { drawn, colours } = sampleOf(shown, stored ? await logoUri(objects, stored) : '');
    const preview = {
      svg: brandPreview({ ...drawn, cover: shown.cover }, scene.language),
      notice: contrastNotice(colours, scene.language),
    };
    const brands = (await listBrands(table, space)).map(brandShape);
    const body = brandsPage(scene, brands, shown, preview, call.visitor.plan);
    // A large logo is put straight into the bucket.
    const bucket = await uploadAddress(objects, space, 'origin', { type: 'image/png', bytes: 1 });
    return { ...replyWith(call, body), connects: [new URL(bucket).origin] };
  },
});

export const handler = serveResource(dashboardBrands);
