/** Five-bird activities against the table of PyJHora on days of the C library (tests/vectors/pancha-pakshi.json). */
import { handler as pakshi } from '../../functions/panchang/pancha-pakshi.ts';
import { julian, toUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
import { birdOf, BIRDS } from '../../layers/jyotish/panchang/pancha-pakshi.ts';
import { call, data } from '../support/call.ts';
import { record } from '../support/ledger.ts';
import { vectorCases } from '../support/vectors.ts';

interface Part {
  readonly activity: string;
  readonly start_jd: number;
  readonly sub: readonly (readonly [string, string])[];
}
interface Case {
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
  readonly tzone: number;
  readonly date: string;
  readonly weekday: number;
  readonly paksha: string;
  readonly paksha_changes_by_sunset: boolean;
  readonly bird: string;
  readonly day: readonly Part[];
  readonly night: readonly Part[];
}
interface Yama {
  readonly span: { readonly start: string; readonly end: string };
  readonly activity: { readonly key: string };
  readonly ruling_bird: { readonly key: string };
  readonly subs: readonly {
    readonly bird: { readonly key: string };
    readonly activity: { readonly key: string };
    readonly span: { readonly start: string; readonly end: string };
  }[];
}

const bodyOf = ({ lat, lon, tzone, date, bird }: Case) => ({ lat, lon, tz: tzone, date, bird });
const CHENNAI = { date: '2024-04-08', lat: 13.0827, lon: 80.2707, tz: 5.5 };

describe('panchang/pancha-pakshi', () => {
  it('agrees with the table on days of the C library', async () => {
    const deviations: number[] = [];
    for (const one of vectorCases<Case>('pancha-pakshi.json')) {
      const { halves, paksha, vara, paksha_changes_by_sunset: changes } = await data(pakshi, bodyOf(one));
      expect([one.id, paksha, vara.id, changes]).toEqual([
        one.id,
        one.paksha,
        one.weekday,
        one.paksha_changes_by_sunset,
      ]);
      for (const [i, half] of (['day', 'night'] as const).entries()) {
        if (half === 'night' && one.paksha_changes_by_sunset) continue;
        const yamas: readonly Yama[] = halves[i].yamas;
        expect([one.id, half, yamas.map(({ activity }) => activity.key)]).toEqual([
          one.id,
          half,
          one[half].map(({ activity }) => activity),
        ]);
        expect(yamas.map(({ subs }) => subs.map(({ bird, activity }) => [bird.key, activity.key]))).toEqual(
          one[half].map(({ sub }) => sub),
        );
        one[half].forEach(({ start_jd: jd }, k) => {
          const off = Math.abs(Date.parse(yamas[k]?.span.start ?? '') - toUnixMs(julian(jd))) / 1000;
          expect(off).toBeLessThanOrEqual(2);
          deviations.push(off);
        });
      }
    }
    record(
      { endpoint: 'panchang/pancha-pakshi', oracle: 'C library and table of PyJHora 4.8.5, yamas', unit: 's' },
      deviations,
    );
  });

  // Published: Sunday and Tuesday of the bright half the vulture eats, the owl walks, the crow rules, the cock sleeps, the peacock dies.
  it.each([
    ['vulture', 'eat'],
    ['owl', 'walk'],
    ['crow', 'rule'],
    ['cock', 'sleep'],
    ['peacock', 'die'],
  ])('lets the %s begin a bright Sunday and Tuesday as printed: %s', async (bird, activity) => {
    for (const date of ['2024-04-14', '2024-04-16']) {
      const { halves, paksha } = await data(pakshi, { ...CHENNAI, date, bird });
      expect([paksha, halves[0].yamas[0].activity.key]).toEqual(['shukla', activity]);
    }
  });

  it('lets one bird rule in each yama, the same for every bird', async () => {
    const answers = await Promise.all(BIRDS.map((bird) => data(pakshi, { ...CHENNAI, bird })));
    for (const half of [0, 1])
      for (let i = 0; i < 5; i++) {
        const yamas: Yama[] = answers.map(({ halves }) => halves[half].yamas[i]);
        expect(new Set(yamas.map(({ activity }) => activity.key)).size).toBe(5);
        const ruling = BIRDS[yamas.findIndex(({ activity }) => activity.key === 'rule')];
        expect(yamas.map((yama) => yama.ruling_bird.key)).toEqual(BIRDS.map(() => ruling));
      }
  });

  it('fills each yama with its parts under either rule', async () => {
    for (const sub of ['equal', 'weighted']) {
      const { halves } = await data(pakshi, { ...CHENNAI, bird: 'owl', sub });
      for (const { yamas } of halves)
        for (const { span, subs } of yamas) {
          expect([subs[0].span.start, subs[4].span.end]).toEqual([span.start, span.end]);
          for (let i = 1; i < 5; i++) expect(subs[i].span.start).toBe(subs[i - 1].span.end);
        }
    }
  });

  it('finds the bird of a star and half of the month, or of a birth', async () => {
    expect([birdOf(5, 'shukla'), birdOf(6, 'shukla'), birdOf(27, 'shukla')]).toEqual(['vulture', 'owl', 'peacock']);
    expect([birdOf(1, 'krishna'), birdOf(12, 'krishna'), birdOf(22, 'krishna')]).toEqual([
      'peacock',
      'crow',
      'vulture',
    ]);
    const byStar = await data(pakshi, { ...CHENNAI, nakshatra: 17, paksha: 'krishna' });
    expect(byStar.bird.key).toBe('owl');
    // Moon in Vishakha (16), waning: the crow in either half.
    const birth = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
    expect((await data(pakshi, { ...CHENNAI, natives: [birth] })).bird.key).toBe('owl');
  });

  it('has no yamas where the Sun does not rise', async () => {
    const { halves, sun } = await data(pakshi, { date: '2024-12-20', lat: 70, lon: 25, tz: 1, bird: 'crow' });
    expect([sun, halves[0].yamas, halves[1].yamas]).toEqual(['always_down', null, null]);
  });

  it.each([
    ['no bird', {}, 'bird'],
    ['a star without its half', { nakshatra: 4 }, 'bird'],
    ['another bird', { bird: 'parrot' }, 'bird'],
  ])('refuses %s', async (_name, change, field) => {
    const called = await call(pakshi, { ...CHENNAI, ...change });
    expect([called.status, called.body.error.details[0].field]).toEqual([400, field]);
  });
});
