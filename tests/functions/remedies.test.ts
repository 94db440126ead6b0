/** Remedies over HTTP: tables by hand, the fact behind each suggestion, words that frighten no one. */
import { handler as dasha } from '../../functions/remedies/dasha.ts';
import { handler as doshas } from '../../functions/remedies/doshas.ts';
import { handler as gemCheck } from '../../functions/remedies/gemstone-check.ts';
import { handler as gemstones } from '../../functions/remedies/gemstones.ts';
import { handler as nakshatra } from '../../functions/remedies/nakshatra.ts';
import { handler as planets } from '../../functions/remedies/planets.ts';
import { handler as puja } from '../../functions/remedies/puja.ts';
import { handler as rudraksha } from '../../functions/remedies/rudraksha.ts';
import { handler as allDoshas } from '../../functions/dosha/all.ts';
import { lordOf, signAt } from '../../layers/jyotish/chart/rashi.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { GEM_ROLES, caratsFor } from '../../layers/jyotish/remedies/gems.ts';
import { japaOf, mayFast } from '../../layers/jyotish/remedies/need.ts';
import { PLANET_REMEDIES, yantraOf } from '../../layers/jyotish/remedies/planet-rows.ts';
import type { WORSHIPS } from '../../layers/jyotish/remedies/worship.ts';
import type { Handler } from '../../lib/service/http/serve.ts';
import { languagesWith } from '../../lib/words/languages.ts';
import { bank as remedyBank } from '../../lib/words/bank.ts';
import { call, data } from '../support/call.ts';

/**
 * Born 10 May 1990, 19:55, Delhi: Scorpio rising; Moon in Scorpio (Anuradha), debilitated, raised by Mars in a kendra; Sun
 * and Mercury in Aries, the 6th, Mercury combust; Jupiter in Gemini, the 8th; Mars in Aquarius; Saturn and Rahu in
 * Capricorn, the 3rd; Venus exalted in Pisces; Ketu in Cancer, the 9th. In November 2026 Ketu's major, the Moon's minor period.
 */
const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const AT = { ...BIRTH, at: '2026-11-21T12:00:00+05:30' };

interface Keyed {
  readonly key: string;
}
const keysOf = (list: readonly Keyed[]): string[] => list.map(({ key }) => key);

describe('tables', () => {
  // Published squares: 15 for the Sun to 39 for Ketu, in every row, column and diagonal.
  it.each(GRAHAS.map((graha, i) => [graha, 15 + 3 * i] as const))(
    'the yantra of %s has the sum %d everywhere',
    (graha, sum) => {
      const cells = yantraOf(graha).flat();
      for (const line of [
        [0, 1, 2],
        [3, 4, 5],
        [6, 7, 8],
        [0, 3, 6],
        [1, 4, 7],
        [2, 5, 8],
        [0, 4, 8],
        [2, 4, 6],
      ])
        expect(line.reduce((total, cell) => total + (cells[cell] ?? 0), 0)).toBe(sum);
    },
  );

  // Life, lucky and fortune planet of each ascendant, as printed lists of stones give them.
  it.each([
    [1, 'mars sun jupiter'],
    [2, 'venus mercury saturn'],
    [3, 'mercury venus saturn'],
    [4, 'moon mars jupiter'],
    [5, 'sun jupiter mars'],
    [6, 'mercury saturn venus'],
    [7, 'venus saturn mercury'],
    [8, 'mars jupiter moon'],
    [9, 'jupiter mars sun'],
    [10, 'saturn venus mercury'],
    [11, 'saturn mercury venus'],
    [12, 'jupiter moon mars'],
  ])('ascendant %d has the stones of %s', (lagna, expected) => {
    expect(
      Object.values(GEM_ROLES)
        .map((house) => lordOf(signAt(lagna, house)))
        .join(' '),
    ).toBe(expected);
  });

  it('counts a japa in rosaries over forty days, and weighs stones inside their range', () => {
    // 7000 / 40 = 175 → 2 rosaries; four times over 700 → 7.
    expect([japaOf(7000, false), japaOf(7000, true)]).toEqual([
      { total: 7000, perDay: 216 },
      { total: 28000, perDay: 756 },
    ]);
    // Ruby 3–6 ratti of 0.6075 ct; 60 kg / 12 = 5 ct, above 3.645; a diamond is in carats.
    expect(caratsFor('sun', 60).carats).toBeCloseTo(3.645, 6);
    expect(caratsFor('sun', null).carats).toBeCloseTo(1.8225, 6);
    expect(caratsFor('venus', 6).carats).toBeCloseTo(0.5, 6);
    expect(PLANET_REMEDIES.saturn.mukhi).toEqual([7, 14]);
  });

  it('names a fast from 18 to 65 years only', () => {
    const born = { year: 2000, month: 6, day: 15 };
    const at = (year: number, month: number, day: number): boolean => mayFast(born, { year, month, day });
    expect([at(2018, 6, 14), at(2018, 6, 15), at(2066, 6, 14), at(2066, 6, 15)]).toEqual([false, true, true, false]);
  });
});

