/** Where a reader stands today: the period that runs, and Saturn. */
import { bank } from '../../../words/bank.ts';
import { filled } from '../../../words/fill.ts';
import { signForms } from '../../../words/forms.ts';
import { textWidth } from '../../draw/metrics.ts';
import { SHAPES, type Lord } from '../answers.ts';
import type { Block, CardBlock } from '../../../contract/ports/report-document.ts';
import { dayText, type Making } from '../making.ts';
import { BOOK_SHAPES } from './questions.ts';
import { runningOf } from './standing.ts';
import { bookWords, hasReadings, houseSlots, planetSaid, pointOf } from './words.ts';
import { abreast } from '../blocks.ts';

/** The first sentences of a reading, as a summary has room for them. */
export const opening = (text: string, count: number): string =>
  text
    .split(/(?<=[.।])\s+/u)
    .slice(0, count)
    .join(' ');
/** Sentences of a reading in a summary. */
export const SENTENCES = 2;

/** What a sub-period is about in a language without readings: the house of its planet. */
const mattersSaid = (making: Making, { key, name }: Lord): string => {
  const { house } = pointOf(making, key);
  return filled(bookWords(making).you.sub_matters, {
    planet: planetSaid(making, key, name),
    ...houseSlots(making, house),
  });
};

/** The sub-period that runs on the day of issue: the first sentences of its reading, or what it is about. */
const periodCard = (making: Making): CardBlock => {
  const { you } = bookWords(making);
  const { part } = runningOf(making);
  const read = hasReadings(making)
    ? making.read('read_dasha', SHAPES.read_dasha).periods.find(({ running, level }) => running && level === 2)
    : undefined;
  const [major, minor] = part?.lords ?? [];
  const opened = opening(read?.paragraphs[0]?.text ?? '', SENTENCES);
  const said = opened === '' && minor !== undefined ? mattersSaid(making, minor) : opened;
  return {
    kind: 'card',
    title: filled(you.sub, {
      major: major?.name ?? '',
      minor: minor === undefined ? '' : planetSaid(making, minor.key, minor.name),
    }),
    paragraphs: said === '' ? [] : [said],
    reason:
      part === undefined
        ? ''
        : filled(you.sub_reason, {
            from: dayText(making.words, part.span.start),
            to: dayText(making.words, part.span.end),
          }),
  };
};

/** What is said of Sade Sati today: one sentence, wherever a report tells it. */
export const saturnSaid = (making: Making): string => {
  const { you } = bookWords(making);
  const { status, cycles } = making.read('sade_sati', BOOK_SHAPES.sade_sati);
  const day = (iso: string): string => dayText(making.words, iso);
  const running = cycles.find(({ span }) => span.start <= making.issued && making.issued < span.end);
  if (status.active && running !== undefined)
    return filled(you.saturn_now, { from: day(running.span.start), to: day(running.span.end) });
  const born = making.persons[0].utc;
  const last = cycles.findLast(({ span }) => span.end <= making.issued && span.start > born);
  return [
    last === undefined
      ? you.saturn_none
      : filled(you.saturn_last, { from: day(last.span.start), to: day(last.span.end) }),
    ...(status.next === null ? [] : [filled(you.saturn_next, { date: day(status.next) })]),
  ].join(' ');
};

/** Whether Saturn is on the Moon today, and when it was or will be. */
const saturnCard = (making: Making): CardBlock => {
  const { you } = bookWords(making);
  const { moon_sign: moon } = making.read('sade_sati', BOOK_SHAPES.sade_sati);
  const signs = Object.entries(bank(making.language, 'names').signs);
  const sign = (id: number) => {
    const [key = '', name = ''] = signs[(id + 11) % 12] ?? [];
    return signForms(making.language, { key, name });
  };
  return {
    kind: 'card',
    title: making.words.headings.sade_sati,
    paragraphs: [saturnSaid(making)],
    reason: filled(you.saturn_reason, {
      sign: sign(moon.id),
      before: sign(moon.id - 1),
      after: sign(moon.id + 1),
    }),
  };
};

/** Share of a page that a card has at least. */
const LEAST_SHARE = 0.38;

/** How long the texts of a card are. */
const lengthOf = ({ paragraphs, reason = '' }: CardBlock): number => textWidth([...paragraphs, reason].join(' '), 1);

/** The period that runs and Saturn side by side, each as wide as its text asks, so that both take as few lines as they can. */
export const todayCards = (making: Making): Block => {
  const [period, saturn] = [periodCard(making), saturnCard(making)];
  const [one, other] = [lengthOf(period), lengthOf(saturn)];
  const share = Math.min(1 - LEAST_SHARE, Math.max(LEAST_SHARE, one / (one + other)));
  return abreast({ share, blocks: [period] }, { share: 1 - share, blocks: [saturn] });
};

/** What to ask of the period that comes next; nothing where none does. */
export const askNext = (making: Making): string[] => {
  const { you } = bookWords(making);
  const { next, following } = runningOf(making);
  const lord = next?.lords.at(-1);
  if (next === undefined || lord === undefined) return [];
  return [
    filled(next.span.start === following?.span.start ? you.ask_great : you.ask_period, {
      lord: planetSaid(making, lord.key, lord.name),
      date: dayText(making.words, next.span.start),
    }),
  ];
};
