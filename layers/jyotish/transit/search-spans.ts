/** When a condition of a search holds: exact spans inside a domain. */
import { naturalRelation, placeDignity } from '../chart/dignity.ts';
import { aspectsSign } from '../chart/drishti.ts';
import { byGraha, GRAHA_TABLE, isNode } from '../chart/graha.ts';
import { houseFrom, lordOf, signAt, signOf } from '../chart/rashi.ts';
import { vargaSign } from '../chart/varga.ts';
import type { DashaPlan } from '../dasha/cycle.ts';
import type { DashaNode } from '../dasha/period.ts';
import type { DashaSystem } from '../dasha/systems.ts';
import { dashaTree } from '../dasha/walk.ts';
import { norm360, separation } from '../ephemeris/angle.ts';
import { civilDate, addDays, dayNumber, julian, plusDays, type JulianDay } from '../ephemeris/instant.ts';
import { angleCrossings, equalParts, motionOf } from '../ephemeris/passages.ts';
import { GRAHAS, type Graha, type Sky } from '../ephemeris/sky.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { complement, intersection, union } from '../ephemeris/span-list.ts';
import { angaSegments, type Anga } from '../panchang/anga.ts';
import { taraOf } from '../panchang/bala.ts';
import type { Almanac } from '../panchang/almanac.ts';
import { vedicDayOfDate } from '../panchang/vedic-day.ts';
import { ingressesOf } from '../sky-events/ingress.ts';
import { combustStretches, type Combustible } from '../sky-events/combustion.ts';
import { orNone } from '../sky-events/eclipses.ts';
import { isRetrograde, stationsOf, TURNING } from '../sky-events/stations.ts';
import { stateSpans, widened } from '../sky-events/window.ts';
import { ashtakavargaOf, prastaraOf } from '../strength/ashtakavarga.ts';
import { KAKSHYA_LORDS } from './ashtaka-transit.ts';
import { doubleTransits } from './double-transit.ts';
import { gocharaOf } from './gochara.ts';
import type { BodySearchTerm, PlainSearchTerm, SearchOrigin, SearchPoint, SearchTerm } from './search-terms.ts';

/** What a search looks at. */
export interface SearchGround {
  readonly sky: Sky;
  /** Table, horizon and clock of the place whose days are meant. */
  readonly almanac: Almanac;
  /** Natal longitudes and signs. */
  readonly longitudes: Readonly<Record<SearchPoint, number>>;
  readonly signs: Readonly<Record<SearchPoint, number>>;
  /** Star of birth 1–27. */
  readonly star: number;
  /** The dasha systems that the terms name, laid out. */
  readonly plans: ReadonlyMap<DashaSystem, DashaPlan>;
}

type Spans = readonly TimeSpan[];
type TermOf<K extends SearchTerm['key']> = Extract<SearchTerm, { readonly key: K }>;

const SIGN_EDGES = equalParts(12);
/** A graha's longitude from the table. */
const where =
  ({ table }: Almanac, graha: Graha) =>
  (jd: JulianDay): number =>
    table.longitude(graha, jd);

/** Instants at which a graha passes any of some longitudes, in a span. */
const passagesIn = (
  { sky, almanac }: SearchGround,
  graha: Graha,
  angles: readonly number[],
  { start, end }: TimeSpan,
): JulianDay[] =>
  angleCrossings(where(almanac, graha), motionOf(graha, sky.settings.node), start, end, angles, (jd) =>
    sky.longitude(graha, jd),
  ).map(({ jd }) => jd);

/** Slow grahas are followed over the whole of a domain at once, the Moon in each of its spans. */
const stretches = (domain: Spans, graha: Graha): Spans => {
  const [first, last] = [domain[0], domain.at(-1)];
  return first && last && graha !== 'moon' ? [{ start: first.start, end: last.end }] : domain;
};

