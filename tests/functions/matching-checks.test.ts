/** Checks beside the kootas, the verdict of all of them, and births without time. */
import { handler as ashtakoot } from '../../functions/matching/ashtakoot.ts';
import { handler as bhakoot } from '../../functions/matching/bhakoot.ts';
import { handler as manglik } from '../../functions/matching/manglik.ts';
import { handler as nadi } from '../../functions/matching/nadi.ts';
import { papaBalance } from '../../layers/jyotish/matching/papa-balance.ts';
import { handler as papasamyam } from '../../functions/matching/papasamyam.ts';
import { handler as porutham } from '../../functions/matching/porutham.ts';
import { handler as summary } from '../../functions/matching/summary.ts';
import { EXAMPLE_PAIR } from '../../lib/contract/suites/matching.ts';
import type { Handler } from '../../lib/service/http/serve.ts';
import { call } from '../support/call.ts';
import { birthFields, vectorCases, type TimedCase } from '../support/vectors.ts';

interface Person extends TimedCase {
  readonly moon: number;
  readonly mars_house: Readonly<Record<'from_lagna' | 'from_moon' | 'from_venus', number>>;
  readonly manglik_1_4_7_8_12_lagna: boolean;
  readonly manglik_with_2_lagna: boolean;
  readonly manglik_1_4_7_8_12_moon: boolean;
}
interface Reference {
  readonly id: string;
  readonly tags: readonly string[];
  readonly boy: Person;
  readonly girl: Person;
  readonly nak_pada: readonly (readonly [number, number])[];
  readonly kutas: Readonly<Record<string, number>>;
  readonly six_kuta_total: number;
  readonly total_36: number;
  readonly vashya: { readonly common: number; readonly saravali: number };
  readonly yoni: { readonly table_a: number; readonly table_b: number };
}
const CASES = vectorCases<Reference>('matching.json');
const BIRTHS = CASES.filter(({ tags }) => tags.includes('births'));
const birthsOf = ({ boy, girl }: Reference) => ({ groom: birthFields(boy), bride: birthFields(girl) });

const ask = async (handler: Handler, body: object) => {
  const { status, body: answer, text } = await call(handler, body);
  if (status !== 200) throw new Error(text);
  return answer;
};

describe('matching/porutham', () => {
  it('grades ten or twelve, by tradition', async () => {
    const { data } = await ask(porutham, { ...EXAMPLE_PAIR, count: 12, language: 'hi' });
    expect(data.poruthams.map(({ key, grade }: { key: string; grade: string }) => `${key} ${grade}`)).toEqual([
      'dina bad',
      'gana good',
      'mahendra bad',
      'stri_dirgha good',
      'yoni madhyama',
      'rashi good',
      'rashyadhipati madhyama',
      'vashya bad',
      'rajju good',
      'vedha good',
      'nadi good',
      'varna good',
    ]);
    expect(data).toMatchObject({ tradition: 'tamil', total: 8, max: 12, essential_failed: [], verdict: 'madhyama' });
    expect(data.poruthams[0]).toMatchObject({ name: 'दिन', grade_name: 'अधम' });
    const { groom, bride } = data;
    const counts = { stars: data.star_count, signs: data.sign_count };
    // Both counts are inclusive and run from her star and sign to his.
    expect(counts.stars).toBe(((groom.nakshatra.id - bride.nakshatra.id + 27) % 27) + 1);
    expect(counts.signs).toBe(((groom.moon_sign.id - bride.moon_sign.id + 12) % 12) + 1);
    for (const { key, count, reason } of data.poruthams) {
      const counted = { dina: 'stars', gana: 'stars', mahendra: 'stars', stri_dirgha: 'stars', rashi: 'signs' }[
        key as string
      ] as 'stars' | 'signs' | undefined;
      expect([key, count]).toEqual([key, counted === undefined ? null : counts[counted]]);
      expect(reason).toMatch(/^[ऀ-ॿ0-9 ,;।]+$/);
    }
    const stars = await ask(porutham, {
      groom: { nakshatra: 'rohini', pada: 1 },
      bride: { nakshatra: 'ashwini', pada: 1 },
    });
    expect(stars.data.poruthams[0]).toMatchObject({
      count: 4,
      reason:
        'Counted from her star Ashwini, his star Rohini is number 4. Divided by nine, that leaves 4; 2, 4, 6, 8 and 0 are good.',
    });
    const kerala = await ask(porutham, { ...EXAMPLE_PAIR, tradition: 'kerala' });
    expect(kerala.data).toMatchObject({ tradition: 'kerala', total: 6, max: 10, verdict: 'madhyama' });
    expect((await call(porutham, { ...EXAMPLE_PAIR, count: 11 })).status).toBe(400);
  });
});

