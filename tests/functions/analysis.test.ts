/** The fact sheets of one house and one planet: a chart read by hand, and the same facts as the other endpoints say. */
import { handler as ashtakavarga } from '../../functions/strength/ashtakavarga.ts';
import { handler as avasthas } from '../../functions/kundli/avasthas.ts';
import { handler as bhavaBala } from '../../functions/strength/bhava-bala.ts';
import { handler as houseAnalysis } from '../../functions/kundli/house-analysis.ts';
import { handler as houseLords } from '../../functions/kundli/house-lords.ts';
import { handler as ishtaKashta } from '../../functions/strength/ishta-kashta.ts';
import { handler as planetAnalysis } from '../../functions/kundli/planet-analysis.ts';
import { handler as planets } from '../../functions/kundli/planets.ts';
import { handler as shadbala } from '../../functions/strength/shadbala.ts';
import { handler as vimshottari } from '../../functions/dasha/vimshottari.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import type { Handler } from '../../lib/service/http/serve.ts';
import { call } from '../support/call.ts';

/** Pisces rises; Sun, Venus and Rahu in Capricorn, Moon in Leo, Mars in Scorpio, Mercury and Saturn in Sagittarius, Jupiter in Gemini, Ketu in Cancer. */
const G = { date: '1990-01-15', time: '10:30', lat: 28.6139, lon: 77.209, tz: 5.5 };
const ask = async (handler: Handler, extra: object = {}) => {
  const { status, body } = await call(handler, { ...G, ...extra });
  expect([status, body.error?.message]).toEqual([200, undefined]);
  return body.data;
};
const keys = (list: readonly { readonly key?: string; readonly planet?: string }[]) =>
  list.map((one) => one.key ?? one.planet);

it('reads the seventh house of a chart as one does by hand', async () => {
  const data = await ask(houseAnalysis, { house: 7 });
  expect(data).toMatchObject({
    sign: { id: 6 },
    lord: 'mercury',
    benefics: 0,
    malefics: 1,
    kartari: null,
    from_moon: 2,
  });
  expect(data.lord_placement).toMatchObject({ house: 10, from_own_house: 4 });
  expect([keys(data.karakas), data.occupants, keys(data.aspects)]).toEqual([['venus'], [], ['saturn']]);
  // Capricorn, the eleventh: the tenth from it holds no planet, Sagittarius on one side and Aquarius empty on the other.
  const eleventh = await ask(houseAnalysis, { house: 11 });
  expect([keys(eleventh.occupants), eleventh.kartari]).toEqual([['sun', 'venus', 'rahu'], null]);
  // Ketu in Cancer aspects the seventh from it, Capricorn.
  expect(keys(eleventh.aspects)).toEqual(['ketu']);
});

it('reads Mars of a chart as one does by hand', async () => {
  const data = await ask(planetAnalysis, { planet: 'mars' });
  expect(data).toMatchObject({
    dignity: 'own',
    lordships: [2, 9],
    dispositor: 'mars',
    motion: 'direct',
    karaka: { key: 'ak' },
  });
  expect(data.position).toMatchObject({ house: 9, sign: { id: 8 } });
  expect([keys(data.conjunctions), keys(data.aspects_given), keys(data.aspects_received)]).toEqual([
    [],
    ['jupiter'],
    [],
  ]);
  // For Pisces Mars and Jupiter together make a yoga, no planet alone.
  expect(data.functional).toMatchObject({ benefic: true, malefic: false, yogakaraka: false });
  const own = data.dasha_periods.filter(({ level }: { level: number }) => level === 1);
  expect(own.map(({ span }: { span: { start: string } }) => span.start.slice(0, 10))).toEqual(['2015-11-09']);
});

it('tells dignity in the navamsa, war, the state by activity and the edge of a sign', async () => {
  // Navamsa: Su 10, Mo 7, Ma 11, Me 6, Ju 9, Ve 12, Sa 8, Ra 5, Ke 11; friendships of the moment are those of the navamsa.
  const dignities = await Promise.all(
    GRAHAS.map(async (planet) => (await ask(planetAnalysis, { planet })).navamsa_dignity),
  );
  expect(dignities).toEqual([
    'neutral',
    'enemy',
    'friend',
    'exalted',
    'own',
    'exalted',
    'neutral',
    'great_enemy',
    'great_friend',
  ]);
  const [moon, venus] = await Promise.all(['moon', 'venus'].map((planet) => ask(planetAnalysis, { planet })));
  expect([moon.avasthas.shayanadi, venus.avasthas.shayanadi, moon.war]).toEqual(['agamana', 'upavesha', null]);
  // Venus and Jupiter were a third of a degree apart on the night of 1 July 2015.
  const jupiter = await ask(planetAnalysis, { planet: 'jupiter', date: '2015-07-01', time: '08:00' });
  expect(jupiter.war).toMatchObject({ with: 'venus', winner: 'venus' });
  // The Sun at 1.0598 degrees of Capricorn at 10:30, at 0.954 at eight.
  for (const [time, sandhi] of [
    ['10:30', false],
    ['08:00', true],
  ] as const)
    expect((await ask(planetAnalysis, { planet: 'sun', time })).sandhi).toBe(sandhi);
});

