/** Yogas of want and hindrance (conventions H.2; BPHS ch. 42, Phaladeepika, Brihat Jataka ch. 6 and 15). */
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import { separation } from '../ephemeris/angle.ts';
import { PLANETS7 } from '../chart/graha.ts';
import { lordOf } from '../chart/rashi.ts';
import { DUSTHANAS, KENDRA_TRIKONA } from '../chart/bhava.ts';
import { MALEFICS, type YogaChart } from './conditions.ts';
import { given, yogaRow, type YogaRule } from './rule.ts';
import { BVR, PD6 } from './sources.ts';

const BPHS42 = 'BPHS ch. 42';
const row = yogaRow('arishta');

/** Lords of the second and the seventh. */
const marakas = (c: YogaChart): readonly Graha[] => [c.L(2), c.L(7)];
/** Deepest fall of the Sun: 10° Libra. */
const SUN_FALL = 190;

/** Three yogas of poverty; together they are the daridra dosha too. */
export const DARIDRA_YOGAS: readonly YogaRule[] = [
  row('daridra_1', `${PD6}; ${BVR}`, (c) => given(c.at(c.L(11), DUSTHANAS), c.L(11))),
  row('daridra_2', BPHS42, (c) => {
    const touching = marakas(c).filter((m) => c.touchedBy(c.L(1), m) || c.touchedBy(c.L(12), m));
    return given(c.xcHouses(1, 12) && touching.length > 0, c.L(1), c.L(12), ...touching);
  }),
  row('daridra_3', BPHS42, (c) => {
    const lord = c.L(1);
    const bad = MALEFICS.filter((p) => c.cj(p, lord));
    const seenBy = marakas(c).filter((m) => c.as(m, lord));
    return given(c.at(lord, DUSTHANAS) && bad.length > 0 && seenBy.length > 0, lord, ...bad, ...seenBy);
  }),
];

/** In the order of conventions H.2. */
export const ARISHTA_YOGAS: readonly YogaRule[] = [
  ...DARIDRA_YOGAS,
  row('bandhana', BVR, (c) => {
    const binders = (['saturn', 'rahu', 'ketu'] as const).filter((p) => p !== c.L(6) && c.cj(p, c.L(1)));
    return given(
      c.cj(c.L(1), c.L(6)) && c.at(c.L(1), KENDRA_TRIKONA) && binders.length > 0,
      c.L(1),
      c.L(6),
      ...binders,
    );
  }),
  row('sanyasa', 'Brihat Jataka ch. 15; BPHS ch. 79', (c) => {
    const crowd = PLANETS7.map((p) => PLANETS7.filter((q) => c.signs[q] === c.signs[p])).find((g) => g.length >= 4);
    return given(crowd?.some((p) => c.str(p) || p === c.L(10)) ?? false, ...(crowd ?? []));
  }),
  row('sanyasa_moon', 'Brihat Jataka ch. 15', (c) =>
    given(lordOf(c.signIn(3, 'moon')) === 'saturn' && c.as('saturn', 'moon'), 'moon', 'saturn'),
  ),
  row('balarishta', 'Brihat Jataka ch. 6', (c) => {
    const seenBy = MALEFICS.filter((p) => c.as(p, 'moon'));
    const helped = GRAHAS.some((p) => c.ben(p) && c.touchedBy('moon', p));
    return given(c.at('moon', DUSTHANAS) && seenBy.length > 0 && !helped, 'moon', ...seenBy);
  }),
  row('duryoga', PD6, (c) => given(c.at(c.L(10), DUSTHANAS), c.L(10))),
  row('raja_bhanga', 'BPHS ch. 39; Saravali', (c) => {
    const fallen = PLANETS7.filter((p) => c.deb(p));
    const sunFallen = separation(c.longitudes.sun, SUN_FALL) <= 1;
    return given(fallen.length >= 3 || sunFallen, ...(fallen.length >= 3 ? fallen : (['sun'] as const)));
  }),
  row('dur_lagna', BVR, (c) => {
    const lord = c.L(1);
    return given((c.combust(lord) || c.deb(lord)) && c.at(lord, DUSTHANAS), lord);
  }),
];
