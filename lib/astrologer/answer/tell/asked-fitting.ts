/** What is asked, put right by how things stand already. */
import type { Ask, Aspect, State } from '../../../words/reading/ask.ts';
import { matterOfAspect } from '../hear/aspects-said.ts';
import type { Intent } from '../hear/intent.ts';
import { eachOnce } from '../hear/same-intent.ts';
import { statesIn } from '../hear/states.ts';

/** What is asked instead: a side of a matter, and in which way where that is another one. */
interface Instead {
  readonly aspect: Aspect;
  readonly ask?: Ask;
}
const GO_ON: Instead = { aspect: 'move_on', ask: 'should' };
/** Matters and sides of them that do not fit a state: of whoever has blocked one, how to go on; of whoever lost their partner, the home. */
const ASKED_INSTEAD: Readonly<Partial<Record<State, Readonly<Record<string, Instead>>>>> = {
  blocked: { reunion: GO_ON, partner_will: GO_ON },
  single_again: { married_life: { aspect: 'home_peace' } },
};
/** What is asked, as it fits how things stand. */
export const askedFitting = (intents: readonly Intent[], words: readonly string[]): readonly Intent[] => {
  const states = statesIn(words);
  const fitting = intents.map((one): Intent => {
    if (one.kind !== 'matter') return one;
    const instead = states.flatMap((state) => ASKED_INSTEAD[state]?.[one.aspect ?? one.matter] ?? [])[0];
    if (instead === undefined) return one;
    const { aspect, ask = one.ask } = instead;
    return { kind: 'matter', ask, matter: matterOfAspect(aspect), aspect };
  });
  return eachOnce(fitting);
};