describe('remedies/planets', () => {
  // Saturn stands in Pisces in November 2026: the eighth from a Moon in Leo, the fourth from one in Sagittarius.
  it.each([
    ['1988-03-02', 'en', 'Saturn is now in the eighth from the Moon (ashtama)'],
    ['1988-03-02', 'ta', 'அஷ்டமச் சனி நடக்கிறது'],
    ['1988-03-12', 'ta', 'அர்த்தாஷ்டமச் சனி நடக்கிறது'],
  ])('names the dhaiya that runs by its kind: %s, %s', async (date, lang, text) => {
    const { planets: found } = await data(planets, { ...AT, date, time: '06:15', lang });
    const names = found.flatMap(({ why }: { why: { key: string; name: string }[] }) => why);
    expect(names.filter(({ key }: Keyed) => key === 'dhaiya').map(({ name }: { name: string }) => name)).toEqual([
      text,
    ]);
  });

  it('lists the planets that need support, with their reasons and points', async () => {
    const { planets: found, notice } = await data(planets, AT);
    const list = found.map((one: { planet: string; points: number; why: Keyed[] }) => [
      one.planet,
      one.points,
      keysOf(one.why),
    ]);
    // Mercury 2 + 2; Ketu 1 + 2.
    expect(list).toContainEqual(['mercury', 4, ['combust', 'dusthana']]);
    expect(list).toContainEqual(['ketu', 3, ['node_house', 'maha_lord']]);
    for (const [, points, why] of list) {
      expect(points).toBeGreaterThanOrEqual(3);
      expect(why.length).toBeGreaterThan(0);
    }
    expect(list.length).toBeLessThanOrEqual(4);
    expect(notice).toMatch(/optional/);
  });

  it('gives away what harms and strengthens what is good', async () => {
    // For Scorpio Mercury is a malefic and lord of the 8th, Jupiter a benefic.
    const [mercury] = (await data(planets, { ...AT, planet: 'mercury' })).planets;
    expect([mercury.role, mercury.gem, mercury.dana !== undefined, mercury.vrata?.weekday.key]).toEqual([
      'malefic',
      undefined,
      true,
      'wednesday',
    ]);
    // Wednesday 9 December 2026: the new Moon is at 06:22 (almanacs), so the sunrise is in the bright half.
    expect(mercury.vrata.starts).toBe('2026-12-09');
    const [jupiter] = (await data(planets, { ...AT, planet: 'jupiter' })).planets;
    expect([jupiter.role, jupiter.gem.key, jupiter.dana, jupiter.vrata]).toEqual([
      'benefic',
      'yellow_sapphire',
      undefined,
      undefined,
    ]);
    const [child] = (await data(planets, { ...AT, date: '2015-05-10', planet: 'mercury' })).planets;
    expect(child.vrata).toBeUndefined();
    const [spared] = (
      await data(planets, { ...AT, planet: 'mercury', no_fast: true, kinds: ['vrata', 'mantra'], kali: true })
    ).planets;
    expect([spared.vrata, spared.dana, spared.mantra.count]).toEqual([undefined, undefined, 36000]);
  });
});

describe('stones', () => {
  it('suggests coral, yellow sapphire and pearl to Scorpio, never two of opposed groups', async () => {
    const { gems } = await data(gemstones, BIRTH);
    expect(gems.map((one: { key: string; role: string }) => [one.role, one.key])).toEqual([
      ['life', 'red_coral'],
      ['lucky', 'yellow_sapphire'],
      ['fortune', 'pearl'],
    ]);
    const worn = new Set(keysOf(gems));
    for (const one of gems) {
      expect(keysOf(one.avoid_with).filter((key) => worn.has(key))).toEqual([]);
      expect(one.why.every((why: { passed: boolean }) => why.passed)).toBe(true);
    }
    const nodes = await data(gemstones, { ...BIRTH, include_nodes: true });
    // Rahu in Capricorn, its lord Saturn in the 3rd: no; Ketu in Cancer, its lord the Moon in the 1st: yes.
    expect(keysOf(nodes.gems)).toEqual(['red_coral', 'yellow_sapphire', 'pearl', 'cats_eye']);
  });

  it('checks a stone test by test', async () => {
    const coral = await data(gemCheck, { ...AT, gem: 'red_coral' });
    expect([coral.suitable, coral.planet]).toEqual([true, 'mars']);
    expect(coral.conflicts.map(({ kind }: { kind: string }) => kind)).toEqual(['period']);
    // Venus rules the 7th and the 12th of Scorpio and is exalted in Pisces: an exalted ruler of a kendra, but of the 12th too.
    const diamond = await data(gemCheck, { ...AT, gem: 'diamond' });
    expect(diamond.reasons.map((one: { key: string; passed: boolean }) => [one.key, one.passed])).toEqual([
      ['trikona_lord', false],
      ['kendra_lord_exalted', true],
      ['no_dusthana', false],
      ['not_debilitated', true],
    ]);
    expect(diamond.suitable).toBe(false);
    expect(diamond.conflicts.map((one: { other_stone?: Keyed }) => one.other_stone?.key)).toEqual([
      'red_coral',
      'yellow_sapphire',
      'pearl',
    ]);
  });
});

