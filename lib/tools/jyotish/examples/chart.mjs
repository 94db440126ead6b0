// The chart of a birth with its running periods, and the panchang of that day: node chart.mjs
import { castChart, isoLocal, offsetClock, openSky, panchangDay, runningPeriods, vimshottari } from '@udaya/jyotish';
import { loadEphemeris } from '@udaya/jyotish/load';
import { loadNames, nameAt } from '@udaya/jyotish/names';

const sky = openSky(await loadEphemeris());
const names = await loadNames('en');
const clock = offsetClock(5.5);
const place = { lat: 28.6139, lon: 77.209, altitude: 0 };
const date = { year: 1990, month: 5, day: 10 };
const chart = castChart(sky, clock.instant(date, 19 + 55 / 60), place);

console.log(`Ascendant: ${nameAt(names, 'signs', chart.ascendant.sign)}`);
for (const { graha, sign, degree, house, nakshatra, retrograde } of Object.values(chart.grahas)) {
  const where = `${nameAt(names, 'signs', sign)} ${degree.toFixed(2)}°, house ${house}`;
  const star = `${nameAt(names, 'nakshatras', nakshatra.id)} ${nakshatra.pada}`;
  console.log(`${names.planets[graha]}: ${where}, ${star}${retrograde ? ', retrograde' : ''}`);
}

for (const { lord, end } of runningPeriods(
  vimshottari(chart),
  clock.instant({ year: 2026, month: 11, day: 28 }, 12),
  3,
))
  console.log(`${names.planets[lord]} until ${isoLocal(end, 5.5)}`);

const { day, tithi } = panchangDay(sky, place, clock, date);
console.log(`${nameAt(names, 'tithis', tithi)}, ${nameAt(names, 'weekdays', day.vara)}`);
