/** Pitra dosha: five combinations about the Sun, the Moon and the ninth house; their count is the severity (conventions H.4). */
import type { Graha } from '../ephemeris/sky.ts';
import { DUSTHANAS } from '../chart/bhava.ts';
import type { YogaChart } from '../yoga/conditions.ts';
import { given } from '../yoga/rule.ts';
import { doshaRow } from './rule.ts';

const NODES = ['rahu', 'ketu'] as const;

const luminaryWithNode = (c: YogaChart): readonly Graha[] | null => {
  const pairs = (['sun', 'moon'] as const).flatMap((p) => NODES.filter((n) => c.cj(p, n)).map((n) => [p, n] as const));
  return given(pairs.length > 0, ...pairs.flat());
};

const ninthAfflicted = (c: YogaChart): readonly Graha[] | null => {
  const there = c.mals(9);
  return given(there.length > 1 && there.some((p) => p !== 'mars'), ...there);
};

const ninthLordFallen = (c: YogaChart): readonly Graha[] | null => {
  const lord = c.L(9);
  const company = c.mals(c.h(lord)).filter((p) => p !== lord);
  return given(c.at(lord, DUSTHANAS) && (company.length > 0 || c.deb(lord)), lord, ...company);
};

/** Pitra dosha as rules. */
export const PITRA = doshaRow({
  id: 'pitra',
  source: 'BPHS ch. 83; practice',
  rules: {
    luminary_with_node: luminaryWithNode,
    sun_with_or_aspected_by_saturn: (c) => given(c.touchedBy('sun', 'saturn'), 'sun', 'saturn'),
    ninth_house_afflicted: ninthAfflicted,
    ninth_lord_fallen: ninthLordFallen,
    node_in_ninth: (c) => {
      const there = NODES.filter((n) => c.h(n) === 9);
      return given(there.length > 0, ...there);
    },
  },
});
