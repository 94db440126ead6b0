/** The shape of what forms or cancels a yoga or dosha. */
import { CONDITION_IDS } from '../../../layers/jyotish/dosha/condition-ids.ts';
import { keyed } from '../frame/shapes.ts';

/** A condition that is met, or cancels. */
export const condition = keyed(CONDITION_IDS, 'condition');
