/** The lord of the year: five office-bearers, of whom the strongest that aspects the year ascendant rules (Tajika Nilakanthi ch. 1). */
import { byPlanet7 } from '../chart/graha.ts';
import { lordOf, signOf, type Planet7 } from '../chart/rashi.ts';
import { rowOf } from '../chart/rows.ts';
import { panchavargeeya } from './bala.ts';
import { moonTransfer, tajikaPairs } from './tajika.ts';
import { lagnaAspect, type TajikaChart } from './year-chart.ts';

/** The offices; the sixth belongs to charts inside the year. */
export const OFFICES = ['muntha', 'birth_ascendant', 'year_ascendant', 'trirashi', 'day_night', 'year_lord'] as const;
export type Office = (typeof OFFICES)[number];

/** Lords of the threefold signs from Aries, by day and by night. */
const TRIRASHI: Readonly<Record<'day' | 'night', readonly Planet7[]>> = {
  day: ['sun', 'venus', 'saturn', 'venus', 'jupiter', 'moon', 'mercury', 'mars', 'saturn', 'mars', 'jupiter', 'moon'],
  night: ['jupiter', 'moon', 'mercury', 'mars', 'sun', 'venus', 'saturn', 'venus', 'saturn', 'mars', 'jupiter', 'moon'],
};

/** Who rules when none aspects the ascendant, or two are equal: the lord of the muntha, or of the luminary of the time. */
export const YEAR_TIES = ['muntha', 'luminary'] as const;
export type YearTie = (typeof YEAR_TIES)[number];
/** Whether friendly aspects go before hostile ones. */
export const ASPECT_RULES = ['any', 'friendly_first'] as const;
export type AspectRule = (typeof ASPECT_RULES)[number];

/** How the choice was made. */
export const YEAR_CHOICES = ['strength', 'tie', 'none_aspects'] as const;
export type YearChoice = (typeof YEAR_CHOICES)[number];

/** One office with its bearer. */
export interface OfficeBearer {
  readonly office: Office;
  readonly planet: Planet7;
  /** Five-fold strength. */
  readonly bala: number;
  readonly aspects: boolean;
}

/** The lord of a year or of a part of it. */
export interface YearLord {
  readonly bearers: readonly OfficeBearer[];
  readonly lord: Planet7;
  readonly by: YearChoice;
  /** The planet that acts in the Moon's place when she is chosen; else null. */
  readonly transfer: Planet7 | null;
}

const EQUAL = 1e-9;

/** Finds the lord of a Tajika chart; `yearLord` is the sixth office of charts inside the year. */
export const yearLordOf = (
  tajika: TajikaChart,
  options: { readonly tie: YearTie; readonly aspectRule: AspectRule },
  yearLord?: Planet7,
): YearLord => {
  const { chart, isDay, natalLagna, muntha } = tajika;
  const balas = panchavargeeya(tajika);
  const luminary = lordOf(chart.signs[isDay ? 'sun' : 'moon']);
  const munthaLord = lordOf(signOf(muntha));
  const offices: readonly (readonly [Office, Planet7])[] = [
    ['muntha', munthaLord],
    ['birth_ascendant', lordOf(natalLagna)],
    ['year_ascendant', lordOf(chart.ascendant.sign)],
    ['trirashi', rowOf(TRIRASHI[isDay ? 'day' : 'night'], chart.ascendant.sign, 'sign')],
    ['day_night', luminary],
    ...(yearLord ? [['year_lord', yearLord] as const] : []),
  ];
  const aspects = byPlanet7((planet) => lagnaAspect(chart, planet));
  const bearers = offices.map(([office, planet]) => ({
    office,
    planet,
    bala: balas[planet].total,
    aspects: aspects[planet].aspects,
  }));
  const aspecting = bearers.filter((bearer) => bearer.aspects);
  const friendly = aspecting.filter(({ planet }) => aspects[planet].friendly);
  const asked = options.aspectRule === 'friendly_first' && friendly.length > 0 ? friendly : aspecting;
  const fallback = options.tie === 'luminary' ? luminary : munthaLord;
  const chosen = (): { readonly lord: Planet7; readonly by: YearChoice } => {
    if (asked.length === 0) return { lord: fallback, by: 'none_aspects' };
    const most = Math.max(...asked.map(({ bala }) => bala));
    const best = [...new Set(asked.filter(({ bala }) => most - bala <= EQUAL).map(({ planet }) => planet))];
    const [first] = best;
    if (first && best.length === 1) return { lord: first, by: 'strength' };
    const held = (planet: Planet7): number => bearers.filter((bearer) => bearer.planet === planet).length;
    const busiest = Math.max(...best.map(held));
    const left = best.filter((planet) => held(planet) === busiest);
    const [only] = left;
    return { lord: only && left.length === 1 ? only : fallback, by: 'tie' };
  };
  const { lord, by } = chosen();
  const transfer = lord === 'moon' ? (moonTransfer(tajikaPairs(chart, 'mean')) ?? lordOf(chart.signs.moon)) : null;
  return { bearers, lord, by, transfer };
};
