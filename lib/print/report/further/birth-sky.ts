/** The sky of birth: the junction star of the birth star, and planets at war. */
import type * as z from 'zod/mini';
import { filled } from '../../../words/fill.ts';
import { SOURCE } from '../../../words/languages.ts';
import { SHAPES } from '../answers.ts';
import { junctionSaid } from '../book/tables-said.ts';
import { bookChapter, bookWords } from '../book/words.ts';
import { decimals, say, type Making, type Section } from '../making.ts';
import { FURTHER_SHAPES } from './questions.ts';

type State = z.output<typeof FURTHER_SHAPES.states>['planets'][number];

/** Each war once: a planet names its nearest opponent, and both may name each other. */
const warsOf = (planets: readonly State[]): readonly (State & { readonly war: NonNullable<State['war']> })[] => {
  const told = new Set<string>();
  return planets.flatMap((one) => {
    const { war } = one;
    if (war === null) return [];
    const pair = [one.planet, war.with].sort().join(' ');
    if (told.has(pair)) return [];
    told.add(pair);
    return [{ ...one, war }];
  });
};

/** Greek letters of junction stars, which the fonts of reports do not hold. */
const LETTERS: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  λ: 'lambda',
  σ: 'sigma',
};

/** `delta Scorpii` of δ Scorpii. */
const spelled = (designation: string): string =>
  designation.replace(/^\p{Script=Greek}/u, (letter) => LETTERS[letter] ?? letter);

const starLine = (making: Making): string => {
  const { read, names, language } = making;
  const { texts } = bookWords(making);
  const moon = read('planets', SHAPES.planets).planets.find(({ planet }) => planet === 'moon');
  const found = read('stars', FURTHER_SHAPES.stars).stars.find(
    ({ junction_of: of, is_rival: rival }) => !rival && of !== null && of.key === moon?.nakshatra.key,
  );
  if (moon === undefined || found === undefined) return '';
  const { designation, common_name: common, distance_to_moon: distance } = found;
  const said = filled(texts.junction, {
    star: names.star(moon.nakshatra),
    degrees: decimals(distance, 1),
  });
  const junction = common === null ? spelled(designation) : `${common}, ${spelled(designation)}`;
  // The names of astronomers are Latin letters everywhere.
  return language === SOURCE ? `${said} ${filled(texts.junction_name, { junction })}` : said;
};

export const birthSky: Section = (making) => {
  const { read, names } = making;
  const { texts } = bookWords(making);
  const wars = warsOf(read('states', FURTHER_SHAPES.states).planets);
  return [
    bookChapter(making, 'birth_sky', 'flow'),
    say(starLine(making)),
    ...junctionSaid(making),
    ...(wars.length === 0
      ? [say(texts.war_none)]
      : [
          ...wars.map(({ planet, name, war }) =>
            say(
              filled(texts.war, {
                first: names.planet(planet, name),
                second: names.planet(war.with, war.with_name),
                winner: names.planet(war.winner, war.winner_name),
              }),
            ),
          ),
          say(texts.war_rule, 'small'),
        ]),
  ];
};
