/** Facts, windows, rules and decisions as the rows that parts cite, with the fields that a slot may name. */
import { uncapital } from '../../../words/fill.ts';
import { runningPeriods } from '../../../../layers/jyotish/dasha/walk.ts';
import { civilDate, type JulianDay, plusDays } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { EventWindow } from '../../../../layers/jyotish/phala/events.ts';
import type { MatchReason } from '../../../../layers/jyotish/matching/reasons.ts';
import { type Paragraph, ruleId as paragraphId } from '../../../../layers/jyotish/phala/reading.ts';
import type { Indicator } from '../../../../layers/jyotish/phala/areas.ts';
import { type Decision, ruleId } from '../../../answers/judgement.ts';
import { MATTER_ROWS } from '../../../answers/matters.ts';
import { ruleShapes } from '../../../answers/present/decision.ts';
import { paragraphShapes } from '../../../answers/present/reading.ts';
import { reasonShape } from '../../../answers/present/matching.ts';
import type { KnownBirth } from '../../../answers/queries/known-birth.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { evidenceText } from '../../../words/phala/events.ts';
import { yogaName } from '../../../words/yogas.ts';
import { bank } from '../../../words/bank.ts';
import type { Tongue } from '../../../words/astrologer/fixed-texts.ts';
import type { Language } from '../../../words/languages.ts';
import { rowText } from '../../../words/phala/modifiers.ts';
import { type Claim, factId, type Point } from '../../facts/claim.ts';
import { type Fact, factFor } from '../facts.ts';
import { type Row, Rows } from './parts.ts';
import { filledWithin, type Values, type Writer, writerOf } from './writer.ts';
import type { TimeSpan } from '../../../../layers/jyotish/ephemeris/span.ts';
import type { Clock } from '../../../contract/values/moment.ts';

const MATCH_SOURCE = 'Muhurta Chintamani, vivaha-prakarana';
/** A rule that an answer cites. */
export type CitedRule = Omit<ReturnType<typeof ruleShapes>[number], 'for'> & {
  readonly cite: string;
  /** Null for a reading that takes no side. */
  readonly for: boolean | null;
};
/** A fact that an answer cites. */
export type CitedFact = Fact & { readonly cite: string };
/** A decision that an answer cites. */
export interface CitedDecision {
  readonly cite: string;
  readonly decision: Decision;
}

const pointOf = (claim: Claim): Point | null => {
  if ('of' in claim) return claim.of;
  return claim.kind === 'lord' ? claim.planet : null;
};

/** A statement inside a sentence: without its stop, and without the capital that only begins one. */
const within = (statement: string, point: string | null): string => {
  const text = statement.replace(/[.।]$/u, '');
  if (point === null) return text;
  if (text.toLowerCase().startsWith(point.toLowerCase())) return point + text.slice(point.length);
  return uncapital(text);
};

/** A fact as a noun: Saturn in the tenth house; undefined for kinds that have none. */
const nounOf = ({ frames }: Writer, claim: Claim, values: Values): string | undefined => {
  if (claim.kind === 'lord') return filledWithin(frames.np.lord, values);
  if (claim.kind === 'house' && claim.chart === 'D1' && claim.from === 'lagna')
    return filledWithin(frames.np.house, values);
  return claim.kind === 'sign' && claim.chart === 'D1' && values['sign'] !== undefined
    ? filledWithin(frames.np.sign, values)
    : undefined;
};

/** The house that a claim is about: of a place the one that the birth has; null for any other claim. */
const houseOf = (claim: Claim, value: Fact['value']): number | null => {
  if (claim.kind === 'lord' || claim.kind === 'house_sign') return claim.house;
  return claim.kind === 'house' && typeof value === 'number' ? value : null;
};

/** What a slot may name of a fact besides its whole sentence. */
const fieldsOf = (known: KnownBirth, write: Writer, claim: Claim, { statement, value }: Fact): Row['fields'] => {
  const point = pointOf(claim);
  const house = houseOf(claim, value);
  const named = point === null ? null : write.point(point);
  const values = {
    ...(named === null ? {} : { planet: named }),
    ...(house !== null ? { house: write.house(house) } : {}),
    ...(claim.kind === 'sign' && typeof point === 'string' && point !== 'ascendant' && claim.chart === 'D1'
      ? { sign: write.sign(known.rashi.planets[point]) }
      : {}),
    ...(claim.kind === 'yoga' ? { yoga: yogaName(write.language, claim.id) } : {}),
    ...(claim.kind === 'dosha' ? { dosha: bank(write.language, 'doshas').doshaNames[claim.id] } : {}),
    ...(claim.kind === 'period' ? { lords: claim.lords.map(({ lord }) => write.name(lord)).join('–') } : {}),
  };
  const np = nounOf(write, claim, values);
  return {
    clause: statement.replace(/[.।]$/u, ''),
    because: within(statement, named),
    ...(np === undefined ? {} : { np }),
    ...values,
  };
};

