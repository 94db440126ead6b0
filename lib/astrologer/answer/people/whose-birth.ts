/** Whose chart a message is asked of: that of the birth of the request, or of one that a message of the talk wrote out. */
import type { Birth } from '../../../contract/values/moment.ts';
import { KIN_OF, type Kin, type Person } from '../../../words/reading/ask.ts';
import type { TalkState } from '../../conversation/state.ts';
import { coupleOf, matchedFor, speaksOfUs, type Couple } from './couple.ts';
import type { Question } from '../hear/intents.ts';
import { isOfTwo, type Intent } from '../hear/intent.ts';
import { matched, ofMatch, withSex, type ReadBirth, type Two } from './matched.ts';
import { isSentAlone, readAs, type Asking, type Read } from './read-as.ts';
import { isPartner, recordOf, sameFirst, speaksOfOneself, speaksOfThem } from './records.ts';
import type { Resolved } from '../talk/resolved.ts';
import { opposite, ownSexIn, type Sex } from './sex.ts';
import type { BirthOf } from './written-births.ts';

/** What a message asks, and of whose chart. */
export interface AskedOf {
  readonly question: Question;
  readonly asked: Resolved | null;
  /** Whose birth was written out and is read; null where it is that of the request. */
  readonly whose: Kin | null;
  /** The birth of somebody else that is read, which is said; null where it is none. */
  readonly theirs: BirthOf | null;
  /** The talk comes to them with this message. */
  readonly isNewly: boolean;
  readonly birth: Birth;
  /** Those whose match is asked about. */
  readonly couples: readonly Two[];
  /** The births that were written out, to go on with: the last that was read first. */
  readonly births: readonly BirthOf[];
  /** The sex of whoever asks, as the talk tells it. */
  readonly sex: Sex | null;
  /** The place of a birth that is needed, which nobody knows; null where there is none. */
  readonly unplaced: string | null;
}

/** Whom a question about one is about. */
const aboutIn = ({ said }: Question, asked: Resolved | null): Kin | null =>
  asked === null || isOfTwo(asked.intents) ? null : said.about;
/** The kin that somebody is whose birth is written; of one of two suitors that of a spouse. */
const kinIn = ({ who, isSuitor }: BirthOf): Kin | null => {
  if (isSuitor) return 'spouse';
  return who === null ? null : KIN_OF[who];
};

/** Whose life a message that writes a birth asks about, by who that is, of whom the talk was or who was named in it; null where it is asked of oneself. */
const whoseWritten = ({ own, before }: Asking): Kin | null => {
  const [one] = own?.births ?? [];
  if (one === undefined || own === null || own.rest === '' || speaksOfOneself(own.rest)) return null;
  const person = one.isSuitor ? undefined : (before?.person ?? before?.mentioned);
  return kinIn(one) ?? (person === undefined || person === 'other' ? null : KIN_OF[person]);
};
/** Whose life it is about as it is heard: who is named, or was; “theirs” of nobody who is named is of whom the talk was last about. */
const whoseHeard = (asking: Asking, question: Question, asked: Resolved | null): Kin | null => {
  const { own, before } = asking;
  const other = asked?.other ?? asked?.beside ?? null;
  const last = before?.births?.[0];
  const isOfLast = other === 'friend' && question.said.person === null && last !== undefined;
  if (other !== null) return (isOfLast ? kinIn(last) : null) ?? other;
  const named = own === null ? null : aboutIn(question, asked);
  if (named !== null) return named;
  const person = question.said.person ?? before?.mentioned ?? null;
  return person !== null && person !== 'other' && isSentAlone(asking, question) ? KIN_OF[person] : null;
};
/** Whose life it is about: whose birth is written beside a question, unless it is asked of oneself; else who is named, or was. */
const whoseIn = (asking: Asking, question: Question, asked: Resolved | null): Kin | null => {
  const { own, before } = asking;
  const found = whoseWritten(asking) ?? whoseHeard(asking, question, asked);
  const last = before?.births?.[0];
  if (found !== null || own !== null || last === undefined) return found;
  return speaksOfThem(question, before) ? (kinIn(last) ?? 'friend') : null;
};

/** Who that is: the one who is asked about, or named. */
const personIn = (
  { said }: Question,
  asked: Resolved | null,
  whose: Kin | null,
  before: TalkState | null,
): Resolved['person'] | undefined =>
  [asked?.person, said.person, before?.mentioned].find(
    (one) => one !== undefined && one !== null && KIN_OF[one] === whose,
  ) ?? undefined;

const genderOf = ({ gender }: Birth): Sex | null => (gender === 'male' || gender === 'female' ? gender : null);
/** The sex of a husband or wife whose birth was written. */
const spouseSex = (births: readonly BirthOf[]): Sex | null =>
  births.find(({ who }) => who !== null && KIN_OF[who] === 'spouse')?.sex ?? null;
