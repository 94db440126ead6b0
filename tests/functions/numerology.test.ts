/** Numerology over HTTP: values of an independent script, printed examples, bad input, words. */
import { handler as compatibility } from '../../functions/numerology/compatibility.ts';
import { handler as core } from '../../functions/numerology/core.ts';
import { handler as correction } from '../../functions/numerology/name-correction.ts';
import { handler as cycles } from '../../functions/numerology/cycles.ts';
import { handler as karmic } from '../../functions/numerology/karmic.ts';
import { handler as loshu } from '../../functions/numerology/loshu.ts';
import { handler as lucky } from '../../functions/numerology/lucky.ts';
import { handler as nameAnalysis } from '../../functions/numerology/name-analysis.ts';
import { handler as nameNumber } from '../../functions/numerology/name-number.ts';
import { handler as numberAnalysis } from '../../functions/numerology/number-analysis.ts';
import { handler as pinnacles } from '../../functions/numerology/pinnacles.ts';
import { handler as profile } from '../../functions/numerology/profile.ts';
import { COMPOUNDS } from '../../layers/jyotish/numerology/compound.ts';
import { EXPRESSION_MODES, EXPRESSION_PLANES } from '../../layers/jyotish/numerology/name-table.ts';
import type { Handler } from '../../lib/service/http/serve.ts';
import { languagesWith } from '../../lib/words/languages.ts';
import { bank as numerologyBank } from '../../lib/words/bank.ts';
import { call, data } from '../support/call.ts';
import { bannedWords } from '../support/prose.ts';
import { vectorCases } from '../support/vectors.ts';
import { timesOf } from '../support/work.ts';

interface Base {
  readonly id: string;
  readonly kind: string;
}
interface NameCase extends Base {
  readonly name: string;
  readonly dob: string;
  readonly mulank: number;
  readonly bhagyank: number;
  readonly chaldean_sum: number;
  readonly chaldean_root: number;
  readonly pythagorean_sum: number;
  readonly pythagorean_root: number;
  readonly letters_chaldean: readonly number[];
  readonly profile: Readonly<Record<string, number>> & {
    readonly karmic_debts: readonly (readonly [string, number])[];
  };
  readonly analysis: {
    readonly inclusion: Readonly<Record<string, number>>;
    readonly hidden_passion: readonly number[];
    readonly karmic_lessons: readonly number[];
    readonly subconscious_self: number;
    readonly planes: Readonly<Record<string, number>>;
    readonly modes: Readonly<Record<string, number>>;
    readonly cornerstone: string;
    readonly capstone: string;
    readonly first_vowel: string | null;
  };
}
interface Grid {
  readonly grid: readonly (readonly number[])[];
  readonly missing: readonly number[];
  readonly repeated: readonly number[];
  readonly full: readonly string[];
  readonly empty: readonly string[];
}
type Stage = readonly [number: number, from: number, to: number | null];
interface DateCase extends Base {
  readonly dob: string;
  readonly mulank: number;
  readonly bhagyank: number;
  readonly loshu: Grid;
  readonly loshu_plain: Grid;
  readonly kua: { readonly male: number; readonly female: number };
  readonly pinnacles: readonly Stage[];
  readonly challenges: readonly number[];
  readonly cycles: readonly Stage[];
  readonly life_path: number;
  readonly personal: readonly [string, number, number, number];
}
interface KatapayadiCase extends Base {
  readonly name: string;
  readonly digits: readonly number[];
  readonly sum: number;
  readonly root: number;
}
interface NumberCase extends Base {
  readonly text: string;
  readonly digits_sum: number;
  readonly digits_root: number;
  readonly with_letters_sum: number;
  readonly with_letters_root: number;
}
const ofKind = <T extends Base>(kind: string): readonly T[] =>
  vectorCases<T>('numerology.json').filter((one) => one.kind === kind);

interface Numbered {
  readonly number: number;
}
const numbersOf = (list: readonly Numbered[]): number[] => list.map(({ number }) => number);
const countsOf = (list: readonly { key: string; count: number }[]) =>
  Object.fromEntries(list.map(({ key, count }) => [key, count]));

