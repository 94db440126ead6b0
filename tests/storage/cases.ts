/**
 * What the storage port does, as rows: run on every table that stands behind it (`storage.test.ts`). The first ones are rules
 * of DynamoDB (Developer Guide: condition expressions, update expressions, "Constraints in Amazon DynamoDB"), in the forms
 * that our code uses; a form that code sends and no row has fails the test that sent it (`tests/support/table.ts`).
 */
import type { Change, Check, Item } from '../../lib/contract/ports/table.ts';

/** An item before, one call, and what comes of it. */
export interface Case {
  readonly what: string;
  /** Attributes beside the key; none where the item is not there. */
  readonly before?: Item;
  readonly update?: Change;
  /** Attributes that are put in the place of the item. */
  readonly put?: Item;
  readonly check?: Check;
  /** Attributes afterwards; `refused` by the condition, or at `fault`: then the item is as before. `gone`: not there. */
  readonly then: Item | 'refused' | 'fault' | 'gone';
}

const values = (given: Item): Pick<Check, 'values'> => ({ values: given });
const MARK = { mark: 1 };
/** A condition on an update that sets a mark. */
const judge = (what: string, before: Item | undefined, holds: boolean, check: Check): Case => ({
  what: `${what}: ${holds ? 'holds' : 'does not'}`,
  ...(before === undefined ? {} : { before }),
  update: {
    ...check,
    update: 'SET mark = :mark',
    values: { ...check.values, ':mark': 1 },
  },
  then: holds ? { ...before, ...MARK } : 'refused',
});

const both = (
  what: string,
  check: Check,
  holding: readonly (Item | undefined)[],
  failing: readonly (Item | undefined)[],
): Case[] => [
  ...holding.map((before, i) => judge(`${what} (${i + 1})`, before, true, check)),
  ...failing.map((before, i) => judge(`${what} (${i + 1})`, before, false, check)),
];

