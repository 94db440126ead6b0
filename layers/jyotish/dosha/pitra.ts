/**
 * Pitra dosha: five combinations of the Sun, the Moon and the ninth house; their count is the severity. One alone stands in
 * two of three charts, so the dosha takes two.
 */
import { conjunct, joinedOrAspected } from '../condition/relation.ts';
import { debilitated } from '../condition/dignity.ts';
import { inDusthana, inHouses } from '../condition/placement.ts';
import { each, houseLord, MALEFICS, NODES, reference } from '../condition/planet.ts';
import { all, atLeast, oneOrMore, some } from '../condition/term.ts';
import { doshaRow } from './rule.ts';

const NINTH_LORD = houseLord(9);

/** Pitra dosha as rules. */
export const PITRA = doshaRow({
  id: 'pitra',
  source: 'BPHS ch. 83; practice',
  needed: 2,
  rules: {
    luminary_with_node: oneOrMore(some(NODES, conjunct('sun', each)), some(NODES, conjunct('moon', each))),
    sun_with_or_aspected_by_saturn: joinedOrAspected('sun', 'saturn'),
    ninth_house_afflicted: atLeast(2, MALEFICS, inHouses(each, 9)),
    ninth_lord_fallen: all(
      inDusthana(NINTH_LORD),
      oneOrMore(some(MALEFICS, conjunct(each, reference(NINTH_LORD))), debilitated(NINTH_LORD)),
    ),
    node_in_ninth: some(NODES, inHouses(each, 9)),
  },
});
