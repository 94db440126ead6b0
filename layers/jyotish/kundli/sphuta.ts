/** Sphutas: sums of longitudes (Prasna Marga; Phaladeepika ch. 12; Jataka Parijata). */
import type { Chart } from '../chart/chart.ts';
import { norm360 } from '../ephemeris/angle.ts';

/** The sums in the order of every list. Those with Gulika come first. */
export const SPHUTAS = [
  'tri',
  'chatur',
  'pancha',
  'prana',
  'deha',
  'mrityu',
  'beeja',
  'kshetra',
  'tithi',
  'yoga',
] as const;
export type Sphuta = (typeof SPHUTAS)[number];

/** A sphuta; null for those with Gulika on a day without sunrise and sunset. */
export interface SphutaPoint {
  readonly key: Sphuta;
  readonly longitude: number | null;
}

/** The sphutas of a chart and its Gulika. */
export const sphutasOf = ({ ascendant, grahas }: Chart, gulika: number | null): readonly SphutaPoint[] => {
  const lagna = ascendant.longitude;
  const { sun, moon, mars, jupiter, venus, rahu } = grahas;
  const tri = gulika === null ? null : lagna + moon.longitude + gulika;
  const chatur = tri === null ? null : tri + sun.longitude;
  const sums: Readonly<Record<Sphuta, number | null>> = {
    tri,
    chatur,
    pancha: chatur === null ? null : chatur + rahu.longitude,
    prana: gulika === null ? null : 5 * lagna + gulika,
    deha: gulika === null ? null : 8 * moon.longitude + gulika,
    mrityu: gulika === null ? null : 7 * gulika + sun.longitude,
    beeja: sun.longitude + jupiter.longitude + venus.longitude,
    kshetra: moon.longitude + mars.longitude + jupiter.longitude,
    tithi: moon.longitude - sun.longitude,
    yoga: moon.longitude + sun.longitude,
  };
  return SPHUTAS.map((key) => {
    const sum = sums[key];
    return { key, longitude: sum === null ? null : norm360(sum) };
  });
};
