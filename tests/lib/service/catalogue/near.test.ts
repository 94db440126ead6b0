/** From what others write as a path to the endpoint that is meant. */
import { endpointRows } from '../../../../lib/service/catalogue/catalogue.source.ts';
import { nameOfPath, namesNear } from '../../../../lib/service/catalogue/near.ts';
import { OTHER_NAMES } from '../../../../lib/service/catalogue/other-names.ts';

// Paths as the documents of other services write them (AstrologyAPI, Prokerala, VedicAstroAPI), and slips of the pen.
it.each([
  ['dasha/mahadasha', ['dasha/vimshottari']],
  ['/v1/current_vdasha', ['dasha/running']],
  ['v2/astrology/kundli-matching', ['matching/ashtakoot']],
  ['sun_sign_prediction/daily/leo', ['horoscope/daily']],
  ['dosha/mangal-dosh', ['dosha/manglik']],
  ['panchang/panchang', ['panchang/daily', 'panchang/panchak', 'pdf/panchang']],
  ['POST https://api.example.com/V1/Kundli/Planets/?x=1', ['kundli/planets']],
  ['kundli/plannets', ['kundli/planets']],
  ['VARGA/D9', ['varga/D9']],
  ['horoscope/daily/aries/today', ['horoscope/daily']],
  ['v1/numerology/core/4', ['numerology/core']],
  ['nothing/here', []],
  ['..', []],
  ['', []],
])('takes %j for %j', async (path, names) => {
  expect(namesNear(await endpointRows(), path)).toEqual(names);
});

it('leads to endpoints that exist', async () => {
  const names = new Set((await endpointRows()).map(({ name }) => name));
  expect(Object.keys(OTHER_NAMES).filter((name) => !names.has(name))).toEqual([]);
});

it('takes a path of any length', () => {
  expect(nameOfPath(`/v1/${'x/'.repeat(100_000)}`).length).toBeLessThanOrEqual(100);
});
