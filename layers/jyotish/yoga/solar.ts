/** Yogas counted from the Sun, and the planetary chains listed with them (conventions H.2; Phaladeepika ch. 6). */
import { KENDRAS } from '../chart/bhava.ts';
import { P5, type YogaChart } from './conditions.ts';
import { given, yogaRow, type YogaRule } from './rule.ts';
import { BVR, PD6 } from './sources.ts';

const row = yogaRow('solar');
const near = (c: YogaChart, house: number) => P5.filter((p) => c.hS(p) === house);

/** In the order of conventions H.2. */
export const SOLAR_YOGAS: readonly YogaRule[] = [
  row('vesi', `${PD6}; BPHS ch. 38`, (c) =>
    given(near(c, 2).length > 0 && near(c, 12).length === 0, 'sun', ...near(c, 2)),
  ),
  row('vasi', `${PD6}; BPHS ch. 38`, (c) =>
    given(near(c, 12).length > 0 && near(c, 2).length === 0, 'sun', ...near(c, 12)),
  ),
  row('ubhayachari', `${PD6}; BPHS ch. 38`, (c) =>
    given(near(c, 2).length > 0 && near(c, 12).length > 0, 'sun', ...near(c, 2), ...near(c, 12)),
  ),
  row('budhaditya', `${BVR}, no. 24`, (c) =>
    given(c.cj('sun', 'mercury') && !(c.doctrine.narrow && c.combust('mercury')), 'sun', 'mercury'),
  ),
  row('bhaskara', BVR, (c) =>
    given(
      c.hS('mercury') === 2 && c.from('mercury', 'moon') === 11 && [5, 9].includes(c.hM('jupiter')),
      'sun',
      'mercury',
      'moon',
      'jupiter',
    ),
  ),
  row('indra', BVR, (c) =>
    given(
      c.hM('mars') === 3 &&
        c.from('mars', 'saturn') === 7 &&
        c.from('saturn', 'venus') === 7 &&
        c.from('venus', 'jupiter') === 7,
      'moon',
      'mars',
      'saturn',
      'venus',
      'jupiter',
    ),
  ),
  row('marut', BVR, (c) =>
    given(
      [5, 9].includes(c.from('venus', 'jupiter')) && c.from('jupiter', 'moon') === 5 && KENDRAS.includes(c.hM('sun')),
      'venus',
      'jupiter',
      'moon',
      'sun',
    ),
  ),
  row('budha_yoga', BVR, (c) =>
    given(
      c.h('jupiter') === 1 &&
        KENDRAS.includes(c.from('jupiter', 'moon')) &&
        c.hM('rahu') === 2 &&
        c.from('rahu', 'sun') === 3 &&
        c.from('rahu', 'mars') === 3,
      'jupiter',
      'moon',
      'rahu',
      'sun',
      'mars',
    ),
  ),
];
