/**
 * From the tokens of a clause to claims: one row a way of saying something. Rows are tried in order; what a row has read is
 * blanked for the rows after it where the row says so.
 */
import { factId, type ClaimChart, type CountedFrom } from './claim.ts';
import { Clause, type Frame, type ReadClaim, type Row } from './clause.ts';
import { denied } from './denial.ts';
import { alone, conjunctions } from './read-company.ts';
import { periods } from './read-periods.ts';
import { ascendants, counts, placements } from './read-places.ts';
import { aspects, lordships } from './read-relations.ts';
import { states, yogasAndDoshas } from './read-states.ts';
import { symbolsOf, type Token } from './symbols.ts';

/** Planets joined by a hyphen that is of no dasha: चंद्र-मंगल. */
const hyphens: Row = (clause) => {
  clause.symbols = clause.symbols.replace(/(?<=B)\/(?=B)/g, '&');
};

const ROWS: readonly Row[] = [
  periods,
  hyphens,
  lordships,
  ascendants,
  alone,
  conjunctions,
  aspects,
  counts,
  states,
  placements,
  yogasAndDoshas,
];

/** Value of a place, and what it is the place of: no planet stands in two at once. */
const stands = ({ claim }: ReadClaim): readonly [of: string, value: number] | null =>
  claim.kind === 'sign' || claim.kind === 'house' || claim.kind === 'star' || claim.kind === 'degree'
    ? [
        factId(claim),
        claim.kind === 'sign'
          ? claim.sign
          : claim.kind === 'house'
            ? claim.house
            : claim.kind === 'star'
              ? claim.star
              : claim.degree,
      ]
    : null;

/** Two places of one planet in a clause were not read rightly: neither is held against the chart. */
const contradictory = (claims: readonly ReadClaim[]): readonly ReadClaim[] => {
  const values = new Map<string, Set<number>>();
  for (const claim of claims) {
    const [of, value] = stands(claim) ?? [null, 0];
    if (of !== null && !claim.negated && !claim.unclear) values.set(of, (values.get(of) ?? new Set()).add(value));
  }
  return claims.map((claim) =>
    !claim.negated && (values.get(stands(claim)?.[0] ?? '')?.size ?? 0) > 1
      ? { ...claim, unclear: true, isDoubtful: true }
      : claim,
  );
};

/** "Mercury, Saturn and Mercury are retrograde": a list that names one twice was not meant so, and nothing of it is taken. */
const namedTwice = (tokens: readonly Token[], claims: readonly ReadClaim[]): readonly ReadClaim[] => {
  const symbols = symbolsOf(tokens);
  const twice = new Set(
    [...symbols.matchAll(/B(?:,B)+,?&B/g)].flatMap(({ index, 0: list }) => {
      const listed = Array.from(list, (_, i) => index + i).filter((i) => symbols[i] === 'B' && !tokens[i]?.implied);
      return new Set(listed.map((i) => tokens[i]?.planet)).size < listed.length ? listed : [];
    }),
  );
  return claims.map((claim) =>
    claim.used.some((i) => twice.has(i)) ? { ...claim, unclear: true, isDoubtful: true } : claim,
  );
};

const FRAMES = '09mstg';
/** Words for the sky of now, not only for now. */
const OF_THE_SKY = /transit|gochar|गोचर|sky|moving/;

/** What a planet does in the sky, and not in a chart of birth. */
const PASSES = /^(?:passing through|passes through|moving through|moves through|is entering)$/;

