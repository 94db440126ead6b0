/**
 * `npm run words:check`: holds every bank against the English one, and prints what there is: texts and words by language and
 * family, how many were made from an English text that has changed since, and who has read them. Fails where there is a fault.
 */
import { pressFiles } from '../deploy/press.ts';
import { checkAll } from './check-all.ts';

process.env['UDAYA_PRESS'] ??= await pressFiles();

const { lines, faults } = checkAll();
process.stdout.write(`${[...lines, ...faults, `${faults.length} faults`].join('\n')}\n`);
if (faults.length > 0) process.exitCode = 1;
