/** Times of day of a request: `time`, or hour, min and sec. */
import type { ClockTime } from '../../../contract/values/moment.ts';
import type { Reader } from './reader.ts';

/** Hours of a clock time, fractions included. */
export const hours = ({ hour, minute, second }: ClockTime): number => hour + minute / 60 + second / 3600;

const PARTS = ['hour', 'min', 'sec'] as const;

/** `time`, or hour + min (+ sec), or both when they agree. Null when absent or wrong. */
export const readTime = (r: Reader, optional: boolean): ClockTime | null => {
  const text = r.text('time');
  const [hour, minute, second] = [r.number('hour'), r.number('min'), r.number('sec')];
  if (text !== undefined) {
    const [h, m, s] = [Number(text.slice(0, 2)), Number(text.slice(3, 5)), Number(text.slice(6))];
    if ((hour ?? h) !== h || (minute ?? m) !== m || (second ?? s) !== s) {
      r.conflict('time', `${r.prefix}time and hour, min, sec say different times.`);
      return null;
    }
    return { hour: h, minute: m, second: s };
  }
  if (r.has('time')) return null;
  if (hour !== undefined && minute !== undefined) return { hour, minute, second: second ?? 0 };
  if (PARTS.some((name) => r.has(name))) {
    for (const name of ['hour', 'min'])
      if (!r.has(name)) r.required(name, `${r.prefix}${name} is required with the other parts of the time.`);
  } else if (!optional)
    r.required(
      'time',
      `${r.prefix}time (or hour and min) is required, unless time_unknown is true.`,
      'HH:MM or HH:MM:SS',
    );
  return null;
};
