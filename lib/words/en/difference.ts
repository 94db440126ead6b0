/** Words of kundli/explain-difference in English. */
import type { Slip } from '../../../layers/jyotish/kundli/explain-input.ts';
import type { DashaSeed } from '../../../layers/jyotish/dasha/seed.ts';
import type { HouseSystem, SunriseRule } from '../../../layers/jyotish/ephemeris/sky.ts';

export const slips: Readonly<Record<Slip, string>> = {
  clock_hour_ahead: 'the clock is taken an hour ahead, as for summer or war time',
  clock_hour_behind: 'the clock is taken an hour behind',
  local_mean_time: 'the time is taken as local mean time',
  zone_of_coordinates: 'the clock of the zone at the coordinates is taken',
  am_pm: 'morning and evening (AM and PM) are exchanged',
  next_day: 'the date is one day later, as for a birth after midnight',
  previous_day: 'the date is one day earlier',
  day_month_exchanged: 'day and month are exchanged',
  longitude_sign: 'east and west longitude are exchanged',
};

/** Settings as parts of a sentence: “with …”. */
export const settings = {
  ayanamsa: 'the ayanamsa {name}',
  own_ayanamsa: 'an ayanamsa of its own of {degrees}° at the birth',
  node: { mean: 'the mean node', true: 'the true node' },
  observer: {
    geocentric: 'positions seen from the centre of the Earth',
    topocentric: 'positions seen from the place of birth',
  },
  positions: { apparent: 'apparent positions', geometric: 'geometric positions, without light-time and aberration' },
  year_length: 'a dasha year of {days} days',
  /** Before the last of several. */
  and: ' and ',
};
/** Units of a difference. */
export const units: Readonly<Record<'arcminute' | 'minute' | 'day', string>> = {
  arcminute: 'minutes of arc',
  minute: 'minutes',
  day: 'days',
};
export const houseSystems: Readonly<Record<HouseSystem, string>> = {
  whole_sign: 'whole-sign houses',
  equal: 'equal houses that begin at the ascendant',
  equal_mid: 'equal houses with the ascendant in the middle',
  sripati: 'Sripati houses',
  porphyry: 'Porphyry houses',
  placidus: 'Placidus houses',
  koch: 'Koch houses',
  campanus: 'Campanus houses',
  regiomontanus: 'Regiomontanus houses',
  alcabitius: 'Alcabitius houses',
  topocentric: 'topocentric houses',
};
export const seeds: Readonly<Record<DashaSeed, string>> = {
  moon: 'the dasha counted from the Moon',
  lagna: 'the dasha counted from the ascendant',
  sun: 'the dasha counted from the Sun',
  kshema: 'the dasha counted from the kshema star',
  utpanna: 'the dasha counted from the utpanna star',
  adhana: 'the dasha counted from the adhana star',
};
export const sunrises: Readonly<Record<SunriseRule, string>> = {
  apparent: 'sunrise by the upper limb, with refraction',
  center: 'sunrise by the middle of the disc, with refraction',
  hindu: 'sunrise by the middle of the disc, without refraction',
  observer: 'sunrise seen from the altitude of the place',
};

export const verdicts = {
  same: 'Nothing differs: your own settings and input give every value ({count}).',
  settings: 'Every value ({count}) comes out with {settings}.',
  slip: 'Every value ({count}) comes out if {slip}.',
  slip_and_settings: 'Every value ({count}) comes out if {slip}, with {settings}.',
  partly: 'Nothing gives every value. Nearest is your own chart with {fits} of {count}.',
  partly_settings: 'Nothing gives every value. Nearest comes {settings}, with {fits} of {count}.',
  partly_slip: 'Nothing gives every value. {fits} of {count} come out if {slip}.',
  none: 'No setting and no slip gives a single one of these values. Check the birth and the values.',
};
