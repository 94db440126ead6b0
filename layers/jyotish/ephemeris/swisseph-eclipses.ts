/** Eclipses as the library searches for them. */
import type { JulianDay } from './instant.ts';
import type { LocalSolarEclipse, LunarEclipse, LunarEclipseSeen, Place, SolarEclipse, SolarEclipseAt } from './sky.ts';
import type { Engine } from './swisseph-engine.ts';
import {
  checkRange,
  clearAnswers,
  outOfRange,
  readDouble,
  readInstant,
  readNeeded,
  SWIEPH,
  writePlace,
} from './swisseph-library.ts';

const ECLIPSE_TOTAL = 4;
const ECLIPSE_ANNULAR = 8;
const ECLIPSE_HYBRID = 32;
/** Which phases of a solar eclipse are above the horizon of a place. */
const SEEN = { any: 128, maximum: 256, first: 512, fourth: 4096 } as const;

const solarKind = (flags: number): 'total' | 'annular' | 'partial' => {
  if (flags & ECLIPSE_TOTAL) return 'total';
  return flags & ECLIPSE_ANNULAR ? 'annular' : 'partial';
};

const searchSolar = (engine: Engine, jd: JulianDay): SolarEclipse => {
  checkRange(jd);
  clearAnswers(engine);
  const flags = engine.wasm._swe_sol_eclipse_when_glob(jd, SWIEPH, 0, engine.out, 0, engine.error);
  if (flags < 0) throw outOfRange();
  const at = engine.out >> 3;
  const kind = flags & ECLIPSE_HYBRID ? 'hybrid' : solarKind(flags);
  const maximum = readNeeded(engine, at);
  // The smallest partial eclipse (1935-01-05, magnitude 0.001) has a maximum but no contacts in the library.
  const times = { maximum, begin: readInstant(engine, at + 2) ?? maximum, end: readInstant(engine, at + 3) ?? maximum };
  // The place of greatest eclipse comes back as up to ten numbers: `points` holds them, `place` would not.
  if (engine.wasm._swe_sol_eclipse_where(times.maximum, SWIEPH, engine.points, engine.more, engine.error) < 0)
    throw outOfRange();
  const [where, attributes] = [engine.points >> 3, engine.more >> 3];
  return {
    kind,
    ...times,
    magnitude: readDouble(engine, attributes + 8),
    saros: { series: readDouble(engine, attributes + 9), member: readDouble(engine, attributes + 10) },
    greatest: { lat: readDouble(engine, where + 1), lon: readDouble(engine, where) },
  };
};

/** The next solar eclipse anywhere. */
export const nextSolarEclipseOf = (engine: Engine, jd: JulianDay): SolarEclipse =>
  engine.eclipses.solar.next(jd, '', () => searchSolar(engine, jd));

const searchLocalSolar = (engine: Engine, jd: JulianDay, place: Place): LocalSolarEclipse => {
  checkRange(jd);
  writePlace(engine, place, place.altitude);
  clearAnswers(engine);
  const flags = engine.wasm._swe_sol_eclipse_when_loc(
    jd,
    SWIEPH,
    engine.place,
    engine.out,
    engine.more,
    0,
    engine.error,
  );
  if (flags < 0) throw outOfRange();
  const at = engine.out >> 3;
  const attributes = engine.more >> 3;
  const maximum = readNeeded(engine, at);
  return {
    kind: solarKind(flags),
    maximum,
    first: readInstant(engine, at + 1) ?? maximum,
    second: readInstant(engine, at + 2),
    third: readInstant(engine, at + 3),
    fourth: readInstant(engine, at + 4) ?? maximum,
    sunriseDuring: readInstant(engine, at + 5),
    sunsetDuring: readInstant(engine, at + 6),
    visible: {
      any: (flags & SEEN.any) !== 0,
      maximum: (flags & SEEN.maximum) !== 0,
      first: (flags & SEEN.first) !== 0,
      fourth: (flags & SEEN.fourth) !== 0,
    },
    magnitude: readDouble(engine, attributes + 8),
    obscuration: readDouble(engine, attributes + 2),
    saros: { series: readDouble(engine, attributes + 9), member: readDouble(engine, attributes + 10) },
  };
};

