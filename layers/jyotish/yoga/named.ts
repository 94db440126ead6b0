/** Yogas known by a name of their own (conventions H.2; Phaladeepika ch. 6, Sarvartha Chintamani, B. V. Raman). */
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import { PLANETS7 } from '../chart/graha.ts';
import { rashi } from '../chart/rashi.ts';
import { KENDRA_TRIKONA, KENDRAS, TRIKONAS } from '../chart/bhava.ts';
import { B3, type YogaChart } from './conditions.ts';
import { given, yogaRow, type YogaRule } from './rule.ts';
import { BVR, PD6 } from './sources.ts';

const SC = 'Sarvartha Chintamani';
const row = yogaRow('named');

const wellPlaced = (c: YogaChart, p: Graha): boolean => c.at(p, KENDRA_TRIKONA) && (c.dig(p) || c.fr(p));
const digOrFriend = (c: YogaChart, p: Graha): boolean => c.dig(p) || c.fr(p);
const movable = (c: YogaChart, p: Graha): boolean => rashi(c.signs[p]).mode === 'movable';
/** Every one of these stands in one of the houses counted from q. */
const allFrom = (c: YogaChart, q: Graha, planets: readonly Graha[], houses: readonly number[]): boolean =>
  planets.every((p) => houses.includes(c.from(q, p)));
/** Aspected by a benefic other than itself. */
const aspectedByBenefic = (c: YogaChart, p: Graha): readonly Graha[] => GRAHAS.filter((q) => c.ben(q) && c.as(q, p));

