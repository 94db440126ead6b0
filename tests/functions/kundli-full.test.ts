/** Many calculations of a birth in one call, and settings side by side. */
import { handler as ascendant } from '../../functions/kundli/ascendant.ts';
import { handler as aspects } from '../../functions/kundli/aspects.ts';
import { handler as avakahada } from '../../functions/kundli/avakahada.ts';
import { handler as bhavaChalit } from '../../functions/kundli/bhava-chalit.ts';
import { handler as birthDetails } from '../../functions/kundli/birth-details.ts';
import { handler as chartFrom } from '../../functions/kundli/chart-from.ts';
import { handler as running } from '../../functions/dasha/running.ts';
import { handler as karakas } from '../../functions/jaimini/karakas.ts';
import { handler as yogas } from '../../functions/yoga/detect.ts';
import { handler as compareSettings } from '../../functions/kundli/compare-settings.ts';
import { handler as conjunctions } from '../../functions/kundli/conjunctions.ts';
import { handler as dignities } from '../../functions/kundli/dignities.ts';
import { handler as friendships } from '../../functions/kundli/friendships.ts';
import { handler as full } from '../../functions/kundli/full.ts';
import { handler as functional } from '../../functions/kundli/functional-nature.ts';
import { handler as ghatChakra } from '../../functions/kundli/ghat-chakra.ts';
import { handler as houseLords } from '../../functions/kundli/house-lords.ts';
import { handler as houses } from '../../functions/kundli/houses.ts';
import { handler as planetStates } from '../../functions/kundli/planet-states.ts';
import { handler as planets } from '../../functions/kundli/planets.ts';
import { handler as upagrahas } from '../../functions/kundli/upagrahas.ts';
import { findEndpoint, runEndpoint } from '../../lib/service/catalogue/run.ts';
import { DASHA_SYSTEMS } from '../../layers/jyotish/dasha/systems.ts';
import { call, type Called } from '../support/call.ts';

const ASHA = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
/** The birth whose figures were computed with the C library of Swiss Ephemeris 2.10 (Lahiri, mean node). */
const FIXTURE = { date: '1990-01-15', time: '10:30', lat: 28.6139, lon: 77.209, tz: 5.5 };

