// The periods that run now, and whether Saturn's seven and a half years do.
import { Udaya } from '@udaya/client';

const udaya = new Udaya();
const asha = { date: '1990-05-10', time: '19:55', place: 'New Delhi' };

const running = await udaya.dasha.running({ ...asha, systems: ['vimshottari'], level: 2 });
for (const { system, current } of running.data.systems)
  console.log(
    `${system}: ${current
      .at(-1)
      ?.lords.map(({ name }) => name)
      .join(' > ')}`,
  );

const sadeSati = await udaya.dosha.sadeSati(asha);
console.log(
  `Sade sati with the Moon in ${sadeSati.data.moon_sign.name}: ${sadeSati.data.status.active ? 'yes' : 'no'}`,
);
