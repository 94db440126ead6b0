/** Answers that are places of a chart: the rising sign, the sign and star of the Moon, a planet by its name. */
import { GRAHAS, type Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { houseFrom } from '../../../../layers/jyotish/chart/rashi.ts';
import { civilDate, plusDays } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { HOUSES } from '../../../../layers/jyotish/phala/reading.ts';
import { bank } from '../../../words/bank.ts';
import type { Claim } from '../../reading/claim.ts';
import { factFor } from '../facts.ts';
import type { Sentence } from '../sentence.ts';
import { normalised } from '../../../words/reading/normalise.ts';
import { phrasesOf } from '../../reading/tokens.ts';
import { STRONG_TO, WEAK_FROM } from '../../reading/truth.ts';
import { filled } from '../writer.ts';
import { lordClaim, type Answer, type Asked } from './asked.ts';

const stated = ({ known, language }: Asked, claim: Claim): Sentence => ({
  text: factFor(known, claim, language).statement,
  claims: [claim],
});

/** The rising sign, and where its lord stands. */
export const rising: Answer = (asked) => {
  const { known } = asked;
  const lord = known.read.lord(1);
  return [
    stated(asked, { kind: 'sign', of: 'ascendant', sign: known.rashi.ascendant, chart: 'D1', time: null }),
    stated(asked, lordClaim(known, 1)),
    stated(asked, {
      kind: 'house',
      of: lord,
      house: known.read.chart.grahas[lord].house,
      from: 'lagna',
      chart: 'D1',
      time: null,
    }),
  ];
};

/** The sign and the star of the Moon: what people call their rashi and nakshatra. */
export const moonSign: Answer = (asked) => [
  stated(asked, { kind: 'sign', of: 'moon', sign: asked.known.rashi.planets.moon, chart: 'D1', time: null }),
  stated(asked, { kind: 'star', of: 'moon', star: 1, pada: null }),
];

/** The planets that a question names. */
export const planetsIn = (question: string): readonly Graha[] => {
  const named = new Set(phrasesOf(normalised(question)).map(({ planet }) => planet));
  return GRAHAS.filter((planet) => named.has(planet));
};

/** The wordings of a planet by its rank among the seven, and what is claimed by each. */
export const byRank = (
  of: Graha,
  rank: number,
  { strong, weak, middle }: Readonly<Record<'strong' | 'weak' | 'middle', string>>,
): { readonly text: string; readonly claims: readonly Claim[] } => {
  if (rank <= STRONG_TO) return { text: strong, claims: [{ kind: 'strength', of, strong: true }] };
  if (rank >= WEAK_FROM) return { text: weak, claims: [{ kind: 'strength', of, strong: false }] };
  return { text: middle, claims: [] };
};

/** How strong a planet is among the seven; none for a node, or where no time is known. */
const standing = ({ known, write, language }: Asked, of: Graha): readonly Sentence[] => {
  const { direct } = bank(language, 'astrologer/answers');
  const { ranks } = known;
  if (ranks === null || of === 'rahu' || of === 'ketu') return [];
  const { text, claims } = byRank(of, ranks[of], direct.planetStands);
  return [{ text: filled(text, { planet: write.planet(of), gift: direct.gifts[of] }), claims }];
};

/** The house or the two houses that a planet rules, in one sentence; none for Rahu and Ketu. */
const rulership = (asked: Asked, of: Graha): readonly Sentence[] => {
  const { known, write, language } = asked;
  const [one, other] = HOUSES.filter((house) => known.read.lord(house) === of);
  if (one === undefined) return [];
  if (other === undefined) return [stated(asked, lordClaim(known, one))];
  const values = { planet: write.planet(of), one: write.house(one), other: write.house(other) };
  return [
    {
      text: filled(bank(language, 'astrologer/answers').direct.rulesTwo, values),
      claims: [lordClaim(known, one), lordClaim(known, other)],
    },
  ];
};

/** The house of a planet, and what it does there; none where no time of birth is known. */
export const occupying = ({ known, write, language }: Asked, of: Graha): readonly Sentence[] => {
  if (!known.birth.timeKnown) return [];
  const { house } = known.read.chart.grahas[of];
  const { occupant, fields } = bank(language, 'astrologer/answers');
  const values = { planet: write.planet(of), house: write.house(house), field: ` (${fields[house - 1] ?? ''})` };
  const claim: Claim = { kind: 'house', of, house, from: 'lagna', chart: 'D1', time: null };
  return [{ text: filled(occupant[of], values), claims: [claim] }];
};

/** How a planet that the question names stands: its strength, its house and what it does there, its sign, what it rules. */
export const planetNamed = (asked: Asked, question: string): readonly Sentence[] => {
  const { known } = asked;
  const [of, another] = planetsIn(question);
  if (of === undefined || another !== undefined) return [];
  const sign = stated(asked, { kind: 'sign', of, sign: known.rashi.planets[of], chart: 'D1', time: null });
  if (!known.birth.timeKnown) return [sign];
  return [...standing(asked, of), ...occupying(asked, of), sign, ...rulership(asked, of)];
};

/** The period of a planet that the question names: when it runs, and what the planet holds. */
export const periodNamed = (asked: Asked, question: string): readonly Sentence[] => {
  const { known, write, language } = asked;
  const [of] = planetsIn(question);
  const period = known.dasha.mahas.find(({ lords, end }) => lords[0] === of && end > known.birth.jd);
  if (of === undefined || period === undefined) return [];
  const values = {
    planet: write.planet(of),
    name: write.name(of),
    start: write.date(period.start),
    end: write.date(period.end),
  };
  const claim: Claim = { kind: 'period', lords: [{ level: 1, lord: of }], edge: 'running', time: null };
  return [
    { text: filled(bank(language, 'astrologer/leanings').periodNamed, values), claims: [claim] },
    ...planetNamed(asked, question),
  ];
};

/** Days between two looks at a planet that is to leave its sign, and how many: thirty years. */
const STEP = 3;
const LOOKS = 3700;

/** Where a planet that the question names is now in the sky, counted from the Moon and the ascendant, and until when. */
export const transitNamed = (asked: Asked, question: string): readonly Sentence[] => {
  const { known, write, language } = asked;
  const [of] = planetsIn(question);
  if (of === undefined) return [];
  const words = bank(language, 'astrologer/leanings');
  const now = known.at.jd;
  const sign = known.signAt(of, now);
  const leaves = Array.from({ length: LOOKS }, (_, i) => (i + 1) * STEP).find(
    (days) => known.signAt(of, plusDays(now, days)) !== sign,
  );
  const [byMoon, byLagna] = [houseFrom(known.rashi.planets.moon, sign), houseFrom(known.rashi.ascendant, sign)];
  const values = {
    planet: write.planet(of),
    sign: write.sign(sign),
    house: write.house(byMoon),
    other: write.house(byLagna),
    field: ` (${bank(language, 'astrologer/answers').fields[byLagna - 1] ?? ''})`,
  };
  const there = { kind: 'house', of, chart: 'transit', time: null } as const;
  const until = leaves === undefined ? null : civilDate(plusDays(now, leaves), known.at.clock.offsetAt(now));
  return [
    ...(known.birth.timeKnown
      ? [{ text: filled(words.transitNow, values), claims: [{ ...there, house: byLagna, from: 'lagna' } as const] }]
      : []),
    { text: filled(words.transitNowByMoon, values), claims: [{ ...there, house: byMoon, from: 'moon' } as const] },
    ...(until === null
      ? []
      : [
          {
            text: filled(words.transitUntil, { month: write.frames.months[until.month - 1] ?? '', year: until.year }),
            claims: [],
          },
        ]),
  ];
};
