/**
 * Resolves when HarfBuzz can be used. Imported as a module it already can; bundles, which cannot wait at the top level, have
 * its own promise here (lib/tools/deploy/press.ts).
 */
export const started: Promise<unknown> = Promise.resolve();
