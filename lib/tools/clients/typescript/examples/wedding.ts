// Dates for a wedding within a month, the best first.
import { Udaya } from '@udaya/client';

const udaya = new Udaya();
const { data } = await udaya.muhurat.find({
  event: 'marriage',
  from: '2026-02-01',
  to: '2026-02-28',
  place: 'Jaipur',
  limit: 3,
});

for (const { span, score } of data.windows) console.log(`${span.start} to ${span.end}: ${score}`);
