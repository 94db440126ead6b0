import { usageKey } from '../../../lib/metering/credits.ts';
import { debitPart, refundParts, settleParts } from '../../../lib/metering/part.ts';
import { packPurse, type Purse } from '../../../lib/metering/purse.ts';
import { numberOf } from '../../../lib/storage/attribute.ts';
import { faultyTable, startTable, type Fate, type Operation, type TestTable } from '../../support/dynamo.ts';

process.env['UDAYA_LOG'] = 'off';
let double: TestTable;
beforeAll(async () => {
  double = await startTable();
});
afterAll(() => double.stop());

const noon = Date.UTC(2026, 10, 21, 12);
let serial = 0;
const customer = (credits: number) => {
  const purse: Purse = {
    customer: `p${++serial}`,
    key: 'k',
    sandbox: false,
    credits,
    cap: -1,
    keyCap: -1,
    rate: 0,
  };
  const used = async () => numberOf((await double.table.get(usageKey(purse.customer, '2026-11'))) ?? {}, 'used');
  let parts = 0;
  const debit = (wanted: number, key: string | null = null, table = double.table, at = noon) =>
    debitPart(
      {
        purse: packPurse(purse),
        credits: wanted,
        id: `${purse.customer}.${++parts}`,
        claim: key === null ? null : { path: '/v1/batch#digest', key },
      },
      table,
      at,
    );
  return { used, debit };
};
/** A table on which one kind of operation fares badly. */
const failing = (operation: Operation, fate: Fate) =>
  faultyTable(double.table, (met) => (met === operation ? fate : 'works')).table;

describe('a part', () => {
  it('is taken, or refused with what is left', async () => {
    const { used, debit } = customer(5);
    expect(await debit(3)).toMatchObject({ refusal: '', charged: 3, free: 0, remaining: 2 });
    expect(await debit(3)).toMatchObject({ refusal: 'CREDITS_EXHAUSTED', charged: 0, charge: '', remaining: 2 });
    expect(await used()).toBe(3);
  });

  it.each(['refused', 'answer_lost', 'request_lost'] as const)('takes nothing when storage fails: %s', async (fate) => {
    const { used, debit } = customer(5);
    expect(await debit(3, null, failing('update', fate))).toMatchObject({ refusal: 'OVERLOADED', charge: '' });
    expect(await used()).toBe(0);
  });

  it('gives back what was not spent, once, from as many charges as it takes', async () => {
    const { used, debit } = customer(20);
    const charges = [await debit(5), await debit(4), await debit(3)].map(({ charge }) => charge);
    await settleParts(charges, 6, 'r', double.table, noon);
    expect(await used()).toBe(6);
    await settleParts(charges, 6, 'r', double.table, noon);
    expect(await used()).toBe(6);
  });

  it('gives everything back when the call fails, once', async () => {
    const { used, debit } = customer(20);
    const charges = [(await debit(5)).charge, (await debit(4)).charge];
    await refundParts(charges, 'r', double.table, noon);
    await refundParts(charges, 'r', double.table, noon);
    expect(await used()).toBe(0);
  });
});

describe('a part under an idempotency key', () => {
  it('is free for a replay as far as the first was paid in the end', async () => {
    const { used, debit } = customer(20);
    const first = await debit(9, 'a');
    await settleParts([first.charge], 4, 'r', double.table, noon);
    expect(await debit(9, 'a')).toMatchObject({ refusal: '', charged: 0, free: 4 });
    expect(await used()).toBe(4);
  });

  it('is free as well for what was debited beyond the first charge', async () => {
    const { debit } = customer(20);
    const charges = [(await debit(3, 'a')).charge, (await debit(4)).charge];
    await settleParts(charges, 7, 'r', double.table, noon);
    expect(await debit(7, 'a')).toMatchObject({ charged: 0, free: 7 });
  });

  it('refused or failed leaves the key to the next call', async () => {
    const { used, debit } = customer(5);
    expect(await debit(9, 'a')).toMatchObject({ refusal: 'CREDITS_EXHAUSTED' });
    const second = await debit(5, 'a');
    expect(second).toMatchObject({ refusal: '', charged: 5 });
    await refundParts([second.charge], 'r', double.table, noon);
    expect(await used()).toBe(0);
    expect(await debit(5, 'a')).toMatchObject({ refusal: '', charged: 5 });
  });

  it('keeps its charge while a replay of it fails', async () => {
    const { used, debit } = customer(5);
    const first = await debit(5, 'a');
    await settleParts([first.charge], 5, 'r', double.table, noon);
    const replay = await debit(5, 'a');
    await refundParts([replay.charge], 'r', double.table, noon);
    expect(await used()).toBe(5);
    expect(await debit(5, 'a')).toMatchObject({ charged: 0, free: 5 });
  });

  it('takes nothing when the claim cannot be marked as paid', async () => {
    const { used, debit } = customer(5);
    let updates = 0;
    // The second update is that of the claim, after the debit.
    const { table } = faultyTable(double.table, (met) => (met === 'update' && ++updates === 2 ? 'refused' : 'works'));
    expect(await debit(5, 'a', table)).toMatchObject({ refusal: 'OVERLOADED' });
    expect(await used()).toBe(0);
    expect(await debit(5, 'a')).toMatchObject({ refusal: '', charged: 5 });
  });

  it('must be printable', async () => {
    expect(await customer(5).debit(1, 'ключ')).toMatchObject({ refusal: 'VALIDATION_FAILED', charge: '' });
    expect(await customer(5).debit(1, 'x'.repeat(65))).toMatchObject({ refusal: 'VALIDATION_FAILED' });
  });
});
