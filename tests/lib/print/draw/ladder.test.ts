/** Values side by side: the names above two cells that lie beside each other do not cover each other, and none is cut. */
import { ladderScene } from '../../../../lib/print/draw/ladder.ts';
import { boxOf, boxesOverlap, labelsOf } from '../../../../lib/print/draw/scene.ts';

const NAMES = ['Ravi Kumar', 'Asha Verma'] as const;
const CELLS = 12;
const drawn = (first: number, second: number) =>
  labelsOf(
    ladderScene({
      rungs: Array.from({ length: CELLS }, (_, i) => ({
        name: String(i + 1),
        first: i === first,
        second: i === second,
      })),
      perRow: CELLS,
      names: NAMES,
      title: '',
      alt: '',
    }).nodes,
  ).filter(({ text }) => /[A-Z]/.test(text));
const PLACES = Array.from({ length: CELLS }, (_, i) => i);

it('sets the names of two persons apart, wherever they stand', () => {
  for (const first of PLACES)
    for (const second of PLACES) {
      const tags = drawn(first, second);
      const [one, other] = tags.map(boxOf);
      expect([first, second, tags.map(({ text }) => text).toSorted()]).toEqual([
        first,
        second,
        first === second ? [NAMES.join(' · ')] : [...NAMES].toSorted(),
      ]);
      if (one !== undefined && other !== undefined)
        expect([first, second, boxesOverlap(one, other)]).toEqual([first, second, false]);
    }
});
