/** Rajju and vedha, and one star against all. */
import { handler as timeline } from '../../functions/dasha/timeline.ts';
import { handler as byName } from '../../functions/matching/by-name.ts';
import { handler as ashtakoot } from '../../functions/matching/ashtakoot.ts';
import { handler as dashaSandhi } from '../../functions/matching/dasha-sandhi.ts';
import { handler as porutham } from '../../functions/matching/porutham.ts';
import { handler as rajjuVedha } from '../../functions/matching/rajju-vedha.ts';
import { handler as synastry } from '../../functions/matching/synastry.ts';
import { handler as starTable } from '../../functions/matching/star-table.ts';
import { lettersOfStar } from '../../lib/words/letters.ts';
import { call, data } from '../support/call.ts';

const starOf = (nakshatra: number) => ({ nakshatra, pada: 2 });

describe('matching/rajju-vedha', () => {
  it('has the groups and pairs of the lists', async () => {
    // Kalaprakasika, as reprinted: feet Ashwini Magha Mula up and Ashlesha Jyeshtha Revati down; head Mrigashira Chitra Dhanishta.
    const parts = new Map<string, number[]>();
    for (let star = 1; star <= 27; star++) {
      const { rajju, vedha } = await data(rajjuVedha, { groom: starOf(star), bride: starOf(1) });
      const key = `${rajju.groom.part} ${rajju.groom.direction}`;
      parts.set(key, [...(parts.get(key) ?? []), star]);
      const others = vedha.groom_obstructed_by.map(({ id }: { id: number }) => id);
      expect(others.length).toBe([5, 14, 23].includes(star) ? 2 : 1);
      for (const other of others)
        expect((await data(rajjuVedha, { groom: starOf(other), bride: starOf(star) })).vedha.present).toBe(true);
    }
    expect(parts.get('pada aroha')).toEqual([1, 10, 19]);
    expect(parts.get('pada avaroha')).toEqual([9, 18, 27]);
    expect(parts.get('shiro none')).toEqual([5, 14, 23]);
    expect([...parts.values()].map((stars) => stars.length)).toEqual(Array.from({ length: 9 }, () => 3));
  });

  it('is the porutham, and soft where the directions differ', async () => {
    for (const [groom, bride] of [
      [1, 9],
      [1, 10],
      [5, 14],
      [2, 3],
      [4, 24],
      [7, 16],
    ] as const) {
      const pair = { groom: starOf(groom), bride: starOf(bride) };
      for (const rajju of ['strict', 'soft'] as const) {
        const one = await data(rajjuVedha, { ...pair, rajju });
        const all = await data(porutham, { ...pair, rajju });
        const row = all.poruthams.find(({ key }: { key: string }) => key === 'rajju');
        expect([groom, bride, rajju, one.rajju.grade]).toEqual([groom, bride, rajju, row.grade]);
      }
    }
    const soft = await data(rajjuVedha, { groom: starOf(1), bride: starOf(9), rajju: 'soft' });
    expect([soft.rajju.same, soft.rajju.grade]).toEqual([true, 'madhyama']);
  });
});

describe('matching/star-table', () => {
  it('is the match of each pair, on either side', async () => {
    for (const role of ['groom', 'bride'] as const) {
      const { rows } = await data(starTable, { nakshatra: 4, pada: 3, role });
      expect(rows.length).toBe(108);
      for (let i = 0; i < 108; i += 7) {
        const { other, total, adjusted } = rows[i];
        expect([other.nakshatra.id, other.pada]).toEqual([Math.floor(i / 4) + 1, (i % 4) + 1]);
        const own = { nakshatra: 4, pada: 3 };
        const star = { nakshatra: other.nakshatra.id, pada: other.pada };
        const one = await data(ashtakoot, role === 'groom' ? { groom: own, bride: star } : { groom: star, bride: own });
        expect([i, total, adjusted]).toEqual([i, one.total, one.adjusted]);
      }
    }
  });

  it('names the doshas: one nadi in three, and itself shares nadi and rajju', async () => {
    const { rows } = await data(starTable, { nakshatra: 'rohini', pada: 2, role: 'bride' });
    const having = (key: string): number =>
      rows.filter(({ doshas }: { doshas: { key: string }[] }) => doshas.some((one) => one.key === key)).length;
    expect([having('nadi'), having('rajju'), having('vedha')]).toEqual([36, 24, 4]);
    const own = rows[13].doshas.map(({ key }: { key: string }) => key);
    expect(own).toEqual(expect.arrayContaining(['nadi', 'rajju']));
    const wrong = await call(starTable, { nakshatra: 28, pada: 5 });
    expect([wrong.status, wrong.body.error.details.length]).toEqual([400, 2]);
  });
});