describe('kundli/compare-settings', () => {
  // Swiss Ephemeris 2.10, C library: ayanamsa 23.721453 against 23.624601 (Krishnamurti), Venus 20 years, balance 9.814321 years.
  it('moves the dashas of the fixture by the difference of the ayanamsas, or of the years', async () => {
    const settings = [
      { ayanamsa: 'krishnamurti' },
      { year_length: 360 },
      {},
      { node: 'true', house_system: 'placidus' },
    ];
    const { body } = await call(compareSettings, { ...FIXTURE, settings });
    const [kp, savana, same] = body.data.variants;
    expect(kp.dasha_shift).toBeCloseTo((-(23.721453 - 23.624601) / (40 / 3)) * 20 * 365.25, 2);
    expect(savana.dasha_shift).toBeCloseTo(-9.814321 * 5.25, 4);
    expect([same.changed, same.dasha_shift]).toEqual([[], 0]);
    expect(same.settings).toEqual(body.data.base.settings);
  });

  // The chalit of the example birth moves the Sun alone, from the 6th to the 7th.
  it('lists what a house system changes', async () => {
    const { body } = await call(compareSettings, { ...ASHA, settings: [{ house_system: 'sripati' }] });
    expect(body.data.variants[0].changed).toEqual([
      { field: 'planets.sun.house', field_name: 'Sun: house', from: 6, from_name: '6', to: 7, to_name: '7' },
    ]);
    // By Raman longitudes are 1.45° greater: Mercury at 17.17° Aries is past 16°40′, where Bharani's second quarter begins.
    const raman = await call(compareSettings, { ...ASHA, language: 'hi', settings: [{ ayanamsa: 'raman' }] });
    expect(raman.body.data.variants[0].changed).toContainEqual({
      field: 'planets.mercury.pada',
      field_name: 'बुध: चरण',
      from: 1,
      from_name: '1',
      to: 2,
      to_name: '2',
    });
  });

  it('lists what changes in dashas, karakas, arudhas and yogas, as their own endpoints give it', async () => {
    const variant = { ayanamsa: 'raman', node: 'true' };
    const { body } = await call(compareSettings, { ...FIXTURE, settings: [variant] });
    const changes: readonly { field: string; from: unknown; to: unknown }[] = body.data.variants[0].changed;
    const of = (group: string) =>
      changes
        .filter(({ field }) => field.startsWith(`${group}.`))
        .map(({ field, from, to }) => [field.split('.')[1], from, to]);
    const both = async <T>(
      handler: typeof running,
      extra: object,
      read: (data: Called['body']) => ReadonlyMap<string, T>,
    ) => {
      const [from, to] = await Promise.all(
        [{}, variant].map(async (one) => read((await call(handler, { ...FIXTURE, ...one, ...extra })).body.data)),
      );
      return [...(from ?? [])].flatMap(([key, value]) => (to?.get(key) === value ? [] : [[key, value, to?.get(key)]]));
    };
    const systems = DASHA_SYSTEMS.filter((system) => system !== 'vimshottari' && system !== 'naisargika');
    const lords = await both(
      running,
      { systems, level: 1, at: '1990-01-15T10:30:00+05:30' },
      ({ systems: rows }) =>
        new Map(
          rows.map(
            ({ system, current }: { system: string; current: readonly { lords: readonly { key: string }[] }[] }) => [
              system,
              current[0]?.lords[0]?.key ?? '',
            ],
          ),
        ),
    );
    expect(of('dashas')).toEqual(lords);
    expect(lords.length).toBeGreaterThan(2);
    expect(of('karakas')).toEqual(
      await both(
        karakas,
        {},
        ({ karakas: rows }) => new Map(rows.map(({ key, planet }: { key: string; planet: string }) => [key, planet])),
      ),
    );
    expect(of('yogas')).toEqual(
      await both(
        yogas,
        { absent: true },
        ({ yogas: rows }) => new Map(rows.map(({ key, present }: { key: string; present: boolean }) => [key, present])),
      ),
    );
    const hindi = await call(compareSettings, { ...FIXTURE, language: 'hi', settings: [variant] });
    for (const { field_name, to_name } of hindi.body.data.variants[0].changed)
      expect(`${field_name}${to_name}`).toMatch(/[\u0900-\u097f]/);
  });

  it('refuses what is not an option', async () => {
    const { status, body } = await call(compareSettings, {
      ...FIXTURE,
      settings: [{ ayanamsa: 'mine' }, { colour: 'red' }],
    });
    expect(status).toBe(400);
    expect(body.error.details.map((detail: { field: string }) => detail.field)).toEqual([
      'settings.0.ayanamsa',
      'settings.1.colour',
    ]);
    expect((await call(compareSettings, { ...FIXTURE, settings: [] })).status).toBe(400);
  });
});

