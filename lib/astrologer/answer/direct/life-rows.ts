/** Questions of love, home and money of which a chart tells a part: what it does not tell, what the lord of a house adds, and a step. */
import type { Matter, Topic } from '../../../contract/suites/astrologer.ts';
import type { DirectQuestion } from '../../../words/reading/ask.ts';
import { yearsBetween } from '../../safety/adults.ts';
import { lordClaim } from '../../facts/of-birth.ts';
import { hasTime } from './no-time.ts';
import { runningPart, sub } from './periods.ts';
import { ofMatter, type DirectRow } from './row.ts';
import {
  all,
  byRank,
  either,
  lord,
  nothing,
  says,
  type Answer,
  type Asked,
  type Grounds,
  type Words,
} from './telling.ts';

type Texts = Words['says'];
/** A text that has a step of its own. */
type Stepped = { [K in keyof Texts]: `${K}Step` extends keyof Texts ? K : never }[keyof Texts];

/** What the lord of a house adds; nothing where no time of birth is known. */
const byLord = (house: number, text: keyof Words['ranked']): Answer =>
  either(
    hasTime,
    (asked) => byRank(asked, asked.known.read.lord(house), text, [lordClaim(asked.known, house)]),
    nothing,
  );

/** A question whose answer begins with a text and ends with the step of that text. */
const row = (text: Stepped, topic: Topic, matter: Matter, added: Answer, ...ground: readonly Grounds[]): DirectRow => ({
  topic,
  matter,
  isTimeless: true,
  isForAnyone: true,
  hasStep: true,
  told: all(says(text, ...ground), added, says(`${text}Step`)),
  follows: { ...ofMatter(matter), how: { matter }, why: { matter } },
});

/** Years at which planets are held to bear fruit, by custom. */
const FORTUNE_AGES = { jupiter: 16, sun: 22, moon: 24, venus: 25, mars: 28, mercury: 32, saturn: 36 } as const;
const fortuneAge = ({ known: { read } }: Asked): number => FORTUNE_AGES[read.lord(9)];
const isPast = (asked: Asked): boolean => yearsBetween(asked.known.birth.jd, asked.known.at.jd) > fortuneAge(asked);
const ofFortune: Grounds = (asked) => ({ values: { age: fortuneAge(asked) }, claims: [] });
const periods: Answer = all(says('subRuns', sub('running')), says('subNext', sub('ahead')));
const periodsOfNinth: Answer = (asked) => periods({ ...asked, planets: [asked.known.read.lord(9)] });

const YEARS = { thing: 'best_years' } as const;
/** The best and the hardest part of the running great period, or that which is asked for. */
const yearsAhead: Answer = (asked) =>
  asked.lean === 'best' || asked.lean === 'hardest'
    ? runningPart(asked)
    : (['best', 'hardest'] as const).flatMap((lean) => runningPart({ ...asked, lean }));

/**
 * Houses by BPHS ch. 11 and Phaladeepika ch. 1: the second savings, the fourth vehicles, the fifth children, the seventh the partner,
 * the eighth, second from it, what the partner owns, the tenth work.
 */
export const LIFE_ROWS = {
  // Planets have their ages in order, the Moon and Mars young, Saturn old (Brihat Jataka ch. 8).
  age_gap: row('ageGap', 'marriage', 'marriage', nothing, lord(7)),
  best_years: { topic: 'timing', told: yearsAhead, follows: { how: YEARS, will: YEARS, when: YEARS } },
  car_kind: row('carKind', 'home', 'vehicle', byLord(4, 'carKind')),
  custody: row('custody', 'children', 'family', byLord(5, 'bond')),
  divorce_terms: row('divorceTerms', 'marriage', 'married_life', byLord(2, 'divorceTerms')),
  drinking: row('drinking', 'marriage', 'married_life', byLord(7, 'drinking')),
  fortune_age: {
    topic: 'general',
    told: all(
      either(isPast, says('fortunePast', lord(9), ofFortune), says('fortuneAge', lord(9), ofFortune)),
      byLord(9, 'fortune'),
      periodsOfNinth,
    ),
  },
  late_talker: row('lateTalker', 'children', 'children', nothing),
  partner_means: row('partnerMeans', 'marriage', 'marriage', byLord(8, 'partnerMeans')),
  prepay: row('prepay', 'money', 'debt', byLord(2, 'prepay')),
  silence: row('silence', 'marriage', 'love', byLord(7, 'silence')),
  stepchild: row('stepchild', 'marriage', 'second_marriage', byLord(5, 'bond')),
  sun_water: row(
    'sunWater',
    'spirituality',
    'inner',
    either(hasTime, (asked) => byRank(asked, 'sun', 'sunWater'), nothing),
  ),
  try_month: row('tryMonth', 'children', 'children', byLord(5, 'tryMonth')),
  whose_side: row('whoseSide', 'children', 'children', nothing),
  work_after: row('workAfter', 'marriage', 'marriage', byLord(10, 'workAfter')),
  childs_partner: row('childsPartner', 'marriage', 'family', nothing),
  crop_sale: row('cropSale', 'money', 'business', nothing),
  custom_day: row('customDay', 'general', 'inner', nothing),
  dream: row('dream', 'health', 'inner', nothing),
  looked_after: row('lookedAfter', 'children', 'family', byLord(5, 'bond')),
  notice: row('notice', 'career', 'job', nothing),
  partner_accounts: row('partnerAccounts', 'career', 'business', nothing),
  shop_name: row('shopName', 'career', 'business', nothing),
  study_hours: row('studyHours', 'education', 'learning', nothing),
  tax_notice: row('taxNotice', 'money', 'business', nothing),
  venture: row('venture', 'money', 'money', nothing),
} satisfies Readonly<Partial<Record<DirectQuestion, DirectRow>>>;
