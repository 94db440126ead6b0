/**
 * The papers of the operator of this build, as Markdown: none in the sources; the build puts those that `operator.json` fills in
 * their place, where there is one. The names stand apart, for pages that only lead to them.
 */
import type { PaperName } from './paper-names.ts';

export const SHOWN: readonly PaperName[] = [];
export const TEXTS: Readonly<Partial<Record<PaperName, string>>> = {};