/** The next solar eclipse of which some phase is above the horizon of a place. */
export const nextLocalSolarEclipseOf = (engine: Engine, jd: JulianDay, place: Place): LocalSolarEclipse =>
  engine.eclipses.local.next(jd, `${place.lon}/${place.lat}/${place.altitude}`, () =>
    searchLocalSolar(engine, jd, place),
  );

/** How far the Sun is covered at an instant and place. */
export const solarEclipseOf = (engine: Engine, jd: JulianDay, place: Place): SolarEclipseAt => {
  checkRange(jd);
  writePlace(engine, place, place.altitude);
  if (engine.wasm._swe_sol_eclipse_how(jd, SWIEPH, engine.place, engine.more, engine.error) < 0) throw outOfRange();
  const at = engine.more >> 3;
  return {
    magnitude: readDouble(engine, at + 8),
    obscuration: readDouble(engine, at + 2),
    saros: { series: readDouble(engine, at + 9), member: readDouble(engine, at + 10) },
    altitude: readDouble(engine, at + 5),
  };
};

const searchLunar = (engine: Engine, jd: JulianDay): LunarEclipse => {
  checkRange(jd);
  clearAnswers(engine);
  const flags = engine.wasm._swe_lun_eclipse_when(jd, SWIEPH, 0, engine.out, 0, engine.error);
  if (flags < 0) throw outOfRange();
  const at = engine.out >> 3;
  const times = {
    maximum: readNeeded(engine, at),
    partialBegin: readInstant(engine, at + 2),
    partialEnd: readInstant(engine, at + 3),
    totalBegin: readInstant(engine, at + 4),
    totalEnd: readInstant(engine, at + 5),
    penumbralBegin: readInstant(engine, at + 6),
    penumbralEnd: readInstant(engine, at + 7),
  };
  writePlace(engine, { lat: 0, lon: 0, altitude: 0 }, 0);
  if (engine.wasm._swe_lun_eclipse_how(times.maximum, SWIEPH, engine.place, engine.more, engine.error) < 0)
    throw outOfRange();
  const attributes = engine.more >> 3;
  const umbralKind = times.partialBegin === null ? 'penumbral' : 'partial';
  return {
    kind: flags & ECLIPSE_TOTAL ? 'total' : umbralKind,
    ...times,
    umbral: readDouble(engine, attributes),
    penumbral: readDouble(engine, attributes + 1),
    saros: { series: readDouble(engine, attributes + 9), member: readDouble(engine, attributes + 10) },
  };
};

/** The next lunar eclipse. */
export const nextLunarEclipseOf = (engine: Engine, jd: JulianDay): LunarEclipse =>
  engine.eclipses.lunar.next(jd, '', () => searchLunar(engine, jd));

/** What a place sees of a lunar eclipse. */
export const lunarEclipseSeen = (engine: Engine, eclipse: LunarEclipse, place: Place): LunarEclipseSeen => {
  const from = (eclipse.penumbralBegin ?? eclipse.maximum) - 0.2;
  checkRange(from);
  writePlace(engine, place, place.altitude);
  clearAnswers(engine);
  const flags = engine.wasm._swe_lun_eclipse_when_loc(
    from,
    SWIEPH,
    engine.place,
    engine.out,
    engine.more,
    0,
    engine.error,
  );
  const at = engine.out >> 3;
  // The library answers with the next eclipse that the place sees; past the end of the files with an error.
  if (flags < 0 || readDouble(engine, at) > (eclipse.penumbralEnd ?? eclipse.maximum) + 0.1) {
    return { visible: false, moonriseDuring: null, moonsetDuring: null };
  }
  return { visible: true, moonriseDuring: readInstant(engine, at + 8), moonsetDuring: readInstant(engine, at + 9) };
};
