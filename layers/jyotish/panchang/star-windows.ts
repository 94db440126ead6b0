/** Windows cut out of a nakshatra, tithi or yoga: varjya, amrita kala, Bhadra, the bad parts of nitya yogas. */
import { julian, plusDays } from '../ephemeris/instant.ts';
import { angaPartsIn, angaSegments, angaStart, type AngaSource, type Segment } from './anga.ts';
import { overlap, shareOf, type TimeSpan } from '../ephemeris/span.ts';

/** Sixtieths of a nakshatra at which its varjya (tyajya) begins; each lasts a fifteenth of it. Mula has two. */
// prettier-ignore
export const VARJYA_GHATIS: readonly (readonly number[])[] = [
  [50], [24], [30], [40], [14], [21], [30], [20], [32], [30], [20], [18], [21], [20],
  [14], [14], [10], [14], [20, 56], [24], [20], [10], [10], [18], [16], [24], [30],
];

/** Sixtieths of a nakshatra at which its amrita kala begins. */
// prettier-ignore
export const AMRITA_GHATIS: readonly (readonly number[])[] = [
  [42], [48], [54], [52], [38], [35], [54], [44], [56], [54], [44], [42], [45], [44],
  [38], [38], [34], [38], [44], [48], [44], [34], [34], [42], [40], [48], [54],
];

/** A window in a nakshatra. */
export interface StarWindow extends TimeSpan {
  readonly nakshatra: number;
}

/** The windows that a table cuts out of one nakshatra. */
const windowsIn = (segment: Segment, table: readonly (readonly number[])[]): StarWindow[] =>
  (table[segment.id - 1] ?? []).map((ghati) => ({
    nakshatra: segment.id,
    ...shareOf(segment, ghati / 60, (ghati + 4) / 60),
  }));

/** Varjya of one nakshatra: one window, of Mula two. */
export const varjyaOfStar = (segment: Segment): StarWindow[] => windowsIn(segment, VARJYA_GHATIS);

const ghatiWindows = (source: AngaSource, day: TimeSpan, table: readonly (readonly number[])[]): StarWindow[] =>
  angaSegments('nakshatra', source, day.start, day.end)
    .flatMap((segment) => windowsIn(segment, table))
    .filter((window) => overlap(window, day));

/** Varjya of the nakshatras of a Vedic day: every window that touches the day, whole. */
export const varjyaOf = (source: AngaSource, day: TimeSpan): StarWindow[] => ghatiWindows(source, day, VARJYA_GHATIS);
/** Amrita kala of the nakshatras of a Vedic day, by the same rule. */
export const amritaKalaOf = (source: AngaSource, day: TimeSpan): StarWindow[] =>
  ghatiWindows(source, day, AMRITA_GHATIS);

/** Karana slots of Vishti (Bhadra), and the eighth of the tithi at which its mouth and tail begin. */
export const BHADRA_SLOTS: ReadonlyMap<number, { readonly mukha: number; readonly puchha: number }> = new Map([
  [8, { mukha: 5, puchha: 8 }],
  [15, { mukha: 2, puchha: 1 }],
  [22, { mukha: 7, puchha: 6 }],
  [29, { mukha: 4, puchha: 3 }],
  [36, { mukha: 8, puchha: 7 }],
  [43, { mukha: 3, puchha: 2 }],
  [50, { mukha: 6, puchha: 5 }],
  [57, { mukha: 1, puchha: 4 }],
]);

/** The worlds in which Bhadra may dwell. */
export const BHADRA_LOKAS = ['heaven', 'patala', 'earth'] as const;
export type BhadraLoka = (typeof BHADRA_LOKAS)[number];

/** The world of Bhadra by the Moon's sign 1–12; it is harmful only on earth. */
export const bhadraLoka = (moonSign: number): BhadraLoka => {
  if ([1, 2, 3, 8].includes(moonSign)) return 'heaven';
  if ([6, 7, 9, 10].includes(moonSign)) return 'patala';
  return 'earth';
};

/** A part of a Bhadra that dwells in one world. */
export interface BhadraPart extends TimeSpan {
  readonly loka: BhadraLoka;
}

/** A Bhadra cut where its world changes with the Moon's sign: one part, rarely two. */
export const bhadraParts = (source: AngaSource, { start, end }: TimeSpan): BhadraPart[] => {
  const parts: BhadraPart[] = [];
  for (const sign of angaPartsIn('moon_sign', source, start, end)) {
    const loka = bhadraLoka(sign.id);
    const joined = parts.at(-1)?.loka === loka ? parts.pop() : undefined;
    parts.push({ loka, start: joined?.start ?? sign.start, end: sign.end });
  }
  return parts;
};