describe('names', () => {
  it.each(ofKind<NameCase>('name'))('$id $name: sums, letters, core', async ({ name, dob, ...expected }) => {
    const { systems } = await data(nameNumber, { name });
    const [chaldean, pythagorean] = systems;
    expect([chaldean.sum, chaldean.number]).toEqual([expected.chaldean_sum, expected.chaldean_root]);
    expect([pythagorean.sum, pythagorean.number]).toEqual([expected.pythagorean_sum, expected.pythagorean_root]);
    expect(numbersOf(chaldean.letters)).toEqual(expected.letters_chaldean);
    const { mulank, bhagyank, namank } = await data(core, { name, dob });
    expect([mulank.number, bhagyank.number, namank.number]).toEqual([
      expected.mulank,
      expected.bhagyank,
      expected.chaldean_root,
    ]);
  });

  // Counted by hand: A1 S1 H8 A1 are 11, which is kept; V4 E5 R9 M4 A1 are 23, so 5. Rao alone is R9 A1 O6.
  it.each([
    ['Asha Verma', [11, 5], [2, 6], [9, 8]],
    ['Rao', [9, 1, 6], [1, 6], [9]],
  ])('tells what %s adds up', async (name, expression, vowels, consonants) => {
    const { sums } = await data(profile, { name, date: '1990-05-10' });
    expect(sums.map(({ key, summands }: { key: string; summands: number[] }) => [key, summands])).toEqual([
      ['life_path', [5, 1, 1]],
      ['expression', expression],
      ['soul_urge', vowels],
      ['personality', consonants],
    ]);
  });

  it.each(ofKind<NameCase>('name'))(
    '$id $name: profile, analysis, debts',
    async ({ name, dob, profile: p, analysis }) => {
      const { masters, sums: _, ...numbers } = await data(profile, { name, dob });
      const { karmic_debts, ...expected } = p;
      expect(numbers).toEqual(expected);
      expect(masters.map(({ key }: { key: string }) => key)).toEqual(
        Object.entries(numbers)
          .filter(([, value]) => [11, 22, 33].includes(value as number))
          .map(([key]) => key),
      );
      const found = await data(nameAnalysis, { name });
      expect(
        Object.fromEntries(
          found.inclusion.map(({ number, count }: { number: number; count: number }) => [String(number), count]),
        ),
      ).toEqual(analysis.inclusion);
      expect(numbersOf(found.hidden_passion)).toEqual(analysis.hidden_passion);
      expect(numbersOf(found.lessons)).toEqual(analysis.karmic_lessons);
      expect([countsOf(found.planes), countsOf(found.modes)]).toEqual([analysis.planes, analysis.modes]);
      const { subconscious_self, cornerstone, capstone, first_vowel } = analysis;
      expect(found).toMatchObject({ subconscious_self, cornerstone, capstone, first_vowel });
      const { debts, lessons, missing } = await data(karmic, { name, dob });
      expect(debts.map(({ key, number }: { key: string; number: number }) => [key, number])).toEqual(karmic_debts);
      expect(numbersOf(lessons)).toEqual(analysis.karmic_lessons);
      expect(missing).toEqual(
        [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => !name.toUpperCase().includes(letter)),
      );
    },
  );

  it.each(ofKind<KatapayadiCase>('katapayadi'))('$id $name by Katapayadi', async ({ name, digits, sum, root }) => {
    const { systems } = await data(nameNumber, { name });
    expect(systems).toHaveLength(1);
    expect(numbersOf(systems[0].letters)).toEqual(digits);
    expect([systems[0].system, systems[0].sum, systems[0].number]).toEqual(['vedic', sum, root]);
  });

  // Classical chronograms: end of the Narayaniyam, the year in Parameshvara, jaya = 18; the verse for pi (Bharati Krishna).
  it.each([
    ['आयुरारोग्यसौख्यम्', '1712210'],
    ['भवति', '644'],
    ['जय', '18'],
    ['गोपीभाग्यमधुव्रात शृङ्गिशोदधिसन्धिग खलजीवितखाताव गलहालारसन्धर', '23979853562951413'],
  ])('reads the chronogram %s from the right', async (name, digits) => {
    const { systems } = await data(nameNumber, { name });
    const read = systems[0].read_from_right;
    expect(read.endsWith(digits) || [...read].reverse().join('').startsWith('31415926535897932')).toBe(true);
  });

  // Cheiro's printed example: Napoleon is 41 in the Chaldean table, and 41 means the same as 32.
  it('knows NAPOLEON', async () => {
    const { systems } = await data(nameNumber, { name: 'Napoleon' });
    expect(systems[0]).toMatchObject({
      sum: 41,
      number: 5,
      compound: { number: 41, key: 'communication', same_as: 32, grade: 'good' },
    });
  });

  it('passes over marks, dots and hyphens, and warns of the script it lacks', async () => {
    const plain = await data(nameNumber, { name: 'Asha Rao' });
    expect(await data(nameNumber, { name: 'Āśhá-Ráo.' })).toEqual(plain);
    const called = await call(nameNumber, { name: 'Asha' });
    expect(called.body.meta.warnings.map(({ code }: { code: string }) => code)).toEqual(['SCRIPT_NEEDED']);
  });

  it('counts every letter of the alphabet once in planes and modes, and has 43 compounds', () => {
    for (const groups of [EXPRESSION_PLANES, EXPRESSION_MODES])
      expect(Object.values(groups).join('').split('').sort().join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    expect(COMPOUNDS.map(({ number }) => number)).toEqual(Array.from({ length: 43 }, (_, i) => i + 10));
  });
});

describe('dates', () => {
  it.each(ofKind<DateCase>('date'))(
    '$id $dob: grid, arrows, kua',
    async ({ dob, loshu: usual, loshu_plain: plain, kua }) => {
      for (const [expected, body] of [
        [usual, {}],
        [plain, { plain: true }],
      ] as const) {
        const found = await data(loshu, { dob, ...body });
        expect(found.grid).toEqual(expected.grid);
        expect([numbersOf(found.missing), numbersOf(found.repeated)]).toEqual([expected.missing, expected.repeated]);
        const planes = (present: number): string[] =>
          found.planes
            .filter((one: { present_count: number }) => one.present_count === present)
            .map((one: { key: string }) => one.key);
        expect([planes(3).sort(), planes(0).sort()]).toEqual([[...expected.full].sort(), [...expected.empty].sort()]);
        expect(found.arrows.filter((one: { full: boolean }) => one.full)).toHaveLength(expected.full.length);
        expect(found.arrows).toHaveLength(expected.full.length + expected.empty.length);
      }
      for (const gender of ['male', 'female'] as const)
        expect((await data(loshu, { dob, gender })).kua).toBe(kua[gender]);
    },
  );

  it.each(ofKind<DateCase>('date'))('$id $dob: pinnacles, challenges, cycles, personal numbers', async (expected) => {
    const { dob, personal } = expected;
    const found = await data(pinnacles, { dob });
    const stages = (list: readonly { number: number; from_age: number; to_age: number | null }[]) =>
      list.map(({ number, from_age, to_age }) => [number, from_age, to_age]);
    expect(stages(found.pinnacles)).toEqual(expected.pinnacles);
    expect(numbersOf(found.challenges)).toEqual(expected.challenges);
    expect(stages(found.cycles)).toEqual(expected.cycles);
    expect(found.life_path).toBe(expected.life_path);
    const [date, year, month, day] = personal;
    const { rows } = await data(cycles, { dob, from: date, to: date });
    expect(rows[0]).toMatchObject({ date, year_number: year, month_number: month, day_number: day });
  });

  it('dates ages by birthdays, the 29th of February among them', async () => {
    const { pinnacles: list } = await data(pinnacles, { dob: '2000-02-29' });
    expect(list[0].from).toBe('2000-02-29');
    for (const [i, one] of list.slice(1).entries()) {
      expect(Date.parse(one.from) - Date.parse(list[i].to)).toBe(864e5);
      const year = 2000 + one.from_age;
      expect(one.from).toBe(year % 4 === 0 ? `${year}-02-29` : `${year}-03-01`);
    }
  });

  it('gives a row a day for a year and a row a month for longer spans, and changes the year where it is told to', async () => {
    const dob = '1990-05-10';
    const year = await data(cycles, { dob, from: '2024-01-01', to: '2024-12-31' });
    expect(year.rows).toHaveLength(366);
    const long = await data(cycles, { dob, from: '2024-01-15', to: '2026-01-14' });
    expect(long.rows.map(({ date }: { date: string }) => date).slice(0, 3)).toEqual([
      '2024-01-15',
      '2024-02-01',
      '2024-03-01',
    ]);
    expect(long.rows.every(({ day_number }: { day_number: null }) => day_number === null)).toBe(true);
    // 10 + 5 + 2026 (10) = 25 → 7; the year before 15 + 9 = 24 → 6.
    const at = async (body: object) =>
      (await data(cycles, { dob, from: '2026-05-09', to: '2026-05-10', ...body })).rows.map(
        (row: { year_number: number }) => row.year_number,
      );
    expect([await at({}), await at({ year_from: 'birthday' })]).toEqual([
      [7, 7],
      [6, 7],
    ]);
    const { spans } = await data(cycles, { dob, from: '2026-05-01', to: '2026-06-30', year_from: 'birthday' });
    expect(
      spans.filter((one: { kind: string }) => one.kind === 'year').map((one: { from: string }) => one.from),
    ).toEqual(['2026-05-01', '2026-05-10']);
  });

  // By the table: 1 is a friend of 6 and not of 3's 9; 10 reduces to 1; days of Rahu and Ketu after Cheiro.
  it('knows what goes with a number', async () => {
    const one = await data(lucky, { dob: '1990-05-10' });
    expect([one.mulank, one.planet, one.numbers, one.avoid, one.dates]).toEqual([
      1,
      'sun',
      [1, 2, 3, 5, 6, 9],
      [8],
      [1, 10, 19, 28],
    ]);
    expect(one.weekdays.map((day: { key: string }) => day.key)).toEqual(['sunday']);
    expect(one.months.map((month: { id: number }) => month.id)).toEqual([1, 2, 3, 5, 6, 9, 10, 11, 12]);
    const four = await data(lucky, { mulank: 4 });
    expect(four.weekdays.map((day: { key: string }) => day.key)).toEqual(['saturday', 'sunday']);
    expect((await data(lucky, { mulank: 3 })).numbers).toEqual([1, 2, 3, 5]);
  });

  // A number is its own friend unless it is listed as an enemy, as 4 and 8 are (Cheiro: 7 does best on days of the 7).
  it.each([
    [4, [1, 5, 6, 7], [2, 4, 8, 9]],
    [7, [1, 3, 4, 5, 6, 7], []],
    [8, [3, 5, 6, 7], [1, 2, 4, 8]],
    [9, [1, 3, 5, 9], [2, 4]],
  ])('holds %i as lucky for itself where it is no enemy', async (mulank, numbers, avoid) => {
    const found = await data(lucky, { mulank });
    expect([found.numbers, found.avoid]).toEqual([numbers, avoid]);
    expect(found.months.some((month: { id: number }) => month.id === mulank)).toBe(numbers.includes(mulank));
  });

  // 2, 7 and 6 stand in 27 June 1988, 3 in none of its numbers.
  it('names the arrow of a full plane', async () => {
    const { arrows } = await data(loshu, { dob: '1988-06-27', plain: true });
    const full = arrows.filter((arrow: { full: boolean }) => arrow.full);
    expect(full.map((arrow: { key: string }) => arrow.key)).toEqual(['practice', 'activity']);
  });
});

describe('numbers one lives with', () => {
  it.each(ofKind<NumberCase>('number'))('$id $text', async ({ text, ...expected }) => {
    const ask = (letters: boolean) =>
      data(numberAnalysis, { kind: 'account', number: text, dob: '1990-05-10', letters });
    const [plain, lettered] = [await ask(false), await ask(true)];
    expect([plain.sum, plain.root]).toEqual([expected.digits_sum, expected.digits_root]);
    expect([lettered.sum, lettered.root]).toEqual([expected.with_letters_sum, expected.with_letters_root]);
  });

  // By hand: 9876543210 is 45 → 9; birth number 1 holds 9 a friend; last digit 0 says nothing; no pair stands side by side.
  it('judges a telephone number and a plate', async () => {
    const mobile = await data(numberAnalysis, { kind: 'mobile', number: '98765 43210', dob: '1990-05-10' });
    expect([mobile.sum, mobile.root, mobile.relation]).toEqual([45, 9, 'friend']);
    expect(mobile.clashes).toEqual([]);
    // 1 holds 8 opposed: 888 in a row, 18 side by side, ends in 8; 1+8+8+8+8 = 33 → 6, a friend.
    const plate = await data(numberAnalysis, { kind: 'vehicle', number: 'DL 1 CA 8888', dob: '1990-05-10' });
    expect(plate.clashes.map(({ key, digits }: { key: string; digits: string }) => [key, digits])).toEqual([
      ['last_digit', '8'],
      ['run', '8888'],
      ['adjacent', '18'],
    ]);
    expect([plate.sum, plate.last_four_digits]).toEqual([33, { sum: 32, root: 5 }]);
    const zeros = await data(numberAnalysis, { kind: 'house', number: '1000', dob: '1990-05-10' });
    expect(zeros.clashes.map(({ key }: { key: string }) => key)).toEqual(['zeros']);
    expect((await data(numberAnalysis, { kind: 'house', number: '000', dob: '1990-05-10' })).root).toBe(0);
  });
});

describe('two persons', () => {
  // By hand: birth 1 and 8 are opposed both ways, 0; destiny 7 and 6 hold each other friends, 40.
  it('adds the three pairs', async () => {
    const body = { first: { name: 'Asha', dob: '1990-05-10' }, second: { name: 'Ravi', dob: '1990-06-08' } };
    const { pairs, score } = await data(compatibility, body);
    const points = pairs.map(
      (one: { key: string; first_number: number; second_number: number; level: number; points: number }) => [
        one.key,
        one.first_number,
        one.second_number,
        one.level,
        one.points,
      ],
    );
    // 1+3+5+1 = 10 → 1; 2+1+6+1 = 10 → 1: the same, 20.
    expect(points).toEqual([
      ['mulank', 1, 8, 0, 0],
      ['bhagyank', 7, 6, 4, 40],
      ['namank', 1, 1, 4, 20],
    ]);
    expect(score).toBe(60);
    const turned = await data(compatibility, { first: body.second, second: body.first });
    expect([turned.score, turned.text]).toEqual([score, (await data(compatibility, body)).text]);
  });
});

describe('numerology/name-correction', () => {
  it('reaches the wanted number with few edits, first letters kept', async () => {
    const found = await data(correction, { name: 'Sunita Verma', dob: '1990-05-10', targets: [6] });
    expect(found.state).toBe('found');
    expect(found.suggestions.length).toBeGreaterThan(0);
    expect(found.suggestions.length).toBeLessThanOrEqual(20);
    let edits = 1;
    for (const one of found.suggestions) {
      expect(one.number).toBe(6);
      expect(one.edits).toBeGreaterThanOrEqual(edits);
      edits = one.edits;
      expect(one.spelling).toMatch(/^S\S+ V\S+$/);
      const { systems } = await data(nameNumber, { name: one.spelling });
      expect([systems[0].number, systems[0].sum % 9 === 6]).toEqual([6, true]);
    }
    expect(new Set(found.suggestions.map((one: { spelling: string }) => one.spelling)).size).toBe(
      found.suggestions.length,
    );
  });

  it('wants friends of both numbers with a good meaning by itself, and says when a name fits', async () => {
    // Birth number 1, destiny number 7 (1+0+0+5+1+9+9+0 = 25): friends of both 1, 3, 5, 6.
    const found = await data(correction, { name: 'Rohit Das', dob: '1990-05-10' });
    expect(found.targets).toEqual([1, 3, 5, 6]);
    for (const { compound } of found.suggestions) expect(compound.grade).toBe('good');
    const { number } = await data(correction, { name: 'Rohit Das', dob: '1990-05-10', targets: [1] });
    const fits = await data(correction, { name: 'Rohit Das', dob: '1990-05-10', targets: [number] });
    expect([fits.state, fits.suggestions]).toEqual(['fits', []]);
    expect(await data(correction, { name: 'Rohit Das', dob: '1990-05-10', target: number })).toEqual(fits);
  });

  it('searches three long words in at most fifty times what two short ones take', async () => {
    const of = (name: string) => () => data(correction, { name, dob: '1990-05-10', targets: [8] });
    const long = 'Venkatanarasimharajuvaripeta Bhattacharyya Chakravarthy';
    expect(await timesOf(of(long), of('Sunita Verma'))).toBeLessThan(50);
  });
});

describe('what numerology refuses', () => {
  const dob = '1990-05-10';
  it.each<[string, Handler, object, [string, string][]]>([
    ['a name without a letter', core, { name: '...', dob }, [['name', 'UNKNOWN_VALUE']]],
    ['a name of 200 characters', core, { name: 'a'.repeat(200), dob }, [['name', 'TOO_LONG']]],
    ['digits in a name', core, { name: 'R2D2', dob }, [['name', 'UNKNOWN_VALUE']]],
    ['an empty name', nameNumber, { name: '' }, [['name', 'OUT_OF_RANGE']]],
    ['a name in a script no table reads', nameNumber, { name: 'தமிழ்' }, [['name', 'UNKNOWN_VALUE']]],
    ['Devanagari where Latin is read', profile, { name: 'आशा', dob }, [['name', 'UNKNOWN_VALUE']]],
    ['a birth in the future', loshu, { dob: '2399-01-01' }, [['date', 'OUT_OF_RANGE']]],
    ['no date', pinnacles, {}, [['date', 'REQUIRED']]],
    ['a part of a date', pinnacles, { day: 1, month: 5 }, [['year', 'REQUIRED']]],
    ['a date that is not', pinnacles, { day: 31, month: 2, year: 1990 }, [['day', 'NO_SUCH_DAY']]],
    [
      'two dates',
      pinnacles,
      { dob, day: 1, month: 2, year: 1990 },
      [
        ['day', 'CONFLICT'],
        ['month', 'CONFLICT'],
        ['year', 'CONFLICT'],
      ],
    ],
    ['target 0', correction, { name: 'Asha', dob, target: 0 }, [['target', 'OUT_OF_RANGE']]],
    ['target 10', correction, { name: 'Asha', dob, target: 10 }, [['target', 'OUT_OF_RANGE']]],
    [
      'targets 0 and 10',
      correction,
      { name: 'Asha', dob, targets: [0, 10] },
      [
        ['targets.0', 'OUT_OF_RANGE'],
        ['targets.1', 'OUT_OF_RANGE'],
      ],
    ],
    ['one target and several', correction, { name: 'Asha', dob, target: 1, targets: [2] }, [['targets', 'CONFLICT']]],
    ['a number without digits', numberAnalysis, { kind: 'house', number: 'none', dob }, [['number', 'UNKNOWN_VALUE']]],
    ['an unknown kind', numberAnalysis, { kind: 'cat', number: '9', dob }, [['kind', 'UNKNOWN_VALUE']]],
    ['one person', compatibility, { first: { name: 'Asha', dob } }, [['second', 'REQUIRED']]],
    [
      'a person without a name',
      compatibility,
      { first: { dob }, second: { name: 'Ravi', dob } },
      [['first.name', 'REQUIRED']],
    ],
    ['days the wrong way round', cycles, { dob, from: '2026-02-01', to: '2026-01-01' }, [['to', 'OUT_OF_RANGE']]],
    ['two centuries', cycles, { dob, from: '1900-01-01', to: '2100-01-01' }, [['to', 'RANGE_TOO_LONG']]],
    ['a number and a date', lucky, { dob, mulank: 3 }, [['mulank', 'CONFLICT']]],
  ])('%s', async (_name, handler, body, expected) => {
    const called = await call(handler, body);
    expect([
      called.status,
      called.body.error?.details.map((one: { field: string; code: string }) => [one.field, one.code]),
    ]).toEqual([400, expected]);
  });

  it('says how many characters and items there must be', async () => {
    const short = await call(nameNumber, { name: '' });
    expect(short.body.error.details[0].expected).toBe('at least 1 character');
    const none = await call(correction, { name: 'Asha', dob, targets: [] });
    expect(none.body.error.details[0].expected).toBe('at least 1 item');
    const many = await call(correction, { name: 'Asha', dob, targets: Array<number>(10).fill(1) });
    expect(many.body.error.details[0].expected).toBe('at most 9 items');
  });
});

describe.each(languagesWith('numerology'))('what it says in %s', (language) => {
  it('says nothing twice, nothing banned, and ends its sentences', async () => {
    const { labels: _labels, compounds, ...texts } = numerologyBank(language, 'numerology');
    const rows = [
      ...Object.values(texts).flatMap((family) => Object.values<string>(family)),
      ...Object.values(compounds).map(({ text }) => text),
    ];
    expect(rows.length).toBeGreaterThanOrEqual(118);
    expect(new Set(rows).size).toBe(rows.length);
    expect(rows.flatMap((row) => bannedWords(language, row).map((word) => `${word}: ${row}`))).toEqual([]);
    expect(rows.filter((row) => !/[.।]$/.test(row) || /[!?]| {2}/.test(row))).toEqual([]);
    if (language !== 'en') expect(rows.filter((row) => /[a-z]/i.test(row))).toEqual([]);
  });
});

it('answers the two numbers of a date without a name', async () => {
  const found = await data(core, { date: '1990-05-10' });
  expect([found.mulank.number, found.bhagyank.number, found.namank]).toEqual([1, 7, null]);
  expect(found.relations.map(({ second }: { readonly second: { readonly key: string } }) => second.key)).toEqual([
    'bhagyank',
  ]);
});
