/** Endpoints that one call about a birth may bundle (kundli/full). */
import type { AnyEndpoint } from './endpoint.ts';

/** Suites whose answers follow from a birth alone. */
const NATAL_SUITES: readonly string[] = [
  'core',
  'kundli',
  'varga',
  'dasha',
  'strength',
  'yoga',
  'dosha',
  'jaimini',
  'kp',
  'varshaphal',
  'lal-kitab',
];
/** Endpoints that cost more are searches or bundles of their own. */
const MAX_SECTION_CREDITS = 3;

/** Whether an endpoint may be a section of one call about a birth. */
export const isNatalSection = ({ suite, credits, input }: AnyEndpoint): boolean =>
  NATAL_SUITES.includes(suite) &&
  credits <= MAX_SECTION_CREDITS &&
  (input.kind === 'birth' || input.kind === 'birth_at');
