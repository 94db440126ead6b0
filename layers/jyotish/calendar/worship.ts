/** Windows of worship of a festival, and the time to break its fast. */
import { julian, plusDays, type JulianDay } from '../ephemeris/instant.ts';
import { angaAt, angaEnd, angaSegments, type Segment } from '../panchang/anga.ts';
import { lagnaTable } from '../panchang/lagna-table.ts';
import { clipped, shareOf, type TimeSpan } from '../ephemeris/span.ts';
import { bhadrasOf } from '../panchang/star-windows.ts';
import { darkOf, lightOf, periodOf, pratahOf, windowOfDay, type DecidingWindow } from './deciding-window.ts';
import { ekadashiParana } from './ekadashi.ts';
import type { WorshipWindow } from './festival-rows.ts';
import type { FestivalDay } from './festival-day.ts';
import type { ObservanceCalendar, ReckonedDay } from './observance-calendar.ts';
import { punyaKalaOf } from './sankranti.ts';
import { bhadraEndOf } from './special-rules.ts';

/** A window of worship. */
export interface Worship {
  readonly id: WorshipWindow | DecidingWindow | 'maha_punya_kala' | 'bhadra_puchha';
  readonly span: TimeSpan;
}

const PAST = 1e-6;
/** 24 minutes on either side of the change of tithi. */
const SANDHI_DAYS = 24 / 1440;
const TAURUS = 2;

/** The part of a span from `jd` on. */
const from = (jd: JulianDay, { start, end }: TimeSpan): TimeSpan | null =>
  jd >= end ? null : { start: jd > start ? jd : start, end };

/** Burning of Holika: after Bhadra in the night of Purnima, at the next nightfall, or in the tail of Bhadra. */
const holikaWindow = (calendar: ObservanceCalendar, { ruled, span, reason }: FestivalDay): Worship[] => {
  if (!span || reason.by !== 'tithi') return [];
  const pradosha = periodOf('pradosha', ruled);
  if (reason.choice === 'bhadra_puchha') {
    const [bhadra] = bhadrasOf(calendar.almanac.table, { start: span.start, end: plusDays(span.start, PAST) });
    const found = bhadra && clipped(bhadra.puchha, darkOf(ruled));
    return found ? [{ id: 'bhadra_puchha', span: found }] : [];
  }
  if (reason.choice === 'next_pradosha') return [{ id: 'holika_dahan', span: pradosha }];
  const over = bhadraEndOf(calendar, span);
  const midnight = shareOf(darkOf(ruled), 0, 1 / 2).end;
  const { end: nishita } = periodOf('nishita', ruled);
  const night = from(over, {
    start: ruled.sunset,
    end: [pradosha.end, midnight].find((close) => over < close) ?? nishita,
  });
  const found = night && clipped(night, span);
  return found ? [{ id: 'holika_dahan', span: found }] : [];
};

/** The time within a span in which the fixed sign Taurus rises. */
const taurusRising = ({ almanac: { table, horizon } }: ObservanceCalendar, span: TimeSpan): TimeSpan | null => {
  const { start, end } = lagnaTable(table.sky, horizon.place, span).find(({ sign }) => sign === TAURUS) ?? {};
  return start === undefined || end === undefined ? null : { start, end };
};

type WindowOf = (calendar: ObservanceCalendar, found: FestivalDay) => Worship[];

const one = (id: Worship['id'], span: TimeSpan | null): Worship[] => (span ? [{ id, span }] : []);
const inTithi =
  (id: 'madhyahna' | 'nishita' | 'pradosha'): WindowOf =>
  (_calendar, { ruled }) =>
    one(id, periodOf(id, ruled));

