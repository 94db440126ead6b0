/** The four stretches of a life by numbers: drawn on one line, and what each brings and asks. */
import type * as z from 'zod/mini';
import { oneDigit } from '../../../layers/jyotish/numerology/numbers.ts';
import { filled } from '../../words/fill.ts';
import type { Block } from '../../contract/ports/report-document.ts';
import { stripScene, type StripBar } from '../draw/strip.ts';
import { oneDrawing } from './bodies.ts';
import { bookWords } from './book/words.ts';
import { dayText, yearOf, type Making } from './making.ts';
import { hasLives, LIVES_SHAPES, livesOf, numberWords, rowOf, type stretches } from './number-questions.ts';

type Stretch = z.output<typeof stretches>[number];

/** Works that the endpoints of pinnacles and of personal years cite, in English. */
export const WORKS =
  'Florence Campbell, Your Days Are Numbered (1931); Juno Jordan, Numerology: The Romance in Your Name (1965)';
/** Years of the last stretch that are drawn: it has no end. */
const LAST_YEARS = 27;

/** The four stretches with their numbers and challenges over the ages of a life. */
const lifeLine = (making: Making, pinnacles: readonly Stretch[], challenges: readonly Stretch[]): Block => {
  const { words } = making;
  const { numbers } = words;
  const { line } = livesOf(making);
  const from = yearOf(pinnacles[0]?.from ?? making.issued);
  const last = pinnacles.at(-1);
  const to = yearOf(last?.from ?? making.issued) + LAST_YEARS;
  const issued = yearOf(making.issued);
  const bars = (all: readonly Stretch[]): StripBar[] =>
    all.map((one) => {
      const [start, end] = [yearOf(one.from), one.to === null ? to : yearOf(one.to)];
      return {
        from: start,
        to: end,
        names: [String(one.number)],
        tone: start <= issued && issued < end ? 'strong' : 'plain',
      };
    });
  const said = (title: string, all: readonly Stretch[]): string =>
    `${title}: ${all.map(({ number, from_age: age }) => `${age}: ${number}`).join(', ')}`;
  const scene = stripScene({
    rows: [
      { name: numbers.pinnacle, bars: bars(pinnacles) },
      { name: numbers.challenge, bars: bars(challenges) },
    ],
    from,
    to,
    below: pinnacles.map((one) => ({ at: yearOf(one.from), text: String(one.from_age) })),
    now: { at: issued, text: bookWords(making).texts.today },
    title: '',
    alt: `${said(numbers.pinnacle, pinnacles)}; ${said(numbers.challenge, challenges)}`,
  });
  return oneDrawing(making, line, scene);
};

/** Texts of a row of stretches: one that is over in a sentence, a number that comes again by what was said before. */
const stretchTexts = (
  { issued }: Making,
  all: readonly Stretch[],
  {
    texts,
    again,
    opening,
    nth,
    past,
  }: {
    readonly texts: Readonly<Record<string, string>>;
    readonly again: readonly string[];
    readonly opening: readonly string[];
    readonly nth: readonly string[];
    readonly past: (one: Stretch) => string;
  },
): string[] => {
  const isOver = ({ to }: Stretch): boolean => to !== null && to < issued.slice(0, 10);
  return all.map((one, i) => {
    if (isOver(one)) return past(one);
    const told = all.slice(0, i).filter((other) => other.number === one.number && !isOver(other));
    const before = all.findLastIndex((other) => told.includes(other));
    const ages = { n: one.number, from: one.from_age, to: one.to_age ?? '' };
    const repeated = again[(told.length - 1) % again.length] ?? '';
    const own =
      told.length === 0 ? rowOf(texts, one.number) : filled(repeated, { n: one.number, nth: nth[before] ?? '' });
    return [filled(opening[i] ?? '', ages), own].filter((part) => part !== '').join(' ');
  });
};

/** What each stretch brings and asks, below a drawing of all four; nothing in a language without these words. */
export const stretchPages = (making: Making): Block[] => {
  if (!hasLives(making)) return [];
  const words = livesOf(making);
  const { pinnacles, challenges } = making.read('pinnacles', LIVES_SHAPES.pinnacles);
  const { nth, past } = words;
  const { brings, asks: asked } = numberWords(making);
  const lifts = stretchTexts(making, pinnacles, {
    texts: words.pinnacle,
    again: words.pinnacle_again,
    opening: words.opening,
    nth,
    past: ({ number, to_age: to }) => filled(past.pinnacle, { to: to ?? '', brings: rowOf(brings, oneDigit(number)) }),
  });
  const asks = stretchTexts(making, challenges, {
    texts: words.challenge,
    again: words.challenge_again,
    opening: [],
    nth,
    past: ({ number, to_age: to }) => filled(past.challenge, { to: to ?? '', asks: rowOf(asked, number) }),
  });
  return [
    lifeLine(making, pinnacles, challenges),
    { kind: 'heading', text: words.stretches },
    ...pinnacles.flatMap((one, i): Block[] => [
      {
        kind: 'reading',
        title: filled(words.stages[i] ?? '', { n: one.number }),
        note: [one.from, ...(one.to === null ? [] : [one.to])].map((day) => dayText(making.words, day)).join(' – '),
        paragraphs: [lifts[i] ?? ''],
        reason: words.reasons.pinnacle[i] ?? '',
      },
      {
        kind: 'reading',
        title: filled(words.asks[i] ?? '', { n: challenges[i]?.number ?? 0 }),
        note: '',
        paragraphs: [asks[i] ?? ''],
        reason: words.reasons.challenge[i] ?? '',
      },
    ]),
  ];
};