/** Spans of a domain in which a state of a graha's longitude holds; it can change at some longitudes only. */
const byLongitude = (
  ground: SearchGround,
  graha: Graha,
  domain: Spans,
  angles: readonly number[],
  holds: (longitude: number) => boolean,
): Spans =>
  stretches(domain, graha).flatMap((span) =>
    stateSpans(span, passagesIn(ground, graha, angles, span), (jd) =>
      holds(ground.almanac.table.longitude(graha, jd)),
    ).filter(({ state }) => state),
  );
const bySign = (ground: SearchGround, graha: Graha, domain: Spans, holds: (sign: number) => boolean): Spans =>
  byLongitude(ground, graha, domain, SIGN_EDGES, (longitude) => holds(signOf(longitude)));

const originSign = ({ signs }: SearchGround, origin: SearchOrigin): number =>
  signs[origin === 'lagna' ? 'ascendant' : origin];

const nearSpans = (ground: SearchGround, { body, point, orb, angles }: TermOf<'near'>, domain: Spans): Spans => {
  const targets = angles.map((angle) => norm360(ground.longitudes[point] + angle));
  const edges = targets.flatMap((target) => [norm360(target - orb), norm360(target + orb)]);
  return byLongitude(ground, body, domain, edges, (longitude) =>
    targets.some((target) => separation(longitude, target) <= orb),
  );
};

/** Longitudes at which the dignity of a graha can change beside the edges of signs. */
const dignityEdges = (graha: Graha): number[] => {
  const { moolatrikona } = GRAHA_TABLE[graha];
  const base = (moolatrikona.sign - 1) * 30;
  return [...new Set([...SIGN_EDGES, base + moolatrikona.from, norm360(base + moolatrikona.to)])];
};
const dignitySpans = (ground: SearchGround, { body, states }: TermOf<'dignity'>, domain: Spans): Spans =>
  byLongitude(ground, body, domain, dignityEdges(body), (longitude) =>
    states.includes(placeDignity(body, longitude) ?? naturalRelation(body, lordOf(signOf(longitude)))),
  );

const isTurning = (graha: Graha): graha is Extract<Graha, (typeof TURNING)[number]> =>
  TURNING.some((one) => one === graha);
const retrogradeSpans = (
  { almanac: { table } }: SearchGround,
  { body, is }: TermOf<'retrograde'>,
  domain: Spans,
): Spans => {
  if (!isTurning(body)) return isNode(body) === is ? domain : [];
  return stretches(domain, body).flatMap((span) =>
    stateSpans(
      span,
      stationsOf(table, body, span).map(({ jd }) => jd),
      (jd) => isRetrograde(table, body, jd) === is,
    ).filter(({ state }) => state),
  );
};

const isCombustible = (graha: Graha): graha is Combustible => GRAHA_TABLE[graha].combust !== null;
const combustSpans = ({ almanac: { table } }: SearchGround, body: Graha, domain: Spans): Spans =>
  isCombustible(body) ? union(...stretches(domain, body).map((span) => combustStretches(table, body, span))) : [];

/** The signs of a graha over a span: each with the instant from which it holds. */
const signRuns = (
  ground: SearchGround,
  graha: Graha,
  span: TimeSpan,
): { readonly from: JulianDay; readonly sign: number }[] => {
  const { table } = ground.almanac;
  const entries = ingressesOf(table, graha, span, 'sign');
  return [
    { from: span.start, sign: signOf(table.longitude(graha, span.start)) },
    ...entries.map(({ jd, to }) => ({ from: jd, sign: to })),
  ];
};

const gocharaSpans = (ground: SearchGround, { body, results }: TermOf<'gochara'>, domain: Spans): Spans =>
  domain.flatMap((span) => {
    const runs = byGraha((graha) => signRuns(ground, graha, span));
    const at = byGraha(() => 0);
    const cuts = GRAHAS.flatMap((graha) => runs[graha].slice(1).map(({ from }) => from)).sort((a, b) => a - b);
    return [span.start, ...cuts].flatMap((start, i) => {
      const end = cuts[i] ?? span.end;
      for (const graha of GRAHAS) while ((runs[graha][at[graha] + 1]?.from ?? Infinity) <= start) at[graha] += 1;
      const signs = byGraha((graha) => runs[graha][at[graha]]?.sign ?? 0);
      const judged = gocharaOf(ground.signs.moon, signs).find(({ graha }) => graha === body);
      return end > start && judged && results.includes(judged.result) ? [{ start, end }] : [];
    });
  });

