// Today's panchang of a town.
import { Udaya } from '@udaya/client';

const udaya = new Udaya();
const { data } = await udaya.panchang.daily({ place: 'Varanasi' });

console.log(`Varanasi, ${data.date}`);
for (const { name, span } of data.tithi) console.log(`${name} until ${span.end}`);
console.log(`Sunrise ${data.sunrise}`);
