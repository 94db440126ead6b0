/** Partners out of a request, and kootas in the shapes of the catalogue. */
import { castChart, type Chart } from '../../layers/jyotish/chart/chart.ts';
import type { Place, Sky } from '../../layers/jyotish/ephemeris/sky.ts';
import { manglikOf, type Manglik, type ManglikHouses } from '../../layers/jyotish/dosha/manglik.ts';
import { KOOTAS, type Koota, type KootaScore, type MatchPair } from '../../layers/jyotish/matching/ashtakoot.ts';
import type { KootaException } from '../../layers/jyotish/matching/exceptions.ts';
import { partnerOfMoon, partnerOfStar, type MatchPartner } from '../../layers/jyotish/matching/partner.ts';
import { taraOf } from '../../layers/jyotish/panchang/bala.ts';
import type { Birth, Partner } from '../contract/moment.ts';
import type { Words } from '../i18n/words.ts';

interface PairCall {
  readonly groom: Partner;
  readonly bride: Partner;
  skyAt(place: Place): Sky;
  uncertain(member: string): void;
}

const partnerOf = ({ birth, star }: Partner, skyAt: (place: Place) => Sky): MatchPartner =>
  star ? partnerOfStar(star.nakshatra, star.pada) : partnerOfMoon(skyAt(birth.place).longitude('moon', birth.jd));

/** The two as matching sees them; every member of the answer is uncertain where a time of birth is not known. */
export const matchPair = ({ groom, bride, skyAt, uncertain }: PairCall, members: readonly string[]): MatchPair => {
  const known = [groom, bride].every(({ birth }) => birth === null || birth.timeKnown);
  if (!known) members.forEach((member) => uncertain(member));
  return { groom: partnerOf(groom, skyAt), bride: partnerOf(bride, skyAt) };
};

/** The chart of a birth, seen from its place. */
export const chartOfBirth = (birth: Birth, skyAt: (place: Place) => Sky): Chart =>
  castChart(skyAt(birth.place), birth.jd, birth.place);

export interface ManglikBalance {
  readonly groom: Manglik;
  readonly bride: Manglik;
  /** Effective in both, or in neither. */
  readonly balanced: boolean;
}

/** Manglik of both; null where one is a star, or a birth without time. */
export const manglikBalance = ({ groom, bride, skyAt }: PairCall, houses: ManglikHouses): ManglikBalance | null => {
  if (!groom.birth?.timeKnown || !bride.birth?.timeKnown) return null;
  const [g, b] = [groom.birth, bride.birth].map((birth) => manglikOf(chartOfBirth(birth, skyAt), houses));
  if (!g || !b) throw new Error('two charts give two findings');
  return { groom: g, bride: b, balanced: g.effective === b.effective };
};

/** What a koota looks at in a partner, as a key. The tara is that of `self` counted from the other. */
const kootaValue = (words: Words, koota: Koota, self: MatchPartner, other: MatchPartner): string => {
  switch (koota) {
    case 'varna':
    case 'vashya':
    case 'yoni':
    case 'gana':
    case 'nadi':
      return self[koota];
    case 'tara':
      return words.key('taras', taraOf(other.nakshatra, self.nakshatra) - 1);
    case 'graha_maitri':
      return self.lord;
    case 'bhakoot':
      return words.key('signs', self.sign - 1);
  }
};

/** `kootas[]` of a score; `id` renames a koota for the ten-koota score. */
export const kootaShape = (words: Words, pair: MatchPair, score: KootaScore, id: string = score.id, name?: string) => ({
  id,
  name: name ?? words.name('koots', KOOTAS.indexOf(score.id)),
  groom: kootaValue(words, score.id, pair.groom, pair.bride),
  bride: kootaValue(words, score.id, pair.bride, pair.groom),
  points: score.points,
  max: score.max,
});

/** `exceptions[]` of one koota, without its name. */
export const ownExceptions = (exceptions: readonly KootaException[], koota: Koota) =>
  exceptions.filter((exception) => exception.koota === koota).map(({ koota: _koota, ...exception }) => exception);
