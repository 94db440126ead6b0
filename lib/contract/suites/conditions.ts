/** The shape of what forms or cancels a yoga or dosha. */
import * as z from 'zod/mini';
import { CONDITION_IDS } from '../../../layers/jyotish/dosha/condition-ids.ts';
import { about, objectList, text } from '../frame/about.ts';
import { graha, house, keyed, name, sign } from '../frame/shapes.ts';

/** What in a chart makes a rule hold. */
export const found = (description: string) =>
  objectList(description, {
    text: about(text, 'What the chart shows, in words: of alternatives the one that holds'),
    places: objectList(
      'Where the planets of this stand, in the order in which it names them; empty where it tells what is not so, or is about no planet',
      { planet: graha, name, house, sign },
    ),
  });

/** A condition that is met, or cancels. */
export const condition = z.strictObject({
  ...keyed(CONDITION_IDS, 'condition').shape,
  found: found('What in the chart makes it hold; empty where its name says all'),
});
