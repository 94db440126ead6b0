/** A chart in words: one sentence per occupied house, in house order, then the houses without planets. */
import type { Banks } from '../../words/bank.ts';
import { degreeMinute, drawnSign, type DrawnBody } from './body.ts';

const stateOf = (words: Banks['drawing'], body: DrawnBody): string[] => [
  ...(body.retrograde ? [words.retrograde] : []),
  ...(body.combust ? [words.combust] : []),
  ...(body.exalted ? [words.exalted] : []),
  ...(body.debilitated ? [words.debilitated] : []),
  ...(body.vargottama ? [words.vargottama] : []),
  ...(body.sandhi ? [words.sandhi] : []),
];

const bodyText = (words: Banks['drawing'], body: DrawnBody): string =>
  [
    words.planets[body.planet].name,
    ...(body.degree === undefined ? [] : [degreeMinute(body.degree)]),
    ...stateOf(words, body),
  ].join(' ');

/** The text alternative of a chart. */
export const chartAlt = (words: Banks['drawing'], ascendant: number, bodies: readonly DrawnBody[]): string => {
  const rows = Array.from({ length: 12 }, (_, i) => {
    const sign = ((ascendant + i - 1) % 12) + 1;
    const here = bodies.filter((body) => body.sign === sign).sort((a, b) => (a.degree ?? 0) - (b.degree ?? 0));
    return { house: i + 1, sign, here };
  });
  const occupied = rows
    .filter(({ here }) => here.length > 0)
    .map(
      ({ house, sign, here }) =>
        `${words.house} ${house}, ${words.signs[drawnSign(sign)]}: ${here.map((body) => bodyText(words, body)).join(', ')}.`,
    );
  const empty = rows.filter(({ here }) => here.every(({ planet }) => planet === 'ascendant')).map(({ house }) => house);
  return [...occupied, ...(empty.length === 0 ? [] : [`${words.empty} ${empty.join(', ')}.`])].join(' ');
};
