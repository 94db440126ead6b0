/** Matching in English. Nothing promises or threatens: a sentence says what was found and by which rule. */
import type { MatchingText } from '../matching.ts';

export const matching: MatchingText = {
  poruthams: [
    'Dina',
    'Gana',
    'Mahendra',
    'Stri Dirgha',
    'Yoni',
    'Rashi',
    'Rashyadhipati',
    'Vashya',
    'Rajju',
    'Vedha',
    'Nadi',
    'Varna',
  ],
  checks: {
    ashtakoot: {
      passed: 'The eight kootas give {total} of 36 points; 18 are enough.',
      cancelled: 'The eight kootas give {total} of 36 points; 18 are enough.',
      failed: 'The eight kootas give {total} of 36 points; 18 are asked for.',
    },
    manglik: {
      passed: 'Mars weighs alike in both charts: effective in both, or in neither.',
      cancelled: 'Mars weighs alike in both charts: effective in both, or in neither.',
      failed: 'Mars is effective in one chart only, the {who}’s.',
    },
    nadi: {
      passed: 'The nadis differ: {groom} and {bride}.',
      cancelled: 'Both share the nadi {groom}, but an exception lifts it: {rule}.',
      failed: 'Both share the nadi {groom}, and no exception lifts it.',
    },
    bhakoot: {
      passed: 'The Moon signs {groom} and {bride} stand well to each other.',
      cancelled: 'The Moon signs {groom} and {bride} stand {kind} to each other, but an exception lifts it: {rule}.',
      failed: 'The Moon signs {groom} and {bride} stand {kind} to each other, and no exception lifts it.',
    },
    rajju: {
      passed: 'The stars belong to different parts of the rajju: {groom} and {bride}.',
      cancelled: 'The stars belong to different parts of the rajju: {groom} and {bride}.',
      failed: 'Both stars belong to one part of the rajju: {groom}.',
    },
    vedha: {
      passed: 'The stars {groom} and {bride} do not obstruct each other.',
      cancelled: 'The stars {groom} and {bride} do not obstruct each other.',
      failed: 'The stars {groom} and {bride} obstruct each other (vedha).',
    },
  },
};
