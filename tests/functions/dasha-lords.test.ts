/** dasha/lords and dasha/search: facts by hand for one birth, agreement with the endpoints that own each fact, and brute force. */
import { handler as friendships } from '../../functions/kundli/friendships.ts';
import { handler as lords } from '../../functions/dasha/lords.ts';
import { handler as planetAnalysis } from '../../functions/kundli/planet-analysis.ts';
import { handler as rashiDrishti } from '../../functions/jaimini/rashi-drishti.ts';
import { handler as search } from '../../functions/dasha/search.ts';
import { handler as vimshottari } from '../../functions/dasha/vimshottari.ts';
import { handler as yogas } from '../../functions/yoga/detect.ts';
import { DASHA_SYSTEMS } from '../../layers/jyotish/dasha/systems.ts';
import { call } from '../support/call.ts';

/** 15 January 1990, 10:30, New Delhi: lagna Pisces; Sun, Venus, Rahu in Capricorn, Moon Leo, Mars Scorpio, Mercury and Saturn Sagittarius, Jupiter Gemini, Ketu Cancer. */
const G = { date: '1990-01-15', time: '10:30', lat: 28.6139, lon: 77.209, tz: 5.5, at: '2024-06-01' };
const ask = async (handler: Parameters<typeof call>[0], extra: object = {}) => {
  const { status, body } = await call(handler, { ...G, ...extra });
  expect(body.error?.details ?? []).toEqual([]);
  expect(status).toBe(200);
  return body.data;
};
interface Key {
  readonly key: string;
}
interface Period {
  readonly lords: readonly Key[];
  readonly span: { readonly start: string; readonly end: string };
  readonly children?: readonly Period[];
}
const keys = (list: readonly Key[]): string[] => list.map(({ key }) => key);

describe('dasha/lords', () => {
  it('states what each planet owns, occupies and aspects', async () => {
    const data = await ask(lords);
    expect(keys(data.current[0].lords)).toEqual(['rahu']);
    expect(keys(data.lords.map(({ lord }: { lord: Key }) => lord))).toEqual([
      'venus',
      'sun',
      'moon',
      'mars',
      'rahu',
      'jupiter',
      'saturn',
      'mercury',
      'ketu',
    ]);
    const of = (planet: string) => data.lords.find((row: { planet: string }) => row.planet === planet);
    // Pisces rises: Venus rules Taurus (3) and Libra (8), stands in the eleventh and aspects the fifth.
    expect(of('venus')).toMatchObject({ houses_owned: [3, 8], house: 11, aspects: [5], signifies: [7], levels: [] });
    // Mars in the ninth: 4th, 7th and 8th from there are houses 12, 3, 4. Mars is the atmakaraka.
    expect(of('mars')).toMatchObject({ houses_owned: [2, 9], house: 9, aspects: [3, 4, 12], karaka: { key: 'ak' } });
    // Jupiter in the fourth aspects 8, 10, 12; he rules the lagna and the tenth and signifies 2, 5, 9, 10, 11.
    expect(of('jupiter')).toMatchObject({ houses_owned: [1, 10], aspects: [8, 10, 12], signifies: [2, 5, 9, 10, 11] });
    // Rahu runs at levels 1 and 2 (22 months into 18 years of which his own share is 2.7 years).
    expect(of('rahu')).toMatchObject({ houses_owned: [], levels: [1, 2], shadbala: null, signifies: [] });
    expect(of('rahu').from_maha).toEqual({ house: 1, relation: null, relation_name: null });
    expect(of('saturn').from_maha.house).toBe(12);
    expect(data.sign_lords).toEqual([]);
  });

  it('agrees with the endpoints that own the facts', async () => {
    const data = await ask(lords);
    const { compound } = await ask(friendships);
    const { yogas: formed } = await ask(yogas);
    for (const row of data.lords) {
      const sheet = await ask(planetAnalysis, { planet: row.planet });
      const { functional, dignity, karaka, lordships, shadbala } = sheet;
      expect([row.planet, row.functional, row.dignity, row.karaka, row.houses_owned]).toEqual([
        row.planet,
        functional,
        dignity,
        karaka,
        lordships ?? [],
      ]);
      expect(row.shadbala?.rupas).toBe(shadbala?.rupas);
      if (row.planet !== 'rahu') expect(row.from_maha.relation).toBe(compound.rahu[row.planet]);
      const own = formed.filter(({ planets }: { planets: readonly Key[] }) => keys(planets).includes(row.planet));
      expect([row.planet, keys(row.yogas)]).toEqual([row.planet, keys(own)]);
    }
  });

  it('sheets of signs, and of the planets of yoginis, in both languages', async () => {
    const { lords: none, sign_lords: signs, current } = await ask(lords, { system: 'narayana', language: 'hi' });
    expect([none, signs.length]).toEqual([[], 12]);
    const { aspects } = await ask(rashiDrishti);
    for (const row of signs) {
      const theirs = aspects.find(({ sign }: { sign: { id: number } }) => sign.id === row.sign.id);
      expect([row.sign.key, keys(row.aspected_signs)]).toEqual([row.sign.key, keys(theirs.aspected_signs)]);
      expect([row.sign.key, keys(row.planets_aspecting)]).toEqual([row.sign.key, keys(theirs.planets_aspecting)]);
      expect(row.levels.includes(1)).toBe(row.sign.key === current[0].lords[0].key);
      expect(row.sign.name).toMatch(/[\u0900-\u097f]/);
    }
    const yoginis = await ask(lords, { system: 'yogini' });
    expect(yoginis.lords.find(({ lord }: { lord: Key }) => lord.key === 'sankata').planet).toBe('rahu');
    expect(
      (await ask(lords, { at: '1980-01-01' })).lords.every((row: { from_maha: unknown }) => row.from_maha === null),
    ).toBe(true);
    for (const system of DASHA_SYSTEMS) {
      const data = await ask(lords, { system });
      expect([system, data.lords.length + data.sign_lords.length > 0 || data.state === 'not_applicable']).toEqual([
        system,
        true,
      ]);
    }
  });
});

