/** What the two values of a koota are to each other: one case for each sentence that a reader is shown. */
import { VARNAS } from '../chart/avakahada.ts';
import { taraOf } from '../panchang/bala.ts';
import { bhakootKind, isFreeTara, lordRelation, type Koota, type KootaScore, type MatchPair } from './ashtakoot.ts';

/** Koota and case, as `yoni.enemies`. */
export const KOOTA_CASES = [
  'varna.same',
  'varna.higher',
  'varna.lower',
  'vashya.same',
  'vashya.full',
  'vashya.part',
  'vashya.none',
  'tara.both',
  'tara.one',
  'tara.neither',
  'yoni.same',
  'yoni.friends',
  'yoni.indifferent',
  'yoni.unfriendly',
  'yoni.enemies',
  'graha_maitri.same',
  'graha_maitri.F/F',
  'graha_maitri.F/N',
  'graha_maitri.N/N',
  'graha_maitri.F/E',
  'graha_maitri.N/E',
  'graha_maitri.E/E',
  'gana.same',
  'gana.agree',
  'gana.little',
  'gana.clash',
  'bhakoot.clear',
  'bhakoot.dosha',
  'nadi.differ',
  'nadi.dosha',
] as const;
export type KootaCase = (typeof KOOTA_CASES)[number];

/** Points of yoni, 0 to 4, in words; only one animal in both gives 4. */
const YONI_CASES = ['yoni.enemies', 'yoni.unfriendly', 'yoni.indifferent', 'yoni.friends', 'yoni.same'] as const;
/** Points of gana from which two different ganas count as agreeing: five of six. */
const GANA_AGREES = 5;

const CASES: Readonly<Record<Koota, (pair: MatchPair, score: KootaScore) => KootaCase>> = {
  varna: ({ groom, bride }) => {
    if (groom.varna === bride.varna) return 'varna.same';
    return VARNAS.indexOf(groom.varna) > VARNAS.indexOf(bride.varna) ? 'varna.higher' : 'varna.lower';
  },
  vashya: ({ groom, bride }, { points, max }) => {
    if (groom.vashya === bride.vashya) return 'vashya.same';
    if (points === max) return 'vashya.full';
    if (points > 0) return 'vashya.part';
    return 'vashya.none';
  },
  tara: ({ groom, bride }) => {
    const counts = [taraOf(bride.nakshatra, groom.nakshatra), taraOf(groom.nakshatra, bride.nakshatra)];
    const free = counts.filter(isFreeTara).length;
    if (free === 2) return 'tara.both';
    if (free === 1) return 'tara.one';
    return 'tara.neither';
  },
  yoni: (_, { points }) => YONI_CASES[points] ?? 'yoni.indifferent',
  graha_maitri: ({ groom, bride }) => `graha_maitri.${lordRelation(groom.lord, bride.lord)}`,
  gana: ({ groom, bride }, { points }) => {
    if (groom.gana === bride.gana) return 'gana.same';
    if (points >= GANA_AGREES) return 'gana.agree';
    if (points > 0) return 'gana.little';
    return 'gana.clash';
  },
  bhakoot: ({ groom, bride }) => (bhakootKind(groom.sign, bride.sign) === 'none' ? 'bhakoot.clear' : 'bhakoot.dosha'),
  nadi: ({ groom, bride }) => (groom.nadi === bride.nadi ? 'nadi.dosha' : 'nadi.differ'),
};

/** The case of a koota of a pair; `score` is that of the same pair and koota. */
export const kootaCase = (pair: MatchPair, score: KootaScore): KootaCase => CASES[score.id](pair, score);
