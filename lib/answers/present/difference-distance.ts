/** How far values of another program lie from the computed ones, as a sentence, and which values to send next. */
import type { Distance } from '../../../layers/jyotish/kundli/explain-distance.ts';
import type { Observation } from '../../../layers/jyotish/kundli/explain-observed.ts';
import { bank } from '../../words/bank.ts';
import { filled } from '../../words/fill.ts';
import type { Words } from '../../words/words.ts';

/** An arc as people say it: 1.8°, 24′, 12″. */
const arcText = (degrees: number): string => {
  const seconds = Math.round(Math.abs(degrees) * 3600);
  if (seconds < 60) return `${seconds}″`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes}′` : `${Math.abs(degrees).toFixed(1)}°`;
};

/** A length of time as people say it: 3 h 38 min, 5 min, 40 s. */
const timeText = ({ language }: Words, minutes: number): string => {
  const { distance } = bank(language, 'difference');
  const seconds = Math.round(Math.abs(minutes) * 60);
  if (seconds < 60) return filled(distance.seconds, { s: seconds });
  const whole = Math.round(seconds / 60);
  if (whole < 60) return filled(distance.minutes, { m: whole });
  return filled(distance.hours, { h: Math.floor(whole / 60), m: whole % 60 });
};

const nameOf = (words: Words, { subject, house }: Distance): string => {
  const { subjects } = bank(words.language, 'difference');
  if (subject === 'cusp') return filled(subjects.cusp, { house: house ?? 1 });
  if (subject === 'mc' || subject === 'ascendant' || subject === 'tithi_end') return subjects[subject];
  if (subject === 'sunrise' || subject === 'sunset') return subjects[subject];
  return subject === 'ayanamsa' ? '' : words.nameOfKey('planets', subject);
};

const clause = (words: Words, far: Distance): string => {
  const { distance } = bank(words.language, 'difference');
  const name = nameOf(words, far);
  const { degrees, minutes, birthLater } = far;
  if (degrees === null)
    return filled((minutes ?? 0) < 0 ? distance.earlier : distance.later, {
      name,
      time: timeText(words, minutes ?? 0),
    });
  const arc = arcText(degrees);
  if (far.subject === 'ayanamsa') return filled(degrees < 0 ? distance.smaller : distance.larger, { arc });
  if (birthLater === null) return filled(degrees < 0 ? distance.back : distance.on, { name, arc });
  const time = timeText(words, birthLater);
  return filled(degrees < 0 ? distance.back_earlier : distance.on_later, { name, arc, time });
};

/**
 * The first distance that tells a time of birth too, else the first, as a sentence; empty without any. `from`: the chart as
 * sent, or the one of the best candidate.
 */
export const distanceSentence = (words: Words, distances: readonly Distance[], from: 'own' | 'best'): string => {
  const far = distances.find(({ birthLater }) => birthLater !== null) ?? distances[0];
  if (far === undefined) return '';
  return filled(bank(words.language, 'difference').distance[from], { what: clause(words, far) });
};

const isSent = (observed: readonly Observation[], item: 'moon' | 'sun' | 'ascendant'): boolean =>
  observed.some(({ what, body }) => (item === 'ascendant' ? what === item : what === 'longitude' && body === item));

/** Which of Moon, Sun and ascendant to send next; what to check where all three have been sent. */
export const nextSentence = ({ language }: Words, observed: readonly Observation[]): string => {
  const { next } = bank(language, 'difference');
  const missing = (['moon', 'sun', 'ascendant'] as const).filter((item) => !isSent(observed, item));
  if (missing.length === 0) return next.check;
  return filled(next.send, { list: missing.map((item) => next[item]).join(', ') });
};
