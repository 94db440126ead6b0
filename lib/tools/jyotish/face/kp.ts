/** The Krishnamurti system. */
export { horaryChart } from '../../../../layers/jyotish/kp/horary.ts';
export { kpHouseSignificators, kpPlanetLevels, kpRulingPlanets } from '../../../../layers/jyotish/kp/significators.ts';
export { kpLords } from '../../../../layers/jyotish/kp/sub-lords.ts';
