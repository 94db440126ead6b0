/** From the path that someone wrote to the endpoint that was meant. */
import { distance } from 'fastest-levenshtein';
import { OTHER_NAMES } from './other-names.ts';

/** What of an endpoint a path is compared with. */
export interface Named {
  /** Below /v1: `varga/{chart}`. */
  readonly name: string;
  readonly suite: string;
}

/** Edits by which a name may differ from one that is meant, at most; of a short name a quarter. */
const MOST_EDITS = 3;
/** Characters of a path that are looked at. */
const MOST_LETTERS = 100;

/**
 * The name below /v1 that a path says: without method, address, version, query and slashes at either end.
 *
 * `POST https://api.example.com/V1/kundli/planets/` → `kundli/planets`
 */
export const nameOfPath = (path: string): string =>
  path
    .trim()
    .replace(/^(?:GET|POST|PUT|PATCH|DELETE)\s+/i, '')
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/^\/*(?:api\/+)?(?:v\d+(?:\/+|$))?/i, '')
    .replace(/\/+$/, '')
    .slice(0, MOST_LETTERS);

const folded = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9{}]/g, '');

/** Most parts of a path that are looked at. */
const MOST_PARTS = 6;

/**
 * Neighbouring parts of a path, the last and longest first: `sun/daily/leo` → itself, `daily/leo`, `leo`, `sun/daily` …
 * A suite alone at the beginning is left out: it says nothing of what is wanted from it.
 */
const stretches = (name: string, suites: ReadonlySet<string>): readonly string[] => {
  const parts = name.split('/').filter(Boolean).slice(0, MOST_PARTS);
  const all = parts.flatMap((_, cut) =>
    parts.slice(cut).map((__, from) => folded(parts.slice(from, parts.length - cut).join(''))),
  );
  const isSuite = parts.length > 1 && suites.has(all.at(-1) ?? '');
  return isSuite ? all.slice(0, -1) : all;
};

/** Whether a path differs from the template of an endpoint only in case and in - and _; variables may be anything. */
export const isTemplate = (template: string, name: string): boolean => {
  const own = template.split('/');
  const given = name.split('/');
  return (
    own.length === given.length &&
    own.every((part, i) => part.startsWith('{') || folded(part) === folded(given[i] ?? ''))
  );
};

/** The name of an endpoint as it is spelled here, with the variables of a path as they were given. */
const spelled = (template: string, name: string): string => {
  const given = name.split('/');
  return template
    .split('/')
    .map((part, i) => (part.startsWith('{') ? (given[i] ?? part) : part))
    .join('/');
};

/** Fewest parts of the name of an endpoint that others lengthen by what we take in the body: `horoscope/daily/aries`. */
const LEAST_PARTS = 2;

/** The endpoint that a path begins with, null where there is none. */
const nameAbove = (rows: readonly Named[], name: string): string | null => {
  const parts = name.split('/');
  for (let length = parts.length - 1; length >= LEAST_PARTS; length--) {
    const beginning = parts.slice(0, length).join('/');
    const found = rows.find((row) => isTemplate(row.name, beginning));
    if (found) return spelled(found.name, beginning);
  }
  return null;
};

/**
 * Names of endpoints that a path may have meant, the likeliest first: spelled in another case or with other dashes, called
 * so by other services, of another suite, or a few letters away; empty where none is near.
 */
export const namesNear = (rows: readonly Named[], path: string, limit = 3): readonly string[] => {
  const name = nameOfPath(path);
  if (name === '') return [];
  const same = rows.filter((row) => isTemplate(row.name, name)).map((row) => spelled(row.name, name));
  const suites = new Set(rows.map(({ suite }) => folded(suite)));
  const called = stretches(name, suites).flatMap((stretch) =>
    Object.entries(OTHER_NAMES).flatMap(([own, others]) => (others.includes(stretch) ? [own] : [])),
  );
  if (same.length > 0) return [...new Set(same)].slice(0, limit);
  const above = nameAbove(rows, name);
  if (above !== null) return [above];
  const whole = folded(name);
  const last = folded(name.split('/').at(-1) ?? '');
  const alike = rows
    .flatMap((row) => {
      const own = folded(row.name.split('/').at(-1) ?? '');
      const edits = distance(folded(row.name), whole);
      const isNear = edits <= Math.min(MOST_EDITS, Math.floor(whole.length / 4)) || (own === last && own.length > 3);
      return isNear ? [{ name: row.name, edits }] : [];
    })
    .sort((a, b) => a.edits - b.edits);
  return [...new Set([...called, ...alike.map((one) => one.name)])].slice(0, limit);
};
