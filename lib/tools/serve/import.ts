/** `npm run import -- <file>`: see `export.ts`. */
import { runMove } from './export.ts';

runMove('import');