const HERE = { a: 1 };
const CONDITIONS: readonly Case[] = [
  ...both('the item is there', { condition: 'attribute_exists(pk)' }, [HERE, {}], [undefined]),
  ...both('the item is not there', { condition: 'attribute_not_exists(pk)' }, [undefined], [HERE]),
  ...both(
    'an attribute is there',
    { condition: 'attribute_exists(a)' },
    [HERE, { a: null }, { a: '' }],
    [{ b: 1 }, undefined],
  ),
  ...both(
    'a number is at most',
    { condition: 'a <= :v', values: { ':v': 2 } },
    [HERE, { a: 2 }, { a: -5 }],
    [{ a: 3 }, { a: '1' }, {}],
  ),
  ...both(
    'a number is less',
    { condition: 'a < :v', values: { ':v': 10 } },
    [{ a: 9 }, { a: -1 }, { a: 9.99 }],
    [{ a: 10 }, { a: true }],
  ),
  ...both(
    'a number is more',
    { condition: 'a > :v', values: { ':v': 2 } },
    [{ a: 10 }, { a: 2.0001 }],
    [{ a: 2 }, { a: null }, undefined],
  ),
  ...both('a number is at least', { condition: 'a >= :v', values: { ':v': 2 } }, [{ a: 2 }], [{ a: 1 }, {}]),
  ...both(
    'a text is less, by its bytes',
    { condition: 'a < :v', values: { ':v': 'b' } },
    [{ a: 'B' }, { a: '' }],
    [{ a: 'b' }, { a: 'ॐ' }],
  ),
  ...both(
    'a number equals',
    { condition: 'a = :v', values: { ':v': 1 } },
    [HERE, { a: 1.0 }],
    [{ a: '1' }, { a: 2 }, {}],
  ),
  ...both(
    'a text equals',
    { condition: '#a = :v', names: { '#a': 'owner' }, values: { ':v': 'x' } },
    [{ owner: 'x' }],
    [{ owner: 'X' }, {}],
  ),
  ...both(
    'a text equals by an attribute of its own',
    { condition: 'a = :v', values: { ':v': 'é' } },
    [{ a: 'é' }],
    [{ a: 'e\u0301' }],
  ),
  ...both(
    'a truth equals',
    { condition: 'a = :v', values: { ':v': true } },
    [{ a: true }],
    [{ a: false }, { a: 'true' }],
  ),
  ...both('nothing equals nothing', { condition: 'a = :v', values: { ':v': null } }, [{ a: null }], [{}, { a: 0 }]),
  ...both(
    'a set equals, in whatever order',
    { condition: 'a = :v', values: { ':v': new Set(['x', 'y']) } },
    [{ a: new Set(['y', 'x']) }],
    [{ a: new Set(['x']) }, { a: ['x', 'y'] }],
  ),
  ...both(
    'a text differs',
    { condition: '#a <> :v', names: { '#a': 'state' }, values: { ':v': 'x' } },
    [{ state: 'y' }, { state: 1 }, {}],
    [{ state: 'x' }],
  ),
  ...both(
    'a set holds',
    { condition: 'contains(a, :v)', values: { ':v': 'x' } },
    [{ a: new Set(['x', 'y']) }],
    [{ a: new Set(['xy']) }, {}, undefined],
  ),
  ...both('a text holds', { condition: 'contains(a, :v)', values: { ':v': 'bc' } }, [{ a: 'abcd' }], [{ a: 'acbd' }]),
  ...both(
    'a set does not hold',
    { condition: 'NOT contains(a, :v)', values: { ':v': 'x' } },
    [{ a: new Set(['y']) }, {}, undefined],
    [{ a: new Set(['x']) }],
  ),
  ...both(
    'a set has few members',
    { condition: 'size(a) < :v', values: { ':v': 2 } },
    [{ a: new Set(['x']) }],
    [{ a: new Set(['x', 'y']) }, {}],
  ),
  ...both(
    'a list has few members',
    { condition: 'size(a) < :v', values: { ':v': 2 } },
    [{ a: [] }, { a: [1] }],
    [{ a: [1, 2] }],
  ),
  ...both(
    'one of several',
    { condition: '#s IN (:v, :w)', names: { '#s': 'status' }, values: { ':v': 'x', ':w': 'y' } },
    [{ status: 'x' }, { status: 'y' }],
    [{ status: 'z' }, { status: null }, {}],
  ),
  ...both(
    'OR',
    { condition: 'attribute_not_exists(a) OR a < :v', values: { ':v': 2 } },
    [undefined, {}, HERE],
    [{ a: 2 }],
  ),
  ...both(
    'OR of three',
    {
      condition: 'attribute_not_exists(pk) OR #u <= :v OR attribute_exists(b)',
      names: { '#u': 'until' },
      values: { ':v': 5 },
    },
    [undefined, { until: 5 }, { until: 9, b: 1 }],
    [{ until: 9 }],
  ),
  ...both('AND', { condition: 'attribute_exists(pk) AND a > :v', values: { ':v': 1 } }, [{ a: 2 }], [HERE, undefined]),
  ...both(
    'AND before OR',
    { condition: 'a = :v OR b = :v AND c = :v', values: { ':v': 1 } },
    [{ a: 1 }, { b: 1, c: 1 }],
    [{ b: 1 }, { c: 1 }],
  ),
  ...both(
    'brackets before AND',
    { condition: '(a = :v OR b = :v) AND c = :v', values: { ':v': 1 } },
    [
      { a: 1, c: 1 },
      { b: 1, c: 1 },
    ],
    [{ a: 1 }, { c: 1 }],
  ),
  ...both(
    'NOT before AND',
    { condition: 'NOT a = :v AND b = :v', values: { ':v': 1 } },
    [{ b: 1 }],
    [{ a: 1, b: 1 }, {}],
  ),
  ...both(
    'NOT of brackets',
    { condition: 'NOT (a = :v OR b = :v)', values: { ':v': 1 } },
    [{ a: 2 }, undefined],
    [{ a: 1 }, { b: 1 }],
  ),
  ...both(
    'a debit',
    {
      condition:
        'NOT contains(t, :id) AND NOT contains(t, :undone) AND (attribute_not_exists(traced) OR traced <= :slot) AND (attribute_not_exists(used) OR used <= :room)',
      values: { ':id': 'i', ':undone': 'i!', ':slot': 7, ':room': 98 },
    },
    [undefined, { used: 98, traced: 7, t: new Set(['h']) }],
    [{ used: 99 }, { traced: 8 }, { t: new Set(['i']) }, { t: new Set(['i!']) }],
  ),
];

const change = (what: string, before: Item | undefined, update: Change, then: Case['then']): Case => ({
  what,
  ...(before === undefined ? {} : { before }),
  update,
  then,
});