describe('dasha/search', () => {
  const range = { from: '2000-01-01', to: '2012-12-31' };
  const matches = async (where: readonly object[], extra: object = {}) =>
    (await ask(search, { ...range, where, ...extra })).matches;
  const tree = async (): Promise<readonly Period[]> => (await ask(vimshottari, { depth: 3 })).periods;

  it('a major period, and a sub-period inside it', async () => {
    const [sun] = await matches([{ level: 1, planet: ['sun'] }]);
    // The Sun rules from 9 November 1999 to 8 November 2005; the range cuts the beginning.
    expect([sun.span.start, sun.span.end.slice(0, 10)]).toEqual(['2000-01-01T00:00:00+05:30', '2005-11-08']);
    expect([keys(sun.lords), sun.reasons]).toEqual([
      ['sun'],
      [{ condition_number: 1, level: 1, planet: 'sun', name: 'Sun' }],
    ]);
    const both = await matches([
      { level: 1, planet: ['sun'] },
      { level: 2, planet: ['moon', 'mars'] },
    ]);
    const periods = (await tree()).find(({ lords: [one] }) => one?.key === 'sun')?.children ?? [];
    expect(both.map(({ span }: Period) => span)).toEqual(periods.slice(1, 3).map(({ span }) => span));
    expect(both.map(({ lords: path }: Period) => keys(path))).toEqual([
      ['sun', 'moon'],
      ['sun', 'mars'],
    ]);
  });

  it('houses, aspects and karakas name the planets they should', async () => {
    const who = async (condition: object): Promise<string[]> =>
      [
        ...new Set<string>(
          (await matches([{ level: 2, ...condition }])).map(
            ({ reasons }: { reasons: readonly { planet: string }[] }) => reasons[0]?.planet,
          ),
        ),
      ].toSorted();
    expect(await who({ owns: [1] })).toEqual(['jupiter']);
    expect(await who({ owns: [3, 4] })).toEqual(['mercury', 'venus']);
    expect(await who({ occupies: [11] })).toEqual(['rahu', 'sun', 'venus']);
    expect(await who({ karaka: ['ak'] })).toEqual(['mars']);
    // House 5 (Cancer) is aspected from Capricorn by Sun, Venus and Rahu; no other planet stands where it reaches there.
    expect(await who({ aspects: [5] })).toEqual(['rahu', 'sun', 'venus']);
    expect(await who({ owns: [3, 8], occupies: [11] })).toEqual(['venus']);
    expect(await who({ planet: ['sun'], owns: [1] })).toEqual([]);
  });

  it('any level: covers what brute force covers, highest level first, neighbours joined', async () => {
    const found = await matches([{ planet: ['mercury'] }, { planet: ['saturn', 'jupiter'] }]);
    const leaves = (periods: readonly Period[]): readonly Period[] =>
      periods.flatMap((one) => (one.children ? leaves(one.children) : [one]));
    const [from, to] = ['2000-01-01T00:00:00+05:30', '2013-01-01T00:00:00+05:30'];
    const wanted = leaves(await tree()).filter(
      ({ lords: path, span }) =>
        span.end > from &&
        span.start < to &&
        keys(path).includes('mercury') &&
        keys(path).some((key) => ['saturn', 'jupiter'].includes(key)),
    );
    const seconds = ({ span }: Period): number =>
      (Date.parse(span.end < to ? span.end : to) - Date.parse(span.start > from ? span.start : from)) / 1000;
    const sum = (list: readonly Period[]): number => list.reduce((total, one) => total + seconds(one), 0);
    expect(Math.abs(sum(found) - sum(wanted))).toBeLessThan(2 * wanted.length);
    expect(found.length).toBeGreaterThan(0);
    for (const [i, { span, lords: path, reasons }] of found.entries()) {
      expect(
        reasons.every(({ level, planet }: { level: number; planet: string }) => path[level - 1].key === planet),
      ).toBe(true);
      if (i > 0 && found[i - 1].span.end === span.start) expect(keys(found[i - 1].lords)).not.toEqual(keys(path));
    }
  });

  it.each([
    [{ where: [] }, 'where'],
    [{ where: [{ level: 2 }, { planet: ['sun'] }, {}] }, 'where.0'],
    [{ where: [{ level: 4, planet: ['sun'] }] }, 'where.0.level'],
    [{ where: [{ owns: [13] }] }, 'where.0.owns.0'],
    [{ where: [{ planet: ['pluto'] }] }, 'where.0.planet.0'],
    [{ where: [{ planet: ['sun'] }], to: '2040-01-01' }, 'to'],
  ])('refuses %j', async (extra, field) => {
    const { status, body } = await call(search, { ...G, ...range, ...extra });
    expect([status, body.error.details[0].field]).toEqual([400, field]);
  });
});
