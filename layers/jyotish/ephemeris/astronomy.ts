/** Numbers of the Earth and the sky, as the Swiss Ephemeris takes them. */

/** Kilometres in an astronomical unit. */
export const AU_KM = 149597870.7;
/** Radius of the Earth at the equator, kilometres. */
export const EARTH_KM = 6378.1366;
/** Degrees below the true horizon of a point seen on it at 1013.25 mbar and 15 °C (Sinclair). */
export const HORIZON_REFRACTION = 0.5598874;
/** Degrees of sidereal time per day of UT. */
export const SIDEREAL_RATE = 360.98564736629;