const UPDATES: readonly Case[] = [
  change('SET makes an item', undefined, { update: 'SET a = :v', ...values({ ':v': 'x' }) }, { a: 'x' }),
  change(
    'SET takes the place of any other kind',
    { a: new Set(['x']) },
    { update: 'SET a = :v', ...values({ ':v': 1 }) },
    { a: 1 },
  ),
  change('SET of a truth', HERE, { update: 'SET a = :v', ...values({ ':v': false }) }, { a: false }),
  change('SET of nothing', HERE, { update: 'SET a = :v', ...values({ ':v': null }) }, { a: null }),
  change('SET of an empty text', HERE, { update: 'SET a = :v', ...values({ ':v': '' }) }, { a: '' }),
  change(
    'SET of a list',
    undefined,
    { update: 'SET a = :v', ...values({ ':v': ['x', [1, null]] }) },
    { a: ['x', [1, null]] },
  ),
  change(
    'SET of an empty list and an empty map',
    undefined,
    { update: 'SET a = :v, b = :w', ...values({ ':v': [], ':w': {} }) },
    { a: [], b: {} },
  ),
  change(
    'SET of a map',
    undefined,
    { update: 'SET a = :v', ...values({ ':v': { x: { y: true } } }) },
    { a: { x: { y: true } } },
  ),
  change(
    'SET of a set',
    undefined,
    { update: 'SET a = :v', ...values({ ':v': new Set(['x']) }) },
    { a: new Set(['x']) },
  ),
  change(
    'SET of an empty set is a fault',
    HERE,
    { update: 'SET a = :v', ...values({ ':v': new Set<string>() }) },
    'fault',
  ),
  change(
    'SET of what a placeholder names',
    undefined,
    { update: 'SET #t = :v', names: { '#t': 'ttl' }, ...values({ ':v': 4_000_000_000 }) },
    { ttl: 4_000_000_000 },
  ),
  change('SET of another attribute', HERE, { update: 'SET b = a' }, { a: 1, b: 1 }),
  change('SET of an attribute that is not there is a fault', HERE, { update: 'SET b = c' }, 'fault'),
  change('SET reads what was before', { a: 1, b: 2 }, { update: 'SET a = b, b = a' }, { a: 2, b: 1 }),
  change('SET adds', HERE, { update: 'SET a = a + :v', ...values({ ':v': 2 }) }, { a: 3 }),
  change('SET subtracts below nothing', HERE, { update: 'SET a = a - :v', ...values({ ':v': 3 }) }, { a: -2 }),
  change(
    'SET takes two from two',
    { a: 5, b: 6 },
    { update: 'SET a = a - :v, b = b - :v', ...values({ ':v': 2 }) },
    { a: 3, b: 4 },
  ),
  change(
    'SET adds to an attribute that is not there: a fault',
    {},
    { update: 'SET a = a + :v', ...values({ ':v': 2 }) },
    'fault',
  ),
  change('SET adds to a text: a fault', { a: '1' }, { update: 'SET a = a + :v', ...values({ ':v': 2 }) }, 'fault'),
  change('SET adds a text: a fault', HERE, { update: 'SET a = a + :v', ...values({ ':v': '2' }) }, 'fault'),
  change(
    'SET counts from nothing',
    undefined,
    { update: 'SET a = if_not_exists(a, :z) + :v', ...values({ ':z': 0, ':v': 2 }) },
    { a: 2 },
  ),
  change(
    'SET counts on',
    HERE,
    { update: 'SET a = if_not_exists(a, :z) + :v', ...values({ ':z': 0, ':v': 2 }) },
    { a: 3 },
  ),
  change(
    'SET counts down from nothing',
    undefined,
    { update: 'SET a = if_not_exists(a, :z) - :v', ...values({ ':z': 0, ':v': 2 }) },
    { a: -2 },
  ),
  change('SET once', HERE, { update: 'SET a = if_not_exists(a, :v)', ...values({ ':v': 9 }) }, { a: 1 }),
  change(
    'SET once, of another attribute',
    { b: 4 },
    { update: 'SET a = if_not_exists(b, :v)', ...values({ ':v': 9 }) },
    { a: 4, b: 4 },
  ),
  change(
    'if_not_exists takes a null for there',
    { a: null },
    { update: 'SET a = if_not_exists(a, :v)', ...values({ ':v': 9 }) },
    { a: null },
  ),
  change('sums are decimal', { a: 0.1 }, { update: 'SET a = a + :v', ...values({ ':v': 0.2 }) }, { a: 0.3 }),
  change('differences are decimal', { a: 1.1 }, { update: 'SET a = a - :v', ...values({ ':v': 1 }) }, { a: 0.1 }),
  change(
    'sums of large counts',
    { a: 9_007_199_254_740_000 },
    { update: 'ADD a :v', ...values({ ':v': 991 }) },
    { a: 9_007_199_254_740_991 },
  ),
  change(
    'a number of 38 digits is kept',
    undefined,
    { update: 'SET a = :v', ...values({ ':v': 1.2345678901234567e37 }) },
    { a: 1.2345678901234567e37 },
  ),
  change(
    'so is the largest, and the smallest',
    undefined,
    { update: 'SET a = :v, b = :w, c = :u', ...values({ ':v': 9.99e125, ':w': 1e-130, ':u': -9.99e125 }) },
    { a: 9.99e125, b: 1e-130, c: -9.99e125 },
  ),
  change('a larger one is a fault', undefined, { update: 'SET a = :v', ...values({ ':v': 1e126 }) }, 'fault'),
  change('a smaller one is a fault', undefined, { update: 'SET a = :v', ...values({ ':v': 1e-131 }) }, 'fault'),
  change('zero is zero, whatever its sign', undefined, { update: 'SET a = :v', ...values({ ':v': 0 }) }, { a: 0 }),
  change('ADD counts from nothing', undefined, { update: 'ADD a :v', ...values({ ':v': 2 }) }, { a: 2 }),
  change('ADD counts on, down', { a: 5 }, { update: 'ADD a :v', ...values({ ':v': -7 }) }, { a: -2 }),
  change(
    'ADD puts into a set',
    { a: new Set(['x']) },
    { update: 'ADD a :v', ...values({ ':v': new Set(['x', 'y']) }) },
    { a: new Set(['x', 'y']) },
  ),
  change(
    'ADD makes a set',
    undefined,
    { update: 'ADD a :v', ...values({ ':v': new Set(['x']) }) },
    { a: new Set(['x']) },
  ),
  change('ADD of a number to a text: a fault', { a: 'x' }, { update: 'ADD a :v', ...values({ ':v': 2 }) }, 'fault'),
  change(
    'ADD of a set to a number: a fault',
    HERE,
    { update: 'ADD a :v', ...values({ ':v': new Set(['x']) }) },
    'fault',
  ),
  change('ADD of a text: a fault', HERE, { update: 'ADD a :v', ...values({ ':v': 'x' }) }, 'fault'),
  change(
    'ADD of two',
    HERE,
    { update: 'ADD a :v, b :w', ...values({ ':v': 1, ':w': new Set(['x']) }) },
    { a: 2, b: new Set(['x']) },
  ),
  change(
    'DELETE takes from a set',
    { a: new Set(['x', 'y']) },
    { update: 'DELETE a :v', ...values({ ':v': new Set(['x', 'z']) }) },
    { a: new Set(['y']) },
  ),
  change(
    'DELETE of all takes the attribute',
    { a: new Set(['x']), b: 1 },
    { update: 'DELETE a :v', ...values({ ':v': new Set(['x']) }) },
    { b: 1 },
  ),
  change(
    'DELETE from what is not there',
    { b: 1 },
    { update: 'DELETE a :v', ...values({ ':v': new Set(['x']) }) },
    { b: 1 },
  ),
  change(
    'DELETE from a number: a fault',
    HERE,
    { update: 'DELETE a :v', ...values({ ':v': new Set(['x']) }) },
    'fault',
  ),
  change('REMOVE', { a: 1, b: 2, c: 3 }, { update: 'REMOVE a, #b', names: { '#b': 'b' } }, { c: 3 }),
  change('REMOVE of what is not there', HERE, { update: 'REMOVE b' }, HERE),
  change(
    'all clauses at once',
    { a: 1, c: 1, d: new Set(['x', 'y']) },
    { update: 'SET a = a + :v, b = :v ADD e :v DELETE d :x REMOVE c', ...values({ ':v': 1, ':x': new Set(['x']) }) },
    { a: 2, b: 1, d: new Set(['y']), e: 1 },
  ),
  change(
    'SET, ADD and REMOVE of a debit',
    { used: 2, s1: new Set(['h']) },
    {
      update: 'SET used = if_not_exists(used, :z) + :c, traced = :t ADD s2 :ids, calls :n REMOVE s1',
      ...values({ ':z': 0, ':c': 2, ':t': 9, ':ids': new Set(['i']), ':n': 1 }),
    },
    { used: 4, traced: 9, s2: new Set(['i']), calls: 1 },
  ),
  ...[
    { what: 'a later one counts', before: { t: 5, b: 1, n: 2, m: 2 }, then: { t: 9, b: 1, n: 3, m: 2, f: [], ttl: 7 } },
    { what: 'the first one counts', before: undefined, then: { t: 9, b: 9, n: 1, m: 0, f: [], ttl: 7 } },
    { what: 'the same once more does not', before: { t: 8, b: 1, n: 2, m: 2 }, then: 'refused' as const },
  ].map(({ what, before, then }) =>
    change(
      `a probe of the minute: ${what}`,
      before,
      {
        update: 'SET b = if_not_exists(b, :t), t = :t, f = :f, #ttl = :ttl ADD n :one, m :none',
        condition: 'attribute_not_exists(t) OR t < :before',
        names: { '#ttl': 'ttl' },
        ...values({ ':t': 9, ':before': 6, ':f': [], ':ttl': 7, ':one': 1, ':none': 0 }),
      },
      then,
    ),
  ),
  change(
    'a lease of what nothing limits',
    { used: 0 },
    { update: 'SET used = if_not_exists(used, :z) + :c', ...values({ ':z': 0, ':c': 0 }) },
    { used: 0 },
  ),
  change(
    'a lease',
    { used: 2, o30: 2, n1: 3, n0: 9, settled: 0 },
    {
      update: 'SET used = if_not_exists(used, :z) + :c, #o = if_not_exists(#o, :z) + :c ADD n1 :n REMOVE n0',
      condition:
        '(attribute_not_exists(used) OR used <= :room) AND (attribute_not_exists(settled) OR settled < :slot) AND (attribute_not_exists(n1) OR n1 <= :rest)',
      names: { '#o': 'o30' },
      ...values({ ':z': 0, ':c': 40, ':n': 20, ':room': 60, ':slot': 30, ':rest': 80 }),
    },
    { used: 42, o30: 42, n1: 23, settled: 0 },
  ),
  change(
    'SET and REMOVE of a settlement',
    { used: 9, o1: 4 },
    {
      update: 'SET used = used - :r, delivered = if_not_exists(delivered, :z) + :d REMOVE #o',
      names: { '#o': 'o1' },
      ...values({ ':r': 1, ':d': 3, ':z': 0 }),
    },
    { used: 8, delivered: 3 },
  ),
  change('an attribute twice: a fault', HERE, { update: 'SET a = :v ADD a :v', ...values({ ':v': 1 }) }, 'fault'),
  change('a clause twice: a fault', HERE, { update: 'SET a = :v SET b = :v', ...values({ ':v': 1 }) }, 'fault'),
  change('a key: a fault', HERE, { update: 'SET pk = :v', ...values({ ':v': 'x' }) }, 'fault'),
  change('a value that is not given: a fault', HERE, { update: 'SET a = :v' }, 'fault'),
  change('a name that is not given: a fault', HERE, { update: 'SET #a = :v', ...values({ ':v': 1 }) }, 'fault'),
  change(
    'a value that nothing uses: a fault',
    HERE,
    { update: 'SET a = :v', ...values({ ':v': 1, ':w': 2 }) },
    'fault',
  ),
  change(
    'a name that nothing uses: a fault',
    HERE,
    { update: 'SET a = :v', names: { '#b': 'b' }, ...values({ ':v': 1 }) },
    'fault',
  ),
  change('what cannot be read: a fault', HERE, { update: 'SET a := :v', ...values({ ':v': 1 }) }, 'fault'),
  change(
    'a comparison with what is missing: a fault',
    HERE,
    { update: 'SET a = :v', condition: 'a <', ...values({ ':v': 1 }) },
    'fault',
  ),
  change(
    'the condition is of the item before',
    HERE,
    { update: 'SET a = :two', condition: 'a = :one', ...values({ ':one': 1, ':two': 2 }) },
    { a: 2 },
  ),
  change(
    'a refused update makes no item',
    undefined,
    { update: 'SET a = :v', condition: 'attribute_exists(pk)', ...values({ ':v': 1 }) },
    'refused',
  ),
];

