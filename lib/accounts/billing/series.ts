/**
 * Papers with consecutive numbers: invoices and credit notes, a series for each seller, sort and financial year. The row of a
 * number holds the whole paper, and is made by one conditional put: a number is given with its paper or not at all, so none is
 * missing and none stands twice, wherever a process ends. Rows are never changed nor deleted.
 */
import { itemText, isWritten, type Item, type Key, type Table } from '../../contract/ports/table.ts';

/** Digits of a number: `UD/26-27/000123` has 15 characters, and 16 are allowed. */
const DIGITS = 6;
const TRIES = 50;

/** Name of the financial year of an instant (epoch ms): `26-27`, or `26` where it is the calendar year. */
const financialYear = (at: number, begins: number): string => {
  const date = new Date(at);
  const year = date.getUTCFullYear() - (date.getUTCMonth() + 1 < begins ? 1 : 0);
  const short = (value: number): string => String(value % 100).padStart(2, '0');
  return begins === 1 ? short(year) : `${short(year)}-${short(year + 1)}`;
};

/** A series: `UD/26-27`. */
export const seriesOf = (prefix: string, at: number, begins: number): string =>
  `${prefix}/${financialYear(at, begins)}`;

const rowOf = (series: string, serial: number): Key => ({
  pk: `papers#${series}`,
  sk: String(serial).padStart(DIGITS, '0'),
});

/** Where the paper of a number stands. */
export const paperKey = (number: string): Key => {
  const at = number.lastIndexOf('/');
  return { pk: `papers#${number.slice(0, at)}`, sk: number.slice(at + 1) };
};

/**
 * Gives a paper its number, once for `owner`: the item in which the serial that is being tried is noted first, so that whoever
 * goes on after a process has ended finds the row that it made. `about` names the paper: `order#…`. Resolves with the number.
 */
export const issue = async (table: Table, series: string, owner: Key, about: string, paper: Item): Promise<string> => {
  const noted = `serial_${about}`;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const before = (await table.get(owner))?.[noted];
    const [last] = await table.query(`papers#${series}`, { descending: true, limit: 1 });
    const next = Number(last ? itemText(last, 'sk') : 0) + 1;
    const [own, serial] = typeof before === 'string' ? before.split(' ') : [];
    if (own !== undefined && serial !== undefined) {
      const key = rowOf(own, Number(serial));
      const found = await table.get(key);
      if (found && itemText(found, 'about') === about) return `${own}/${key.sk}`;
      if (!found && own === series && Number(serial) === next) {
        const number = `${series}/${key.sk}`;
        const made = table.put({ ...paper, ...key, number, about }, { condition: 'attribute_not_exists(pk)' });
        if (await isWritten(made)) return number;
        continue;
      }
    }
    await isWritten(
      table.update(owner, {
        update: 'SET #noted = :next',
        condition: before === undefined ? 'attribute_not_exists(#noted)' : '#noted = :before',
        names: { '#noted': noted },
        values: { ':next': `${series} ${next}`, ...(before === undefined ? {} : { ':before': before }) },
      }),
    );
  }
  throw new Error(`No number could be given in ${series}`);
};
