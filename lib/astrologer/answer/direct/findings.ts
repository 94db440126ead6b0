/** Answers that are findings: a dosha or yoga by its name, the raja yogas. */
import type { Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';
import type { KnownBirth } from '../../../answers/queries/known-birth.ts';
import { yogaName } from '../../../words/yogas.ts';
import type { Claim } from '../../facts/claim.ts';
import { judge } from '../../facts/truth.ts';
import { factFor } from '../facts.ts';
import type { Finding, PlanetState } from '../said.ts';
import { either, says, states, houseClaim, type Answer, type Asked, type Grounds } from './telling.ts';

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

/** What a question names of itself, as far as charts are asked for it: doshas and yogas. */
export const namedClaims = ({ known, said }: Asked): readonly Finding[] =>
  said.findings.filter(({ kind, id }) => {
    if (kind === 'dosha') return id !== 'sade_sati' && known.doshas.some((one) => one.id === id);
    return known.yogas.some((one) => one.id === id);
  });

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
  (claim: Finding): Answer =>
  (asked) => {
    const { known, language, said } = asked;
    const dosha = claim.kind === 'dosha' ? known.doshas.find(({ id }) => id === claim.id) : undefined;
    const found = dosha ?? known.yogas.find(({ id }) => id === claim.id);
    const stated = () => ({ values: { statement: factFor(known, claim, language).statement }, claims: [claim] });
    if (found?.present !== true) return says('no', stated)(asked);
    const grade = dosha === undefined ? null : gradeOf(dosha);
    if (said.isGranted && dosha !== undefined)
      return [...states(() => [claim])(asked), ...says(grade ?? 'decidesNothing')(asked)];
    const places = known.birth.timeKnown ? found.planets.slice(0, MOST_TOLD) : [];
    return [
      ...says('yes', stated)(asked),
      ...(grade === null ? [] : says(grade)(asked)),
      ...states(() => places.map((of) => houseClaim(known, of)))(asked),
    ];
  };

/** Claims of the states of a planet that questions name. */
const STATES: Readonly<Record<PlanetState, (of: Graha) => Claim>> = {
  exalted: (of) => ({ kind: 'dignity', of, dignity: 'exalted', chart: 'D1' }),
  debilitated: (of) => ({ kind: 'dignity', of, dignity: 'debilitated', chart: 'D1' }),
  retrograde: (of) => ({ kind: 'motion', of, retrograde: true }),
  combust: (of) => ({ kind: 'combust', of }),
};

/** Whether a planet is as the question takes it to be: debilitated, exalted, retrograde, too near the Sun. */
export const planetState: Answer = (asked) => {
  const { known, language, said } = asked;
  const [of] = asked.planets;
  if (of === undefined || said.state === null) return [];
  const claim = STATES[said.state](of);
  const { statement } = factFor(known, claim, language);
  const isSo = judge(known, claim, false) === 'true';
  return says(isSo ? 'yes' : 'no', () => ({ values: { statement }, claims: [claim] }))(asked);
};
