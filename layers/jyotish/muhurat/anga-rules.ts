/** The angas of a moment (star, tithi, weekday, nitya yoga, karana) against the row of the event. */
import { ayanaOfSun } from '../calendar/season.ts';
import { moonFromSun } from '../panchang/day-state.ts';
import { agniVasaOf } from '../panchang/nivas.ts';
import { BAD_NITYA_YOGAS } from '../panchang/star-windows.ts';
import { pakshaOf, tithiInPaksha } from '../panchang/tithi.ts';
import { muhuratRule as rule } from './rule.ts';
import { HALF, PENALTIES, POINTS } from './score.ts';
import { unlessSelfProven } from './self-proven.ts';
import type { MuhuratState, RuleBook } from './state.ts';

const NORTHWARD = (sunSign: number): boolean => ayanaOfSun((sunSign - 1) * 30) === 0;
const waived = ({ event }: RuleBook, { month, adhika, tithi }: MuhuratState): boolean =>
  !adhika && (event.waivesUttarayana ?? []).some((date) => date.month === month && date.tithi === tithi);

const RIKTA: readonly number[] = [4, 9, 14];
const AMAVASYA = 30;
const TUESDAY = 2;
/** First tithi of the dark half from which the Moon is weak. */
const WEAK_FROM = 26;

const tithiListed = ({ tithi }: MuhuratState, { event }: RuleBook): boolean => {
  const { tithis, krishnaTithis } = event;
  if (typeof tithis === 'string') return true;
  return (tithi > 15 ? (krishnaTithis ?? tithis) : tithis).includes(tithiInPaksha(tithi));
};
const asksTithi = ({ event }: RuleBook): boolean => event.tithis !== 'any';
const weakTithi = ({ tithi }: MuhuratState, { event }: RuleBook): boolean =>
  event.bestTithis?.includes(tithiInPaksha(tithi)) === false ||
  (event.betterPaksha === undefined ? tithi === 1 || tithi >= WEAK_FROM : pakshaOf(tithi) !== event.betterPaksha);

/** Vyatipata and Vaidhriti. */
const WORST_YOGAS: readonly number[] = [17, 27];
const refusedYoga = ({ yoga, badYogaPart }: MuhuratState, { gates }: RuleBook): boolean => {
  switch (gates.yogas) {
    case 'whole':
      return BAD_NITYA_YOGAS.has(yoga);
    case 'bad_parts':
      return badYogaPart;
    case 'worst':
      return WORST_YOGAS.includes(yoga);
    case 'points':
      return false;
  }
};

/** Padas 1–108 of Magha 1, Mula 1 and Revati 4. */
const GANDANTA_PADAS: readonly number[] = [37, 73, 108];
/** Whether a wedding at some moment is asked for its pada. */
export const asksPada = ({ event, natives }: RuleBook): boolean => event.wedding === true || natives.length > 0;

/** Share of the points of the star that it brings. */
const starSuits = ({ nakshatra }: MuhuratState, { event: { stars, middlingStars } }: RuleBook): number => {
  if (stars.length === 0 || stars.includes(nakshatra)) return 1;
  if (middlingStars?.includes(nakshatra)) return HALF;
  return 0;
};

