/** Colours of the nine planets in tables and legends; white reads on each (contrast at least 4.8). */
const INKS: Readonly<Record<string, `#${string}`>> = {
  sun: '#a85f0c',
  moon: '#566c79',
  mars: '#a83a2a',
  mercury: '#2f7a4f',
  jupiter: '#86680f',
  venus: '#9c5577',
  saturn: '#3d4a6b',
  rahu: '#5c5470',
  ketu: '#7b1e2b',
};

/** The colour of a planet. */
export const planetInk = (planet: string): `#${string}` => INKS[planet] ?? '#5f5650';
