/** Eclipses in one vocabulary: kind, type, name, contacts. */
import type { Grahan } from '../../../layers/jyotish/calendar/grahan.ts';
import type { LocalSolarEclipse, LunarEclipse, SolarEclipse } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { Clock } from '../../contract/values/moment.ts';
import { bank } from '../../words/bank.ts';
import type { Words } from '../../words/words.ts';
import { instantOrNull } from './time.ts';

/** `kind`, `type` and `name` of a solar eclipse. */
export const solarShape = ({ language }: Words, type: SolarEclipse['kind']) => ({
  kind: 'solar' as const,
  type,
  name: bank(language, 'sky').eclipses.solar[type],
});

/** `kind`, `type` and `name` of a lunar eclipse. */
export const lunarShape = ({ language }: Words, type: LunarEclipse['kind']) => ({
  kind: 'lunar' as const,
  type,
  name: bank(language, 'sky').eclipses.lunar[type],
});

/** Name of an eclipse by its kind and type. */
export const eclipseName = ({ language }: Words, { kind, type }: Pick<Grahan, 'kind' | 'type'>): string => {
  const names: Readonly<Partial<Record<Grahan['type'], string>>> = bank(language, 'sky').eclipses[kind];
  const name = names[type];
  if (name === undefined) throw new Error(`no ${type} ${kind} eclipse`);
  return name;
};

/** Contacts of a solar eclipse at a place; all null where nothing of it is seen. */
export const solarContactsShape = (clock: Clock, local: LocalSolarEclipse | null) => ({
  first: instantOrNull(clock, local?.first ?? null),
  second: instantOrNull(clock, local?.second ?? null),
  maximum: instantOrNull(clock, local?.maximum ?? null),
  third: instantOrNull(clock, local?.third ?? null),
  last: instantOrNull(clock, local?.fourth ?? null),
});

/** Contacts of a lunar eclipse: the five of the umbra between the two of the penumbra. */
export const lunarContactsShape = (clock: Clock, eclipse: LunarEclipse) => ({
  penumbral_begin: instantOrNull(clock, eclipse.penumbralBegin),
  first: instantOrNull(clock, eclipse.partialBegin),
  second: instantOrNull(clock, eclipse.totalBegin),
  maximum: clock.text(eclipse.maximum),
  third: instantOrNull(clock, eclipse.totalEnd),
  last: instantOrNull(clock, eclipse.partialEnd),
  penumbral_end: instantOrNull(clock, eclipse.penumbralEnd),
});
