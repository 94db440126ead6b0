/** Rules of a journey in a direction. */
import { chandraVasaOf, DIRECTIONS, dishaShoolOf, rahuVasaOf, yoginiVasaOf } from '../panchang/nivas.ts';
import { muhuratRule as rule } from './rule.ts';
import type { RuleBook } from './state.ts';

const PANCHAKA_SIGNS: readonly number[] = [11, 12];
const towards = ({ direction }: RuleBook): boolean => direction !== null;
/** Three steps of the eight make the right hand of a traveller: a quarter turn. */
const rightOf = (direction: (typeof DIRECTIONS)[number]) => DIRECTIONS[(DIRECTIONS.indexOf(direction) + 2) % 8];

export const JOURNEY_RULES = [
  rule({
    id: 'disha_shool',
    stage: 'angas',
    asked: towards,
    met: ({ vara }, { direction }) => dishaShoolOf(vara) !== direction,
    veto: true,
    observed: ({ vara }) => ({ kind: 'word', value: dishaShoolOf(vara) }),
  }),
  rule({
    id: 'panchaka_southward',
    stage: 'angas',
    asked: ({ direction }) => direction === 's',
    met: ({ moonSign }) => !PANCHAKA_SIGNS.includes(moonSign),
    veto: true,
    observed: ({ moonSign }) => ({ kind: 'sign', value: moonSign }),
  }),
  rule({
    id: 'yogini_vasa',
    stage: 'fine',
    asked: towards,
    met: ({ tithi }, { direction }) => yoginiVasaOf(tithi) !== direction,
    observed: ({ tithi }) => ({ kind: 'word', value: yoginiVasaOf(tithi) }),
  }),
  rule({
    id: 'rahu_vasa',
    stage: 'fine',
    asked: towards,
    met: ({ vara }, { direction }) => rahuVasaOf(vara) !== direction,
    observed: ({ vara }) => ({ kind: 'word', value: rahuVasaOf(vara) }),
  }),
  rule({
    id: 'chandra_vasa',
    stage: 'fine',
    asked: towards,
    // The Moon before the traveller or at the right hand.
    met: ({ moonSign }, { direction }) => {
      const moon = chandraVasaOf(moonSign);
      return direction !== null && (moon === direction || moon === rightOf(direction));
    },
    observed: ({ moonSign }) => ({ kind: 'word', value: chandraVasaOf(moonSign) }),
  }),
];