const WORSHIP: Readonly<Record<WorshipWindow, WindowOf>> = {
  ghatasthapana: (_calendar, { ruled, span }) =>
    one('ghatasthapana', span && clipped(shareOf(lightOf(ruled), 0, 1 / 3), span)),
  sandhi_puja: (_calendar, { span }) =>
    one('sandhi_puja', span && { start: plusDays(span.end, -SANDHI_DAYS), end: plusDays(span.end, SANDHI_DAYS) }),
  holika_dahan: holikaWindow,
  rakhi: (calendar, { ruled, span }) => {
    const free = span && from(bhadraEndOf(calendar, span), { start: ruled.sunrise, end: ruled.end });
    return one('rakhi', free && clipped(free, span));
  },
  lakshmi_puja: (calendar, { ruled, span }) => {
    const dusk = span && clipped(periodOf('pradosha', ruled), span);
    return one('lakshmi_puja', dusk && taurusRising(calendar, dusk));
  },
  nishita: inTithi('nishita'),
  madhyahna: inTithi('madhyahna'),
  pradosha: inTithi('pradosha'),
  fast_to_moonrise: (calendar, { ruled }) => {
    const moonrise = calendar.moonrise(ruled);
    return one('fast_to_moonrise', moonrise === null ? null : { start: ruled.sunrise, end: moonrise });
  },
  dusk_puja: (_calendar, { ruled }) => one('dusk_puja', periodOf('sayahna_sandhya', ruled)),
  abhyanga: (calendar, { ruled, span }) => {
    const before = calendar.dayFrom(ruled, -1);
    const moonrise = calendar.moonrise(before);
    const dark = {
      start: moonrise !== null && moonrise > before.sunset ? moonrise : before.sunset,
      end: ruled.sunrise,
    };
    return one('abhyanga', span && dark.start < dark.end ? clipped(dark, span) : null);
  },
  punya_kala: (calendar, { entry }) => {
    if (!entry) return [];
    const { punya, mahaPunya } = punyaKalaOf(calendar, entry);
    return [...one('punya_kala', punya), ...one('maha_punya_kala', mahaPunya)];
  },
};

/** The deciding window inside the tithi; for sunrise the daylight inside it. Instants at night have none. */
const decidingPart = (calendar: ObservanceCalendar, { ruled, span, reason, festival }: FestivalDay): Worship[] => {
  if (!span || (reason.by !== 'tithi' && reason.by !== 'star') || festival.shift !== 0) return [];
  const { window } = reason;
  if (window === 'udaya') return one('udaya', clipped(lightOf(ruled), span));
  const part = windowOfDay(calendar, window, ruled);
  return one(window, part && part.start < part.end ? clipped(part, span) : null);
};

/** Windows of worship of a festival day, the festival's own before the one that decided it. */
export const worshipOf = (calendar: ObservanceCalendar, found: FestivalDay): Worship[] => {
  const own = found.festival.worship.flatMap((id) => WORSHIP[id](calendar, found));
  const ids = own.map(({ id }) => id);
  return [...own, ...decidingPart(calendar, found).filter(({ id }) => !ids.includes(id))];
};

const ROHINI = 4;

/** End of the star Rohini if it is still running at an instant, else the instant itself. */
const afterRohini = ({ almanac: { table } }: ObservanceCalendar, jd: JulianDay): JulianDay =>
  angaAt('nakshatra', table, jd) === ROHINI ? angaEnd('nakshatra', table, jd) : jd;

/** A fast kept through the night is broken the next day: inside the tithi, after it, or after sunrise. */
const nightParana = (
  calendar: ObservanceCalendar,
  rule: 'within_tithi' | 'after_tithi' | 'after_sunrise',
  tithi: Segment,
  next: ReckonedDay,
): TimeSpan => {
  const pratah = pratahOf(next);
  if (rule === 'after_sunrise') return pratah;
  if (rule === 'within_tithi') return tithi.end > pratah.start ? (clipped(lightOf(next), tithi) ?? pratah) : pratah;
  const over = julian(Math.max(next.sunrise, tithi.end, afterRohini(calendar, next.sunrise)));
  return over < pratah.end ? { start: over, end: pratah.end } : (from(over, lightOf(next)) ?? pratah);
};

/** Time to break the fast of a festival; null where it has none of its own. */
export const paranaOf = (calendar: ObservanceCalendar, found: FestivalDay): TimeSpan | null => {
  const { festival, ekadashi, span, ruled } = found;
  if (festival.parana === null || !span) return null;
  if (ekadashi) return ekadashi.parana;
  const next = calendar.dayFrom(ruled, 1);
  if (festival.parana !== 'ekadashi') return nightParana(calendar, festival.parana, span, next);
  const { table } = calendar.almanac;
  const [dwadashi] = angaSegments('tithi', table, plusDays(span.end, 0.1), plusDays(span.end, 0.2));
  if (!dwadashi) throw new Error('an Ekadashi without Dwadashi');
  return ekadashiParana(next, dwadashi, shareOf(dwadashi, 0, 1 / 4).end);
};
