/** What the pages of Saturn share: the answers, read once, and which Sade Sati they are about. */
import type * as z from 'zod/mini';
import { bank } from '../../../words/bank.ts';
import { filled, type Inflected } from '../../../words/fill.ts';
import { ageAt, begunInLife, holds } from '../ages.ts';
import { dayText, type Making } from '../making.ts';
import { SATURN_SHAPES } from './questions.ts';
import type { Span } from '../answers.ts';

type SadeSati = z.output<typeof SATURN_SHAPES.sade_sati>;
export type Stay = SadeSati['periods'][number];
export type Cycle = SadeSati['cycles'][number];

/** How a Sade Sati lies to the day of issue. */
export type Tense = 'running' | 'next' | 'last';

/** Sign 1–12 so many steps on. */
export const signAfter = (sign: number, steps: number): number => ((((sign - 1 + steps) % 12) + 12) % 12) + 1;

/** The answers that several pages use. */
export const saturnFacts = (making: Making) => {
  const { read, issued, language, persons } = making;
  const words = bank(language, 'report-saturn');
  const [person] = persons;
  const sadeSati = read('sade_sati', SATURN_SHAPES.sade_sati);
  const { planets, ascendant } = read('planets', SATURN_SHAPES.planets);
  const { bav, signs } = read('ashtakavarga', SATURN_SHAPES.ashtakavarga);
  const bindus = bav['saturn'] ?? [];
  const of = (key: string) => {
    const found = planets.find(({ planet }) => planet === key);
    if (found === undefined) throw new Error(`a chart has ${key}`);
    return found;
  };
  const moon = sadeSati.moon_sign.id;
  const at = Date.parse(issued);
  const { cycles } = sadeSati;
  const running = cycles.find(({ span }) => holds(span, issued));
  const next = cycles.find(({ span }) => Date.parse(span.start) > at);
  const last = cycles.findLast(({ span }) => Date.parse(span.end) <= at);
  const ahead: Tense = next ? 'next' : 'last';
  const tense: Tense = running ? 'running' : ahead;
  return {
    words,
    sadeSati,
    running,
    next,
    last,
    /** The Sade Sati that the report is about; none where no one falls in the years covered. */
    cycle: running ?? next ?? last,
    tense,
    moon: of('moon'),
    saturn: of('saturn'),
    ascendant,
    /** Bindus of Saturn in a sign 1–12. */
    bindusIn: (sign: number): number => bindus[sign - 1] ?? 0,
    bindus,
    signName: (sign: number): string => {
      const found = signs.find(({ id }) => id === sign);
      return found === undefined ? '' : making.names.sign(found);
    },
    /** The same where a row may ask for a form of the name. */
    signIn: (sign: number): Inflected => {
      const found = signs.find(({ id }) => id === sign);
      return found === undefined ? { nom: '' } : making.names.signForms(found);
    },
    /** House of a sign from the rising sign. */
    houseOf: (sign: number): number => signAfter(sign, -ascendant.sign.id + 1),
    moonSign: moon,
    day: (iso: string): string => dayText(making.words, iso),
    /** An instant, or that it was running at birth. */
    sinceBirth: (iso: string): string =>
      Date.parse(iso) <= Date.parse(person.utc) ? words.at_birth : dayText(making.words, iso),
    /** When a cycle began in this life, or that it was running at birth. */
    begun: ({ cycle }: Cycle): string => {
      const start = begunInLife(
        sadeSati.periods.filter((one) => one.cycle === cycle),
        person.utc,
      );
      return start === null ? words.at_birth : dayText(making.words, start);
    },
    phaseName: (phase: Stay['phase']): string => sadeSati.periods.find((one) => one.phase === phase)?.phase_name ?? '',
    age: (iso: string): number => ageAt(person.date, iso),
    ages: (span: Span): string => {
      const [from, to] = [Math.max(0, ageAt(person.date, span.start)), ageAt(person.date, span.end)];
      return from === to ? String(to) : filled(words.ages, { from, to });
    },
    ordinal: (n: number): string => bank(language, 'house-ordinals')[n - 1] ?? '',
    stays: ({ cycle }: Cycle): readonly Stay[] => sadeSati.periods.filter((one) => one.cycle === cycle),
  };
};
/** Saturn's bindus from which a sign is passed easily, and up to which it asks for care (of 8; 4 is the mean). */
export const BINDUS = { easy: 5, hard: 3 } as const;

/** What so many bindus say of the passage through a sign. */
export const bindusSay = (bindus: number): 'easy' | 'even' | 'hard' => {
  if (bindus >= BINDUS.easy) return 'easy';
  return bindus <= BINDUS.hard ? 'hard' : 'even';
};

export type SaturnFacts = ReturnType<typeof saturnFacts>;

/** What a sign 1–12 asks by its place from the Moon, and by its house of this chart where that is another. */
export const askedIn = ({ words, moonSign, houseOf }: SaturnFacts, sign: number, byMoon: string): string => {
  const house = houseOf(sign);
  if (house === signAfter(sign, 1 - moonSign)) return byMoon;
  return `${byMoon} ${filled(words.house_note, { house, matter: words.matters[house - 1] ?? '' })}`;
};

/** Saturn in a sign 1–12: its place from the Moon and from the rising sign, and its bindus. */
export const placeReason = (
  { words, signIn, ordinal, moonSign, houseOf, bindusIn }: SaturnFacts,
  sign: number,
): string =>
  filled(words.reason_phase, {
    sign: signIn(sign),
    nth: ordinal(signAfter(sign, 1 - moonSign)),
    house: houseOf(sign),
    bindus: bindusIn(sign),
  });

/** Why a reading that names the place itself is given: the sign and its bindus. */
export const bindusReason = ({ words, signIn, bindusIn }: SaturnFacts, sign: number): string =>
  filled(words.reason_bindus, { sign: signIn(sign), bindus: bindusIn(sign) });
