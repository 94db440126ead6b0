/** Decisions and their rules in the shapes of the contract. */
import { AREA_ROWS } from '../../../layers/jyotish/phala/areas.ts';
import type { EventWindow } from '../../../layers/jyotish/phala/events.ts';
import type { Clock } from '../../contract/values/moment.ts';
import { bank } from '../../words/bank.ts';
import type { Language } from '../../words/languages.ts';
import { rowText } from '../../words/phala/modifiers.ts';
import { phalaRow } from '../../words/phala/rows.ts';
import { ruleId, type Decision } from '../judgement.ts';
import { MATTER_ROWS } from '../matters.ts';
import type { Times } from '../stretches.ts';
import { spanShape } from './time.ts';

const windowShape = (clock: Clock, { span, score }: EventWindow) => ({ span: spanShape(clock, span), score });

/** What is told where one asks when. */
const timesShape = (clock: Clock, { first, better, second }: Times) => ({
  first: windowShape(clock, first),
  better: better === null ? null : windowShape(clock, better),
  second: second === null ? null : windowShape(clock, second),
});

/** A decision; its dates are told by `clock`. */
export const decisionShape = (language: Language, clock: Clock, decision: Decision) => {
  const { matter, verdict, score, indicators, gate, windows, times, next, range } = decision;
  const names = bank(language, 'astrologer/names');
  const rules = (supports: boolean) => [
    ...new Set(indicators.filter((one) => one.supports === supports).map((one) => ruleId(matter, one))),
  ];
  return {
    matter,
    matter_name: names.matters[matter],
    verdict,
    verdict_name: verdict === null ? null : bank(language, 'phala/area-names').verdicts[verdict],
    score,
    for: rules(true),
    against: rules(false),
    gate,
    gate_name: names.gates[gate],
    range: spanShape(clock, range),
    windows: windows.map((one) => windowShape(clock, one)),
    when: times === null ? null : timesShape(clock, times),
    next: next === null ? null : windowShape(clock, next),
  };
};

/**
 * What the rules of a decision say, the heaviest first; each as the reading of the area has it. `tongue` is that of the
 * rows where it is not the language of the names.
 */
export const ruleShapes = (language: Language, { matter, indicators }: Decision, tongue = language) => {
  const { area } = MATTER_ROWS[matter];
  if (area === null) return [];
  const seen = new Set<string>();
  return indicators
    .filter((one) => !seen.has(ruleId(matter, one)) && seen.add(ruleId(matter, one)))
    .map((one) => ({
      rule_id: ruleId(matter, one),
      for: one.supports,
      text: rowText(
        language,
        phalaRow(tongue, 'area.sign', `${area}/${one.kind}/${one.band}`)[0],
        { planets: { planet: one.planet }, strain: one.strain },
        tongue,
      ),
      source: AREA_ROWS[area].source,
    }));
};
