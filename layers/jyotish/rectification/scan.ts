/** What of a chart decides, at many possible instants of a birth at once: numbers in lists, for thousands of comparisons. */
import { lordOf, signAt, signOf } from '../chart/rashi.ts';
import { aspectsSign } from '../chart/drishti.ts';
import { vargaSign } from '../chart/varga.ts';
import type { VargaNumber } from '../chart/varga-rules.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import { View, type BirthWindow } from '../kundli/sensitive-window.ts';
import type { LordClock } from './lord-clock.ts';
import { EVENT_MATTERS, RULES, type Matter, type MatterKey, type RuleKey } from './matters.ts';

/** Signs as a set of bits. */
export const signBit = (sign: number): number => 1 << sign;

/** The signs that a planet touches from each sign, 1–12: its own and those it fully aspects. */
const touchedFrom = (graha: Graha): readonly number[] =>
  Array.from({ length: 13 }, (_, from) =>
    from === 0
      ? 0
      : Array.from({ length: 12 }, (_sign, i) => i + 1)
          .filter((to) => to === from || aspectsSign(graha, from, to))
          .reduce((bits, to) => bits | signBit(to), 0),
  );
/** By planet, then by the sign it stands in. Rahu and Ketu aspect the seventh sign. */
export const TOUCHED: readonly (readonly number[])[] = GRAHAS.map(touchedFrom);

/** The signs that each planet owns. */
const OWNED: readonly number[] = GRAHAS.map((graha) =>
  Array.from({ length: 12 }, (_, i) => i + 1)
    .filter((sign) => lordOf(sign) === graha)
    .reduce((bits, sign) => bits | signBit(sign), 0),
);

/** Degrees of a sign. */
const SIGN = 30;
const MOON = GRAHAS.indexOf('moon');

/** What decides about a matter, piece by piece: from one instant to the next at which it changes. */
export interface Pieces {
  /** The first instant of each, by its place in the list; then the number of instants. */
  readonly from: Uint16Array;
  /** Bits of the planets linked with the matter in the rashi, and nine bits on of those linked in its divisional chart. */
  readonly links: Uint32Array;
  /** Signs of which Jupiter and Saturn must each touch one, as bits: that of the main house and that of its lord. */
  readonly targets: Uint16Array;
  /** Points of each piece by its links: of nine lords as lord of the maha, then nine as that of the antar, and of the pratyantar. */
  readonly points: Uint8Array;
  /** Bits of the links that differ from those of the piece before, and `TARGETS_BIT` where the targets do. */
  readonly changes: Uint32Array;
}

/** Instants with what decides at each. */
export interface Scan {
  /** Julian days in order of time. */
  readonly instants: Float64Array;
  /** Added to a Julian day: the day of a round of Vimshottari that it is, for a birth at each instant. Never falls. */
  readonly offsets: Float64Array;
  readonly matters: Readonly<Partial<Record<MatterKey, Pieces>>>;
}

/** How a scan reads a chart. */
export interface Reader {
  readonly window: BirthWindow;
  readonly clock: LordClock;
  /** Matters that are asked about, each once. */
  readonly matters: readonly MatterKey[];
}

/** Lagna and planets of a chart that divides every sign into equal parts; signs change only where a part does. */
class Places {
  readonly #n: VargaNumber;
  readonly #parts = new Int32Array(GRAHAS.length + 1).fill(-1);
  /** Planets in the order of `GRAHAS`, then the lagna. */
  readonly signs = new Uint8Array(GRAHAS.length + 1);

  constructor(n: VargaNumber) {
    this.#n = n;
  }

  get lagna(): number {
    return this.signs[GRAHAS.length] ?? 0;
  }

