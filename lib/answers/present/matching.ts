/** Kootas and the reasons of a verdict in the shapes of the contract. */
import { hasKootaDosha, isCancelled, type KootaException } from '../../../layers/jyotish/matching/exceptions.ts';
import {
  bhakootKind,
  type Koota,
  type KootaScore,
  type MatchPair,
} from '../../../layers/jyotish/matching/ashtakoot.ts';
import { kootaCase } from '../../../layers/jyotish/matching/koota-case.ts';
import type { MatchPartner } from '../../../layers/jyotish/matching/partner.ts';
import {
  poruthamCounted,
  poruthamCounts,
  rajjuOf,
  type Porutham,
  type PoruthamScore,
} from '../../../layers/jyotish/matching/porutham.ts';
import { taraOf } from '../../../layers/jyotish/panchang/bala.ts';
import type { MatchReason } from '../../../layers/jyotish/matching/reasons.ts';
import { kootaPoints, type KootaMatch } from '../../../layers/jyotish/matching/verdict.ts';
import { bank } from '../../words/bank.ts';
import { capital, filled } from '../../words/fill.ts';
import type { Language } from '../../words/languages.ts';
import { reasonSentence } from '../../words/matching.ts';
import type { Words } from '../../words/words.ts';
import { signShape } from './chart.ts';
import { planetName, starShape } from './names.ts';

/** A partner as matching sees one: birth star with its quarter, Moon sign with its lord. */
export const partnerShape = (words: Words, { nakshatra, pada, sign, lord }: MatchPartner) => ({
  nakshatra: starShape(words, nakshatra),
  pada,
  moon_sign: signShape(words, sign),
  moon_sign_lord: lord,
  moon_sign_lord_name: planetName(words, lord),
});

interface Value {
  readonly key: string;
  readonly name: string;
}

/** What a koota looks at in a partner. The tara is that of `self` counted from the other. */
const kootaValue = (words: Words, koota: Koota, self: MatchPartner, other: MatchPartner) => {
  const { varnas, vashyas, yonis, ganas, nadis } = bank(words.language, 'avakahada');
  switch (koota) {
    case 'varna':
      return { key: self.varna, name: varnas[self.varna] };
    case 'vashya':
      return { key: self.vashya, name: vashyas[self.vashya] };
    case 'yoni':
      return { key: self.yoni, name: yonis[self.yoni] };
    case 'gana':
      return { key: self.gana, name: ganas[self.gana] };
    case 'nadi':
      return { key: self.nadi, name: nadis[self.nadi] };
    case 'tara':
      return words.named('taras', taraOf(other.nakshatra, self.nakshatra));
    case 'graha_maitri':
      return { key: self.lord, name: planetName(words, self.lord) };
    case 'bhakoot':
      return words.named('signs', self.sign);
  }
};

/** What a porutham looks at in a partner, by name. */
const poruthamValue = (words: Words, id: Porutham, one: MatchPartner): string => {
  const { varnas, yonis, ganas, nadis } = bank(words.language, 'avakahada');
  switch (id) {
    case 'gana':
      return ganas[one.gana];
    case 'yoni':
      return yonis[one.yoni];
    case 'nadi':
      return nadis[one.nadi];
    case 'varna':
      return varnas[one.varna];
    case 'rashyadhipati':
      return planetName(words, one.lord);
    case 'rashi':
    case 'vashya':
      return signShape(words, one.sign).name;
    case 'rajju':
      return bank(words.language, 'matching').rajju[rajjuOf(one.nakshatra).part];
    default:
      return starShape(words, one.nakshatra).name;
  }
};

/** A porutham with its grade, what is counted, and why. */
export const poruthamShape = (words: Words, pair: MatchPair, { id, grade, points }: PoruthamScore) => {
  const { poruthamGrades, poruthamReasons } = bank(words.language, 'matching');
  const counted = poruthamCounted(id);
  const count = counted === null ? null : poruthamCounts(pair)[counted];
  return {
    key: id,
    name: bank(words.language, 'matching').poruthams[id],
    grade,
    grade_name: poruthamGrades[grade],
    points,
    count,
    reason: poruthamReasons[id]
      .replace('{bride}', poruthamValue(words, id, pair.bride))
      .replace('{groom}', poruthamValue(words, id, pair.groom))
      .replace('{count}', String(count))
      .replace('{rest}', String((count ?? 0) % 9)),
  };
};

