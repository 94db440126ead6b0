/** Yogas counted from the Moon (conventions H.2; Brihat Jataka ch. 13). */
import { DUSTHANAS, KENDRAS, UPACHAYAS } from '../chart/bhava.ts';
import { B3, MALEFICS, P5, type YogaChart } from './conditions.ts';
import { given, yogaRow, type YogaRule } from './rule.ts';
import { BVR, PD6 } from './sources.ts';

const BJ13 = 'Brihat Jataka ch. 13';

const row = yogaRow('lunar');
const near = (c: YogaChart, house: number) => P5.filter((p) => c.hM(p) === house);
const inHouses = (houses: readonly number[], house: number): boolean => houses.includes(house);

/** Why a kemadruma does not hold (conventions H.2). */
const KEMADRUMA_CANCELS = {
  planet_in_kendra_from_lagna: (c: YogaChart) => P5.some((p) => c.at(p, KENDRAS)),
  planet_in_kendra_from_moon: (c: YogaChart) => P5.some((p) => inHouses(KENDRAS, c.hM(p))),
  planet_with_moon: (c: YogaChart) => P5.some((p) => c.cj(p, 'moon')),
  moon_in_kendra: (c: YogaChart) => c.at('moon', KENDRAS),
  moon_aspected_by_jupiter: (c: YogaChart) => c.as('jupiter', 'moon'),
};

/** The Moon alone: nobody in the second and the twelfth from it. */
export const KEMADRUMA: YogaRule = row(
  'kemadruma',
  `${BJ13} v. 3; ${PD6}`,
  (c) => given(near(c, 2).length === 0 && near(c, 12).length === 0, 'moon'),
  { cancels: KEMADRUMA_CANCELS },
);

/** The Moon in an evil house from Jupiter, and in no kendra. */
export const SHAKATA: YogaRule = row('shakata', `${PD6}; ${BVR}`, (c) =>
  given(inHouses(DUSTHANAS, c.from('jupiter', 'moon')) && !c.at('moon', KENDRAS), 'moon', 'jupiter'),
);

/** In the order of conventions H.2. */
export const LUNAR_YOGAS: readonly YogaRule[] = [
  row('sunapha', `${BJ13} v. 3`, (c) =>
    given(near(c, 2).length > 0 && near(c, 12).length === 0, 'moon', ...near(c, 2)),
  ),
  row('anapha', `${BJ13} v. 3`, (c) =>
    given(near(c, 12).length > 0 && near(c, 2).length === 0, 'moon', ...near(c, 12)),
  ),
  row('durudhura', `${BJ13} v. 3`, (c) =>
    given(near(c, 2).length > 0 && near(c, 12).length > 0, 'moon', ...near(c, 2), ...near(c, 12)),
  ),
  KEMADRUMA,
  row('gajakesari', `${PD6}; ${BVR}, no. 1`, (c) => {
    const sound = (['jupiter', 'moon'] as const).every((p) => !c.deb(p) && !c.combust(p));
    const narrow = !c.doctrine.narrow || (sound && !c.at('jupiter', DUSTHANAS));
    return given(inHouses(KENDRAS, c.hM('jupiter')) && narrow, 'moon', 'jupiter');
  }),
  row('chandradhi', `${BJ13} v. 2; BPHS ch. 37`, (c) =>
    given(
      B3.every((p) => inHouses([6, 7, 8], c.hM(p))),
      'moon',
      ...B3,
    ),
  ),
  row('lagnadhi', `${PD6}; BPHS ch. 36`, (c) => {
    const clean = B3.every((p) => !MALEFICS.some((m) => c.touchedBy(p, m)));
    return given(B3.every((p) => c.at(p, [6, 7, 8])) && clean, ...B3);
  }),
  row('chandra_mangala', `${BVR}, no. 6`, (c) =>
    given(c.cj('moon', 'mars') || (c.doctrine.wide && c.mu('moon', 'mars')), 'moon', 'mars'),
  ),
  SHAKATA,
  row('vasumati', PD6, (c) =>
    given(B3.every((p) => c.at(p, UPACHAYAS)) || B3.every((p) => inHouses(UPACHAYAS, c.hM(p))), ...B3),
  ),
  row('amala', `${PD6}; BPHS ch. 36`, (c) => {
    const tenths = [10, c.houseOf(((c.signs.moon + 8) % 12) + 1)];
    const pure = tenths.filter((n) => c.bens(n).length > 0 && c.mals(n).length === 0);
    return given(pure.length > 0, ...pure.flatMap((n) => c.bens(n)));
  }),
  row('pushkala', PD6, (c) => {
    const lord = c.disp('moon');
    const placed = c.at(lord, KENDRAS) || c.dignity(lord) === 'great_friend';
    const strong = c.occ7(1).filter((p) => c.str(p));
    return given(
      c.cj(lord, c.L(1)) && placed && c.asHouse(lord, 1) && strong.length > 0,
      'moon',
      lord,
      c.L(1),
      ...strong,
    );
  }),
  row('chandra_poorna', `${BJ13}; ${BVR}`, (c) =>
    given(c.tithi >= 8 && c.tithi <= 22 && c.at('moon', KENDRAS) && c.as('jupiter', 'moon'), 'moon', 'jupiter'),
  ),
];
