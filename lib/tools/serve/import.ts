/** `npm run import -- <file>`: see `export.ts`. */
import { run } from '../local/program.ts';
import { move } from './export.ts';

await run(() => move('import', process.argv.slice(2)));
