/**
 * Questions of those who begin, and of those whom custom or common sense helps more than a chart: what a dasha is, who looks after
 * them, a will, a day of remembrance, a skill, how exact all this is.
 */
import type { Planet7 } from '../../../../layers/jyotish/chart/rashi.ts';
import { courtesyText } from '../../../words/astrologer/fixed-texts.ts';
import { helplineOf } from '../../../words/astrologer/helplines.ts';
import type { DirectQuestion } from '../../../words/reading/ask.ts';
import { askedFor } from '../hear/ask-terms.ts';
import { marksIn } from '../hear/marks.ts';
import { ofMatter, type DirectRow } from './row.ts';
import { houseClaim, lordClaim, signClaim, starClaim } from '../../facts/of-birth.ts';
import {
  all,
  byRank,
  either,
  lord,
  nothing,
  ofPlanet,
  rankedOf,
  says,
  states,
  type Answer,
  type Asked,
  type Grounds,
} from './telling.ts';
import { hasTime, signOfMoon } from './no-time.ts';
import { runningEnd } from './times.ts';

/** The sign of the Moon and that of the ascendant. */
export const signs: Answer = says('signs', ({ known, write }) => ({
  values: { sign: write.sign(known.rashi.planets.moon), rising: write.sign(known.rashi.ascendant) },
  claims: [signClaim(known, 'moon'), signClaim(known, 'ascendant')],
}));

/** What houses tell; nothing where no time of birth is known. */
const ofHouses = (answer: Answer): Answer => either(hasTime, answer, nothing);
/** The star of the Moon. */
const star: Answer = states(({ known }) => [starClaim(known)]);

/** The own chart in one sentence: what rises, and where its lord stands. */
const ownChart: Grounds = (asked) => {
  const { known, write } = asked;
  const of = known.read.lord(1);
  return {
    values: { ...ofPlanet(asked, of), rising: write.sign(known.rashi.ascendant) },
    claims: [signClaim(asked.known, 'ascendant'), houseClaim(known, of)],
  };
};
/** By how much the time of birth may be off before another sign rises. */
const minutes: Grounds = (asked) => ({
  values: { rising: asked.write.sign(asked.known.rashi.ascendant), minutes: asked.known.ascendantMinutes() },
  claims: [signClaim(asked.known, 'ascendant')],
});

/** A text by how strong the lord of a house is. */
const byLord =
  (house: number, text: 'bond' | 'post' | 'reserve'): Answer =>
  (asked) =>
    byRank(asked, asked.known.read.lord(house), text, [lordClaim(asked.known, house)]);

/** Skills by their planets: music and dance are of Venus, words of Mercury, contests of Mars (Phaladeepika ch. 2). */
const OF_SKILLS: readonly Planet7[] = ['mercury', 'mars'];
const skill: Answer = (asked) => {
  const named = asked.said.lines.map(({ planet }) => planet).find((planet) => OF_SKILLS.includes(planet));
  return byRank(asked, named ?? 'venus', 'talent');
};

/** Planets of study: the Moon of memory, Mars of speed, Mercury of reckoning and words, Jupiter of understanding (Phaladeepika ch. 2). */
const OF_STUDY: readonly Planet7[] = ['moon', 'mars', 'mercury', 'jupiter'];

/** A word for how heavy it is, where no feeling is named that has been heard before it. */
const quitHeard: Answer = either(({ said }) => marksIn(said.words).feeling === null, says('quitHeard'), nothing);

const WILLS = askedFor(({ things }) => things.will_paper);
/** Whether a will is asked about, and not to whom a house or a field is given. */
const namesWill = ({ said: { words } }: Asked): boolean => WILLS.isIn(words);

const FOR_ANYONE = { isTimeless: true, isForAnyone: true } as const;
const RUNNING_MEANS = { thing: 'running_means' } as const;
const RISING = { thing: 'rising' } as const;
const PORTRAIT = { thing: 'portrait' } as const;

type Plain =
  | 'dasha_means'
  | 'ascendant_means'
  | 'chart_means'
  | 'will_paper'
  | 'departed'
  | 'talent'
  | 'belief'
  | 'how_exact'
  | 'birth_time'
  | 'quit'
  | 'weak_subject';

export const PLAIN_ROWS: Readonly<Record<Plain, DirectRow>> = {
  dasha_means: {
    topic: 'timing',
    isTimeless: true,
    told: all(says('dashaMeans'), runningEnd, says('dashaAsk')),
    follows: { when: { thing: 'running_end' }, how: RUNNING_MEANS, will: RUNNING_MEANS, why: RUNNING_MEANS },
  },
  ascendant_means: {
    isTimeless: true,
    told: all(says('ascendantMeans'), either(hasTime, signs, signOfMoon), star, says('ascendantAsk')),
    follows: { how: RISING, will: RISING, why: RISING },
  },
  chart_means: {
    isTimeless: true,
    told: all(says('chartMeans'), ofHouses(says('ownChart', ownChart)), says('chartAsk')),
    follows: { how: PORTRAIT, will: PORTRAIT, why: PORTRAIT },
  },
  will_paper: {
    ...FOR_ANYONE,
    topic: 'home',
    told: either(namesWill, says('willPaper'), says('houseGiven')),
    follows: ofMatter('family'),
  },
  departed: { ...FOR_ANYONE, topic: 'spirituality', told: says('departed') },
  talent: {
    topic: 'education',
    isTimeless: true,
    told: all(ofHouses(skill), ofHouses(says('talentHouses', lord(5, 'fifth'), lord(3, 'third'))), says('talentStep')),
    follows: ofMatter('learning'),
  },
  belief: {
    ...FOR_ANYONE,
    told: ({ tongue }) => [{ text: courtesyText(tongue, 'trust', helplineOf('IN')), claims: [] }],
    follows: { how: { thing: 'how_exact' }, why: { thing: 'how_exact' } },
  },
  how_exact: { ...FOR_ANYONE, told: all(says('howExact'), ofHouses(says('exactTime', minutes))) },
  birth_time: {
    ...FOR_ANYONE,
    told: all(says('birthTime'), ofHouses(says('exactTime', minutes)), says('birthTimeStep')),
  },
  quit: {
    topic: 'career',
    matter: 'job',
    isTimeless: true,
    hasStep: true,
    told: all(quitHeard, ofHouses(all(byLord(10, 'post'), byLord(2, 'reserve'))), says('quitStep')),
    follows: ofMatter('job'),
  },
  weak_subject: {
    topic: 'education',
    matter: 'learning',
    isTimeless: true,
    hasStep: true,
    told: all(
      says('weakSubject'),
      ofHouses(says('weakSubjectPlanet', rankedOf(OF_STUDY, 'worst'))),
      says('weakSubjectStep'),
    ),
    follows: ofMatter('learning'),
  },
} satisfies Readonly<Partial<Record<DirectQuestion, DirectRow>>>;