const valuesOf = (words: Words, { groom, bride }: MatchPair, koota: Koota) => ({
  groom: kootaValue(words, koota, groom, bride),
  bride: kootaValue(words, koota, bride, groom),
});

/** `kootas[]` of a score; `porutham` is the name under which the ten-koota score takes the points. */
export const kootaShape = (words: Words, pair: MatchPair, score: KootaScore, porutham?: Porutham) => {
  const { groom, bride } = valuesOf(words, pair, score.id);
  return {
    key: porutham ?? score.id,
    name: porutham
      ? bank(words.language, 'matching').poruthams[porutham]
      : bank(words.language, 'matching').kootas[score.id],
    groom: groom.key,
    groom_name: groom.name,
    bride: bride.key,
    bride_name: bride.name,
    points: score.points,
    max: score.max,
  };
};

/** What was found of a koota: what its two values are to each other, and whether an exception makes up for a dosha. */
const kootaFinding = (words: Words, pair: MatchPair, score: KootaScore, cancelled: boolean): string => {
  const { kootaCases, kootaEnds } = bank(words.language, 'matching');
  const values = valuesOf(words, pair, score.id);
  // The animals are common nouns, the other values are names.
  const said = ({ name }: Value): string => (score.id === 'yoni' ? name.toLowerCase() : name);
  const text = kootaCases[kootaCase(pair, score)]
    .replace('{groom}', said(values.groom))
    .replace('{bride}', said(values.bride))
    .replace('{kind}', bhakootKind(pair.groom.sign, pair.bride.sign));
  return kootaEnds[cancelled ? 'cancelled' : 'plain'].replace('{text}', text);
};

/** The eight kootas of a match, each with what was found, alone and behind what it compares. */
export const explainedKootas = (words: Words, { pair, scores, exceptions }: KootaMatch) =>
  scores.map((score) => {
    const { kootaCompares, kootaSaid } = bank(words.language, 'matching');
    const dosha = hasKootaDosha(score);
    const cancelled = dosha && isCancelled(score.id, exceptions);
    const found = kootaFinding(words, pair, score, cancelled);
    return {
      ...kootaShape(words, pair, score),
      dosha,
      cancelled,
      text: filled(kootaSaid, { compares: kootaCompares[score.id], found }),
      found: capital(found),
    };
  });

const ruleShape = ({ language }: Words, { rule, source, cancels, applies, finding }: KootaException) => ({
  rule,
  rule_name: bank(language, 'matching').exceptions[finding],
  source,
  cancels,
  applies,
});

/** `exceptions[]` of all kootas. */
export const exceptionShapes = (words: Words, exceptions: readonly KootaException[]) =>
  exceptions.map((exception) => ({
    koota: exception.koota,
    koota_name: bank(words.language, 'matching').kootas[exception.koota],
    ...ruleShape(words, exception),
  }));

/** `exceptions[]` of one koota. */
export const ownExceptions = (words: Words, exceptions: readonly KootaException[], koota: Koota) =>
  exceptions.filter((exception) => exception.koota === koota).map((exception) => ruleShape(words, exception));

/** Points of one koota, whether its dosha is present, and whether that is cancelled. */
export const kootaPointsShape = (koota: Koota, match: KootaMatch) => {
  const { dosha, cancelled, points, max } = kootaPoints(koota, match);
  return { present: dosha, cancelled, points, max };
};

/** A reason as a paragraph: its sentence, the rule it rests on and the facts that chose it. */
export const reasonShape = (language: Language, { rule, facts }: MatchReason) => ({
  text: reasonSentence(language, rule, facts),
  rule_id: rule,
  facts: facts.map(({ name, value }) => ({ name, value })),
});