describe('beads, stars, periods', () => {
  it('begins with the bead of the birth star’s lord', async () => {
    const { beads } = await data(rudraksha, AT);
    expect([beads[0].planet, beads[0].mukhi, keysOf(beads[0].why)[0]]).toEqual(['saturn', [7, 14], 'star_lord']);
    for (const { why } of beads) expect(why.length).toBeGreaterThan(0);
  });

  // Mahabharata, Anushasana Parva 64: roots and fruits under Mula; Sal and Nirriti by the lists; Mula is gandmool.
  it('knows what belongs to a star', async () => {
    const mula = await data(nakshatra, { nakshatra: 'Moola' });
    expect([mula.nakshatra.id, mula.tree.key, mula.deity.name, mula.animal.key, mula.dana.key, mula.shanti]).toEqual([
      19,
      'sal',
      'Nirriti',
      'dog',
      'roots_and_fruits',
      true,
    ]);
    const own = await data(nakshatra, BIRTH);
    expect([own.nakshatra.key, own.shanti]).toEqual(['anuradha', false]);
    const unknown = await call(nakshatra, { ...BIRTH, time: undefined, time_unknown: true });
    expect([unknown.status, Array.isArray(unknown.body.meta.uncertain)]).toEqual([200, true]);
  });

  it('follows the periods and asks nothing of a strong benefic', async () => {
    const { lords } = await data(dasha, { ...AT, to: '2040-12-31' });
    for (const one of lords) {
      expect(one.period.lords.at(-1).key).toBe(one.planet);
      expect(Date.parse(one.period.span.start)).toBeLessThan(Date.parse('2041-01-01'));
      expect(one.needed).toBe(one.text === undefined);
      if (!one.needed) expect([one.role, one.mantra]).toEqual(['benefic', undefined]);
    }
    const starts = lords.map((one: { period: { span: { start: string } } }) => Date.parse(one.period.span.start));
    expect(starts.length).toBeGreaterThan(10);
  });
});

