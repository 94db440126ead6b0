/**
 * The rule book of muhurta (conventions K.1–K.4; Muhurta Chintamani): one row per rule, in the order in which a moment is
 * tried. A moment that breaks a veto is refused by the first such row; the rest add or take off points, or are told only.
 */
import { pakshaOf, tithiInPaksha } from '../panchang/tithi.ts';
import { ayanaOfSun } from '../calendar/season.ts';
import { count } from '../ephemeris/angle.ts';
import { chandraHouse, isGoodChandra, isGoodTara, taraOf } from '../panchang/bala.ts';
import { moonFromSun } from '../panchang/day-state.ts';
import { agniVasaOf, chandraVasaOf, DIRECTIONS, dishaShoolOf, rahuVasaOf, yoginiVasaOf } from '../panchang/nivas.ts';
import { SPECIAL_YOGAS } from '../panchang/special-yogas.ts';
import { GATES } from './events.ts';
import { LAGNA_RULES } from './lagna-rules.ts';
import { told, type MuhuratRule, type Observation } from './rule.ts';
import { HALF, PENALTIES, POINTS } from './score.ts';
import type { DayMark, MuhuratState, Native, RuleBook } from './state.ts';

const inBright = ({ tithi }: MuhuratState): boolean => tithi <= 15;

/** The bans of the seasons and of eclipses. */
const GATE_RULES: readonly MuhuratRule[] = GATES.map((gate) => ({
  id: gate,
  stage: 'season',
  asked: ({ event }) => event.gates.includes(gate),
  met: ({ bans }) => !bans.includes(gate),
  veto: ({ bans }) => bans.includes(gate),
  observed: ({ bans }) => told('key', bans.includes(gate) ? gate : 'none'),
}));

const NORTHWARD = (sunSign: number): boolean => ayanaOfSun((sunSign - 1) * 30) === 0;
const waived = ({ event }: RuleBook, { month, adhika, tithi }: MuhuratState): boolean =>
  !adhika && (event.waivesUttarayana ?? []).some((date) => date.month === month && date.tithi === tithi);

/** Seasons in which alone an event is held. */
const SEASON_RULES: readonly MuhuratRule[] = [
  {
    id: 'sun_sign',
    stage: 'season',
    asked: ({ event }) => event.sunSigns !== undefined,
    met: ({ sunSign }, { event }) => event.sunSigns?.includes(sunSign) ?? true,
    veto: true,
    observed: ({ sunSign }) => told('sign', sunSign),
  },
  {
    id: 'lunar_month',
    stage: 'season',
    asked: ({ event }) => event.months !== undefined || event.refusedMonths !== undefined,
    met: ({ month }, { event }) => (event.months?.includes(month) ?? true) && !event.refusedMonths?.includes(month),
    veto: true,
    observed: ({ month }) => told('month', month),
  },
  {
    id: 'sankranti',
    stage: 'season',
    asked: () => true,
    met: ({ nearSankranti }) => !nearSankranti,
    veto: true,
    observed: ({ sunSign }) => told('sign', sunSign),
  },
];

const RIKTA: readonly number[] = [4, 9, 14];
const AMAVASYA = 30;
/** First tithi of the dark half from which the Moon is weak. */
const WEAK_FROM = 26;

const tithiListed = ({ tithi }: MuhuratState, { event }: RuleBook): boolean => {
  const { tithis, krishnaTithis } = event;
  if (typeof tithis === 'string') return true;
  return (tithi > 15 ? (krishnaTithis ?? tithis) : tithis).includes(tithiInPaksha(tithi));
};
const asksTithi = ({ event }: RuleBook): boolean => event.tithis !== 'any';
const weakTithi = ({ tithi }: MuhuratState, { event }: RuleBook): boolean =>
  event.betterPaksha === undefined ? tithi === 1 || tithi >= WEAK_FROM : pakshaOf(tithi) !== event.betterPaksha;

const NEVER_YOGAS: readonly number[] = [17, 27];