  /** Takes new longitudes, in the order of `signs`; says whether a sign changed. */
  move(longitudes: Float64Array): boolean {
    let isMoved = false;
    for (let i = 0; i < longitudes.length; i++) {
      const longitude = longitudes[i] ?? 0;
      const part = Math.floor((longitude * this.#n) / SIGN);
      if (part === this.#parts[i]) continue;
      this.#parts[i] = part;
      this.signs[i] = this.#n === 1 ? signOf(longitude) : vargaSign(this.#n, longitude);
      isMoved = true;
    }
    return isMoved;
  }
}

/** A bit for each planet that owns, occupies or aspects a house of the matter, or stands for it by nature. */
const linkedPlanets = (places: Places, { houses, karakas }: Matter): number => {
  const wanted = houses.reduce((bits, house) => bits | signBit(signAt(places.lagna, house)), 0);
  return GRAHAS.reduce((planets, graha, i) => {
    const reached = (OWNED[i] ?? 0) | (TOUCHED[i]?.[places.signs[i] ?? 0] ?? 0);
    return (reached & wanted) !== 0 || karakas.includes(graha) ? planets | (1 << i) : planets;
  }, 0);
};

/** Bits on of a planet that is linked in the divisional chart. */
export const VARGA_BITS = GRAHAS.length;
/** Stands for the targets beside the bits of the links. */
export const TARGETS_BIT = 1 << (2 * GRAHAS.length);

/** One piece while they are collected. */
interface Piece {
  readonly from: number;
  readonly links: number;
  readonly targets: number;
}

/** What decides about a matter in some charts. */
const pieceOf = (from: number, matter: Matter, rashi: Places, divided: Places | null): Piece => {
  const main = signAt(rashi.lagna, matter.houses[0]);
  const lord = GRAHAS.findIndex((graha) => graha === lordOf(main));
  const inVarga = divided ? linkedPlanets(divided, matter) : 0;
  return {
    from,
    links: linkedPlanets(rashi, matter) | (inVarga << VARGA_BITS),
    targets: signBit(main) | signBit(rashi.signs[lord] ?? 0),
  };
};

/** Points of the three lords by their links: in neither chart, in the rashi, in the divisional chart, in both. */
const pointsBy = (rashi: RuleKey, varga: RuleKey): readonly number[] => [
  0,
  RULES[rashi].points,
  RULES[varga].points,
  RULES[rashi].points + RULES[varga].points,
];
const POINTS = [
  pointsBy('maha_rashi', 'maha_varga'),
  pointsBy('antar_rashi', 'antar_varga'),
  pointsBy('pratyantar_rashi', 'pratyantar_varga'),
] as const;
/** Points of a piece in `Pieces.points`. */
export const POINTS_OF_PIECE = POINTS.length * VARGA_BITS;

const pointsOf = (pieces: readonly Piece[]): Uint8Array => {
  const points = new Uint8Array(pieces.length * POINTS_OF_PIECE);
  let at = 0;
  for (const { links } of pieces)
    for (const level of POINTS)
      for (let lord = 0; lord < VARGA_BITS; lord++)
        points[at++] = level[((links >> lord) & 1) | ((links >> (lord + VARGA_BITS - 1)) & 2)] ?? 0;
  return points;
};

const asLists = (pieces: readonly Piece[], instants: number): Pieces => ({
  points: pointsOf(pieces),
  from: Uint16Array.from([...pieces.map(({ from }) => from), instants]),
  links: Uint32Array.from(pieces, ({ links }) => links),
  targets: Uint16Array.from(pieces, ({ targets }) => targets),
  changes: Uint32Array.from(pieces, ({ links, targets }, i) => {
    const before = pieces[i - 1];
    return (links ^ (before?.links ?? 0)) | (targets === before?.targets ? 0 : TARGETS_BIT);
  }),
});

/** Reads the chart of each instant; instants in order of time. */
export const scanOf = ({ window, clock, matters }: Reader, instants: Float64Array): Scan => {
  const offsets = new Float64Array(instants.length);
  const rashi = new Places(1);
  const divided = new Map<VargaNumber, { readonly places: Places; moved: boolean }>();
  const lists = matters.map((key) => {
    const matter: Matter = EVENT_MATTERS[key];
    const pieces: Piece[] = [];
    const { varga } = matter;
    const own = varga === null ? null : (divided.get(varga) ?? { places: new Places(varga), moved: false });
    if (varga !== null && own) divided.set(varga, own);
    return { key, matter, pieces, own };
  });
  const longitudes = new Float64Array(GRAHAS.length + 1);
  let passed = 0;
  for (let at = 0; at < instants.length; at++) {
    const jd = instants[at] ?? 0;
    const view = new View(window, jd);
    let i = 0;
    for (const graha of GRAHAS) longitudes[i++] = view.longitude(graha);
    longitudes[GRAHAS.length] = view.ascendant();
    let day = clock.passedAt(longitudes[MOON] ?? 0);
    // The stars begin a new round after every ninth.
    while (day < passed) day += clock.days;
    passed = day;
    offsets[at] = passed - jd;
    const isMoved = rashi.move(longitudes);
    for (const one of divided.values()) one.moved = one.places.move(longitudes);
    for (const { matter, pieces, own } of lists) {
      if (!isMoved && !own?.moved) continue;
      const piece = pieceOf(at, matter, rashi, own?.places ?? null);
      const last = pieces.at(-1);
      if (piece.links !== last?.links || piece.targets !== last.targets) pieces.push(piece);
    }
  }
  const matterPieces = lists.map(({ key, pieces }) => [key, asLists(pieces, instants.length)] as const);
  return { instants, offsets, matters: Object.fromEntries(matterPieces) };
};