const binduSpans = (ground: SearchGround, term: TermOf<'bav' | 'sav' | 'kakshya_bindu'>, domain: Spans): Spans => {
  const { body } = term;
  if (body === 'rahu' || body === 'ketu') return [];
  const { bav, sav } = ashtakavargaOf(ground.signs);
  if (term.key !== 'kakshya_bindu') {
    const points = term.key === 'bav' ? bav[body] : sav;
    const { min, max } = term.bounds;
    return bySign(ground, body, domain, (sign) => {
      const count = points[sign - 1] ?? 0;
      return count >= min && count <= max;
    });
  }
  const given = prastaraOf(ground.signs, 'parashara')[body];
  return byLongitude(ground, body, domain, equalParts(96), (longitude) => {
    const lord = KAKSHYA_LORDS[Math.floor((longitude % 30) / 3.75)];
    return lord !== undefined && (given[lord][signOf(longitude) - 1] === 1) === term.is;
  });
};

const MOST_PERIODS = 200_000;
const atLevel = (nodes: readonly DashaNode[], level: number): DashaNode[] =>
  nodes.flatMap((node) => (node.period.level === level ? [node] : atLevel(node.children, level)));
const dashaSpans = ({ plans }: SearchGround, { system, level, lords }: TermOf<'dasha'>, domain: Spans): Spans => {
  const plan = plans.get(system);
  const [first, last] = [domain[0], domain.at(-1)];
  if (!plan || !first || !last) return [];
  const nodes = dashaTree(plan, level, { from: Math.max(first.start, plan.birth), to: last.end }, MOST_PERIODS) ?? [];
  return union(
    atLevel(nodes, level)
      .filter(({ period }) => lords.includes(period.lord))
      .map(({ period: { start, end } }) => ({ start: julian(Math.max(start, plan.birth)), end })),
  );
};

const angaSpans = (
  { almanac: { table } }: SearchGround,
  anga: Anga,
  domain: Spans,
  holds: (id: number) => boolean,
): Spans => domain.flatMap(({ start, end }) => angaSegments(anga, table, start, end).filter(({ id }) => holds(id)));

/** The Vedic days of some weekdays. */
const varaSpans = ({ almanac: { horizon, clock } }: SearchGround, ids: readonly number[], domain: Spans): Spans =>
  domain.flatMap((span) => {
    const dateAt = (jd: JulianDay) => civilDate(jd, clock.offsetAt(jd));
    const first = addDays(dateAt(span.start), -1);
    const count = dayNumber(dateAt(span.end)) - dayNumber(first) + 1;
    return Array.from({ length: count }, (_, i) => vedicDayOfDate(horizon, clock, addDays(first, i)))
      .filter(({ vara }) => ids.includes(vara))
      .map(({ start, end }) => ({ start, end }));
  });

/** Days after an eclipse at which the search for the next begins. */
const APART_DAYS = 10;
const eclipseSpans = ({ sky }: SearchGround, days: number, domain: Spans): Spans => {
  const [first, last] = [domain[0], domain.at(-1)];
  if (!first || !last) return [];
  const { start, end } = widened({ start: first.start, end: last.end }, days);
  const found: TimeSpan[] = [];
  for (const next of [(from: JulianDay) => sky.nextSolarEclipse(from), (from: JulianDay) => sky.nextLunarEclipse(from)])
    for (let from = start; from < end;) {
      const eclipse = orNone(() => next(from));
      if (eclipse === null || eclipse.maximum > end) break;
      found.push({ start: plusDays(eclipse.maximum, -days), end: plusDays(eclipse.maximum, days) });
      from = plusDays(eclipse.maximum, APART_DAYS);
    }
  return union(found);
};

