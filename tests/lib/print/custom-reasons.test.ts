/** Why a custom is asked for, in one line. */
import { reasonsOf } from '../../../lib/print/report/book/custom-table.ts';
import { bank } from '../../../lib/words/bank.ts';

it('keeps the capital letter of a planet within the line', () => {
  const { dhaiyas, reasons } = bank('en', 'remedies');
  const why = [reasons.enemy_sign, dhaiyas['8th'], reasons.lagna_lord].map((name) => ({ name }));
  expect(reasonsOf({ drawing: bank('en', 'drawing') }, { why })).toBe(
    'In an unfriendly sign; Saturn is now in the eighth from the Moon (ashtama); rules the ascendant',
  );
});
