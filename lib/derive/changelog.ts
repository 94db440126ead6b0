/** The changelog as data: the dated lines of CHANGELOG.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from './change.ts';
import { ROOT } from './registry.ts';

const LINE = /^- (\d{4}-\d\d-\d\d) (.+)$/;

/** The changes of a text, newest first: `- 2026-11-21 What changed (`endpoint`, `suite/*`).` below `## <version>`. */
export const changesOf = (text: string): readonly Change[] => {
  let version = '';
  const found: Change[] = [];
  for (const line of text.split('\n')) {
    version = /^## ([\d.]+)/.exec(line)?.[1] ?? version;
    const [, date, change] = LINE.exec(line) ?? [];
    if (date === undefined || change === undefined) continue;
    const endpoints = [...change.matchAll(/`([a-z][\w-]*(?:\/[\w{}*-]+)*)`/g)].map(([, name = '']) => name);
    found.push({ version, date, change: change.replaceAll('`', ''), endpoints });
  }
  return found.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
};

/** The changes of this repository. */
export const ownChanges = (): readonly Change[] => changesOf(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'));
