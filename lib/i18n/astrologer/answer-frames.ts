/** What each language fills for the answers of the astrologer. */

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
  'crisis' | 'death' | 'illness' | 'unborn' | 'gambling' | 'crime' | 'curse' | 'secret' | 'minor';

export interface AnswerWords {
  readonly headlines: Readonly<Record<AnsweredTopic, Readonly<Record<Outlook, string>>>>;
  /** {lord} {of}: house it rules, {house}: where it stands. */
  readonly lordStands: Readonly<Record<HouseKind, string>>;
  readonly lordOfFirst: string;
  /** {planet} in {sign}. */
  readonly bySign: Readonly<Record<'exalted' | 'own' | 'debilitated', string>>;
  /** {planet} in {house}: what it does there. */
  readonly occupant: Readonly<Record<Planet, string>>;
  readonly jupiterAspects: string;
  readonly saturnAspects: string;
  readonly running: string;
  readonly runningTied: string;
  readonly runningUntied: string;
  readonly next: string;
  readonly nowUntil: string;
  readonly fromThen: string;
  readonly noTurnSoon: string;
  readonly ties: Readonly<Record<'rules' | 'stands' | 'aspects' | 'signifies', string>>;
  readonly ifTimeOff: string;
  readonly noTime: string;
  readonly seeDoctor: string;
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
    /** {first} and {ninth}: lords of these houses. */
    readonly lucky: string;
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
    /** What "will I" and क्या come to. */
    readonly yesNo: Readonly<Record<Outlook, string>>;
  };
  readonly notice: string;
  readonly questions: Readonly<Record<AnsweredTopic, readonly [string, string]>>;
  readonly safety: Readonly<Record<SafetyCase, string>>;
}
