/** Customs of the planets that ask for them, and stones with their three tests. */
import type * as z from 'zod/mini';
import { filled, uncapital } from '../../../words/fill.ts';
import { enumerated } from '../../../words/enumerate.ts';
import { FURTHER_SHAPES, wearingOf } from '../further/questions.ts';
import { dayText, say, timeText, type Making, type Section } from '../making.ts';
import { customTable } from './custom-table.ts';
import { BOOK_SHAPES } from './questions.ts';
import { bookChapter, bookWords, head, listed, rulerReason } from './words.ts';
import { left } from '../blocks.ts';
import { joinedSpans } from '../ages.ts';

/** Times to put a stone on that are printed. */
const TIMES = 3;
/** Hours of the clock between which people put on a ring. */
const DAY = { from: '06:00', to: '20:00' } as const;

type Window = z.output<typeof FURTHER_SHAPES.wearing>['windows'][number];

/** The windows that begin by day, where there are any: an hour before dawn belongs to the weekday before, which confuses. */
const byDay = (windows: readonly Window[]): readonly Window[] => {
  const day = windows.filter(({ span }) => timeText(span.start) >= DAY.from && timeText(span.start) < DAY.to);
  return day.length === 0 ? windows : day;
};

/** Where the offset begins in an ISO instant. */
const CLOCK_FROM = 19;

type Gem = z.output<typeof BOOK_SHAPES.gems>['gems'][number];

/** How a stone is worn, and the best times of the next half year to put it on. */
const wornLine = (making: Making, { key, metals, finger }: Gem): string => {
  const { words, persons } = making;
  const { texts } = bookWords(making);
  const windows = byDay(making.read(wearingOf(key), FURTHER_SHAPES.wearing).windows).slice(0, TIMES);
  const clocks = new Set(windows.map(({ span }) => span.start.slice(CLOCK_FROM)));
  // Where all times are on one clock, it is named: a birth may have come with an offset instead of a zone.
  const clock = clocks.size === 1 ? ` (${filled(texts.clock, { offset: [...clocks].join('') })})` : '';
  const place = `${persons[0].place}${clock}`;
  const times = joinedSpans(windows.map(({ span }) => span)).map(
    ({ start, end }) => `${dayText(words, start)}, ${timeText(start)}–${timeText(end)}`,
  );
  const how = {
    metals: enumerated(
      making.language,
      metals.map(({ name }) => name.toLowerCase()),
      'disjunction',
    ),
    finger: finger.name.toLowerCase(),
  };
  return times.length === 0
    ? filled(texts.wear_none, { ...how, place: persons[0].place })
    : filled(texts.wear, { ...how, place, times: times.join('; ') });
};

/** The tests that the stones have passed, each once. */
const testsOf = (gems: readonly Gem[]): string => {
  const passed = gems.flatMap(({ why }) => why.filter((one) => one.passed).map(({ name }) => uncapital(name)));
  return [...new Set(passed)].join('; ');
};

export const customs: Section = (making) => {
  const { headings, labels, texts } = bookWords(making);
  const { gems, notice } = making.read('gems', BOOK_SHAPES.gems);
  const namesOf = (all: readonly { readonly name: string }[]): string => listed(all.map(({ name }) => name));
  return [
    bookChapter(making, 'customs', 'flow'),
    customTable(making, 9),
    head(headings.stones),
    ...(gems.length === 0
      ? [say(texts.stones_none)]
      : [
          {
            kind: 'table' as const,
            columns: [left(18), left(44), left(16), left(22)],
            small: true,
            head: [labels.stone, labels.reason, labels.first, labels.not_with],
            rows: gems.map(({ name, role_name, planet, planet_name, substitutes, avoid_with }) => [
              `${name}\n${role_name}, ${planet_name}`,
              rulerReason(making, planet),
              namesOf(substitutes),
              namesOf(avoid_with),
            ]),
            notes: gems.map((gem) => wornLine(making, gem)),
            notesFrom: 0,
            notesSoft: true,
          },
          say(filled(texts.stone_tests, { tests: testsOf(gems) }), 'small'),
          say(texts.stone_notice, 'small'),
        ]),
    say(notice, 'small'),
  ];
};