/** The parts, each in one world, of every Bhadra that touch a span, whole, in order of time. */
export const bhadraPartsIn = (source: AngaSource, within: TimeSpan): BhadraPart[] =>
  angaSegments('karana', source, within.start, within.end)
    .filter(({ id }) => BHADRA_SLOTS.has(id))
    .flatMap((karana) => bhadraParts(source, karana))
    .filter(({ start, end }) => start < within.end && end > within.start);

/** A Vishti karana. */
export interface Bhadra extends TimeSpan {
  /** Tithi 1–30 of which it is a half. */
  readonly tithi: number;
  readonly mukha: TimeSpan;
  readonly puchha: TimeSpan;
}

/** Vishti karanas that touch a span, whole. Mouth = the first 5/7.5 of its prahara, tail = the last 3/7.5 (praharas: eighths of the whole tithi). */
export const bhadrasOf = (source: AngaSource, within: TimeSpan): Bhadra[] =>
  angaSegments('karana', source, within.start, within.end).flatMap((karana) => {
    const slot = BHADRA_SLOTS.get(karana.id);
    if (!slot) return [];
    const middle = julian((karana.start + karana.end) / 2);
    const tithi = wholeTithi(source, karana, middle);
    const mukha = shareOf(tithi, (slot.mukha - 1) / 8, (slot.mukha - 1 + 5 / 7.5) / 8);
    const puchha = shareOf(tithi, (slot.puchha - 3 / 7.5) / 8, slot.puchha / 8);
    return [{ start: karana.start, end: karana.end, tithi: Math.ceil(karana.id / 2), mukha, puchha }];
  });

/** The tithi of which a karana is one half. */
const wholeTithi = (source: AngaSource, karana: Segment, middle: Segment['start']): TimeSpan => {
  const firstHalf = karana.id % 2 === 1;
  const start = firstHalf ? karana.start : angaStart('tithi', source, middle);
  const [tithi] = angaSegments('tithi', source, middle, plusDays(middle, 1e-6));
  if (!tithi) throw new Error('an instant without a tithi');
  return { start, end: firstHalf ? tithi.end : karana.end };
};

/** Bad parts of the nitya yogas, as shares of the yoga from its start (ghatis of its own length). */
export const BAD_NITYA_YOGAS: ReadonlyMap<number, number> = new Map([
  [1, 3 / 60],
  [6, 6 / 60],
  [9, 5 / 60],
  [10, 6 / 60],
  [13, 9 / 60],
  [15, 9 / 60],
  [17, 1],
  [19, 1 / 2],
  [27, 1],
]);

/** A bad part of a nitya yoga. */
export interface BadYogaWindow extends TimeSpan {
  readonly yoga: number;
}

/** The bad part of one nitya yoga, or null. */
export const badPartOfYoga = (segment: Segment): BadYogaWindow | null => {
  const share = BAD_NITYA_YOGAS.get(segment.id);
  return share === undefined ? null : { yoga: segment.id, ...shareOf(segment, 0, share) };
};

/** Bad parts of the nitya yogas that touch a span, whole. */
export const badNityaYogasOf = (source: AngaSource, within: TimeSpan): BadYogaWindow[] =>
  angaSegments('yoga', source, within.start, within.end).flatMap((segment) => {
    const window = badPartOfYoga(segment);
    return window && overlap(window, within) ? [window] : [];
  });

/** Panchaka begins with Dhanishta pada 3, which is the Moon's entry into Aquarius. */
const PANCHAKA_SIGNS: readonly number[] = [11, 12];

/** The Moon in Aquarius and Pisces (Panchaka) inside a span, joined. */
export const panchakaOf = (source: AngaSource, within: TimeSpan): TimeSpan[] => {
  const parts = angaPartsIn('moon_sign', source, within.start, within.end)
    .filter(({ id }) => PANCHAKA_SIGNS.includes(id))
    .map(({ start, end }) => ({ start, end }));
  const [first, last] = [parts[0], parts.at(-1)];
  return first && last && parts.every((part, i) => i === 0 || part.start === parts[i - 1]?.end)
    ? [{ start: first.start, end: last.end }]
    : parts;
};
