/** What is asked of how things stand already: of whoever has blocked one, how to go on without them. */
import type { Aspect } from '../../words/reading/ask.ts';
import { matterOfAspect } from './aspects-said.ts';
import type { Intent } from './intent.ts';
import { statesIn, type Standing } from './states.ts';

/** Sides of a matter that do not fit a state, by what is asked there instead: of whoever has blocked one, how to go on. */
const ASKED_INSTEAD: Readonly<Partial<Record<Standing, Readonly<Record<string, Aspect>>>>> = {
  blocked: { reunion: 'move_on', partner_will: 'move_on' },
};
/** What is asked, as it fits how things stand. */
export const askedFitting = (intents: readonly Intent[], words: readonly string[]): readonly Intent[] => {
  const states = statesIn(words);
  return intents.map((one) => {
    if (one.kind !== 'matter') return one;
    const aspect = states.flatMap((state) => ASKED_INSTEAD[state]?.[one.aspect ?? one.matter] ?? [])[0];
    return aspect === undefined ? one : { kind: 'matter', ask: 'should', matter: matterOfAspect(aspect), aspect };
  });
};
