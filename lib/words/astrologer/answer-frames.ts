/** What each language fills for the answers of the astrologer. */

import type { Matter } from './matters-said.ts';

/** How a matter stands in a chart. */
export type Outlook = 'good' | 'mixed' | 'hard';
/** Matters that have an outlook of their own. */
export type AnsweredTopic =
  | 'career'
  | 'marriage'
  | 'money'
  | 'children'
  | 'education'
  | 'health'
  | 'travel'
  | 'home'
  | 'spirituality'
  | 'general';
/** Kinds of houses a lord may stand in. */
export type HouseKind = 'angle' | 'trine' | 'growth' | 'gathering' | 'loss';
type Planet = 'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu' | 'ketu';

/** Questions that get a fixed answer. */
export type SafetyCase =
  'crisis' | 'emergency' | 'death' | 'illness' | 'unborn' | 'gambling' | 'crime' | 'curse' | 'secret' | 'minor';

export interface AnswerWords {
  readonly headlines: Readonly<Record<AnsweredTopic, Readonly<Record<Outlook, string>>>>;
  /** What each house is about, 1 to 12. */
  readonly fields: readonly string[];
  /** {lord} {of}: house it rules, {field} in brackets: what that is about, {house}: where it stands. */
  readonly lordStands: Readonly<Record<HouseKind, string>>;
  readonly lordOfFirst: string;
  /** {planet} in {sign}. */
  readonly bySign: Readonly<Record<'exalted' | 'own' | 'debilitated', string>>;
  /** {planet} in {house}: what it does there. */
  readonly occupant: Readonly<Record<Planet, string>>;
  readonly jupiterAspects: string;
  readonly saturnAspects: string;
  readonly running: string;
  /** Without its end. */
  readonly runningNow: string;
  /** Of what happens once, and of what goes on: {tied} {tie}; {house}; {start} {antar} {tie}. */
  readonly event: Readonly<Record<'tied' | 'untied' | 'next' | 'again', string>>;
  readonly state: Readonly<Record<'tied' | 'untied' | 'next' | 'again', string>>;
  /** {end}. */
  readonly nowUntil: string;
  /** {start}. */
  readonly fromThen: string;
  readonly fromThenOpen: string;
  /** {end} {antar}. */
  readonly thenFollows: string;
  /** {year}: of a matter, and of the person. */
  readonly year: Readonly<Record<'turn' | 'quiet', string>>;
  readonly yearOfSelf: Readonly<Record<'turn' | 'quiet', string>>;
  /** {house}. */
  readonly yearUntied: string;
  /** {tied} {tie}. */
  readonly tiedThen: string;
  /** Whether to do something: its time is now, comes at {start}, is in no sight. */
  readonly should: Readonly<Record<'now' | 'later' | 'never', Readonly<Record<Outlook, string>>>>;
  readonly why: Readonly<Record<Outlook, string>>;
  readonly noTurnSoon: string;
  readonly ties: Readonly<Record<'rules' | 'stands' | 'aspects' | 'signifies', string>>;
  readonly ifTimeOff: string;
  readonly noTime: string;
  readonly seeDoctor: string;
  /** Of children: what a chart does not see. */
  readonly notOfBodies: string;
  /** First sentences for questions that ask one thing. */
  readonly direct: {
    /** {month} {year}. */
    readonly sadeSatiRuns: string;
    readonly sadeSatiRests: string;
    readonly rajaYoga: string;
    readonly noRajaYoga: string;
    /** {strong} with its {gift}, {weak} with its {care}. */
    readonly strengths: string;
    readonly gifts: Readonly<Record<Planet, string>>;
    /** How a named {planet} stands, with its {gift}. */
    readonly planetStands: Readonly<Record<'strong' | 'middle' | 'weak', string>>;
    /** {first} and {ninth}: lords of these houses. */
    readonly lucky: string;
    /** {planet}, lord of the ascendant, and its {stone}. */
    readonly stone: string;
    /** {planet}, the lord of two houses, {one} and {other}. */
    readonly rulesTwo: string;
    /** {number}: the day of birth, its digits added up. */
    readonly number: string;
    /** Before the place of a life that goes well: no chart names a country. */
    readonly noCountry: string;
    /** {deity}. */
    readonly deity: string;
    /** {planet} and its {trades}. */
    readonly trade: string;
    readonly trades: Readonly<Record<Planet, string>>;
    readonly service: string;
    readonly business: string;
    readonly ownChoice: string;
    readonly arranged: string;
    /** {planet} and its {nature}. */
    readonly partner: string;
    readonly natures: Readonly<Record<Planet, string>>;
    /** {statement}. */
    readonly yes: string;
    readonly no: string;
    readonly softened: string;
    readonly mild: string;
    /** {antar} {start}: what follows the running period. */
    readonly after: string;
    readonly away: string;
    readonly atHome: string;
    /** {planet} and its {aim}. */
    readonly purpose: string;
    readonly aims: Readonly<Record<Planet, string>>;
    /** {planet} and its {subjects}. */
    readonly subject: string;
    readonly subjects: Readonly<Record<Planet, string>>;
    /** {limb} {sign}. */
    readonly body: string;
    /** Limbs by sign, Aries first. */
    readonly limbs: readonly string[];
    /** What "will I" and क्या come to. */
    readonly yesNo: Readonly<Record<Outlook, string>>;
  };
  readonly notice: string;
  readonly questions: Readonly<Record<AnsweredTopic, readonly [string, string]>>;
  readonly safety: Readonly<Record<SafetyCase, string>>;
}

