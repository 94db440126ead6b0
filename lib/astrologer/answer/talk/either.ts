/** Which of two, asked of what a talk is about: "near or far" after a transfer, "soon or late" after a wedding. */
import { choiceIn } from '../choice/compared.ts';
import { isOfNone } from '../choice/option-rows.ts';
import { isMatter, mattersOf, type Intent } from '../hear/intent.ts';
import type { Question } from '../hear/intents.ts';
import type { Said } from '../hear/said.ts';
import type { Resolved } from './resolved.ts';

/** Whether a choice is between two ways that no row parts, and of what its words do not tell. */
const isOpen = (one: Intent, { heard }: Said): boolean =>
  one.kind === 'compare' && isOfNone(one.options) && !one.matters.some((matter) => heard.includes(matter));

/** A matter that a message goes on with as it is asked of two ways: soon or late is told by its time. */
const ofTwo = (one: Intent, { said, isOfDelay }: Question): Intent => {
  const [matter] = mattersOf(one);
  const isBare = one.kind === 'matter' || (one.kind === 'compare' && isOfNone(one.options));
  if (!isBare || !isMatter(matter)) return one;
  if (isOfDelay) return { kind: 'matter', ask: 'when', matter, aspect: one.aspect };
  const choice = choiceIn(said, [matter]);
  return choice === null ? one : { ...choice, aspect: choice.aspect ?? one.aspect };
};

/** What a message asks by `resolve`; which of two that its words do not place is asked of what it goes on with, and a thing that tells it by itself is told. */
export const ofEither = (
  message: Question,
  resolve: (message: Question) => Resolved | null,
  isOn: boolean,
): Resolved | null => {
  const { said, intents, isOfDelay, turn } = message;
  const { first, second = null } = said.fork ?? {};
  const isNamed = second === null || (first?.trades.length ?? 0) + second.trades.length > 0;
  const isEither = isOn && turn !== 'now_or_later' && said.isChoice && !isNamed;
  if (!isEither || !intents.every((one) => isOpen(one, said))) return resolve(message);
  const asked = resolve({ ...message, said: { ...said, ask: said.ask ?? 'how' }, intents: [] });
  if (asked === null || (asked.finer !== null && !isOfDelay)) return asked ?? resolve(message);
  const told = asked.intents.map((one) => ofTwo(one, message));
  return { ...asked, intents: told.map((one) => (one.kind === 'compare' ? { ...one, isAside: true } : one)) };
};