/** Share of the points of the star that it brings. */
const starSuits = ({ nakshatra }: MuhuratState, { event: { stars, middlingStars } }: RuleBook): number =>
  stars.length === 0 || stars.includes(nakshatra) ? 1 : middlingStars?.includes(nakshatra) ? HALF : 0;

/** The limbs of the moment against the event's row. */
const LIMB_RULES: readonly MuhuratRule[] = [
  {
    id: 'nakshatra',
    stage: 'limbs',
    asked: () => true,
    met: (state, book) => starSuits(state, book) > 0,
    veto: true,
    points: (state, book) => POINTS.nakshatra * starSuits(state, book),
    observed: ({ nakshatra }) => told('star', nakshatra),
  },
  {
    id: 'rikta_or_amavasya',
    stage: 'limbs',
    asked: asksTithi,
    met: ({ tithi }) => tithi !== AMAVASYA && !RIKTA.includes(tithiInPaksha(tithi)),
    veto: true,
    observed: ({ tithi }) => told('tithi', tithi),
  },
  {
    id: 'kshaya_or_vriddhi_tithi',
    stage: 'limbs',
    asked: asksTithi,
    met: ({ tithiKind }) => tithiKind === 'plain',
    veto: true,
    observed: ({ tithiKind }) => told('key', tithiKind),
  },
  {
    id: 'refused_tithi',
    stage: 'limbs',
    asked: ({ event }) => event.refusedTithis !== undefined,
    met: ({ tithi }, { event }) => !event.refusedTithis?.includes(tithi),
    veto: true,
    observed: ({ tithi }) => told('tithi', tithi),
  },
  {
    id: 'paksha',
    stage: 'limbs',
    asked: ({ event }) => event.paksha !== undefined,
    met: ({ tithi }, { event }) => pakshaOf(tithi) === event.paksha,
    veto: true,
    observed: ({ tithi }) => told('key', pakshaOf(tithi)),
  },
  {
    id: 'vara',
    stage: 'limbs',
    asked: () => true,
    met: ({ vara }, { event }) => event.varas.includes(vara) || (event.middlingVaras?.includes(vara) ?? false),
    veto: ({ vara }, { event }) => event.refusedVaras?.includes(vara) ?? false,
    points: ({ vara }, { event }) =>
      event.varas.includes(vara) ? POINTS.vara : event.middlingVaras?.includes(vara) ? POINTS.vara * HALF : 0,
    observed: ({ vara }) => told('vara', vara),
  },
  {
    id: 'vara_with_star',
    stage: 'limbs',
    asked: ({ event }) => event.refusedVaraStar !== undefined,
    met: ({ vara, nakshatra }, { event: { refusedVaraStar: pair } }) =>
      !(pair?.vara === vara && pair.star === nakshatra),
    veto: true,
    observed: ({ nakshatra }) => told('star', nakshatra),
  },
  {
    id: 'uttarayana',
    stage: 'limbs',
    asked: ({ event }) => event.uttarayana === true,
    met: (state, book) => NORTHWARD(state.sunSign) || waived(book, state),
    veto: true,
    observed: ({ sunSign }) => told('sign', sunSign),
  },
  {
    id: 'nitya_yoga',
    stage: 'limbs',
    asked: () => true,
    met: ({ badYogaPart }) => !badYogaPart,
    veto: ({ yoga }) => NEVER_YOGAS.includes(yoga),
    points: ({ badYogaPart }) => (badYogaPart ? 0 : POINTS.nitya_yoga),
    observed: ({ yoga }) => told('yoga', yoga),
  },
  {
    id: 'bhumi_shayana',
    stage: 'limbs',
    asked: ({ event }) => event.refusedFromSun !== undefined,
    met: (state, { event }) => !event.refusedFromSun?.includes(moonFromSun(state)),
    veto: true,
    observed: (state) => told('number', moonFromSun(state)),
  },
  {
    id: 'agni_vasa',
    stage: 'limbs',
    asked: ({ event }) => event.agniOnEarth === true,
    met: ({ tithi, vara }) => agniVasaOf(tithi, vara) === 'earth',
    veto: true,
    observed: ({ tithi, vara }) => told('key', agniVasaOf(tithi, vara)),
  },
  {
    id: 'tithi',
    stage: 'fine',
    asked: () => true,
    met: tithiListed,
    points: (state, book) => (tithiListed(state, book) ? POINTS.tithi * (weakTithi(state, book) ? HALF : 1) : 0),
    observed: ({ tithi }) => told('tithi', tithi),
  },
  {
    id: 'karana',
    stage: 'fine',
    asked: () => true,
    met: ({ bhadra }) => bhadra === null,
    points: ({ bhadra }) => (bhadra === null ? POINTS.karana : 0),
    observed: ({ bhadra }) => told('key', bhadra === null ? 'none' : `vishti_${bhadra}`),
  },
];