/** What slots may name of the fact that a claim is about. */
export const slotsOf = (known: KnownBirth, language: Language, claim: Claim): Row['fields'] =>
  fieldsOf(known, writerOf(known, language), claim, factFor(known, claim, language));

const HALVES = 2;
const MIDDLE = 7;
/** Days by which a stretch may go into a half-year that is not told: less than half of one. */
const LESS_THAN_HALF = 91;

/** Half-years counted from the year 0. */
const halfOf = (clock: Clock, jd: JulianDay): number => {
  const { year, month } = civilDate(jd, clock.offsetAt(jd));
  return year * HALVES + (month < MIDDLE ? 0 : 1);
};

/** The first and the last half-year of a stretch, without those that it only touches. */
const halvesOf = (clock: Clock, { start, end }: TimeSpan): readonly [first: number, last: number] => {
  const [first, last] = [plusDays(start, LESS_THAN_HALF), plusDays(end, -LESS_THAN_HALF)];
  if (first <= last) return [halfOf(clock, first), halfOf(clock, last)];
  const middle = halfOf(clock, plusDays(start, (end - start) / 2));
  return [middle, middle];
};

/** What a slot may name of a window that is told in half-years: its beginning, its end, and the whole as "in 2027". */
const halfYears = (
  tongue: Tongue,
  clock: Clock,
  span: TimeSpan,
): Readonly<Record<'from' | 'until' | 'stretch', string>> => {
  const { halves, ranges } = bank(tongue, 'astrologer/parts');
  const [first, last] = halvesOf(clock, span);
  const named = (rows: readonly string[], half: number): string =>
    filledWithin(rows[half % HALVES] ?? '', { year: Math.floor(half / HALVES) });
  const [from, until] = [named(halves.from, first), named(halves.until, last)];
  const isYear = first % HALVES === 0 && last === first + 1;
  const whole = isYear
    ? filledWithin(ranges.year, { year: first / HALVES })
    : filledWithin(ranges.span, { from, until });
  return { from, until, stretch: first === last ? named(halves.in, first) : whole };
};

/** A window that an answer cites. */
export interface CitedWindow {
  readonly cite: string;
  readonly window: EventWindow;
}

const isKeyOf = <T extends object>(table: T, key: string): key is Extract<keyof T, string> => key in table;

/** What one answer cites. */
export class Cited {
  readonly rows = new Rows();
  readonly #facts = new Map<string, CitedFact>();
  readonly #rules = new Map<string, CitedRule>();
  readonly #decisions = new Map<string, CitedDecision>();
  readonly #windows = new Map<string, CitedWindow>();
  readonly #known: KnownBirth;
  readonly #write: Writer;
  /** Tongue of the rules: Hindi in Latin letters has its own. */
  readonly #tongue: Tongue;

  constructor(known: KnownBirth, language: Language, tongue: Tongue) {
    this.#known = known;
    this.#tongue = tongue;
    this.#write = writerOf(known, language);
  }

