/** Dispositors: who rules the sign of whom, and which two exchange signs (Phaladeepika 6.32). */
import { signHouse, type Chart } from '../chart/chart.ts';
import { DUSTHANAS } from '../chart/bhava.ts';
import { byGraha, PLANETS7 } from '../chart/graha.ts';
import { lordOf, type Planet7 } from '../chart/rashi.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';

/** Kinds of exchange by the houses they stand in. */
export const EXCHANGE_KINDS = ['maha', 'khala', 'dainya'] as const;
export type ExchangeKind = (typeof EXCHANGE_KINDS)[number];

/** Two planets, each in a sign of the other. */
export interface SignExchange {
  readonly planets: readonly [Planet7, Planet7];
  readonly houses: readonly [number, number];
  readonly kind: ExchangeKind;
}

/** Chains of dispositors of a chart. */
export interface Dispositors {
  /** From each planet to one in its own sign, or to the first that stands in the chain already. */
  readonly chains: Readonly<Record<Graha, readonly Graha[]>>;
  /** Planets in their own sign that end a chain. */
  readonly final: readonly Graha[];
  /** One final dispositor ends all nine chains. */
  readonly single: boolean;
  readonly exchanges: readonly SignExchange[];
}

const chainOf = ({ signs }: Chart, graha: Graha): readonly Graha[] => {
  const chain: Graha[] = [graha];
  for (let at = graha; ;) {
    const lord = lordOf(signs[at]);
    if (lord === at) return chain;
    const closed = chain.includes(lord);
    chain.push(lord);
    if (closed) return chain;
    at = lord;
  }
};

const kindOf = (houses: readonly number[]): ExchangeKind => {
  if (houses.some((house) => DUSTHANAS.includes(house))) return 'dainya';
  if (houses.includes(3)) return 'khala';
  return 'maha';
};

const exchangesOf = (chart: Chart): readonly SignExchange[] =>
  PLANETS7.flatMap((first, i) =>
    PLANETS7.slice(i + 1).flatMap((second): SignExchange[] => {
      if (lordOf(chart.signs[first]) !== second || lordOf(chart.signs[second]) !== first) return [];
      const houses = [signHouse(chart, first), signHouse(chart, second)] as const;
      return [{ planets: [first, second], houses, kind: kindOf(houses) }];
    }),
  );

/** Chains, final dispositors and exchanges of a chart, by the classical lords. */
export const dispositorsOf = (chart: Chart): Dispositors => {
  const chains = byGraha((graha) => chainOf(chart, graha));
  const ends = GRAHAS.map((graha) => chains[graha].at(-1));
  const final = PLANETS7.filter((planet) => lordOf(chart.signs[planet]) === planet && ends.includes(planet));
  const [only] = final;
  return {
    chains,
    final,
    single: final.length === 1 && ends.every((end) => end === only),
    exchanges: exchangesOf(chart),
  };
};