const PANCHAKA_SIGNS: readonly number[] = [11, 12];
const towards = ({ direction }: RuleBook): boolean => direction !== null;
/** Three steps of the eight make the right hand of a traveller: a quarter turn. */
const rightOf = (direction: (typeof DIRECTIONS)[number]) => DIRECTIONS[(DIRECTIONS.indexOf(direction) + 2) % 8];

/** A journey in a direction (conventions C.6). */
const JOURNEY_RULES: readonly MuhuratRule[] = [
  {
    id: 'disha_shool',
    stage: 'limbs',
    asked: towards,
    met: ({ vara }, { direction }) => dishaShoolOf(vara) !== direction,
    veto: true,
    observed: ({ vara }) => told('key', dishaShoolOf(vara)),
  },
  {
    id: 'panchaka_southward',
    stage: 'limbs',
    asked: ({ direction }) => direction === 's',
    met: ({ moonSign }) => !PANCHAKA_SIGNS.includes(moonSign),
    veto: true,
    observed: ({ moonSign }) => told('sign', moonSign),
  },
  {
    id: 'yogini_vasa',
    stage: 'fine',
    asked: towards,
    met: ({ tithi }, { direction }) => yoginiVasaOf(tithi) !== direction,
    observed: ({ tithi }) => told('key', yoginiVasaOf(tithi)),
  },
  {
    id: 'rahu_vasa',
    stage: 'fine',
    asked: towards,
    met: ({ vara }, { direction }) => rahuVasaOf(vara) !== direction,
    observed: ({ vara }) => told('key', rahuVasaOf(vara)),
  },
  {
    id: 'chandra_vasa',
    stage: 'fine',
    asked: towards,
    // The Moon before the traveller or at the right hand.
    met: ({ moonSign }, { direction }) => {
      const moon = chandraVasaOf(moonSign);
      return direction !== null && (moon === direction || moon === rightOf(direction));
    },
    observed: ({ moonSign }) => told('key', chandraVasaOf(moonSign)),
  },
];

const hasNatives = ({ natives }: RuleBook): boolean => natives.length > 0;
const every = ({ natives }: RuleBook, holds: (native: Native) => boolean): boolean => natives.every(holds);
const average = ({ natives }: RuleBook, points: (native: Native) => number): number =>
  natives.reduce((sum, native) => sum + points(native), 0) / natives.length;
const listed = ({ natives }: RuleBook, of: (native: Native) => number): Observation =>
  natives.length === 0 ? told('key', 'no_natives') : told('text', natives.map(of).join(' '));

const JANMA_TARA = 1;
const BAD_TARAS: readonly number[] = [3, 5, 7];
const CHANDRASHTAMA = 8;
/** Pada counted from that of the birth Moon. */
const VAINASHIKA = 88;

const taraFor = ({ nakshatra }: MuhuratState, native: Native): number => taraOf(native.star, nakshatra);
const taraPoints = (state: MuhuratState, native: Native): number => {
  const tara = taraFor(state, native);
  return isGoodTara(tara) ? POINTS.tara : tara === JANMA_TARA ? POINTS.tara * HALF : 0;
};
const houseFor = ({ moonSign }: MuhuratState, native: Native): number => chandraHouse(native.sign, moonSign);
const chandraFor = (state: MuhuratState, native: Native): boolean =>
  isGoodChandra(houseFor(state, native), inBright(state));

