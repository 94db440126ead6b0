/** In what state planets are, and which yogas and doshas there are. */
import type { Claim, NamedDignity } from './claim.ts';
import { GROUP, isLatin, isNatal, LIST, natalChart, type Clause, type Row } from './clause.ts';

/** Symbols of states. */
const STATES = 'RFCEXZ+-';
const DIGNITIES: Readonly<Record<string, NamedDignity>> = { E: 'exalted', X: 'debilitated', Z: 'own' };

const SEVEN = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;

/** What a state stands between when it is said of the planets before it: for "strong" no other word may come between. */
const BEFORE = {
  most: new RegExp(`(${GROUP('[BAL]')})(?:[,&n+EXZRCFP-]*[_W]{0,2},?[n&,]?)$`, 'd'),
  strength: new RegExp(`(${GROUP('[BAL]')})(?:[,&n+EXZRCFP-]*_?,?[n&,]?)$`, 'd'),
  other: new RegExp(`(${GROUP('[BAL]')})[^BALMUQc]*$`, 'd'),
};

/** "No planet is combust", "none of the planets are debilitated": said of each of the seven that can be so. */
const noneIs: Row = (clause, frame) => {
  const [, no = '', state = ''] = /^[_,]?(n?c)([RCEX]),?$/.exec(clause.written) ?? [];
  const at = clause.written.indexOf(state);
  const words = clause.tokens.slice(0, at).map(({ text }) => text);
  if (
    no === '' ||
    !/^(?:none of planets|none of the planets|no planets?|not one planet|not a single planet)$/.test(words.join(' '))
  )
    return;
  const used = [at - 1, at];
  for (const of of SEVEN) {
    const dignity = DIGNITIES[state];
    if (state === 'C' && of === 'sun') continue;
    const claim: Claim = dignity
      ? { kind: 'dignity', of, dignity, chart: natalChart(frame) }
      : state === 'C'
        ? { kind: 'combust', of }
        : { kind: 'motion', of, retrograde: true };
    clause.claims.push({ claim, negated: true, at, used, unclear: false });
  }
};

/** A state belongs to the planet right after it where it stands before one (retrograde Saturn), else to those before it. */
export const states: Row = (clause, frame) => {
  if (!isNatal(frame)) return;
  for (const at of clause.within(0, clause.symbols.length, STATES)) {
    const symbol = clause.symbols[at] ?? ' ';
    const isStrength = symbol === '+' || symbol === '-';
    const after = clause.symbols.slice(at + 1);
    if (isStrength && /^[YO]/.test(after)) continue;
    // Saturn aspects the seventh, his own house
    if (symbol === 'Z' && /v[^BL]*[HS],?_?$/.test(clause.written.slice(0, at))) continue;
    // Mercury is with the Sun, retrograde: said of Mercury.
    const alone = clause.symbols.slice(0, at).replace(/\^[BAL](?:&[BAL])*(?=,)/g, (added) => '_'.repeat(added.length));
    const earlier = alone.replace(/[SHND]/g, isStrength ? '$&' : '_');
    const before = (
      isStrength ? (clause.token(at).number === undefined ? BEFORE.strength : BEFORE.most) : BEFORE.other
    ).exec(earlier);
    // Retrograde planets: Saturn and Mars
    const list = new RegExp(`^(?:c[,W]*|(?:&[_RFCEXZ+-]+)*,)${LIST('[BL]')}`).exec(after);
    const leads =
      /^(?:[&,]?[RFCEXZ+-])*(?:kc?)?[BL]/.test(after) &&
      (before === null || /[,&;_iw^W]$/.test(clause.symbols.slice(0, at)));
    const next = after.search(/[BL]/) + at + 1;
    const [start, end] =
      before === null && list !== null
        ? [at, at + 1 + list[0].length]
        : leads
          ? [at, next + 1]
          : (before?.indices?.[1] ?? [0, 0]);
    // An exalted Saturn, a debilitated Sun and Mercury in its own sign: of the last
    const since =
      !leads && /[RFCEXZ]$/.test(clause.written.slice(0, start))
        ? clause.symbols.slice(0, end).search(/[BAL][^BAL]*$/)
        : start;
    const those = clause.subjects(since, end - since).filter((i) => clause.symbols[i] !== 'A');
    for (const subject of those) {
      // शनि सूर्य के पास थे और अस्त हो गए: the Sun is what it is close to
      if (symbol === 'C' && clause.token(subject).planet === 'sun' && those.length > 1) continue;
      const point = clause.point(subject);
      const dignity = DIGNITIES[symbol];
      const used = [...new Set([subject, at, ...(symbol === 'C' ? those : [])])];
      if (dignity) clause.add({ kind: 'dignity', of: point, dignity, chart: natalChart(frame) }, at, used);
      else if (isStrength) {
        const most = clause.token(at).number === undefined ? {} : { most: true as const };
        clause.add({ kind: 'strength', of: point, strong: symbol === '+', ...most }, at, used);
      } else if (symbol === 'C') clause.add({ kind: 'combust', of: point }, at, used);
      else clause.add({ kind: 'motion', of: point, retrograde: symbol === 'R' }, at, used);
    }
  }
  noneIs(clause, frame);
  // What follows reads past them.
  clause.symbols = clause.symbols.replace(/[RFCEXZ+-]/g, '_');
};