/** How a matter stands, by its outlook; `lead` is what must be said before that. */
export type MatterText = Readonly<Record<Outlook, string>> & { readonly lead?: string };
export type MatterWords = Readonly<Record<Matter, MatterText>>;

/** What is said of a partner, a path, a line of work. */
export interface LeaningWords {
  /** {planet} and its {trades}. */
  readonly partnerTrade: string;
  /** A partner from far, and from near. */
  readonly far: string;
  readonly near: string;
  /** {place}, {planet}, {house}. */
  readonly meeting: string;
  /** Where people meet, by house, the first first. */
  readonly places: readonly string[];
  readonly looks: string;
  readonly childCount: string;
  readonly weddingCount: string;
  readonly manglikMatch: string;
  /** Of study and work. */
  readonly study: string;
  readonly work: string;
  /** {planet} and its {direction}: of a house to live in, and of anything else. */
  readonly houseDirection: string;
  readonly direction: string;
  readonly childName: string;
  /** {letters} of {star}. */
  readonly ownName: string;
  /** {planet}, its {mantra} and {day}; of the weakest planet, where none was named. */
  readonly remedy: string;
  readonly remedyOfWeakest: string;
  readonly noCost: string;
  /** {name} {planet} {start} {end}. */
  readonly periodNamed: string;
  /** Before the whole chart, where the question names nothing that it is read for. */
  readonly unplaced: string;
  /** Of two that no rule compares. */
  readonly undecided: string;
  readonly pastLife: string;
  /** {planet} in {sign} now, {house} from the Moon, {other} from the ascendant. */
  readonly transitNow: string;
  readonly transitNowByMoon: string;
  /** {planet} {month} {year}. */
  readonly transitUntil: string;
  /** Whether what is not wished for comes. */
  readonly adverse: Readonly<Record<Outlook, string>>;
  /** To whoever is worried by a dosha. */
  readonly decidesNothing: string;
  /** What to do: the {gift} of {planet}, the strongest. */
  readonly whatToDo: Readonly<Record<Outlook, string>>;
  /** {planet} and its {path}. */
  readonly path: string;
  readonly paths: Readonly<Record<Exclude<Planet, 'rahu' | 'ketu'>, string>>;
  /** {planet} and its {colour}. */
  readonly colour: string;
  readonly colours: Readonly<Record<Exclude<Planet, 'rahu' | 'ketu'>, string>>;
  /** {planet} and its weekday, {day}. */
  readonly day: string;
  /** A line of work by its {planet}. */
  readonly vocation: Readonly<Record<'strong' | 'middle' | 'weak', string>>;
  /** Which of two lines of work. */
  readonly ofTwo: Readonly<Record<'first' | 'second', string>>;
}

/** How a day stands for a birth: the Moon by sign and by star, one of them, or none of them with it. */
export type DayOutlook = Outlook;
/** Days in a row that questions name. */
export type DaySpan = 'week' | 'nextWeek' | 'weekend' | 'month' | 'nextMonth';

/** What is said of a day, and of days in a row. */
export interface DayAnswerWords {
  readonly today: string;
  readonly tomorrow: string;
  readonly dayAfter: string;
  /** {weekday} {day} {month}. */
  readonly date: string;
  /** {day} as a question about the day itself is answered, and one whether it suits something. */
  readonly open: Readonly<Record<DayOutlook, string>>;
  readonly act: Readonly<Record<DayOutlook, string>>;
  /** {days}: the next that is good. */
  readonly better: string;
  /** {date}, {house} from the Moon of birth, what it {shows}. */
  readonly moon: string;
  /** What a day is for, by the house of the Moon from that of birth. */
  readonly shows: readonly string[];
  /** {nth} star of nine, its {tara}. */
  readonly tara: Readonly<Record<'good' | 'mixed' | 'weak', string>>;
  /** {part} of the day in which the Moon moves on, and what it {shows} then. */
  readonly later: string;
  /** Morning, noon, afternoon, evening. */
  readonly parts: readonly [string, string, string, string];
  readonly spans: Readonly<Record<DaySpan, string>>;
  /** {span}. */
  readonly span: Readonly<Record<DayOutlook, string>>;
  /** {days}. */
  readonly best: string;
  /** The first of more than are named. */
  readonly firstBest: string;
  readonly nearest: string;
  readonly light: string;
  /** {weekday} {direction}: to where custom begins no journey. */
  readonly journey: string;
}