const JUPITER_GOOD: readonly number[] = [2, 5, 7, 9, 11];
const SUN_GOOD: readonly number[] = [3, 6, 10, 11];
const BALANCE_BAD: readonly number[] = [4, 8, 12];
const balance = (house: number, good: readonly number[]): string =>
  good.includes(house) ? 'good' : BALANCE_BAD.includes(house) ? 'bad' : 'puja';
const ofGender = ({ natives }: RuleBook, gender: Native['gender']): readonly Native[] =>
  natives.filter((native) => native.gender === gender);

/** Trikala balance of a wedding (conventions K.3): Jupiter for the bride, the Sun for the groom, from their Moons. */
const balanceRule = (
  id: string,
  gender: 'female' | 'male',
  good: readonly number[],
  sign: (state: MuhuratState) => number,
): MuhuratRule => ({
  id,
  stage: 'fine',
  asked: (book) => book.event.wedding === true && ofGender(book, gender).length > 0,
  met: (state, book) =>
    ofGender(book, gender).every((native) => balance(count(native.sign, sign(state), 12), good) !== 'bad'),
  observed: (state, book) =>
    told(
      'text',
      ofGender(book, gender)
        .map((native) => balance(count(native.sign, sign(state), 12), good))
        .join(' '),
    ),
});

/** The persons (conventions K.1, row Janma). */
const NATIVE_RULES: readonly MuhuratRule[] = [
  {
    id: 'tara',
    stage: 'limbs',
    asked: () => true,
    met: (state, book) => every(book, (native) => !BAD_TARAS.includes(taraFor(state, native))),
    veto: true,
    told: hasNatives,
    points: (state, book) =>
      hasNatives(book) ? average(book, (native) => taraPoints(state, native)) : POINTS.tara * HALF,
    observed: (state, book) => listed(book, (native) => taraFor(state, native)),
  },
  {
    id: 'chandra',
    stage: 'limbs',
    asked: () => true,
    met: (state, book) => every(book, (native) => chandraFor(state, native)),
    veto: (state, book) => !every(book, (native) => houseFor(state, native) !== CHANDRASHTAMA),
    told: hasNatives,
    points: (state, book) =>
      hasNatives(book)
        ? average(book, (native) => (chandraFor(state, native) ? POINTS.chandra : 0))
        : POINTS.chandra * HALF,
    observed: (state, book) => listed(book, (native) => houseFor(state, native)),
  },
  {
    id: 'pada_88',
    stage: 'limbs',
    asked: hasNatives,
    met: ({ moonPada }, book) => every(book, (native) => count(native.pada, moonPada, 108) !== VAINASHIKA),
    veto: true,
    observed: ({ moonPada }, book) => listed(book, (native) => count(native.pada, moonPada, 108)),
  },
  {
    id: 'janma_star',
    stage: 'limbs',
    asked: (book) => hasNatives(book) && (book.event.janma?.includes('star') ?? false),
    met: ({ nakshatra }, book) => every(book, ({ star }) => star !== nakshatra),
    veto: true,
    observed: ({ nakshatra }) => told('star', nakshatra),
  },
  {
    id: 'janma_tithi',
    stage: 'limbs',
    asked: (book) => hasNatives(book) && (book.event.janma?.includes('tithi') ?? false),
    met: ({ tithi }, book) => every(book, (native) => native.tithi !== tithi),
    veto: true,
    observed: ({ tithi }) => told('tithi', tithi),
  },
  {
    // Of a wedding it bars the first-born only: nothing says who is one, so it is told.
    id: 'janma_month',
    stage: 'limbs',
    asked: ({ event, natives }) =>
      natives.length > 0 && (event.wedding === true || (event.janma?.includes('month') ?? false)),
    met: ({ month }, book) => every(book, (native) => native.month !== month),
    veto: ({ month }, book) => book.event.wedding !== true && !every(book, (native) => native.month !== month),
    observed: ({ month }) => told('month', month),
  },
  balanceRule('jupiter_balance', 'female', JUPITER_GOOD, ({ jupiterSign }) => jupiterSign),
  balanceRule('sun_balance', 'male', SUN_GOOD, ({ sunSign }) => sunSign),
];

