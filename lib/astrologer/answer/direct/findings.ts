/** Answers that are findings: a dosha or yoga by its name, the raja yogas. */
import { dashaChildren } from '../../../../layers/jyotish/dasha/cycle.ts';
import { houseFrom } from '../../../../layers/jyotish/chart/rashi.ts';
import { standingOf, type DoshaStanding } from '../../../../layers/jyotish/dosha/standing.ts';
import { YOGA_RULES, type YogaId } from '../../../../layers/jyotish/yoga/detect.ts';
import type { Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';
import type { KnownBirth } from '../../../answers/queries/known-birth.ts';
import { bank } from '../../../words/bank.ts';
import { conditionsShape, easingName } from '../../../answers/present/dosha.ts';
import { sentence } from '../../../answers/present/explain.ts';
import { toldRules } from '../../../words/conditions.ts';
import { wordsOf } from '../../../words/words.ts';
import { yogaName } from '../../../words/yogas.ts';
import type { Claim } from '../../facts/claim.ts';
import { judge } from '../../facts/truth.ts';
import { factFor } from '../facts.ts';
import type { Sentence } from '../tell/parts.ts';
import type { Finding, PlanetState } from '../hear/said.ts';
import { houseClaim, periodClaim, signClaim } from '../../facts/of-birth.ts';
import { either, says, states, type Answer, type Asked, type Grounds } from './telling.ts';
import { listed } from './yogas-formed.ts';

/** Exchanges that are listed beside the raja yogas and give none of what these give (Phaladeepika ch. 6). */
const NO_GAIN: readonly string[] = ['khala', 'dainya'];
const RAJA: ReadonlySet<string> = new Set(
  YOGA_RULES.filter(({ id, family }) => family === 'raja' && !NO_GAIN.includes(id)).map(({ id }) => id),
);
const DHANA: ReadonlySet<string> = new Set(YOGA_RULES.filter(({ family }) => family === 'dhana').map(({ id }) => id));
/** Which yogas of a kind the chart forms. */
const formed =
  (kind: ReadonlySet<string>): Grounds =>
  ({ known, language }) => {
    const found = known.yogas.filter(({ id, present }) => present && kind.has(id));
    if (found.length === 0) return null;
    return {
      values: { yogas: found.map(({ id }) => yogaName(language, id)).join(', ') },
      claims: found.map(({ id }): Claim => ({ kind: 'yoga', id })),
    };
  };
const rajaYogas = formed(RAJA);
const dhanaYogas = formed(DHANA);
export const rajaYoga: Answer = either(
  (asked) => rajaYogas(asked) === null,
  says('noRajaYoga'),
  (asked) => [...says('rajaYoga', rajaYogas)(asked), ...yogaTimes(asked)],
);
export const wealthYoga: Answer = either(
  (asked) => dhanaYogas(asked) === null,
  says('noWealthYoga'),
  says('wealthYoga', dhanaYogas),
);

/** Planets of the yogas that are asked about: those named, or the raja yogas. */
const yogaPlanets = ({ known, said }: Asked): readonly Graha[] => {
  const named = said.findings.map(({ id }) => id as string);
  const isAsked = (id: string): boolean => (named.length > 0 ? named.includes(id) : RAJA.has(id));
  return [...new Set(known.yogas.flatMap(({ id, present, planets }) => (present && isAsked(id) ? planets : [])))];
};

/** When a yoga of some planets gives results: in their periods, the running or the next of which is told. */
export const timesOfYoga = (asked: Asked, planets: readonly Graha[]): readonly Sentence[] => {
  const { known, write } = asked;
  const next = known.dasha.mahas
    .filter(({ end }) => end > known.at.jd)
    .flatMap((maha) => dashaChildren(known.dasha, maha))
    .find(({ lords, end }) => end > known.at.jd && planets.some((of) => of === lords[1]));
  const of = next?.lords[1];
  if (next === undefined || of === undefined) return [];
  const ground: Grounds = () => ({
    values: {
      planets: planets.map((one) => write.name(one)).join(', '),
      planet: write.planet(of),
      start: write.date(next.start),
      end: write.date(next.end),
    },
    claims: [periodClaim(next.lords.slice(0, 2), 'running')],
  });
  return says(next.start <= known.at.jd ? 'yogaTimesNow' : 'yogaTimes', ground)(asked);
};
/** The same of the yogas that are asked about. */
export const yogaTimes: Answer = (asked) => timesOfYoga(asked, yogaPlanets(asked));

/** Passages of Saturn, which have questions of their own. */
const OF_SATURN: readonly string[] = ['sade_sati', 'dhaiya'];
/** What a question names of itself, as far as charts are asked for it: doshas and yogas. */
export const namedClaims = ({ known, said }: Asked): readonly Finding[] =>
  said.findings.filter(({ kind, id }) => {
    if (kind === 'dosha') return !OF_SATURN.includes(id) && known.doshas.some((one) => one.id === id);
    return known.yogas.some((one) => one.id === id);
  });

/** Planets of a finding whose places are told. */
const MOST_TOLD = 2;

type Dosha = KnownBirth['doshas'][number];
/** What a dosha comes to in a chart. */
export const doshaStanding = ({ easings }: KnownBirth, dosha: Dosha): DoshaStanding =>
  standingOf(dosha, easings.get(dosha.id));

/** Whether Mars makes a dosha in a chart, however much of it is left. */
export const isManglik = ({ known }: { readonly known: KnownBirth }): boolean =>
  known.doshas.some((one) => one.id === 'manglik' && doshaStanding(known, one) !== 'absent');

/** Reasons in a row, without those that another of them tells. */
const inRow = (reasons: readonly string[]): string =>
  [...new Set(reasons)].filter((one, _, all) => !all.some((other) => other !== one && other.includes(one))).join('; ');
/** Rules that hold, as the chart meets them. */
const held =
  (rules: Dosha['met']): Grounds =>
  ({ language }) => ({ values: { why: inRow(toldRules(conditionsShape(wordsOf(language), rules))) }, claims: [] });
/** What eases a dosha, by its names. */
const eased =
  ({ id }: Dosha): Grounds =>
  ({ known, language }) => ({
    values: { why: inRow((known.easings.get(id) ?? []).map((key) => easingName({ language }, key))) },
    claims: [],
  });

/** What takes from the weight of a dosha that is there, with what does; nothing where nothing does. */
const weighed =
  (dosha: Dosha): Answer =>
  (asked) => {
    switch (doshaStanding(asked.known, dosha)) {
      case 'cancelled':
        return says('cancelled', held(dosha.cancelledBy))(asked);
      case 'eased':
        return says('softened', eased(dosha))(asked);
      case 'mild':
        return says('mild')(asked);
      case 'absent':
      case 'counts':
        return [];
    }
  };

/** The house of Mars from the ascendant or the Moon. */
const marsFrom = ({ rashi }: KnownBirth, from: 'lagna' | 'moon'): Extract<Claim, { kind: 'house' }> => {
  const house = houseFrom(from === 'moon' ? rashi.planets.moon : rashi.ascendant, rashi.planets.mars);
  return { kind: 'house', of: 'mars', house, from, chart: 'D1', time: null };
};
const MARS_FROM = ['lagna', 'moon'] as const;

/** The ground of a dosha that is there: for Manglik the house of Mars from where it counts, for others where its planets stand. */
const groundOf = ({ id, met, planets }: Dosha): Answer =>
  states(({ known }) => {
    if (id === 'manglik')
      return MARS_FROM.filter((from) => met.some((rule) => rule.id === `from_${from}`)).map((from) =>
        marsFrom(known, from),
      );
    return known.birth.timeKnown ? planets.slice(0, MOST_TOLD).map((of) => houseClaim(known, of)) : [];
  });

/** What a dosha is formed by, in words; null where no words tell it shortly. */
const needOf = ({ tongue }: Asked, id: string): ReturnType<Grounds> => {
  const why = Object.entries(bank(tongue, 'astrologer/direct').doshaNeeds).find(([key]) => key === id)?.[1];
  return why === undefined ? null : { values: { why }, claims: [] };
};
/** Why a dosha is not there: the houses of Mars, or how much of what would form it stands in the chart. */
const whyNot = ({ id, met }: Dosha): Answer => {
  if (id === 'manglik')
    return says('notManglik', ({ known, write }) => {
      const [fromLagna, fromMoon] = MARS_FROM.map((from) => marsFrom(known, from));
      if (!known.birth.timeKnown || fromLagna === undefined || fromMoon === undefined) return null;
      return {
        values: { one: write.house(fromLagna.house), other: write.house(fromMoon.house) },
        claims: [fromLagna, fromMoon],
      };
    });
  if (met.length > 0) return says('someFormed', held(met));
  return either(
    (asked) => needOf(asked, id) === null,
    says('noneFormed'),
    says('noneFormedOf', (asked) => needOf(asked, id)),
  );
};

/** Conditions of how a planet stands, for which its sign is told; else its house is. */
const OF_SIGN: readonly string[] = ['dignified', 'exalted', 'in_own_sign', 'in_moolatrikona', 'in_signs', 'strong'];

/** Why a yoga is not formed: what it asks for and the chart lacks, where the planets of that stand, and a yoga that stands instead. */
const whyNoYoga =
  (id: YogaId): Answer =>
  (asked) => {
    const { known, language } = asked;
    const lacking = known.lackingIn(id).slice(0, MOST_TOLD);
    const why = lacking.map((one) => sentence(wordsOf(language), one)).join('; ');
    const places = lacking
      .flatMap(({ kind, planets }) =>
        planets.map((of) => (OF_SIGN.includes(kind) ? signClaim(known, of) : houseClaim(known, of))),
      )
      .slice(0, MOST_TOLD);
    return [
      ...says('yogaLacks', () => (why === '' ? null : { values: { why }, claims: [] }))(asked),
      ...states(() => places)(asked),
      ...says('yogaInstead', listed(false))(asked),
    ];
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
    if (found?.present !== true) {
      const yoga = known.yogas.find(({ id }) => id === claim.id)?.id;
      const why = dosha === undefined ? yoga && whyNoYoga(yoga) : whyNot(dosha);
      return [...says('no', stated)(asked), ...(why?.(asked) ?? [])];
    }
    if (dosha === undefined) {
      const places = known.birth.timeKnown ? found.planets.slice(0, MOST_TOLD) : [];
      return [
        ...says('yes', stated)(asked),
        ...states(() => places.map((of) => houseClaim(known, of)))(asked),
        ...yogaMeans(claim.id)(asked),
      ];
    }
    const weight = weighed(dosha)(asked);
    const isCancelled = doshaStanding(known, dosha) === 'cancelled';
    const rest = weight.length > 0 ? weight : says('decidesNothing')(asked);
    return said.isGranted
      ? [...states(() => [claim])(asked), ...rest]
      : [...says(isCancelled ? 'yesCancelled' : 'yes', stated)(asked), ...groundOf(dosha)(asked), ...rest];
  };

/** How far a yoga is formed weakly. */
const FAINT = 0.2;
/** What a yoga that is formed is held to bring, and that it is weak where it is. */
const yogaMeans =
  (id: Finding['id']): Answer =>
  (asked) => {
    const found = asked.known.yogas.find((one) => one.id === id);
    if (found === undefined) return [];
    const meaning: Grounds = ({ language }) => ({
      values: { meaning: bank(language, 'phala/yoga-meanings')[found.id] },
      claims: [{ kind: 'yoga', id: found.id }],
    });
    return says(found.strength < FAINT ? 'yogaFaint' : 'yogaMeans', meaning)(asked);
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
