/** What tables and drawings of a birth come to for this person: a sentence or two beside each, in the language of the readings. */
import { bank, type Banks } from '../../../words/bank.ts';
import { filled, type Inflected } from '../../../words/fill.ts';
import { enumerated } from '../../../words/enumerate.ts';
import { holds } from '../ages.ts';
import { SHAPES, type Period } from '../answers.ts';
import type { Block } from '../../../contract/ports/report-document.ts';
import { FURTHER_SHAPES } from '../further/questions.ts';
import { dayText, decimals, say, type Making } from '../making.ts';
import { answeredIn, namesIn } from '../names.ts';
import { natureOf } from './standing.ts';
import { hasReadings, houseSlots, matterOf, nth, planetSaid, pointOf } from './words.ts';

type Said = Banks['report-tables'];
/** A sentence of a report, whose names and days are in the language of `words`; empty where there is nothing to say. */
type Sentence = (making: Making, words: Said) => string;

/** Makes a sentence beside a table; none in a language without readings. */
const beside =
  (sentence: Sentence) =>
  (making: Making): Block[] => {
    if (!hasReadings(making)) return [];
    const { prose: language } = making;
    const names = language === making.language ? answeredIn(language) : namesIn(bank(language, 'drawing'));
    const text = sentence(
      { ...making, language, words: bank(language, 'report'), names },
      bank(language, 'report-tables'),
    );
    return text === '' ? [] : [say(text)];
  };

/** A planet as a sentence names it. */
const planetNamed = (making: Making, key: string, name: string): Inflected =>
  planetSaid(making, key, making.names.planet(key, name));

/** The rows with the most and the least of something. */
const edges = <T>(rows: readonly T[], valueOf: (row: T) => number): readonly [most: T, least: T] | null => {
  const ranked = rows.toSorted((a, b) => valueOf(b) - valueOf(a));
  const [most, least] = [ranked[0], ranked.at(-1)];
  return most === undefined || least === undefined ? null : [most, least];
};

/** Which houses planets have by degree, where these differ from those by sign. */
export const chalitSaid = beside((making, words) => {
  const moved = making.read('chalit', SHAPES.chalit).planets.filter(({ shifted }) => shifted);
  if (moved.length === 0) return '';
  const places = moved.map((one) =>
    filled(words.chalit_place, {
      planet: planetNamed(making, one.planet, one.name),
      ...houseSlots(making, one.bhava_house),
    }),
  );
  return filled(words.chalit, { places: enumerated(making.language, places) });
});

/** The running period of the yoginis and the one after it. */
export const yoginiSaid = beside((making, words) => {
  const { periods } = making.read('yogini', SHAPES.yogini);
  const at = periods.findIndex(({ span }) => holds(span, making.issued));
  const senses: Readonly<Record<string, string>> = words.yoginis;
  const names: Readonly<Record<string, string>> = bank(making.language, 'dasha').yoginis;
  return [words.yogini.running, words.yogini.next]
    .flatMap((row, i) => {
      const period = at < 0 ? undefined : periods[at + i];
      const key = period?.lords[0]?.key ?? '';
      return period === undefined
        ? []
        : filled(row, {
            name: names[key] ?? '',
            planet: planetNamed(making, period.planet, period.planet_name),
            date: dayText(making.words, period.span.end),
            sense: senses[key] ?? '',
          });
    })
    .join(' ');
});

/** The house in which others see the person. */
export const arudhaSaid = beside((making, words) => {
  const self = making.read('arudhas', SHAPES.arudhas).padas[0];
  return self === undefined ? '' : filled(words.arudha, { ...houseSlots(making, self.house) });
});

/** The strongest sign and the weakest, as houses of the birth. */
export const strongSignsSaid = beside((making, words) => {
  const { ascendant } = making.read('planets', SHAPES.planets);
  const found = edges(making.read('strong_signs', FURTHER_SHAPES.strong_signs).ranking, ({ wins }) => wins);
  if (found === null) return '';
  const [most, least] = found.map(({ sign }) => ({ sign, house: ((sign.id - ascendant.sign.id + 12) % 12) + 1 }));
  if (most === undefined || least === undefined) return '';
  return filled(words.strong_signs, {
    strong: making.names.signForms(most.sign),
    ...houseSlots(making, most.house),
    weak: making.names.signForms(least.sign),
    mth: nth(making, least.house),
    other: matterOf(making, least.house),
  });
});

