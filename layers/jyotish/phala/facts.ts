/** Facts of a chart, each with the endpoint and the member of its answer where it can be read again. */
import type { Graha } from '../ephemeris/sky.ts';
import { signKey, type Fact } from './reading.ts';

const fact = (endpoint: string, name: string, value: Fact['value']): Fact => ({ endpoint, name, value });
const ofPlanet = (planet: Graha, member: string, value: Fact['value']): Fact =>
  fact('kundli/planets', `planets[planet=${planet}].${member}`, value);

/** The house a planet stands in. */
export const houseFact = (planet: Graha, house: number): Fact => ofPlanet(planet, 'house', house);
/** The sign a planet stands in. */
export const signFact = (planet: Graha, sign: number): Fact => ofPlanet(planet, 'sign.key', signKey(sign));
/** The star a planet stands in, by the star's lord. */
export const starLordFact = (planet: Graha, lord: Graha): Fact => ofPlanet(planet, 'nakshatra.lord', lord);
/** The star of a planet. */
export const starFact = (planet: Graha, star: string): Fact => ofPlanet(planet, 'nakshatra.key', star);
/** The pada of a planet's star, 1–4. */
export const padaFact = (planet: Graha, pada: number): Fact => ofPlanet(planet, 'nakshatra.pada', pada);
/** The rising sign. */
export const ascendantFact = (sign: number): Fact => fact('kundli/planets', 'ascendant.sign.key', signKey(sign));
/** Direction of motion. */
export const retrogradeFact = (planet: Graha): Fact => ofPlanet(planet, 'retrograde', true);
/** Nearness to the Sun. */
export const combustFact = (planet: Graha): Fact => ofPlanet(planet, 'combust', true);
/** Dignity of a planet. */
export const dignityFact = (planet: Graha, dignity: string): Fact =>
  fact('kundli/dignities', `planets[planet=${planet}].dignity`, dignity);
/** A debilitation that is cancelled. */
export const fallCancelledFact = (planet: Graha): Fact =>
  fact('kundli/dignities', `planets[planet=${planet}].neecha_bhanga.present`, true);
/** The lord of a house. */
export const lordFact = (house: number, lord: Graha): Fact =>
  fact('kundli/house-lords', `houses[house=${house}].lord`, lord);
/** The house that the lord of a house stands in. */
export const lordHouseFact = (house: number, inHouse: number): Fact =>
  fact('kundli/house-lords', `houses[house=${house}].in_house`, inHouse);
/** The same sign in the birth chart and in the navamsa. */
export const vargottamaFact = (planet: Graha): Fact => fact('varga/D9', `planets[planet=${planet}].vargottama`, true);
/** A full aspect of one planet on another. */
export const aspectFact = (from: Graha, on: Graha): Fact =>
  fact('kundli/aspects', `aspects[from=${from},target_planet=${on}].graha`, true);
/** A full aspect of a planet on a house. */
export const aspectOnHouseFact = (from: Graha, house: number): Fact =>
  fact('kundli/aspects', `aspects[from=${from},target_house=${house}].graha`, true);
/** The sign of a planet in a divisional chart, `D10`. */
export const vargaSignFact = (varga: string, planet: Graha, sign: number): Fact =>
  fact(`varga/${varga}`, `planets[planet=${planet}].sign.key`, signKey(sign));
/** An anga of the panchang at the instant of birth. */
export const angaFact = (member: string, value: Fact['value']): Fact => fact('panchang/at', member, value);
/** What a transit comes to, for the instant of the request. */
export const gocharaFact = (planet: Graha, member: string, value: Fact['value']): Fact =>
  fact('transit/gochara', `planets[planet=${planet}].${member}`, value);
/** The sign a planet passes through, for the instant of the request. */
export const transitSignFact = (planet: Graha, sign: number): Fact => gocharaFact(planet, 'sign.key', signKey(sign));
/** The muntha of the solar year that is read. */
export const munthaFact = (member: string, value: Fact['value']): Fact =>
  fact('varshaphal/muntha', `muntha.${member}`, value);
/** The rising sign of the annual chart. */
export const annualAscendantFact = (sign: number): Fact =>
  fact('varshaphal/chart', 'ascendant.sign.key', signKey(sign));
/** The sign a planet stands in when the solar year begins. */
export const annualSignFact = (planet: Graha, sign: number): Fact =>
  fact('varshaphal/chart', `planets[planet=${planet}].sign.key`, signKey(sign));
