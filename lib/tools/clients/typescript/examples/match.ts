// Two horoscopes against each other: points of 36, and each koota.
import { Udaya } from '@udaya/client';

const udaya = new Udaya();
const { data } = await udaya.matching.ashtakoot({
  groom: { date: '1988-11-02', time: '06:10', place: 'Pune' },
  bride: { date: '1990-05-10', time: '19:55', place: 'New Delhi' },
});

console.log(`${data.total} of 36: ${data.verdict_name}`);
for (const { name, points, max } of data.kootas) console.log(`${name}: ${points} of ${max}`);