/** In the order of conventions H.2. */
export const NAMED_YOGAS: readonly YogaRule[] = [
  row('lakshmi', `${PD6}; ${BVR}, no. 27`, (c) =>
    given(c.dig(c.L(9)) && c.at(c.L(9), KENDRA_TRIKONA) && c.str(c.L(1)), c.L(9), c.L(1)),
  ),
  row('gauri', `${BVR}, no. 28`, (c) => {
    const p = c.n9(c.L(10));
    return given(c.exa(p) && c.h(p) === 10 && c.cj(p, c.L(1)), c.L(10), p, c.L(1));
  }),
  row('saraswati', PD6, (c) =>
    given(B3.every((p) => c.at(p, [...KENDRA_TRIKONA, 2])) && digOrFriend(c, 'jupiter'), ...B3),
  ),
  row('parijata', `${PD6}; ${BVR}`, (c) => {
    const p = c.disp(c.disp(c.L(1)));
    return given(c.at(p, KENDRA_TRIKONA) || c.dig(p), c.L(1), c.disp(c.L(1)), p);
  }),
  row('kalpadruma', 'BPHS ch. 36', (c) => {
    const second = c.disp(c.L(1));
    const third = c.disp(second);
    const four = [c.L(1), second, third, c.n9(third)];
    return given(
      four.every((p) => c.at(p, KENDRA_TRIKONA) || c.exa(p)),
      ...four,
    );
  }),
  row('kahala', `${PD6}; ${BVR}, no. 15`, (c) =>
    given(c.mK(c.L(4), 'jupiter') && c.str(c.L(1)), c.L(4), 'jupiter', c.L(1)),
  ),
  row('chamara', `${PD6}; BPHS ch. 36`, (c) => {
    const lord = c.L(1);
    if (c.exa(lord) && c.at(lord, KENDRAS) && c.as('jupiter', lord)) return [lord, 'jupiter'];
    const pair = [1, 7, 9, 10].map((n) => c.bens(n)).find((bens) => bens.length >= 2);
    return given(pair !== undefined, ...(pair ?? []));
  }),
  row('shankha', `${PD6}; BPHS ch. 36`, (c) => {
    if (c.mK(c.L(5), c.L(6)) && c.str(c.L(1))) return given(true, c.L(5), c.L(6), c.L(1));
    return given(movable(c, c.L(1)) && movable(c, c.L(10)) && c.str(c.L(9)), c.L(1), c.L(10), c.L(9));
  }),
  row('bheri', `${PD6}; BPHS ch. 36`, (c) => {
    if (!c.str(c.L(9))) return null;
    const four = [1, 2, 7, 12];
    if (four.every((n) => c.occ7(n).length > 0)) return given(true, c.L(9), ...four.flatMap((n) => c.occ7(n)));
    const lord = c.L(1);
    const mutual = c.mK('jupiter', 'venus') && c.mK('jupiter', lord) && c.mK('venus', lord);
    return given(mutual, c.L(9), 'jupiter', 'venus', lord);
  }),
  row('mridanga', `${PD6}; BPHS ch. 36`, (c) => {
    const rulers = PLANETS7.filter((p) => c.exa(p))
      .map((p) => c.n9(p))
      .filter((p) => c.at(p, KENDRA_TRIKONA) && c.dig(p));
    return given(rulers.length > 0 && c.str(c.L(1)), ...rulers, c.L(1));
  }),
  row('srinatha', `BPHS ch. 36; ${BVR}, no. 31`, (c) =>
    given(c.exa(c.L(7)) && c.h(c.L(7)) === 10 && c.cj(c.L(9), c.L(10)), c.L(7), c.L(9), c.L(10)),
  ),
  row('sharada', `BPHS ch. 36; ${BVR}`, (c) => {
    if (c.h(c.L(10)) === 5 && c.at('mercury', KENDRAS) && c.own('sun')) return given(true, c.L(10), 'mercury', 'sun');
    const trine = (['jupiter', 'mercury'] as const).filter((p) => TRIKONAS.includes(c.hM(p)));
    return given(trine.length > 0 && c.h('mars') === 11, ...trine, 'moon', 'mars');
  }),
  row('matsya', `${PD6}; BPHS ch. 36`, (c) => {
    const dark = c.mals(4).length > 0 ? c.mals(4) : c.mals(8);
    const both = c.bens(5).length > 0 && c.mals(5).length > 0;
    return given(
      c.mals(1).length > 0 && c.mals(9).length > 0 && both && dark.length > 0,
      ...c.mals(1),
      ...c.mals(9),
      ...c.bens(5),
      ...c.mals(5),
      ...dark,
    );
  }),
  row('kurma', `${PD6}; BPHS ch. 36`, (c) => {
    const proud = [1, 3, 11].map((n) => c.mals(n).filter((p) => c.dig(p)));
    return given(
      B3.every((p) => c.at(p, [5, 6, 7]) && digOrFriend(c, p)) && proud.every((there) => there.length > 0),
      ...B3,
      ...proud.flat(),
    );
  }),
  row('khadga', `${PD6}; BPHS ch. 36`, (c) =>
    given(c.xcHouses(2, 9) && c.at(c.L(1), KENDRA_TRIKONA), c.L(2), c.L(9), c.L(1)),
  ),
  row('kusuma', `BPHS ch. 36; ${SC}`, (c) => {
    const company = GRAHAS.filter((p) => c.ben(p) && c.cj(p, 'moon'));
    return given(
      c.lagnaMode === 'fixed' &&
        c.at('venus', KENDRAS) &&
        c.at('moon', TRIKONAS) &&
        company.length > 0 &&
        c.h('saturn') === 10,
      'venus',
      'moon',
      ...company,
      'saturn',
    );
  }),
  row('kalanidhi', `${PD6}; BPHS ch. 36`, (c) =>
    given(
      c.at('jupiter', [2, 5]) && c.touchedBy('jupiter', 'mercury') && c.touchedBy('jupiter', 'venus'),
      'jupiter',
      'mercury',
      'venus',
    ),
  ),
  row('hari', 'BPHS ch. 36', (c) => given(allFrom(c, c.L(2), B3, [2, 8, 12]), c.L(2), ...B3)),
  row('hara', 'BPHS ch. 36', (c) => {
    const three = ['jupiter', 'moon', 'mercury'] as const;
    return given(allFrom(c, c.L(7), three, [4, 8, 9]), c.L(7), ...three);
  }),
  row('brahma_t', 'BPHS ch. 36', (c) => {
    const three = ['sun', 'venus', 'mars'] as const;
    return given(allFrom(c, c.L(1), three, [4, 10, 11]), c.L(1), ...three);
  }),
  row('shiva', BVR, (c) =>
    given(c.h(c.L(5)) === 9 && c.h(c.L(9)) === 10 && c.h(c.L(10)) === 5, c.L(5), c.L(9), c.L(10)),
  ),
  row('vishnu', BVR, (c) => {
    const three = [c.L(9), c.L(10), c.n9(c.L(9))];
    return given(
      three.every((p) => c.h(p) === 2),
      ...three,
    );
  }),
  row('brahma', BVR, (c) =>
    given(
      c.mK(c.L(9), 'jupiter') && c.mK(c.L(11), 'venus') && (c.mK(c.L(1), 'mercury') || c.mK(c.L(10), 'mercury')),
      c.L(9),
      'jupiter',
      c.L(11),
      'venus',
      'mercury',
    ),
  ),
  row('gandharva', BVR, (c) =>
    given(
      c.at(c.L(10), [3, 7, 11]) && c.cj(c.L(1), 'jupiter') && c.exa('sun') && c.h('moon') === 9,
      c.L(10),
      c.L(1),
      'jupiter',
      'sun',
      'moon',
    ),
  ),
  row(
    'garuda',
    BVR,
    (c) => {
      const p = c.n9('moon');
      return given(c.exa(p) && c.born.day === true && c.tithi <= 15, 'moon', p);
    },
    { needs: 'day' },
  ),
  row('go', BVR, (c) => given(c.mt('jupiter') && c.cj('jupiter', c.L(2)) && c.exa(c.L(1)), 'jupiter', c.L(2), c.L(1))),
  row('parvata', `${PD6}; ${BVR}, no. 14`, (c) => {
    const central = KENDRAS.flatMap((n) => c.bens(n));
    const clean = [6, 8].every((n) => c.occ(n).every((p) => c.ben(p)));
    if (central.length > 0 && clean) return given(true, ...central);
    const seen = [c.L(1), c.L(12)].every((p) => aspectedByBenefic(c, p).length > 0);
    return given(c.mK(c.L(1), c.L(12)) && seen, c.L(1), c.L(12));
  }),
  row('guru_mangala', BVR, (c) => given(c.cj('jupiter', 'mars') || c.from('jupiter', 'mars') === 7, 'jupiter', 'mars')),
  row('chatussagara', `${BVR}, no. 8`, (c) =>
    given(
      KENDRAS.every((n) => c.occ7(n).length > 0),
      ...KENDRAS.flatMap((n) => c.occ7(n)),
    ),
  ),
  row('shubha_lagna', `${PD6}; BPHS ch. 36`, (c) => given(c.bens(1).length > 0, ...c.bens(1))),
  row('ashubha_lagna', 'BPHS ch. 36', (c) => given(c.mals(1).length > 0, ...c.mals(1))),
  row(
    'vanchana_chora_bheeti',
    `${BVR}, no. 11`,
    (c) => {
      const { gulika } = c.born;
      const trine = gulika !== null && TRIKONAS.includes(c.houseOf(Math.floor(gulika / 30) + 1));
      return given(trine && c.mals(1).length > 0, ...c.mals(1));
    },
    { needs: 'gulika' },
  ),
  row('daivagna', SC, (c) => {
    const second = c.h('jupiter') === 2;
    const third = c.h('jupiter') === 3 && c.h('venus') === 2;
    return given(
      c.at('mercury', KENDRAS) && (second || third),
      'mercury',
      'jupiter',
      ...(third ? (['venus'] as const) : []),
    );
  }),
  row('shrikantha', PD6, (c) => {
    const three = [c.L(1), 'sun' as const, 'moon' as const];
    return given(
      three.every((p) => wellPlaced(c, p)),
      ...three,
    );
  }),
  row('viranchi', PD6, (c) => {
    const three = [c.L(5), 'jupiter' as const, 'saturn' as const];
    return given(
      three.every((p) => wellPlaced(c, p)),
      ...three,
    );
  }),
  row('kalatra_sat', BVR, (c) => {
    const seventh = [c.L(7), 'venus' as const];
    const helpers = (['jupiter', 'mercury'] as const).filter((b) => seventh.some((p) => c.touchedBy(p, b)));
    return given(helpers.length > 0, ...seventh, ...helpers);
  }),
  row('putra_sukha', BVR, (c) => given(c.str(c.L(5)) && c.str('jupiter'), c.L(5), 'jupiter')),
  row('bandhu_pujya', BVR, (c) => {
    const seenBy = aspectedByBenefic(c, c.L(4));
    return given(c.ben(c.L(4)) && seenBy.length > 0 && c.h('mercury') === 1, c.L(4), ...seenBy, 'mercury');
  }),
  row('vahana', BVR, (c) => given(c.sb(c.L(1), c.L(4)) || c.h(c.L(4)) === 11, c.L(1), c.L(4))),
  row('bhagya', BVR, (c) => {
    const good = c.bens(9).filter((p) => c.touchedBy(p, c.L(9)));
    return given(good.length > 0, ...good, c.L(9));
  }),
  row('khyati', PD6, (c) => given(c.bens(10).length > 0 && c.str(c.L(10)), ...c.bens(10), c.L(10))),
];
