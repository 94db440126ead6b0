/** Takes the place of the file of this name that is written with every library, so that the others can be checked here. */
export { PROTOCOL } from '../../protocol.ts';

export const VERSION = '0.0.0';
export const BASE_URL = '';
