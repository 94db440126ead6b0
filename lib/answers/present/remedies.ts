/** Remedies in the shapes of the contract. */
import { isoDate, type CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import { dhaiyaKind } from '../../../layers/jyotish/dosha/shani-dhaiya.ts';
import { caratsFor, type GemFinding } from '../../../layers/jyotish/remedies/gems.ts';
import { japaOf, type FoundNeed, type PlanetNeed, type RemedyKind } from '../../../layers/jyotish/remedies/need.ts';
import { PLANET_REMEDIES, yantraOf, type MantraText } from '../../../layers/jyotish/remedies/planet-rows.ts';
import type { WorshipKey } from '../../../layers/jyotish/remedies/worship.ts';
import { bank as bankOf, type Banks } from '../../words/bank.ts';
import { filled } from '../../words/fill.ts';
import { houseForms } from '../../words/forms.ts';
import type { Words } from '../../words/words.ts';
import { planetName, varaShape } from './names.ts';

/** What every part of an answer is written with. */
export interface RemedyPen {
  readonly words: Words;
  readonly bank: Banks['remedies'];
}

const named = <K extends string>(names: Readonly<Record<K, string>>, keys: readonly K[]) =>
  keys.map((key) => ({ key, name: names[key] }));

/** Why a planet is listed. */
export const whyShape = ({ words, bank }: RemedyPen, reasons: readonly FoundNeed[]) =>
  reasons.map(({ reason, house, points }) => ({
    key: reason,
    // The two dhaiyas have names of their own.
    name: filled(reason === 'dhaiya' ? bank.dhaiyas[dhaiyaKind(house ?? 0) ?? '4th'] : bank.reasons[reason], {
      house:
        house === null
          ? ''
          : houseForms(words.language, house, bankOf(words.language, 'house-ordinals')[house - 1] ?? ''),
    }),
    points,
  }));

const mantraShape = ({ deva, iast }: MantraText) => ({ devanagari: deva, iast });

/** What is asked of a planet's remedies. */
export interface RemedyAsked {
  readonly kinds: readonly RemedyKind[];
  readonly kali: boolean;
  /** First day of a fast of a weekday; null where no fast is given. */
  readonly fastFrom: ((weekday: number) => CivilDate) | null;
}

/** Remedies of a planet: of the kinds that are wanted those that suit it. */
export const planetRemedyShape = (
  { words, bank }: RemedyPen,
  planet: Graha,
  suited: readonly RemedyKind[],
  { kinds, kali, fastFrom }: RemedyAsked,
) => {
  const row = PLANET_REMEDIES[planet];
  const wants = (kind: RemedyKind): boolean => kinds.includes(kind) && suited.includes(kind);
  const { total, perDay } = japaOf(row.mantra.count, kali);
  const [weekday = 0] = row.days;
  return {
    ...(wants('mantra')
      ? {
          mantra: {
            bija: mantraShape(row.mantra.bija),
            short: mantraShape(row.mantra.name),
            stotra: mantraShape(row.mantra.stotra),
            count: total,
            per_day: perDay,
          },
        }
      : {}),
    ...(wants('dana') ? { dana: named(bank.dana, row.dana) } : {}),
    ...(wants('vrata') && fastFrom
      ? { vrata: { weekday: varaShape(words, weekday), week_counts: [11, 16], starts: isoDate(fastFrom(weekday)) } }
      : {}),
    ...(wants('colour')
      ? {
          colour: {
            key: row.colour,
            name: bankOf(words.language, 'planet-words').colours[row.colour],
            weekday: varaShape(words, weekday),
          },
        }
      : {}),
    ...(wants('yantra') ? { yantra: yantraOf(planet).map((cells) => [...cells]) } : {}),
    ...(wants('gem') ? { gem: { key: row.gem, name: bankOf(words.language, 'gems')[row.gem] } } : {}),
    deities: named(bank.deities, row.deities),
  };
};

/** A planet and what it is for the ascendant. */
export const remedyPlanetShape = (
  { words, bank }: RemedyPen,
  { planet, role }: Pick<PlanetNeed, 'planet' | 'role'>,
) => ({
  planet,
  name: planetName(words, planet),
  role,
  role_name: bank.roles[role],
});

/** How the stone of a planet is worn; `bodyKg` null where it was not told. */
export const gemDetailsShape = ({ words, bank }: RemedyPen, planet: Graha, bodyKg: number | null) => {
  const { substitutes, metals, finger, days } = PLANET_REMEDIES[planet];
  const { carats, range } = caratsFor(planet, bodyKg);
  return {
    substitutes: named(bank.substitutes, substitutes),
    carats,
    carats_range: [...range],
    metals: named(bank.metals, metals),
    finger: { key: finger, name: bank.fingers[finger] },
    weekday: varaShape(words, days[0] ?? 0),
  };
};

/** Tests of a stone. */
export const gemReasonsShape = ({ bank }: RemedyPen, findings: readonly GemFinding[]) =>
  findings.map(({ test, passed }) => ({ key: test, name: bank.gemTests[test][passed ? 'passed' : 'failed'], passed }));

/** A worship by its key. */
export const worshipShape = ({ bank }: RemedyPen, key: WorshipKey) => ({ key, ...bank.worships[key] });
