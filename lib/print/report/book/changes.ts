/** What changes on a day, and what a window is about, as every page of a report words it. */
import { bank } from '../../../words/bank.ts';
import { filled } from '../../../words/fill.ts';
import { signForms } from '../../../words/forms.ts';
import type { Block } from '../../../contract/ports/report-document.ts';
import { windowText, windowWhy, type MatterWindow, type Span, type Stay } from '../ahead.ts';
import { ageAt } from '../ages.ts';
import { SHAPES } from '../answers.ts';
import { capital, type Making } from '../making.ts';
import { bookWords, inSentence, matterOf, nth, planetSaid } from './words.ts';

interface Lord {
  readonly key: string;
  readonly name: string;
}
interface Period {
  readonly lords: readonly Lord[];
  readonly span: Span;
}
interface Change {
  readonly what: string;
  readonly why: string;
}

/** Name of the chapter of a year in a book. */
export const yearId = (year: number | string): string => `y${year}`;

/** A great period as the title of a reading: `Period of the Moon`. */
export const greatName = (making: Making, { key, name }: Lord): string =>
  filled(bookWords(making).texts.strip_period, { lord: planetSaid(making, key, name) });

/** The day on which a sub-period begins; the first of a great period begins on the day of the great one, which is what counts. */
export const periodDate = (making: Making, { lords, span }: Period): Change => {
  const { you } = bookWords(making);
  const [major, minor = major] = lords;
  if (major === undefined || minor === undefined) return { what: you.period_begins, why: '' };
  const great = making
    .read('vimshottari', SHAPES.vimshottari)
    .periods.find((one) => Date.parse(one.span.start) === Date.parse(span.start));
  const lord = planetSaid(making, minor.key, minor.name);
  if (great !== undefined) {
    const [{ date: born }] = making.persons;
    const years = ageAt(born, great.span.end) - ageAt(born, great.span.start);
    return { what: you.great_begins, why: filled(you.great_why, { lord, years }) };
  }
  return {
    what: you.period_begins,
    why: filled(you.period_why, { lord, major: planetSaid(making, major.key, major.name) }),
  };
};

/** The day on which a slow planet comes into a sign. */
export const moveDate = (making: Making, { name, house, sign }: Stay): Change => {
  const { you } = bookWords(making);
  return {
    what: filled(you.moves, { planet: name }),
    why: capital(
      filled(you.moves_why, {
        sign: signForms(making.language, sign),
        nth: nth(making, house),
        matter: matterOf(making, house),
      }),
    ),
  };
};

/** Score from which on a window is told as a strong one. */
const STRONG = 60;

/** What a window may bring, with when it is and what speaks for it. */
export const windowReading = (making: Making, window: MatterWindow): Block => {
  const { windows } = bank(making.prose, 'report-years');
  const [mild = '', strong = mild] = windows[window.event];
  const brings = window.score >= STRONG ? strong : mild;
  const why = windowWhy(making, window);
  const when = filled(bookWords(making).reasons.window, {
    matter: inSentence(window.name),
    when: windowText(making, window),
  });
  // What speaks for it is in the language of the names: beside readings of another language it stands with the reason.
  const [text, reason] = making.prose === making.language ? [[why, brings], [when]] : [[brings], [why, when]];
  return {
    kind: 'reading',
    title: window.name,
    note: windowText(making, window),
    paragraphs: [text.filter((one) => one !== '').join(' ')],
    reason: reason.filter((one) => one !== '').join(' '),
  };
};