const LETTERS = 'क्ष — 𝄞 \u0000 "\\ \n';
const PUTS: readonly Case[] = [
  { what: 'a put takes the place of all', before: { a: 1, b: 2 }, put: { c: 3 }, then: { c: 3 } },
  { what: 'a put of nothing but a key', put: {}, then: {} },
  {
    what: 'a put where there is none',
    put: { a: 1 },
    check: { condition: 'attribute_not_exists(pk)' },
    then: { a: 1 },
  },
  {
    what: 'a put where there is one',
    before: HERE,
    put: { a: 2 },
    check: { condition: 'attribute_not_exists(pk)' },
    then: 'refused',
  },
  {
    what: 'a put under a version',
    before: { version: 3 },
    put: { version: 4 },
    check: { condition: 'attribute_not_exists(pk) OR version = :v', values: { ':v': 3 } },
    then: { version: 4 },
  },
  {
    what: 'a put under another version',
    before: { version: 3 },
    put: { version: 4 },
    check: { condition: 'attribute_not_exists(pk) OR version = :v', values: { ':v': 2 } },
    then: 'refused',
  },
  {
    what: 'every kind of value',
    put: {
      t: LETTERS,
      n: -1.5,
      yes: true,
      no: false,
      none: null,
      list: ['x', 1, { y: [] }],
      set: new Set(['p', 'q']),
      map: { inner: { deep: [1, new Set(['r'])] } },
    },
    then: {
      t: LETTERS,
      n: -1.5,
      yes: true,
      no: false,
      none: null,
      list: ['x', 1, { y: [] }],
      set: new Set(['p', 'q']),
      map: { inner: { deep: [1, new Set(['r'])] } },
    },
  },
  {
    what: 'names as JSON and objects use them',
    put: { SS: 1, M: 'x', a: { SS: ['x'], M: { N: '1' } }, constructor: 2 },
    then: { SS: 1, M: 'x', a: { SS: ['x'], M: { N: '1' } }, constructor: 2 },
  },
  { what: 'an empty text, also in a list', put: { a: '', b: [''] }, then: { a: '', b: [''] } },
  { what: 'an item of almost 400 KB', put: { a: 'x'.repeat(409_000) }, then: { a: 'x'.repeat(409_000) } },
  { what: 'an item of more than 400 KB', before: HERE, put: { a: 'x'.repeat(410_000) }, then: 'fault' },
  {
    what: 'a list of more than 400 KB',
    put: { a: Array.from({ length: 30_000 }, () => 'x'.repeat(14)) },
    then: 'fault',
  },
  {
    what: 'a set of 2000 members',
    put: { a: new Set(Array.from({ length: 2000 }, (_, i) => `m${i}`)) },
    then: { a: new Set(Array.from({ length: 2000 }, (_, i) => `m${i}`)) },
  },
  { what: 'a number that is none', put: { a: NaN }, then: 'fault' },
  { what: 'a number without end', put: { a: Infinity }, then: 'fault' },
];

const REMOVALS: readonly Case[] = [
  { what: 'a removal', before: HERE, then: 'gone' },
  { what: 'a removal of what is not there', then: 'gone' },
  {
    what: 'a removal under a condition that holds',
    before: { owner: 'x' },
    check: { condition: '#owner = :owner', names: { '#owner': 'owner' }, values: { ':owner': 'x' } },
    then: 'gone',
  },
  {
    what: 'a removal under one that does not',
    before: { owner: 'y' },
    check: { condition: '#owner = :owner', names: { '#owner': 'owner' }, values: { ':owner': 'x' } },
    then: 'refused',
  },
  { what: 'a removal of what must be there', check: { condition: 'attribute_exists(pk)' }, then: 'refused' },
  {
    what: 'a removal of what is out of date',
    before: { ttl: 5 },
    check: { condition: '#ttl < :now', names: { '#ttl': 'ttl' }, values: { ':now': 6 } },
    then: 'gone',
  },
];

/** Every row. */
export const CASES: readonly Case[] = [...CONDITIONS, ...UPDATES, ...PUTS, ...REMOVALS];
