// A kundli page: where the planets stand, and the navamsa as a drawing.
import { Udaya } from '@udaya/client';

const udaya = new Udaya();
const asha = { date: '1990-05-10', time: '19:55', place: 'New Delhi' };

const { data } = await udaya.kundli.planets(asha);
for (const { name, sign, house } of data.planets) console.log(`${name}: ${sign.name}, house ${house}`);

const navamsa = await udaya.charts.render({ ...asha, chart: 'D9', style: 'north' });
console.log(`D9: ${navamsa.mediaType}`);
