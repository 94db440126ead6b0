/** Answers that are findings: a dosha or yoga by its name, the raja yogas. */
import type { Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';
import type { KnownBirth } from '../../../answers/queries/known-birth.ts';
import { PREMISE_SAID, WORRIED_SAID } from '../../../words/reading/premise-vocabulary.ts';
import { normalised } from '../../../words/reading/normalise.ts';
import { yogaName } from '../../../words/yogas.ts';
import { lexicon } from '../../language/lexicon.ts';
import { mentionsOf } from '../../language/mentions.ts';
import type { Claim } from '../../reading/claim.ts';
import { phrasesOf } from '../../reading/tokens.ts';
import { judge } from '../../reading/truth.ts';
import { factFor } from '../facts.ts';
import { either, says, states, houseClaim, type Answer, type Grounds } from './telling.ts';

type NamedClaim = Extract<Claim, { kind: 'dosha' | 'yoga' }>;

/** Yogas of lords of angles and trines (BPHS ch. 39). */
const RAJA = /^(?:raja_\d|dharma_karmadhipati|yogakaraka)/;
const DHANA = /^dhana_\d/;
/** Which yogas of a kind the chart forms. */
const formed =
  (kind: RegExp): Grounds =>
  ({ known, language }) => {
    const found = known.yogas.filter(({ id, present }) => present && kind.test(id));
    if (found.length === 0) return null;
    return {
      values: { yogas: found.map(({ id }) => yogaName(language, id)).join(', ') },
      claims: found.map(({ id }): Claim => ({ kind: 'yoga', id })),
    };
  };
export const rajaYogas = formed(RAJA);
const dhanaYogas = formed(DHANA);
export const rajaYoga: Answer = either(
  (asked) => rajaYogas(asked) === null,
  says('noRajaYoga'),
  says('rajaYoga', rajaYogas),
);
export const wealthYoga: Answer = either(
  (asked) => dhanaYogas(asked) === null,
  says('noWealthYoga'),
  says('wealthYoga', dhanaYogas),
);

/** The doshas that are there. */
export const doshas: Answer = (asked) => {
  const found = asked.known.doshas.filter(({ present }) => present);
  if (found.length === 0) return says('noDoshas')(asked);
  return says('doshas', () => ({
    values: { doshas: found.map(({ id }) => yogaName(asked.language, id)).join(', ') },
    claims: found.map(({ id }): Claim => ({ kind: 'dosha', id })),
  }))(asked);
};

/** What a question names of itself: doshas and yogas. */
export const namedClaims = (known: KnownBirth, question: string): readonly NamedClaim[] =>
  phrasesOf(normalised(question)).flatMap(({ yoga, dosha }): readonly NamedClaim[] => {
    if (dosha !== undefined && dosha !== 'sade_sati' && known.doshas.some(({ id }) => id === dosha))
      return [{ kind: 'dosha', id: dosha }];
    return yoga !== undefined && known.yogas.some(({ id }) => id === yoga) ? [{ kind: 'yoga', id: yoga }] : [];
  });

const WORRIED = new RegExp(WORRIED_SAID, 'i');
const PREMISE = new RegExp(PREMISE_SAID, 'i');
/** Whether a question takes what it names for granted, or is worried by it. */
export const takesForGranted = (question: string): boolean => PREMISE.test(question) || WORRIED.test(question);

/** Planets of a finding whose places are told. */
const MOST_TOLD = 2;

/** What takes from the weight of a dosha that is there; null where nothing does. */
const gradeOf = ({ cancelledBy, grade }: KnownBirth['doshas'][number]): 'softened' | 'mild' | null => {
  if (cancelledBy.length > 0) return 'softened';
  return grade === 'mild' ? 'mild' : null;
};

/**
 * A dosha or yoga that the question names: whether it is there, how strong, and by which planets. Whoever takes it for granted
 * or is worried by it hears no "yes", which would answer the worry, and no planets, but what it weighs.
 */
export const namedAnswer =
  (claim: NamedClaim): Answer =>
  (asked) => {
    const { known, language, question } = asked;
    const dosha = claim.kind === 'dosha' ? known.doshas.find(({ id }) => id === claim.id) : undefined;
    const found = dosha ?? known.yogas.find(({ id }) => id === claim.id);
    const stated = () => ({ values: { statement: factFor(known, claim, language).statement }, claims: [claim] });
    if (found?.present !== true) return says('no', stated)(asked);
    const grade = dosha === undefined ? null : gradeOf(dosha);
    if (takesForGranted(question) && dosha !== undefined)
      return [...states(() => [claim])(asked), ...says(grade ?? 'decidesNothing')(asked)];
    const places = known.birth.timeKnown ? found.planets.slice(0, MOST_TOLD) : [];
    return [
      ...says('yes', stated)(asked),
      ...(grade === null ? [] : says(grade)(asked)),
      ...states(() => places.map((of) => houseClaim(known, of)))(asked),
    ];
  };

/** States of a planet that questions name. */
const STATES: Readonly<Partial<Record<string, (of: Graha) => Claim>>> = {
  exalted: (of) => ({ kind: 'dignity', of, dignity: 'exalted', chart: 'D1' }),
  debilitated: (of) => ({ kind: 'dignity', of, dignity: 'debilitated', chart: 'D1' }),
  retrograde: (of) => ({ kind: 'motion', of, retrograde: true }),
  combust: (of) => ({ kind: 'combust', of }),
};

/** Whether a planet is as the question takes it to be: debilitated, exalted, retrograde, too near the Sun. */
export const planetState: Answer = (asked) => {
  const { known, language, question } = asked;
  const [of] = asked.planets;
  const state = mentionsOf(normalised(question), lexicon())
    .flatMap(({ senses }) => senses.flatMap(({ kind }) => STATES[kind] ?? []))
    .at(0);
  if (of === undefined || state === undefined) return [];
  const claim = state(of);
  const { statement } = factFor(known, claim, language);
  const isSo = judge(known, claim, false) === 'true';
  return says(isSo ? 'yes' : 'no', () => ({ values: { statement }, claims: [claim] }))(asked);
};