/** What is known before it is heard whose chart is meant: the own one, and the births of the talk. */
const plainOf = ({ text, own, birth, partner, before }: Asking, { question, asked }: Read): AskedOf => {
  const births = sameFirst(own?.births ?? [], before?.births ?? []);
  const sex = ownSexIn(text) ?? before?.sex ?? genderOf(birth) ?? opposite(spouseSex(births));
  const couples: readonly Two[] = partner === null ? [] : [[withSex(birth, sex), partner]];
  return { question, asked, whose: null, theirs: null, isNewly: false, birth, couples, births, sex, unplaced: null };
};

/** Whoever is matched is one of two, however they were named. */
const asSuitor = (one: BirthOf): BirthOf => (one.who === null ? { ...one, isSuitor: true } : one);
/** A question about a match, with the births of both. */
const ofCouple = async (asking: Asking, plain: AskedOf, couple: Couple, read: ReadBirth): Promise<AskedOf> => {
  const { births, sex } = plain;
  const made = await matched(asking, couple, { sex, read });
  if ('unplaced' in made) return { ...plain, unplaced: made.unplaced?.places[0] ?? null };
  const intents = ofMatch(asking, couple, plain);
  return { ...plain, asked: intents, couples: made.couples, births: sameFirst(couple.with.map(asSuitor), births) };
};

const isOfMarriage = (one: Intent): boolean =>
  one.kind === 'matter' && (one.matter === 'married_life' || one.matter === 'marriage' || one.matter === 'love');
/** A question about somebody whose birth is written, as they would ask it; of a husband or wife with the match, where it asks of what both share. */
const ofSomebody = async (
  asking: Asking,
  plain: AskedOf,
  { record, whose }: { readonly record: BirthOf; readonly whose: Kin },
  read: ReadBirth,
): Promise<AskedOf> => {
  const { text, own, birth, before } = asking;
  const { question, asked, births, sex } = plain;
  const theirs = await read(record);
  if (theirs === null) return { ...plain, unplaced: record.places[0] ?? null };
  const ofThem = readAs(asking, record);
  if (ofThem.asked === null) return plain;
  const person: Person = record.who ?? personIn(question, asked, whose, before) ?? 'other';
  const named = record.who === null && !record.isSuitor && person !== 'other' ? { ...record, who: person } : record;
  const isOfBoth = isPartner(record) && speaksOfUs(own?.rest ?? text);
  const { intents } = ofThem.asked;
  const birthOfThem = withSex(theirs, record.sex);
  return {
    ...plain,
    // Who asks is another, however young they are whose birth it is.
    question: { ...ofThem.question, said: { ...ofThem.question.said, about: whose } },
    asked: {
      ...ofThem.asked,
      intents: isOfBoth ? [...intents.filter((one) => !isOfMarriage(one)), { kind: 'pair' }] : intents,
      other: null,
      beside: null,
      person,
    },
    whose,
    theirs: named,
    isNewly: own !== null || before?.other === undefined,
    birth: birthOfThem,
    couples: isOfBoth ? [[withSex(birth, opposite(record.sex) ?? sex), birthOfThem]] : [],
    births: sameFirst([named], births),
  };
};

/** Whose match it is whose own birth is not known; null where that is known, or it is that of whoever asks. */
const lacking = ({ own, before }: Asking, question: Question): Person | null =>
  own?.births.some(({ isSuitor }) => isSuitor) === true ? matchedFor(question, before) : null;

/**
 * Reads a message with the births that it writes out, or that the talk before it wrote. They stand for whoever a question is
 * about, or for the other of two; of whoever asks the birth of the request counts, whatever is written.
 */
export const askedOf = async (asking: Asking, read: ReadBirth): Promise<AskedOf> => {
  const { own, partner, before } = asking;
  const plain = plainOf(asking, readAs(asking, null));
  const { question, asked, births } = plain;
  const written = { own: own?.births ?? [], earlier: before?.births ?? [] };
  const couple =
    partner === null ? coupleOf({ question, asked, ...written, before, text: own?.rest ?? asking.text }) : null;
  if (couple !== null) return ofCouple(asking, plain, couple, read);
  const suited = lacking(asking, question);
  if (suited !== null && asked !== null)
    return { ...plain, asked: { ...asked, other: KIN_OF[suited], person: suited, side: 'wedding' } };
  const whose = whoseIn(asking, question, asked);
  const record = whose === null ? null : recordOf(births, whose, own, question);
  return whose === null || record === null ? plain : ofSomebody(asking, plain, { record, whose }, read);
};