it('says the same as the endpoints of each part', async () => {
  const [lords, points, houses, positions, strengths, phala, states, tree] = await Promise.all([
    ask(houseLords),
    ask(ashtakavarga),
    ask(bhavaBala),
    ask(planets),
    ask(shadbala),
    ask(ishtaKashta),
    ask(avasthas),
    ask(vimshottari, { depth: 2, at: '2000-01-01' }),
  ]);
  for (let house = 1; house <= 12; house++) {
    const data = await ask(houseAnalysis, { house });
    const row = lords.houses[house - 1];
    expect([data.lord, data.lord_placement.house, data.lord_placement.dignity]).toEqual([
      row.lord,
      row.in_house,
      row.dignity,
    ]);
    expect(data.sav).toBe(points.sav[data.sign.id - 1]);
    expect(data.bav).toBe(points.bav[data.lord][data.sign.id - 1]);
    expect(data.bhava_bala).toEqual({ total: houses.houses[house - 1].total, rank: houses.houses[house - 1].rank });
  }
  for (const planet of GRAHAS) {
    const data = await ask(planetAnalysis, { planet });
    const of = (rows: readonly { planet: string }[]) => rows.find((row) => row.planet === planet);
    expect(data.position).toEqual(of(positions.planets));
    const { baladi, jagradadi, deeptadi, shayanadi } = of(states.planets) as unknown as Record<string, string>;
    expect(data.avasthas).toMatchObject({ baladi, jagradadi, deeptadi, shayanadi });
    const node = planet === 'rahu' || planet === 'ketu';
    const empty = [data.shadbala, data.ishta, data.kashta, data.vimshopaka, data.bav];
    if (node) expect([...empty, data.lordships]).toEqual([null, null, null, null, null, null]);
    else {
      const { rupas, ratio, rank } = of(strengths.planets) as unknown as Record<string, number>;
      expect(data.shadbala).toEqual({ rupas, ratio, rank });
      const { ishta, kashta } = of(phala.planets) as unknown as Record<string, number>;
      expect([data.ishta, data.kashta]).toEqual([ishta, kashta]);
    }
    const whole = tree.periods.flatMap((maha: { lords: readonly { key: string }[]; children: readonly unknown[] }) => [
      maha,
      ...maha.children,
    ]);
    const last = ({ lords }: { lords: readonly { key: string }[] }) => lords.at(-1)?.key;
    const end = Date.parse('1990-01-15T10:30:00+05:30') + 120 * 365.25 * 86_400_000;
    const wanted = whole.filter(
      (p: { lords: readonly { key: string }[]; span: { start: string } }) =>
        last(p) === planet && Date.parse(p.span.start) < end,
    );
    expect(data.dasha_periods.map(({ span }: { span: object }) => span)).toEqual(
      wanted.map(({ span }: { span: object }) => span),
    );
  }
});

it('says it in Hindi, works at the poles, and refuses what is no house or planet', async () => {
  for (const [handler, extra] of [
    [houseAnalysis, { house: 4 }],
    [planetAnalysis, { planet: 'moon' }],
  ] as const) {
    const data = await ask(handler, { ...extra, language: 'hi' });
    const names = [...JSON.stringify(data).matchAll(/"(?:\w+_)?name":"([^"]+)"/g)].map(([, name]) => name ?? '');
    expect(names.filter((name) => !/[\u0900-\u097f]/.test(name))).toEqual([]);
    expect((await call(handler, { ...G, ...extra, lat: 78.2, date: '2024-06-21' })).status).toBe(200);
  }
  expect((await call(houseAnalysis, { ...G, house: 13 })).status).toBe(400);
  expect((await call(planetAnalysis, { ...G, planet: 'uranus' })).status).toBe(400);
});
