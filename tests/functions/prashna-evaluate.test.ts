/**
 * prashna/evaluate: contacts worked out here again from the planets of prashna/chart by the rule of the Tajika texts (mean of
 * the limits, degrees in sign, aspects by sign), over many moments and every matter; and the doors kept shut.
 */
import { handler as chart } from '../../functions/prashna/chart.ts';
import { handler as evaluate } from '../../functions/prashna/evaluate-matter.ts';
import { call, data } from '../support/call.ts';
import { record } from '../support/ledger.ts';

const DELHI = { lat: 28.6139, lon: 77.209, tz: 5.5 };
const HOUSE_OF = { work: 10, marriage: 7, journey: 9, lost_item: 2, money: 11, property: 4, study: 5, court: 6 };
const ORDER = ['moon', 'mercury', 'venus', 'sun', 'mars', 'jupiter', 'saturn'];
const LIMIT: Readonly<Record<string, number>> = {
  sun: 15,
  moon: 12,
  mars: 8,
  mercury: 7,
  jupiter: 9,
  venus: 7,
  saturn: 9,
};
const LORDS = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'saturn',
  'jupiter',
];
const ASPECTS = [1, 3, 4, 5, 7, 9, 10, 11];

interface Placed {
  readonly planet: string;
  readonly sign: { readonly id: number };
  readonly sign_degree: number;
  readonly retrograde: boolean;
  readonly combust: boolean;
}
interface Test {
  readonly key: string;
  readonly side: string;
  readonly weight: number;
  readonly is_met: boolean;
  readonly planets: readonly { readonly key: string }[];
}
const count = (from: number, to: number): number => ((to - from + 12) % 12) + 1;

/** The contact of two planets by the rule: applying, parted, or none. */
const contact = (list: readonly Placed[], one: string, other: string): 'ithasala' | 'ishrafa' | null => {
  const [fast, slow] = [one, other]
    .toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
    .map((planet) => list.find((row) => row.planet === planet));
  if (!fast || !slow || fast === slow) return null;
  const limit = ((LIMIT[fast.planet] ?? 0) + (LIMIT[slow.planet] ?? 0)) / 2;
  const difference = slow.sign_degree - fast.sign_degree;
  if (ASPECTS.includes(count(fast.sign.id, slow.sign.id)) && Math.abs(difference) <= limit)
    return difference < -1 ? 'ishrafa' : 'ithasala';
  const next = (fast.sign.id % 12) + 1;
  const coming = fast.sign_degree >= 29 && ASPECTS.includes(count(next, slow.sign.id)) && slow.sign_degree <= limit;
  return coming ? 'ithasala' : null;
};

const metAgain = (list: readonly Placed[], lagna: number, house: number): Readonly<Record<string, boolean>> => {
  const sign = ((lagna + house - 2) % 12) + 1;
  const [mine, its] = [LORDS[lagna - 1] ?? '', LORDS[sign - 1] ?? ''];
  const placeOf = (planet: string): number => list.find((row) => row.planet === planet)?.sign.id ?? 0;
  const between = contact(list, mine, its);
  const apart = mine !== its && !ASPECTS.includes(count(placeOf(mine), placeOf(its)));
  const speed = (planet: string): number => ORDER.indexOf(planet);
  const linking = (wanted: (third: string) => boolean): boolean =>
    apart &&
    ORDER.some(
      (third) =>
        third !== mine &&
        third !== its &&
        wanted(third) &&
        contact(list, third, mine) === 'ithasala' &&
        contact(list, third, its) === 'ithasala',
    );
  const both = [...new Set([mine, its])];
  const row = (planet: string): Placed | undefined => list.find((one) => one.planet === planet);
  return {
    ithasala: between === 'ithasala',
    one_lord: mine === its,
    nakta: linking((third) => speed(third) < Math.min(speed(mine), speed(its))),
    yamaya: linking((third) => speed(third) > Math.max(speed(mine), speed(its))),
    moon_applies: !both.includes('moon') && both.some((lord) => contact(list, 'moon', lord) === 'ithasala'),
    placed: placeOf(mine) === sign || placeOf(its) === lagna,
    ishrafa: between === 'ishrafa',
    hindered_lord: both.some((lord) => row(lord)?.combust === true || row(lord)?.retrograde === true),
  };
};

describe('prashna/evaluate/{matter}', () => {
  it('meets the tests that the rule meets, over moments of two years and every matter', async () => {
    let [wrong, cases] = [0, 0];
    const met = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const moment = new Date(Date.parse('2024-01-03T02:00:00Z') + i * 12.37 * 86_400_000).toISOString();
      const at = { ...DELHI, date: moment.slice(0, 10), time: moment.slice(11, 16) };
      const { planets, ascendant } = await data(chart, at);
      for (const [matter, house] of Object.entries(HOUSE_OF)) {
        const found = await data(evaluate, { ...at, matter }, { matter });
        const again = metAgain(planets, ascendant.sign.id, house);
        for (const one of found.tests as readonly Test[]) {
          if (one.is_met) met.add(one.key);
          if (!(one.key in again)) continue;
          cases++;
          if (again[one.key] !== one.is_met) wrong++;
        }
        const sum = (side: string): number =>
          found.tests.reduce((all: number, one: Test) => all + (one.side === side && one.is_met ? one.weight : 0), 0);
        expect([found.points_for, found.points_against, found.points_delay]).toEqual([
          sum('for'),
          sum('against'),
          sum('delay'),
        ]);
        expect([found.verdict, found.verdict_name, found.matter_house]).toEqual([null, null, house]);
      }
    }
    expect([cases, wrong]).toEqual([60 * 8 * 8, 0]);
    // Every test was seen met, those of the cut and spoilt contacts too.
    expect([...met].toSorted()).toEqual(
      'hindered_lord ishrafa ithasala malefic_there manau moon_applies nakta one_lord placed radda yamaya'.split(' '),
    );
    record(
      { endpoint: 'prashna/evaluate/{matter}', oracle: 'Contacts worked out again by the rule', unit: 'mismatches' },
      [wrong],
    );
  }, 120_000);

  it('gives a word only where it is asked for, by the counts', async () => {
    const seen = new Set<string>();
    for (let day = 1; day <= 28; day++) {
      const at = { ...DELHI, date: `2024-02-${String(day).padStart(2, '0')}`, time: '11:20' };
      for (const matter of ['work', 'money', 'marriage']) {
        const {
          verdict,
          points_for: yes,
          points_against: no,
          points_delay: late,
        } = await data(evaluate, { ...at, decide: true }, { matter });
        const favourable = late > 0 ? 'delay' : 'yes';
        const word = yes > no ? favourable : 'no';
        expect(verdict).toBe(Math.abs(yes - no) <= 1 ? 'unclear' : word);
        seen.add(verdict);
      }
    }
    expect(seen.size).toBeGreaterThanOrEqual(3);
  });

  it.each(['illness', 'death', 'pregnancy', 'gambling'])('does not judge %s', async (matter) => {
    const called = await call(evaluate, { ...DELHI, date: '2024-04-08', time: '12:00' }, { path: { matter } });
    expect(called.status).toBeGreaterThanOrEqual(400);
    expect(called.status).toBeLessThan(500);
  });
});
