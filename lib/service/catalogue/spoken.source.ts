/**
 * What each language can do, for the function that lists the languages. The build puts the rows in the place of this module;
 * an unbuilt process computes them, unless it works with a build.
 */
import type { SpokenLanguage } from './spoken-rows.ts';

let rows: Promise<readonly SpokenLanguage[]> | undefined;

const computed = async (): Promise<readonly SpokenLanguage[]> => {
  const { derivedText } = await import('./derived.ts');
  const built = derivedText('spokenLanguages');
  if (built !== null) return JSON.parse(built);
  const { spokenIn } = await import('./spoken.ts');
  const { promised } = await import('./registry.ts');
  return spokenIn(await promised());
};

/** Every language, in the order of the documents. */
export const spokenLanguages = (): Promise<readonly SpokenLanguage[]> => (rows ??= computed());