  get facts(): readonly CitedFact[] {
    return [...this.#facts.values()];
  }
  get rules(): readonly CitedRule[] {
    return [...this.#rules.values()];
  }
  get decisions(): readonly CitedDecision[] {
    return [...this.#decisions.values()];
  }
  get windows(): readonly CitedWindow[] {
    return [...this.#windows.values()];
  }
  get write(): Writer {
    return this.#write;
  }

  fact(claim: Claim): string {
    const id = factId(claim);
    const fact = factFor(this.#known, claim, this.#write.language);
    const cite = this.rows.cite('f', id, fieldsOf(this.#known, this.#write, claim, fact));
    this.#facts.set(cite, { ...fact, cite });
    return cite;
  }

  decision(decision: Decision): string {
    const key = `${decision.matter} ${decision.range.start} ${decision.range.end}`;
    const cite = this.rows.cite('d', key, {});
    this.#decisions.set(cite, { cite, decision });
    return cite;
  }

  /** The rule of an indicator, to be said as a whole: `{r1.text}`; in the words for whoever waits for the matter, where they do. */
  rule(decision: Decision, indicator: Indicator, isAwaited = false): string | null {
    const id = ruleId(decision.matter, indicator);
    const rule = ruleShapes(this.#write.language, decision).find((one) => one.rule_id === id);
    if (rule === undefined) return null;
    const said = ruleShapes(this.#write.language, decision, this.#tongue).find((one) => one.rule_id === id);
    const fitting = isAwaited ? this.#awaited(indicator) : this.#married(decision, indicator);
    const cite = this.rows.cite('r', id, { text: fitting ?? said?.text ?? rule.text });
    this.#rules.set(cite, { ...rule, cite });
    return cite;
  }

  /** The rule in the words for a marriage that exists; null where those of the area fit it, or none does. */
  #married({ matter }: Decision, { kind, band, planet }: Indicator): string | null {
    const { married } = bank(this.#tongue, 'astrologer/parts');
    const key = `${kind}/${band}`;
    if (matter !== 'married_life' || !isKeyOf(married, key)) return null;
    return filledWithin(married[key], { planet: this.#write.planet(planet) });
  }

  /** The rule in the words for who has no child yet: what is said of children one has does not fit them. */
  #awaited({ kind, band, planet, strain }: Indicator): string | null {
    const { awaited } = bank(this.#tongue, 'astrologer/parts');
    const key = `${kind}/${band}`;
    return isKeyOf(awaited, key)
      ? rowText(this.#write.language, awaited[key], { planets: { planet }, strain }, this.#tongue)
      : null;
  }

  /** A paragraph of a reading, to be said as a whole: `{r1.text}`. It takes no side. */
  paragraph(paragraph: Paragraph): string {
    const [shape] = paragraphShapes(this.#write.words, [paragraph]);
    return this.ruled(paragraphId(paragraph).replaceAll('/', '.'), shape?.text ?? '', null, paragraph.source);
  }

  /** A rule of another endpoint. */
  ruled(id: string, text: string, supports: boolean | null, source: string): string {
    const cite = this.rows.cite('r', id, { text });
    this.#rules.set(cite, { cite, rule_id: id, for: supports, text, source });
    return cite;
  }

  /** What a check of a match comes to, the first match or another: `{r1.text}`, and `{r1.points}` of the gunas. */
  match(reason: MatchReason, points: number, at = 0): string {
    const { text, rule_id: id } = reasonShape(this.#write.language, reason);
    const cite = this.rows.cite('r', at === 0 ? id : `${id} ${at}`, { text, points });
    this.#rules.set(cite, { cite, rule_id: `matching.${id}`, for: reason.passed, text, source: MATCH_SOURCE });
    return cite;
  }

  /** A window of a matter: in months, or in half-years where it shows no event. */
  window(window: EventWindow, matter: Matter): string {
    const { span, evidence } = window;
    const { frames, language } = this.#write;
    const { clock } = this.#known.birth;
    const of = (jd: typeof span.start) => civilDate(jd, clock.offsetAt(jd));
    const month = (jd: typeof span.start): string => `${frames.months[of(jd).month - 1] ?? ''} ${of(jd).year}`;
    const [first, second] = evidence;
    const isOfYears = MATTER_ROWS[matter].isOfYears === true;
    const cite = this.rows.cite('w', `${span.start} ${span.end} ${evidence[0]?.number ?? ''} ${String(isOfYears)}`, {
      ...(isOfYears ? halfYears(this.#tongue, clock, span) : { from: month(span.start), until: month(span.end) }),
      lords:
        runningPeriods(this.#known.dasha, span.start, 2)
          .at(-1)
          ?.lords.map((lord) => this.#write.name(lord))
          .join('–') ?? '',
      year: of(span.start).year,
      ...(first === undefined ? {} : { evidence: evidenceText(language, first, this.#tongue) }),
      ...(second === undefined ? {} : { more: evidenceText(language, second, this.#tongue) }),
    });
    this.#windows.set(cite, { cite, window });
    return cite;
  }
}

const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{M}]/u.test(letter);

/** A template from a text: where a name that a cited fact holds stands in it, its slot stands in its place. */
export const templateOf = (text: string, cites: readonly string[], rows: ReadonlyMap<string, Row>): string => {
  const named = cites
    .flatMap((id) =>
      Object.entries(rows.get(id)?.fields ?? {}).map(([field, value]) => ({ slot: `{${id}.${field}}`, value })),
    )
    .filter((one): one is { slot: string; value: string } => typeof one.value === 'string' && one.value !== '')
    .toSorted((a, b) => b.value.length - a.value.length);
  let pieces: readonly string[] = [text];
  for (const { slot, value } of named)
    pieces = pieces.flatMap((piece, i) => {
      if (piece.startsWith('{')) return [piece];
      // A name that begins the text has a capital there, which it is given again when the slot is filled.
      const isFirst = i === 0 && piece.toLowerCase().startsWith(value.toLowerCase());
      const at = isFirst ? 0 : piece.indexOf(value);
      if (at < 0 || isLetter(piece[at - 1]) || isLetter(piece[at + value.length])) return [piece];
      return [piece.slice(0, at), slot, piece.slice(at + value.length)];
    });
  return pieces.join('');
};
