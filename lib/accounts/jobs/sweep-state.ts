/** Where settlement notes how far it has come: `horizon`, epoch ms until which every call is recorded and settled. */
import type { Key } from '../../contract/ports/table.ts';

export const SWEEP_STATE: Key = { pk: 'job#sweep', sk: 'state' };