describe('matching/synastry', () => {
  const groom = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
  const bride = { date: '1992-08-22', time: '06:30', lat: 19.076, lon: 72.8777, tz: 5.5 };
  interface Row {
    readonly planet: string;
    readonly of: string;
    readonly sign: { readonly id: number };
    readonly in_house: number;
    readonly point: string;
    readonly kind: string;
    readonly house: number;
    readonly orb: number | null;
  }
  it('counts houses from the other ascendant, and turns with the partners', async () => {
    const one = await data(synastry, { groom, bride });
    const other = await data(synastry, { groom: bride, bride: groom });
    const swapped = (rows: readonly Row[]) =>
      rows.map((row) => ({ ...row, of: row.of === 'groom' ? 'bride' : 'groom', of_name: '' }));
    const plain = (rows: readonly Row[]) => rows.map((row) => ({ ...row, of_name: '' }));
    for (const list of ['overlays', 'aspects'] as const)
      expect(plain([...one[list]])).toEqual(expect.arrayContaining(swapped(other[list])));
    // The groom's ascendant is Scorpio (README), the sign of his Moon: the bride's planets are counted from it.
    const { overlays } = one as { overlays: Row[] };
    for (const { of, sign, in_house } of overlays)
      if (of === 'bride') expect(in_house).toBe(((sign.id - 8 + 12) % 12) + 1);
  });

  it('aspects by the signs of BPHS', async () => {
    const { aspects } = (await data(synastry, { groom, bride })) as { aspects: Row[] };
    const FULL: Readonly<Record<string, readonly number[]>> = {
      mars: [4, 7, 8],
      jupiter: [5, 7, 9],
      saturn: [3, 7, 10],
    };
    expect(aspects.length).toBeGreaterThan(10);
    for (const { planet, kind, house, orb } of aspects) {
      if (kind === 'conjunction') expect([house, orb !== null && orb <= 30]).toEqual([1, true]);
      else expect([planet, (FULL[planet] ?? [7]).includes(house), orb]).toEqual([planet, true, null]);
    }
  });
});

describe('matching/dasha-sandhi', () => {
  const groom = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
  const bride = { date: '1992-08-22', time: '06:30', lat: 19.076, lon: 72.8777, tz: 5.5 };
  const from = '2010-01-01';
  const to = '2068-01-01';
  const DAY_MS = 86_400_000;

  it('pairs the changes of both timelines that are near', async () => {
    const changes = async (birth: object): Promise<number[]> => {
      const found: number[] = [];
      // dasha/timeline spans ten years at a time.
      for (let year = 2010; year < 2068; year += 5)
        found.push(
          ...(
            await data(timeline, {
              ...birth,
              from: `${year}-01-01`,
              to: `${Math.min(year + 4, 2067)}-12-31`,
              levels: [1],
              systems: ['vimshottari'],
            })
          ).events.map(({ at }: { at: string }) => Date.parse(at)),
        );
      return found;
    };
    const [his, hers] = [await changes(groom), await changes(bride)];
    for (const limit of [30, 183, 365]) {
      const { overlaps, acceptable } = await data(dashaSandhi, { groom, bride, from, to, limit_days: limit });
      const expected = his.flatMap((a) => hers.map((b) => Math.abs(a - b) / DAY_MS)).filter((gap) => gap <= 365);
      expect(overlaps.length).toBe(expected.length);
      const gaps = overlaps.map(({ gap }: { gap: number }) => gap).toSorted((a: number, b: number) => a - b);
      expected.sort((a, b) => a - b).forEach((gap, i) => expect(Math.abs(gap - gaps[i])).toBeLessThan(0.001));
      expect(acceptable).toBe(!expected.some((gap) => gap <= limit));
    }
  });

  it('finds everything near in one person twice, and bounds the window', async () => {
    const { overlaps, acceptable } = await data(dashaSandhi, { groom, bride: groom, from, to });
    expect(overlaps.length).toBeGreaterThan(2);
    expect([acceptable, new Set(overlaps.map(({ gap }: { gap: number }) => gap))]).toEqual([false, new Set([0])]);
    const long = await call(dashaSandhi, { groom, bride, from: '2000-01-01', to: '2070-01-01' });
    expect([long.status, long.body.error.details[0].code]).toEqual([400, 'RANGE_TOO_LONG']);
    const back = await call(dashaSandhi, { groom, bride, from: '2030-01-01', to: '2020-01-01' });
    expect([back.status, back.body.error.details[0].field]).toEqual([400, 'to']);
    const unknown = await call(dashaSandhi, {
      groom: { ...groom, time: undefined, time_unknown: true },
      bride,
      from,
      to,
    });
    expect([unknown.status, unknown.body.meta.uncertain]).toEqual([200, ['overlaps', 'acceptable']]);
  });
});

