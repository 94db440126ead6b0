/** The call that `npm start` makes to show that everything works, and its answer as a table. */
import * as z from 'zod/mini';

/** The birth of the examples. */
const BIRTH = { name: 'Asha', date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };

const ANSWER = z.object({
  data: z.object({
    ascendant: z.string(),
    moon_sign: z.string(),
    sun_sign: z.string(),
    planets: z.array(
      z.object({
        name: z.string(),
        sign: z.object({ name: z.string() }),
        sign_degree_dms: z.string(),
        nakshatra: z.object({ name: z.string(), pada: z.number() }),
        house: z.number(),
        retrograde: z.boolean(),
      }),
    ),
  }),
});
export type Chart = z.output<typeof ANSWER>;

/** Calls the birth chart; throws with the service's own words when it refuses. */
export const firstCall = async (url: string, key: string): Promise<{ body: Chart; request: string }> => {
  const request = JSON.stringify(BIRTH);
  const headers = { 'X-Api-Key': key, 'Content-Type': 'application/json' };
  const response = await fetch(`${url}/v1/birthchart`, { method: 'POST', headers, body: request });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`The first call failed with ${response.status}: ${text}`);
  return { body: ANSWER.parse(JSON.parse(text)), request };
};

/** A chart as text for a terminal. */
export const chartTable = ({ data }: Chart): string => {
  const rows = data.planets.map(({ name, sign, sign_degree_dms, nakshatra, house, retrograde }) =>
    [
      name.padEnd(9),
      (sign_degree_dms.padStart(9) + (retrograde ? ' R' : '')).padEnd(11),
      sign.name.padEnd(12),
      `${nakshatra.name} ${nakshatra.pada}`.padEnd(21),
      String(house).padStart(2),
    ].join(' '),
  );
  const head = `${'Planet'.padEnd(9)} ${'Degree'.padEnd(11)} ${'Sign'.padEnd(12)} ${'Star, pada'.padEnd(21)} House`;
  return [`Ascendant ${data.ascendant} · Moon ${data.moon_sign} · Sun ${data.sun_sign}`, '', head, ...rows]
    .map((row) => `  ${row}`)
    .join('\n');
};
