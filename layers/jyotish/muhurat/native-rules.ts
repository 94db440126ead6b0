/** Rules of the persons for whom a moment is chosen. */
import { count } from '../ephemeris/angle.ts';
import { chandraHouse, isGoodChandra, isGoodTara, taraOf } from '../panchang/bala.ts';
import type { Balance, Observation } from './observation.ts';
import { muhuratRule as rule, type MuhuratRule } from './rule.ts';
import { HALF, POINTS } from './score.ts';
import type { MuhuratState, Native, RuleBook } from './state.ts';

const inBright = ({ tithi }: MuhuratState): boolean => tithi <= 15;
const hasNatives = ({ natives }: RuleBook): boolean => natives.length > 0;
const every = ({ natives }: RuleBook, holds: (native: Native) => boolean): boolean => natives.every(holds);
const average = ({ natives }: RuleBook, points: (native: Native) => number): number =>
  natives.reduce((sum, native) => sum + points(native), 0) / natives.length;
const listed = ({ natives }: RuleBook, of: (native: Native) => number): Observation =>
  natives.length === 0 ? { kind: 'word', value: 'no_natives' } : { kind: 'numbers', value: natives.map(of) };

const JANMA_TARA = 1;
const BAD_TARAS: readonly number[] = [3, 5, 7];
const CHANDRASHTAMA = 8;
/** Pada counted from that of the birth Moon. */
const VAINASHIKA = 88;

const taraFor = ({ nakshatra }: MuhuratState, native: Native): number => taraOf(native.star, nakshatra);
const taraPoints = (state: MuhuratState, native: Native): number => {
  const tara = taraFor(state, native);
  if (isGoodTara(tara)) return POINTS.tara;
  if (tara === JANMA_TARA) return POINTS.tara * HALF;
  return 0;
};
const houseFor = ({ moonSign }: MuhuratState, native: Native): number => chandraHouse(native.sign, moonSign);
const chandraFor = (state: MuhuratState, native: Native): boolean =>
  isGoodChandra(houseFor(state, native), inBright(state));

const JUPITER_GOOD: readonly number[] = [2, 5, 7, 9, 11];
const SUN_GOOD: readonly number[] = [3, 6, 10, 11];
const BALANCE_BAD: readonly number[] = [4, 8, 12];
const balance = (house: number, good: readonly number[]): Balance => {
  if (good.includes(house)) return 'good';
  if (BALANCE_BAD.includes(house)) return 'bad';
  return 'puja';
};
const ofGender = ({ natives }: RuleBook, gender: Native['gender']): readonly Native[] =>
  natives.filter((native) => native.gender === gender);

/** Trikala balance of a wedding: Jupiter for the bride, the Sun for the groom, from their Moons. */
const balanceRule = <const Id extends string>(
  id: Id,
  gender: 'female' | 'male',
  good: readonly number[],
  sign: (state: MuhuratState) => number,
): MuhuratRule<Id> => ({
  id,
  stage: 'fine',
  asked: (book) => book.event.wedding === true && ofGender(book, gender).length > 0,
  met: (state, book) =>
    ofGender(book, gender).every((native) => balance(count(native.sign, sign(state), 12), good) !== 'bad'),
  observed: (state, book) => ({
    kind: 'words',
    value: ofGender(book, gender).map((native) => balance(count(native.sign, sign(state), 12), good)),
  }),
});

export const NATIVE_RULES = [
  rule({
    id: 'tara',
    stage: 'angas',
    asked: () => true,
    met: (state, book) => every(book, (native) => !BAD_TARAS.includes(taraFor(state, native))),
    veto: true,
    listed: hasNatives,
    points: (state, book) =>
      hasNatives(book) ? average(book, (native) => taraPoints(state, native)) : POINTS.tara * HALF,
    observed: (state, book) => listed(book, (native) => taraFor(state, native)),
  }),
  rule({
    id: 'chandra',
    stage: 'angas',
    asked: () => true,
    met: (state, book) => every(book, (native) => chandraFor(state, native)),
    veto: (state, book) => !every(book, (native) => houseFor(state, native) !== CHANDRASHTAMA),
    listed: hasNatives,
    points: (state, book) =>
      hasNatives(book)
        ? average(book, (native) => (chandraFor(state, native) ? POINTS.chandra : 0))
        : POINTS.chandra * HALF,
    observed: (state, book) => listed(book, (native) => houseFor(state, native)),
  }),
  rule({
    id: 'pada_88',
    stage: 'angas',
    asked: hasNatives,
    met: ({ moonPada }, book) => every(book, (native) => count(native.pada, moonPada, 108) !== VAINASHIKA),
    veto: true,
    observed: ({ moonPada }, book) => listed(book, (native) => count(native.pada, moonPada, 108)),
  }),
  rule({
    id: 'janma_star',
    stage: 'angas',
    asked: (book) => hasNatives(book) && (book.event.janma?.includes('star') ?? false),
    met: ({ nakshatra }, book) => every(book, ({ star }) => star !== nakshatra),
    veto: true,
    observed: ({ nakshatra }) => ({ kind: 'star', value: nakshatra }),
  }),
  rule({
    id: 'janma_tithi',
    stage: 'angas',
    asked: (book) => hasNatives(book) && (book.event.janma?.includes('tithi') ?? false),
    met: ({ tithi }, book) => every(book, (native) => native.tithi !== tithi),
    veto: true,
    observed: ({ tithi }) => ({ kind: 'tithi', value: tithi }),
  }),
  rule({
    // Of a wedding it bars the first-born only, and nothing says who is one: it is listed without refusing.
    id: 'janma_month',
    stage: 'angas',
    asked: ({ event, natives }) =>
      natives.length > 0 && (event.wedding === true || (event.janma?.includes('month') ?? false)),
    met: ({ month }, book) => every(book, (native) => native.month !== month),
    veto: ({ month }, book) => book.event.wedding !== true && !every(book, (native) => native.month !== month),
    observed: ({ month }) => ({ kind: 'month', value: month }),
  }),
  balanceRule('jupiter_balance', 'female', JUPITER_GOOD, ({ jupiterSign }) => jupiterSign),
  balanceRule('sun_balance', 'male', SUN_GOOD, ({ sunSign }) => sunSign),
];