/** "We check", "the page explains": a yoga that is treated is not found by that. */
const TREATS = /^(?:check|cover|explain|discuss|describe|calculate|compute|test|screen|define|debate)(?:s|es|ed|ing)?$/;
/** मंगल दोष की चर्चा, kaal sarp yog ka zikr, मांगलिक होने का डर. */
const MATTER =
  /^(?:(?:होने |hone )?(?:का|की|के|ka|ki|ke) )?(?:जिक्र|उल्लेख|चर्चा|बात|बातें|डर|भय|नाम|हौवा|खौफ|zikr|jikr|ullekh|charcha|baat|baatein|dar|darr|bhay|naam|hauva|hauwa|khauf)$/;

/** A Mangal dosha check, Sade Sati remedies: what is offered about it. */
const OFFERED =
  /^(?:checks?|calculators?|tests?|analysis|remedy|remedies|reports?|guides?|matching|finders?|pages?|articles?|courses?|lessons?|myths?|fears?|chapters?|consultations?|pujas?|pooja|rituals?)$/;

/** Whether a yoga or dosha is only what is treated or talked of. */
const isMatter = (clause: Clause, at: number): boolean => {
  const before = /[_k#c&,YO]*$/.exec(clause.written.slice(0, at))?.[0].length ?? 0;
  const texts = clause.tokens.map(({ text }) => text);
  return (
    texts.slice(Math.max(at - before, at - 6), at).some((text) => TREATS.test(text)) ||
    [1, 2, 3].some((length) => MATTER.test(texts.slice(at + 1, at + 1 + length).join(' ')))
  );
};

/** साढ़ेसाती से बचे हुए, मुक्त, बाहर: it is not there. */
const OUT_OF =
  /^(?:मुक्त|बचे|बच|बची|दूर|बाहर|निकल|निकले|उबर|mukt|bache|bach|bachi|door|dur|bahar|baahar|nikal|nikle|ubar)(?: |$)/;

/** The eleventh phase of Sade Sati, which has three. */
const NO_PHASE =
  /^(?:fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|(?:[4-9]|1\d)th) (?:phase|part|stage) of$/;

export const yogasAndDoshas: Row = (clause) => {
  for (const at of clause.within(0, clause.symbols.length, 'YO')) {
    const { yoga, dosha } = clause.token(at);
    // मंगल दोष से डरना: no word on whether it is there
    const isOut = clause.tokens.slice(at + 2, at + 7).some(({ text }) => OUT_OF.test(text));
    if (/^(?:से|se)$/.test(clause.tokens[at + 1]?.text ?? '') && !isOut) continue;
    // The remedies for it, what it means, what one does in it
    const isMet = /^_{0,2}W/.test(clause.written.slice(at + 1));
    if (!isMet && /^(?:for|about|against|fear|means)$/.test(clause.tokens[at - 1]?.text ?? '')) continue;
    if (
      /^i_/.test(clause.written.slice(at + 1)) &&
      !isLatin(clause.tokens[at + 1]?.text.replace(/^(?:me|mein|mei)$/, 'में') ?? '')
    )
      continue;
    // It needs the lord of the lagna: what makes one, not that there is one
    if (/^(?:needs|requires|demands|calls for)$/.test(clause.tokens[at + 1]?.text ?? '')) continue;
    if (isMatter(clause, at) || OFFERED.test(clause.tokens[at + 1]?.text ?? '')) continue;
    if (yoga) clause.add({ kind: 'yoga', id: yoga }, at, [at]);
    // Sade Sati is over
    const isOver =
      /^[_Wk]{0,3}e/.test(clause.symbols.slice(at + 1)) ||
      (isOut && !clause.written.includes('n')) ||
      /^out of$|^come out of$/.test(
        clause.tokens
          .slice(Math.max(0, at - 2), at)
          .map(({ text }) => text)
          .join(' '),
      );
    const isNoPhase = NO_PHASE.test(
      clause.tokens
        .slice(Math.max(0, at - 3), at)
        .map(({ text }) => text)
        .join(' '),
    );
    if (dosha && isNoPhase) clause.add({ kind: 'dosha', id: dosha }, at, [at], true);
    if (dosha)
      clause.claims.push({ claim: { kind: 'dosha', id: dosha }, negated: isOver, at, used: [at], unclear: false });
  }
};
