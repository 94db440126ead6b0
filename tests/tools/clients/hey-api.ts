/** The same six things with the client that @hey-api/openapi-ts generates, as it comes. */
import {
  batch,
  birthchart,
  dashaRunning,
  doshaSadeSati,
  kundliFull,
  matchingAshtakoot,
  muhuratFindEvent,
  panchangDaily,
} from './hey';
import { client } from './hey/client.gen';

const ASHA = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const ROHAN = { date: '1988-11-02', time: '06:10', place: 'Pune' };

/** Does them all and tells a few facts of each answer. */
export const run = async (baseUrl: string, key: string) => {
  client.setConfig({ baseUrl, auth: key });

  const kundli = await kundliFull({
    body: { ...ASHA, sections: ['kundli/planets', 'varga/D9', 'dasha/vimshottari'], language: 'hi' },
  });
  const match = await matchingAshtakoot({ body: { groom: ROHAN, bride: ASHA } });
  const panchang = await panchangDaily({ body: { place: 'Varanasi' } });
  const weddings = await muhuratFindEvent({
    path: { event: 'marriage' },
    body: { from: '2026-02-01', to: '2026-02-28', place: 'Jaipur', limit: 3 },
  });
  const dasha = await dashaRunning({ body: { ...ASHA, systems: ['vimshottari'] } });
  const sadeSati = await doshaSadeSati({ body: ASHA });
  const matches = await batch({
    body: {
      calls: Array.from({ length: 50 }, (_, i) => ({
        ref: `match-${i}`,
        endpoint: 'matching/ashtakoot',
        body: { groom: { nakshatra: (i % 27) + 1, pada: 1 }, bride: { nakshatra: 17, pada: 1 } },
      })),
    },
  });
  const refused = await birthchart({ body: { ...ASHA, lat: 95 } });

  return {
    kundli: {
      planets: kundli.data?.data.sections['kundli/planets']?.planets.map(({ planet, house }) => [planet, house]),
      d9: kundli.data?.data.sections['varga/D9']?.chart,
      language: kundli.data?.meta.settings.language,
    },
    match: { kootas: match.data?.data.kootas.length, points: match.data?.data.total },
    panchang: {
      date: panchang.data?.data.date,
      place: panchang.data?.meta.place?.region,
      tithi: panchang.data?.data.tithi[0]?.name,
    },
    weddings: weddings.data?.data.windows.map(({ span, score }) => [span.start, score]),
    dasha: dasha.data?.data.systems.map(({ system }) => system),
    sadeSati: { active: sadeSati.data?.data.status.active, moon: sadeSati.data?.data.moon_sign.key },
    batch: matches.data?.data.results.map(({ ref, body }) => [
      ref,
      body.status === 'success' ? body.meta.endpoint : body.error.code,
    ]),
    refused: refused.error?.error.details.map(({ field, code }) => [field, code]),
  };
};