/** Where the image of the planet stands that stands for the self. */
export const planetArudhaSaid = beside((making, words) => {
  const self = making.read('karakas', SHAPES.karakas).karakas.find(({ key }) => key === 'ak');
  const { arudhas } = making.read('planet_arudhas', FURTHER_SHAPES.planet_arudhas);
  const image = arudhas.find(({ planet }) => planet === self?.planet);
  return image === undefined
    ? ''
    : filled(words.planet_arudha, {
        planet: planetNamed(making, image.planet, image.name),
        ...houseSlots(making, image.house),
      });
});

/** A planet with the number by which a table ranks it. */
interface Ranked {
  readonly planet: string;
  readonly name: string;
  readonly value: number;
}

/** Fills a row about the best and the worst planet of a table: each by its name, its number, and what it stands for. */
const bestAndWorst = (making: Making, row: string, [best, worst]: readonly [Ranked, Ranked], digits: number): string =>
  filled(row, {
    best: planetNamed(making, best.planet, best.name),
    top: decimals(best.value, digits),
    gift: natureOf(making, best.planet),
    worst: planetNamed(making, worst.planet, worst.name),
    bottom: decimals(worst.value, digits),
    care: natureOf(making, worst.planet),
  });

/** The planets nearest to their exaltation and furthest from it. */
export const exaltationSaid = beside((making, words) => {
  const { planets } = making.read('dignities', SHAPES.dignities);
  const found = edges(
    planets.map((row): Ranked => ({ ...row, value: row.exaltation_distance })),
    ({ value }) => -value,
  );
  return found === null ? '' : bestAndWorst(making, words.exaltation, found, 1);
});

/** The planets with most and with least strength over the sixteen divisions. */
export const vimshopakaSaid = beside((making, words) => {
  const { planets } = making.read('vimshopaka', SHAPES.vimshopaka);
  const found = edges(
    planets.map((row): Ranked => ({ ...row, value: row.shodashavarga })),
    ({ value }) => value,
  );
  return found === null ? '' : bestAndWorst(making, words.vimshopaka, found, 2);
});

/** What the distance of the junction star is for. */
export const junctionSaid = beside((_, words) => words.junction);

/** What the lines that meet this birth are taken to mean, and how long they hold; where both kinds meet, that they do. */
export const chakraSaid = beside((making, words) => {
  const { vedhas } = making.read('chakra', FURTHER_SHAPES.chakra);
  const metBy = (isBenefic: boolean): readonly string[] => [
    ...new Set(vedhas.filter(({ benefic }) => benefic === isBenefic).flatMap(({ hits }) => hits.map(({ key }) => key))),
  ];
  const [good, hard] = [metBy(true), metBy(false)];
  const told = (row: string, keys: readonly string[], senses: Readonly<Record<string, string>>): readonly string[] => {
    const list = keys.flatMap((key) => senses[key] ?? []).join('; ');
    return list === '' ? [] : [filled(row, { senses: list })];
  };
  const { chakra } = words;
  const rows = [
    ...told(
      chakra.good,
      good.filter((key) => !hard.includes(key)),
      words.chakra_good,
    ),
    ...told(
      chakra.hard,
      hard.filter((key) => !good.includes(key)),
      words.chakra_hard,
    ),
    ...told(
      chakra.both,
      good.filter((key) => hard.includes(key)),
      words.chakra_both,
    ),
  ];
  return rows.length === 0 ? '' : [...rows, chakra.lasts].join(' ');
});

/** Which part of the running sub-period runs, and the house that its planet brings. */
export const partsSaid = (making: Making, parts: readonly Period[]): Block[] =>
  beside((told, words) => {
    const part = parts.find(({ span }) => holds(span, told.issued));
    const lord = part?.lords.at(-1);
    if (part === undefined || lord === undefined) return '';
    const { house } = pointOf(told, lord.key);
    return filled(words.parts, {
      planet: planetNamed(told, lord.key, lord.name),
      date: dayText(told.words, part.span.end),
      ...houseSlots(told, house),
    });
  })(making);