describe('matching/manglik and matching/papasamyam', () => {
  it('judge each chart and the two together', async () => {
    const { data } = await ask(manglik, EXAMPLE_PAIR);
    expect(data).toMatchObject({
      groom: { present: true, manglik: true },
      bride: { present: true, manglik: true },
      kind: 'neither',
      kind_name: 'Effective in neither chart',
      cancelled: false,
      compatible: true,
    });
    type Row = Readonly<Record<'of' | 'key' | 'reference', string>> & { readonly rule: number };
    expect(data.reasons.map(({ of, rule, key, reference }: Row) => [of, rule, key, reference])).toEqual(
      ['groom', 'bride'].flatMap((of) => [
        [of, 9, 'saturn_of_partner', 'lagna'],
        [of, 9, 'saturn_of_partner', 'moon'],
        [of, 10, 'both_manglik', null],
      ]),
    );
    for (const row of data.reasons) if (row.rule === 10) expect(row.applies).toBe(true);
  });

  it('subtracts the points of the bride from those of the groom', async () => {
    const { data } = await ask(papasamyam, EXAMPLE_PAIR);
    const swapped = await ask(papasamyam, { groom: EXAMPLE_PAIR.bride, bride: EXAMPLE_PAIR.groom });
    expect(data.difference).toBeCloseTo(data.groom.points - data.bride.points, 6);
    expect(swapped.data.difference).toBeCloseTo(-data.difference, 6);
    expect([data.difference < 0, data.grade, data.acceptable]).toEqual([true, 'not_good', false]);
    expect(data.reason).toBe('The bride’s chart weighs more than the groom’s.');
    const heavier = swapped.data.difference <= swapped.data.groom.points / 4;
    expect([swapped.data.grade, swapped.data.acceptable]).toEqual([heavier ? 'good' : 'middling', true]);
  });

  it('calls only a heavier bride not good', () => {
    expect([
      papaBalance(4, 4),
      papaBalance(4, 3),
      papaBalance(4, 2.99),
      papaBalance(8, 0),
      papaBalance(0, 0),
      papaBalance(3, 3.1),
    ]).toEqual(['good', 'good', 'middling', 'middling', 'good', 'not_good']);
  });

  it('refuse a birth without time', async () => {
    const { time: _time, ...groom } = EXAMPLE_PAIR.groom;
    for (const handler of [manglik, papasamyam]) {
      const { status, body } = await call(handler, { ...EXAMPLE_PAIR, groom: { ...groom, time_unknown: true } });
      expect([status, body.error.code]).toEqual([422, 'BIRTH_TIME_REQUIRED']);
      expect(body.error.details).toMatchObject([{ field: 'groom.time', code: 'REQUIRED' }]);
    }
  });
});

