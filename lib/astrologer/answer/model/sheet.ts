/** What a language model is given for one answer: rows with ids, their slots, and the sentences that are ready. */
import { MATTER_ROWS } from '../../../answers/matters.ts';
import type { KnownBirth } from '../../../answers/queries/known-birth.ts';
import type { Tongue } from '../../../words/astrologer/fixed-texts.ts';
import type { Composed } from '../compose.ts';
import { inLatinRows } from '../tell/latin.ts';
import { claimsAbout } from '../facts-about.ts';
import type { GivenRows, GivenRule } from './part-checker.ts';
import type { Row } from '../tell/parts.ts';
import { claimsOf } from '../tell/reasons.ts';

/** Most lines of facts and of rules. */
const MOST_FACTS = 40;
const MOST_RULES = 15;
/** Fields that the parts of our own composer take over whole. */
const OWN_FIELDS: readonly string[] = ['text', 'evidence'];

/** What a model is given. */
export interface Sheet extends GivenRows {
  /** One line a row: `f3 | house | slots | statement`. */
  readonly lines: readonly string[];
  /** Decisions whose ready sentence an answer must have. */
  readonly ready: readonly string[];
}

const withoutOwn = (row: Row): Row => ({
  ...row,
  fields: Object.fromEntries(Object.entries(row.fields).filter(([name]) => !OWN_FIELDS.includes(name))),
});

const slotNames = ({ fields }: Row): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${typeof value === 'object' ? value.nom : value}`)
    .join('; ');

/**
 * The sheet of an answer of our own composer: its rows, and more facts and rules of its matters. Null where nothing is
 * decided, and the composer alone answers.
 */
export const sheetOf = (known: KnownBirth, own: Composed, tongue: Tongue): Sheet | null => {
  const { cited, topics } = own;
  const ready = own.parts.flatMap(({ kind, cites: [id], side, text }) =>
    kind === 'meaning' && id?.startsWith('d') === true && side === undefined ? [[id, text] as const] : [],
  );
  if (ready.length === 0) return null;
  const rules = new Map<string, GivenRule>();
  for (const { decision } of cited.decisions)
    for (const indicator of decision.indicators) {
      if (rules.size >= MOST_RULES) break;
      const claims = claimsOf(known, indicator);
      const id = claims.length === 0 ? null : cited.rule(decision, indicator);
      if (id === null) continue;
      const facts = claims.map((claim) => cited.fact(claim));
      const before = rules.get(id)?.facts ?? [];
      rules.set(id, {
        matter: decision.matter,
        supports: indicator.supports,
        facts: [...new Set([...before, ...facts])],
      });
    }
  for (const claim of topics.flatMap((topic) => claimsAbout(known, topic))) {
    if (cited.facts.length >= MOST_FACTS) break;
    cited.fact(claim);
  }
  const answers = new Map(ready);
  const filled = tongue === 'hi-Latn' ? inLatinRows(cited.rows.all) : cited.rows.all;
  const rows = new Map(
    [...filled].map(([id, row]) => {
      const answer = answers.get(id);
      return [id, withoutOwn(answer === undefined ? row : { ...row, fields: { answer } })] as const;
    }),
  );
  const line = (id: string, ...cells: readonly string[]): string => {
    const row = rows.get(id);
    return [id, ...cells, ...(row === undefined ? [] : [slotNames(row)])].filter((cell) => cell !== '').join(' | ');
  };
  const shown = new Map(cited.rules.map((rule) => [rule.cite, rule]));
  return {
    rows,
    rules,
    decisions: new Map(cited.decisions.map(({ cite, decision }) => [cite, decision])),
    ready: [...answers.keys()],
    lines: [
      ...cited.decisions.map(({ cite, decision }) =>
        line(cite, decision.matter, decision.verdict ?? 'not_told', `dates: ${decision.gate}`),
      ),
      ...cited.windows.map(({ cite }) => line(cite, 'window')),
      ...[...rules].map(([id, { matter, supports, facts }]) =>
        [
          id,
          MATTER_ROWS[matter].area ?? matter,
          supports ? '+' : '-',
          `facts ${facts.join(' ')}`,
          shown.get(id)?.text ?? '',
        ].join(' | '),
      ),
      ...cited.facts.map(({ cite, kind }) => line(cite, kind)),
    ],
  };
};
