/** The changelog as data: the dated lines of CHANGELOG.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from './change.ts';
import { ROOT } from './registry.ts';

/**
 * The changes of a text, newest first: every `- What changed (`endpoint`, `suite/*`).` below `## <version> (… <date>)`, with
 * the date of its own where it begins with one.
 */
export const changesOf = (text: string): readonly Change[] => {
  let [version, day] = ['', ''];
  const found: Change[] = [];
  for (const line of text.split('\n')) {
    const heading = /^## ([\d.]+)(?:.*(\d{4}-\d\d-\d\d))?/.exec(line);
    if (heading) [version, day] = [heading[1] ?? '', heading[2] ?? ''];
    const [, own, change] = /^- (?:(\d{4}-\d\d-\d\d) )?(.+)$/.exec(line) ?? [];
    const date = own ?? day;
    if (change === undefined || date === '') continue;
    const endpoints = [...change.matchAll(/`([a-z][\w-]*(?:\/[\w{}*-]+)*)`/g)].map(([, name = '']) => name);
    found.push({ version, date, change: change.replaceAll('`', ''), endpoints });
  }
  return found.toSorted((a, b) => {
    if (a.date < b.date) return 1;
    if (a.date > b.date) return -1;
    return 0;
  });
};

/** The changes of this repository. */
export const ownChanges = (): readonly Change[] => changesOf(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'));