describe('matching/summary', () => {
  interface Para {
    readonly text: string;
    readonly rule_id: string;
    readonly facts: readonly { readonly name: string; readonly value: unknown }[];
  }

  it('weighs the checks and says why, in both languages', async () => {
    const { data } = await ask(summary, EXAMPLE_PAIR);
    expect(data.checks.map(({ key, points: got }: { key: string; points: number }) => [key, got])).toEqual([
      ['ashtakoot', 40.972222],
      ['manglik', 20],
      ['nadi', 10],
      ['bhakoot', 10],
      ['rajju', 5],
      ['vedha', 5],
      // They weigh nothing, and still speak.
      ['porutham', 0],
      ['papasamyam', 0],
      ['sandhi', 0],
    ]);
    expect(data).toMatchObject({ verdict: 'recommended', score: 90.972222 });
    // Guna Milan and the rest speak for the match; the bride has more malefic points, as matching/papasamyam finds too.
    expect(data.against).toMatchObject([{ rule_id: 'papasamyam.not_good' }]);
    expect(data.for[2]).toEqual({
      text: 'The nadis differ: Madhya for the groom, Antya for the bride.',
      rule_id: 'nadi.differ',
      facts: [
        { name: 'groom', value: 'madhya' },
        { name: 'bride', value: 'antya' },
      ],
    });
    const hindi = await ask(summary, { ...EXAMPLE_PAIR, language: 'hi' });
    expect(hindi.data.for.map(({ rule_id }: Para) => rule_id)).toEqual(data.for.map(({ rule_id }: Para) => rule_id));
    expect(hindi.data.for.map(({ facts }: Para) => facts)).toEqual(data.for.map(({ facts }: Para) => facts));
    expect(hindi.data.for[2].text).toBe('नाड़ियाँ अलग हैं: वर की मध्य, वधू की अंत्य।');
  });

  it('puts what failed against and what passed for, on every reference pair of births', async () => {
    for (const row of BIRTHS) {
      const { data } = await ask(summary, birthsOf(row));
      const score = await ask(ashtakoot, birthsOf(row));
      expect(['recommended', 'caution', 'not_recommended']).toContain(data.verdict);
      expect(data.verdict).toBe(score.data.verdict);
      const of = (paras: readonly Para[]) => paras.map(({ rule_id }) => rule_id.split('.')[0]);
      const checks: readonly { key: string; passed: boolean }[] = data.checks;
      expect(of(data.for)).toEqual(checks.filter(({ passed }) => passed).map(({ key }) => key));
      expect(of(data.against)).toEqual(checks.filter(({ passed }) => !passed).map(({ key }) => key));
      const total = [...data.for, ...data.against].find(({ rule_id }: Para) => rule_id.startsWith('ashtakoot'));
      expect(total.text).toContain(`${score.data.total} of 36`);
      for (const { rule_id, facts } of [...data.for, ...data.against] as readonly Para[])
        if (rule_id.endsWith('.cancelled')) {
          if (rule_id.startsWith('manglik')) {
            const { cancelled_by } = (await ask(manglik, birthsOf(row))).data;
            expect(facts.filter(({ name }) => name === 'rule').map(({ value }) => value)).toEqual(
              cancelled_by.map(({ key }: { key: string }) => key),
            );
            continue;
          }
          const applying = score.data.exceptions.filter(
            (exception: { koota: string; cancels: boolean; applies: boolean }) =>
              rule_id.startsWith(exception.koota) && exception.cancels && exception.applies,
          );
          expect(facts.filter(({ name }) => name === 'rule').map(({ value }) => value)).toEqual(
            applying.map(({ rule }: { rule: string }) => rule),
          );
        }
    }
  });
});

describe('a birth without time', () => {
  const { time: _time, ...groom } = EXAMPLE_PAIR.groom;
  const unknown = { ...EXAMPLE_PAIR, groom: { ...groom, time_unknown: true } };

  it('leaves Mars out and names what another time of that day would change', async () => {
    const { data, meta } = await ask(ashtakoot, unknown);
    expect(data.manglik).toBeNull();
    // That day the Moon went through Vishakha and Anuradha, from Libra into Scorpio.
    expect(meta.uncertain).toEqual(['groom', 'total', 'adjusted', 'kootas', 'exceptions', 'verdict', 'verdict_name']);
    const told = await ask(summary, unknown);
    expect(told.data.checks.map(({ key }: { key: string }) => key)).not.toContain('manglik');
    expect(told.meta.uncertain).toContain('score');
  });

  it('leaves certain what no time of the day would change', async () => {
    // The Moon went from Uttara Phalguni to Hasta, both in Virgo and of nadi Adi.
    const virgo = { date: '2024-05-19', lat: 28.6139, lon: 77.209, tz: 5.5, time_unknown: true };
    const found = await ask(bhakoot, { groom: virgo, bride: { nakshatra: 1 } });
    expect([found.data.kind, found.meta.uncertain]).toEqual(['6-8', undefined]);
    // With a pada the lords of the navamsas are known, and those of his padas differ.
    const withPada = await ask(bhakoot, { groom: virgo, bride: { nakshatra: 1, pada: 1 } });
    expect(withPada.meta.uncertain).toEqual(['cancelled', 'exceptions']);
    const clear = await ask(nadi, { groom: virgo, bride: { nakshatra: 2 } });
    expect([clear.data.present, clear.meta.uncertain]).toEqual([false, undefined]);
  });

  it('answers at both ends of the ephemeris', async () => {
    for (const date of ['1800-01-02', '2399-12-31']) {
      const birth = { date, lat: 0, lon: 0, tz: 0, time_unknown: true };
      expect((await call(summary, { groom: birth, bride: birth })).status).toBe(200);
    }
  });
});
