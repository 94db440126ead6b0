/** Entries, stations, combustion, eclipses, risings. */
export { exactAngles, moonPhases } from '../../../../layers/jyotish/sky-events/aspects.ts';
export { combustPeriods } from '../../../../layers/jyotish/sky-events/combustion.ts';
export { lunarEclipses, solarEclipses } from '../../../../layers/jyotish/sky-events/eclipses.ts';
export { heliacalEvents } from '../../../../layers/jyotish/sky-events/heliacal.ts';
export { ingresses } from '../../../../layers/jyotish/sky-events/ingress.ts';
export { solsticesIn } from '../../../../layers/jyotish/sky-events/solstices.ts';
export { retrogradePeriods, stationsOf } from '../../../../layers/jyotish/sky-events/stations.ts';