const GOOD_YOGAS: readonly string[] = ['amrita_siddhi', 'sarvartha_siddhi', 'ravi_pushya', 'guru_pushya'];
const goodYogaRules = SPECIAL_YOGAS.filter(({ id }) => GOOD_YOGAS.includes(id));
const helps = (state: MuhuratState): string | null =>
  goodYogaRules.find(({ holds }) => holds(state))?.id ?? (state.marks.includes('abhijit') ? 'abhijit' : null);

/** What else lifts a moment. */
const HELP_RULES: readonly MuhuratRule[] = [
  {
    id: 'benefics_seen',
    stage: 'fine',
    asked: () => true,
    met: ({ unseen }) => unseen.length === 0,
    points: ({ unseen }) => (unseen.length === 0 ? POINTS.benefics_seen : 0),
    observed: ({ unseen }) => told('text', unseen.length === 0 ? 'none' : unseen.join(' ')),
  },
  {
    id: 'special_yoga',
    stage: 'fine',
    asked: () => true,
    bonus: true,
    met: (state) => helps(state) !== null,
    points: (state) => (helps(state) === null ? 0 : POINTS.special_yoga),
    observed: (state) => told('key', helps(state) ?? 'none'),
  },
];

const markRule = (mark: DayMark & keyof typeof PENALTIES): MuhuratRule => ({
  id: mark,
  stage: 'fine',
  asked: () => true,
  met: ({ marks }) => !marks.includes(mark),
  points: ({ marks }) => (marks.includes(mark) ? -PENALTIES[mark] : 0),
  observed: ({ marks }) => told('key', marks.includes(mark) ? mark : 'none'),
});

/** Combinations of the Moon's and Sun's stars alone are no yogas of the weekday; the tithi burnt by the Sun is a wedding's. */
const OTHER_YOGAS: readonly string[] = ['aadal', 'vidaal', 'sun_burnt_tithi'];

/** Ids of bad yogas of weekday and star or tithi begin so. */
export const BAD_YOGA_PREFIX = 'bad_yoga_';

/** What takes points off. */
const PENALTY_RULES: readonly MuhuratRule[] = [
  ...(['rahu_kala', 'varjya', 'dur_muhurta', 'yamaganda', 'gulika_kala'] as const).map(markRule),
  {
    id: 'bhadra_on_earth',
    stage: 'fine',
    asked: () => true,
    met: ({ bhadra }) => bhadra !== 'earth',
    points: ({ bhadra }) => (bhadra === 'earth' ? -PENALTIES.bhadra_on_earth : 0),
    observed: ({ bhadra }) => told('key', bhadra ?? 'none'),
  },
  ...SPECIAL_YOGAS.filter(({ id, good }) => !good && !OTHER_YOGAS.includes(id)).map(({ id, holds }): MuhuratRule => ({
    id: BAD_YOGA_PREFIX + id,
    stage: 'fine',
    asked: () => true,
    met: (state) => !holds(state),
    points: (state) => (holds(state) ? -PENALTIES.bad_yoga : 0),
    observed: (state) => told('key', holds(state) ? id : 'none'),
  })),
];

/** Every rule, in the order in which a moment is tried. */
export const MUHURAT_RULES: readonly MuhuratRule[] = [
  ...SEASON_RULES,
  ...GATE_RULES,
  ...LIMB_RULES,
  ...JOURNEY_RULES,
  ...NATIVE_RULES,
  ...HELP_RULES,
  ...PENALTY_RULES,
  ...LAGNA_RULES,
];

/** Faults of a wedding that version 1 does not compute (conventions K.3). */
export const NOT_EVALUATED = ['pata', 'vedha', 'ekargala', 'kranti_samya'] as const;

/** The rules that a book asks for, in order. */
export const rulesOf = (book: RuleBook): readonly MuhuratRule[] =>
  MUHURAT_RULES.filter((rule) => (book.lagna || rule.stage !== 'lagna') && rule.asked(book));