describe('doshas and worship', () => {
  it('gives remedies to the doshas that are present, the strongest first', async () => {
    const [{ doshas: found }, { doshas: all }] = [await data(doshas, AT), await data(allDoshas, AT)];
    const present = all.filter((one: { present: boolean }) => one.present);
    for (const one of found) {
      const source = present.find(({ key }: Keyed) => key === one.key);
      expect([one.key, one.grade, one.cancelled]).toEqual([one.key, source?.grade, source?.cancelled]);
      expect(one.rules_met.length).toBeGreaterThan(0);
      expect(one.pujas.length + one.planets.length).toBeGreaterThan(0);
    }
    const order = ['strong', 'moderate', 'mild'];
    const grades = found.map((one: { grade: string }) => order.indexOf(one.grade));
    expect(grades).toEqual(grades.toSorted((a: number, b: number) => a - b));
  });

  it('dates worship by weekday, tithi, festival and star', async () => {
    const { pujas } = await data(puja, { ...BIRTH, from: '2026-11-21', to: '2027-02-28' });
    const dates = Object.fromEntries(pujas.map((one: { key: string; dates: string[] }) => [one.key, one.dates]));
    for (const date of dates.mangal_shanti) expect(new Date(date).getUTCDay()).toBe(2);
    // Mondays, and the full Moon of 24 November 2026.
    expect(dates.chandra_worship.slice(0, 3)).toEqual(['2026-11-23', '2026-11-24', '2026-11-30']);
    for (const one of pujas) {
      expect(one.dates.length).toBeLessThanOrEqual(6);
      expect(one.doshas.length + one.houses.length).toBeGreaterThan(0);
    }
  });

  // Almanacs of Delhi: Nag Panchami on 6 August 2027.
  it('finds Nag Panchami, Pitru Paksha and the return of a star', async () => {
    const { worshipDates } = await import('../../layers/jyotish/remedies/worship.ts');
    const { observanceCalendar } = await import('../../layers/jyotish/calendar/observance-calendar.ts');
    const { fixedClock } = await import('../../lib/adapters/place/fixed-clock.ts');
    const { fromCivil, isoDate } = await import('../../layers/jyotish/ephemeris/instant.ts');
    const { testSky } = await import('../support/sky.ts');
    const sky = await testSky();
    const place = { lat: 28.6139, lon: 77.209, altitude: 0 };
    const start = fromCivil({ year: 2027, month: 7, day: 1 }, 0, 5.5);
    const calendar = observanceCalendar(sky, place, 'apparent', fixedClock(5.5), start);
    const born = fromCivil({ year: 1990, month: 5, day: 10 }, 19.9, 5.5);
    const birth = { jd: born, star: 17, atBirth: observanceCalendar(sky, place, 'apparent', fixedClock(5.5), born) };
    const of = (key: keyof typeof WORSHIPS, days: number): string[] =>
      worshipDates(calendar, key, birth, { year: 2027, month: 7, day: 1 }, days).map(isoDate);
    expect(of('naga_puja', 60)).toContain('2027-08-06');
    // Pitru Paksha 2027: from the full Moon of 15 September on.
    expect(of('pitru_shraddha', 120)[0]).toMatch(/^2027-09-1[56]$/);
    const returns = of('nakshatra_shanti', 120).map((date) => Date.parse(date) / 864e5);
    for (const [i, day] of returns.slice(1).entries()) expect([1, 26, 27, 28]).toContain(day - (returns[i] ?? 0));
  });
});

describe('what remedies refuse', () => {
  it.each<[string, Handler, object, [string, string][]]>([
    ['an unknown stone', gemCheck, { ...AT, gem: 'opal' }, [['gem', 'UNKNOWN_VALUE']]],
    ['no stone', gemCheck, AT, [['gem', 'REQUIRED']]],
    ['an unknown planet', planets, { ...AT, planet: 'pluto' }, [['planet', 'UNKNOWN_VALUE']]],
    ['an unknown kind', planets, { ...AT, kinds: ['spell'] }, [['kinds.0', 'UNKNOWN_VALUE']]],
    ['a weight of nothing', gemstones, { ...BIRTH, body_weight_kg: 0 }, [['body_weight_kg', 'OUT_OF_RANGE']]],
    ['an end before the beginning', dasha, { ...AT, to: '2020-01-01' }, [['to', 'OUT_OF_RANGE']]],
    ['half a century', dasha, { ...AT, to: '2080-01-01' }, [['to', 'RANGE_TOO_LONG']]],
    ['an unknown star', nakshatra, { nakshatra: 'sirius' }, [['nakshatra', 'UNKNOWN_VALUE']]],
  ])('%s', async (_name, handler, body, expected) => {
    const called = await call(handler, body);
    expect([
      called.status,
      called.body.error?.details.map((one: { field: string; code: string }) => [one.field, one.code]),
    ]).toEqual([400, expected]);
  });

  it('a chart without its time', async () => {
    const called = await call(gemstones, { ...BIRTH, time: undefined, time_unknown: true });
    expect([called.status, called.body.error.code]).toEqual([422, 'BIRTH_TIME_REQUIRED']);
  });
});

describe.each(languagesWith('remedies'))('words in %s', (language) => {
  it('frighten no one, promise nothing and sell nothing', async () => {
    const bank = remedyBank(language, 'remedies');
    const texts: string[] = [];
    const walk = (node: unknown): void => {
      if (typeof node === 'string') texts.push(node);
      else if (typeof node === 'object' && node !== null) Object.values(node).forEach(walk);
    };
    walk(bank);
    const banned =
      language === 'en'
        ? /\b(curse|cure|heal|disease|death|danger|must|guarantee|will bring|removes?|buy|price list|urgent|immediately|evil)\b/i
        : /(रोग|मृत्यु|ख़तर|संकट|तुरंत|अवश्य|ज़रूरी है|ख़रीद|नष्ट|प्रकोप|शाप)/;
    expect(texts.filter((text) => banned.test(text))).toEqual([]);
    for (const { text } of Object.values(bank.worships)) expect(text).toMatch(/[.।]$/);
    if (language === 'hi') expect(texts.filter((text) => /[a-z]/i.test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([]);
  });
});
