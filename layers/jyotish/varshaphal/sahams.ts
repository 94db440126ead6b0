/** Sahams: points of matters, made of three places of the year chart (Tajika Nilakanthi ch. 3). */
import { lordOf, signOf, type Planet7 } from '../chart/rashi.ts';
import { norm360 } from '../ephemeris/angle.ts';
import { houseLordIn, type TajikaChart } from './year-chart.ts';

/** A place: a planet, the ascendant, a saham made before, a cusp or the lord of a house, a fixed degree. */
type Term =
  | Planet7
  | 'ascendant'
  | 'punya'
  | 'shastra'
  | { readonly cusp: number }
  | { readonly lord: number }
  | number;

/** `always`: A − B + C by day and night; else A and B change places by night. */
interface SahamRule {
  readonly a: Term;
  readonly b: Term;
  readonly c: Term;
  readonly always?: true;
}
const rule = (a: Term, b: Term, c: Term = 'ascendant'): SahamRule => ({ a, b, c });
const always = (a: Term, b: Term): SahamRule => ({ a, b, c: 'ascendant', always: true });
const cusp = (house: number): Term => ({ cusp: house });
const lord = (house: number): Term => ({ lord: house });

/** Day formulas; `samartha` and `karyasiddhi` have a second form below. */
const RULES = {
  punya: rule('moon', 'sun'),
  vidya: rule('sun', 'moon'),
  yashas: rule('jupiter', 'punya'),
  mitra: rule('jupiter', 'punya', 'venus'),
  mahatmya: rule('punya', 'mars'),
  asha: rule('saturn', 'mars'),
  samartha: rule('mars', lord(1)),
  bhratri: always('jupiter', 'saturn'),
  gaurava: rule('jupiter', 'moon', 'sun'),
  pitri: rule('saturn', 'sun'),
  rajya: rule('saturn', 'sun'),
  matri: rule('moon', 'venus'),
  putra: rule('jupiter', 'moon'),
  jiva: rule('saturn', 'jupiter'),
  karma: rule('mars', 'mercury'),
  roga: always('ascendant', 'moon'),
  kali: rule('jupiter', 'mars'),
  shastra: rule('jupiter', 'saturn', 'mercury'),
  bandhu: rule('mercury', 'moon'),
  paradesha: always(cusp(9), lord(9)),
  artha: always(cusp(2), lord(2)),
  paradara: rule('venus', 'sun'),
  vanik: rule('moon', 'mercury'),
  karyasiddhi: rule('saturn', 'sun'),
  vivaha: rule('venus', 'saturn'),
  santapa: rule('saturn', 'moon', cusp(6)),
  shraddha: rule('venus', 'mars'),
  priti: rule('shastra', 'punya'),
  jadya: rule('mars', 'saturn', 'mercury'),
  vyapara: always('mars', 'saturn'),
  shatru: rule('mars', 'saturn'),
  jalapatana: rule(105, 'saturn'),
  bandhana: rule('punya', 'saturn'),
  labha: always(cusp(11), lord(11)),
} as const satisfies Record<string, SahamRule>;
export type Saham = keyof typeof RULES;
/** The sahams in the order of every list. */
export const SAHAMS = [
  'punya',
  'vidya',
  'yashas',
  'mitra',
  'mahatmya',
  'asha',
  'samartha',
  'bhratri',
  'gaurava',
  'pitri',
  'rajya',
  'matri',
  'putra',
  'jiva',
  'karma',
  'roga',
  'kali',
  'shastra',
  'bandhu',
  'paradesha',
  'artha',
  'paradara',
  'vanik',
  'karyasiddhi',
  'vivaha',
  'santapa',
  'shraddha',
  'priti',
  'jadya',
  'vyapara',
  'shatru',
  'jalapatana',
  'bandhana',
  'labha',
] as const satisfies readonly Saham[];

/** When 30° are added: C lies outside the arc from B to A by degrees, or its sign is not met between them. */
export const SAHAM_ARCS = ['degree', 'sign'] as const;
export type SahamArc = (typeof SAHAM_ARCS)[number];

const liesOutside = (a: number, b: number, c: number, arc: SahamArc): boolean => {
  if (arc === 'degree') return norm360(c - b) > norm360(a - b);
  const steps = (to: number): number => (signOf(to) - signOf(b) + 12) % 12;
  return steps(c) === 0 || steps(c) > steps(a);
};

/** A saham and its sidereal longitude. */
export interface SahamPoint {
  readonly key: Saham;
  readonly longitude: number;
}

/** The sahams of a Tajika chart, in the order of `SAHAMS`. */
export const sahamsOf = (tajika: TajikaChart, arc: SahamArc): readonly SahamPoint[] => {
  const { chart, isDay } = tajika;
  const { ascendant, grahas, signs } = chart;
  const known = new Map<string, number>();
  const place = (term: Term): number => {
    if (typeof term === 'number') return term;
    if (term === 'ascendant') return ascendant.longitude;
    if (term === 'punya' || term === 'shastra') return valueOf(term);
    if (typeof term === 'string') return grahas[term].longitude;
    if ('cusp' in term) return norm360(ascendant.longitude + 30 * (term.cusp - 1));
    return grahas[houseLordIn(chart, term.lord)].longitude;
  };
  /** The rule that holds in this chart by day or night. */
  const ruleOf = (saham: Saham): SahamRule => {
    const own: SahamRule = RULES[saham];
    if (saham === 'karyasiddhi') {
      const luminary = isDay ? 'sun' : 'moon';
      return { a: 'saturn', b: luminary, c: lordOf(signs[luminary]) };
    }
    const day = saham === 'samartha' && houseLordIn(chart, 1) === 'mars' ? rule('jupiter', 'mars') : own;
    return isDay || own.always ? day : { ...day, a: day.b, b: day.a };
  };
  const valueOf = (saham: Saham): number => {
    const made = known.get(saham);
    if (made !== undefined) return made;
    const terms = ruleOf(saham);
    const [a, b, c] = [place(terms.a), place(terms.b), place(terms.c)];
    const value = norm360(a - b + c + (liesOutside(a, b, c, arc) ? 30 : 0));
    known.set(saham, value);
    return value;
  };
  return SAHAMS.map((key) => ({ key, longitude: valueOf(key) }));
};