describe('matching/by-name', () => {
  const read = async (groom: string) => (await data(byName, { names: { groom, bride: 'मीना' } })).groom;

  it('reads the 108 syllables in both scripts, and those of Abhijit', async () => {
    for (let star = 1; star <= 27; star++)
      for (const [i, syllable] of lettersOfStar('hi', star).entries()) {
        const { nakshatra, pada, certainty } = await read(syllable);
        expect([syllable, nakshatra.id, pada, certainty]).toEqual([syllable, star, i + 1, 'exact']);
        // The list in Latin letters is that of the almanacs; it does not tell ta from ṭa, ṣa from śa, ña from na.
        const latin = lettersOfStar('en', star)[i] ?? '';
        const found = await read(latin);
        const readings = [found, ...found.alternatives].map((one) => `${one.nakshatra.id}/${one.pada}`);
        if (syllable !== 'ष' && syllable !== 'ञ')
          expect([latin, readings]).toEqual([latin, expect.arrayContaining([`${star}/${i + 1}`])]);
      }
    for (const name of ['Ju', 'Jeetu', 'Je', 'Jo', 'Kha']) {
      const { nakshatra, pada } = await read(name);
      expect([name, nakshatra.id, pada]).toEqual([name, 21, 4]);
    }
  });

  it('reads names as they are spoken', async () => {
    // By the rules of the almanacs: first consonant of a cluster with its vowel, b as v, sh as s, ksh as kh, gy as g.
    const SPOKEN = [
      ['प्रिया', 12, 4, 'exact'],
      ['Priya', 12, 4, 'likely'],
      ['ऋषि', 14, 4, 'exact'],
      ['क्षितिज', 22, 1, 'exact'],
      ['ज्ञानेश', 23, 1, 'exact'],
      ['श्रेया', 25, 1, 'exact'],
      ['ऐश्वर्या', 3, 4, 'exact'],
      ['बबीता', 4, 2, 'exact'],
      ['छवि', 6, 4, 'exact'],
      ['छिन्नमस्ता', 6, 4, 'likely'],
      ['झील', 26, 3, 'likely'],
      ['फ़रहान', 20, 3, 'exact'],
      ['Deepak', 25, 4, 'ambiguous'],
      ['Xavier', 5, 3, 'likely'],
      ['Zoya', 21, 4, 'likely'],
      ['Oorja', 3, 3, 'likely'],
    ] as const;
    for (const [name, star, pada, certainty] of SPOKEN) {
      const found = await read(name);
      expect([name, found.nakshatra.id, found.pada, found.certainty]).toEqual([name, star, pada, certainty]);
    }
    const { alternatives } = await read('Deepak');
    expect(alternatives.map((one: { nakshatra: { id: number } }) => one.nakshatra.id)).toEqual([9]);
  });

  it('is the match of the two stars, and refuses what it cannot read', async () => {
    const named = await data(byName, { names: { groom: 'Deepak', bride: 'प्रिया' } });
    const stars = await data(ashtakoot, { groom: { nakshatra: 25, pada: 4 }, bride: { nakshatra: 12, pada: 4 } });
    expect([named.total, named.adjusted, named.verdict]).toEqual([stars.total, stars.adjusted, stars.verdict]);
    expect(named.certainty).toBe('ambiguous');
    const other = await data(ashtakoot, { groom: { nakshatra: 9, pada: 1 }, bride: { nakshatra: 12, pada: 4 } });
    expect(named.groom.alternatives[0].total).toBe(other.total);
    const tamil = await call(byName, { names: { groom: 'அ A', bride: 'Priya' } });
    expect([tamil.status, tamil.body.error.code]).toEqual([422, 'NAME_NOT_READ']);
    const wrong = await call(byName, { names: { groom: '4', bride: 7 }, script: 'x' });
    expect([wrong.status, wrong.body.error.details.length]).toEqual([400, 3]);
    const script = await call(byName, { names: { groom: 'Deepak', bride: 'Priya' }, script: 'devanagari' });
    expect([script.status, script.body.error.details[0].field]).toEqual([400, 'names.groom']);
  });
});
