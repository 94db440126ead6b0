/** Times that are compared: a year or a month by its name, and which of two faint ones has a little more. */
import { plusDays } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { TimeSpan } from '../../../../layers/jyotish/ephemeris/span.ts';
import type { EventWindow } from '../../../../layers/jyotish/phala/events.ts';
import { faintIn } from '../../../answers/judgement.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import type { Making } from '../tell/making.ts';

/** Days by which a time ends before the next one begins. */
const MOMENT = 0.001;
/** A time that is compared with others. */
export interface TimeNamed {
  readonly name: string;
  readonly span: TimeSpan;
}

/** A calendar year. */
export const yearNamed = ({ known: { at } }: Making, year: number): TimeNamed => ({
  name: String(year),
  span: {
    start: at.clock.instant({ year, month: 1, day: 1 }, 0),
    end: plusDays(at.clock.instant({ year: year + 1, month: 1, day: 1 }, 0), -MOMENT),
  },
});

/** Points by which one faint window is more than another. */
const FAINT_POINTS = 5;

/** Of times of which none is marked the one that has a little more, and what of it; null where none has. */
export const faintest = (
  { known }: Making,
  matter: Matter,
  times: readonly TimeNamed[],
): { readonly name: string; readonly faint: EventWindow } | null => {
  const [first, second] = times
    .flatMap(({ name, span }) => {
      const faint = faintIn(known, matter, span);
      return faint === null ? [] : [{ name, faint }];
    })
    .toSorted((a, b) => b.faint.score - a.faint.score);
  return first === undefined || first.faint.score - (second?.faint.score ?? 0) < FAINT_POINTS ? null : first;
};
