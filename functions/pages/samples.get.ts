import { page } from '../../lib/contract/frame/resource.ts';
import { askFor } from '../../lib/pages/asking.ts';
import {
  chartOfAnswer,
  chartOfVarga,
  EXAMPLE_PLACE,
  type BirthchartAnswer,
  type VargaAnswer,
} from '../../lib/pages/chart.ts';
import { galleryPage } from '../../lib/pages/gallery.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const samples = page({
  path: '/samples',
  summary: 'Drawings made now, and what each report holds',
  auth: 'none',
  compute: async (call) => {
    const scene = sceneOf(call, '/samples');
    const ask = askFor(call, scene.language);
    const [rashi, navamsa] = await Promise.all([
      ask<BirthchartAnswer>('birthchart', EXAMPLE_PLACE),
      ask<VargaAnswer>('varga/D9', EXAMPLE_PLACE),
    ]);
    const now = new Date();
    const month = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 };
    return replyWith(call, galleryPage(scene, { chart: chartOfAnswer(rashi), navamsa: chartOfVarga(navamsa), month }));
  },
});

export const handler = serveResource(samples);