const doubleTransitSpans = ({ sky, signs }: SearchGround, house: number, domain: Spans): Spans => {
  const [first, last] = [domain[0], domain.at(-1)];
  if (!first || !last) return [];
  const within = { start: first.start, end: last.end };
  return doubleTransits(sky, { first: signs.ascendant, signs }, [house], within, false);
};

/** Spans that a condition on a body holds over, or what it denies; they may reach outside the domain. */
const spansOfBody = (ground: SearchGround, term: BodySearchTerm, domain: Spans): Spans => {
  const { signs } = ground;
  switch (term.key) {
    case 'in_sign':
      return bySign(ground, term.body, domain, (sign) => term.ids.includes(sign));
    case 'in_nakshatra':
      return byLongitude(ground, term.body, domain, equalParts(27), (longitude) =>
        term.ids.includes(Math.floor((longitude * 27) / 360) + 1),
      );
    case 'in_navamsa':
      return byLongitude(ground, term.body, domain, equalParts(108), (longitude) =>
        term.ids.includes(vargaSign(9, longitude)),
      );
    case 'in_house':
      return bySign(ground, term.body, domain, (sign) =>
        term.ids.includes(houseFrom(originSign(ground, term.from), sign)),
      );
    case 'near':
      return nearSpans(ground, term, domain);
    case 'aspects': {
      const target = typeof term.target === 'number' ? signAt(signs.ascendant, term.target) : signs[term.target];
      return bySign(ground, term.body, domain, (sign) => aspectsSign(term.body, sign, target));
    }
    case 'retrograde':
      return retrogradeSpans(ground, term, domain);
    case 'combust':
      return combustSpans(ground, term.body, domain);
    case 'dignity':
      return dignitySpans(ground, term, domain);
    case 'gochara':
      return gocharaSpans(ground, term, domain);
    case 'bav':
    case 'sav':
    case 'kakshya_bindu':
      return binduSpans(ground, term, domain);
  }
};

/** The same of a condition of its own. */
const spansOfPlain = (ground: SearchGround, term: PlainSearchTerm, domain: Spans): Spans => {
  const { signs } = ground;
  switch (term.key) {
    case 'double_transit':
      return doubleTransitSpans(ground, term.house, domain);
    case 'sade_sati':
      return bySign(ground, 'saturn', domain, (sign) => [12, 1, 2].includes(houseFrom(signs.moon, sign)));
    case 'chandrashtama':
      return bySign(ground, 'moon', domain, (sign) => houseFrom(signs.moon, sign) === 8);
    case 'dasha':
      return dashaSpans(ground, term, domain);
    case 'tithi':
    case 'nakshatra':
      return angaSpans(ground, term.key, domain, (id) => term.ids.includes(id));
    case 'tara':
      return angaSpans(ground, 'nakshatra', domain, (id) => term.ids.includes(taraOf(ground.star, id)));
    case 'paksha':
      return angaSpans(ground, 'paksha', domain, (id) => (id === 1) === (term.paksha === 'shukla'));
    case 'vara':
      return varaSpans(ground, term.ids, domain);
    case 'eclipse_within':
      return eclipseSpans(ground, term.days, domain);
  }
};

const rawSpans = (ground: SearchGround, term: SearchTerm, domain: Spans): Spans =>
  'body' in term ? spansOfBody(ground, term, domain) : spansOfPlain(ground, term, domain);

/** Terms that say yes or no of spans that are found for yes. */
const isDenied = (term: SearchTerm): boolean =>
  (term.key === 'combust' || term.key === 'sade_sati' || term.key === 'chandrashtama') && !term.is;

/** The spans of a domain in which a term holds. */
export const termSpans = (ground: SearchGround, term: SearchTerm, domain: Spans): TimeSpan[] => {
  if (domain.length === 0) return [];
  const found = union(rawSpans(ground, term, domain));
  return isDenied(term) ? complement(found, domain) : intersection(found, domain);
};
