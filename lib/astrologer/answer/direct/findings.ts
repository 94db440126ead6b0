/** Answers that are findings: a dosha or yoga by its name, the raja yogas. */
import type { KnownBirth } from '../../../answers/queries/known-birth.ts';
import { bank, type Banks } from '../../../words/bank.ts';
import { PREMISE_SAID, WORRIED_SAID } from '../../../words/reading/premise-vocabulary.ts';
import { yogaName } from '../../../words/yogas.ts';
import type { Claim } from '../../reading/claim.ts';
import { factFor } from '../facts.ts';
import type { Sentence } from '../sentence.ts';
import { normalised } from '../../../words/reading/normalise.ts';
import { phrasesOf } from '../../reading/tokens.ts';
import { filled } from '../writer.ts';
import type { Answer, Asked } from './asked.ts';

type NamedClaim = Extract<Claim, { kind: 'dosha' | 'yoga' }>;

/** Yogas of lords of angles and trines (BPHS ch. 39). */
const RAJA = /^(?:raja_\d|dharma_karmadhipati|yogakaraka)/;
/** Which of them the chart forms. */
export const rajaYoga: Answer = ({ known, language }) => {
  const found = known.yogas.filter(({ id, present }) => present && RAJA.test(id));
  const { direct } = bank(language, 'astrologer/answers');
  const claims = found.map(({ id }): Claim => ({ kind: 'yoga', id }));
  const yogas = found.map(({ id }) => yogaName(language, id)).join(', ');
  return [{ text: found.length === 0 ? direct.noRajaYoga : filled(direct.rajaYoga, { yogas }), claims }];
};

/** What a question names of itself: doshas and yogas. */
export const namedClaims = (known: KnownBirth, question: string): readonly NamedClaim[] =>
  phrasesOf(normalised(question)).flatMap(({ yoga, dosha }): readonly NamedClaim[] => {
    if (dosha !== undefined && dosha !== 'sade_sati' && known.doshas.some(({ id }) => id === dosha))
      return [{ kind: 'dosha', id: dosha }];
    return yoga !== undefined && known.yogas.some(({ id }) => id === yoga) ? [{ kind: 'yoga', id: yoga }] : [];
  });

const WORRIED = new RegExp(WORRIED_SAID, 'i');
const PREMISE = new RegExp(PREMISE_SAID, 'i');
/** Whether a question takes what it names for granted, or is worried by it. */
export const takesForGranted = (question: string): boolean => PREMISE.test(question) || WORRIED.test(question);

/** Planets of a finding whose places are told. */
const MOST_TOLD = 2;

/** What takes from the weight of a dosha that is there; null where nothing does. */
const gradeOf = (
  { cancelledBy, grade }: KnownBirth['doshas'][number],
  direct: Banks['astrologer/answers']['direct'],
): string | null => {
  if (cancelledBy.length > 0) return direct.softened;
  return grade === 'mild' ? direct.mild : null;
};

/**
 * A dosha or yoga that the question names: whether it is there, how strong, and by which planets. Whoever takes it for granted
 * or is worried by it hears no "yes", which would answer the worry, and no planets, but what it weighs.
 */
export const namedAnswer = ({ known, language }: Asked, claim: NamedClaim, question: string): readonly Sentence[] => {
  const { direct } = bank(language, 'astrologer/answers');
  const dosha = claim.kind === 'dosha' ? known.doshas.find(({ id }) => id === claim.id) : undefined;
  const found = dosha ?? known.yogas.find(({ id }) => id === claim.id);
  const { statement } = factFor(known, claim, language);
  if (found?.present !== true) return [{ text: filled(direct.no, { statement }), claims: [claim] }];
  const places = found.planets.slice(0, MOST_TOLD).map((of): Claim => ({
    kind: 'house',
    of,
    house: known.read.chart.grahas[of].house,
    from: 'lagna',
    chart: 'D1',
    time: null,
  }));
  const grade = dosha === undefined ? null : gradeOf(dosha, direct);
  if (takesForGranted(question) && dosha !== undefined) {
    const weight = grade ?? bank(language, 'astrologer/leanings').decidesNothing;
    return [
      { text: statement, claims: [claim] },
      { text: weight, claims: [] },
    ];
  }
  return [
    { text: filled(direct.yes, { statement }), claims: [claim] },
    ...(grade === null ? [] : [{ text: grade, claims: [] }]),
    ...(known.birth.timeKnown ? places : []).map((place) => ({
      text: factFor(known, place, language).statement,
      claims: [place],
    })),
  ];
};
