/** Yogas of rank (conventions H.2; BPHS ch. 39, Phaladeepika ch. 6 and 7). */
import { GRAHA_TABLE, PLANETS7 } from '../chart/graha.ts';
import { NEECHA_BHANGA_IDS } from '../chart/neecha-bhanga.ts';
import { rashi, signAt, type Planet7 } from '../chart/rashi.ts';
import { DUSTHANAS, KENDRA_TRIKONA, KENDRAS, TRIKONAS } from '../chart/bhava.ts';
import { B3, type YogaChart } from './conditions.ts';
import { given, yogaRow, type YogaRule } from './rule.ts';
import { BVR, PD6 } from './sources.ts';

const BPHS39 = 'BPHS ch. 39';
const PD7 = 'Phaladeepika ch. 7';
const row = yogaRow('raja');

/** The lord of a good house stays good though it owns an evil one, when its moolatrikona sign is the good one. */
const untainted = (c: YogaChart, n: number): boolean => {
  const lord = c.L(n);
  return !DUSTHANAS.some((d) => c.L(d) === lord) || GRAHA_TABLE[lord].moolatrikona.sign === signAt(c.lagna, n);
};

/** Lord of a kendra related to the lord of a trikona; the pair (9, 10) has a row of its own. */
const PAIRS = [
  [1, 5], [1, 9], [4, 5], [4, 9], [7, 5], [7, 9], [10, 5], [4, 1], [7, 1], [10, 1], [5, 9],
] as const; // prettier-ignore
const kendraTrikona = (c: YogaChart, k: number, t: number) =>
  given(c.sb(c.L(k), c.L(t)) && untainted(c, k) && untainted(c, t), c.L(k), c.L(t));

/** One planet that owns a kendra and a trikona, the lagna not counted. */
const yogakarakas = (c: YogaChart): readonly Planet7[] =>
  PLANETS7.filter((p) => [4, 7, 10].some((k) => c.L(k) === p) && [5, 9].some((t) => c.L(t) === p));

/** Viparita raja yogas: the lord of an evil house in an evil house. */
const viparita = (id: string, house: number): YogaRule =>
  row(id, PD6, (c) => {
    const lord = c.L(house);
    const evil = DUSTHANAS.map((d) => c.L(d));
    const onlyEvil = PLANETS7.every((p) => !c.touchedBy(lord, p) || evil.includes(p));
    return given(c.at(lord, DUSTHANAS) && (!c.doctrine.narrow || onlyEvil), lord);
  });

/** Fallen planets that something raises again. */
const raised = (c: YogaChart): readonly Planet7[] => PLANETS7.filter((p) => c.raisedBy(p).length > 0);
const NEECHA_WAYS = Object.fromEntries(
  NEECHA_BHANGA_IDS.map((id) => [id, (c: YogaChart) => PLANETS7.some((p) => c.raisedBy(p).includes(id))]),
);

/** Lords of two houses in each other's house: 28 great, 8 with the third house, 30 with an evil one (PD 6). */
const exchanges = (c: YogaChart, wanted: (m: number, n: number) => boolean): readonly Planet7[] => {
  const found: Planet7[] = [];
  for (let m = 1; m <= 12; m++)
    for (let n = m + 1; n <= 12; n++) if (wanted(m, n) && c.xcHouses(m, n)) found.push(c.L(m), c.L(n));
  return found;
};
const evil = (n: number): boolean => DUSTHANAS.includes(n);
const parivartana = (id: string, wanted: (m: number, n: number) => boolean): YogaRule =>
  row(id, PD6, (c) => {
    const lords = exchanges(c, wanted);
    return given(lords.length > 0, ...lords);
  });

const odd = (sign: number): boolean => rashi(sign).odd;

