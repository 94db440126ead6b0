import * as z from 'zod/mini';
import { brandOut, EXAMPLE_BRAND } from '../../lib/contract/suites/brand.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about } from '../../lib/contract/frame/about.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { brandShape } from '../../lib/print/publish/brand-view.ts';
import { listBrands as readBrands } from '../../lib/print/publish/brands.ts';

export const listBrands = resource({
  path: '/v1/brands',
  method: 'GET',
  summary: 'The brands of your account',
  description: 'Every brand with its fields; an account has 50 at most, so there are no pages.',
  auth: 'either',
  needs: { table: 'read' },
  answers: {
    200: answersJson('The brands', z.strictObject({ brands: about(z.array(brandOut), 'Brands') }), {
      brands: [EXAMPLE_BRAND],
    }),
  },
  compute: async ({ table, space }) => ({
    status: 200,
    data: { brands: (await readBrands(table, space)).map(brandShape) },
  }),
});

export const handler = serveResource(listBrands);