/** The angas of the moment against the event's row. */
export const ANGA_RULES = [
  unlessSelfProven(
    rule({
      id: 'nakshatra',
      stage: 'angas',
      asked: () => true,
      met: (state, book) => starSuits(state, book) > 0,
      veto: true,
      points: (state, book) => POINTS.nakshatra * starSuits(state, book),
      observed: ({ nakshatra }) => ({ kind: 'star', value: nakshatra }),
    }),
    POINTS.nakshatra,
  ),
  unlessSelfProven(
    rule({
      id: 'rikta_or_amavasya',
      stage: 'angas',
      asked: asksTithi,
      met: ({ tithi }) => tithi !== AMAVASYA && !RIKTA.includes(tithiInPaksha(tithi)),
      veto: ({ tithi }, { gates }) =>
        tithi === AMAVASYA || (gates.rikta === 'veto' && RIKTA.includes(tithiInPaksha(tithi))),
      observed: ({ tithi }) => ({ kind: 'tithi', value: tithi }),
    }),
  ),
  unlessSelfProven(
    rule({
      id: 'kshaya_or_vriddhi_tithi',
      stage: 'angas',
      asked: asksTithi,
      met: ({ tithiKind }) => tithiKind === 'plain',
      veto: ({ tithiKind }, { gates }) => gates.lost_tithi === 'veto' && tithiKind !== 'plain',
      observed: ({ tithiKind }) => ({ kind: 'word', value: tithiKind }),
    }),
  ),
  unlessSelfProven(
    rule({
      id: 'refused_tithi',
      stage: 'angas',
      asked: ({ event }) => event.refusedTithis !== undefined,
      met: ({ tithi }, { event }) => !event.refusedTithis?.includes(tithi),
      veto: true,
      observed: ({ tithi }) => ({ kind: 'tithi', value: tithi }),
    }),
  ),
  unlessSelfProven(
    rule({
      id: 'paksha',
      stage: 'angas',
      asked: ({ event }) => event.paksha !== undefined,
      met: ({ tithi }, { event }) => pakshaOf(tithi) === event.paksha,
      veto: true,
      observed: ({ tithi }) => ({ kind: 'word', value: pakshaOf(tithi) }),
    }),
  ),
  unlessSelfProven(
    rule({
      id: 'vara',
      stage: 'angas',
      asked: () => true,
      met: ({ vara }, { event }) => event.varas.includes(vara) || (event.middlingVaras?.includes(vara) ?? false),
      veto: ({ vara }, { event, gates }) =>
        (event.refusedVaras?.includes(vara) ?? false) || (gates.tuesday === 'veto' && vara === TUESDAY),
      points: ({ vara }, { event }) => {
        if (event.varas.includes(vara)) return POINTS.vara;
        if (event.middlingVaras?.includes(vara)) return POINTS.vara * HALF;
        return 0;
      },
      observed: ({ vara }) => ({ kind: 'vara', value: vara }),
    }),
    POINTS.vara,
  ),
  unlessSelfProven(
    rule({
      id: 'vara_with_star',
      stage: 'angas',
      asked: ({ event }) => event.refusedVaraStar !== undefined,
      met: ({ vara, nakshatra }, { event: { refusedVaraStar: pair } }) =>
        !(pair?.vara === vara && pair.star === nakshatra),
      veto: true,
      observed: ({ nakshatra }) => ({ kind: 'star', value: nakshatra }),
    }),
  ),
  unlessSelfProven(
    rule({
      id: 'uttarayana',
      stage: 'angas',
      asked: ({ event }) => event.uttarayana === true,
      met: (state, book) => NORTHWARD(state.sunSign) || waived(book, state),
      veto: true,
      observed: ({ sunSign }) => ({ kind: 'sign', value: sunSign }),
    }),
  ),
  rule({
    id: 'nitya_yoga',
    stage: 'angas',
    asked: () => true,
    met: ({ badYogaPart }) => !badYogaPart,
    veto: refusedYoga,
    points: ({ badYogaPart }) => (badYogaPart ? 0 : POINTS.nitya_yoga),
    observed: ({ yoga }) => ({ kind: 'yoga', value: yoga }),
  }),
  unlessSelfProven(
    rule({
      id: 'gandanta_pada',
      stage: 'angas',
      asked: ({ event }) => event.wedding === true,
      met: ({ moonPada }) => !GANDANTA_PADAS.includes(moonPada),
      veto: ({ moonPada }, { gates }) => gates.padas === 'veto' && GANDANTA_PADAS.includes(moonPada),
      points: ({ moonPada }, { gates }) =>
        gates.padas === 'points' && GANDANTA_PADAS.includes(moonPada) ? -PENALTIES.softened_gate : 0,
      observed: ({ nakshatra }) => ({ kind: 'star', value: nakshatra }),
    }),
  ),
  rule({
    id: 'bhumi_shayana',
    stage: 'angas',
    asked: ({ event }) => event.refusedFromSun !== undefined,
    met: (state, { event }) => !event.refusedFromSun?.includes(moonFromSun(state)),
    veto: true,
    observed: (state) => ({ kind: 'number', value: moonFromSun(state) }),
  }),
  rule({
    id: 'agni_vasa',
    stage: 'angas',
    asked: ({ event }) => event.agniOnEarth === true,
    met: ({ tithi, vara }) => agniVasaOf(tithi, vara) === 'earth',
    veto: true,
    observed: ({ tithi, vara }) => ({ kind: 'word', value: agniVasaOf(tithi, vara) }),
  }),
  unlessSelfProven(
    rule({
      id: 'tithi',
      stage: 'fine',
      asked: () => true,
      met: tithiListed,
      veto: (state, book) => book.gates.unlisted_tithi === 'veto' && !tithiListed(state, book),
      // A lost or doubled tithi that is not refused misses the points too.
      points: (state, book) =>
        tithiListed(state, book) && (state.tithiKind === 'plain' || !asksTithi(book))
          ? POINTS.tithi * (weakTithi(state, book) ? HALF : 1)
          : 0,
      observed: ({ tithi }) => ({ kind: 'tithi', value: tithi }),
    }),
    POINTS.tithi,
  ),
  rule({
    id: 'karana',
    stage: 'fine',
    asked: () => true,
    met: ({ bhadra }) => bhadra === null,
    veto: ({ bhadra }, { gates }) => gates.vishti === 'veto' && bhadra !== null,
    points: ({ bhadra }) => (bhadra === null ? POINTS.karana : 0),
    observed: ({ bhadra }) => ({ kind: 'word', value: bhadra === null ? 'none' : `vishti_${bhadra}` }),
  }),
];
