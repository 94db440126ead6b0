/** The languages that every function asks for. The build puts them in the place of this module: to look for them delays a first answer. */
import { foldersWith } from './language-folders.ts';

/** Languages with names. */
export const WITH_NAMES = foldersWith(['names']);

/** Languages with readings of a chart. */
export const WITH_READINGS = foldersWith(['phala/planet-house']);