/** In the order of conventions H.2. */
export const RAJA_YOGAS: readonly YogaRule[] = [
  ...PAIRS.map(([k, t]) => row(`raja_${k}_${t}`, BPHS39, (c) => kendraTrikona(c, k, t))),
  row('dharma_karmadhipati', `${BPHS39}; ${PD7}`, (c) => given(c.sb(c.L(9), c.L(10)), c.L(9), c.L(10))),
  row('yogakaraka', 'BPHS ch. 34', (c) => {
    const fit = yogakarakas(c).filter((p) => c.at(p, KENDRA_TRIKONA) && !c.deb(p) && !c.combust(p));
    return given(fit.length > 0, ...fit);
  }),
  viparita('harsha', 6),
  viparita('sarala', 8),
  viparita('vimala', 12),
  row('neecha_bhanga', `${PD7}; ${BVR}`, (c) => given(raised(c).length > 0, ...raised(c)), { ways: NEECHA_WAYS }),
  parivartana('maha_parivartana', (m, n) => ![m, n].some((x) => x === 3 || evil(x))),
  parivartana('khala', (m, n) => (m === 3 || n === 3) && !evil(m) && !evil(n)),
  parivartana('dainya', (m, n) => evil(m) || evil(n)),
  row('adhi_raja', BVR, (c) => given(c.exa(c.L(1)) && c.as('jupiter', c.L(1)), c.L(1), 'jupiter')),
  row('akhanda_samrajya', BVR, (c) => {
    const lords = [2, 9, 11].map((n) => c.L(n)).filter((p) => KENDRAS.includes(c.hM(p)));
    const jupiter = [2, 5, 11].some((n) => c.L(n) === 'jupiter');
    return given(lords.length > 0 && jupiter, ...lords, 'jupiter');
  }),
  row(
    'mahabhagya',
    `${BVR}, no. 25`,
    (c) => {
      const signs = [c.lagna, c.signs.sun, c.signs.moon];
      const man = c.born.gender === 'male' && c.born.day === true && signs.every(odd);
      const woman = c.born.gender === 'female' && c.born.day === false && !signs.some(odd);
      return given(man || woman, 'sun', 'moon');
    },
    { needs: 'gender' },
  ),
  row('raja_lakshana', `${BVR}, no. 10`, (c) =>
    given(
      [...B3, 'moon' as const].every((p) => c.at(p, KENDRAS)),
      'jupiter',
      'venus',
      'mercury',
      'moon',
    ),
  ),
  row('amsavatara', BVR, (c) =>
    given(
      c.lagnaMode === 'movable' &&
        (['jupiter', 'venus', 'saturn'] as const).every((p) => c.at(p, KENDRAS)) &&
        c.exa('saturn'),
      'jupiter',
      'venus',
      'saturn',
    ),
  ),
  row('trilochana', BVR, (c) =>
    given(
      (
        [
          ['sun', 'mars'],
          ['sun', 'moon'],
          ['mars', 'moon'],
        ] as const
      ).every(([a, b]) => TRIKONAS.includes(c.from(a, b))),
      'sun',
      'mars',
      'moon',
    ),
  ),
  row('devendra', BVR, (c) =>
    given(c.lagnaMode === 'fixed' && c.xcHouses(1, 11) && c.xcHouses(2, 10), c.L(1), c.L(11), c.L(2), c.L(10)),
  ),
  row('makuta', BVR, (c) => {
    const ninth = PLANETS7.filter((p) => p !== 'jupiter' && c.ben(p) && c.from('jupiter', p) === 9);
    return given(
      c.from(c.L(9), 'jupiter') === 9 && ninth.length > 0 && c.h('saturn') === 10,
      c.L(9),
      'jupiter',
      ...ninth,
      'saturn',
    );
  }),
  row('jaya', BVR, (c) => given(c.exa(c.L(10)) && c.deb(c.L(6)), c.L(10), c.L(6))),
  row('vidyut', BVR, (c) =>
    given(c.exa(c.L(11)) && c.cj(c.L(11), 'venus') && c.mK(c.L(1), c.L(11)), c.L(11), 'venus', c.L(1)),
  ),
  row('chapa_raja', `${BVR}, no. 30`, (c) => given(c.exa(c.L(1)) && c.xcHouses(4, 10), c.L(1), c.L(4), c.L(10))),
];
