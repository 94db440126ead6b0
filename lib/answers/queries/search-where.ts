/** Reads the condition of a transit search: which members of a node go together, how many there are and how deep. */
import { NAKSHATRA_KEYS } from '../../../layers/jyotish/chart/nakshatra.ts';
import { SIGN_KEYS } from '../../../layers/jyotish/chart/rashi.ts';
import { DASHA_LORDS } from '../../../layers/jyotish/dasha/lord.ts';
import { DASHA_SYSTEMS } from '../../../layers/jyotish/dasha/systems.ts';
import { GRAHAS, type Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import { VARA_KEYS } from '../../../layers/jyotish/panchang/keys.ts';
import { GOCHARA_RESULTS } from '../../../layers/jyotish/transit/gochara.ts';
import {
  SEARCH_DIGNITIES,
  SEARCH_ORIGINS,
  SEARCH_POINTS,
  type SearchNode,
  type SearchTerm,
} from '../../../layers/jyotish/transit/search-terms.ts';
import type { Detail } from '../../contract/frame/errors.ts';
import { invalidFields } from '../../contract/frame/field-errors.ts';
import { MAX_SEARCH_DEPTH, MAX_SEARCH_TERMS } from '../../contract/suites/transit-search.ts';

type Raw = Readonly<Record<string, unknown>>;

const BODY_KEYS = [
  'in_sign',
  'in_nakshatra',
  'in_navamsa',
  'in_house',
  'near',
  'aspects',
  'retrograde',
  'combust',
  'dignity',
  'gochara',
  'bav',
  'sav',
  'kakshya_bindu',
] as const;
const PLAIN_KEYS = [
  'double_transit',
  'sade_sati',
  'chandrashtama',
  'dasha',
  'tithi',
  'nakshatra',
  'vara',
  'tara',
  'paksha',
  'eclipse_within',
] as const;
const COMBINING = ['all', 'any', 'not'] as const;
const CONDITIONS: readonly string[] = [...COMBINING, ...BODY_KEYS, ...PLAIN_KEYS];
/** Members that belong to one condition alone. */
const ARGUMENTS: Readonly<Record<string, string>> = { from: 'in_house', orb: 'near', angle: 'near' };

/** Keys of the single conditions, for the enumerations of the answer. */
export const SEARCH_TERM_KEYS = [...BODY_KEYS, ...PLAIN_KEYS] as const;

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const numbers = (value: unknown): number[] => listOf(value).filter((one) => typeof one === 'number');
/** Members of `allowed` that a list holds. */
const among = <T extends string>(value: unknown, allowed: readonly T[]): T[] =>
  allowed.filter((one) => listOf(value).includes(one));
const oneOf = <T extends string>(value: unknown, allowed: readonly T[]): T | undefined =>
  allowed.find((one) => one === value);
/** Numbers of things that are given by number or key; `first` is the number of the first key. */
const ids = (value: unknown, keys: readonly string[], first = 1): number[] => [
  ...new Set(listOf(value).map((one) => (typeof one === 'number' ? one : keys.indexOf(String(one)) + first))),
];
const boundsOf = (value: unknown, most: number): { readonly min: number; readonly max: number } => {
  const { min, max } = isRaw(value) ? value : {};
  return { min: typeof min === 'number' ? min : 0, max: typeof max === 'number' ? max : most };
};

const nearTerm = (node: Raw, body: Graha, path: string): SearchTerm | null => {
  const point = oneOf(node['near'], SEARCH_POINTS);
  const orb = typeof node['orb'] === 'number' ? node['orb'] : 1;
  const angles = numbers(node['angle']);
  return point ? { key: 'near', body, point, orb, angles: angles.length > 0 ? angles : [0], path } : null;
};

/** The condition about a body that a node holds; the schema has checked every value. */
const bodyTerm = (node: Raw, key: (typeof BODY_KEYS)[number], path: string): SearchTerm | null => {
  const body = oneOf(node['body'], GRAHAS);
  if (!body) return null;
  const value = node[key];
  switch (key) {
    case 'in_sign':
    case 'in_navamsa':
      return { key, body, ids: ids(value, SIGN_KEYS), path };
    case 'in_nakshatra':
      return { key, body, ids: ids(value, NAKSHATRA_KEYS), path };
    case 'in_house':
      return { key, body, ids: numbers(value), from: oneOf(node['from'], SEARCH_ORIGINS) ?? 'lagna', path };
    case 'near':
      return nearTerm(node, body, path);
    case 'aspects': {
      const target = typeof value === 'number' ? value : oneOf(value, SEARCH_POINTS);
      return target === undefined ? null : { key, body, target, path };
    }
    case 'retrograde':
    case 'combust':
    case 'kakshya_bindu':
      return { key, body, is: value === true, path };
    case 'dignity':
      return { key, body, states: among(value, SEARCH_DIGNITIES), path };
    case 'gochara':
      return { key, body, results: among(value, GOCHARA_RESULTS), path };
    case 'bav':
      return { key, body, bounds: boundsOf(value, 8), path };
    case 'sav':
      return { key, body, bounds: boundsOf(value, 56), path };
  }
};

/** A condition that is about no single body. */
const plainTerm = (node: Raw, key: (typeof PLAIN_KEYS)[number], path: string): SearchTerm | null => {
  const value = node[key];
  switch (key) {
    case 'double_transit':
      return typeof value === 'number' ? { key, house: value, path } : null;
    case 'eclipse_within':
      return typeof value === 'number' ? { key, days: value, path } : null;
    case 'sade_sati':
    case 'chandrashtama':
      return { key, is: value === true, path };
    case 'dasha': {
      if (!isRaw(value)) return null;
      const level = typeof value['level'] === 'number' ? value['level'] : 1;
      const system = oneOf(value['system'], DASHA_SYSTEMS) ?? 'vimshottari';
      return { key, system, level, lords: among(value['lord'], DASHA_LORDS), path };
    }
    case 'tithi':
    case 'tara':
      return { key, ids: numbers(value), path };
    case 'nakshatra':
      return { key, ids: ids(value, NAKSHATRA_KEYS), path };
    case 'vara':
      return { key, ids: ids(value, VARA_KEYS, 0), path };
    case 'paksha':
      return { key, paksha: value === 'krishna' ? 'krishna' : 'shukla', path };
  }
};

/** The condition of a search as the layer takes it. Throws every fault at once: what is missing, too much, too deep or out of place. */
export const readWhere = (where: Raw): SearchNode => {
  const faults: Detail[] = [];
  const fault = (field: string, code: Detail['code'], message: string, expected?: string): void =>
    void faults.push({ field, code, message, ...(expected === undefined ? {} : { expected }) });
  let terms = 0;
  const read = (node: Raw, path: string, depth: number): SearchNode[] => {
    const found = CONDITIONS.filter((key) => node[key] !== undefined);
    const [key] = found;
    if (key === undefined || found.length > 1) {
      const has = key === undefined ? 'none' : found.join(', ');
      fault(
        path,
        key === undefined ? 'REQUIRED' : 'CONFLICT',
        `${path} must hold exactly one condition; it holds ${has}.`,
        CONDITIONS.join(', '),
      );
      return [];
    }
    const isBody = BODY_KEYS.some((one) => one === key);
    if (isBody && node['body'] === undefined)
      fault(`${path}.body`, 'REQUIRED', `${path}.body is required: ${key} is about a planet.`, GRAHAS.join(', '));
    if (!isBody && node['body'] !== undefined)
      fault(`${path}.body`, 'CONFLICT', `${path}.body must be left out: ${key} is about no single planet.`);
    for (const [name, of] of Object.entries(ARGUMENTS))
      if (node[name] !== undefined && of !== key)
        fault(`${path}.${name}`, 'CONFLICT', `${path}.${name} belongs to ${of} alone.`);
    if (COMBINING.some((one) => one === key)) {
      if (depth >= MAX_SEARCH_DEPTH) {
        fault(
          path,
          'TOO_LONG',
          `${path} is nested too deep: all, any and not may stand ${MAX_SEARCH_DEPTH} deep.`,
          `at most ${MAX_SEARCH_DEPTH} levels`,
        );
        return [];
      }
      const inner = node[key];
      if (isRaw(inner)) return read(inner, `${path}.not`, depth + 1).map((one) => ({ kind: 'not', node: one }));
      const nodes = listOf(inner).flatMap((one, i) => (isRaw(one) ? read(one, `${path}.${key}.${i}`, depth + 1) : []));
      return [{ kind: key === 'any' ? 'any' : 'all', nodes }];
    }
    if (++terms > MAX_SEARCH_TERMS) return [];
    const bodyKey = BODY_KEYS.find((one) => one === key);
    const plainKey = PLAIN_KEYS.find((one) => one === key);
    const plain = plainKey ? plainTerm(node, plainKey, path) : null;
    const term = bodyKey ? bodyTerm(node, bodyKey, path) : plain;
    return term ? [{ kind: 'term', term }] : [];
  };
  const [node] = read(where, 'where', 0);
  if (terms > MAX_SEARCH_TERMS)
    fault(
      'where',
      'TOO_LONG',
      `where must have at most ${MAX_SEARCH_TERMS} conditions; it has ${terms}.`,
      `at most ${MAX_SEARCH_TERMS} conditions`,
    );
  if (faults.length > 0) throw invalidFields(...faults.slice(0, 100));
  if (!node) throw new Error('a condition without faults must be read');
  return node;
};
