/**
 * Hand-made charts: rules of sign and house are tested on placements written by hand, not on positions of the sky.
 * `As1 Su5 Mo2/12.5 Ma10~ Me6*`: planet, sign 1–12, degree after `/` (15 when left out), `~` retrograde, `*` combust.
 * Ketu stands opposite Rahu. Planets left out stand where `SPARE` puts them; a later token overrides an earlier one.
 */
import { chartPoint, type Chart, type GrahaInChart } from '../../layers/jyotish/chart/chart.ts';
import { byGraha } from '../../layers/jyotish/chart/graha.ts';
import { houseFrom } from '../../layers/jyotish/chart/rashi.ts';
import { julian } from '../../layers/jyotish/ephemeris/instant.ts';
import type { Graha } from '../../layers/jyotish/ephemeris/sky.ts';

/** Where planets stand that a test does not name. */
export const SPARE = 'As1 Su12 Mo3 Ma6 Me12 Ju3 Ve11 Sa6 Ra2';

const SHORT: Readonly<Record<string, Graha | 'ascendant'>> = {
  As: 'ascendant',
  Su: 'sun',
  Mo: 'moon',
  Ma: 'mars',
  Me: 'mercury',
  Ju: 'jupiter',
  Ve: 'venus',
  Sa: 'saturn',
  Ra: 'rahu',
};

interface Placed {
  readonly longitude: number;
  readonly retrograde: boolean;
  readonly combust: boolean;
}

const read = (token: string): readonly [Graha | 'ascendant', Placed] => {
  const parts = /^([A-Z][a-z])(\d+)(?:\/([\d.]+))?([~*]*)$/.exec(token);
  const body = SHORT[parts?.[1] ?? ''];
  if (!parts || !body) throw new Error(`cannot read ${token}`);
  const longitude = 30 * (Number(parts[2]) - 1) + Number(parts[3] ?? 15);
  const flags = parts[4] ?? '';
  return [body, { longitude, retrograde: flags.includes('~'), combust: flags.includes('*') }];
};

/** A chart from tokens, in whole-sign houses. */
export const handChart = (tokens: string): Chart => {
  const places = new Map(`${SPARE} ${tokens}`.split(/\s+/).filter(Boolean).map(read));
  const of = (body: Graha | 'ascendant'): Placed => {
    const found = places.get(body);
    if (!found) throw new Error(`${body} is nowhere`);
    return found;
  };
  const ascendant = chartPoint(of('ascendant').longitude);
  const placed = (graha: Graha): Placed =>
    graha === 'ketu' ? { ...of('rahu'), longitude: (of('rahu').longitude + 180) % 360 } : of(graha);
  const grahas = byGraha((graha): GrahaInChart => {
    const { longitude, retrograde, combust } = placed(graha);
    const point = chartPoint(longitude);
    const node = graha === 'rahu' || graha === 'ketu';
    return {
      ...point,
      graha,
      latitude: 0,
      speed: retrograde ? -0.1 : 0.1,
      house: houseFrom(ascendant.sign, point.sign),
      retrograde: retrograde || node,
      combust,
    };
  });
  return {
    jd: julian(2451545),
    place: { lat: 0, lon: 0, altitude: 0 },
    ascendant,
    mc: 0,
    houseSystem: 'whole_sign',
    frame: { ascendant: ascendant.longitude, mc: 0, cusps: [], armc: 0, obliquity: 23.4 },
    grahas,
    signs: byGraha((graha) => grahas[graha].sign),
  };
};