/** The frame of a clause: of the words in it, else that of its sentence so far. */
export const frameOf = (tokens: readonly Token[], inherited: Frame): Frame => {
  const symbols = symbolsOf(tokens);
  const time = tokens.find(({ symbol }) => symbol === 'T')?.time ?? null;
  const from: CountedFrom = symbols.includes('m')
    ? 'moon'
    : symbols.includes('s')
      ? 'sun'
      : symbols.includes('t')
        ? 'lagna'
        : inherited.from;
  // A date beside a place, and no dasha: the sky of that date.
  const dated = time !== null && !/[MUQ]/.test(symbols);
  // "Now Rahu's dasha runs" says when, not which sky; "you are in Sade Sati, Saturn is twelfth from the Moon" means the sky.
  const sky = /[MUQ]/.test(symbols)
    ? tokens.some((token) => token.symbol === 'g' && OF_THE_SKY.test(token.text))
    : symbols.includes('g') ||
      (!symbols.includes('5') && tokens.some((token) => token.symbol === 'i' && PASSES.test(token.text)));
  const ofSaturn =
    (symbols.includes('m') ||
      tokens.some(({ planet }, i) => planet === 'saturn' && /^B_?i[SH]/.test(symbols.slice(i)))) &&
    tokens.some(({ dosha }) => dosha === 'sade_sati' || dosha === 'dhaiya');
  const chart: ClaimChart = symbols.includes('9')
    ? 'D9'
    : sky || dated || ofSaturn
      ? 'transit'
      : symbols.includes('0')
        ? 'D1'
        : inherited.chart;
  return { chart, from, time: chart === 'transit' ? time : null };
};

const COUNTED_FROM: Readonly<Record<string, CountedFrom>> = { m: 'moon', s: 'sun', t: 'lagna' };

/**
 * Houses that say themselves what they are counted from: of "in your tenth house and eighth from the Moon" the eighth is,
 * and the tenth is not, where no other planet comes between.
 */
const counted = (tokens: readonly Token[]): readonly Token[] => {
  const symbols = symbolsOf(tokens);
  const all = [...symbols.matchAll(/H(?:[,&]+H)*([mst])/g)];
  const [first] = all;
  if (first === undefined) return tokens;
  const earlier = symbols.slice(0, first.index).search(/H[^BALH]*$/);
  const markOf = (i: number): string | undefined =>
    all.find(({ index, 0: whole }) => i >= index && i < index + whole.length)?.[1];
  return tokens.map((token, i) =>
    token.symbol !== 'H'
      ? token
      : i === earlier
        ? { ...token, from: 'lagna' }
        : markOf(i) === undefined
          ? token
          : { ...token, from: COUNTED_FROM[markOf(i) ?? ''] ?? 'lagna' },
  );
};

/** "Scorpio in the rashi and Sagittarius in the navamsa": each sign of the one planet is of the chart named beside it. */
const charted = (tokens: readonly Token[]): readonly Token[] => {
  const symbols = symbolsOf(tokens);
  const isTwo = /^[^B9]*B[^B]*[SH][^B]*$/.test(symbols) && symbols.includes('9') && /S.*[,&].*S/.test(symbols);
  if (!isTwo) return tokens;
  return tokens.map((token, i) => {
    if (token.symbol !== 'S' && token.symbol !== 'H') return token;
    const since = Math.max(symbols.lastIndexOf(',', i), symbols.lastIndexOf('&', i)) + 1;
    const [segment = ''] = /^[^,&]*/.exec(symbols.slice(since)) ?? [];
    return { ...token, chart: segment.includes('9') ? 'D9' : 'D1' };
  });
};

/** The claims of one clause, and what in it belongs to no claim. */
export const claimsOf = (written: readonly Token[], inherited: Frame): readonly ReadClaim[] => {
  const tokens = charted(counted(written));
  const frame = frameOf(tokens, inherited);
  const isDasha = tokens.some(({ symbol }) => 'MUQ'.includes(symbol));
  const kept = tokens.flatMap(({ symbol }, i) => (FRAMES.includes(symbol) || (symbol === '5' && !isDasha) ? [] : [i]));
  const clause = new Clause(kept.flatMap((i) => tokens[i] ?? []));
  for (const row of ROWS) row(clause, frame);
  const original = (i: number): number => kept[i] ?? i;
  const times = frame.chart === 'transit' ? tokens.flatMap(({ symbol }, i) => (symbol === 'T' ? [i] : [])) : [];
  const claims = clause.claims.map((read) => ({
    ...read,
    at: original(read.at),
    used: [...read.used.map(original), ...('time' in read.claim && read.claim.kind !== 'period' ? times : [])],
  }));
  return contradictory(namedTwice(tokens, denied(tokens, claims)));
};
