/** What is told of a dosha that is asked on about: how much of it is left, what it does to a matter or a partner, what to do. */
import type { DoshaStanding } from '../../../../layers/jyotish/dosha/standing.ts';
import { bank } from '../../../words/bank.ts';
import { askedOf, questionOn } from '../direct.ts';
import { doshaStanding, namedClaims } from '../direct/findings.ts';
import type { NamedIntent } from '../hear/intent.ts';
import { worded, type Making } from './making.ts';
import type { Draft } from './parts.ts';

/** What the dosha that was named comes to; null where none was. */
const weightOf = (making: Making, intent: NamedIntent): DoshaStanding | null => {
  const { known } = making;
  const named = namedClaims(askedOf(known, intent, making)).find(({ kind }) => kind === 'dosha');
  const found = known.doshas.find(({ id }) => id === named?.id);
  return found === undefined ? null : doshaStanding(known, found);
};

/** What the dosha that was named is said to do. */
const meaningOf = (making: Making, intent: NamedIntent): readonly Draft[] => {
  const meanings: Readonly<Record<string, string>> = bank(making.language, 'phala/dosha-meanings');
  return namedClaims(askedOf(making.known, intent, making)).flatMap((claim): readonly Draft[] => {
    const template = claim.kind === 'dosha' ? meanings[claim.id] : undefined;
    return template === undefined ? [] : [{ kind: 'meaning', template, cites: [making.cited.fact(claim)] }];
  });
};

/** Marks that the weight of a dosha was told in a conversation. */
const TOLD = 'dosha.weight';

/**
 * What is told of a dosha that is asked on about; null for anything else, and where it is asked how it stands and that was
 * told. `acts` tells what custom does for it.
 */
export const doshaParts = (
  making: Making,
  intent: NamedIntent,
  acts: () => readonly Draft[],
): readonly Draft[] | null => {
  const { ask } = intent;
  if (ask === undefined || questionOn(intent) !== null) return null;
  const weight = weightOf(making, intent);
  if (weight === null || ask === 'when' || ask === 'why') return null;
  if (ask === 'do') {
    const free = worded(making, 'advice', 'dosha.optional');
    return weight === 'absent' ? acts() : [free, ...acts()];
  }
  if (ask === 'how' && making.told.has(TOLD)) return null;
  making.told.add(TOLD);
  const means = ask === 'how' && weight !== 'absent' ? meaningOf(making, intent) : [];
  return [...means, worded(making, 'meaning', `dosha.weight.${weight}`)];
};
