// Fifty matches in one call: a list of stars against one.
import { Udaya } from '@udaya/client';

const udaya = new Udaya();
const calls = Array.from({ length: 50 }, (_, i) => ({
  ref: `match-${i}`,
  endpoint: 'matching/ashtakoot',
  body: { groom: { nakshatra: (i % 27) + 1, pada: 1 }, bride: { nakshatra: 17, pada: 1 } },
}));
const { data } = await udaya.batch.run({ calls });

for (const { ref, body } of data.results)
  console.log(`${ref}: ${body.status === 'success' ? body.data['total'] : body.error.code}`);