describe('kundli/full', () => {
  const SECTIONS = ['kundli/planets', 'kundli/upagrahas', 'varga/D9', 'dasha/vimshottari', 'strength/shadbala'];

  it('gives every section as the single call does, to the byte', async () => {
    const body = { ...ASHA, ayanamsa: 'raman', precision: 8, language: 'hi' };
    const all = await call(full, { ...body, sections: SECTIONS });
    expect(all.status).toBe(200);
    expect(Object.keys(all.body.data.sections)).toEqual(SECTIONS);
    const credits: Record<string, number> = {};
    for (const name of SECTIONS) {
      const found = await findEndpoint(name);
      if (!found) throw new Error(name);
      const single = await runEndpoint(found, body, {
        requestId: 'single',
        language: undefined,
        credits: () => ({ charged: 0, remaining: null }),
        warnings: [],
      });
      expect(JSON.stringify(all.body.data.sections[name])).toBe(JSON.stringify(JSON.parse(single.body).data));
      credits[name] = found.endpoint.credits;
    }
    expect(all.body.data.credits_by_section).toEqual(credits);
    expect(all.body.meta.settings).toMatchObject({
      ayanamsa: 'raman',
      house_system: 'whole_sign',
      depth: 2,
      method: 'parashara',
    });
  });

  it('names a setting that another section has otherwise', async () => {
    const { body } = await call(full, { ...ASHA, sections: ['kundli/planets', 'kundli/bhava-chalit'] });
    expect(body.meta.settings).toMatchObject({
      house_system: 'whole_sign',
      'kundli/bhava-chalit.house_system': 'sripati',
    });
  });

  it('refuses what is no section, all at once', async () => {
    const sections = ['kundli/planets', 'kundli/full', 'kundli/none', 'panchang/daily', 'meta/endpoints'];
    const { status, body } = await call(full, { ...ASHA, sections });
    expect(status).toBe(400);
    expect(body.error.details.map((detail: { field: string }) => detail.field)).toEqual([
      'sections.1',
      'sections.2',
      'sections.3',
      'sections.4',
    ]);
    expect((await call(full, ASHA)).status).toBe(400);
    expect((await call(full, { ...ASHA, sections: new Array<string>(21).fill('kundli/planets') })).status).toBe(400);
  });

  it('fails with the section that fails, and works without a time where its sections do', async () => {
    const polar = await call(full, {
      ...ASHA,
      lat: 70,
      house_system: 'placidus',
      sections: ['kundli/dignities', 'kundli/houses'],
    });
    expect([polar.status, polar.body.error.code]).toEqual([422, 'HOUSES_UNDEFINED']);
    expect(polar.body.error.message).toMatch(/^kundli\/houses: /);
    const unknown = { ...ASHA, date: '1990-05-12', time: undefined, time_unknown: true };
    const free = await call(full, { ...unknown, sections: ['kundli/friendships', 'kundli/ghat-chakra'] });
    expect(free.status).toBe(200);
    expect(free.body.meta.uncertain).toEqual(
      expect.arrayContaining(['sections.kundli/friendships.compound', 'sections.kundli/ghat-chakra.month']),
    );
    const bound = await call(full, { ...unknown, sections: ['kundli/planets'] });
    expect([bound.status, bound.body.error.code]).toEqual([422, 'BIRTH_TIME_REQUIRED']);
  });
});

describe('every kundli endpoint', () => {
  const all = {
    ascendant,
    aspects,
    avakahada,
    bhavaChalit,
    birthDetails,
    chartFrom,
    conjunctions,
    dignities,
    friendships,
    functional,
    ghatChakra,
    houseLords,
    houses,
    planetStates,
    planets,
    upagrahas,
  };
  const ENDS = [
    { date: '1800-01-02', time: '00:00', tz: 0 },
    { date: '2399-12-31', time: '23:59:59', tz: 0 },
  ];
  // prettier-ignore
  const PLACES = [[90, 0], [-90, 0], [66.56, 25], [-66.57, 180], [0, -180], [28.6, 77.2]] as const;

  it.each(Object.entries(all))('%s answers at the ends of time and space, or says why not', async (name, handler) => {
    for (const end of ENDS) {
      for (const [lat, lon] of PLACES) {
        const { status, body } = await call(handler, { ...end, lat, lon });
        // The Vedic day of a birth at the first instant of the range began before it.
        const beyond = end.date === '1800-01-02' && ['birthDetails', 'upagrahas'].includes(name);
        const expected = beyond ? [422, 'EPHEMERIS_RANGE'] : [200, undefined];
        expect([end.date, lat, status, body.error?.code]).toEqual([end.date, lat, ...expected]);
      }
    }
  });
});
