/** The people around whoever asks, as the own chart shows them: each by a house and a significator. */
import { balanceOf, type AreaBalance, type BalanceRow } from '../../layers/jyotish/phala/areas.ts';
import type { Relation } from '../words/reading/ask.ts';
import type { KnownBirth } from './queries/known-birth.ts';

/**
 * Houses by BPHS ch. 11 and Phaladeepika ch. 1: the third is brothers and sisters, the fourth the mother and the home, the
 * ninth the father and grandchildren, the fifth children, the seventh who shares a business, the eighth the family of the spouse (the second from
 * the seventh), the tenth those in authority, the eleventh friends and elders by practice, the sixth those one works beside.
 * Significators by BPHS ch. 32 and Phaladeepika ch. 15.
 */
export const RELATION_ROWS: Readonly<Record<Relation, BalanceRow>> = {
  sister: { house: 3, karaka: 'mars' },
  brother: { house: 3, karaka: 'mars' },
  mother: { house: 4, karaka: 'moon' },
  father: { house: 9, karaka: 'sun' },
  parents: { house: 4, support: 9, karaka: 'moon' },
  in_laws: { house: 8, karaka: 'venus' },
  friend: { house: 11, karaka: 'mercury' },
  boss: { house: 10, karaka: 'sun' },
  colleague: { house: 6, karaka: 'saturn' },
  business_partner: { house: 7, karaka: 'mercury' },
  child: { house: 5, karaka: 'jupiter' },
  grandchild: { house: 9, karaka: 'jupiter' },
};

/** How the bond with someone stands in the chart; null where no time of birth is known. */
export const relationBalance = ({ birth, read }: KnownBirth, relation: Relation): AreaBalance | null =>
  birth.timeKnown ? balanceOf(read, RELATION_ROWS[relation]) : null;
