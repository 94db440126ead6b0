/** Types of the banks, made from the English ones by `npm run words`. */
import type { CountRow, Row } from './fill.ts';

type List<T> = readonly T[];
type Table<K extends string | number, T> = Readonly<Record<K, T>>;

export interface Banks {
  readonly afflictions: {
    readonly signShapes: Table<'manava' | 'jalachara' | 'chatushpada' | 'keeta', string>;
    readonly dhaiyaKinds: {
      readonly '4th': string;
      readonly '8th': string;
    };
    readonly pairEasings: Table<'jupiter_with' | 'jupiter_aspect' | 'dignity' | 'wide', string>;
    readonly pairForms: Table<'conjunction' | 'mutual_aspect' | 'exchange' | 'star' | 'aspect', string>;
    readonly gandmoolEffects: Table<'father' | 'ease' | 'rank' | 'honour' | 'none' | 'wealth' | 'mother' | 'elder_sibling' | 'younger_sibling' | 'self' | 'office' | 'troubles', string>;
    readonly kalathraRules: Table<'malefic_in_7' | 'malefic_in_2' | 'malefic_in_1_4_8_12' | 'lord7_in_6_8_12' | 'lord7_fallen' | 'venus_afflicted' | 'venus_weak', string>;
    readonly kalathraEasings: {
      readonly jupiter_on_7: string;
      readonly lord7_dignified: string;
    };
  };
  readonly anniversaries: {
    readonly shraddhaCases: Table<'one' | 'both' | 'both_equal' | 'neither', string>;
    readonly pitruCustoms: Table<'avidhava_navami' | 'sannyasi_dwadashi' | 'ghata_chaturdashi' | 'sarva_pitru_amavasya', string>;
    readonly shraddhaNotes: Table<'leap_month_of_passing' | 'first_annual_in_leap_year' | 'two_dates_in_year' | 'no_date_in_year' | 'double_month' | 'natural_death_on_fourteenth', string>;
    readonly birthdayNotes: Table<'leap_month_of_birth' | 'skipped' | 'repeated' | 'twice_in_month' | 'short_star' | 'month_too_short', string>;
    readonly writtenDateNotes: Table<'skipped' | 'repeated' | 'double_month' | 'new_year_day', string>;
  };
  readonly arudha: {
    readonly padas: List<string>;
    readonly exceptions: Table<'none' | 'self' | 'seventh', string>;
  };
  readonly 'astrologer/answers': {
    readonly fields: List<string>;
    readonly occupant: Table<'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu' | 'ketu', Row<'field' | 'house' | 'planet'>>;
    readonly notice: string;
    readonly questions: Table<'career' | 'marriage' | 'money' | 'children' | 'education' | 'health' | 'travel' | 'home' | 'spirituality' | 'general', readonly [string, string]>;
  };
  readonly 'astrologer/asked': {
    readonly openers: {
      readonly should: Table<'clear_for' | 'leaning_for' | 'balanced' | 'soon' | 'now' | 'not', List<string>>;
    } & Table<'will' | 'how' | 'feared' | 'plain', Table<'clear_for' | 'leaning_for' | 'balanced' | 'leaning_against' | 'clear_against', List<string>>>;
    readonly houses: List<string>;
    readonly reason: {
      readonly 'lord/strained': Row<'effect' | 'house' | 'planet' | 'theme' | 'why'>;
      readonly 'support/strained': Row<'effect' | 'house' | 'planet' | 'theme' | 'why'>;
      readonly 'karaka/firm': Row<'effect' | 'planet'>;
      readonly 'karaka/strained': Row<'effect' | 'planet' | 'why'>;
    } & Table<'lord/firm' | 'lord/placed' | 'support/firm' | 'occupant/help' | 'occupant/press' | 'aspect/help' | 'aspect/press', Row<'effect' | 'house' | 'planet' | 'theme'>>;
    readonly leads: Table<'promotion' | 'transfer' | 'stay_posting' | 'raise' | 'change' | 'interview' | 'layoff' | 'switch_field' | 'freelance' | 'shop' | 'expansion' | 'startup' | 'online' | 'partnership' | 'side_income' | 'savings' | 'shortage' | 'invest' | 'owed' | 'loan' | 'owing' | 'pension' | 'sale' | 'inheritance' | 'land' | 'flat' | 'construction' | 'move_house' | 'consent' | 'partner_will' | 'partners_family' | 'long_distance' | 'proposal' | 'move_on' | 'separate_home' | 'in_laws' | 'second_child' | 'child_school' | 'adoption' | 'research' | 'study_abroad' | 'competition' | 'concentration' | 'admission' | 'hostel' | 'residence' | 'job_abroad' | 'return_home' | 'pilgrimage' | 'sleep' | 'anger' | 'peace' | 'rivals' | 'respect' | 'elders' | 'own_business' | 'own_home' | 'car' | 'visa_case' | 'after_work' | 'home_peace' | 'scholarship' | 'confirmed' | 'compassionate' | 'arrears' | 'suspension' | 'return_work' | 'tender' | 'franchise' | 'staff' | 'partner_out' | 'crop' | 'water' | 'cattle' | 'screen' | 'book' | 'selection' | 'election' | 'broken_match' | 'together' | 'emi' | 'chit_fund' | 'tenant' | 'house_papers' | 'parents_along' | 'practice' | 'fleet', Table<'yes' | 'open' | 'no', string>>;
    readonly effects: Table<'promotion' | 'transfer' | 'stay_posting' | 'raise' | 'change' | 'interview' | 'layoff' | 'switch_field' | 'freelance' | 'shop' | 'expansion' | 'startup' | 'online' | 'partnership' | 'side_income' | 'savings' | 'shortage' | 'invest' | 'owed' | 'loan' | 'owing' | 'pension' | 'sale' | 'inheritance' | 'land' | 'flat' | 'construction' | 'move_house' | 'consent' | 'partner_will' | 'partners_family' | 'long_distance' | 'proposal' | 'move_on' | 'separate_home' | 'in_laws' | 'second_child' | 'child_school' | 'adoption' | 'research' | 'study_abroad' | 'competition' | 'concentration' | 'admission' | 'hostel' | 'residence' | 'job_abroad' | 'return_home' | 'pilgrimage' | 'sleep' | 'anger' | 'peace' | 'rivals' | 'respect' | 'elders' | 'own_business' | 'own_home' | 'car' | 'visa_case' | 'after_work' | 'home_peace' | 'scholarship' | 'confirmed' | 'compassionate' | 'arrears' | 'suspension' | 'return_work' | 'tender' | 'franchise' | 'staff' | 'partner_out' | 'crop' | 'water' | 'cattle' | 'screen' | 'book' | 'selection' | 'election' | 'broken_match' | 'together' | 'emi' | 'chit_fund' | 'tenant' | 'house_papers' | 'parents_along' | 'practice' | 'fleet', {
      readonly help: string;
      readonly press: string;
    }>;
    readonly acts: Table<'promotion' | 'transfer' | 'stay_posting' | 'raise' | 'change' | 'interview' | 'layoff' | 'switch_field' | 'freelance' | 'shop' | 'expansion' | 'startup' | 'online' | 'partnership' | 'side_income' | 'savings' | 'shortage' | 'invest' | 'owed' | 'loan' | 'owing' | 'pension' | 'inheritance' | 'land' | 'flat' | 'construction' | 'move_house' | 'consent' | 'partner_will' | 'partners_family' | 'long_distance' | 'proposal' | 'move_on' | 'separate_home' | 'in_laws' | 'second_child' | 'child_school' | 'adoption' | 'research' | 'study_abroad' | 'competition' | 'concentration' | 'admission' | 'hostel' | 'residence' | 'job_abroad' | 'return_home' | 'pilgrimage' | 'sleep' | 'anger' | 'peace' | 'rivals' | 'respect' | 'elders' | 'own_business' | 'own_home' | 'car' | 'visa_case' | 'after_work' | 'home_peace' | 'marriage' | 'love' | 'second_marriage' | 'reunion' | 'married_life' | 'spouse' | 'children' | 'health' | 'exam' | 'learning' | 'first_job' | 'job' | 'career' | 'government' | 'business' | 'retirement' | 'money' | 'debt' | 'property' | 'vehicle' | 'travel' | 'abroad' | 'visa' | 'family' | 'inner' | 'stay' | 'trade' | 'keep' | 'keep_vehicle' | 'sell_vehicle' | 'rent' | 'part' | 'run' | 'close' | 'resign' | 'retire' | 'stop_study' | 'put' | 'here' | 'away' | 'together' | 'job_new' | 'children_wait' | 'sale' | 'treated' | 'tested' | 'result_wait' | 'engaged' | 'scholarship' | 'late_builder' | 'asked_back' | 'grown_child' | 'tried_exam' | 'tried_visa' | 'tried_job' | 'tried_match' | 'waited_child' | 'blocked' | 'confirmed' | 'compassionate' | 'arrears' | 'suspension' | 'return_work' | 'tender' | 'franchise' | 'staff' | 'partner_out' | 'crop' | 'water' | 'cattle' | 'screen' | 'book' | 'selection' | 'election' | 'broken_match' | 'emi' | 'chit_fund' | 'tenant' | 'house_papers' | 'parents_along' | 'joints' | 'eyes' | 'sugar' | 'stomach' | 'practice' | 'fleet', List<string>>;
  };
  readonly 'astrologer/care': {
    readonly lasting: Row<'ambulance'>;
    readonly beaten: Row<'emergency' | 'women'>;
    readonly early: Row<'child'>;
    readonly harmed: Row<'emergency' | 'line' | 'women'>;
    readonly harms_others: Row<'emergency' | 'line'>;
    readonly fears_for: Row<'emergency' | 'line'>;
    readonly beats: Row<'child' | 'emergency' | 'line'>;
    readonly hurt: Row<'elder' | 'emergency' | 'line' | 'women'>;
    readonly dowry: Row<'women'>;
    readonly loves_child: Row<'child' | 'line'>;
  } & Table<'grave' | 'love_rite' | 'bet' | 'years' | 'betting' | 'kin_ill' | 'spying', Row<'line'>> & Table<'medicine' | 'harm' | 'sick' | 'doctors_day' | 'civil' | 'waiting' | 'examine' | 'unlawful' | 'expecting' | 'in_treatment', string> & Table<'young' | 'child_hurt' | 'wed_early' | 'child_harmed' | 'child_told' | 'leaves_home' | 'missing', Row<'child' | 'emergency'>>;
  readonly 'astrologer/courtesies': {
    readonly foreign: Row<'emergency' | 'line'>;
    readonly again: Row<'line'>;
  } & Table<'who' | 'trust' | 'hello' | 'thanks' | 'rude' | 'off' | 'grief', string>;
  readonly 'astrologer/days': {
    readonly date: Row<'day' | 'month' | 'weekday'>;
    readonly open: Table<'good' | 'mixed' | 'hard', Row<'day'>>;
    readonly act: Table<'good' | 'mixed' | 'hard', Row<'day'>>;
    readonly openFor: Table<'good' | 'mixed' | 'hard', Row<'day' | 'matter'>>;
    readonly moon: Row<'date' | 'house' | 'shows'>;
    readonly shows: List<string>;
    readonly tara: Table<'good' | 'mixed' | 'weak', Row<'nth' | 'tara'>>;
    readonly taraTurns: Table<'good' | 'mixed' | 'weak', Row<'hour' | 'nth' | 'tara'>>;
    readonly later: Row<'part' | 'shows'>;
    readonly moved: Row<'house' | 'shows'>;
    readonly hours: {
      readonly good: Row<'day' | 'hours'>;
      readonly over: Row<'day'>;
      readonly rahu: Row<'end' | 'from' | 'start' | 'until'>;
    };
    readonly parts: readonly [string, string, string, string];
    readonly spans: Table<'week' | 'nextWeek' | 'weekend' | 'month' | 'nextMonth', string>;
    readonly span: Table<'good' | 'mixed' | 'hard', Row<'span'>>;
    readonly spanFor: Table<'good' | 'mixed' | 'hard', Row<'matter' | 'span'>>;
    readonly journey: Row<'direction' | 'weekday'>;
    readonly acts: Table<'marriage' | 'engagement' | 'griha_pravesh' | 'bhoomi_pujan' | 'property' | 'vehicle' | 'gold_jewellery' | 'business_open' | 'job_join' | 'naming' | 'karnavedha' | 'annaprashan' | 'mundan' | 'vidyarambh' | 'upanayana' | 'travel' | 'griha_pravesh_old' | 'loan_take' | 'yajna_homa', string>;
    readonly muhurat: {
      readonly some: Row<'act' | 'days' | 'span'>;
      readonly none: Row<'act' | 'days' | 'span'>;
      readonly best: Row<'act' | 'count' | 'days' | 'span'>;
      readonly never: Row<'act' | 'span'>;
      readonly rule: Row<'rule'>;
      readonly ruleOfDay: Row<'rule'>;
      readonly star: Row<'day' | 'star'>;
      readonly starOfDay: Row<'star'>;
      readonly proven: Row<'day'>;
      readonly plain: Row<'day'>;
      readonly yes: Row<'act' | 'day'>;
      readonly no: Row<'act' | 'day' | 'days'>;
      readonly hours: Row<'end' | 'start'>;
      readonly between: Row<'day' | 'end' | 'start'>;
      readonly struck: string;
    };
    readonly reckoned: Table<'own' | 'ofTwo' | 'theirs', string>;
    readonly kharmas: {
      readonly one: Row<'day' | 'sign'>;
      readonly several: Row<'day' | 'sign' | 'until'>;
      readonly next: Row<'days'>;
    };
  } & Table<'today' | 'tomorrow' | 'dayAfter' | 'rentPaper', string> & Table<'better' | 'best' | 'oneBest' | 'firstBest' | 'nearest' | 'light' | 'noneHard', Row<'days'>>;
  readonly 'astrologer/direct': {
    readonly says: {
      readonly dhaiyaSpan: Row<'endMonth' | 'endYear' | 'month' | 'year'>;
      readonly sadeSatiSpan: Row<'endMonth' | 'endYear' | 'month' | 'year'>;
      readonly rajaYoga: Row<'yogas'>;
      readonly wealthYoga: Row<'yogas'>;
      readonly strengths: Row<'care' | 'gift' | 'strong' | 'weak'>;
      readonly lucky: Row<'first' | 'ninth'>;
      readonly stone: Row<'planet' | 'stone'>;
      readonly stoneStudy: Row<'planet' | 'stone'>;
      readonly stoneAvoid: Row<'stones'>;
      readonly rulesTwo: Row<'one' | 'other' | 'planet'>;
      readonly periodHelpsTwo: Row<'one' | 'other' | 'planet'>;
      readonly number: Row<'number'>;
      readonly deity: Row<'deity'>;
      readonly trade: Row<'planet' | 'trades'>;
      readonly partnerTrade: Row<'planet' | 'trades'>;
      readonly partner: Row<'nature' | 'planet'>;
      readonly after: Row<'antar' | 'start'>;
      readonly afterMajor: Row<'antar' | 'start'>;
      readonly majorAfter: Row<'end' | 'maha' | 'next' | 'start'>;
      readonly runningEnds: Row<'end' | 'maha' | 'mahaEnd' | 'sub'>;
      readonly nextEnds: Row<'end' | 'sub'>;
      readonly purpose: Row<'aim' | 'planet'>;
      readonly subject: Row<'planet' | 'subjects'>;
      readonly body: Row<'limb' | 'sign'>;
      readonly meeting: Row<'house' | 'place' | 'planet'>;
      readonly ownName: Row<'letters' | 'star'>;
      readonly gift: Row<'day' | 'gift' | 'other' | 'planet'>;
      readonly giftOfWeakest: Row<'day' | 'gift' | 'other' | 'planet'>;
      readonly worship: Row<'text'>;
      readonly transitNow: Row<'field' | 'other' | 'planet' | 'sign'>;
      readonly transitNowByMoon: Row<'house' | 'planet'>;
      readonly path: Row<'path' | 'planet'>;
      readonly colour: Row<'colour' | 'planet'>;
      readonly comes: Row<'end' | 'name' | 'planet' | 'start' | 'subEnd' | 'subStart'>;
      readonly comesNow: Row<'end' | 'name' | 'planet' | 'start' | 'subEnd' | 'subStart'>;
      readonly over: Row<'end' | 'name' | 'start'>;
      readonly runs: Row<'end' | 'name' | 'start'>;
      readonly since: Row<'end' | 'maha' | 'next' | 'nextEnd'>;
      readonly sinceNow: Row<'next' | 'nextEnd'>;
      readonly subNext: Row<'planet' | 'subEnd' | 'subStart'>;
      readonly subRuns: Row<'planet' | 'subEnd' | 'subStart'>;
      readonly doshas: Row<'doshas'>;
      readonly doshasCancelled: Row<'doshas'>;
      readonly notManglik: Row<'one' | 'other'>;
      readonly yogaTimes: Row<'end' | 'planet' | 'planets' | 'start'>;
      readonly yogaTimesNow: Row<'end' | 'planet' | 'planets'>;
      readonly bringsTwo: Row<'end' | 'one' | 'other' | 'planet'>;
      readonly bringsOne: Row<'end' | 'one' | 'planet'>;
      readonly signs: Row<'rising' | 'sign'>;
      readonly periodHelpsOne: Row<'one' | 'planet'>;
      readonly periodPressesOnly: Row<'one' | 'planet'>;
      readonly periodPresses: Row<'one'>;
      readonly stoneWhen: Row<'day' | 'stone'>;
      readonly stoneFinger: Row<'finger' | 'stone'>;
      readonly stoneOther: Row<'others' | 'planet'>;
      readonly stoneWeight: Row<'least' | 'most' | 'stone'>;
      readonly stoneLong: Row<'stone'>;
      readonly ownChart: Row<'house' | 'planet' | 'rising'>;
      readonly talentHouses: Row<'fifth' | 'third'>;
      readonly exactTime: Row<'minutes' | 'rising'>;
      readonly yogas: Row<'first' | 'meaning' | 'yogas'>;
      readonly hardYogas: Row<'first' | 'meaning' | 'yogas'>;
      readonly weakest: Row<'gift' | 'planet'>;
      readonly strongest: Row<'gift' | 'planet'>;
      readonly yogaMeans: Row<'meaning'>;
      readonly yogaFaint: Row<'meaning'>;
      readonly rahuKaal: Row<'date' | 'end' | 'start'>;
      readonly yogaInstead: Row<'first' | 'meaning'>;
      readonly periodBest: Row<'end' | 'maha' | 'planet' | 'start' | 'sub'>;
      readonly periodHardest: Row<'end' | 'maha' | 'planet' | 'start' | 'sub'>;
      readonly periodBestEven: Row<'end' | 'maha' | 'start' | 'sub'>;
      readonly periodHardestNone: Row<'end' | 'maha' | 'start' | 'sub'>;
      readonly periodLast: Row<'end' | 'maha' | 'sub'>;
      readonly weakSubjectPlanet: Row<'drill' | 'planet'>;
      readonly directionNearer: Row<'best' | 'other'>;
      readonly directionEither: Row<'best' | 'other'>;
    } & Table<'sadeSatiRuns' | 'sadeSatiRests' | 'dhaiyaEnds' | 'sadeSatiEnds' | 'transitUntil', Row<'month' | 'year'>> & Table<'dhaiyaRuns' | 'dhaiyaIs' | 'sadeSatiOrDhaiya' | 'saturnFree' | 'noRajaYoga' | 'noWealthYoga' | 'customAvoid' | 'noCountry' | 'service' | 'business' | 'ownChoice' | 'arranged' | 'mild' | 'far' | 'near' | 'looks' | 'childCount' | 'weddingCount' | 'manglikMatch' | 'childName' | 'ownNameStep' | 'fastOther' | 'fastCare' | 'giftSmall' | 'noCost' | 'pastLife' | 'decidesNothing' | 'sadeSatiMeans' | 'noNeed' | 'noDoshas' | 'noneFormed' | 'stoneHarm' | 'stoneUnworn' | 'mantraCount' | 'mantraLong' | 'dashaMeans' | 'dashaAsk' | 'ascendantMeans' | 'ascendantAsk' | 'chartMeans' | 'chartAsk' | 'lookedAfter' | 'lookedAfterStep' | 'willPaper' | 'houseGiven' | 'departed' | 'talentStep' | 'howExact' | 'birthTime' | 'birthTimeStep' | 'quitHeard' | 'quitStep' | 'noFear' | 'venture' | 'ventureStep' | 'customDay' | 'customDayStep' | 'dream' | 'dreamStep' | 'shopName' | 'shopNameStep' | 'childsPartner' | 'childsPartnerStep' | 'trust' | 'noYogas' | 'noHardYogas' | 'hardStep' | 'twoSums' | 'noTimeStrength' | 'noneFallen' | 'manglikMatchNone' | 'saturnGood' | 'cropSale' | 'cropSaleStep' | 'weakSubject' | 'weakSubjectStep' | 'studyHours' | 'studyHoursStep' | 'notice' | 'noticeStep' | 'workAfter' | 'workAfterStep' | 'partnerMeans' | 'partnerMeansStep' | 'custody' | 'custodyStep' | 'divorceTerms' | 'divorceTermsStep' | 'silence' | 'silenceStep' | 'stepchild' | 'stepchildStep' | 'tryMonth' | 'tryMonthStep' | 'whoseSide' | 'whoseSideStep' | 'lateTalker' | 'lateTalkerStep' | 'prepay' | 'prepayStep' | 'carKind' | 'carKindStep' | 'drinking' | 'drinkingStep' | 'sunWater' | 'sunWaterStep' | 'ageGapStep' | 'fastExpecting' | 'partnerAccounts' | 'partnerAccountsStep' | 'taxNotice' | 'taxNoticeStep', string> & Table<'yes' | 'no' | 'yesCancelled', Row<'statement'>> & Table<'cancelled' | 'softened' | 'someFormed' | 'yogaLacks' | 'noneFormedOf', Row<'why'>> & Table<'houseDirection' | 'direction' | 'partnerSide', Row<'direction' | 'planet'>> & Table<'remedy' | 'remedyOfWeakest' | 'remedyOfMoon', Row<'day' | 'mantra' | 'planet'>> & Table<'fastYes' | 'fastNo' | 'day' | 'mantraDay', Row<'day' | 'planet'>> & Table<'weighsMost' | 'stoneWhy' | 'periodEven' | 'periodPressesNone', Row<'planet'>> & Table<'ageGap' | 'fortuneAge' | 'fortunePast', Row<'age' | 'planet'>>;
    readonly ranked: Table<'planetStands' | 'vocation' | 'bond' | 'talent' | 'post' | 'reserve' | 'workAfter' | 'partnerMeans' | 'divorceTerms' | 'silence' | 'tryMonth' | 'prepay' | 'carKind' | 'drinking' | 'sunWater' | 'fortune', Table<'strong' | 'middle' | 'weak', Row<'art' | 'gift' | 'planet'>>>;
    readonly simple: {
      readonly partner: Row<'nature'>;
      readonly meeting: Row<'place'>;
      readonly trade: Row<'trades'>;
      readonly partnerTrade: Row<'trades'>;
      readonly subject: Row<'subjects'>;
      readonly strengths: Row<'care' | 'gift'>;
      readonly purpose: Row<'aim'>;
      readonly path: Row<'path'>;
      readonly colour: Row<'colour'>;
      readonly day: Row<'day'>;
      readonly stone: Row<'stone'>;
      readonly direction: Row<'direction'>;
      readonly houseDirection: Row<'direction'>;
    } & Table<'ownChoice' | 'arranged' | 'service' | 'business', string>;
    readonly ofPlanet: {
      readonly paths: Table<'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn', string>;
      readonly colours: Table<'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn', string>;
      readonly arts: Table<'mars' | 'mercury' | 'venus', string>;
      readonly drills: Table<'moon' | 'mars' | 'mercury' | 'jupiter', string>;
    } & Table<'gifts' | 'trades' | 'natures' | 'aims' | 'subjects' | 'ages', Table<'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu' | 'ketu', string>>;
    readonly places: List<string>;
    readonly limbs: List<string>;
    readonly running: Row<'end' | 'maha' | 'sub'>;
    readonly doshaNeeds: Table<'kaal_sarp' | 'kemadruma' | 'guru_chandal' | 'grahan' | 'shrapit' | 'angarak' | 'vish' | 'gandmool', string>;
  };
  readonly 'astrologer/model': {
    readonly rule: string;
    readonly hint: string;
  };
  readonly 'astrologer/names': {
    readonly kinds: Table<'sign' | 'house' | 'star' | 'degree' | 'lord' | 'house_sign' | 'conjunction' | 'aspect' | 'motion' | 'combust' | 'dignity' | 'strength' | 'period' | 'yoga' | 'dosha' | 'panchang' | 'count', string>;
    readonly verdicts: Table<'true' | 'false' | 'unverifiable', string>;
    readonly reasons: Table<'out_of_scope' | 'frame_unknown' | 'not_computed' | 'prediction', string>;
    readonly sentenceVerdicts: Table<'true' | 'false' | 'unread' | 'no_claim', string>;
    readonly unreadReasons: Table<'unclaimed_mention' | 'unknown_words' | 'two_readings' | 'other_chart' | 'prediction' | 'not_computed' | 'frame_unknown', string>;
    readonly safety: Table<'crisis' | 'emergency' | 'death' | 'illness' | 'unborn' | 'gambling' | 'crime' | 'curse' | 'secret' | 'minor', string>;
    readonly blocked: Table<'malformed' | 'unknown_cite' | 'bare_token' | 'two_facts' | 'unbound' | 'off_matter' | 'against_decision' | 'no_dates' | 'certainty' | 'fear' | 'medicine' | 'other_person' | 'not_prose' | 'wrong_language' | 'safety' | 'false_claim', string>;
    readonly topics: Table<'career' | 'marriage' | 'money' | 'children' | 'education' | 'health' | 'travel' | 'home' | 'spirituality' | 'timing' | 'general', string>;
    readonly matters: Table<'marriage' | 'love' | 'second_marriage' | 'reunion' | 'married_life' | 'spouse' | 'children' | 'pregnancy' | 'health' | 'exam' | 'learning' | 'first_job' | 'job' | 'career' | 'government' | 'business' | 'retirement' | 'money' | 'debt' | 'property' | 'vehicle' | 'travel' | 'abroad' | 'visa' | 'family' | 'inner' | 'court', string>;
    readonly gates: Table<'open' | 'too_young' | 'past' | 'no_dates' | 'refused', string>;
    readonly parts: Table<'fact' | 'meaning' | 'timing' | 'advice' | 'limit' | 'courtesy', string>;
    readonly sides: {
      readonly other: string;
    };
  };
  readonly 'astrologer/narratives': Table<'kundli/ascendant' | 'kundli/planets' | 'dasha/running' | 'panchang/daily' | 'panchang/rahu-kaal' | 'matching/ashtakoot' | 'dosha/manglik' | 'dosha/sade-sati' | 'dosha/kaal-sarp' | 'numerology/core' | 'muhurat/find/', List<Row<'adjusted' | 'name' | 'score' | 'sign_degree_dms' | 'text' | 'total'>>>;
  readonly 'astrologer/parts': {
    readonly nouns: Table<'marriage' | 'love' | 'second_marriage' | 'reunion' | 'married_life' | 'spouse' | 'children' | 'pregnancy' | 'health' | 'exam' | 'learning' | 'first_job' | 'job' | 'career' | 'government' | 'business' | 'retirement' | 'money' | 'debt' | 'property' | 'vehicle' | 'travel' | 'abroad' | 'visa' | 'family' | 'inner' | 'court', string>;
    readonly aspects: Table<'promotion' | 'transfer' | 'stay_posting' | 'raise' | 'change' | 'interview' | 'layoff' | 'switch_field' | 'freelance' | 'shop' | 'expansion' | 'startup' | 'online' | 'partnership' | 'side_income' | 'savings' | 'shortage' | 'invest' | 'owed' | 'loan' | 'owing' | 'pension' | 'sale' | 'inheritance' | 'land' | 'flat' | 'construction' | 'move_house' | 'consent' | 'partner_will' | 'partners_family' | 'long_distance' | 'proposal' | 'move_on' | 'separate_home' | 'in_laws' | 'second_child' | 'child_school' | 'adoption' | 'research' | 'study_abroad' | 'competition' | 'concentration' | 'admission' | 'hostel' | 'residence' | 'job_abroad' | 'return_home' | 'pilgrimage' | 'sleep' | 'anger' | 'peace' | 'rivals' | 'respect' | 'elders' | 'own_business' | 'own_home' | 'car' | 'visa_case' | 'after_work' | 'home_peace' | 'scholarship' | 'confirmed' | 'compassionate' | 'arrears' | 'suspension' | 'return_work' | 'tender' | 'franchise' | 'staff' | 'partner_out' | 'crop' | 'water' | 'cattle' | 'screen' | 'book' | 'selection' | 'election' | 'broken_match' | 'together' | 'emi' | 'chit_fund' | 'tenant' | 'house_papers' | 'parents_along' | 'practice' | 'fleet', string>;
    readonly decision: {
      readonly should: Table<'clear_for' | 'leaning_for' | 'balanced' | 'soon' | 'now' | 'not', List<Row<'matter'>>>;
    } & Table<'how' | 'will' | 'why', Table<'clear_for' | 'leaning_for' | 'balanced' | 'leaning_against' | 'clear_against', List<Row<'matter'>>>>;
    readonly quiet: List<Row<'matter'>>;
    readonly timing: Table<'ahead' | 'short' | 'now' | 'second' | 'later' | 'inRange' | 'noneInRange' | 'none' | 'quietRange' | 'aheadFor' | 'nowFor' | 'shortFor' | 'same' | 'soonest' | 'lateLord' | 'lateSlow' | 'noneLater' | 'throughout' | 'thatMonth' | 'waitAhead' | 'waitNow' | 'waitNone' | 'earlier' | 'next' | 'nextFor' | 'better' | 'within' | 'even' | 'ratherNow' | 'ratherThin' | 'ratherLater' | 'ratherFar' | 'otherWay' | 'nowThin', List<Row<'from' | 'matter' | 'other' | 'planet' | 'range' | 'until'>>>;
    readonly years: Table<'ahead' | 'now' | 'second' | 'none' | 'noneInRange' | 'same' | 'next' | 'better' | 'noMonths', List<Row<'matter' | 'range' | 'stretch' | 'until'>>>;
    readonly limit: {
      readonly noMonths: {
        readonly health: List<string>;
        readonly exam: List<string>;
      };
      readonly past: Table<'default' | 'marriage' | 'children' | 'job' | 'government' | 'exam', List<Row<'matter'>>>;
      readonly young: {
        readonly default: List<Row<'matter'>>;
        readonly retirement: List<string>;
      };
      readonly caveat: List<Row<'minutes'>>;
      readonly unread: List<Row<'examples'>>;
      readonly theirs: List<Row<'kin' | 'side'>>;
      readonly theirsBeside: List<Row<'kin'>>;
      readonly place: List<Row<'place'>>;
      readonly theirsAgain: Table<'why' | 'when' | 'other', List<string>>;
      readonly age: List<Row<'age'>>;
      readonly ageLater: List<Row<'age'>>;
      readonly pairDay: List<Row<'least' | 'most'>>;
      readonly pairOpen: List<Row<'least' | 'most'>>;
      readonly nearer: List<Row<'best' | 'matter' | 'other'>>;
      readonly nearerLevel: List<Row<'best' | 'matter' | 'other'>>;
    } & Table<'noDates' | 'noLength' | 'noTurning' | 'guess' | 'sameTimes' | 'wait' | 'farOnly' | 'notLate' | 'far' | 'noDateNoTime' | 'noDay' | 'noHour', List<Row<'matter'>>> & Table<'care' | 'children' | 'health' | 'exam' | 'visa' | 'reunion' | 'sale' | 'court' | 'pregnancy' | 'noTime' | 'lost' | 'unsure' | 'needPartner' | 'departed' | 'noMore' | 'sure' | 'pair' | 'pairRoles' | 'debt' | 'ritual' | 'rite' | 'muhurat' | 'treated' | 'tested' | 'pairSame' | 'moonDay', List<string>>;
    readonly compare: Table<'matters' | 'level' | 'days' | 'daysLevel' | 'times' | 'faint', List<Row<'best' | 'matter' | 'other'>>>;
    readonly whole: List<Row<'best' | 'other'>>;
    readonly wholeGood: List<Row<'best'>>;
    readonly turn: {
      readonly ahead: List<Row<'matter' | 'stretch'>>;
      readonly now: List<Row<'matter' | 'until'>>;
    };
    readonly other: List<Row<'rule'>>;
    readonly feelings: Table<'harsh' | 'tired' | 'left' | 'fear' | 'quarrel' | 'lonely' | 'jobless' | 'ill' | 'stuck' | 'low' | 'uneasy', string>;
    readonly pair: Table<'recommended' | 'caution' | 'not_recommended' | 'recommendedBut', List<Row<'points'>>>;
    readonly suitors: {
      readonly names: {
        readonly first: string;
        readonly second: string;
      };
      readonly better: List<Row<'best'>>;
      readonly neither: List<Row<'best'>>;
      readonly level: List<string>;
      readonly each: List<Row<'points' | 'who'>>;
    };
    readonly yes: Table<'recommended' | 'caution' | 'not_recommended', List<string>>;
    readonly gem: Table<'suits' | 'not' | 'cost' | 'why' | 'lordSuits' | 'lordNot', List<Row<'gem' | 'planet' | 'rule'>>>;
    readonly spelling: Table<'better' | 'both' | 'neither' | 'fits' | 'fitsNot' | 'keep' | 'numbers', List<Row<'best' | 'first' | 'name' | 'number' | 'one' | 'other' | 'second'>>>;
    readonly karaka: List<Row<'matter' | 'planet'>>;
    readonly effect: Table<'notNow' | 'for' | 'against' | 'none' | 'planetFor' | 'planetAgainst' | 'planetNone' | 'notNowDhaiya', List<Row<'matter' | 'planet'>>>;
    readonly dosha: {
      readonly weight: Table<'absent' | 'cancelled' | 'mild' | 'eased' | 'counts', List<string>>;
      readonly optional: List<string>;
    };
    readonly married: {
      readonly clear_for: string;
      readonly clear_against: string;
    } & Table<'lord/firm' | 'lord/placed' | 'karaka/firm' | 'occupant/press' | 'varga/firm' | 'varga/strained', Row<'planet'>>;
    readonly awaited: {
      readonly noun: string;
    } & Table<'lord/firm' | 'lord/placed' | 'support/firm' | 'karaka/firm' | 'occupant/help' | 'occupant/press' | 'aspect/help' | 'aspect/press' | 'varga/firm', Row<'planet'>> & Table<'lord/strained' | 'support/strained' | 'karaka/strained' | 'varga/strained', Row<'planet' | 'why'>>;
    readonly options: {
      readonly labels: Table<'keep' | 'sell' | 'buy' | 'rent' | 'keep_vehicle' | 'sell_vehicle' | 'buy_vehicle' | 'go_on' | 'part' | 'run' | 'close' | 'stay' | 'resign' | 'retire' | 'study_on' | 'stop_study' | 'here' | 'put' | 'home' | 'away' | 'together' | 'apart' | 'wait' | 'switch' | 'advance' | 'buy_land' | 'buy_flat' | 'keep_land' | 'keep_flat' | 'sell_land' | 'sell_flat' | 'run_shop' | 'close_shop' | 'private' | 'job' | 'learning' | 'again' | 'politics' | 'administration' | 'medicine' | 'nursing' | 'hotel' | 'sea' | 'engineering' | 'army' | 'police' | 'sport' | 'science' | 'flying' | 'commerce' | 'accounts' | 'writing' | 'online' | 'software' | 'marketing' | 'maths' | 'management' | 'banking' | 'teaching' | 'law' | 'priesthood' | 'economics' | 'acting' | 'music' | 'dance' | 'fashion' | 'tailoring' | 'design' | 'arts' | 'photography' | 'beauty' | 'jewellery' | 'dairy' | 'farming' | 'mining' | 'construction' | 'transport' | 'debt' | 'family' | 'with_one' | 'leave_one' | 'talk' | 'with_partner' | 'by_self' | 'buy_construction' | 'advance_transfer' | 'advance_promotion' | 'pharmacy' | 'stall' | 'grocery' | 'clothes' | 'repair' | 'estate' | 'callcentre' | 'guard' | 'service' | 'save' | 'settle' | 'fight' | 'hand_over' | 'pass_on' | 'with_child' | 'own_home' | 'village' | 'city' | 'shares' | 'fixed' | 'prepare' | 'move_shop' | 'leave_work' | 'kin_trade' | 'child_study' | 'buy_out' | 'sell_firm', string>;
      readonly lead: Table<'clear' | 'leaning' | 'open' | 'level' | 'same' | 'planets' | 'planetsYet' | 'now' | 'notYet' | 'onePlanet' | 'strained' | 'sameNamed' | 'people' | 'none' | 'noneNamed' | 'steps', List<Row<'best' | 'matter' | 'other' | 'planet' | 'rival'>>>;
      readonly changes: Table<'sale' | 'purchase' | 'partners' | 'accounts' | 'offer' | 'study' | 'place' | 'household' | 'other' | 'start' | 'trade' | 'college' | 'later' | 'trust', List<string>>;
      readonly decides: Table<'offers' | 'study' | 'places' | 'people' | 'homes' | 'vehicles' | 'shops' | 'study_work' | 'again' | 'talk' | 'company' | 'going' | 'ways' | 'until' | 'leaving' | 'trip' | 'dispute' | 'hand' | 'nest' | 'elder' | 'earning' | 'risk' | 'lend' | 'entrust' | 'fees' | 'buyout', List<string>>;
      readonly livelihood: Table<'same' | 'other' | 'weak', List<Row<'lord' | 'other' | 'planet'>>>;
      readonly why: {
        readonly level: List<string>;
        readonly behind: List<string>;
      };
      readonly differs: Table<'near' | 'far' | 'steady' | 'risk', List<Row<'planet' | 'rival'>>>;
      readonly reasons: Table<'birth' | 'illness' | 'schooling' | 'alone' | 'debt', List<string>>;
    };
    readonly ranges: {
      readonly year: Row<'year'>;
      readonly until: Row<'until'>;
      readonly span: Row<'from' | 'until'>;
    };
    readonly halves: Table<'from' | 'until' | 'in', List<Row<'year'>>>;
    readonly relation: {
      readonly nouns: Table<'business_partner' | 'in_laws' | 'sister' | 'brother' | 'parents' | 'mother' | 'father' | 'boss' | 'colleague' | 'friend' | 'child' | 'grandchild', string>;
      readonly bond: Row<'kin'>;
      readonly how: Table<'for' | 'mixed' | 'against', List<Row<'kin'>>>;
      readonly will: Table<'for' | 'mixed' | 'against', List<Row<'kin'>>>;
      readonly reason: {
        readonly 'karaka/firm': Row<'kin' | 'planet'>;
        readonly 'karaka/strained': Row<'kin' | 'planet'>;
      } & Table<'lord/firm' | 'lord/placed' | 'lord/strained', Row<'house' | 'kin' | 'planet'>> & Table<'support/firm' | 'support/strained' | 'occupant/help' | 'occupant/press' | 'aspect/help' | 'aspect/press', Row<'house' | 'planet'>>;
      readonly own: List<Row<'kin'>>;
      readonly acts: Table<'family' | 'work' | 'friend' | 'child', List<string>>;
    };
    readonly theirs: {
      readonly read: string;
      readonly readOf: Row<'kin'>;
      readonly readStill: Row<'kin'>;
      readonly suitors: Table<'male' | 'female' | 'none', string>;
      readonly persons: Table<'son' | 'daughter' | 'child' | 'grandson' | 'granddaughter' | 'grandchild' | 'daughters_son' | 'daughters_daughter' | 'brother' | 'sister' | 'cousin' | 'mother' | 'father' | 'parents' | 'grandparent' | 'husband' | 'wife' | 'boyfriend' | 'girlfriend' | 'fiance' | 'friend' | 'daughter_in_law' | 'son_in_law' | 'other', string>;
      readonly sides: Table<'wedding' | 'study' | 'work' | 'money' | 'away' | 'ways' | 'life' | 'posting', string>;
      readonly steps: Table<'wedding' | 'study' | 'work' | 'money' | 'away' | 'ways' | 'life' | 'low' | 'posting', List<string>>;
    };
    readonly distress: {
      readonly steps: Table<'lonely' | 'low' | 'uneasy' | 'stuck', List<string>>;
      readonly company: Row<'line'>;
    };
    readonly remark: {
      readonly owner: Table<'property' | 'debt' | 'other', List<string>>;
      readonly source: List<Row<'house' | 'matter'>>;
      readonly theirs: {
        readonly source: List<Row<'kin' | 'side'>>;
        readonly plain: List<Row<'kin' | 'side'>>;
      };
      readonly avoid: Table<'work' | 'money' | 'love' | 'child' | 'study' | 'health' | 'away' | 'buy' | 'home' | 'inner' | 'bond' | 'time' | 'day', List<string>>;
      readonly told: Table<'plain' | 'tried' | 'waited' | 'blocked', List<string>>;
    } & Table<'doubt' | 'along' | 'agree' | 'custom' | 'missed' | 'blame' | 'unless' | 'unlessBack' | 'unlessChild' | 'noChart' | 'notMe' | 'nod' | 'birth' | 'before' | 'count' | 'both' | 'trial' | 'verdict', List<string>>;
    readonly otherSame: List<Row<'planet' | 'rule'>>;
    readonly stance: {
      readonly should: Table<'for' | 'open' | 'against', Table<'now' | 'soon' | 'far' | 'none', List<Row<'stretch' | 'until'>>>>;
      readonly will: Table<'for' | 'open' | 'against', Table<'now' | 'soon' | 'far' | 'none', List<Row<'stretch' | 'until'>>>>;
      readonly inRange: List<Row<'stretch'>>;
      readonly easier: List<Row<'stretch'>>;
      readonly outside: {
        readonly should: List<string>;
        readonly will: List<string>;
      };
      readonly timeAlone: List<string>;
      readonly then: List<Row<'matter' | 'stretch'>>;
    };
  } & Table<'worry' | 'examples' | 'despite', List<string>>;
  readonly 'astrologer/safety': {
    readonly crisis: Row<'emergency' | 'line'>;
    readonly emergency: Row<'ambulance'>;
    readonly minor: Row<'child'>;
  } & Table<'death' | 'illness' | 'unborn' | 'gambling' | 'crime' | 'curse' | 'secret', string>;
  readonly 'astrologer/statements': {
    readonly months: List<string>;
    readonly ordinals: List<string>;
    readonly date: Row<'day' | 'month' | 'year'>;
    readonly lordOf: Row<'house'>;
    readonly sign: Table<'D1' | 'D9' | 'transit', Row<'point' | 'sign'>>;
    readonly ascendant: {
      readonly D1: Row<'sign'>;
      readonly D9: Row<'sign'>;
    };
    readonly transitStar: Row<'point' | 'star'>;
    readonly onDate: Row<'date' | 'statement'>;
    readonly star: Row<'pada' | 'point' | 'star'>;
    readonly degree: Row<'degree' | 'point'>;
    readonly lord: Row<'house' | 'planet'>;
    readonly houseSign: Row<'house' | 'sign'>;
    readonly conjunction: {
      readonly yes: Row<'other' | 'point'>;
      readonly no: Row<'other' | 'point'>;
    };
    readonly aspectOnPoint: {
      readonly yes: Row<'other' | 'point'>;
      readonly no: Row<'other' | 'point'>;
    };
    readonly aspect: {
      readonly yes: Row<'house' | 'point'>;
      readonly no: Row<'house' | 'point'>;
    };
    readonly motion: {
      readonly retrograde: Row<'point'>;
      readonly direct: Row<'point'>;
    };
    readonly combust: {
      readonly yes: Row<'point'>;
      readonly no: Row<'point'>;
    };
    readonly dignity: Table<'exalted' | 'moolatrikona' | 'own' | 'great_friend' | 'friend' | 'neutral' | 'enemy' | 'great_enemy' | 'debilitated', Row<'point'>>;
    readonly navamsaDignity: Row<'point' | 'sign'>;
    readonly strength: Row<'point' | 'rank'>;
    readonly period: Row<'end' | 'lords' | 'start'>;
    readonly noPeriod: Row<'lords'>;
    readonly yoga: {
      readonly yes: Row<'yoga'>;
      readonly no: Row<'yoga'>;
    };
    readonly dosha: {
      readonly yes: Row<'dosha'>;
      readonly no: Row<'dosha'>;
    };
    readonly vara: {
      readonly same: Row<'weekday'>;
      readonly differs: Row<'civil' | 'weekday'>;
    };
    readonly tithi: Row<'tithi'>;
    readonly nityaYoga: Row<'yoga'>;
    readonly karana: Row<'karana'>;
    readonly houseCount: {
      readonly none: Row<'house'>;
      readonly some: Row<'house' | 'planets'>;
    };
    readonly signCount: {
      readonly none: Row<'sign'>;
      readonly some: Row<'planets' | 'sign'>;
    };
    readonly np: {
      readonly house: Row<'house' | 'planet'>;
      readonly lord: Row<'house' | 'planet'>;
      readonly sign: Row<'planet' | 'sign'>;
    };
    readonly stop: string;
  } & Table<'house' | 'navamsaHouse' | 'transitHouse', Table<'lagna' | 'moon' | 'sun', Row<'house' | 'point'>>>;
  readonly avakahada: {
    readonly varnas: Table<'brahmin' | 'kshatriya' | 'vaishya' | 'shudra', string>;
    readonly vashyas: Table<'chatushpada' | 'manava' | 'jalachara' | 'vanachara' | 'keeta', string>;
    readonly yonis: Table<'horse' | 'elephant' | 'sheep' | 'serpent' | 'dog' | 'cat' | 'rat' | 'cow' | 'buffalo' | 'tiger' | 'deer' | 'monkey' | 'mongoose' | 'lion', string>;
    readonly sexes: {
      readonly male: string;
      readonly female: string;
    };
    readonly ganas: Table<'deva' | 'manushya' | 'rakshasa', string>;
    readonly nadis: Table<'adi' | 'madhya' | 'antya', string>;
    readonly tatvas: Table<'fire' | 'earth' | 'air' | 'water', string>;
    readonly payas: Table<'gold' | 'silver' | 'copper' | 'iron', string>;
    readonly yunjas: Table<'purva' | 'madhya' | 'antya', string>;
    readonly tithiGroups: Table<'nanda' | 'bhadra' | 'jaya' | 'rikta' | 'purna', string>;
  };
  readonly 'birth-window': {
    readonly met: Table<'gandmool' | 'vishti' | 'lagna_lord' | 'benefics' | 'malefics' | 'moon' | 'lagna_edge' | 'rikta' | 'amavasya' | 'sankranti' | 'eclipse', string>;
    readonly unmet: Table<'gandmool' | 'vishti' | 'lagna_lord' | 'benefics' | 'malefics' | 'moon' | 'lagna_edge' | 'rikta' | 'amavasya' | 'sankranti' | 'eclipse', string>;
    readonly notice: string;
  };
  readonly chart: {
    readonly dignities: Table<'exalted' | 'moolatrikona' | 'own' | 'great_friend' | 'friend' | 'neutral' | 'enemy' | 'great_enemy' | 'debilitated', string>;
    readonly relations: Table<'great_friend' | 'friend' | 'neutral' | 'enemy' | 'great_enemy', string>;
    readonly motions: Table<'direct' | 'retrograde' | 'stationary', string>;
    readonly lagnas: Table<'arudha_lagna' | 'hora_lagna' | 'ghati_lagna', string>;
    readonly divisions: Table<'sign' | 'nakshatra' | 'navamsa', string>;
    readonly vargas: Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 16 | 20 | 24 | 27 | 30 | 40 | 45 | 60 | 81 | 108 | 144, string>;
    readonly facts: Table<'sign' | 'nakshatra' | 'pada' | 'navamsa' | 'house' | 'retrograde' | 'combust' | 'maha' | 'antar', string>;
    readonly otherFacts: Table<'karakamsa' | 'first_lord' | 'no_periods', string>;
    readonly single: Table<'midheaven' | 'yes' | 'no', string>;
    readonly relocated: string;
    readonly schools: {
      readonly modern: string;
    };
  };
  readonly 'civil-months': List<string>;
  readonly conditions: Table<'planet_in_kendra_from_lagna' | 'planet_in_kendra_from_moon' | 'planet_with_moon' | 'moon_in_kendra' | 'moon_aspected_by_jupiter' | 'jupiter_with_or_aspecting_moon' | 'harmless_pada' | 'cancelled' | 'own_or_exalted_sign' | 'leo_or_aquarius' | 'harmless_sign_of_house' | 'jupiter_or_venus' | 'with_moon' | 'with_jupiter' | 'yogakaraka_lagna' | 'combust_or_retrograde' | 'saturn_of_partner' | 'both_manglik' | 'age_over_28' | 'from_lagna' | 'from_moon' | 'from_venus' | 'six_within' | 'seven_within' | 'rising' | 'peak' | 'setting' | 'fourth_from_moon' | 'eighth_from_moon' | 'luminary_with_node' | 'sun_with_or_aspected_by_saturn' | 'ninth_house_afflicted' | 'ninth_lord_fallen' | 'node_in_ninth' | 'jupiter_rahu' | 'jupiter_ketu' | 'sun_with_node' | 'moon_with_node' | 'saturn_rahu' | 'saturn_aspects_rahu' | 'mars_rahu' | 'mars_ketu' | 'mars_saturn' | 'moon_with_saturn' | 'mutual_aspect' | 'exchange' | 'moon_under_saturn' | 'ganda_star' | 'strongest_pada' | 'two_ghatis' | 'kemadruma' | 'daridra_1' | 'daridra_2' | 'daridra_3' | 'shakata' | 'sun' | 'mars' | 'saturn' | 'rahu' | 'ketu' | 'amavasya_birth' | 'krishna_chaturdashi_birth' | 'vishti_birth' | 'vyatipata_birth' | 'vaidhriti_birth' | 'sankranti_birth' | 'eclipse_birth' | 'dispositor_in_kendra' | 'exaltation_lord_in_kendra' | 'exalted_here_in_kendra' | 'dispositor_joins_or_aspects' | 'exalted_in_navamsa' | 'retrograde', string>;
  readonly dasha: {
    readonly systems: Table<'vimshottari' | 'yogini' | 'chara' | 'ashtottari' | 'shodashottari' | 'dwadashottari' | 'panchottari' | 'shatabdika' | 'chaturashiti' | 'dwisaptati' | 'shashtihayani' | 'shattrimsha' | 'kalachakra' | 'narayana' | 'sudasa' | 'kendradi_rashi' | 'shoola' | 'niryana_shoola' | 'sthira' | 'mandooka' | 'trikona' | 'yogardha' | 'chakra' | 'tithi_ashtottari' | 'tithi_yogini' | 'yoga_vimshottari' | 'karana_chaturashiti' | 'naisargika' | 'tara' | 'kala', string>;
    readonly directions: {
      readonly direct: string;
      readonly reverse: string;
    };
    readonly yoginis: Table<'mangala' | 'pingala' | 'dhanya' | 'bhramari' | 'bhadrika' | 'ulka' | 'siddha' | 'sankata', string>;
    readonly lengths: {
      readonly balance: Row<'days' | 'months' | 'years'>;
    };
    readonly strengthRules: Table<'planets' | 'aspects' | 'exalted' | 'modality' | 'lord_parity' | 'lord_degrees', string>;
    readonly exceptions: {
      readonly saturn: string;
      readonly ketu: string;
    };
    readonly conditions: Table<'ashtottari' | 'ashtottari_paksha' | 'shodashottari' | 'dwadashottari' | 'panchottari' | 'shatabdika' | 'chaturashiti' | 'dwisaptati' | 'shashtihayani' | 'shattrimsha', string>;
    readonly facts: Table<'rahu_house' | 'rahu_from_lagna_lord' | 'birth' | 'paksha' | 'lagna_hora' | 'lagna_sign' | 'lagna_navamsa' | 'lagna_dwadasamsa' | 'tenth_lord_house' | 'lagna_lord_house' | 'seventh_lord_house' | 'sun_house', string>;
    readonly factForms: {
      readonly house: Row<'house'>;
    };
    readonly factValues: Table<'day' | 'night' | 'shukla' | 'krishna' | 'sun' | 'moon', string>;
    readonly groups: Table<'savya_a' | 'savya_b' | 'apasavya_a' | 'apasavya_b', string>;
    readonly gatis: Table<'mandooka' | 'markata' | 'simhavalokana', string>;
    readonly taras: Table<'janma' | 'sampat' | 'vipat' | 'kshema' | 'pratyari' | 'sadhaka' | 'naidhana' | 'mitra' | 'parama_mitra', string>;
    readonly portions: Table<'dawn' | 'day' | 'dusk' | 'night', string>;
    readonly references: Table<'lagna' | 'moon' | 'sun', string>;
    readonly limbs: Table<'tithi' | 'yoga' | 'karana', string>;
    readonly units: Table<'year' | 'month' | 'day', string>;
  };
  readonly day: {
    readonly adverse: Table<'rahu_kala' | 'yamaganda' | 'gulika_kala' | 'dur_muhurta' | 'varjya' | 'bhadra' | 'aadal' | 'vidaal' | 'kulika' | 'kalavela' | 'yamaghanta' | 'kantaka' | 'dagdha' | 'nitya_yoga' | 'panchaka' | 'vinchudo' | 'gandmool', string>;
    readonly auspicious: Table<'brahma_muhurta' | 'pratah_sandhya' | 'abhijit' | 'vijaya' | 'godhuli' | 'sayahna_sandhya' | 'nishita' | 'madhyahna_sandhya' | 'amrita_kala', string>;
    readonly grades: Table<'good' | 'neutral' | 'bad' | 'excellent' | 'acceptable' | 'low' | 'vetoed', string>;
    readonly directions: Table<'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw', string>;
    readonly dwellings: Table<'earth' | 'sky' | 'patala' | 'cremation_ground' | 'kailasa' | 'with_gauri' | 'on_nandi' | 'assembly' | 'dining' | 'play', string>;
    readonly eras: Table<'shaka' | 'vikram' | 'vikram_kartikadi' | 'kali' | 'samvatsara_south' | 'samvatsara_north' | 'national' | 'kollam' | 'bengali', string>;
  };
  readonly 'day-wheel': {
    readonly kala: Table<'rahu_kala' | 'yamaganda' | 'gulika_kala', List<string>>;
  } & Table<'hora' | 'choghadiya' | 'sunrise' | 'sunset' | 'sunUp' | 'sunDown', string>;
  readonly difference: {
    readonly slips: Table<'clock_hour_ahead' | 'clock_hour_behind' | 'local_mean_time' | 'zone_of_coordinates' | 'am_pm' | 'next_day' | 'previous_day' | 'day_month_exchanged' | 'longitude_sign', string>;
    readonly settings: {
      readonly ayanamsa: Row<'name'>;
      readonly own_ayanamsa: Row<'degrees'>;
      readonly node: {
        readonly mean: string;
        readonly true: string;
      };
      readonly observer: {
        readonly geocentric: string;
        readonly topocentric: string;
      };
      readonly positions: {
        readonly apparent: string;
        readonly geometric: string;
      };
      readonly year_length: Row<'days'>;
      readonly and: string;
    };
    readonly units: Table<'arcminute' | 'minute' | 'day', string>;
    readonly houseSystems: Table<'whole_sign' | 'equal' | 'equal_mid' | 'sripati' | 'porphyry' | 'placidus' | 'koch' | 'campanus' | 'regiomontanus' | 'alcabitius' | 'topocentric', string>;
    readonly seeds: Table<'moon' | 'lagna' | 'sun' | 'kshema' | 'utpanna' | 'adhana', string>;
    readonly sunrises: Table<'apparent' | 'center' | 'hindu' | 'observer', string>;
    readonly verdicts: {
      readonly same: Row<'count'>;
      readonly settings: Row<'count' | 'settings'>;
      readonly slip: Row<'count' | 'slip'>;
      readonly slip_and_settings: Row<'count' | 'settings' | 'slip'>;
      readonly partly: Row<'count' | 'fits'>;
      readonly partly_settings: Row<'count' | 'fits' | 'settings'>;
      readonly partly_slip: Row<'count' | 'fits' | 'slip'>;
    } & Table<'one_value' | 'none' | 'unexplained' | 'unexplained_one', string>;
    readonly distance: {
      readonly own: Row<'what'>;
      readonly best: Row<'what'>;
      readonly on: Row<'arc' | 'name'>;
      readonly back: Row<'arc' | 'name'>;
      readonly on_later: Row<'arc' | 'name' | 'time'>;
      readonly back_earlier: Row<'arc' | 'name' | 'time'>;
      readonly larger: Row<'arc'>;
      readonly smaller: Row<'arc'>;
      readonly later: Row<'name' | 'time'>;
      readonly earlier: Row<'name' | 'time'>;
      readonly hours: Row<'h' | 'm'>;
      readonly minutes: Row<'m'>;
      readonly seconds: Row<'s'>;
    };
    readonly subjects: {
      readonly cusp: Row<'house'>;
    } & Table<'ascendant' | 'mc' | 'tithi_end' | 'sunrise' | 'sunset', string>;
    readonly next: {
      readonly send: Row<'list'>;
    } & Table<'check' | 'moon' | 'sun' | 'ascendant', string>;
  };
  readonly doshas: {
    readonly doshaNames: Table<'manglik' | 'kaal_sarp' | 'sade_sati' | 'dhaiya' | 'pitra' | 'guru_chandal' | 'grahan' | 'shrapit' | 'angarak' | 'vish' | 'gandmool' | 'abhukta_mula' | 'kemadruma' | 'daridra' | 'shakata' | 'kalatra' | 'ghatak' | 'amavasya_birth' | 'krishna_chaturdashi_birth' | 'vishti_birth' | 'vyatipata_birth' | 'vaidhriti_birth' | 'sankranti_birth' | 'eclipse_birth', string>;
    readonly kaalSarpNames: Table<'anant' | 'kulik' | 'vasuki' | 'shankhpal' | 'padma' | 'mahapadma' | 'takshak' | 'karkotak' | 'shankhachur' | 'ghatak' | 'vishdhar' | 'sheshnag', string>;
    readonly grades: Table<'none' | 'mild' | 'moderate' | 'strong', string>;
    readonly extents: Table<'none' | 'partial' | 'full', string>;
    readonly directions: {
      readonly ascending: string;
      readonly descending: string;
    };
    readonly phases: Table<'rising' | 'peak' | 'setting', string>;
    readonly references: Table<'lagna' | 'moon' | 'venus', string>;
    readonly notes: {
      readonly noted: string;
    };
  };
  readonly drawing: {
    readonly planets: Table<'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu' | 'ketu' | 'ascendant', {
      readonly name: string;
      readonly short: string;
    }>;
    readonly signs: Table<'aries' | 'taurus' | 'gemini' | 'cancer' | 'leo' | 'virgo' | 'libra' | 'scorpio' | 'sagittarius' | 'capricorn' | 'aquarius' | 'pisces', string>;
    readonly stars: Table<'ashwini' | 'bharani' | 'krittika' | 'rohini' | 'mrigashira' | 'ardra' | 'punarvasu' | 'pushya' | 'ashlesha' | 'magha' | 'purva_phalguni' | 'uttara_phalguni' | 'hasta' | 'chitra' | 'swati' | 'vishakha' | 'anuradha' | 'jyeshtha' | 'mula' | 'purva_ashadha' | 'uttara_ashadha' | 'shravana' | 'dhanishta' | 'shatabhisha' | 'purva_bhadrapada' | 'uttara_bhadrapada' | 'revati', string>;
    readonly titles: Table<'rashi' | 'navamsa' | 'sarvashtakavarga' | 'ashtakavarga' | 'sudarshana' | 'transits' | 'vimshottari' | 'chalit' | 'year' | 'birth' | 'groom' | 'bride' | 'shadbala' | 'bhava_bala' | 'guna_milan' | 'sarvatobhadra', string>;
    readonly angas: Table<'tithi' | 'nakshatra' | 'yoga', string>;
  } & Table<'house' | 'retrograde' | 'combust' | 'exalted' | 'debilitated' | 'vargottama' | 'sandhi' | 'empty' | 'retrogradeMark' | 'combustMark', string>;
  readonly 'error-page': {
    readonly plain: Table<'VALIDATION_FAILED' | 'RESOURCE_NOT_FOUND' | 'PLACE_NOT_FOUND' | 'PLACE_AMBIGUOUS' | 'TIME_NONEXISTENT' | 'TIME_AMBIGUOUS', {
      readonly title: string;
      readonly fix: string;
    }>;
  } & Table<'home' | 'docs' | 'account' | 'navigation' | 'request', string>;
  readonly errors: Table<'INVALID_JSON' | 'VALIDATION_FAILED' | 'INPUT_CONFLICT' | 'KEY_INVALID' | 'SESSION_INVALID' | 'CODE_INVALID' | 'CREDITS_EXHAUSTED' | 'SPEND_CAP_REACHED' | 'KEY_DISABLED' | 'KEY_EXPIRED' | 'SCOPE_MISSING' | 'DOMAIN_NOT_ALLOWED' | 'IP_NOT_ALLOWED' | 'ORIGIN_NOT_ALLOWED' | 'QUERY_KEY_OFF' | 'PLAN_REQUIRED' | 'FEATURE_NOT_ENABLED' | 'FORBIDDEN' | 'ENDPOINT_NOT_FOUND' | 'RESOURCE_NOT_FOUND' | 'UNKNOWN_VARIANT' | 'METHOD_NOT_ALLOWED' | 'IDEMPOTENCY_CONFLICT' | 'IDEMPOTENCY_IN_PROGRESS' | 'STATE_CONFLICT' | 'REPORT_EXPIRED' | 'BODY_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'EPHEMERIS_RANGE' | 'TIME_NONEXISTENT' | 'LANGUAGE_NOT_HERE' | 'TIME_AMBIGUOUS' | 'ZONE_UNRESOLVED' | 'PLACE_NOT_FOUND' | 'PLACE_AMBIGUOUS' | 'HOUSES_UNDEFINED' | 'BIRTH_TIME_REQUIRED' | 'NAME_NOT_READ' | 'NOT_FROM_A_CHART' | 'UNVERIFIED_ANSWER' | 'RATE_LIMITED' | 'CONCURRENCY_LIMITED' | 'INTERNAL' | 'OVERLOADED' | 'MODEL_UNAVAILABLE' | 'TIMED_OUT', {
    readonly title: string;
    readonly fix: string;
  }>;
  readonly explain: {
    readonly kinds: {
      readonly moon_in_share: Row<'w0'>;
      readonly in_houses_from: Row<'a' | 'b' | 'wants'>;
      readonly in_varga_sign_of: Row<'a' | 'w0' | 'w1'>;
      readonly near_degree: Row<'a' | 'w0' | 'w1'>;
    } & Table<'lagna_of_mode' | 'lagna_of_parity' | 'lagna_in' | 'moon_in_stars' | 'born_by' | 'of_gender' | 'gulika_in' | 'outside_nodes' | 'untainted' | 'fill' | 'in_so_many_signs', Row<'wants'>> & Table<'tithi_from' | 'moon_in_pada' | 'houses_exchange', Row<'w0' | 'w1'>> & Table<'dignified' | 'exalted' | 'in_own_sign' | 'in_moolatrikona' | 'debilitated' | 'in_friend_sign' | 'in_great_friend_sign' | 'strong' | 'combust' | 'retrograde' | 'benefic' | 'fall_raised' | 'in_indu_lagna', Row<'a'>> & Table<'owns' | 'in_houses' | 'in_signs' | 'in_signs_of_mode' | 'in_signs_of_parity' | 'aspects_house', Row<'a' | 'wants'>> & Table<'same_planet' | 'in_kendra_from' | 'conjunct' | 'aspects' | 'aspect_each_other' | 'exchange_signs' | 'related' | 'joined_or_aspected', Row<'a' | 'b'>>;
    readonly groups: Table<'all' | 'any' | 'one_or_more' | 'at_least_of' | 'not' | 'option' | 'every' | 'none' | 'at_least' | 'names', string>;
    readonly nots: {
      readonly in_houses: Row<'a' | 'wants'>;
      readonly owns: Row<'a' | 'wants'>;
      readonly same_planet: Row<'a' | 'b'>;
    } & Table<'combust' | 'debilitated' | 'benefic', Row<'a'>>;
    readonly none: {
      readonly of: Row<'list'>;
      readonly text: Row<'text'>;
    };
    readonly counted: {
      readonly from: Row<'a' | 'list' | 'wants'>;
      readonly ascendant: string;
    };
    readonly observations: Table<'house' | 'house_from' | 'sign' | 'dignity' | 'combust' | 'retrograde' | 'benefic' | 'lordship' | 'dispositor' | 'degree' | 'tithi' | 'star' | 'pada' | 'share' | 'born' | 'gender' | 'gulika_house' | 'raised_by' | 'signs_occupied' | 'outside', string>;
    readonly values: Table<'movable' | 'fixed' | 'dual' | 'odd' | 'even' | 'day' | 'night' | 'male' | 'female' | 'other' | 'yes' | 'no' | 'unknown' | 'nothing' | 'or', string>;
    readonly roles: {
      readonly lord: Row<'house' | 'planet'>;
    };
    readonly named: {
      readonly sun: string;
      readonly moon: string;
    };
    readonly undone: Row<'count'>;
    readonly where: {
      readonly in: Row<'house'>;
      readonly from: Row<'house'>;
    };
  };
  readonly festivals: {
    readonly festivals: Table<'ugadi' | 'gudi_padwa' | 'chaitra_navratri' | 'gangaur' | 'yamuna_chhath' | 'rama_navami' | 'mahavir_jayanti' | 'hanuman_janmotsava' | 'akshaya_tritiya' | 'parashurama_jayanti' | 'ganga_saptami' | 'sita_navami' | 'narasimha_jayanti' | 'kurma_jayanti' | 'buddha_purnima' | 'vat_savitri_vrat' | 'shani_jayanti' | 'ganga_dussehra' | 'vat_purnima' | 'rath_yatra' | 'guru_purnima' | 'hariyali_teej' | 'nag_panchami' | 'varalakshmi_vrat' | 'raksha_bandhan' | 'avani_avittam' | 'kajari_teej' | 'bahula_chauth' | 'hal_shashthi' | 'janmashtami' | 'janmashtami_vaishnava' | 'hartalika_teej' | 'ganesh_chaturthi' | 'rishi_panchami' | 'radha_ashtami' | 'vamana_jayanti' | 'anant_chaturdashi' | 'pitru_paksha_begins' | 'sarva_pitru_amavasya' | 'sharad_navratri' | 'durga_puja_saptami' | 'durga_ashtami' | 'maha_navami' | 'vijayadashami' | 'sharad_purnima' | 'kojagara_puja' | 'karwa_chauth' | 'ahoi_ashtami' | 'govatsa_dwadashi' | 'dhanteras' | 'naraka_chaturdashi' | 'diwali' | 'kali_puja' | 'govardhan_puja' | 'gujarati_new_year' | 'bhai_dooj' | 'skanda_shashthi' | 'chhath_puja' | 'gopashtami' | 'akshaya_navami' | 'tulsi_vivah' | 'vaikuntha_chaturdashi' | 'dev_diwali' | 'kartika_purnima' | 'guru_nanak_jayanti' | 'kala_bhairava_jayanti' | 'vivah_panchami' | 'dattatreya_jayanti' | 'sakat_chauth' | 'mauni_amavasya' | 'vasant_panchami' | 'ratha_saptami' | 'bhishma_ashtami' | 'magha_purnima' | 'maha_shivaratri' | 'holika_dahan' | 'holi' | 'sheetala_ashtami' | 'lohri' | 'makar_sankranti' | 'bhogi' | 'pongal' | 'mattu_pongal' | 'baisakhi' | 'pana_sankranti' | 'puthandu' | 'vishu' | 'pohela_boishakh' | 'vishwakarma_puja' | 'onam' | 'karthigai_deepam' | 'arudra_darshan' | 'thai_pusam' | 'masi_magam' | 'panguni_uthiram' | 'vaikuntha_ekadashi' | 'kamada_ekadashi' | 'varuthini_ekadashi' | 'mohini_ekadashi' | 'apara_ekadashi' | 'nirjala_ekadashi' | 'yogini_ekadashi' | 'devshayani_ekadashi' | 'kamika_ekadashi' | 'shravana_putrada_ekadashi' | 'aja_ekadashi' | 'parivartini_ekadashi' | 'indira_ekadashi' | 'papankusha_ekadashi' | 'rama_ekadashi' | 'devutthana_ekadashi' | 'utpanna_ekadashi' | 'mokshada_ekadashi' | 'saphala_ekadashi' | 'pausha_putrada_ekadashi' | 'shattila_ekadashi' | 'jaya_ekadashi' | 'vijaya_ekadashi' | 'amalaki_ekadashi' | 'papamochani_ekadashi' | 'padmini_ekadashi' | 'parama_ekadashi' | 'gita_jayanti' | 'jamai_shashthi' | 'bilva_nimantran' | 'maha_shashthi' | 'nabapatrika_saptami' | 'durga_dashami_bengal' | 'kojagari_lakshmi_puja' | 'bhai_phonta' | 'jagaddhatri_puja' | 'dol_purnima' | 'manasa_puja' | 'chandan_yatra' | 'sitalsasthi' | 'snana_purnima' | 'bahuda_yatra' | 'nuakhai' | 'kumar_purnima' | 'boita_bandana' | 'prathamastami' | 'raja_pahili' | 'raja_sankranti' | 'raja_basi' | 'chithirai_pournami' | 'vaikasi_visakam' | 'aani_thirumanjanam' | 'aadi_perukku' | 'aadi_krittika' | 'aadi_pooram' | 'aadi_amavasai' | 'ayudha_puja' | 'hanumath_jayanthi_tamil' | 'thai_amavasai' | 'kaanum_pongal' | 'karadaiyan_nonbu' | 'thrissur_pooram' | 'karkidaka_vavu' | 'vidyarambham_kerala' | 'mandala_kalam_begins' | 'guruvayur_ekadashi' | 'thiruvathira' | 'makaravilakku' | 'attukal_pongala' | 'narali_purnima' | 'dahi_handi' | 'bail_pola' | 'jyeshtha_gauri_avahana' | 'jyeshtha_gauri_pujan' | 'jyeshtha_gauri_visarjan' | 'champa_shashthi' | 'rang_panchami' | 'gauri_vrat_begins' | 'jaya_parvati_begins' | 'divaso_hariyali_amavasya' | 'randhan_chhath' | 'shitala_satam' | 'kali_chaudas' | 'labh_pancham' | 'vallabhacharya_jayanti' | 'matsya_jayanti' | 'adi_shankaracharya_jayanti' | 'maharana_pratap_jayanti' | 'mahesh_navami' | 'kabir_jayanti' | 'tulsidas_jayanti' | 'valmiki_jayanti' | 'shakambhari_purnima' | 'guru_ravidas_jayanti' | 'dayanand_saraswati_jayanti' | 'bathukamma_begins' | 'bonalu' | 'bohag_bihu_goru' | 'bohag_bihu_manuh' | 'kati_bihu' | 'uruka' | 'magh_bihu' | 'ambubachi' | 'ambubachi_nivritti' | 'nepali_new_year' | 'janai_purnima' | 'gai_jatra' | 'indra_jatra' | 'fulpati' | 'vijaya_dashami_tika' | 'kukur_tihar' | 'gai_tihar' | 'mha_puja' | 'bhai_tika' | 'bala_chaturdashi' | 'yomari_punhi' | 'tamu_lhosar' | 'maghe_sankranti' | 'sonam_lhosar' | 'ghode_jatra' | 'ayambil_oli_chaitra' | 'paryushana_begins_shvetambara' | 'samvatsari_murtipujak' | 'samvatsari_sthanakvasi' | 'das_lakshana_begins' | 'kshamavani' | 'ayambil_oli_ashvina' | 'mahavira_nirvana' | 'jnana_panchami' | 'mauna_ekadashi' | 'parshvanatha_jayanti' | 'dhamma_chakra_day' | 'pavarana' | 'magha_puja' | 'ambedkar_jayanti' | 'dhammachakra_pravartan' | 'bandi_chhor' | 'hola_mohalla' | 'parkash_guru_gobind_singh' | 'maghi' | 'parkash_guru_har_rai' | 'nanakshahi_new_year' | 'gurgaddi_guru_har_rai' | 'khalsa_sajna' | 'parkash_guru_angad' | 'parkash_guru_tegh_bahadur' | 'parkash_guru_arjan' | 'parkash_guru_amar_das' | 'gurgaddi_guru_hargobind' | 'shaheedi_guru_arjan' | 'parkash_guru_hargobind' | 'parkash_guru_harkrishan' | 'first_parkash_granth_sahib' | 'parkash_guru_ram_das' | 'gurgaddi_granth_sahib' | 'shaheedi_guru_tegh_bahadur' | 'elder_sahibzade' | 'younger_sahibzade', string>;
    readonly vrats: Table<'vinayaka_chaturthi' | 'skanda_shashthi_vrat' | 'masik_durgashtami' | 'pradosh_vrat' | 'purnima_vrat' | 'sankashti_chaturthi' | 'kalashtami' | 'masik_shivaratri' | 'amavasya' | 'ravi_pradosh' | 'soma_pradosh' | 'bhauma_pradosh' | 'budha_pradosh' | 'guru_pradosh' | 'shukra_pradosh' | 'shani_pradosh' | 'angaraki_chaturthi' | 'somvati_amavasya' | 'shani_amavasya' | 'chandra_darshan', string>;
    readonly eclipses: {
      readonly solar_eclipse: string;
      readonly lunar_eclipse: string;
    };
    readonly sankrantis: Table<'mesha_sankranti' | 'vrishabha_sankranti' | 'mithuna_sankranti' | 'karka_sankranti' | 'simha_sankranti' | 'kanya_sankranti' | 'tula_sankranti' | 'vrishchika_sankranti' | 'dhanu_sankranti' | 'makara_sankranti' | 'kumbha_sankranti' | 'meena_sankranti', string>;
    readonly solarMonths: {
      readonly tamil: Table<'chithirai' | 'vaikasi' | 'aani' | 'aadi' | 'aavani' | 'purattasi' | 'aippasi' | 'karthigai' | 'margazhi' | 'thai' | 'maasi' | 'panguni', string>;
      readonly malayalam: Table<'medam' | 'edavam' | 'mithunam' | 'karkidakam' | 'chingam' | 'kanni' | 'thulam' | 'vrischikam' | 'dhanu' | 'makaram' | 'kumbham' | 'meenam', string>;
      readonly bengali: Table<'boishakh' | 'joishtho' | 'asharh' | 'srabon' | 'bhadro' | 'ashwin' | 'kartik' | 'ogrohayon' | 'poush' | 'magh' | 'falgun' | 'choitro', string>;
      readonly odia: Table<'baisakha' | 'jyestha' | 'asadha' | 'srabana' | 'bhadraba' | 'aswina' | 'kartika' | 'margasira' | 'pausa' | 'magha' | 'phalguna' | 'chaitra', string>;
      readonly punjab: Table<'vaisakh' | 'jeth' | 'harh' | 'savan' | 'bhadon' | 'assu' | 'katak' | 'maghar' | 'poh' | 'magh' | 'phagun' | 'chet', string>;
      readonly nanakshahi: Table<'vaisakh' | 'jeth' | 'harh' | 'savan' | 'bhadon' | 'assu' | 'katak' | 'maghar' | 'poh' | 'magh' | 'phagun' | 'chet', string>;
      readonly assam: Table<'bohag' | 'jeth' | 'ahar' | 'saon' | 'bhado' | 'ahin' | 'kati' | 'aghon' | 'puh' | 'magh' | 'phagun' | 'sot', string>;
      readonly nepali: Table<'baishakh' | 'jestha' | 'asar' | 'saun' | 'bhadau' | 'asoj' | 'kartik' | 'mangsir' | 'poush' | 'magh' | 'phagun' | 'chait', string>;
      readonly national: Table<'chaitra' | 'vaisakha' | 'jyaistha' | 'asadha' | 'sravana' | 'bhadra' | 'asvina' | 'kartika' | 'agrahayana' | 'pausa' | 'magha' | 'phalguna', string>;
    };
    readonly windows: Table<'arunodaya' | 'udaya' | 'pratah' | 'purvahna' | 'forenoon' | 'madhyahna' | 'aparahna' | 'sayahna' | 'day' | 'sunset' | 'pradosha' | 'moonrise' | 'nishita' | 'night', string>;
    readonly choices: Table<'first' | 'second' | 'larger' | 'begins' | 'sunrise' | 'bhadra_over' | 'next_pradosha' | 'bhadra_puchha' | 'three_muhurtas' | 'too_short' | 'one_ghati' | 'star_joins' | 'navami_sunrise' | 'full_moon' | 'friday' | 'ghati_at_dusk' | 'begins_by_madhyahna' | 'begins_late' | 'day_before_saptami', string>;
    readonly ekadashiCases: Table<'plain' | 'no_sunrise' | 'dwadashi_lost' | 'dashami_at_dawn' | 'dwadashi_doubled' | 'two_sunrises' | 'two_sunrises_dwadashi_lost', string>;
    readonly sankrantiRules: Table<'observed' | 'civil_day' | 'before_noon' | 'vedic_day' | 'tamil' | 'bengali' | 'first_sunrise' | 'vakya' | 'surya', string>;
    readonly sentences: {
      readonly tithi: Row<'choice' | 'what' | 'window'>;
      readonly star: Row<'choice' | 'sign' | 'what' | 'window'>;
      readonly sankranti: Row<'rule' | 'what'>;
      readonly ekadashi: Row<'rule' | 'what'>;
      readonly day_before: Row<'rule'>;
      readonly day_after: Row<'rule'>;
      readonly lunar_star: Row<'choice' | 'month' | 'what'>;
      readonly weekday: Row<'month' | 'weekday'>;
      readonly solar_day: Row<'day' | 'month'>;
      readonly last_solar_day: Row<'month'>;
      readonly sun: Row<'degrees' | 'sign'>;
      readonly date: string;
      readonly crescent: string;
      readonly days_before: Row<'days' | 'rule'>;
      readonly days_after: Row<'days' | 'rule'>;
    };
  };
  readonly gems: Table<'ruby' | 'pearl' | 'red_coral' | 'emerald' | 'yellow_sapphire' | 'diamond' | 'blue_sapphire' | 'hessonite' | 'cats_eye', string>;
  readonly guides: {
    readonly authentication: Table<'send' | 'kinds' | 'narrow' | 'ask', {
      readonly title: string;
      readonly text: List<string>;
    }>;
    readonly idempotency: {
      readonly why: {
        readonly title: string;
        readonly text: List<string>;
      };
      readonly rules: {
        readonly title: string;
        readonly text: List<string>;
      };
    };
    readonly limits: Table<'credits' | 'rate' | 'sizes' | 'ask', {
      readonly title: string;
      readonly text: List<string>;
    }>;
    readonly retries: Table<'shape' | 'again' | 'timeouts', {
      readonly title: string;
      readonly text: List<string>;
    }>;
    readonly versioning: Table<'promise' | 'notice' | 'log', {
      readonly title: string;
      readonly text: List<string>;
    }>;
    readonly webhooks: Table<'order' | 'check' | 'answer', {
      readonly title: string;
      readonly text: List<string>;
    }>;
    readonly places: Table<'where' | 'when' | 'unknown' | 'days', {
      readonly title: string;
      readonly text: List<string>;
    }>;
    readonly method: {
      readonly against: {
        readonly title: string;
        readonly text: List<string>;
      };
      readonly repeat: {
        readonly title: string;
        readonly text: List<string>;
      };
    };
    readonly settings: Table<'defaults' | 'schools' | 'language', {
      readonly title: string;
      readonly text: List<string>;
    }>;
    readonly live: {
      readonly list: {
        readonly title: string;
        readonly text: List<string>;
      };
      readonly health: {
        readonly title: string;
        readonly text: List<string>;
      };
    };
  };
  readonly 'horoscope/act': Table<'career' | 'love' | 'health' | 'money', List<string>>;
  readonly 'horoscope/area-act': Table<'career' | 'love' | 'health' | 'money' | 'family' | 'travel' | 'study', {
    readonly weak: List<string>;
    readonly strong: List<string>;
  }>;
  readonly 'horoscope/area-best': Table<'career' | 'love' | 'health' | 'money' | 'family' | 'travel' | 'study', List<Row<'day'>>>;
  readonly 'horoscope/area-day': Table<'career' | 'love' | 'health' | 'money' | 'family' | 'travel' | 'study', Table<'low' | 'even' | 'high', List<string>>>;
  readonly 'horoscope/area-more': Table<'career' | 'love' | 'health' | 'money', Table<'low' | 'even' | 'high', List<string>>>;
  readonly 'horoscope/area-quarter': List<Row<'best' | 'low'>>;
  readonly 'horoscope/area-tone': Table<'career' | 'love' | 'health' | 'money' | 'family' | 'travel' | 'study', Table<'low' | 'even' | 'high', List<string>>>;
  readonly 'horoscope/care': Table<'career' | 'love' | 'health' | 'money', List<string>>;
  readonly 'horoscope/close': Table<'low' | 'even' | 'high', List<string>>;
  readonly 'horoscope/contact': Table<'sun' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu', Table<'joined' | 'easy' | 'tense', List<Row<'when'>>>>;
  readonly 'horoscope/counsel': Table<'low' | 'even' | 'high', List<string>>;
  readonly 'horoscope/eclipse': {
    readonly solar: Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12, Row<'when?'>>;
    readonly lunar: Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12, Row<'when?'>>;
  };
  readonly 'horoscope/headline': Table<'career' | 'love' | 'health' | 'money', Table<'high' | 'even' | 'low', List<string>>>;
  readonly 'horoscope/house-phrase': Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12, List<string>>;
  readonly 'horoscope/ingress': Table<'sun' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu', Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12, Row<'when?'>>>;
  readonly 'horoscope/key-day': {
    readonly open: Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12, List<string>>;
    readonly low: Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12, List<string>>;
  };
  readonly 'horoscope/labels': {
    readonly kinds: Table<'moon_house' | 'moon_changes' | 'moon_star' | 'moon_contact' | 'chandrashtama' | 'ingress' | 'station' | 'stay' | 'lunation' | 'eclipse' | 'tithi' | 'double_transit' | 'sade_sati' | 'running_lord' | 'dhaiya', string>;
    readonly facts: {
      readonly moon_star: Row<'star'>;
      readonly chandrashtama: string;
      readonly stay: Row<'body' | 'house'>;
      readonly running_lord: Row<'body' | 'house'>;
    } & Table<'moon_house' | 'moon_changes' | 'double_transit', Row<'house'>>;
    readonly fromAscendant: Row<'fact'>;
    readonly periods: Table<'daily' | 'weekly' | 'monthly' | 'yearly', string>;
    readonly contacts: {
      readonly easy: Row<'angle' | 'partner'>;
    } & Table<'joined' | 'tense' | 'opposite', Row<'partner'>>;
    readonly ingresses: {
      readonly direct: Row<'body' | 'house' | 'sign'>;
      readonly retrograde: Row<'body' | 'house' | 'sign'>;
    };
    readonly stations: {
      readonly retrograde: Row<'body' | 'house'>;
      readonly direct: Row<'body' | 'house'>;
    };
    readonly lunations: {
      readonly new: Row<'house'>;
      readonly full: Row<'house'>;
    };
    readonly eclipses: Table<'solar' | 'lunar' | 'penumbral', Row<'house'>>;
    readonly events: {
      readonly ingress: {
        readonly direct: Row<'body' | 'sign'>;
        readonly retrograde: Row<'body' | 'sign'>;
      };
      readonly station: {
        readonly retrograde: Row<'body' | 'sign'>;
        readonly direct: Row<'body' | 'sign'>;
      };
      readonly eclipse: {
        readonly solar: Row<'sign'>;
        readonly lunar: Row<'sign'>;
      };
    };
    readonly tithis: Table<'shukla_chaturthi' | 'krishna_chaturthi' | 'shukla_ekadashi' | 'krishna_ekadashi' | 'purnima' | 'amavasya' | 'sankranti' | 'makara_sankranti', string>;
    readonly saturn: Table<'rising' | 'peak' | 'setting' | 'fourth' | 'eighth', string>;
    readonly grades: Table<'low' | 'quiet' | 'even' | 'good' | 'strong', string>;
    readonly keyDays: Table<'best' | 'low' | 'event' | 'moon', string>;
    readonly starParts: {
      readonly tara: Row<'tara'>;
      readonly moon_star: Row<'star'>;
      readonly nitya_yoga: Row<'yoga'>;
    };
    readonly pairDistances: Table<1 | 2 | 3 | 4 | 5 | 6 | 7, string>;
    readonly pairLords: Table<'friends' | 'mixed' | 'neutral' | 'strained' | 'same', string>;
    readonly areas: Table<'career' | 'love' | 'health' | 'money' | 'family' | 'travel' | 'study', string>;
  } & Table<'sameElement' | 'pairDay' | 'place', string>;
  readonly 'horoscope/lead': Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12, Table<'low' | 'even' | 'high', List<string>>>;
  readonly 'horoscope/lunation': {
    readonly new: Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12, Row<'when?'>>;
    readonly full: Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12, Row<'when?'>>;
  };
  readonly 'horoscope/mixed': Table<'low' | 'even' | 'high', List<Row<'best' | 'weak'>>>;
  readonly 'horoscope/month-open': Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12, List<string>>;
  readonly 'horoscope/moon-moves': Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12, List<Row<'time'>>>;
  readonly 'horoscope/moon-until': List<Row<'house' | 'time'>>;
  readonly 'horoscope/pair-area': Table<'career' | 'love' | 'health' | 'money' | 'family' | 'travel' | 'study', Table<'low' | 'even' | 'high', List<string>>>;
  readonly 'horoscope/pair-day': Table<'low' | 'even' | 'high', List<string>>;
  readonly 'horoscope/pair-distance': Table<1 | 2 | 3 | 4 | 5 | 6 | 7, List<readonly [string, string]>>;
  readonly 'horoscope/pair-lords': Table<'friends' | 'mixed' | 'neutral' | 'strained', List<string>>;
  readonly 'horoscope/period-headline': Table<'low' | 'even' | 'high', List<string>>;
  readonly 'horoscope/phrases': {
    readonly today: string;
    readonly eveningFrom: string;
    readonly onDay: Row<'day'>;
    readonly quarters: List<string>;
    readonly clock: {
      readonly noon: string;
    } & Table<'night' | 'morning' | 'afternoon' | 'evening', Row<'hour'>>;
    readonly parts: Table<'night' | 'morning' | 'noon' | 'afternoon' | 'evening', string>;
    readonly areas: Table<'career' | 'love' | 'health' | 'money', string>;
  };
  readonly 'horoscope/quarter': Table<'low' | 'even' | 'high', List<string>>;
  readonly 'horoscope/reason': Table<'career' | 'love' | 'health' | 'money', Table<'sun' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu', {
    readonly strong: List<Row<'act' | 'house'>>;
    readonly weak: List<Row<'act' | 'house'>>;
  }>>;
  readonly 'horoscope/reentry': Table<'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn', Row<'house' | 'when?'>>;
  readonly 'horoscope/running-lord': Table<'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu' | 'ketu', {
    readonly with: List<string>;
    readonly against: List<string>;
  }>;
  readonly 'horoscope/station': Table<'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn', Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12, {
    readonly retrograde: Row<'when?'>;
    readonly direct: Row<'when?'>;
  }>>;
  readonly 'horoscope/stay': Table<'sun' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu', Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12, List<string>>>;
  readonly 'horoscope/tara': Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9, List<readonly [string, string]>>;
  readonly 'horoscope/tithi': Table<'shukla_chaturthi' | 'krishna_chaturthi' | 'shukla_ekadashi' | 'krishna_ekadashi' | 'purnima' | 'amavasya' | 'sankranti' | 'makara_sankranti', List<string>>;
  readonly 'horoscope/week-end': Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12, List<string>>;
  readonly 'horoscope/week-open': Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12, List<string>>;
  readonly 'horoscope/year-open': Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12, List<string>>;
  readonly 'house-ordinals': List<string>;
  readonly invocation: {
    readonly verse: List<string>;
  } & Table<'om' | 'ganesha' | 'sri', string>;
  readonly jaimini: {
    readonly devataKinds: Table<'ishta' | 'dharma' | 'palana', string>;
    readonly devataWays: {
      readonly occupant: string;
      readonly lord: string;
    };
    readonly deities: Table<'shiva' | 'gauri' | 'skanda' | 'vishnu' | 'samba_shiva' | 'lakshmi' | 'durga' | 'ganesha', string>;
    readonly strengthRules: Table<'planets' | 'aspects' | 'exalted' | 'modality' | 'lord_parity' | 'lord_degrees' | 'tie', string>;
    readonly padaRelations: Table<'same' | 'two_twelve' | 'three_eleven' | 'kendra' | 'trikona' | 'six_eight', string>;
    readonly upapada: Table<'second_benefic' | 'second_malefic' | 'second_lord_strong' | 'second_lord_weak' | 'lord_strong' | 'lord_weak', string>;
  };
  readonly karakas: Table<'ak' | 'amk' | 'bk' | 'mk' | 'pik' | 'pk' | 'gk' | 'dk', string>;
  readonly kp: {
    readonly links: {
      readonly sub: string;
      readonly star: string;
    };
    readonly matters: Table<'marriage' | 'career' | 'children' | 'education' | 'property' | 'foreign' | 'wealth' | 'litigation' | 'recovery' | 'vehicle', string>;
    readonly verdicts: Table<'promised' | 'denied' | 'mixed' | 'neutral', string>;
    readonly steps: Table<'cusp' | 'sub_lord' | 'star_lord' | 'houses' | 'favourable' | 'adverse' | 'verdict', string>;
    readonly none: {
      readonly none: string;
    };
    readonly levels: Table<'sign' | 'star' | 'sub' | 'sub_sub', string>;
    readonly stepWays: {
      readonly occupies: string;
      readonly owns: string;
    };
  };
  readonly kundli: {
    readonly baladi: Table<'bala' | 'kumara' | 'yuva' | 'vriddha' | 'mrita', string>;
    readonly jagradadi: Table<'jagrat' | 'swapna' | 'sushupti', string>;
    readonly deeptadi: Table<'kopa' | 'deepta' | 'swastha' | 'vikala' | 'mudita' | 'shanta' | 'dina' | 'duhkhita' | 'khala', string>;
    readonly lajjitadi: Table<'lajjita' | 'garvita' | 'kshudhita' | 'trishita' | 'mudita' | 'kshobhita', string>;
    readonly shayanadi: Table<'shayana' | 'upavesha' | 'netrapani' | 'prakasha' | 'gamana' | 'agamana' | 'sabha' | 'agama' | 'bhojana' | 'nrityalipsa' | 'kautuka' | 'nidra', string>;
    readonly shayanadiDegrees: Table<'drishti' | 'cheshta' | 'vicheshta', string>;
    readonly sensitivePoints: Table<'drekkana_22' | 'navamsa_64' | 'pada_88' | 'bhrigu_bindu', string>;
    readonly specialLagnas: Table<'bhava' | 'hora' | 'ghati' | 'vighati' | 'pranapada' | 'indu' | 'sree' | 'kunda', string>;
    readonly sphutas: Table<'tri' | 'chatur' | 'pancha' | 'prana' | 'deha' | 'mrityu' | 'beeja' | 'kshetra' | 'tithi' | 'yoga', string>;
    readonly exchanges: Table<'maha' | 'khala' | 'dainya', string>;
    readonly specialStars: Table<'janma' | 'jati' | 'naidhana' | 'karma' | 'desha' | 'abhisheka' | 'sanghatika' | 'samudayika' | 'adhana' | 'vainashika' | 'manasa', string>;
    readonly sensitiveFacts: Table<'ascendant_sign' | 'ascendant_nakshatra' | 'ascendant_pada' | 'ascendant_d2' | 'ascendant_d3' | 'ascendant_d7' | 'ascendant_d9' | 'ascendant_d10' | 'ascendant_d12' | 'ascendant_d30' | 'ascendant_d60' | 'moon_sign' | 'moon_nakshatra' | 'moon_pada' | 'moon_navamsa' | 'sun_sign' | 'mars_sign' | 'mercury_sign' | 'jupiter_sign' | 'venus_sign' | 'saturn_sign' | 'rahu_sign' | 'tithi' | 'karana' | 'yoga' | 'vara' | 'day_night' | 'sun_house' | 'moon_house' | 'mars_house' | 'mercury_house' | 'jupiter_house' | 'venus_house' | 'saturn_house' | 'rahu_house' | 'ketu_house' | 'arudha_lagna' | 'hora_lagna_sign' | 'karakas' | 'vimshottari_lord', string>;
    readonly sensitiveValues: {
      readonly pada: Row<'n'>;
      readonly house: Row<'n'>;
      readonly day: string;
      readonly night: string;
    };
    readonly kartaris: {
      readonly shubha: string;
      readonly papa: string;
    };
  };
  readonly 'lal-kitab': {
    readonly states: Table<'exalted' | 'debilitated' | 'own' | 'plain', string>;
    readonly natures: Table<'benefic' | 'malefic' | 'neutral', string>;
    readonly types: Table<'andha' | 'ratandh' | 'dharmi' | 'nabalig', string>;
    readonly typeRules: Table<'andha' | 'ratandh' | 'dharmi' | 'nabalig', string>;
    readonly halves: {
      readonly nodes: string;
      readonly saturn: string;
    };
    readonly debts: Table<'pitri' | 'self' | 'matri' | 'stri' | 'kin' | 'daughter' | 'oppression' | 'unborn' | 'divine', string>;
    readonly masnuiNatures: Table<'good' | 'bad' | 'like_ketu' | 'like_rahu' | 'fallen', string>;
    readonly masnuiSources: {
      readonly two_texts: string;
      readonly one_text: string;
    };
  };
  readonly language: Table<'own_name' | 'script' | 'locale' | 'read' | 'chart' | 'solar' | 'months' | 'era' | 'region', string>;
  readonly letters: List<readonly [string, string, string, string]>;
  readonly 'mail/account': {
    readonly code: {
      readonly subject: Row<'code'>;
      readonly text: Row<'code' | 'minutes'>;
    };
    readonly noAccount: {
      readonly subject: string;
      readonly text: Row<'link'>;
    };
    readonly signedIn: {
      readonly subject: string;
      readonly text: Row<'at' | 'link'>;
    };
    readonly credits: {
      readonly low: {
        readonly subject: Row<'percent'>;
        readonly text: Row<'limit' | 'resets' | 'used'>;
      };
      readonly up: {
        readonly subject: string;
        readonly text: Row<'limit' | 'resets' | 'used'>;
      };
    };
    readonly closing: {
      readonly subject: string;
      readonly text: Row<'link' | 'on'>;
    };
  };
  readonly 'mail/reader': {
    readonly report: {
      readonly subject: Row<'issuer' | 'what'>;
      readonly text: Row<'issuer' | 'link' | 'pages' | 'stop' | 'until' | 'what'>;
    };
    readonly reportAttached: {
      readonly text: Row<'issuer' | 'pages' | 'stop' | 'what'>;
    };
    readonly reportReader: {
      readonly subject: Row<'reader' | 'what'>;
      readonly button: string;
    };
    readonly reportNamed: Row<'reference' | 'what'>;
    readonly kinds: Table<'kundli' | 'matching' | 'prediction' | 'annual' | 'panchang' | 'numerology' | 'saturn' | 'lal_kitab' | 'custom', string>;
  };
  readonly 'mail/service': {
    readonly webhookOff: {
      readonly subject: Row<'host'>;
    } & Table<'FAILING' | 'GONE' | 'PLAN', Row<'link' | 'url'>>;
    readonly payment: {
      readonly subject: Row<'amount' | 'title'>;
      readonly text: Row<'amount' | 'day' | 'link' | 'title'>;
    };
    readonly planTaken: {
      readonly subject: string;
      readonly text: Row<'link'>;
    };
  };
  readonly mantras: Table<'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu' | 'ketu', {
    readonly short: string;
    readonly seed: string;
  }>;
  readonly matching: {
    readonly kootas: Table<'varna' | 'vashya' | 'tara' | 'yoni' | 'graha_maitri' | 'gana' | 'bhakoot' | 'nadi', string>;
    readonly kootaCompares: Table<'varna' | 'vashya' | 'tara' | 'yoni' | 'graha_maitri' | 'gana' | 'bhakoot' | 'nadi', string>;
    readonly poruthams: Table<'dina' | 'gana' | 'mahendra' | 'stri_dirgha' | 'yoni' | 'rashi' | 'rashyadhipati' | 'vashya' | 'rajju' | 'vedha' | 'nadi' | 'varna', string>;
    readonly rajju: Table<'pada' | 'kati' | 'nabhi' | 'kantha' | 'shiro', string>;
    readonly rajjuDirections: Table<'aroha' | 'avaroha' | 'none', string>;
    readonly crossKinds: {
      readonly conjunction: string;
      readonly aspect: string;
    };
    readonly sandhiGrades: {
      readonly strong: string;
      readonly mild: string;
    };
    readonly nameCertainties: Table<'exact' | 'likely' | 'ambiguous', string>;
    readonly papaGrades: Table<'good' | 'middling' | 'not_good', string>;
    readonly papaReasons: Table<'good' | 'middling' | 'not_good', string>;
    readonly manglikKinds: Table<'neither' | 'both' | 'cancelled' | 'one_sided', string>;
    readonly partners: {
      readonly groom: string;
      readonly bride: string;
    };
    readonly exceptions: Table<'same_star_other_pada' | 'same_sign_other_star' | 'same_star_other_sign' | 'benefic_lords' | 'exempt_stars' | 'same_lord' | 'lords_friends' | 'near_signs_friendly_lords' | 'navamsa_lords' | 'nadi_and_tara_good' | 'lords_same_or_friends' | 'navamsa_lords_friends' | 'bride_to_groom_over_14' | 'bhakoot_clear' | 'same_navamsa_lord' | 'navamsa_lords_are_friends', string>;
    readonly reasons: {
      readonly 'manglik.cancelled': Row<'rule' | 'who'>;
      readonly 'manglik.one': Row<'who'>;
      readonly 'nadi.cancelled': Row<'groom' | 'rule'>;
      readonly 'nadi.dosha': Row<'groom'>;
      readonly 'rajju.same': Row<'groom'>;
      readonly 'bhakoot.cancelled': Row<'bride' | 'groom' | 'kind' | 'rule'>;
      readonly 'bhakoot.dosha': Row<'bride' | 'groom' | 'kind'>;
      readonly 'porutham.essential': Row<'total' | 'which'>;
      readonly 'sandhi.mild': Row<'days' | 'year'>;
      readonly 'sandhi.strong': Row<'days' | 'year'>;
    } & Table<'ashtakoot.enough' | 'ashtakoot.short' | 'porutham.uttama' | 'porutham.madhyama' | 'porutham.adhama', Row<'total'>> & Table<'manglik.both' | 'manglik.neither' | 'sandhi.none', string> & Table<'nadi.differ' | 'bhakoot.clear' | 'rajju.differ' | 'vedha.clear' | 'vedha.pierced' | 'papasamyam.good' | 'papasamyam.middling' | 'papasamyam.not_good', Row<'bride' | 'groom'>>;
    readonly kootaCases: {
      readonly 'bhakoot.dosha': Row<'bride' | 'groom' | 'kind'>;
    } & Table<'varna.same' | 'vashya.same' | 'yoni.same' | 'graha_maitri.same' | 'gana.same' | 'nadi.dosha', Row<'groom'>> & Table<'varna.higher' | 'varna.lower' | 'vashya.full' | 'vashya.part' | 'vashya.none' | 'tara.both' | 'tara.one' | 'tara.neither' | 'yoni.friends' | 'yoni.indifferent' | 'yoni.unfriendly' | 'yoni.enemies' | 'graha_maitri.F/F' | 'graha_maitri.F/N' | 'graha_maitri.N/N' | 'graha_maitri.F/E' | 'graha_maitri.N/E' | 'graha_maitri.E/E' | 'gana.agree' | 'gana.little' | 'gana.clash' | 'bhakoot.clear' | 'nadi.differ', Row<'bride' | 'groom'>>;
    readonly kootaEnds: {
      readonly plain: Row<'text'>;
      readonly cancelled: Row<'text'>;
    };
    readonly kootaSaid: Row<'compares' | 'found'>;
    readonly bhakootKinds: Table<'none' | '2-12' | '5-9' | '6-8', string>;
    readonly verdicts: Table<'recommended' | 'caution' | 'not_recommended', string>;
    readonly poruthamVerdicts: Table<'uttama' | 'madhyama' | 'adhama', string>;
    readonly poruthamGrades: Table<'good' | 'madhyama' | 'bad', string>;
    readonly checks: Table<'ashtakoot' | 'manglik' | 'nadi' | 'bhakoot' | 'rajju' | 'vedha' | 'porutham' | 'papasamyam' | 'sandhi', string>;
    readonly poruthamReasons: {
      readonly dina: Row<'bride' | 'count' | 'groom' | 'rest'>;
      readonly gana: Row<'bride' | 'count' | 'groom'>;
      readonly rashi: Row<'bride' | 'count' | 'groom'>;
      readonly mahendra: Row<'count'>;
      readonly stri_dirgha: Row<'count'>;
    } & Table<'yoni' | 'rashyadhipati' | 'vashya' | 'rajju' | 'vedha' | 'nadi' | 'varna', Row<'bride' | 'groom'>>;
    readonly navamsaLinks: Table<'lagnas' | 'lagna_moon' | 'lagna_navamsa_moon' | 'lagna_birth_lagna' | 'seventh_lords' | 'venus_jupiter' | 'star_lords', string>;
  };
  readonly 'meanings/festivals': Table<'ugadi' | 'gudi_padwa' | 'chaitra_navratri' | 'gangaur' | 'yamuna_chhath' | 'rama_navami' | 'mahavir_jayanti' | 'hanuman_janmotsava' | 'akshaya_tritiya' | 'parashurama_jayanti' | 'ganga_saptami' | 'sita_navami' | 'narasimha_jayanti' | 'kurma_jayanti' | 'buddha_purnima' | 'vat_savitri_vrat' | 'shani_jayanti' | 'ganga_dussehra' | 'vat_purnima' | 'rath_yatra' | 'guru_purnima' | 'hariyali_teej' | 'nag_panchami' | 'varalakshmi_vrat' | 'raksha_bandhan' | 'avani_avittam' | 'kajari_teej' | 'bahula_chauth' | 'hal_shashthi' | 'janmashtami' | 'janmashtami_vaishnava' | 'hartalika_teej' | 'ganesh_chaturthi' | 'rishi_panchami' | 'radha_ashtami' | 'vamana_jayanti' | 'anant_chaturdashi' | 'pitru_paksha_begins' | 'sarva_pitru_amavasya' | 'sharad_navratri' | 'durga_puja_saptami' | 'durga_ashtami' | 'maha_navami' | 'vijayadashami' | 'sharad_purnima' | 'kojagara_puja' | 'karwa_chauth' | 'ahoi_ashtami' | 'govatsa_dwadashi' | 'dhanteras' | 'naraka_chaturdashi' | 'diwali' | 'kali_puja' | 'govardhan_puja' | 'gujarati_new_year' | 'bhai_dooj' | 'skanda_shashthi' | 'chhath_puja' | 'gopashtami' | 'akshaya_navami' | 'tulsi_vivah' | 'vaikuntha_chaturdashi' | 'dev_diwali' | 'kartika_purnima' | 'guru_nanak_jayanti' | 'kala_bhairava_jayanti' | 'vivah_panchami' | 'dattatreya_jayanti' | 'sakat_chauth' | 'mauni_amavasya' | 'vasant_panchami' | 'ratha_saptami' | 'bhishma_ashtami' | 'magha_purnima' | 'maha_shivaratri' | 'holika_dahan' | 'holi' | 'sheetala_ashtami' | 'lohri' | 'makar_sankranti' | 'bhogi' | 'pongal' | 'mattu_pongal' | 'baisakhi' | 'pana_sankranti' | 'puthandu' | 'vishu' | 'pohela_boishakh' | 'vishwakarma_puja' | 'onam' | 'karthigai_deepam' | 'arudra_darshan' | 'thai_pusam' | 'masi_magam' | 'panguni_uthiram' | 'vaikuntha_ekadashi' | 'kamada_ekadashi' | 'varuthini_ekadashi' | 'mohini_ekadashi' | 'apara_ekadashi' | 'nirjala_ekadashi' | 'yogini_ekadashi' | 'devshayani_ekadashi' | 'kamika_ekadashi' | 'shravana_putrada_ekadashi' | 'aja_ekadashi' | 'parivartini_ekadashi' | 'indira_ekadashi' | 'papankusha_ekadashi' | 'rama_ekadashi' | 'devutthana_ekadashi' | 'utpanna_ekadashi' | 'mokshada_ekadashi' | 'saphala_ekadashi' | 'pausha_putrada_ekadashi' | 'shattila_ekadashi' | 'jaya_ekadashi' | 'vijaya_ekadashi' | 'amalaki_ekadashi' | 'papamochani_ekadashi' | 'padmini_ekadashi' | 'parama_ekadashi' | 'gita_jayanti' | 'jamai_shashthi' | 'bilva_nimantran' | 'maha_shashthi' | 'nabapatrika_saptami' | 'durga_dashami_bengal' | 'kojagari_lakshmi_puja' | 'bhai_phonta' | 'jagaddhatri_puja' | 'dol_purnima' | 'manasa_puja' | 'chandan_yatra' | 'sitalsasthi' | 'snana_purnima' | 'bahuda_yatra' | 'nuakhai' | 'kumar_purnima' | 'boita_bandana' | 'prathamastami' | 'raja_pahili' | 'raja_sankranti' | 'raja_basi' | 'chithirai_pournami' | 'vaikasi_visakam' | 'aani_thirumanjanam' | 'aadi_perukku' | 'aadi_krittika' | 'aadi_pooram' | 'aadi_amavasai' | 'ayudha_puja' | 'hanumath_jayanthi_tamil' | 'thai_amavasai' | 'kaanum_pongal' | 'karadaiyan_nonbu' | 'thrissur_pooram' | 'karkidaka_vavu' | 'vidyarambham_kerala' | 'mandala_kalam_begins' | 'guruvayur_ekadashi' | 'thiruvathira' | 'makaravilakku' | 'attukal_pongala' | 'narali_purnima' | 'dahi_handi' | 'bail_pola' | 'jyeshtha_gauri_avahana' | 'jyeshtha_gauri_pujan' | 'jyeshtha_gauri_visarjan' | 'champa_shashthi' | 'rang_panchami' | 'gauri_vrat_begins' | 'jaya_parvati_begins' | 'divaso_hariyali_amavasya' | 'randhan_chhath' | 'shitala_satam' | 'kali_chaudas' | 'labh_pancham' | 'vallabhacharya_jayanti' | 'matsya_jayanti' | 'adi_shankaracharya_jayanti' | 'maharana_pratap_jayanti' | 'mahesh_navami' | 'kabir_jayanti' | 'tulsidas_jayanti' | 'valmiki_jayanti' | 'shakambhari_purnima' | 'guru_ravidas_jayanti' | 'dayanand_saraswati_jayanti' | 'bathukamma_begins' | 'bonalu' | 'bohag_bihu_goru' | 'bohag_bihu_manuh' | 'kati_bihu' | 'uruka' | 'magh_bihu' | 'ambubachi' | 'ambubachi_nivritti' | 'nepali_new_year' | 'janai_purnima' | 'gai_jatra' | 'indra_jatra' | 'fulpati' | 'vijaya_dashami_tika' | 'kukur_tihar' | 'gai_tihar' | 'mha_puja' | 'bhai_tika' | 'bala_chaturdashi' | 'yomari_punhi' | 'tamu_lhosar' | 'maghe_sankranti' | 'sonam_lhosar' | 'ghode_jatra' | 'ayambil_oli_chaitra' | 'paryushana_begins_shvetambara' | 'samvatsari_murtipujak' | 'samvatsari_sthanakvasi' | 'das_lakshana_begins' | 'kshamavani' | 'ayambil_oli_ashvina' | 'mahavira_nirvana' | 'jnana_panchami' | 'mauna_ekadashi' | 'parshvanatha_jayanti' | 'dhamma_chakra_day' | 'pavarana' | 'magha_puja' | 'ambedkar_jayanti' | 'dhammachakra_pravartan' | 'bandi_chhor' | 'hola_mohalla' | 'parkash_guru_gobind_singh' | 'maghi' | 'parkash_guru_har_rai' | 'nanakshahi_new_year' | 'gurgaddi_guru_har_rai' | 'khalsa_sajna' | 'parkash_guru_angad' | 'parkash_guru_tegh_bahadur' | 'parkash_guru_arjan' | 'parkash_guru_amar_das' | 'gurgaddi_guru_hargobind' | 'shaheedi_guru_arjan' | 'parkash_guru_hargobind' | 'parkash_guru_harkrishan' | 'first_parkash_granth_sahib' | 'parkash_guru_ram_das' | 'gurgaddi_granth_sahib' | 'shaheedi_guru_tegh_bahadur' | 'elder_sahibzade' | 'younger_sahibzade', string>;
  readonly 'meanings/settings': {
    readonly ayanamsas: Table<'lahiri' | 'lahiri_icrc' | 'lahiri_1940' | 'lahiri_vp285' | 'true_chitra' | 'krishnamurti' | 'krishnamurti_vp291' | 'raman' | 'fagan_bradley' | 'yukteshwar' | 'jn_bhasin' | 'usha_shashi' | 'true_pushya' | 'true_revati' | 'true_mula' | 'suryasiddhanta' | 'ss_citra' | 'ss_revati' | 'deluce' | 'djwhal_khul' | 'babylonian_kugler1' | 'babylonian_kugler2' | 'babylonian_kugler3' | 'babylonian_huber' | 'babylonian_etpsc' | 'aldebaran_15tau' | 'hipparchos' | 'sassanian' | 'galcent_0sag' | 'j2000' | 'j1900' | 'b1950' | 'suryasiddhanta_msun' | 'aryabhata' | 'aryabhata_msun' | 'galcent_rgilbrand' | 'galequ_iau1958' | 'galequ_true' | 'galequ_mula' | 'galalign_mardyks' | 'galcent_mula_wilhelm' | 'aryabhata_522' | 'babylonian_britton' | 'true_sheoran' | 'galcent_cochrane' | 'galequ_fiorenza' | 'valens_moon', string>;
    readonly houseSystems: Table<'whole_sign' | 'equal' | 'equal_mid' | 'sripati' | 'porphyry' | 'placidus' | 'koch' | 'campanus' | 'regiomontanus' | 'alcabitius' | 'topocentric', {
      readonly name: string;
      readonly meaning: string;
    }>;
    readonly events: Table<'marriage' | 'engagement' | 'griha_pravesh' | 'griha_pravesh_old' | 'bhoomi_pujan' | 'property' | 'vehicle' | 'gold_jewellery' | 'business_open' | 'job_join' | 'naming' | 'karnavedha' | 'annaprashan' | 'mundan' | 'vidyarambh' | 'upanayana' | 'travel' | 'surgery' | 'medicine_start' | 'agriculture_sowing' | 'court_filing' | 'loan_take' | 'loan_give' | 'yajna_homa' | 'deity_pratishtha', string>;
    readonly modules: Table<'for_you' | 'contents' | 'glance' | 'birth' | 'limbs' | 'charts' | 'houses' | 'relations' | 'varga_lines' | 'karakas' | 'jaimini' | 'birth_sky' | 'vargas' | 'vargas_fine' | 'ashtakavarga' | 'strength' | 'strengths' | 'strength_table' | 'vimshottari' | 'vimshottari_short' | 'life' | 'life_short' | 'life_whole' | 'yogini' | 'yogas' | 'doshas' | 'self' | 'self_short' | 'planets' | 'together' | 'lords' | 'areas' | 'present' | 'present_whole' | 'coming' | 'years' | 'years_whole' | 'sky_now' | 'eclipses' | 'chakra' | 'customs' | 'notice', {
      readonly name: string;
      readonly meaning: string;
    }>;
    readonly styles: Table<'north' | 'south' | 'east' | 'sri_lanka' | 'circle', {
      readonly name: string;
      readonly meaning: string;
    }>;
    readonly languages: Table<'en' | 'hi' | 'ta' | 'te' | 'kn' | 'ml' | 'mr' | 'bn' | 'gu' | 'pa' | 'or' | 'as' | 'ne' | 'sa', string>;
    readonly texts: Row<'name'>;
    readonly drawings: Row<'name'>;
    readonly kpNumber: {
      readonly name: Row<'n'>;
      readonly meaning: Row<'from' | 'star' | 'sub' | 'to'>;
    };
  };
  readonly muhurat: {
    readonly events: Table<'marriage' | 'engagement' | 'griha_pravesh' | 'griha_pravesh_old' | 'bhoomi_pujan' | 'property' | 'vehicle' | 'gold_jewellery' | 'business_open' | 'job_join' | 'naming' | 'karnavedha' | 'annaprashan' | 'mundan' | 'vidyarambh' | 'upanayana' | 'travel' | 'surgery' | 'medicine_start' | 'agriculture_sowing' | 'court_filing' | 'loan_take' | 'loan_give' | 'yajna_homa' | 'deity_pratishtha', string>;
    readonly rules: Table<'sun_sign' | 'lunar_month' | 'sankranti' | 'adhika_masa' | 'kshaya_masa' | 'pitru_paksha' | 'kharmas' | 'chaturmas' | 'holashtak' | 'guru_asta' | 'shukra_asta' | 'simhastha_guru' | 'eclipse' | 'after_eclipse' | 'southern_month' | 'nakshatra' | 'rikta_or_amavasya' | 'kshaya_or_vriddhi_tithi' | 'refused_tithi' | 'paksha' | 'vara' | 'vara_with_star' | 'uttarayana' | 'nitya_yoga' | 'gandanta_pada' | 'bhumi_shayana' | 'agni_vasa' | 'tithi' | 'karana' | 'disha_shool' | 'panchaka_southward' | 'yogini_vasa' | 'rahu_vasa' | 'chandra_vasa' | 'tara' | 'chandra' | 'pada_88' | 'janma_star' | 'janma_tithi' | 'janma_month' | 'jupiter_balance' | 'sun_balance' | 'benefics_seen' | 'special_yoga' | 'night' | 'rahu_kala' | 'varjya' | 'dur_muhurta' | 'yamaganda' | 'gulika_kala' | 'bhadra_on_earth' | 'native_lagna' | 'seventh_empty' | 'no_mars_in_eighth' | 'no_venus_in_sixth' | 'fourth_clean' | 'fifth_clean' | 'tenth_empty' | 'no_rahu_or_saturn_in_first' | 'no_jupiter_in_4_8_12' | 'venus_or_mercury_in_first' | 'sun_or_jupiter_in_10_11' | 'mars_strong' | 'mercury_and_jupiter_strong' | 'second_tenth_eleventh_strong' | 'sixth_stronger_than_seventh' | 'lagna_sign' | 'empty_houses' | 'benefics_in_kendra_trikona' | 'moon_in_good_house' | 'no_malefic_in_1_7' | 'lagna_lord' | 'latta' | 'yuti' | 'yamitra' | 'bana' | 'upagraha' | 'dagdha_tithi' | 'pata' | 'vedha' | 'ekargala' | 'kranti_samya' | 'low_score' | 'too_short', string>;
    readonly seen: Table<'none' | 'yes' | 'no' | 'no_natives' | 'plain' | 'kshaya' | 'vriddhi' | 'shukla' | 'krishna' | 'heaven' | 'vishti_earth' | 'vishti_heaven' | 'vishti_patala' | 'puja', string>;
    readonly banas: Table<'mrityu' | 'agni' | 'raja' | 'chora' | 'roga' | 'none', string>;
    readonly bases: {
      readonly panchang: string;
      readonly self_proven: string;
    };
    readonly mahadoshas: Table<'panchanga_shuddhi_hina' | 'sankranti' | 'papa_shadvarga' | 'bhrigu_shatka' | 'kuja_ashtama' | 'ashtama_lagna_dosha' | 'gandanta' | 'kartari' | 'shashta_ashta_riphagata_chandra' | 'sagraha_chandra' | 'udayasta_shuddhi_hina' | 'dur_muhurta' | 'visha_ghati' | 'kunavamsha' | 'vara_dosha' | 'grahana_bha' | 'ekargala' | 'krura_yuta' | 'krura_viddha' | 'mahapata' | 'vaidhriti_vyatipata', {
      readonly name: string;
      readonly text: string;
    }>;
    readonly faultCancellations: Table<'jupiter_in_lagna' | 'planet_debilitated' | 'planet_in_enemy_sign' | 'planet_combust' | 'lords_same_or_friends' | 'moon_with_jupiter' | 'lagna_lord_with_jupiter' | 'benefic_within' | 'jupiter_aspects' | 'moon_navamsa_good' | 'moon_bright' | 'moon_with_jupiter_or_mercury_alone' | 'moon_strong_in_kendra_trikona' | 'after_noon' | 'benefic_in_lagna', string>;
    readonly notJudged: Table<'no_natives' | 'no_sunrise' | 'table_unverified', string>;
  };
  readonly 'muhurat-day': {
    readonly journeyFactors: Table<'choghadiya_amrit' | 'choghadiya_shubh' | 'choghadiya_labh' | 'choghadiya_char' | 'choghadiya_adverse' | 'star_best' | 'star_middling' | 'star_adverse' | 'tithi_good' | 'tithi_adverse' | 'disha_shool' | 'disha_shool_beside' | 'nakshatra_shool' | 'yogini_ahead' | 'yogini_behind' | 'moon_ahead' | 'moon_behind' | 'rahu_ahead' | 'samaya_shool' | 'panchaka' | 'tara' | 'chandrashtama', string>;
    readonly journeyVerdicts: Table<'good' | 'acceptable' | 'avoid', string>;
    readonly shoolRemedies: Table<'ghee' | 'milk' | 'jaggery' | 'sesame' | 'curd' | 'barley' | 'urad', {
      readonly name: string;
      readonly text: string;
    }>;
    readonly favours: Table<'all_good' | 'marriage_talk' | 'worship' | 'trade' | 'study_start' | 'travel' | 'vehicle' | 'office_government' | 'savings' | 'dispute_answer' | 'food' | 'water' | 'land' | 'tools' | 'surgery' | 'accounts' | 'writing' | 'teaching' | 'finance' | 'art' | 'purchase_clothes' | 'labour' | 'iron' | 'old_matters' | 'foundation' | 'planting' | 'demolition' | 'dispute' | 'fire_work' | 'routine' | 'medicine_start' | 'friendship' | 'debt_recovery' | 'repeatable_acts' | 'ancestors', string>;
    readonly guideBars: Table<'all_new' | 'trade' | 'marriage_talk' | 'medicine_start' | 'travel' | 'travel_south' | 'loans' | 'last_rites', string>;
    readonly guideSources: Table<'choghadiya' | 'hora' | 'nakshatra' | 'tithi' | 'window', string>;
  };
  readonly names: {
    readonly signs: Table<'aries' | 'taurus' | 'gemini' | 'cancer' | 'leo' | 'virgo' | 'libra' | 'scorpio' | 'sagittarius' | 'capricorn' | 'aquarius' | 'pisces', string>;
    readonly planets: Table<'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu' | 'ketu' | 'ascendant' | 'uranus' | 'neptune' | 'pluto', string>;
    readonly nakshatras: Table<'ashwini' | 'bharani' | 'krittika' | 'rohini' | 'mrigashira' | 'ardra' | 'punarvasu' | 'pushya' | 'ashlesha' | 'magha' | 'purva_phalguni' | 'uttara_phalguni' | 'hasta' | 'chitra' | 'swati' | 'vishakha' | 'anuradha' | 'jyeshtha' | 'mula' | 'purva_ashadha' | 'uttara_ashadha' | 'shravana' | 'dhanishta' | 'shatabhisha' | 'purva_bhadrapada' | 'uttara_bhadrapada' | 'revati' | 'abhijit', string>;
    readonly tithis: Table<'pratipada' | 'dwitiya' | 'tritiya' | 'chaturthi' | 'panchami' | 'shashthi' | 'saptami' | 'ashtami' | 'navami' | 'dashami' | 'ekadashi' | 'dwadashi' | 'trayodashi' | 'chaturdashi' | 'purnima' | 'amavasya', string>;
    readonly pakshas: {
      readonly shukla: string;
      readonly krishna: string;
    };
    readonly yogas: Table<'vishkambha' | 'priti' | 'ayushman' | 'saubhagya' | 'shobhana' | 'atiganda' | 'sukarma' | 'dhriti' | 'shula' | 'ganda' | 'vriddhi' | 'dhruva' | 'vyaghata' | 'harshana' | 'vajra' | 'siddhi' | 'vyatipata' | 'variyana' | 'parigha' | 'shiva' | 'siddha' | 'sadhya' | 'shubha' | 'shukla' | 'brahma' | 'indra' | 'vaidhriti', string>;
    readonly karanas: Table<'bava' | 'balava' | 'kaulava' | 'taitila' | 'gara' | 'vanija' | 'vishti' | 'shakuni' | 'chatushpada' | 'naga' | 'kimstughna', string>;
    readonly weekdays: Table<'sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday', string>;
    readonly months: Table<'chaitra' | 'vaishakha' | 'jyeshtha' | 'ashadha' | 'shravana' | 'bhadrapada' | 'ashvina' | 'kartika' | 'margashirsha' | 'pausha' | 'magha' | 'phalguna', string>;
    readonly monthKinds: Table<'adhika' | 'nija' | 'kshaya', string>;
    readonly ritus: Table<'vasanta' | 'grishma' | 'varsha' | 'sharad' | 'hemanta' | 'shishira', string>;
    readonly ayanas: {
      readonly uttarayana: string;
      readonly dakshinayana: string;
    };
    readonly choghadiyas: Table<'udveg' | 'char' | 'labh' | 'amrit' | 'kaal' | 'shubh' | 'rog', string>;
    readonly taras: Table<'janma' | 'sampat' | 'vipat' | 'kshema' | 'pratyari' | 'sadhaka' | 'naidhana' | 'mitra' | 'parama_mitra', string>;
    readonly samvatsaras: Table<'prabhava' | 'vibhava' | 'shukla' | 'pramoda' | 'prajapati' | 'angira' | 'shrimukha' | 'bhava' | 'yuva' | 'dhata' | 'ishvara' | 'bahudhanya' | 'pramathi' | 'vikrama' | 'vrisha' | 'chitrabhanu' | 'subhanu' | 'tarana' | 'parthiva' | 'vyaya' | 'sarvajit' | 'sarvadhari' | 'virodhi' | 'vikriti' | 'khara' | 'nandana' | 'vijaya' | 'jaya' | 'manmatha' | 'durmukha' | 'hemalambi' | 'vilambi' | 'vikari' | 'sharvari' | 'plava' | 'shubhakrit' | 'shobhakrit' | 'krodhi' | 'vishvavasu' | 'parabhava' | 'plavanga' | 'kilaka' | 'saumya' | 'sadharana' | 'virodhakrit' | 'paridhavi' | 'pramadi' | 'ananda' | 'rakshasa' | 'nala' | 'pingala' | 'kalayukta' | 'siddharthi' | 'raudra' | 'durmati' | 'dundubhi' | 'rudhirodgari' | 'raktakshi' | 'krodhana' | 'akshaya', string>;
  };
  readonly numerology: {
    readonly labels: {
      readonly systems: Table<'chaldean' | 'pythagorean' | 'vedic', string>;
      readonly numbers: Table<'mulank' | 'bhagyank' | 'namank', string>;
      readonly relations: Table<'friend' | 'neutral' | 'enemy', string>;
      readonly grades: Table<'good' | 'mixed' | 'bad', string>;
      readonly planes: Table<'mental' | 'emotional' | 'practical' | 'thought' | 'will' | 'action' | 'golden' | 'silver', string>;
      readonly arrows: Table<'intellect' | 'feeling' | 'practice' | 'planning' | 'willpower' | 'activity' | 'raj_yoga_1' | 'property' | 'intellect_gap' | 'feeling_gap' | 'practice_gap' | 'planning_gap' | 'willpower_gap' | 'activity_gap' | 'raj_yoga_1_gap' | 'property_gap', string>;
      readonly expressionPlanes: Table<'physical' | 'mental' | 'emotional' | 'intuitive', string>;
      readonly expressionModes: Table<'creative' | 'vacillating' | 'grounded', string>;
      readonly profile: Table<'life_path' | 'expression' | 'soul_urge' | 'personality' | 'maturity' | 'birthday', string>;
      readonly debtPlaces: Table<'life_path' | 'birth_day' | 'expression' | 'expression_straight' | 'soul_urge' | 'personality', string>;
      readonly kinds: Table<'mobile' | 'vehicle' | 'house' | 'account', string>;
      readonly findings: Table<'root_mulank' | 'root_bhagyank' | 'last_digit' | 'run' | 'zeros' | 'adjacent', {
        readonly good: Row<'digits'>;
        readonly bad: Row<'digits'>;
      }>;
      readonly stretches: {
        readonly year: string;
        readonly month: string;
      };
      readonly pairGrades: Table<'low' | 'quiet' | 'even' | 'good' | 'strong', string>;
    };
    readonly compounds: Table<'wheel_of_fortune' | 'hidden_trials' | 'sacrifice' | 'change_and_power' | 'movement_and_risk' | 'charm_and_gifts' | 'shattered_tower' | 'star_of_peace' | 'inner_conflict' | 'rising_sun' | 'awakening' | 'crown_of_success' | 'illusion_good_but_blind' | 'royal_star' | 'help_through_others' | 'strength_from_experience' | 'caution_in_partnership' | 'sceptre_of_command' | 'promise_and_loss' | 'uncertainty_and_trials' | 'thought_over_matter' | 'recluse' | 'communication' | 'friendship' | 'upheaval' | 'warrior', {
      readonly name: string;
      readonly text: string;
    }>;
    readonly masters: Table<11 | 22 | 33, string>;
    readonly arrows: Table<'intellect' | 'feeling' | 'practice' | 'planning' | 'willpower' | 'activity' | 'raj_yoga_1' | 'property' | 'intellect_gap' | 'feeling_gap' | 'practice_gap' | 'planning_gap' | 'willpower_gap' | 'activity_gap' | 'raj_yoga_1_gap' | 'property_gap', string>;
    readonly debts: Table<13 | 14 | 16 | 19, string>;
    readonly pair: Table<'strong' | 'good' | 'even' | 'quiet' | 'low', string>;
  } & Table<'mulank' | 'bhagyank' | 'namank' | 'absent' | 'plenty' | 'year' | 'month' | 'day', Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9, string>>;
  readonly observances: {
    readonly families: Table<'festivals' | 'vrats' | 'sankrantis' | 'eclipses', string>;
    readonly windows: Table<'ghatasthapana' | 'sandhi_puja' | 'holika_dahan' | 'rakhi' | 'lakshmi_puja' | 'fast_to_moonrise' | 'dusk_puja' | 'abhyanga' | 'punya_kala' | 'maha_punya_kala' | 'bhadra_puchha' | 'arunodaya' | 'udaya' | 'pratah' | 'purvahna' | 'forenoon' | 'madhyahna' | 'aparahna' | 'sayahna' | 'day' | 'sunset' | 'pradosha' | 'moonrise' | 'nishita' | 'night', string>;
    readonly schools: Table<'first_day' | 'second_day' | 'tithi_begins' | 'udaya' | 'half_day_purvahna' | 'vaishnava' | 'grihastha_first_day' | 'civil_day' | 'tithi_alone' | 'nija_month' | 'nishita', string>;
    readonly regions: Table<'all' | 'north' | 'west' | 'east' | 'south' | 'rajasthan' | 'punjab' | 'bihar' | 'maharashtra' | 'gujarat' | 'bengal' | 'odisha' | 'andhra' | 'karnataka' | 'kerala' | 'tamil_nadu' | 'assam' | 'telangana' | 'nepal', string>;
    readonly traditions: Table<'common' | 'smarta' | 'vaishnava' | 'shaiva' | 'shakta' | 'ganapatya' | 'saura' | 'kaumara' | 'jain' | 'buddhist' | 'sikh', string>;
  };
  readonly 'pages/account': {
    readonly closeConfirm: Row<'id'>;
  } & Table<'title' | 'details' | 'email' | 'name' | 'company' | 'locale' | 'logDays' | 'logDaysHelp' | 'bodies' | 'bodiesHelp' | 'saved' | 'data' | 'dataLead' | 'export' | 'sessions' | 'out' | 'everywhere' | 'close' | 'closeLead' | 'closeTitle' | 'id' | 'keepDone', string>;
  readonly 'pages/brands': {
    readonly covers: Table<'plain' | 'band' | 'frame' | 'arch', string>;
    readonly readable: Row<'ratio'>;
    readonly darkened: Row<'given' | 'ratio' | 'used'>;
    readonly sample: Table<'title' | 'person' | 'born' | 'chart' | 'issued', string>;
  } & Table<'title' | 'lead' | 'empty' | 'yours' | 'name' | 'nameHelp' | 'id' | 'cover' | 'logo' | 'has' | 'hasNot' | 'actions' | 'edit' | 'remove' | 'removeTitle' | 'make' | 'save' | 'another' | 'colour' | 'colourHelp' | 'accent' | 'accentHelp' | 'tagline' | 'language' | 'languageHelp' | 'anyLanguage' | 'footer' | 'footerHelp' | 'email' | 'phone' | 'web' | 'address' | 'logoFile' | 'logoHelp' | 'logoAway' | 'preview' | 'saved', string> & Table<'removeLead' | 'change' | 'previewAlt', Row<'name'>>;
  readonly 'pages/chart': {
    readonly chartOf: Row<'date' | 'place' | 'time'>;
    readonly styles: Table<'north' | 'south' | 'east', string>;
  } & Table<'chart' | 'date' | 'time' | 'place' | 'draw' | 'drawing' | 'ascendant' | 'planet' | 'sign' | 'degree' | 'star' | 'house' | 'noChart' | 'style' | 'allPlanets', string>;
  readonly 'pages/chat': {
    readonly price: Row<'credits'>;
    readonly facts: Row<'n'>;
    readonly blocked: Row<'n'>;
    readonly until: Row<'date'>;
  } & Table<'title' | 'lead' | 'birth' | 'saved' | 'account' | 'accountHelp' | 'add' | 'name' | 'date' | 'time' | 'place' | 'timeHelp' | 'placeHelp' | 'keep' | 'remove' | 'local' | 'partner' | 'partnerHelp' | 'nobody' | 'ask' | 'question' | 'send' | 'fresh' | 'begin' | 'talk' | 'earlier' | 'earlierLead' | 'noBirth' | 'missing' | 'asking' | 'asked' | 'answer' | 'helpful' | 'wrong' | 'noted' | 'open' | 'delete' | 'sure' | 'unknown', string>;
  readonly 'pages/common': {
    readonly wait: Row<'minutes'>;
    readonly credits: CountRow<'n'>;
  } & Table<'copy' | 'copied' | 'cancel' | 'save' | 'none' | 'failed' | 'marked' | 'empty' | 'unfit' | 'offline' | 'scriptNeeded' | 'free' | 'never' | 'day' | 'asTable' | 'stop', string>;
  readonly 'pages/dashboard': {
    readonly greeting: Row<'name'>;
    readonly leftOf: Row<'all' | 'left'>;
    readonly newOn: Row<'date'>;
    readonly closing: Row<'date'>;
    readonly forecast: CountRow<'left' | 'n'>;
    readonly forecastShort: CountRow<'date' | 'n'>;
  } & Table<'title' | 'creditsLeft' | 'noForecast' | 'noPace' | 'today' | 'errorsToday' | 'median' | 'steps' | 'stepCallHow' | 'stepPlan' | 'month' | 'calls' | 'errors' | 'failures' | 'noFailures' | 'when' | 'endpoint' | 'status' | 'mend' | 'mendByCode' | 'keep', string>;
  readonly 'pages/dataOf': Table<'title' | 'live' | 'sandbox' | 'note', string>;
  readonly 'pages/docs': {
    readonly lead: Row<'n'>;
    readonly mean: Row<'n'>;
    readonly found: CountRow<'n'>;
    readonly deviations: Table<'deg' | 's' | 'day' | 'year' | 'points' | 'virupas' | 'ratio' | 'last_place' | 'mismatches', Row<'n'>>;
    readonly accuracyRow: Row<'cases' | 'worst'>;
    readonly library: {
      readonly title: Row<'language'>;
      readonly topics: Table<'install' | 'call' | 'errors' | 'retries' | 'list' | 'report' | 'image' | 'webhook', {
        readonly title: string;
        readonly text: string;
      }>;
    } & Table<'libraries' | 'downloads' | 'runsOn', string>;
    readonly presetNames: Table<'example' | 'london' | 'unknown' | 'today' | 'diwali' | 'north', string>;
    readonly groups: Table<'kundli' | 'matching' | 'day' | 'readings' | 'reports' | 'astrologer' | 'tools' | 'account', string>;
  } & Table<'title' | 'search' | 'searchHelp' | 'notFound' | 'detailsIn' | 'start' | 'errors' | 'accuracy' | 'request' | 'noFields' | 'field' | 'type' | 'meaning' | 'required' | 'standard' | 'options' | 'optionsLead' | 'commonFields' | 'answer' | 'example' | 'refusals' | 'fix' | 'code' | 'sources' | 'yourKey' | 'keyHelp' | 'body' | 'send' | 'charged' | 'snippets' | 'tryIt' | 'sessionOnly' | 'status' | 'title_' | 'retry' | 'yes' | 'no' | 'errorsLead' | 'accuracyLead' | 'ofSuite' | 'allSuites' | 'showSuite' | 'withoutRow' | 'startLead' | 'step1' | 'step1Text' | 'step2' | 'step2Text' | 'step3' | 'step3Text' | 'next' | 'nextText' | 'copyPath' | 'results' | 'contents' | 'begin' | 'instead' | 'members' | 'ownFields' | 'decisive' | 'answerLead' | 'refusalsLead' | 'presets' | 'moreFields' | 'asJson' | 'keyLabel' | 'demoKey' | 'ownKeyLink' | 'ownKey' | 'copyLink' | 'seen' | 'tree' | 'picture' | 'openFile' | 'noJson' | 'noLink' | 'toDashboard' | 'errorRetry' | 'errorRetryYes' | 'errorRetryNo' | 'errorCharge' | 'errorShape' | 'errorWhere' | 'allErrors' | 'wholeAnswer' | 'openWorst', string>;
  readonly 'pages/done': Table<'close' | 'key' | 'keyChanged' | 'keyRevoked' | 'keyRotated' | 'hook' | 'hookChanged' | 'hookTested' | 'hookAgain' | 'hookRemoved' | 'feed' | 'feedRemoved' | 'jobStarted' | 'jobStopped' | 'birthRemoved' | 'brandRemoved' | 'reportRemoved' | 'plan', string>;
  readonly 'pages/embed': {
    readonly lead: Row<'size'>;
    readonly keyText: List<Row<'suites'>>;
    readonly elements: Table<'panchang' | 'choghadiya' | 'horoscope' | 'chart' | 'kundli' | 'matching', {
      readonly name: string;
      readonly about: string;
    }>;
    readonly attributes: Table<'place' | 'date' | 'time' | 'search' | 'sign' | 'chart' | 'chartStyle' | 'heading' | 'apiKey' | 'lang' | 'theme' | 'api', string>;
    readonly languagesText: Row<'languages'>;
    readonly horoscopesText: Row<'languages'>;
    readonly lookText: List<Row<'parts'>>;
  } & Table<'title' | 'name' | 'begin' | 'beginText' | 'key' | 'makeKey' | 'attribute' | 'values' | 'meaning' | 'everyElement' | 'flag' | 'languages' | 'look' | 'tells' | 'kept' | 'packages' | 'noKey', string> & Table<'tellsText' | 'keptText' | 'packagesText', List<string>>;
  readonly 'pages/enter': {
    readonly sent: Row<'email'>;
  } & Table<'signup' | 'signupLead' | 'login' | 'loginLead' | 'email' | 'name' | 'send' | 'code' | 'enter' | 'again' | 'other' | 'haveAccount' | 'noAccount' | 'wrong' | 'checkEmail' | 'checkName' | 'keyTitle' | 'keyLead' | 'tryIt' | 'calling' | 'worked' | 'toDashboard' | 'pictureAlt' | 'toReference' | 'already' | 'stepKey' | 'stepCall' | 'stepLive', string>;
  readonly 'pages/feeds': {
    readonly choices: Table<'festivals' | 'moon' | 'planets' | 'birth', string>;
    readonly states: {
      readonly active: string;
      readonly disabled: string;
    };
    readonly rotateLead: Row<'name'>;
    readonly removeLead: Row<'name'>;
  } & Table<'title' | 'lead' | 'make' | 'name' | 'nameHelp' | 'events' | 'place' | 'placeHelp' | 'birth' | 'birthHelp' | 'noBirth' | 'state' | 'changed' | 'actions' | 'rotate' | 'rotateTitle' | 'remove' | 'removeTitle' | 'secretTitle' | 'empty', string>;
  readonly 'pages/guides': {
    readonly title: string;
    readonly runs: string;
  } & Table<'names' | 'leads' | 'words', Table<'authentication' | 'idempotency' | 'limits' | 'retries' | 'versioning' | 'webhooks' | 'places' | 'method' | 'settings' | 'live', string>>;
  readonly 'pages/home': {
    readonly allRows: Row<'n'>;
    readonly suites: Row<'n'>;
    readonly suiteCount: CountRow<'n'>;
    readonly pieces: Table<'kundli' | 'matching' | 'panchang' | 'horoscope' | 'reports' | 'astrologer', string>;
  } & Table<'title' | 'description' | 'lead' | 'readReference' | 'terms' | 'moon' | 'sun' | 'trust' | 'trustLead' | 'what' | 'against' | 'cases' | 'worst' | 'first' | 'firstLead' | 'six' | 'sixLead' | 'reportsText' | 'more' | 'question' | 'because' | 'ask' | 'own' | 'ownLead' | 'prices' | 'pricesLead', string>;
  readonly 'pages/horoscope': {
    readonly areas: Table<'career' | 'love' | 'health' | 'money', string>;
    readonly lucky: Row<'colour' | 'direction' | 'number'>;
    readonly signPage: Row<'sign'>;
  } & Table<'title' | 'lead' | 'date' | 'more' | 'do' | 'care' | 'basis' | 'ask' | 'how' | 'allSigns', string>;
  readonly 'pages/invoices': Table<'title' | 'lead' | 'number' | 'date' | 'what' | 'total' | 'empty' | 'toPlan', string>;
  readonly 'pages/jobs': {
    readonly states: Table<'queued' | 'running' | 'cancelling' | 'done' | 'cancelled', string>;
    readonly progress: Row<'done' | 'rows'>;
    readonly failed: CountRow<'n'>;
    readonly until: Row<'day'>;
  } & Table<'title' | 'lead' | 'make' | 'endpoint' | 'endpointHelp' | 'file' | 'fileHelp' | 'reference' | 'referenceHelp' | 'results' | 'start' | 'sending' | 'what' | 'state' | 'rows' | 'credits' | 'begun' | 'actions' | 'cancel' | 'download' | 'refresh' | 'empty', string>;
  readonly 'pages/keys': {
    readonly rotateLead: Row<'name'>;
    readonly revokeLead: Row<'name'>;
    readonly on: Row<'domains'>;
    readonly aMonth: Row<'n'>;
  } & Table<'title' | 'lead' | 'make' | 'name' | 'nameHelp' | 'kind' | 'domains' | 'domainsHelp' | 'scopes' | 'scopesHelp' | 'cap' | 'capHelp' | 'query' | 'key' | 'state' | 'lastUsed' | 'actions' | 'rotate' | 'rotateTitle' | 'overlap' | 'revoke' | 'revokeTitle' | 'switchOff' | 'switchOn' | 'newTitle' | 'newLead' | 'done' | 'empty' | 'all' | 'change' | 'changeTitle' | 'widgets', string>;
  readonly 'pages/live': {
    readonly panchangOf: Row<'place'>;
    readonly until: Row<'time'>;
    readonly of: Row<'most' | 'points'>;
    readonly towns: Table<'new-delhi' | 'mumbai' | 'kolkata' | 'chennai' | 'bengaluru' | 'varanasi' | 'ujjain' | 'london', string>;
  } & Table<'panchang' | 'kundli' | 'matching' | 'calls' | 'callsLead' | 'show' | 'town' | 'otherTowns' | 'day' | 'sunrise' | 'sunset' | 'moonrise' | 'weekday' | 'tithi' | 'nakshatra' | 'yoga' | 'karana' | 'bad' | 'good' | 'choghadiya' | 'from' | 'to' | 'name' | 'kind' | 'kundliLead' | 'running' | 'matchingLead' | 'groom' | 'bride' | 'date' | 'time' | 'points' | 'reason' | 'koota' | 'speaks' | 'against', string>;
  readonly 'pages/order': {
    readonly forms: Table<'kundli_complete' | 'kundli_standard' | 'kundli_mini' | 'matching' | 'prediction' | 'annual' | 'saturn' | 'lal_kitab' | 'numerology' | 'panchang', {
      readonly name: string;
      readonly about: string;
    }>;
    readonly holds: Row<'from' | 'n' | 'sign' | 'to'>;
    readonly sureChoices: Table<'exact' | 'five' | 'fifteen' | 'hour' | 'unknown', string>;
    readonly deleteLead: Row<'name'>;
    readonly manyOrder: Row<'credits' | 'n'>;
    readonly manyFault: Row<'n' | 'what'>;
    readonly previewAlt: Row<'page' | 'pages'>;
  } & Table<'title' | 'lead' | 'what' | 'brand' | 'noBrand' | 'language' | 'prose' | 'proseOwn' | 'proseHelp' | 'saved' | 'savedHelp' | 'name' | 'date' | 'time' | 'sure' | 'place' | 'placeHelp' | 'byHand' | 'lat' | 'lon' | 'tz' | 'groom' | 'bride' | 'swap' | 'years' | 'forYear' | 'month' | 'reference' | 'referenceHelp' | 'more' | 'made' | 'drawing' | 'ready' | 'failed' | 'download' | 'delete' | 'many' | 'file' | 'manyNone' | 'orderFirst' | 'preview' | 'previewWaits' | 'previewDraws' | 'previewLanguage' | 'stamp' | 'share' | 'shared' | 'qr' | 'qrLead' | 'qrAlt' | 'again', string> & Table<'order' | 'manyLead' | 'manyTooMany' | 'previewLead' | 'previewPages' | 'previewSpent' | 'drawingPages', Row<'n'>>;
  readonly 'pages/papers': {
    readonly names: Table<'terms' | 'privacy' | 'dpa' | 'retention' | 'sla', string>;
    readonly unset: string;
    readonly english: string;
  };
  readonly 'pages/plan': {
    readonly domains: CountRow<'n'>;
    readonly needed: Row<'feature' | 'plan'>;
    readonly choose: Row<'name'>;
    readonly later: Row<'date' | 'name'>;
    readonly yearUntil: Row<'date'>;
  } & Table<'title' | 'yours' | 'anyDomains' | 'contract' | 'current' | 'up' | 'down' | 'stay' | 'asked' | 'limits' | 'cap' | 'capHelp' | 'alerts' | 'alertsHelp' | 'ledger' | 'ledgerLead' | 'when' | 'what' | 'change' | 'balance' | 'more' | 'contact', string> & Table<'perMonth' | 'perMinute' | 'births', Row<'n'>>;
  readonly 'pages/pricing': {
    readonly month: Row<'price'>;
    readonly year: Row<'price'>;
    readonly choice: Row<'name' | 'price'>;
  } & Table<'title' | 'description' | 'lead' | 'free' | 'ask' | 'net' | 'none' | 'packs' | 'packsLead' | 'credits' | 'once' | 'buyPlan' | 'buyCredits' | 'what' | 'currency' | 'name' | 'address' | 'country' | 'countryHelp' | 'state' | 'stateHelp' | 'taxNumber' | 'taxNumberHelp' | 'known' | 'pay' | 'netYear' | 'buyYear', string>;
  readonly 'pages/profiles': {
    readonly genders: Table<'none' | 'female' | 'male' | 'other', string>;
    readonly marks: Table<'none' | 'minor' | 'deceased', string>;
    readonly change: Row<'label'>;
    readonly removeLead: Row<'name'>;
    readonly brought: CountRow<'n'>;
    readonly rowFault: Row<'row' | 'what'>;
  } & Table<'title' | 'lead' | 'empty' | 'noneFound' | 'search' | 'searchHelp' | 'find' | 'all' | 'label' | 'labelHelp' | 'tags' | 'tagsHelp' | 'born' | 'id' | 'actions' | 'name' | 'gender' | 'date' | 'time' | 'timeUnknown' | 'noTime' | 'place' | 'placeHelp' | 'byHand' | 'lat' | 'lon' | 'tz' | 'mark' | 'markHelp' | 'add' | 'save' | 'another' | 'edit' | 'remove' | 'removeTitle' | 'tables' | 'tablesLead' | 'file' | 'bring' | 'take' | 'noFile' | 'older', string>;
  readonly 'pages/reader': {
    readonly title: Row<'kind'>;
    readonly from: Row<'name'>;
    readonly made: Row<'day' | 'name'>;
    readonly madePlain: Row<'day'>;
    readonly kept: Row<'day'>;
    readonly facts: Row<'language' | 'pages' | 'size'>;
    readonly ask: Row<'contact'>;
    readonly kinds: Table<'kundli' | 'matching' | 'prediction' | 'annual' | 'panchang' | 'numerology' | 'saturn' | 'lal_kitab' | 'custom', string>;
  } & Table<'open' | 'firstPage' | 'elsewhere' | 'qrAlt', string>;
  readonly 'pages/reports': {
    readonly sendLead: Row<'name'>;
    readonly states: Table<'queued' | 'rendering' | 'ready' | 'failed' | 'expired', string>;
    readonly deliveries: Table<'pending' | 'sent' | 'delivered' | 'bounced' | 'failed', string>;
  } & Table<'title' | 'lead' | 'empty' | 'name' | 'ordered' | 'state' | 'pages' | 'kept' | 'actions' | 'open' | 'send' | 'sendTitle' | 'to' | 'attach' | 'sent' | 'older' | 'letters', string>;
  readonly 'pages/samples': {
    readonly sorts: Table<'north' | 'south' | 'east' | 'sri_lanka' | 'circle' | 'navamsa', string>;
    readonly drawn: Table<'wheel' | 'sudarshana' | 'overlay' | 'bindus' | 'sarvatobhadra' | 'strength' | 'timeline' | 'card' | 'poster', string>;
    readonly tables: {
      readonly name: string;
      readonly about: string;
    };
  } & Table<'title' | 'lead' | 'drawings' | 'reports' | 'reportsLead' | 'drawingsLead' | 'drawing' | 'openCall' | 'noScript' | 'page' | 'pages' | 'before' | 'after' | 'firstPages', string>;
  readonly 'pages/shell': Table<'name' | 'skip' | 'navigation' | 'reference' | 'accuracy' | 'pricing' | 'dashboard' | 'getKey' | 'source' | 'status' | 'errors' | 'licence' | 'signIn', string>;
  readonly 'pages/status': {
    readonly tried: Row<'at'>;
    readonly lastProbe: Row<'at'>;
    readonly since: Row<'start'>;
    readonly span: Row<'end' | 'start'>;
    readonly uptime: Row<'percent'>;
    readonly lastProbeFailed: Row<'at' | 'failed'>;
    readonly strip: Row<'bad' | 'from' | 'good' | 'to'>;
  } & Table<'title' | 'description' | 'works' | 'broken' | 'computes' | 'computesNot' | 'keeps' | 'keepsNot' | 'open' | 'past' | 'none' | 'unread' | 'api' | 'days' | 'howProbed' | 'unprobed' | 'today' | 'day' | 'failed' | 'missed' | 'what' | 'allPassed', string>;
  readonly 'pages/stop': Table<'title' | 'lead' | 'button' | 'done' | 'kept', string>;
  readonly 'pages/tabs': Table<'overview' | 'keys' | 'usage' | 'chat' | 'profiles' | 'reports' | 'brands' | 'webhooks' | 'feeds' | 'jobs' | 'plan' | 'invoices' | 'account', string>;
  readonly 'pages/usage': {
    readonly most: Row<'n'>;
    readonly bodyOf: Row<'when'>;
    readonly bodyStates: Table<'off' | 'none' | 'too_long', string>;
  } & Table<'title' | 'lead' | 'days' | 'byEndpoint' | 'byKey' | 'requests' | 'calls' | 'credits' | 'errors' | 'p50' | 'p95' | 'endpoint' | 'key' | 'when' | 'status' | 'time' | 'id' | 'filter' | 'filterAll' | 'filterErrors' | 'empty' | 'emptyAction' | 'noLog' | 'more' | 'body' | 'show' | 'monthTitle' | 'toLimits' | 'suite' | 'bySuite' | 'allSuites' | 'allKeys' | 'noneHere' | 'noRequests', string>;
  readonly 'pages/webhooks': {
    readonly states: Table<'active' | 'paused' | 'disabled', string>;
    readonly since: Row<'when'>;
    readonly results: Table<'pending' | 'delivered' | 'failed', string>;
    readonly attempts: CountRow<'n'>;
  } & Table<'title' | 'lead' | 'make' | 'url' | 'urlHelp' | 'name' | 'nameHelp' | 'events' | 'eventsHelp' | 'state' | 'noPlan' | 'actions' | 'test' | 'pause' | 'on' | 'rotate' | 'rotateTitle' | 'overlap' | 'remove' | 'removeTitle' | 'secretTitle' | 'empty' | 'event' | 'when' | 'result' | 'answer' | 'noAnswer' | 'again' | 'nothingSent', string> & Table<'rotateLead' | 'removeLead' | 'sent', Row<'name'>>;
  readonly panchang: {
    readonly gowris: Table<'uthi' | 'amirdha' | 'rogam' | 'labam' | 'dhanam' | 'sugam' | 'soram' | 'visham', string>;
    readonly specialYogas: Table<'amrita_siddhi' | 'sarvartha_siddhi' | 'ravi_pushya' | 'guru_pushya' | 'ravi_yoga' | 'tripushkara' | 'dwipushkara' | 'siddhi' | 'siddha_tithi' | 'dagdha_nakshatra' | 'yamaghanta' | 'utpata' | 'mrityu' | 'kana' | 'mrityu_tithi' | 'krakacha' | 'dagdha_tithi' | 'visha' | 'hutashana' | 'sun_burnt_tithi' | 'aadal' | 'vidaal', string>;
    readonly reasons: Table<'rahu_kala' | 'yamaganda' | 'gulika_kala' | 'dur_muhurta' | 'kulika' | 'kalavela' | 'yamaghanta' | 'kantaka' | 'varjya' | 'bhadra_earth' | 'bhadra_heaven' | 'bhadra_patala' | 'aadal' | 'vidaal' | 'dagdha_nakshatra' | 'dagdha_tithi' | 'sun_burnt_tithi' | 'nitya_yoga' | 'panchaka' | 'vinchudo' | 'gandmool', string>;
    readonly panchaks: Table<'roga' | 'raja' | 'agni' | 'chora' | 'mrityu' | 'none', string>;
    readonly bhadraLokas: Table<'heaven' | 'patala' | 'earth', string>;
    readonly anandadis: Table<'ananda' | 'kaladanda' | 'dhumra' | 'dhata' | 'saumya' | 'dhwanksha' | 'dhwaja' | 'shrivatsa' | 'vajra' | 'mudgara' | 'chhatra' | 'mitra' | 'manasa' | 'padma' | 'lumbaka' | 'utpata' | 'mrityu' | 'kana' | 'siddhi' | 'shubha' | 'amrita' | 'musala' | 'gada' | 'matanga' | 'rakshasa' | 'chara' | 'sthira' | 'pravardhamana', string>;
    readonly tamilYogas: Table<'amirtha' | 'siddha' | 'marana' | 'prabalarishta', string>;
    readonly panchakaKinds: Table<'free' | 'mrityu' | 'agni' | 'raja' | 'chora' | 'roga', string>;
    readonly muhurtas: Table<'rudra' | 'ahi' | 'mitra' | 'pitri' | 'vasu' | 'vara' | 'vishvedeva' | 'vidhi' | 'satamukhi' | 'puruhuta' | 'vahini' | 'naktanakara' | 'varuna' | 'aryaman' | 'bhaga' | 'girisha' | 'ajapada' | 'ahirbudhnya' | 'pushya' | 'ashvini' | 'yama' | 'agni' | 'vidhatri' | 'kanda' | 'aditi' | 'jiva' | 'vishnu' | 'dyumadgadyuti' | 'brahma' | 'samudra', string>;
    readonly muhurtaDeities: Table<'rudra' | 'ahi' | 'mitra' | 'pitris' | 'vasus' | 'ambu' | 'vishvedevas' | 'vidhi' | 'brahma' | 'indra' | 'agni' | 'rakshasa' | 'varuna' | 'aryaman' | 'bhaga' | 'shiva' | 'ajapada' | 'ahirbudhnya' | 'pushan' | 'ashvins' | 'yama' | 'dhatri' | 'chandra' | 'aditi' | 'brihaspati' | 'vishnu' | 'surya' | 'tvashtri' | 'vayu', string>;
    readonly birds: Table<'vulture' | 'owl' | 'crow' | 'cock' | 'peacock', string>;
    readonly birdActivities: Table<'rule' | 'eat' | 'walk' | 'sleep' | 'die', string>;
    readonly birdGrades: Table<'very_good' | 'good' | 'middling' | 'weak' | 'bad', string>;
    readonly halves: {
      readonly day: string;
      readonly night: string;
    };
    readonly vows: Table<'navkarsi' | 'porsi' | 'sadh_porsi' | 'purimaddha' | 'avaddha' | 'chauvihar', string>;
  };
  readonly 'phala/area-frame': Table<'career/clear_for' | 'career/leaning_for' | 'career/balanced' | 'career/leaning_against' | 'career/clear_against' | 'wealth/clear_for' | 'wealth/leaning_for' | 'wealth/balanced' | 'wealth/leaning_against' | 'wealth/clear_against' | 'marriage/clear_for' | 'marriage/leaning_for' | 'marriage/balanced' | 'marriage/leaning_against' | 'marriage/clear_against' | 'children/clear_for' | 'children/leaning_for' | 'children/balanced' | 'children/leaning_against' | 'children/clear_against' | 'education/clear_for' | 'education/leaning_for' | 'education/balanced' | 'education/leaning_against' | 'education/clear_against' | 'health/clear_for' | 'health/leaning_for' | 'health/balanced' | 'health/leaning_against' | 'health/clear_against' | 'travel/clear_for' | 'travel/leaning_for' | 'travel/balanced' | 'travel/leaning_against' | 'travel/clear_against' | 'home/clear_for' | 'home/leaning_for' | 'home/balanced' | 'home/leaning_against' | 'home/clear_against' | 'spirituality/clear_for' | 'spirituality/leaning_for' | 'spirituality/balanced' | 'spirituality/leaning_against' | 'spirituality/clear_against', readonly [string, string]>;
  readonly 'phala/area-names': {
    readonly areas: Table<'career' | 'wealth' | 'marriage' | 'children' | 'education' | 'health' | 'travel' | 'home' | 'spirituality', string>;
    readonly indicators: Table<'lord' | 'support' | 'karaka' | 'occupant' | 'aspect' | 'varga', string>;
    readonly verdicts: Table<'clear_for' | 'leaning_for' | 'balanced' | 'leaning_against' | 'clear_against', string>;
  };
  readonly 'phala/area-sign': Table<'career/lord/firm' | 'career/lord/placed' | 'career/lord/strained' | 'career/support/firm' | 'career/support/strained' | 'career/karaka/firm' | 'career/karaka/strained' | 'career/occupant/help' | 'career/occupant/press' | 'career/aspect/help' | 'career/aspect/press' | 'career/varga/firm' | 'career/varga/strained' | 'wealth/lord/firm' | 'wealth/lord/placed' | 'wealth/lord/strained' | 'wealth/support/firm' | 'wealth/support/strained' | 'wealth/karaka/firm' | 'wealth/karaka/strained' | 'wealth/occupant/help' | 'wealth/occupant/press' | 'wealth/aspect/help' | 'wealth/aspect/press' | 'wealth/varga/firm' | 'wealth/varga/strained' | 'marriage/lord/firm' | 'marriage/lord/placed' | 'marriage/lord/strained' | 'marriage/support/firm' | 'marriage/support/strained' | 'marriage/karaka/firm' | 'marriage/karaka/strained' | 'marriage/occupant/help' | 'marriage/occupant/press' | 'marriage/aspect/help' | 'marriage/aspect/press' | 'marriage/varga/firm' | 'marriage/varga/strained' | 'children/lord/firm' | 'children/lord/placed' | 'children/lord/strained' | 'children/support/firm' | 'children/support/strained' | 'children/karaka/firm' | 'children/karaka/strained' | 'children/occupant/help' | 'children/occupant/press' | 'children/aspect/help' | 'children/aspect/press' | 'children/varga/firm' | 'children/varga/strained' | 'education/lord/firm' | 'education/lord/placed' | 'education/lord/strained' | 'education/support/firm' | 'education/support/strained' | 'education/karaka/firm' | 'education/karaka/strained' | 'education/occupant/help' | 'education/occupant/press' | 'education/aspect/help' | 'education/aspect/press' | 'education/varga/firm' | 'education/varga/strained' | 'health/lord/firm' | 'health/lord/placed' | 'health/lord/strained' | 'health/support/firm' | 'health/support/strained' | 'health/karaka/firm' | 'health/karaka/strained' | 'health/occupant/help' | 'health/occupant/press' | 'health/aspect/help' | 'health/aspect/press' | 'health/varga/firm' | 'health/varga/strained' | 'travel/lord/firm' | 'travel/lord/placed' | 'travel/lord/strained' | 'travel/support/firm' | 'travel/support/strained' | 'travel/karaka/firm' | 'travel/karaka/strained' | 'travel/occupant/help' | 'travel/occupant/press' | 'travel/aspect/help' | 'travel/aspect/press' | 'travel/varga/firm' | 'travel/varga/strained' | 'home/lord/firm' | 'home/lord/placed' | 'home/lord/strained' | 'home/support/firm' | 'home/support/strained' | 'home/karaka/firm' | 'home/karaka/strained' | 'home/occupant/help' | 'home/occupant/press' | 'home/aspect/help' | 'home/aspect/press' | 'home/varga/firm' | 'home/varga/strained' | 'spirituality/lord/firm' | 'spirituality/lord/placed' | 'spirituality/lord/strained' | 'spirituality/support/firm' | 'spirituality/support/strained' | 'spirituality/karaka/firm' | 'spirituality/karaka/strained' | 'spirituality/occupant/help' | 'spirituality/occupant/press' | 'spirituality/aspect/help' | 'spirituality/aspect/press' | 'spirituality/varga/firm' | 'spirituality/varga/strained', readonly [Row<'planet' | 'why'>]>;
  readonly 'phala/area-times': {
    readonly sides: Table<'for' | 'against' | 'none', string>;
    readonly now: Row<'antar' | 'antar_end' | 'maha' | 'maha_end'>;
    readonly now_own: Row<'antar_end' | 'maha' | 'maha_end'>;
    readonly meets: Table<'for' | 'against' | 'none', {
      readonly for: Row<'antar' | 'maha'>;
      readonly against: Row<'antar' | 'maha'>;
      readonly none: Row<'maha'>;
    }>;
    readonly own: Table<'for' | 'against' | 'none', Row<'maha'>>;
    readonly month: Row<'month' | 'year'>;
    readonly within: Row<'month'>;
    readonly stretch: Row<'from' | 'to'>;
    readonly windows: Table<'career' | 'marriage' | 'home' | 'travel', Row<'end' | 'stretches'>>;
    readonly next: Table<'career' | 'marriage' | 'home' | 'travel', Row<'end' | 'month'>>;
  };
  readonly 'phala/ascendant': Table<'aries' | 'taurus' | 'gemini' | 'cancer' | 'leo' | 'virgo' | 'libra' | 'scorpio' | 'sagittarius' | 'capricorn' | 'aquarius' | 'pisces', readonly [string, string]>;
  readonly 'phala/aspect': Table<'mars/sun' | 'mars/moon' | 'mars/mercury' | 'mars/jupiter' | 'mars/venus' | 'mars/saturn' | 'mars/rahu' | 'mars/ketu' | 'jupiter/sun' | 'jupiter/moon' | 'jupiter/mars' | 'jupiter/mercury' | 'jupiter/venus' | 'jupiter/saturn' | 'jupiter/rahu' | 'jupiter/ketu' | 'saturn/sun' | 'saturn/moon' | 'saturn/mars' | 'saturn/mercury' | 'saturn/jupiter' | 'saturn/venus' | 'saturn/rahu' | 'saturn/ketu' | 'sun/moon' | 'moon/mercury' | 'moon/venus', readonly [string, string]>;
  readonly 'phala/dasha-house': Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12, readonly [string, string]>;
  readonly 'phala/dasha-lord': Table<'sun/strong' | 'sun/steady' | 'sun/strained' | 'moon/strong' | 'moon/steady' | 'moon/strained' | 'mars/strong' | 'mars/steady' | 'mars/strained' | 'mercury/strong' | 'mercury/steady' | 'mercury/strained' | 'jupiter/strong' | 'jupiter/steady' | 'jupiter/strained' | 'venus/strong' | 'venus/steady' | 'venus/strained' | 'saturn/strong' | 'saturn/steady' | 'saturn/strained' | 'rahu/strong' | 'rahu/steady' | 'rahu/strained' | 'ketu/strong' | 'ketu/steady' | 'ketu/strained', readonly [string, string]>;
  readonly 'phala/dasha-pair': Table<'sun/sun' | 'sun/moon' | 'sun/mars' | 'sun/rahu' | 'sun/jupiter' | 'sun/saturn' | 'sun/mercury' | 'sun/ketu' | 'sun/venus' | 'moon/moon' | 'moon/mars' | 'moon/rahu' | 'moon/jupiter' | 'moon/saturn' | 'moon/mercury' | 'moon/ketu' | 'moon/venus' | 'moon/sun' | 'mars/mars' | 'mars/rahu' | 'mars/jupiter' | 'mars/saturn' | 'mars/mercury' | 'mars/ketu' | 'mars/venus' | 'mars/sun' | 'mars/moon' | 'mercury/mercury' | 'mercury/ketu' | 'mercury/venus' | 'mercury/sun' | 'mercury/moon' | 'mercury/mars' | 'mercury/rahu' | 'mercury/jupiter' | 'mercury/saturn' | 'jupiter/jupiter' | 'jupiter/saturn' | 'jupiter/mercury' | 'jupiter/ketu' | 'jupiter/venus' | 'jupiter/sun' | 'jupiter/moon' | 'jupiter/mars' | 'jupiter/rahu' | 'venus/venus' | 'venus/sun' | 'venus/moon' | 'venus/mars' | 'venus/rahu' | 'venus/jupiter' | 'venus/saturn' | 'venus/mercury' | 'venus/ketu' | 'saturn/saturn' | 'saturn/mercury' | 'saturn/ketu' | 'saturn/venus' | 'saturn/sun' | 'saturn/moon' | 'saturn/mars' | 'saturn/rahu' | 'saturn/jupiter' | 'rahu/rahu' | 'rahu/jupiter' | 'rahu/saturn' | 'rahu/mercury' | 'rahu/ketu' | 'rahu/venus' | 'rahu/sun' | 'rahu/moon' | 'rahu/mars' | 'ketu/ketu' | 'ketu/venus' | 'ketu/sun' | 'ketu/moon' | 'ketu/mars' | 'ketu/rahu' | 'ketu/jupiter' | 'ketu/saturn' | 'ketu/mercury', readonly [string, string]>;
  readonly 'phala/dosha-meanings': Table<'manglik' | 'kaal_sarp' | 'sade_sati' | 'dhaiya' | 'pitra' | 'guru_chandal' | 'grahan' | 'shrapit' | 'angarak' | 'vish' | 'gandmool' | 'abhukta_mula' | 'kemadruma' | 'daridra' | 'shakata' | 'kalatra' | 'ghatak' | 'amavasya_birth' | 'krishna_chaturdashi_birth' | 'vishti_birth' | 'vyatipata_birth' | 'vaidhriti_birth' | 'sankranti_birth' | 'eclipse_birth', string>;
  readonly 'phala/event-words': {
    readonly events: Table<'marriage' | 'job' | 'child' | 'property' | 'travel' | 'money' | 'study' | 'family', string>;
    readonly kinds: Table<'rules' | 'stands' | 'karaka' | 'with_lord' | 'rules_support' | 'aspects' | 'touches' | 'both_touch' | 'bindus', string>;
    readonly evidence: {
      readonly karaka: Row<'planet' | 'role'>;
      readonly both_touch: Row<'house'>;
      readonly bindus: Row<'number' | 'planet'>;
    } & Table<'rules' | 'stands' | 'with_lord' | 'rules_support' | 'aspects', Row<'house' | 'planet' | 'role'>>;
    readonly transits: Table<'in_house' | 'on_house' | 'in_lord' | 'on_lord', Row<'house' | 'planet'>>;
    readonly fallen: Row<'planet'>;
    readonly roles: {
      readonly maha: string;
      readonly antar: string;
    };
    readonly houses: List<string>;
    readonly method: string;
  };
  readonly 'phala/limb': Table<'vara/sunday' | 'vara/monday' | 'vara/tuesday' | 'vara/wednesday' | 'vara/thursday' | 'vara/friday' | 'vara/saturday' | 'tithi/1' | 'tithi/2' | 'tithi/3' | 'tithi/4' | 'tithi/5' | 'tithi/6' | 'tithi/7' | 'tithi/8' | 'tithi/9' | 'tithi/10' | 'tithi/11' | 'tithi/12' | 'tithi/13' | 'tithi/14' | 'tithi/15' | 'tithi/16' | 'tithi/17' | 'tithi/18' | 'tithi/19' | 'tithi/20' | 'tithi/21' | 'tithi/22' | 'tithi/23' | 'tithi/24' | 'tithi/25' | 'tithi/26' | 'tithi/27' | 'tithi/28' | 'tithi/29' | 'tithi/30' | 'yoga/vishkambha' | 'yoga/priti' | 'yoga/ayushman' | 'yoga/saubhagya' | 'yoga/shobhana' | 'yoga/atiganda' | 'yoga/sukarma' | 'yoga/dhriti' | 'yoga/shula' | 'yoga/ganda' | 'yoga/vriddhi' | 'yoga/dhruva' | 'yoga/vyaghata' | 'yoga/harshana' | 'yoga/vajra' | 'yoga/siddhi' | 'yoga/vyatipata' | 'yoga/variyana' | 'yoga/parigha' | 'yoga/shiva' | 'yoga/siddha' | 'yoga/sadhya' | 'yoga/shubha' | 'yoga/shukla' | 'yoga/brahma' | 'yoga/indra' | 'yoga/vaidhriti' | 'karana/bava' | 'karana/balava' | 'karana/kaulava' | 'karana/taitila' | 'karana/gara' | 'karana/vanija' | 'karana/vishti' | 'karana/shakuni' | 'karana/chatushpada' | 'karana/naga' | 'karana/kimstughna' | 'month/chaitra' | 'month/vaishakha' | 'month/jyeshtha' | 'month/ashadha' | 'month/shravana' | 'month/bhadrapada' | 'month/ashvina' | 'month/kartika' | 'month/margashirsha' | 'month/pausha' | 'month/magha' | 'month/phalguna' | 'ritu/vasanta' | 'ritu/grishma' | 'ritu/varsha' | 'ritu/sharad' | 'ritu/hemanta' | 'ritu/shishira', readonly [string, string]>;
  readonly 'phala/limb-meanings': {
    readonly tithiMeanings: Table<'pratipada' | 'dwitiya' | 'tritiya' | 'chaturthi' | 'panchami' | 'shashthi' | 'saptami' | 'ashtami' | 'navami' | 'dashami' | 'ekadashi' | 'dwadashi' | 'trayodashi' | 'chaturdashi' | 'purnima' | 'amavasya', string>;
    readonly nityaYogaMeanings: Table<'vishkambha' | 'priti' | 'ayushman' | 'saubhagya' | 'shobhana' | 'atiganda' | 'sukarma' | 'dhriti' | 'shula' | 'ganda' | 'vriddhi' | 'dhruva' | 'vyaghata' | 'harshana' | 'vajra' | 'siddhi' | 'vyatipata' | 'variyana' | 'parigha' | 'shiva' | 'siddha' | 'sadhya' | 'shubha' | 'shukla' | 'brahma' | 'indra' | 'vaidhriti', string>;
    readonly karanaMeanings: Table<'bava' | 'balava' | 'kaulava' | 'taitila' | 'gara' | 'vanija' | 'vishti' | 'shakuni' | 'chatushpada' | 'naga' | 'kimstughna', string>;
  };
  readonly 'phala/lord-in': Table<'1/1' | '1/2' | '1/3' | '1/4' | '1/5' | '1/6' | '1/7' | '1/8' | '1/9' | '1/10' | '1/11' | '1/12' | '2/1' | '2/2' | '2/3' | '2/4' | '2/5' | '2/6' | '2/7' | '2/8' | '2/9' | '2/10' | '2/11' | '2/12' | '3/1' | '3/2' | '3/3' | '3/4' | '3/5' | '3/6' | '3/7' | '3/8' | '3/9' | '3/10' | '3/11' | '3/12' | '4/1' | '4/2' | '4/3' | '4/4' | '4/5' | '4/6' | '4/7' | '4/8' | '4/9' | '4/10' | '4/11' | '4/12' | '5/1' | '5/2' | '5/3' | '5/4' | '5/5' | '5/6' | '5/7' | '5/8' | '5/9' | '5/10' | '5/11' | '5/12' | '6/1' | '6/2' | '6/3' | '6/4' | '6/5' | '6/6' | '6/7' | '6/8' | '6/9' | '6/10' | '6/11' | '6/12' | '7/1' | '7/2' | '7/3' | '7/4' | '7/5' | '7/6' | '7/7' | '7/8' | '7/9' | '7/10' | '7/11' | '7/12' | '8/1' | '8/2' | '8/3' | '8/4' | '8/5' | '8/6' | '8/7' | '8/8' | '8/9' | '8/10' | '8/11' | '8/12' | '9/1' | '9/2' | '9/3' | '9/4' | '9/5' | '9/6' | '9/7' | '9/8' | '9/9' | '9/10' | '9/11' | '9/12' | '10/1' | '10/2' | '10/3' | '10/4' | '10/5' | '10/6' | '10/7' | '10/8' | '10/9' | '10/10' | '10/11' | '10/12' | '11/1' | '11/2' | '11/3' | '11/4' | '11/5' | '11/6' | '11/7' | '11/8' | '11/9' | '11/10' | '11/11' | '11/12' | '12/1' | '12/2' | '12/3' | '12/4' | '12/5' | '12/6' | '12/7' | '12/8' | '12/9' | '12/10' | '12/11' | '12/12', readonly [string, string]>;
  readonly 'phala/modifiers': {
    readonly against: readonly [string, string];
    readonly planets: Table<'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu' | 'ketu', string>;
    readonly clauses: Table<'exalted/sun' | 'exalted/moon' | 'exalted/mars' | 'exalted/mercury' | 'exalted/jupiter' | 'exalted/venus' | 'exalted/saturn' | 'own/sun' | 'own/moon' | 'own/mars' | 'own/mercury' | 'own/jupiter' | 'own/venus' | 'own/saturn' | 'fall-cancelled/sun' | 'fall-cancelled/moon' | 'fall-cancelled/mars' | 'fall-cancelled/mercury' | 'fall-cancelled/jupiter' | 'fall-cancelled/venus' | 'fall-cancelled/saturn' | 'debilitated/sun' | 'debilitated/moon' | 'debilitated/mars' | 'debilitated/mercury' | 'debilitated/jupiter' | 'debilitated/venus' | 'debilitated/saturn' | 'combust/moon' | 'combust/mars' | 'combust/mercury' | 'combust/jupiter' | 'combust/venus' | 'combust/saturn' | 'retrograde/mars' | 'retrograde/mercury' | 'retrograde/jupiter' | 'retrograde/venus' | 'retrograde/saturn' | 'vargottama/sun' | 'vargottama/moon' | 'vargottama/mars' | 'vargottama/mercury' | 'vargottama/jupiter' | 'vargottama/venus' | 'vargottama/saturn' | 'vargottama/rahu' | 'vargottama/ketu' | 'with/sun' | 'with/moon' | 'with/mars' | 'with/mercury' | 'with/jupiter' | 'with/venus' | 'with/saturn' | 'with/rahu' | 'with/ketu' | 'seen-by/jupiter' | 'seen-by/saturn' | 'seen-by/mars' | 'acts-from/1' | 'acts-from/2' | 'acts-from/3' | 'acts-from/4' | 'acts-from/5' | 'acts-from/6' | 'acts-from/7' | 'acts-from/8' | 'acts-from/9' | 'acts-from/10' | 'acts-from/11' | 'acts-from/12' | 'star-lord', Row<'planet'>> & Table<'dispositor-firm/rahu' | 'dispositor-firm/ketu' | 'dispositor-strained/rahu' | 'dispositor-strained/ketu' | 'lord-firm/1' | 'lord-firm/2' | 'lord-firm/3' | 'lord-firm/4' | 'lord-firm/5' | 'lord-firm/6' | 'lord-firm/7' | 'lord-firm/8' | 'lord-firm/9' | 'lord-firm/10' | 'lord-firm/11' | 'lord-firm/12' | 'lord-strained/1' | 'lord-strained/2' | 'lord-strained/3' | 'lord-strained/4' | 'lord-strained/5' | 'lord-strained/6' | 'lord-strained/7' | 'lord-strained/8' | 'lord-strained/9' | 'lord-strained/10' | 'lord-strained/11' | 'lord-strained/12' | 'from-rising/1' | 'from-rising/2' | 'from-rising/3' | 'from-rising/4' | 'from-rising/5' | 'from-rising/6' | 'from-rising/7' | 'from-rising/8' | 'from-rising/9' | 'from-rising/10' | 'from-rising/11' | 'from-rising/12' | 'area-other/career' | 'area-other/wealth' | 'area-other/marriage' | 'area-other/children' | 'area-other/education' | 'area-other/health' | 'area-other/travel' | 'area-other/home' | 'area-other/spirituality', string> & Table<'frame/outweighed' | 'frame/however' | 'frame/balanced' | 'frame/outweighed/2' | 'frame/outweighed/3' | 'frame/however/2' | 'frame/however/3' | 'frame/balanced/2' | 'frame/balanced/3' | 'area-periods/career' | 'area-periods/wealth' | 'area-periods/marriage' | 'area-periods/children' | 'area-periods/education' | 'area-periods/health' | 'area-periods/travel' | 'area-periods/home' | 'area-periods/spirituality', Row<'other' | 'own'>> & Table<'from-lord/trine/1' | 'from-lord/trine/2' | 'from-lord/kendra/1' | 'from-lord/kendra/2' | 'from-lord/kendra/3' | 'from-lord/gain/1' | 'from-lord/gain/2' | 'from-lord/together/1' | 'from-lord/together/2' | 'from-lord/hard/1' | 'from-lord/hard/2' | 'from-lord/hard/3' | 'transit-obstructed/1' | 'transit-obstructed/2' | 'transit-obstructed/3' | 'transit-obstructed/4' | 'transit-relieved/1' | 'transit-relieved/2' | 'transit-relieved/3' | 'transit-relieved/4', Row<'other' | 'planet'>>;
    readonly asLord: {
      readonly first: Row<'planet'>;
      readonly other: Row<'planet'>;
    };
    readonly sentence: Row<'clause'>;
  };
  readonly 'phala/moon': Table<'aries' | 'taurus' | 'gemini' | 'cancer' | 'leo' | 'virgo' | 'libra' | 'scorpio' | 'sagittarius' | 'capricorn' | 'aquarius' | 'pisces', readonly [string, string]>;
  readonly 'phala/pada': Table<'ashwini/1' | 'ashwini/2' | 'ashwini/3' | 'ashwini/4' | 'bharani/1' | 'bharani/2' | 'bharani/3' | 'bharani/4' | 'krittika/1' | 'krittika/2' | 'krittika/3' | 'krittika/4' | 'rohini/1' | 'rohini/2' | 'rohini/3' | 'rohini/4' | 'mrigashira/1' | 'mrigashira/2' | 'mrigashira/3' | 'mrigashira/4' | 'ardra/1' | 'ardra/2' | 'ardra/3' | 'ardra/4' | 'punarvasu/1' | 'punarvasu/2' | 'punarvasu/3' | 'punarvasu/4' | 'pushya/1' | 'pushya/2' | 'pushya/3' | 'pushya/4' | 'ashlesha/1' | 'ashlesha/2' | 'ashlesha/3' | 'ashlesha/4' | 'magha/1' | 'magha/2' | 'magha/3' | 'magha/4' | 'purva_phalguni/1' | 'purva_phalguni/2' | 'purva_phalguni/3' | 'purva_phalguni/4' | 'uttara_phalguni/1' | 'uttara_phalguni/2' | 'uttara_phalguni/3' | 'uttara_phalguni/4' | 'hasta/1' | 'hasta/2' | 'hasta/3' | 'hasta/4' | 'chitra/1' | 'chitra/2' | 'chitra/3' | 'chitra/4' | 'swati/1' | 'swati/2' | 'swati/3' | 'swati/4' | 'vishakha/1' | 'vishakha/2' | 'vishakha/3' | 'vishakha/4' | 'anuradha/1' | 'anuradha/2' | 'anuradha/3' | 'anuradha/4' | 'jyeshtha/1' | 'jyeshtha/2' | 'jyeshtha/3' | 'jyeshtha/4' | 'mula/1' | 'mula/2' | 'mula/3' | 'mula/4' | 'purva_ashadha/1' | 'purva_ashadha/2' | 'purva_ashadha/3' | 'purva_ashadha/4' | 'uttara_ashadha/1' | 'uttara_ashadha/2' | 'uttara_ashadha/3' | 'uttara_ashadha/4' | 'shravana/1' | 'shravana/2' | 'shravana/3' | 'shravana/4' | 'dhanishta/1' | 'dhanishta/2' | 'dhanishta/3' | 'dhanishta/4' | 'shatabhisha/1' | 'shatabhisha/2' | 'shatabhisha/3' | 'shatabhisha/4' | 'purva_bhadrapada/1' | 'purva_bhadrapada/2' | 'purva_bhadrapada/3' | 'purva_bhadrapada/4' | 'uttara_bhadrapada/1' | 'uttara_bhadrapada/2' | 'uttara_bhadrapada/3' | 'uttara_bhadrapada/4' | 'revati/1' | 'revati/2' | 'revati/3' | 'revati/4', readonly [string, string]>;
  readonly 'phala/pair': Table<'sun/moon' | 'sun/mars' | 'sun/mercury' | 'sun/jupiter' | 'sun/venus' | 'sun/saturn' | 'sun/rahu' | 'sun/ketu' | 'moon/mars' | 'moon/mercury' | 'moon/jupiter' | 'moon/venus' | 'moon/saturn' | 'moon/rahu' | 'moon/ketu' | 'mars/mercury' | 'mars/jupiter' | 'mars/venus' | 'mars/saturn' | 'mars/rahu' | 'mars/ketu' | 'mercury/jupiter' | 'mercury/venus' | 'mercury/saturn' | 'mercury/rahu' | 'mercury/ketu' | 'jupiter/venus' | 'jupiter/saturn' | 'jupiter/rahu' | 'jupiter/ketu' | 'venus/saturn' | 'venus/rahu' | 'venus/ketu' | 'saturn/rahu' | 'saturn/ketu', readonly [string, string]>;
  readonly 'phala/planet-house': Table<'sun/1' | 'sun/2' | 'sun/3' | 'sun/4' | 'sun/5' | 'sun/6' | 'sun/7' | 'sun/8' | 'sun/9' | 'sun/10' | 'sun/11' | 'sun/12' | 'moon/1' | 'moon/2' | 'moon/3' | 'moon/4' | 'moon/5' | 'moon/6' | 'moon/7' | 'moon/8' | 'moon/9' | 'moon/10' | 'moon/11' | 'moon/12' | 'mars/1' | 'mars/2' | 'mars/3' | 'mars/4' | 'mars/5' | 'mars/6' | 'mars/7' | 'mars/8' | 'mars/9' | 'mars/10' | 'mars/11' | 'mars/12' | 'mercury/1' | 'mercury/2' | 'mercury/3' | 'mercury/4' | 'mercury/5' | 'mercury/6' | 'mercury/7' | 'mercury/8' | 'mercury/9' | 'mercury/10' | 'mercury/11' | 'mercury/12' | 'jupiter/1' | 'jupiter/2' | 'jupiter/3' | 'jupiter/4' | 'jupiter/5' | 'jupiter/6' | 'jupiter/7' | 'jupiter/8' | 'jupiter/9' | 'jupiter/10' | 'jupiter/11' | 'jupiter/12' | 'venus/1' | 'venus/2' | 'venus/3' | 'venus/4' | 'venus/5' | 'venus/6' | 'venus/7' | 'venus/8' | 'venus/9' | 'venus/10' | 'venus/11' | 'venus/12' | 'saturn/1' | 'saturn/2' | 'saturn/3' | 'saturn/4' | 'saturn/5' | 'saturn/6' | 'saturn/7' | 'saturn/8' | 'saturn/9' | 'saturn/10' | 'saturn/11' | 'saturn/12' | 'rahu/1' | 'rahu/2' | 'rahu/3' | 'rahu/4' | 'rahu/5' | 'rahu/6' | 'rahu/7' | 'rahu/8' | 'rahu/9' | 'rahu/10' | 'rahu/11' | 'rahu/12' | 'ketu/1' | 'ketu/2' | 'ketu/3' | 'ketu/4' | 'ketu/5' | 'ketu/6' | 'ketu/7' | 'ketu/8' | 'ketu/9' | 'ketu/10' | 'ketu/11' | 'ketu/12', readonly [string, string]>;
  readonly 'phala/planet-sign': Table<'sun/aries' | 'sun/taurus' | 'sun/gemini' | 'sun/cancer' | 'sun/leo' | 'sun/virgo' | 'sun/libra' | 'sun/scorpio' | 'sun/sagittarius' | 'sun/capricorn' | 'sun/aquarius' | 'sun/pisces' | 'moon/aries' | 'moon/taurus' | 'moon/gemini' | 'moon/cancer' | 'moon/leo' | 'moon/virgo' | 'moon/libra' | 'moon/scorpio' | 'moon/sagittarius' | 'moon/capricorn' | 'moon/aquarius' | 'moon/pisces' | 'mars/aries' | 'mars/taurus' | 'mars/gemini' | 'mars/cancer' | 'mars/leo' | 'mars/virgo' | 'mars/libra' | 'mars/scorpio' | 'mars/sagittarius' | 'mars/capricorn' | 'mars/aquarius' | 'mars/pisces' | 'mercury/aries' | 'mercury/taurus' | 'mercury/gemini' | 'mercury/cancer' | 'mercury/leo' | 'mercury/virgo' | 'mercury/libra' | 'mercury/scorpio' | 'mercury/sagittarius' | 'mercury/capricorn' | 'mercury/aquarius' | 'mercury/pisces' | 'jupiter/aries' | 'jupiter/taurus' | 'jupiter/gemini' | 'jupiter/cancer' | 'jupiter/leo' | 'jupiter/virgo' | 'jupiter/libra' | 'jupiter/scorpio' | 'jupiter/sagittarius' | 'jupiter/capricorn' | 'jupiter/aquarius' | 'jupiter/pisces' | 'venus/aries' | 'venus/taurus' | 'venus/gemini' | 'venus/cancer' | 'venus/leo' | 'venus/virgo' | 'venus/libra' | 'venus/scorpio' | 'venus/sagittarius' | 'venus/capricorn' | 'venus/aquarius' | 'venus/pisces' | 'saturn/aries' | 'saturn/taurus' | 'saturn/gemini' | 'saturn/cancer' | 'saturn/leo' | 'saturn/virgo' | 'saturn/libra' | 'saturn/scorpio' | 'saturn/sagittarius' | 'saturn/capricorn' | 'saturn/aquarius' | 'saturn/pisces' | 'rahu/aries' | 'rahu/taurus' | 'rahu/gemini' | 'rahu/cancer' | 'rahu/leo' | 'rahu/virgo' | 'rahu/libra' | 'rahu/scorpio' | 'rahu/sagittarius' | 'rahu/capricorn' | 'rahu/aquarius' | 'rahu/pisces' | 'ketu/aries' | 'ketu/taurus' | 'ketu/gemini' | 'ketu/cancer' | 'ketu/leo' | 'ketu/virgo' | 'ketu/libra' | 'ketu/scorpio' | 'ketu/sagittarius' | 'ketu/capricorn' | 'ketu/aquarius' | 'ketu/pisces', readonly [string, string]>;
  readonly 'phala/planet-star': Table<'sun/sun' | 'sun/moon' | 'sun/mars' | 'sun/mercury' | 'sun/jupiter' | 'sun/venus' | 'sun/saturn' | 'sun/rahu' | 'sun/ketu' | 'moon/sun' | 'moon/moon' | 'moon/mars' | 'moon/mercury' | 'moon/jupiter' | 'moon/venus' | 'moon/saturn' | 'moon/rahu' | 'moon/ketu' | 'mars/sun' | 'mars/moon' | 'mars/mars' | 'mars/mercury' | 'mars/jupiter' | 'mars/venus' | 'mars/saturn' | 'mars/rahu' | 'mars/ketu' | 'mercury/sun' | 'mercury/moon' | 'mercury/mars' | 'mercury/mercury' | 'mercury/jupiter' | 'mercury/venus' | 'mercury/saturn' | 'mercury/rahu' | 'mercury/ketu' | 'jupiter/sun' | 'jupiter/moon' | 'jupiter/mars' | 'jupiter/mercury' | 'jupiter/jupiter' | 'jupiter/venus' | 'jupiter/saturn' | 'jupiter/rahu' | 'jupiter/ketu' | 'venus/sun' | 'venus/moon' | 'venus/mars' | 'venus/mercury' | 'venus/jupiter' | 'venus/venus' | 'venus/saturn' | 'venus/rahu' | 'venus/ketu' | 'saturn/sun' | 'saturn/moon' | 'saturn/mars' | 'saturn/mercury' | 'saturn/jupiter' | 'saturn/venus' | 'saturn/saturn' | 'saturn/rahu' | 'saturn/ketu' | 'rahu/sun' | 'rahu/moon' | 'rahu/mars' | 'rahu/mercury' | 'rahu/jupiter' | 'rahu/venus' | 'rahu/saturn' | 'rahu/rahu' | 'rahu/ketu' | 'ketu/sun' | 'ketu/moon' | 'ketu/mars' | 'ketu/mercury' | 'ketu/jupiter' | 'ketu/venus' | 'ketu/saturn' | 'ketu/rahu' | 'ketu/ketu', readonly [string, string]>;
  readonly 'phala/star': Table<'ashwini' | 'bharani' | 'krittika' | 'rohini' | 'mrigashira' | 'ardra' | 'punarvasu' | 'pushya' | 'ashlesha' | 'magha' | 'purva_phalguni' | 'uttara_phalguni' | 'hasta' | 'chitra' | 'swati' | 'vishakha' | 'anuradha' | 'jyeshtha' | 'mula' | 'purva_ashadha' | 'uttara_ashadha' | 'shravana' | 'dhanishta' | 'shatabhisha' | 'purva_bhadrapada' | 'uttara_bhadrapada' | 'revati', readonly [string, string]>;
  readonly 'phala/strains': Table<'debilitated' | 'great_enemy' | 'combust' | 'direction' | 'fall_cancelled' | 'enemy' | 'house_6' | 'house_8' | 'house_12', string>;
  readonly 'phala/system-meanings': {
    readonly vargaMeanings: Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 16 | 20 | 24 | 27 | 30 | 40 | 45 | 60 | 81 | 108 | 144, string>;
    readonly dashaMeanings: Table<'vimshottari' | 'yogini' | 'chara' | 'ashtottari' | 'shodashottari' | 'dwadashottari' | 'panchottari' | 'shatabdika' | 'chaturashiti' | 'dwisaptati' | 'shashtihayani' | 'shattrimsha' | 'kalachakra' | 'narayana' | 'sudasa' | 'kendradi_rashi' | 'shoola' | 'niryana_shoola' | 'sthira' | 'mandooka' | 'trikona' | 'yogardha' | 'chakra' | 'tithi_ashtottari' | 'tithi_yogini' | 'yoga_vimshottari' | 'karana_chaturashiti' | 'naisargika' | 'tara' | 'kala', string>;
  };
  readonly 'phala/themes': {
    readonly themes: Table<'self' | 'resources' | 'courage' | 'home' | 'creation' | 'effort' | 'partnership' | 'change' | 'belief' | 'work' | 'gains' | 'retreat' | 'will' | 'mind' | 'drive' | 'intellect' | 'judgement' | 'affection' | 'endurance' | 'ambition' | 'detachment', string>;
    readonly tones: Table<'supportive' | 'mixed' | 'demanding', string>;
    readonly limbs: Table<'vara' | 'tithi' | 'yoga' | 'karana' | 'month' | 'ritu', string>;
    readonly pairs: {
      readonly joined: string;
      readonly aspect: string;
    };
  };
  readonly 'phala/titles': {
    readonly ordinals: List<string>;
    readonly rising: Row<'sign'>;
    readonly star: Row<'star'>;
    readonly quarter: Row<'pada' | 'star'>;
    readonly sign: Row<'planet' | 'sign'>;
    readonly starLord: Row<'lord' | 'planet'>;
    readonly ownStar: Row<'planet'>;
    readonly yearLord: Row<'planet'>;
    readonly lord: Row<'house' | 'other'>;
    readonly lordAtHome: Row<'house'>;
    readonly year: Table<'muntha' | 'rising' | 'month', Row<'house'>>;
    readonly joined: Row<'one' | 'other'>;
    readonly aspect: Row<'from' | 'on'>;
    readonly limb: Row<'limb' | 'row'>;
    readonly tithi: Row<'half' | 'tithi'>;
    readonly indicator: {
      readonly karaka: Row<'planet'>;
      readonly varga: Row<'planet' | 'varga'>;
    } & Table<'lord' | 'support' | 'occupant' | 'aspect', Row<'house' | 'planet'>>;
    readonly period: Row<'maha'>;
    readonly subPeriod: Row<'antar' | 'maha'>;
    readonly periodHouse: Row<'house' | 'maha'>;
  } & Table<'house' | 'transit' | 'transitOfMoon', Row<'house' | 'planet'>>;
  readonly 'phala/transit': Table<'sun/1' | 'sun/2' | 'sun/3' | 'sun/4' | 'sun/5' | 'sun/6' | 'sun/7' | 'sun/8' | 'sun/9' | 'sun/10' | 'sun/11' | 'sun/12' | 'moon/1' | 'moon/2' | 'moon/3' | 'moon/4' | 'moon/5' | 'moon/6' | 'moon/7' | 'moon/8' | 'moon/9' | 'moon/10' | 'moon/11' | 'moon/12' | 'mars/1' | 'mars/2' | 'mars/3' | 'mars/4' | 'mars/5' | 'mars/6' | 'mars/7' | 'mars/8' | 'mars/9' | 'mars/10' | 'mars/11' | 'mars/12' | 'mercury/1' | 'mercury/2' | 'mercury/3' | 'mercury/4' | 'mercury/5' | 'mercury/6' | 'mercury/7' | 'mercury/8' | 'mercury/9' | 'mercury/10' | 'mercury/11' | 'mercury/12' | 'jupiter/1' | 'jupiter/2' | 'jupiter/3' | 'jupiter/4' | 'jupiter/5' | 'jupiter/6' | 'jupiter/7' | 'jupiter/8' | 'jupiter/9' | 'jupiter/10' | 'jupiter/11' | 'jupiter/12' | 'venus/1' | 'venus/2' | 'venus/3' | 'venus/4' | 'venus/5' | 'venus/6' | 'venus/7' | 'venus/8' | 'venus/9' | 'venus/10' | 'venus/11' | 'venus/12' | 'saturn/1' | 'saturn/2' | 'saturn/3' | 'saturn/4' | 'saturn/5' | 'saturn/6' | 'saturn/7' | 'saturn/8' | 'saturn/9' | 'saturn/10' | 'saturn/11' | 'saturn/12' | 'rahu/1' | 'rahu/2' | 'rahu/3' | 'rahu/4' | 'rahu/5' | 'rahu/6' | 'rahu/7' | 'rahu/8' | 'rahu/9' | 'rahu/10' | 'rahu/11' | 'rahu/12' | 'ketu/1' | 'ketu/2' | 'ketu/3' | 'ketu/4' | 'ketu/5' | 'ketu/6' | 'ketu/7' | 'ketu/8' | 'ketu/9' | 'ketu/10' | 'ketu/11' | 'ketu/12', readonly [string, string]>;
  readonly 'phala/year': {
    readonly yearLord: Table<'sun/firm' | 'sun/middling' | 'sun/strained' | 'moon/firm' | 'moon/middling' | 'moon/strained' | 'mars/firm' | 'mars/middling' | 'mars/strained' | 'mercury/firm' | 'mercury/middling' | 'mercury/strained' | 'jupiter/firm' | 'jupiter/middling' | 'jupiter/strained' | 'venus/firm' | 'venus/middling' | 'venus/strained' | 'saturn/firm' | 'saturn/middling' | 'saturn/strained', readonly [string, string]>;
  } & Table<'yearMuntha' | 'yearRising' | 'yearMonth', Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12, readonly [string, string]>>;
  readonly 'phala/yoga-meanings': Table<'ruchaka' | 'bhadra' | 'hamsa' | 'malavya' | 'sasa' | 'sunapha' | 'anapha' | 'durudhura' | 'kemadruma' | 'gajakesari' | 'chandradhi' | 'lagnadhi' | 'chandra_mangala' | 'shakata' | 'vasumati' | 'amala' | 'pushkala' | 'chandra_poorna' | 'vesi' | 'vasi' | 'ubhayachari' | 'budhaditya' | 'bhaskara' | 'indra' | 'marut' | 'budha_yoga' | 'shubha_kartari' | 'papa_kartari' | 'rajju' | 'musala' | 'nala' | 'mala' | 'sarpa' | 'gada' | 'shakata_n' | 'vihaga' | 'shringataka' | 'hala' | 'vajra' | 'yava' | 'kamala' | 'vapi' | 'yupa' | 'shara' | 'shakti' | 'danda' | 'nauka' | 'kuta' | 'chhatra' | 'chapa' | 'ardhachandra' | 'chakra' | 'samudra' | 'vina' | 'dama' | 'pasha' | 'kedara' | 'shula' | 'yuga' | 'gola' | 'raja_1_5' | 'raja_1_9' | 'raja_4_5' | 'raja_4_9' | 'raja_7_5' | 'raja_7_9' | 'raja_10_5' | 'raja_4_1' | 'raja_7_1' | 'raja_10_1' | 'raja_5_9' | 'dharma_karmadhipati' | 'yogakaraka' | 'harsha' | 'sarala' | 'vimala' | 'neecha_bhanga' | 'maha_parivartana' | 'khala' | 'dainya' | 'adhi_raja' | 'akhanda_samrajya' | 'mahabhagya' | 'raja_lakshana' | 'amsavatara' | 'trilochana' | 'devendra' | 'makuta' | 'jaya' | 'vidyut' | 'chapa_raja' | 'lakshmi' | 'gauri' | 'saraswati' | 'parijata' | 'kalpadruma' | 'kahala' | 'chamara' | 'shankha' | 'bheri' | 'mridanga' | 'srinatha' | 'sharada' | 'matsya' | 'kurma' | 'khadga' | 'kusuma' | 'kalanidhi' | 'hari' | 'hara' | 'brahma_t' | 'bharati' | 'shiva' | 'vishnu' | 'brahma' | 'gandharva' | 'garuda' | 'go' | 'parvata' | 'guru_mangala' | 'chatussagara' | 'shubha_lagna' | 'ashubha_lagna' | 'vanchana_chora_bheeti' | 'daivagna' | 'shrikantha' | 'viranchi' | 'kalatra_sat' | 'putra_sukha' | 'bandhu_pujya' | 'vahana' | 'bhagya' | 'khyati' | 'lagna_malika' | 'dhana_malika' | 'vikrama_malika' | 'sukha_malika' | 'putra_malika' | 'shatru_malika' | 'kalatra_malika' | 'randhra_malika' | 'bhagya_malika' | 'karma_malika' | 'labha_malika' | 'vyaya_malika' | 'bhava_chamara' | 'bhava_dhenu' | 'bhava_shaurya' | 'bhava_jaladhi' | 'bhava_chhatra' | 'bhava_astra' | 'bhava_kama' | 'bhava_asura' | 'bhava_bhagya' | 'bhava_khyati' | 'bhava_parijata' | 'bhava_musala' | 'dhana_1_2' | 'dhana_1_5' | 'dhana_1_9' | 'dhana_1_11' | 'dhana_2_5' | 'dhana_2_9' | 'dhana_2_11' | 'dhana_5_9' | 'dhana_5_11' | 'dhana_9_11' | 'dhana_5_own_sun' | 'dhana_5_own_moon' | 'dhana_5_own_mars' | 'dhana_5_own_mercury' | 'dhana_5_own_jupiter' | 'dhana_5_own_venus' | 'dhana_5_own_saturn' | 'dhana_1_own_sun' | 'dhana_1_own_moon' | 'dhana_1_own_mars' | 'dhana_1_own_mercury' | 'dhana_1_own_jupiter' | 'dhana_1_own_venus' | 'dhana_1_own_saturn' | 'bahu_dravya' | 'matru_dhana' | 'putra_dhana' | 'kalatra_dhana' | 'shatru_dhana' | 'indu_dhana' | 'daridra_1' | 'daridra_2' | 'daridra_3' | 'bandhana' | 'sanyasa' | 'sanyasa_moon' | 'balarishta' | 'duryoga' | 'raja_bhanga' | 'dur_lagna' | 'avayoga' | 'nisva' | 'mriti' | 'kuhu' | 'pamara' | 'dushkriti' | 'nirbhagya', string>;
  readonly 'planet-words': {
    readonly colours: Table<'red' | 'white' | 'green' | 'yellow' | 'black' | 'grey' | 'smoky_grey', string>;
    readonly directions: Table<'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw', string>;
  };
  readonly platform: {
    readonly plan: Table<'sandbox' | 'growth' | 'business' | 'enterprise', string>;
    readonly account: Table<'active' | 'suspended' | 'closing', string>;
    readonly kind: Table<'live' | 'sandbox' | 'publishable', string>;
    readonly state: Table<'active' | 'disabled' | 'rotating' | 'revoked', string>;
    readonly feature: Table<'brands' | 'jobs' | 'webhooks' | 'natal_events' | 'retention', string>;
    readonly entry: Table<'month' | 'plan' | 'topup' | 'call' | 'refund' | 'adjustment' | 'reserved', string>;
    readonly part: Table<'calculations' | 'reports' | 'astrologer' | 'accounts' | 'payments' | 'webhooks' | 'pages', string>;
    readonly probe: Table<'health' | 'calculation' | 'sign_in' | 'settlement', string>;
    readonly invoice: {
      readonly tax: Row<'percent' | 'tax'>;
    } & Table<'invoice' | 'credit_note' | 'date' | 'of' | 'payment' | 'seller' | 'buyer' | 'name' | 'address' | 'place' | 'taxNumber' | 'service' | 'amounts' | 'item' | 'amount' | 'total' | 'returned' | 'paid' | 'credited', string>;
  };
  readonly prashna: {
    readonly indicators: Table<'lagna_mode' | 'rising' | 'lagna_lord_house' | 'moon_house' | 'moon_void' | 'benefics_kendra' | 'malefics_kendra' | 'gulika_house' | 'lagna_gandanta' | 'hora_lord_house' | 'same_sign_lagna_moon' | 'tithi_rikta' | 'vishti', string>;
    readonly states: Table<'movable' | 'fixed' | 'dual' | 'shirsha' | 'prishtha' | 'ubhaya', string>;
    readonly matters: Table<'dhatu' | 'moola' | 'jiva', string>;
    readonly values: {
      readonly house: Row<'house'>;
      readonly yes: string;
      readonly no: string;
    };
    readonly evaluation: {
      readonly matters: Table<'work' | 'marriage' | 'journey' | 'lost_item' | 'money' | 'property' | 'study' | 'court', string>;
      readonly tests: Table<'ithasala' | 'one_lord' | 'nakta' | 'yamaya' | 'moon_applies' | 'placed' | 'ishrafa' | 'manau' | 'malefic_there' | 'radda' | 'hindered_lord', string>;
      readonly sides: Table<'for' | 'against' | 'delay', string>;
      readonly verdicts: Table<'yes' | 'delay' | 'no' | 'unclear', string>;
      readonly counts: Row<'against' | 'delay' | 'for'>;
    };
  };
  readonly rectification: {
    readonly matters: Table<'marriage' | 'child' | 'father_death' | 'mother_death' | 'job' | 'accident' | 'move' | 'degree', string>;
    readonly rules: Table<'maha_rashi' | 'antar_rashi' | 'pratyantar_rashi' | 'maha_varga' | 'antar_varga' | 'pratyantar_varga' | 'double_transit', string>;
    readonly verdicts: Table<'separated' | 'weak' | 'none', string>;
    readonly reasons: Table<'separated' | 'rival' | 'chance' | 'few_events' | 'no_events' | 'no_time', string>;
    readonly note: string;
  };
  readonly reference: {
    readonly topics: Table<'signs' | 'planets' | 'houses' | 'nakshatras' | 'tithis' | 'nitya-yogas' | 'karanas' | 'vargas' | 'dashas' | 'ayanamsas' | 'house-systems' | 'yogas' | 'doshas' | 'festivals' | 'muhurat-events' | 'pdf-modules' | 'chart-styles' | 'languages' | 'kp-subs', string>;
    readonly properties: Table<'lord' | 'element' | 'mode' | 'own_signs' | 'exaltation' | 'debilitation' | 'friends' | 'kind' | 'begins' | 'ends' | 'deity' | 'symbol' | 'family' | 'star_lord' | 'sub_lord' | 'regions' | 'tradition', string>;
    readonly elements: Table<'fire' | 'earth' | 'air' | 'water', string>;
    readonly modes: Table<'movable' | 'fixed' | 'dual', string>;
    readonly houseKinds: Table<'kendra' | 'trikona' | 'dusthana' | 'upachaya', string>;
    readonly houses: List<string>;
    readonly meanings: {
      readonly signs: Table<'aries' | 'taurus' | 'gemini' | 'cancer' | 'leo' | 'virgo' | 'libra' | 'scorpio' | 'sagittarius' | 'capricorn' | 'aquarius' | 'pisces', string>;
      readonly planets: Table<'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu' | 'ketu', string>;
      readonly houses: Table<'tanu' | 'dhana' | 'sahaja' | 'bandhu' | 'putra' | 'ari' | 'yuvati' | 'randhra' | 'dharma' | 'karma' | 'labha' | 'vyaya', string>;
      readonly nakshatras: Table<'ashwini' | 'bharani' | 'krittika' | 'rohini' | 'mrigashira' | 'ardra' | 'punarvasu' | 'pushya' | 'ashlesha' | 'magha' | 'purva_phalguni' | 'uttara_phalguni' | 'hasta' | 'chitra' | 'swati' | 'vishakha' | 'anuradha' | 'jyeshtha' | 'mula' | 'purva_ashadha' | 'uttara_ashadha' | 'shravana' | 'dhanishta' | 'shatabhisha' | 'purva_bhadrapada' | 'uttara_bhadrapada' | 'revati', string>;
    };
    readonly symbols: Table<'ashwini' | 'bharani' | 'krittika' | 'rohini' | 'mrigashira' | 'ardra' | 'punarvasu' | 'pushya' | 'ashlesha' | 'magha' | 'purva_phalguni' | 'uttara_phalguni' | 'hasta' | 'chitra' | 'swati' | 'vishakha' | 'anuradha' | 'jyeshtha' | 'mula' | 'purva_ashadha' | 'uttara_ashadha' | 'shravana' | 'dhanishta' | 'shatabhisha' | 'purva_bhadrapada' | 'uttara_bhadrapada' | 'revati', string>;
    readonly deities: Table<'ashwini' | 'bharani' | 'krittika' | 'rohini' | 'mrigashira' | 'ardra' | 'punarvasu' | 'pushya' | 'ashlesha' | 'magha' | 'purva_phalguni' | 'uttara_phalguni' | 'hasta' | 'chitra' | 'swati' | 'vishakha' | 'anuradha' | 'jyeshtha' | 'mula' | 'purva_ashadha' | 'uttara_ashadha' | 'shravana' | 'dhanishta' | 'shatabhisha' | 'purva_bhadrapada' | 'uttara_bhadrapada' | 'revati', string>;
  };
  readonly 'regional-day': {
    readonly traditions: Table<'tamil' | 'malayalam' | 'telugu' | 'kannada' | 'bengali' | 'odia' | 'gujarati' | 'marathi' | 'nepali', string>;
    readonly limbLabels: Table<'tamil' | 'malayalam' | 'telugu' | 'kannada' | 'bengali' | 'odia' | 'gujarati' | 'marathi' | 'nepali', Table<'vara' | 'tithi' | 'nakshatra' | 'yoga' | 'karana', string>>;
    readonly items: Table<'rahu_kala' | 'yamaganda' | 'gulika_kala' | 'gowri' | 'nalla_neram' | 'soolam' | 'soolam_pariharam' | 'chandrashtamam' | 'tamil_yoga' | 'nokku' | 'star_at_sunrise' | 'varjya' | 'dur_muhurta' | 'amrita_kala' | 'barabela' | 'kalabela' | 'kalaratri' | 'choghadiya' | 'sankashti_moonrise', string>;
    readonly regionalItems: {
      readonly tamil: Table<'rahu_kala' | 'yamaganda' | 'gulika_kala' | 'gowri' | 'soolam_pariharam' | 'tamil_yoga' | 'nokku', string>;
      readonly malayalam: Table<'rahu_kala' | 'yamaganda' | 'gulika_kala' | 'star_at_sunrise', string>;
      readonly telugu: Table<'rahu_kala' | 'yamaganda' | 'gulika_kala' | 'dur_muhurta' | 'amrita_kala', string>;
      readonly kannada: Table<'rahu_kala' | 'yamaganda' | 'gulika_kala' | 'varjya' | 'dur_muhurta' | 'amrita_kala', string>;
      readonly bengali: Table<never, string>;
      readonly nepali: Table<never, string>;
      readonly odia: Table<'rahu_kala' | 'barabela' | 'kalabela', string>;
      readonly gujarati: {
        readonly rahu_kala: string;
      };
      readonly marathi: {
        readonly rahu_kala: string;
        readonly sankashti_moonrise: string;
      };
    };
    readonly nokkus: Table<'urdhva' | 'adho' | 'tiryak', string>;
  };
  readonly remedies: {
    readonly reasons: {
      readonly dusthana: Row<'house'>;
      readonly node_house: Row<'house'>;
    } & Table<'debilitated' | 'debilitated_cancelled' | 'combust' | 'enemy_sign' | 'war_lost' | 'malefic_company' | 'maha_lord' | 'antar_lord' | 'sade_sati' | 'node_near_luminary' | 'lagna_lord' | 'moon_sign_lord', string>;
    readonly dhaiyas: {
      readonly '4th': string;
      readonly '8th': string;
    };
    readonly roles: Table<'benefic' | 'malefic' | 'neutral' | 'node', string>;
    readonly kinds: Table<'mantra' | 'dana' | 'vrata' | 'colour' | 'yantra' | 'gem', string>;
    readonly gemRoles: Table<'life' | 'lucky' | 'fortune' | 'node', string>;
    readonly gemTests: Table<'trikona_lord' | 'kendra_lord_exalted' | 'no_dusthana' | 'not_debilitated' | 'node_dispositor', {
      readonly passed: string;
      readonly failed: string;
    }>;
    readonly conflicts: {
      readonly gem: Row<'gem'>;
      readonly period: Row<'planet'>;
    };
    readonly weakHouse: Row<'house'>;
    readonly worships: Table<'mangal_shanti' | 'hanuman_worship' | 'naga_puja' | 'shani_til_taila' | 'hanuman_chalisa' | 'tarpana' | 'pitru_shraddha' | 'guru_worship' | 'surya_shanti' | 'chandra_shanti' | 'shani_rahu' | 'shiva_abhisheka' | 'nakshatra_shanti' | 'birth_shanti' | 'chandra_worship' | 'lakshmi_worship' | 'vishnu_worship', {
      readonly name: string;
      readonly text: string;
    }>;
    readonly substitutes: Table<'amethyst' | 'carnelian' | 'citrine' | 'green_tourmaline' | 'iolite' | 'moonstone' | 'orange_zircon' | 'peridot' | 'red_garnet' | 'red_spinel' | 'turquoise' | 'white_sapphire' | 'white_zircon' | 'yellow_topaz', string>;
    readonly metals: Table<'ashtadhatu' | 'copper' | 'gold' | 'panchdhatu' | 'platinum' | 'silver' | 'white_gold', string>;
    readonly fingers: Table<'index' | 'middle' | 'ring' | 'little', string>;
    readonly deities: Table<'bhairava' | 'brihaspati' | 'durga' | 'ganesha' | 'gauri' | 'hanuman' | 'kartikeya' | 'lakshmi' | 'shani' | 'shiva' | 'surya' | 'vishnu', string>;
    readonly dana: Table<'black_cloth' | 'black_sesame' | 'blanket' | 'books' | 'bronze' | 'camphor' | 'chana_dal' | 'conch' | 'copper' | 'curd' | 'dark_blue_cloth' | 'footwear' | 'ghee' | 'green_cloth' | 'honey' | 'iron' | 'jaggery' | 'masoor' | 'milk' | 'moong' | 'multicolour_blanket' | 'mustard_oil' | 'perfume' | 'red_cloth' | 'red_flowers' | 'red_sandal' | 'rice' | 'sesame' | 'sesame_oil' | 'seven_grains' | 'silver' | 'sugar' | 'turmeric' | 'urad' | 'wheat' | 'white_cloth' | 'yellow_cloth', string>;
    readonly trees: Table<'kuchla' | 'amla' | 'gular' | 'jamun' | 'khair' | 'agar' | 'bamboo' | 'peepal' | 'nagkesar' | 'banyan' | 'palash' | 'pakad' | 'ritha' | 'bel' | 'arjun' | 'kantai' | 'maulsari' | 'semal' | 'sal' | 'jalvetas' | 'kathal' | 'aak' | 'shami' | 'kadamba' | 'mango' | 'neem' | 'mahua', string>;
    readonly gifts: Table<'horses_or_their_price' | 'sesame_cow_or_sesame' | 'rice_milk_with_ghee' | 'rice_ghee_milk' | 'cow_with_calf_or_milk' | 'khichdi_with_sesame_oil' | 'sweet_cakes' | 'gold' | 'silver' | 'sesame_in_pots' | 'sweets_with_ghee' | 'rice_with_ghee_and_milk' | 'food_and_fees' | 'perfume' | 'what_one_prizes' | 'cart_grain_or_cow' | 'blanket_and_cloth' | 'leafy_vegetables_and_roots' | 'roots_and_fruits' | 'curd_in_pots' | 'barley_drink_with_ghee_and_honey' | 'cloth' | 'cloth_and_money' | 'sandal_and_aloe_wood' | 'beans' | 'food_for_ancestors' | 'cow_with_milk_vessel', string>;
    readonly starMatches: Table<'own' | 'pushya' | 'jewellery', string>;
  } & Table<'notice' | 'starLord' | 'noneAsked', string>;
  readonly report: {
    readonly months: List<string>;
    readonly sixStrengths: List<string>;
    readonly date: Row<'day' | 'month' | 'year'>;
    readonly contents: string;
    readonly sun_above: string;
    readonly kundli: {
      readonly title: string;
      readonly subtitle: string;
      readonly subject: Row<'name'>;
    };
    readonly matching: {
      readonly title: string;
      readonly subject: Row<'bride' | 'groom'>;
    };
    readonly numerology: {
      readonly title: string;
      readonly subject: Row<'name'>;
    };
    readonly prediction: {
      readonly title: string;
      readonly subject: Row<'name'>;
    };
    readonly numbers: Table<'core' | 'pair' | 'relation' | 'relation_note' | 'core_lead' | 'loshu_lead' | 'loshu_caption' | 'lucky_lead' | 'pinnacles_lead' | 'mulank' | 'bhagyank' | 'namank' | 'no_name_number' | 'loshu' | 'missing' | 'repeated' | 'arrows' | 'lucky' | 'good' | 'avoid' | 'colours' | 'directions' | 'dates' | 'pinnacles' | 'pinnacle' | 'challenge', string>;
    readonly panchang: {
      readonly title: string;
      readonly subject: Row<'place'>;
    };
    readonly annual: {
      readonly subject: Row<'name'>;
      readonly year: Row<'from' | 'to'>;
      readonly chapters: Table<'glance' | 'chart' | 'reading' | 'months' | 'rulers' | 'yogas' | 'periods' | 'sahams', {
        readonly title: string;
        readonly lead: string;
      }>;
      readonly five: List<string>;
      readonly four: List<string>;
      readonly in_house: Row<'house'>;
      readonly chosen: Row<'how' | 'planet'>;
    } & Table<'title' | 'who' | 'rising' | 'muntha' | 'lord' | 'completed' | 'begins' | 'ends' | 'by' | 'day' | 'night' | 'muntha_lord' | 'acts' | 'how_to_read' | 'of_year' | 'of_birth' | 'office' | 'strength' | 'sees' | 'five_fold' | 'five_key' | 'joys' | 'no_yogas' | 'periods_key' | 'periods_now' | 'saham', string>;
    readonly cover: {
      readonly born: Row<'date' | 'time' | 'weekday'>;
      readonly issued: Row<'date'>;
      readonly inside: string;
    };
    readonly chapters: Table<'glance' | 'birth' | 'charts' | 'houses' | 'relations' | 'vargas' | 'ashtakavarga' | 'strength' | 'vimshottari' | 'yogini' | 'yogas' | 'doshas' | 'self' | 'planets' | 'lords' | 'present' | 'notice' | 'limbs' | 'together' | 'sky_now' | 'areas' | 'coming' | 'vargas_fine' | 'karakas' | 'verdict' | 'couple' | 'kootas' | 'manglik' | 'both_dashas', {
      readonly title: string;
      readonly lead: string;
    }>;
    readonly headings: Table<'sandhi' | 'reading' | 'time_place' | 'panchang' | 'avakahada' | 'ghata' | 'planet_table' | 'house_table' | 'friendship' | 'dignity' | 'sixteen' | 'vimshopaka' | 'bindus' | 'shadbala' | 'periods' | 'sub_periods' | 'sade_sati' | 'no_dosha' | 'verify' | 'for' | 'against' | 'checks' | 'nature' | 'karakas' | 'arudhas' | 'exceptions' | 'porutham' | 'papasamyam' | 'groom' | 'bride' | 'more_yogas', string>;
    readonly labels: Table<'name' | 'date' | 'time' | 'place' | 'offset' | 'utc' | 'sunrise' | 'sunset' | 'weekday' | 'ishta' | 'tithi' | 'nakshatra' | 'yoga' | 'karana' | 'pada' | 'lord' | 'ascendant' | 'moon_sign' | 'moon_in' | 'sun_sign' | 'birth_star' | 'running' | 'varna' | 'vashya' | 'gana' | 'nadi' | 'yoni' | 'tatva' | 'paya' | 'yunja' | 'letters' | 'month' | 'tithis' | 'planet' | 'sign' | 'degree' | 'house' | 'state' | 'in_house' | 'bhava' | 'gap' | 'total' | 'number' | 'star_lord' | 'applies' | 'required' | 'ratio' | 'rank' | 'rupas' | 'period' | 'from' | 'to' | 'planets' | 'share' | 'source' | 'dosha' | 'finding' | 'grade' | 'cancelled' | 'present' | 'absent' | 'ayanamsa' | 'node' | 'house_system' | 'sunrise_rule' | 'year_length' | 'ephemeris' | 'exaltation' | 'retrograde' | 'combust' | 'raised' | 'koota' | 'groom' | 'bride' | 'points' | 'reason' | 'check' | 'yes' | 'no' | 'shadvarga' | 'saptavarga' | 'dashavarga' | 'shodashavarga' | 'benefics' | 'malefics' | 'neutrals' | 'yogakaraka' | 'marakas' | 'badhaka' | 'karaka' | 'arudha' | 'side' | 'agrees' | 'passes' | 'talk', string>;
    readonly captions: {
      readonly d1: Row<'ascendant' | 'moon'>;
      readonly d9: Row<'ascendant'>;
      readonly moon: Row<'moon'>;
      readonly chalit: Row<'list'>;
      readonly varga: Row<'ascendant' | 'key' | 'name'>;
      readonly sav: Row<'best' | 'fewest' | 'most' | 'worst'>;
      readonly timeline: Row<'date' | 'lord'>;
      readonly partner: Row<'ascendant' | 'moon' | 'name'>;
    } & Table<'moon_rises' | 'chalit_same' | 'coming', string>;
    readonly texts: {
      readonly balance: Row<'lord' | 'text'>;
      readonly until: Row<'date'>;
      readonly no_yogas: Row<'count'>;
      readonly yogas_checked: Row<'count' | 'found'>;
      readonly absent_doshas: Row<'names'>;
      readonly contact: Row<'name'>;
      readonly papasamyam: Row<'bride' | 'groom'>;
      readonly porutham_total: Row<'max' | 'total' | 'verdict'>;
      readonly mars_place: Row<'lagna' | 'moon' | 'venus'>;
      readonly mars_from: Row<'name' | 'reference'>;
      readonly in_hundred: Row<'n'>;
      readonly yoga_when: Row<'from' | 'planet' | 'to'>;
    } & Table<'how_to_read' | 'self_moon_rises' | 'marks' | 'sixteen_key' | 'friendship_key' | 'ashtakavarga_key' | 'shadbala_key' | 'six_key' | 'bars_key' | 'vimshopaka_key' | 'no_sandhi' | 'sandhi_key' | 'boxes_key' | 'no_doshas' | 'sade_sati_none' | 'belief' | 'no_advice' | 'verify' | 'score_no_decision' | 'nothing_together' | 'nothing_against' | 'mars_absent' | 'mars_venus' | 'yogas_rest' | 'yogas_named' | 'under_hundred' | 'yoga_strong' | 'yoga_formed' | 'yoga_faint' | 'yoga_cancelled' | 'yoga_speaks' | 'dosha_counts', string> & Table<'met' | 'cancelled_by' | 'mars_pair' | 'yoga_cancel', Row<'list'>>;
    readonly choices: {
      readonly node: {
        readonly mean: string;
        readonly true: string;
      };
      readonly house_system: Table<'whole_sign' | 'equal' | 'equal_mid' | 'sripati' | 'porphyry' | 'placidus' | 'koch' | 'campanus' | 'regiomontanus' | 'alcabitius' | 'topocentric', string>;
      readonly sunrise: Table<'apparent' | 'center' | 'hindu' | 'observer', string>;
    };
    readonly lasting: Row<'days' | 'months' | 'years'>;
    readonly relations: Table<'great_friend' | 'friend' | 'neutral' | 'enemy' | 'great_enemy', {
      readonly short: string;
      readonly name: string;
    }>;
    readonly prose: {
      readonly en: string;
      readonly hi: string;
    };
  };
  readonly 'report-kundli': {
    readonly chapters: Table<'for_you' | 'ahead' | 'contents' | 'life' | 'years' | 'customs' | 'glossary' | 'strengths' | 'varga_lines' | 'birth_sky' | 'jaimini' | 'eclipses' | 'chakra', {
      readonly title: string;
      readonly lead: string;
    }>;
    readonly headings: {
      readonly next: Row<'date' | 'lord'>;
      readonly closing: Row<'name'>;
    } & Table<'who' | 'stands' | 'carries' | 'care' | 'dates' | 'five' | 'three' | 'lucky' | 'ask' | 'notes' | 'pratyantar' | 'planets_need' | 'houses' | 'use' | 'by_area' | 'year_dates' | 'stones' | 'upapada' | 'strong_signs' | 'planet_arudhas', string> & Table<'antar' | 'asks' | 'after', Row<'lord'>>;
    readonly labels: {
      readonly fast: Row<'date' | 'weekday'>;
      readonly worn: Row<'colour' | 'weekday'>;
    } & Table<'when' | 'matter' | 'why' | 'page' | 'year' | 'period' | 'jupiter' | 'saturn' | 'speaks' | 'thing' | 'value' | 'rule' | 'part' | 'from' | 'until' | 'days' | 'now' | 'has' | 'needs' | 'area' | 'standing' | 'adds' | 'planet' | 'reason' | 'mantra' | 'done' | 'stone' | 'first' | 'not_with' | 'what' | 'formed_by' | 'lifts' | 'eases' | 'verdict' | 'common' | 'word' | 'meaning' | 'strength' | 'for' | 'against' | 'dates' | 'sum' | 'stone_row' | 'colour' | 'weekday' | 'number' | 'from_moon' | 'touches' | 'visible' | 'opposite' | 'inside' | 'seen_by' | 'second_sign' | 'wins', string>;
    readonly you: {
      readonly sub: Row<'major' | 'minor'>;
      readonly sub_matters: Row<'matter' | 'nth' | 'planet'>;
      readonly saturn_next: Row<'date'>;
      readonly saturn_reason: Row<'after' | 'before' | 'sign'>;
      readonly strong_text: Row<'gift' | 'has' | 'needs'>;
      readonly dignified: Row<'dignity' | 'planet'>;
      readonly low: Row<'dignity' | 'planet'>;
      readonly helped: Row<'planet' | 'ratio'>;
      readonly weak_text: Row<'has' | 'matter' | 'needs'>;
      readonly low_text: Row<'matter'>;
      readonly low_lifted: Row<'matter'>;
      readonly dosha: Row<'name'>;
      readonly period_why: Row<'lord' | 'major'>;
      readonly great_why: Row<'lord' | 'years'>;
      readonly moves_why: Row<'matter' | 'nth' | 'sign'>;
      readonly windows: Row<'evidence'>;
      readonly lucky_stone: Row<'gem' | 'planet'>;
      readonly lucky_stone_rule: Row<'substitute' | 'why'>;
      readonly lucky_colour_rule: Row<'n' | 'planet'>;
      readonly lucky_day_rule: Row<'n' | 'planet'>;
      readonly lucky_number_rule: Row<'day' | 'n'>;
      readonly ask_period: Row<'date' | 'lord'>;
      readonly ask_great: Row<'date' | 'lord'>;
      readonly ask_area: Row<'area'>;
      readonly ask_window: Row<'from' | 'matter' | 'to'>;
    } & Table<'sub_reason' | 'saturn_last' | 'saturn_now', Row<'from' | 'to'>> & Table<'saturn_none' | 'burnt_text' | 'calm' | 'calm_text' | 'window_note' | 'period_begins' | 'great_begins' | 'year_begins' | 'year_why' | 'lucky_stone_none' | 'ask_window_none' | 'no_window', string> & Table<'strongest' | 'weak' | 'burnt' | 'moves', Row<'planet'>>;
    readonly gifts: Table<'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn', string>;
    readonly matters: List<string>;
    readonly weekdays: List<string>;
    readonly reasons: {
      readonly planet: Row<'nth' | 'planet' | 'sign' | 'state'>;
      readonly planet_plain: Row<'nth' | 'planet' | 'sign'>;
      readonly rises: Row<'nth' | 'planet' | 'sign'>;
      readonly lord: Row<'mth' | 'nth' | 'planet' | 'state'>;
      readonly lord_plain: Row<'mth' | 'nth' | 'planet'>;
      readonly star: Row<'pada' | 'planet' | 'star'>;
      readonly star_of: Row<'lord' | 'pada' | 'planet' | 'star'>;
      readonly pair: Row<'first' | 'mth' | 'nth' | 'second'>;
      readonly transit: Row<'moon' | 'planet' | 'sign'>;
      readonly period: Row<'from' | 'lords' | 'to'>;
      readonly area: Row<'area' | 'score'>;
      readonly dosha: string;
      readonly source: Row<'source'>;
    };
    readonly birth_notes: Table<'weekday' | 'tithi' | 'nakshatra' | 'yoga' | 'karana' | 'sunrise' | 'sunset' | 'ishta' | 'moon_sign' | 'varna' | 'vashya' | 'gana' | 'nadi' | 'yoni' | 'tatva' | 'paya' | 'yunja' | 'letters' | 'month' | 'tithis' | 'ghata_weekday' | 'ghata_star' | 'ghata_sign' | 'utc' | 'offset', string>;
    readonly calendar: {
      readonly date: Row<'day' | 'month'>;
      readonly season: Row<'ritu'>;
    } & Table<'lunar' | 'solar' | 'sunrise', string>;
    readonly vargas: Table<'D1' | 'D2' | 'D3' | 'D4' | 'D7' | 'D9' | 'D10' | 'D12' | 'D16' | 'D20' | 'D24' | 'D27' | 'D30' | 'D40' | 'D45' | 'D60', string>;
    readonly texts: {
      readonly varga: Row<'key' | 'use'>;
      readonly use_strength: Row<'strong' | 'weak'>;
      readonly age: Row<'from' | 'to'>;
      readonly year_age: Row<'from' | 'to'>;
      readonly ishta: Row<'ghati' | 'pala' | 'vipala'>;
      readonly stone_tests: Row<'tests'>;
      readonly strip_period: Row<'lord'>;
      readonly in_house: Row<'nth'>;
      readonly strip_in: Row<'planet'>;
      readonly area_quiet: Row<'year'>;
      readonly read_under: Row<'year'>;
      readonly area_stay: Row<'adds' | 'nth' | 'planet' | 'when'>;
      readonly area_muntha: Row<'adds' | 'house'>;
      readonly adds: {
        readonly good: string;
        readonly hard: string;
      } & Table<'many' | 'even' | 'few', Row<'n'>>;
      readonly slow_title: Row<'nth' | 'planet'>;
      readonly area_window: Row<'when'>;
      readonly strongest: Row<'from' | 'to' | 'why'>;
      readonly into_year: Row<'date' | 'year'>;
      readonly last_part: Row<'date'>;
      readonly credit: Row<'engine'>;
      readonly born: Row<'date' | 'time' | 'weekday'>;
      readonly clock: Row<'offset'>;
      readonly eclipses_intro: Row<'count' | 'years'>;
      readonly junction: Row<'degrees' | 'star'>;
      readonly junction_name: Row<'junction'>;
      readonly war: Row<'first' | 'second' | 'winner'>;
      readonly ruled: Row<'dignity' | 'planet' | 'sign'>;
      readonly sign_in: Row<'nth' | 'sign'>;
      readonly chakra_row: Row<'planet' | 'points' | 'star'>;
      readonly chakra_counts: Row<'benefic' | 'date' | 'malefic'>;
      readonly wear: Row<'finger' | 'metals' | 'place' | 'times'>;
      readonly wear_none: Row<'finger' | 'metals' | 'place'>;
    } & Table<'need_key' | 'heat_key' | 'use_life' | 'use_years' | 'life_key' | 'today' | 'customs_none' | 'customs_colour' | 'custom_free' | 'stones_none' | 'stone_notice' | 'strip_key' | 'all_year' | 'dosha_counts' | 'dosha_lessened' | 'dosha_named' | 'nothing_lifts' | 'dosha_none' | 'windows_none' | 'eclipses_key' | 'war_none' | 'war_rule' | 'strong_key' | 'arudha_key' | 'planet_arudha_key' | 'chakra_key' | 'chakra_rule', string>;
    readonly glossary: Table<'ascendant' | 'antardasha' | 'arudha' | 'ashtakavarga' | 'ayanamsa' | 'badhaka' | 'bhava' | 'bindu' | 'combust' | 'dasha' | 'debilitated' | 'dosha' | 'karaka' | 'karana' | 'kendra' | 'mangal' | 'maraka' | 'muntha' | 'nakshatra' | 'navamsa' | 'pada' | 'rahu' | 'retrograde' | 'rupa' | 'sade_sati' | 'shadbala' | 'tithi' | 'upapada' | 'vargottama' | 'vimshopaka' | 'vimshottari' | 'yoga' | 'yogakaraka', {
      readonly word: string;
      readonly meaning: string;
    }>;
    readonly indicators: {
      readonly support: Row<'nth' | 'told'>;
      readonly karaka: Row<'planet'>;
      readonly occupant: Row<'nth' | 'planet'>;
      readonly aspect: Row<'nth' | 'planet'>;
      readonly varga: Row<'chart' | 'planet' | 'state'>;
      readonly welcome: Row<'told'>;
    };
    readonly karaka_of: Table<'ak' | 'amk' | 'bk' | 'mk' | 'pik' | 'pk' | 'gk' | 'dk', string>;
  };
  readonly 'report-lal-kitab': {
    readonly subject: Row<'name'>;
    readonly chapters: Table<'glance' | 'teva' | 'kinds' | 'houses' | 'planets' | 'masnui' | 'debts' | 'cycle' | 'year' | 'coming' | 'remedies', {
      readonly title: string;
      readonly lead: string;
    }>;
    readonly headings: Table<'awake' | 'asleep' | 'good' | 'hard' | 'even' | 'tested' | 'running' | 'all' | 'moved' | 'present' | 'absent', string>;
    readonly labels: Table<'house' | 'sign' | 'owner' | 'karakas' | 'planets' | 'state' | 'awake' | 'gives' | 'debt' | 'age' | 'from_house' | 'to_house' | 'touches' | 'strongest' | 'weakest' | 'asleep' | 'part' | 'pair' | 'acts_as', string>;
    readonly gives: Table<'benefic' | 'malefic' | 'neutral', string>;
    readonly kinds: Table<'andha' | 'ratandh' | 'dharmi' | 'nabalig', string>;
    readonly kind_half: Row<'half'>;
    readonly matters: List<string>;
    readonly planet_note: Row<'house' | 'matter'>;
    readonly planet_year: Row<'house' | 'matter'>;
    readonly planets: Table<'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu' | 'ketu', Table<'benefic' | 'neutral' | 'malefic', string>>;
    readonly reason_planet: Row<'house' | 'planet' | 'state'>;
    readonly debts: Table<'pitri' | 'self' | 'matri' | 'stri' | 'kin' | 'daughter' | 'oppression' | 'unborn' | 'divine', string>;
    readonly house_line: Row<'matter' | 'said'>;
    readonly debt_by: Row<'house' | 'planet'>;
    readonly cycle_place: Table<'benefic' | 'malefic' | 'neutral', Row<'house' | 'matter'>>;
    readonly today: Row<'age'>;
    readonly cycles: Table<'saturn' | 'rahu' | 'ketu' | 'jupiter' | 'sun' | 'moon' | 'venus' | 'mars' | 'mercury', string>;
    readonly year_line: Row<'from' | 'n' | 'to'>;
    readonly year_houses: List<{
      readonly benefic: string;
      readonly malefic: string;
    }>;
    readonly year_again: {
      readonly benefic: Row<'matter' | 'n'>;
      readonly malefic: Row<'matter' | 'n'>;
    };
    readonly year_of: Row<'from' | 'n'>;
    readonly glossary: Table<'teva' | 'pakka' | 'asleep' | 'debt', {
      readonly word: string;
      readonly meaning: string;
    }>;
  } & Table<'title' | 'none' | 'yes' | 'no' | 'how_to_read' | 'signs_fixed' | 'teva_title' | 'birth_title' | 'kind_present' | 'kind_absent' | 'no_kind' | 'house_seen' | 'house_asleep' | 'is_awake' | 'is_asleep' | 'beside_enemy' | 'pakka' | 'planets_rule' | 'planet_awake' | 'debts_none' | 'cycle_gives' | 'cycle_key' | 'parts_key' | 'back_home_text' | 'year_even' | 'year_key' | 'none_back' | 'remedies_text' | 'source' | 'no_masnui' | 'masnui_rule', string> & Table<'beside' | 'debt_here' | 'back_home' | 'woken', Row<'list'>> & Table<'debts_line' | 'year_n' | 'reason_year', Row<'n'>> & Table<'other_text' | 'masnui_same' | 'masnui_pair', Row<'planet'>>;
  readonly 'report-matching': {
    readonly chapters: Table<'verdict' | 'both_of_you' | 'couple' | 'kootas' | 'nadi_bhakoot' | 'manglik' | 'doshas' | 'porutham' | 'papasamyam' | 'bond' | 'both_dashas' | 'next' | 'talk' | 'customs', {
      readonly title: string;
      readonly lead: Row<'count' | 'pair' | 'passed'>;
    }>;
    readonly verdicts: Table<'recommended' | 'caution' | 'not_recommended', string>;
    readonly headings: Table<'checks' | 'kootas' | 'mars' | 'glance' | 'before' | 'carries' | 'differs' | 'dates' | 'people' | 'mars_rules' | 'stars' | 'papa_from' | 'overlays' | 'weddings' | 'notes' | 'navamsa_links', string>;
    readonly labels: {
      readonly points: Row<'max' | 'points'>;
      readonly ask: Row<'question'>;
      readonly in_house: Row<'house' | 'planet'>;
      readonly in_sign: Row<'house' | 'planet' | 'sign'>;
      readonly lifted: Row<'house'>;
    } & Table<'exception' | 'in_part' | 'compares' | 'was_found' | 'why_good' | 'exceptions' | 'at_home' | 'from_lagna' | 'from_moon' | 'from_venus' | 'sum' | 'rule' | 'seventh' | 'seventh_lord' | 'navamsa' | 'area' | 'falls' | 'matter' | 'day' | 'star_tithi' | 'from_to' | 'both' | 'from_where' | 'page' | 'when' | 'what' | 'why' | 'link' | 'link_back' | 'birth_chart', string>;
    readonly navamsa_says: Table<'more' | 'even' | 'fewer', string>;
    readonly porutham: Table<'dina' | 'gana' | 'mahendra' | 'stri_dirgha' | 'yoni' | 'rashi' | 'rashyadhipati' | 'vashya' | 'rajju' | 'vedha', string>;
    readonly texts: {
      readonly gauge_key: Row<'adjusted'>;
      readonly mars_common: Row<'n'>;
      readonly carry_koota: Row<'koota' | 'max' | 'points'>;
      readonly carry_area_text: Row<'score' | 'verdict'>;
      readonly differ_koota: Row<'bride' | 'groom' | 'koota'>;
      readonly differ_met: Row<'found'>;
      readonly date_sandhi_why: Row<'bride' | 'days' | 'groom'>;
      readonly date_part: Row<'lord' | 'name'>;
      readonly date_part_why: Row<'major'>;
      readonly rule_source: Row<'rule' | 'source'>;
      readonly mars_houses: Row<'houses'>;
      readonly manglik_lifted: Row<'list' | 'name' | 'places'>;
      readonly manglik_counts: Row<'name' | 'places'>;
      readonly dosha_row: Row<'list' | 'name'>;
      readonly windows_of: Row<'list' | 'name'>;
      readonly dosha_lifted_for: Row<'easing' | 'name'>;
      readonly dosha_lifted: Row<'easing' | 'list' | 'name'>;
      readonly weddings_key: Row<'from' | 'place' | 'to'>;
      readonly no_weddings: Row<'from' | 'place' | 'to'>;
      readonly running: Row<'date' | 'lords'>;
      readonly navamsa_of: Row<'ascendant' | 'name'>;
      readonly rule_end: Row<'rule'>;
      readonly navamsa_counts: Row<'even' | 'good' | 'other'>;
    } & Table<'of_36' | 'carry_none' | 'differ_none' | 'date_window' | 'date_window_why' | 'date_sandhi' | 'date_wedding' | 'date_wedding_why' | 'no_exception_needed' | 'no_exception_asked' | 'no_exception_holds' | 'nadi_meaning' | 'nadi_plain' | 'rajju_meaning' | 'vedha_meaning' | 'mars_meaning' | 'mars_no_rule' | 'manglik_partner' | 'dosha_none' | 'papa_rule' | 'overlays_key' | 'windows_key' | 'no_windows' | 'couple_plain' | 'bond_plain' | 'custom_free' | 'today' | 'navamsa_rule', string> & Table<'to_talk' | 'in_part' | 'windows_both', Row<'list'>> & Table<'carry_area' | 'manglik_no' | 'windows_none', Row<'name'>>;
    readonly themes: Table<'varna' | 'vashya' | 'tara' | 'yoni' | 'graha_maitri' | 'gana' | 'bhakoot' | 'nadi', string>;
    readonly compares: Table<'varna' | 'vashya' | 'tara' | 'yoni' | 'graha_maitri' | 'gana' | 'bhakoot' | 'nadi', string>;
    readonly brings: Table<'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn', string>;
    readonly home: Table<'varna' | 'vashya' | 'tara' | 'yoni' | 'graha_maitri' | 'gana' | 'bhakoot' | 'nadi', Table<'full' | 'part' | 'none', string>>;
    readonly topics: Table<'gana' | 'varna' | 'vashya' | 'tara' | 'yoni' | 'graha_maitri' | 'bhakoot' | 'nadi' | 'manglik' | 'papasamyam' | 'sandhi' | 'rajju' | 'vedha' | 'porutham' | 'money' | 'parents' | 'children' | 'work' | 'belief' | 'alone', {
      readonly title: Row<'year'>;
      readonly text: Row<'days' | 'name'>;
      readonly ask: string;
    }>;
    readonly glossary: Table<'koota' | 'porutham' | 'rajju' | 'vedha' | 'papasamyam' | 'sandhi', {
      readonly word: string;
      readonly meaning: string;
    }>;
  };
  readonly 'report-months': {
    readonly month: Row<'from' | 'n' | 'to'>;
    readonly rises: Row<'sign'>;
    readonly chart_caption: Row<'house' | 'sign'>;
    readonly enters: Row<'planet' | 'sign'>;
    readonly returns: Row<'planet' | 'sign'>;
    readonly part_begins: Row<'planet'>;
    readonly part_note: Row<'date'>;
    readonly at_time: Row<'time'>;
    readonly house_of: Row<'house'>;
    readonly days_some: Row<'care' | 'good'>;
    readonly days_good: Row<'good'>;
    readonly days_care: Row<'care'>;
    readonly reason: Row<'house' | 'lord' | 'part' | 'sign'>;
    readonly year_rises: Row<'house' | 'matter'>;
    readonly ask_area: Row<'area'>;
    readonly lord_stands: Row<'house' | 'lord' | 'matter' | 'sign'>;
    readonly sun_stands: Row<'house' | 'matter' | 'sign' | 'star'>;
    readonly yoga: Table<'ikkabala' | 'induvara' | 'ithasala' | 'ithasala_purna' | 'ishrafa' | 'nakta' | 'yamaya' | 'manau' | 'kamboola' | 'gairi_kamboola' | 'khallasara' | 'radda' | 'duhphali_kuttha' | 'dutthotthadavira' | 'tambira' | 'kuttha' | 'durapha', string>;
    readonly rising: Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12, string>;
    readonly parts: Table<'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu' | 'ketu', string>;
    readonly weekdays: List<string>;
    readonly again: Row<'house' | 'matter' | 'n'>;
    readonly further: Table<'patyayini' | 'patyayini_text' | 'krisamsa' | 'pravesh' | 'pravesh_lead' | 'hora' | 'pravesh_rule', string>;
    readonly glossary: Table<'muntha' | 'saham' | 'hadda' | 'mudda' | 'harsha' | 'trirashi', {
      readonly word: string;
      readonly meaning: string;
    }>;
    readonly year_of: Table<'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn', string>;
    readonly year_strength: Table<'strong' | 'middling' | 'weak', Row<'planet'>>;
    readonly year_reason: Row<'bala' | 'house' | 'planet'>;
    readonly fields: {
      readonly best: Row<'list'>;
      readonly slow: Row<'list'>;
    } & Table<'title' | 'note' | 'field', string>;
    readonly past: {
      readonly title: string;
      readonly lead: string;
      readonly line: Row<'house' | 'matter' | 'sign'>;
    };
    readonly part_goes_on: Row<'date' | 'planet'>;
    readonly joys_said: Row<'best' | 'last' | 'least' | 'most'>;
    readonly rules: Row<'list' | 'planet'>;
  } & Table<'all_months' | 'month_passed' | 'month_now' | 'ruler' | 'muntha' | 'days_caption' | 'dates' | 'date' | 'what' | 'where' | 'month_begins' | 'days_none' | 'speaks_of' | 'faster' | 'slower', string>;
  readonly 'report-number-lives': {
    readonly fields: Table<'gift' | 'others' | 'care' | 'habit', string>;
    readonly numbers: Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9, Table<'gift' | 'others' | 'care' | 'habit', string>>;
    readonly stages: List<Row<'n'>>;
    readonly asks: List<Row<'n'>>;
    readonly opening: List<Row<'from' | 'to'>>;
    readonly past: {
      readonly pinnacle: Row<'brings' | 'to'>;
      readonly challenge: Row<'asks' | 'to'>;
    };
    readonly pinnacle: Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 11 | 22 | 33, string>;
    readonly pinnacle_again: List<Row<'n' | 'nth'>>;
    readonly challenge_again: List<Row<'n' | 'nth'>>;
    readonly challenge: Table<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8, string>;
    readonly year: Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9, string>;
    readonly month: Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9, List<string>>;
    readonly reasons: {
      readonly pinnacle: List<string>;
      readonly challenge: List<string>;
      readonly year: Row<'year'>;
      readonly month: string;
    };
    readonly nth: List<string>;
    readonly times: Row<'n'>;
    readonly places: Table<'life_path' | 'expression' | 'soul_urge' | 'personality' | 'maturity', string>;
    readonly debt_line: Row<'place' | 'sum' | 'text'>;
  } & Table<'stretches' | 'stands' | 'ruler' | 'as' | 'in_date' | 'in_name' | 'friends' | 'once' | 'never' | 'round' | 'round_lead' | 'line' | 'behind' | 'behind_lead' | 'look' | 'theme' | 'debts' | 'debts_none' | 'counted' | 'counted_note', string>;
  readonly 'report-number-more': {
    readonly until: Row<'day' | 'n'>;
    readonly always: Row<'n'>;
    readonly day_of: Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9, string>;
    readonly single: Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9, string>;
    readonly pairs: Table<'1-1' | '1-2' | '1-3' | '1-4' | '1-5' | '1-6' | '1-7' | '1-8' | '1-9' | '2-2' | '2-3' | '2-4' | '2-5' | '2-6' | '2-7' | '2-8' | '2-9' | '3-3' | '3-4' | '3-5' | '3-6' | '3-7' | '3-8' | '3-9' | '4-4' | '4-5' | '4-6' | '4-7' | '4-8' | '4-9' | '5-5' | '5-6' | '5-7' | '5-8' | '5-9' | '6-6' | '6-7' | '6-8' | '6-9' | '7-7' | '7-8' | '7-9' | '8-8' | '8-9' | '9-9', string>;
    readonly open: Table<'mental' | 'emotional' | 'practical' | 'thought' | 'will' | 'action' | 'golden' | 'silver', string>;
  } & Table<'now' | 'present' | 'lines' | 'lines_note' | 'line' | 'squares' | 'stand' | 'none' | 'days' | 'days_lead', string>;
  readonly 'report-numbers': {
    readonly fields: Table<'nature' | 'work' | 'love' | 'money' | 'health', string>;
    readonly numbers: Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9, Table<'nature' | 'work' | 'love' | 'money' | 'health', string>>;
    readonly brings: Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9, string>;
    readonly wants: Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9, string>;
    readonly pair: Table<'friend' | 'neutral' | 'enemy', Row<'brings' | 'first' | 'second' | 'wants'>>;
    readonly same: Row<'brings' | 'wants'>;
    readonly pair_title: Row<'a' | 'b'>;
    readonly reason_number: Row<'label' | 'n' | 'planet'>;
    readonly year_of: Row<'n'>;
    readonly month_of: Row<'n'>;
    readonly until: Row<'from' | 'to'>;
    readonly letters: Row<'system'>;
    readonly asks: Table<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8, string>;
    readonly lucky: Table<'good' | 'avoid' | 'weekday' | 'colours' | 'directions' | 'dates' | 'month_names' | 'months', string>;
  } & Table<'together' | 'together_lead' | 'name' | 'name_lead' | 'spelling' | 'number' | 'compound' | 'grade' | 'counts' | 'count' | 'as_written' | 'tries' | 'no_tries' | 'months' | 'months_lead' | 'sums' | 'letter' | 'value' | 'sum' | 'rule' | 'belief', string>;
  readonly 'report-panchang': {
    readonly chapters: Table<'days' | 'moon' | 'avoid' | 'parts' | 'eighth' | 'festivals' | 'eclipses' | 'fasts' | 'events', {
      readonly title: string;
      readonly lead: string;
    }>;
    readonly labels: Table<'moonrise' | 'moonset' | 'day' | 'night' | 'festival' | 'lasts' | 'fast' | 'worship' | 'parana' | 'rahu' | 'moon_sign' | 'elsewhere' | 'sun' | 'bhadra' | 'when' | 'hours_of_day' | 'lagna' | 'eclipse' | 'partial' | 'seen' | 'unseen' | 'sutak' | 'sutak_weak' | 'great' | 'entries' | 'long' | 'seasons', string>;
    readonly weekdays: Table<'sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday', string>;
    readonly sheet: {
      readonly sun: Row<'first' | 'last' | 'set_first' | 'set_last'>;
      readonly enters: Row<'date' | 'sign' | 'time'>;
      readonly key: Row<'krishna' | 'shukla'>;
      readonly weddings: Row<'list'>;
      readonly eclipse: Row<'date' | 'name' | 'seen' | 'sutak'>;
      readonly unseen: Row<'date' | 'name'>;
    } & Table<'shukla' | 'krishna' | 'full' | 'new' | 'wedding' | 'starred' | 'solar_day' | 'shool', string>;
    readonly texts: {
      readonly parts_key: Row<'date'>;
    } & Table<'how' | 'moon_key' | 'avoid_key' | 'good' | 'parts_names' | 'none' | 'plus' | 'fast_day' | 'day_hours' | 'bhadra' | 'bhadra_year' | 'sutak', string>;
    readonly counts: Table<'amanta' | 'purnimanta' | 'vakya' | 'surya', string>;
    readonly spans: {
      readonly moment: Row<'day' | 'month?' | 'time' | 'weekday'>;
      readonly span: Row<'from' | 'to'>;
    };
    readonly day_lists: {
      readonly listed: string;
      readonly south: string;
    };
  };
  readonly 'report-saturn': {
    readonly subject: Row<'name'>;
    readonly chapters: Table<'now' | 'cycle' | 'weight' | 'life' | 'dhaiya' | 'years' | 'round' | 'natal' | 'periods' | 'customs', {
      readonly title: string;
      readonly lead: string;
    }>;
    readonly headings: Table<'phases' | 'tests' | 'bindus' | 'cycles' | 'compare' | 'stays' | 'meaning' | 'mantra' | 'giving' | 'stone', string>;
    readonly labels: Table<'status' | 'next' | 'next_sade_sati' | 'saturn_now' | 'phase' | 'saturn_in' | 'days' | 'age' | 'number' | 'test' | 'found' | 'effect' | 'bindus' | 'from_moon' | 'from_lagna' | 'kind' | 'gifts' | 'weekday' | 'first_day' | 'short_mantra' | 'long_mantra' | 'murti', string>;
    readonly returned_retrograde: Row<'phase'>;
    readonly returned_direct: Row<'phase'>;
    readonly part: Row<'n' | 'phase'>;
    readonly moon_line: Row<'after' | 'before' | 'moon'>;
    readonly running_line: Row<'date' | 'end' | 'phase'>;
    readonly quiet_line: Row<'age' | 'last' | 'next'>;
    readonly quiet_first: Row<'age' | 'next'>;
    readonly quiet_last: Row<'last'>;
    readonly between_line: Row<'next'>;
    readonly life_key: Row<'age'>;
    readonly today: Row<'age'>;
    readonly life_rows: {
      readonly sade_sati: string;
      readonly dhaiya: string;
    };
    readonly tests: {
      readonly bindus: Row<'sign'>;
    } & Table<'dignity' | 'nature' | 'moon', string>;
    readonly natures: Table<'benefic' | 'malefic' | 'neutral', string>;
    readonly moon_ratio: Row<'ratio'>;
    readonly bindus_key: Row<'total'>;
    readonly compare_past: Row<'ages' | 'from' | 'to'>;
    readonly compare_birth: Row<'to'>;
    readonly dhaiya_running: Row<'date' | 'kind'>;
    readonly dhaiya: {
      readonly '4th': string;
      readonly '8th': string;
    };
    readonly house_note: Row<'house' | 'matter'>;
    readonly matters: List<string>;
    readonly reason_bindus: Row<'bindus' | 'sign'>;
    readonly reason_phase: Row<'bindus' | 'house' | 'nth' | 'sign'>;
    readonly natal_line: Row<'house' | 'rules' | 'sign' | 'star'>;
    readonly natal_state: Row<'state'>;
    readonly natal_navamsa: Row<'sign'>;
    readonly natal_good: Row<'matter'>;
    readonly natal_care: Row<'matter'>;
    readonly rules_two: Row<'a' | 'b'>;
    readonly overlap_some: Row<'list'>;
    readonly count: Row<'beads' | 'count' | 'rounds'>;
    readonly stone_rules: Row<'planet' | 'rules'>;
    readonly kakshya: {
      readonly sum: Row<'days'>;
    } & Table<'title' | 'text' | 'none' | 'days', string>;
    readonly phase: {
      readonly period: Row<'date' | 'planet'>;
      readonly again: Row<'n' | 'sign'>;
    } & Table<'easy' | 'even' | 'hard', Row<'sign'>>;
    readonly glossary: Table<'dhaiya' | 'murti' | 'kakshya' | 'vargottama', {
      readonly word: string;
      readonly meaning: string;
    }>;
  } & Table<'title' | 'active' | 'inactive' | 'at_birth' | 'before_birth' | 'lighter' | 'heavier' | 'even' | 'quiet_none' | 'how_to_read' | 'cycle_key' | 'cycles_key' | 'years_key' | 'round_key' | 'weight_rule' | 'compare_none' | 'dhaiya_none' | 'natal_same' | 'periods_past' | 'periods_now' | 'periods_text' | 'overlap_none' | 'customs_why' | 'need_yes' | 'need_no' | 'stone_yes' | 'stone_no' | 'murti_key', string> & Table<'ages' | 'cycle_title_running' | 'cycle_title_next' | 'cycle_title_last', Row<'from' | 'to'>> & Table<'nth_from_moon' | 'house_of' | 'common' | 'bindus_of', Row<'n'>> & Table<'weight_mild' | 'weight_even' | 'weight_heavy', Row<'all' | 'heavy' | 'light'>> & Table<'dhaiya_next' | 'until_day' | 'from_day', Row<'date'>> & Table<'moon_houses' | 'rising' | 'peak' | 'setting', Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12, string>>;
  readonly 'report-tables': {
    readonly chalit: Row<'places'>;
    readonly chalit_place: Row<'matter' | 'nth' | 'planet'>;
    readonly planet_arudha: Row<'matter' | 'nth' | 'planet'>;
    readonly parts: Row<'date' | 'matter' | 'nth' | 'planet'>;
    readonly yogini: {
      readonly running: Row<'date' | 'name' | 'planet' | 'sense'>;
      readonly next: Row<'date' | 'name' | 'planet' | 'sense'>;
    };
    readonly yoginis: Table<'mangala' | 'pingala' | 'dhanya' | 'bhramari' | 'bhadrika' | 'ulka' | 'siddha' | 'sankata', string>;
    readonly junction: string;
    readonly arudha: Row<'matter' | 'nth'>;
    readonly strong_signs: Row<'matter' | 'mth' | 'nth' | 'other' | 'strong' | 'weak'>;
    readonly exaltation: Row<'best' | 'bottom' | 'care' | 'gift' | 'top' | 'worst'>;
    readonly vimshopaka: Row<'best' | 'bottom' | 'care' | 'gift' | 'top' | 'worst'>;
    readonly chakra: {
      readonly lasts: string;
    } & Table<'good' | 'hard' | 'both', Row<'senses'>>;
  } & Table<'chakra_good' | 'chakra_hard' | 'chakra_both', Table<'star' | 'sign' | 'tithi_group' | 'weekday', string>>;
  readonly 'report-years': {
    readonly life: {
      readonly title: string;
      readonly lead: string;
    };
    readonly life_rows: Table<'great' | 'sade_sati' | 'jupiter', string>;
    readonly life_key: string;
    readonly today: Row<'age'>;
    readonly goes_on: Row<'chapter' | 'date' | 'lords'>;
    readonly passes_over: Row<'planets'>;
    readonly points: Table<'many' | 'even' | 'few', Row<'n' | 'sign'>>;
    readonly acts_through: Row<'lord' | 'matter' | 'nth' | 'sign'>;
    readonly window_by: Row<'matter' | 'nth' | 'planet' | 'way'>;
    readonly window_by_too: Row<'planet' | 'way'>;
    readonly ways: Table<'marriage' | 'job' | 'child' | 'property' | 'travel', Table<'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu' | 'ketu', string>>;
    readonly windows: Table<'marriage' | 'job' | 'child' | 'property' | 'travel', {
      readonly mild: List<Row<'by?'>>;
      readonly strong: List<Row<'by?'>>;
    }>;
    readonly adds: {
      readonly jupiter: Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12, string>;
      readonly saturn: Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12, string>;
    };
  } & Table<'jupiter' | 'saturn' | 'rahu', Table<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12, Row<'here?'>>>;
  readonly sky: {
    readonly phases: Table<'new' | 'first_quarter' | 'full' | 'last_quarter', string>;
    readonly solstices: Table<'march_equinox' | 'june_solstice' | 'september_equinox' | 'december_solstice' | 'mesha' | 'karka' | 'tula' | 'makara', string>;
    readonly heliacal: Table<'rises_west' | 'sets_west' | 'rises_east' | 'sets_east', string>;
    readonly zodiacs: {
      readonly tropical: string;
      readonly sidereal: string;
    };
    readonly twilights: Table<'civil' | 'nautical' | 'astronomical', string>;
    readonly eclipses: {
      readonly solar: Table<'total' | 'annular' | 'hybrid' | 'partial', string>;
      readonly lunar: Table<'total' | 'partial' | 'penumbral', string>;
    };
    readonly ayanamsas: Table<'lahiri' | 'lahiri_icrc' | 'lahiri_1940' | 'lahiri_vp285' | 'true_chitra' | 'krishnamurti' | 'krishnamurti_vp291' | 'raman' | 'fagan_bradley' | 'yukteshwar' | 'jn_bhasin' | 'usha_shashi' | 'true_pushya' | 'true_revati' | 'true_mula' | 'suryasiddhanta' | 'ss_citra' | 'ss_revati' | 'deluce' | 'djwhal_khul' | 'babylonian_kugler1' | 'babylonian_kugler2' | 'babylonian_kugler3' | 'babylonian_huber' | 'babylonian_etpsc' | 'aldebaran_15tau' | 'hipparchos' | 'sassanian' | 'galcent_0sag' | 'j2000' | 'j1900' | 'b1950' | 'suryasiddhanta_msun' | 'aryabhata' | 'aryabhata_msun' | 'galcent_rgilbrand' | 'galequ_iau1958' | 'galequ_true' | 'galequ_mula' | 'galalign_mardyks' | 'galcent_mula_wilhelm' | 'aryabhata_522' | 'babylonian_britton' | 'true_sheoran' | 'galcent_cochrane' | 'galequ_fiorenza' | 'valens_moon', string>;
    readonly victorRules: Table<'venus' | 'north' | 'brightness', string>;
    readonly warInstants: {
      readonly exact: string;
      readonly closest: string;
    };
    readonly fixedStars: Table<'agastya' | 'lubdhaka' | 'agni' | 'brahmahridaya' | 'prajapati' | 'dhruva' | 'kratu' | 'pulaha' | 'pulastya' | 'atri' | 'angiras' | 'vasishtha' | 'marichi' | 'arundhati', string>;
  };
  readonly subscription: {
    readonly name: string;
    readonly feed: string;
    readonly nameOf: Row<'place'>;
    readonly vaishnava: Row<'name'>;
    readonly parana: Row<'name'>;
    readonly entry: Row<'time'>;
    readonly sutak: Row<'time'>;
    readonly events: {
      readonly phase: Row<'phase' | 'sign'>;
      readonly dasha: Row<'lords'>;
      readonly dashaAfter: Row<'lords'>;
      readonly transitOn: Row<'planet' | 'point'>;
      readonly transitOpposite: Row<'planet' | 'point'>;
      readonly sadeSatiBegins: Row<'phase'>;
      readonly sadeSatiEnds: Row<'phase'>;
    } & Table<'ingress' | 'ingressBack' | 'stationBack' | 'stationOn', Row<'planet' | 'sign'>> & Table<'seen' | 'unseen' | 'chandrashtama' | 'birthday', string>;
  };
  readonly suites: Table<'core' | 'kundli' | 'varga' | 'dasha' | 'strength' | 'yoga' | 'dosha' | 'interpret' | 'jaimini' | 'kp' | 'lal-kitab' | 'varshaphal' | 'prashna' | 'matching' | 'transit' | 'panchang' | 'muhurat' | 'calendar' | 'ephemeris' | 'horoscope' | 'numerology' | 'remedies' | 'geo' | 'charts' | 'pdf' | 'brands' | 'reports' | 'webhooks' | 'jobs' | 'ai' | 'conversations' | 'mcp' | 'reference' | 'batch' | 'account' | 'keys' | 'billing' | 'usage' | 'profiles' | 'meta', {
    readonly name: string;
    readonly about: string;
  }>;
  readonly transit: {
    readonly verdicts: Table<'good' | 'bad' | 'obstructed' | 'relieved', string>;
    readonly ghats: Table<'moon' | 'tithi' | 'vara' | 'nakshatra', string>;
    readonly balas: {
      readonly tara: string;
      readonly chandra: string;
    };
    readonly binduGrades: Table<'weak' | 'even' | 'strong', string>;
    readonly touches: Table<'house:occupies' | 'house:aspect_3' | 'house:aspect_5' | 'house:aspect_7' | 'house:aspect_9' | 'house:aspect_10' | 'lord:occupies' | 'lord:aspect_3' | 'lord:aspect_5' | 'lord:aspect_7' | 'lord:aspect_9' | 'lord:aspect_10', string>;
    readonly searchTerms: Table<'in_sign' | 'in_nakshatra' | 'in_navamsa' | 'in_house' | 'near' | 'aspects' | 'retrograde' | 'combust' | 'dignity' | 'gochara' | 'bav' | 'sav' | 'kakshya_bindu' | 'double_transit' | 'sade_sati' | 'chandrashtama' | 'dasha' | 'tithi' | 'nakshatra' | 'vara' | 'tara' | 'paksha' | 'eclipse_within', string>;
    readonly chakraLetters: Table<'a' | 'aa' | 'i' | 'ii' | 'u' | 'uu' | 'ri' | 'rii' | 'li' | 'lii' | 'e' | 'ai' | 'o' | 'au' | 'am' | 'ah' | 'a_cons' | 'va' | 'ka' | 'ha' | 'dda' | 'ma' | 'tta' | 'pa' | 'ra' | 'ta' | 'na' | 'ya' | 'bha' | 'ja' | 'kha' | 'ga' | 'sa' | 'da' | 'cha' | 'la', string>;
    readonly chakraKinds: Table<'star' | 'vowel' | 'consonant' | 'sign' | 'tithi_group', string>;
    readonly vedhaDirections: Table<'left' | 'front' | 'right', string>;
    readonly vedhaPoints: Table<'star' | 'sign' | 'tithi_group' | 'weekday' | 'vowel' | 'consonant', string>;
    readonly impactKinds: {
      readonly conjunction: string;
      readonly opposition: string;
    };
    readonly lattaDirections: {
      readonly forward: string;
      readonly backward: string;
    };
  };
  readonly upagrahas: {
    readonly upagrahaNames: Table<'dhuma' | 'vyatipata' | 'parivesha' | 'indrachapa' | 'upaketu' | 'kala' | 'mrityu' | 'ardhaprahara' | 'yamaghantaka' | 'gulika' | 'mandi', string>;
    readonly upagrahaRules: Table<'from_sun' | 'part_start' | 'part_middle' | 'part_end' | 'ghati', string>;
  };
  readonly 'varga-reading': {
    readonly charts: Table<'D7' | 'D9' | 'D10', {
      readonly name: string;
      readonly karaka_good: Row<'chart'>;
      readonly karaka_hard: Row<'chart'>;
    } & Table<'lord_good' | 'lord_plain' | 'lord_hard', Row<'chart' | 'house' | 'planet'>>>;
    readonly common: {
      readonly lagna_vargottama: string;
      readonly vargottama: Row<'planet'>;
    } & Table<'exalted' | 'own' | 'fallen', Row<'chart' | 'planet'>>;
    readonly stands: Table<'D7' | 'D9' | 'D10', Table<'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu' | 'ketu', string>>;
    readonly planets: Table<'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu' | 'ketu', string>;
  };
  readonly vargas: {
    readonly amsaDeities: Table<'pitri' | 'ghora' | 'rakshasa' | 'deva' | 'kubera' | 'yaksha' | 'kinnara' | 'bhrashta' | 'kulaghna' | 'garala' | 'vahni' | 'maya' | 'purishaka' | 'apampati' | 'marutvan' | 'kala' | 'sarpa' | 'amrita' | 'indu' | 'mridu' | 'komala' | 'heramba' | 'brahma' | 'vishnu' | 'maheshvara' | 'ardra' | 'kalinasha' | 'kshitisha' | 'kamalakara' | 'gulika' | 'mrityu' | 'davagni' | 'yama' | 'kantaka' | 'sudha' | 'purnachandra' | 'vishadagdha' | 'kulanasha' | 'vamshakshaya' | 'utpata' | 'saumya' | 'shitala' | 'karaladamshtra' | 'chandramukhi' | 'pravina' | 'kalapavaka' | 'dandayudha' | 'nirmala' | 'krura' | 'atishitala' | 'payodhi' | 'bhramana' | 'chandrarekha' | 'narada' | 'agastya' | 'durvasa' | 'sanaka' | 'sananda' | 'kumara' | 'sanatana' | 'kshara' | 'kshira' | 'dadhi' | 'ajya' | 'ikshurasa' | 'madya' | 'shuddhajala' | 'indra' | 'agni' | 'varuna' | 'vayu' | 'ishana' | 'ananta' | 'ganesha' | 'ashvini_kumaras' | 'shiva' | 'surya' | 'kali' | 'gauri' | 'jaya' | 'lakshmi' | 'vijaya' | 'vimala' | 'sati' | 'tara' | 'jvalamukhi' | 'shveta' | 'lalita' | 'bagalamukhi' | 'pratyangira' | 'shachi' | 'raudri' | 'bhavani' | 'varada' | 'tripura' | 'sumukhi' | 'daya' | 'megha' | 'chhinnashirsha' | 'pishachini' | 'dhumavati' | 'matangi' | 'bala' | 'bhadra' | 'aruna' | 'anala' | 'pingala' | 'chhuchchhuka' | 'varahi' | 'vaishnavi' | 'sita' | 'bhuvaneshvari' | 'bhairavi' | 'mangala' | 'aparajita' | 'skanda' | 'parashudhara' | 'vishvakarma' | 'bhaga' | 'mitra' | 'antaka' | 'vrishadhvaja' | 'govinda' | 'madana' | 'bhima' | 'chandra' | 'rudra' | 'aditi' | 'brihaspati' | 'pitris' | 'aryaman' | 'tvashtr' | 'shakragni' | 'vishvedevas' | 'vasus' | 'aja_ekapada' | 'ahirbudhnya' | 'pushan' | 'marichi' | 'dhatr' | 'ravi' | 'gandharva' | 'manushya', string>;
    readonly amsaNatures: Table<'benefic' | 'malefic' | 'deva' | 'manushya' | 'rakshasa', string>;
    readonly vargaTitles: Table<'kimshuka' | 'vyanjana' | 'chamara' | 'chhatra' | 'kundala' | 'mukuta' | 'parijata' | 'uttama' | 'gopura' | 'simhasana' | 'paravata' | 'devaloka' | 'brahmaloka' | 'airavata' | 'shridhama' | 'bhedaka' | 'kusuma' | 'nagapushpa' | 'kanduka' | 'kerala' | 'kalpavriksha' | 'chandanavana' | 'purnachandra' | 'uchchaihshrava' | 'dhanvantari' | 'suryakanta' | 'vidruma' | 'shakrasimhasana' | 'goloka' | 'shrivallabha', string>;
    readonly schemes: Table<'shadvarga' | 'saptavarga' | 'dashavarga' | 'shodashavarga', string>;
  };
  readonly varshaphal: {
    readonly offices: Table<'muntha' | 'birth_ascendant' | 'year_ascendant' | 'trirashi' | 'day_night' | 'year_lord', string>;
    readonly choices: Table<'strength' | 'tie' | 'none_aspects', string>;
    readonly sahams: Table<'punya' | 'vidya' | 'yashas' | 'mitra' | 'mahatmya' | 'asha' | 'samartha' | 'bhratri' | 'gaurava' | 'pitri' | 'rajya' | 'matri' | 'putra' | 'jiva' | 'karma' | 'roga' | 'kali' | 'shastra' | 'bandhu' | 'paradesha' | 'artha' | 'paradara' | 'vanik' | 'karyasiddhi' | 'vivaha' | 'santapa' | 'shraddha' | 'priti' | 'jadya' | 'vyapara' | 'shatru' | 'jalapatana' | 'bandhana' | 'labha', string>;
    readonly aspects: Table<'open_friendly' | 'hidden_friendly' | 'open_hostile' | 'hidden_hostile', string>;
    readonly contacts: Table<'ithasala_bhavishya' | 'ithasala' | 'ithasala_purna' | 'ishrafa', string>;
    readonly yogas: Table<'ikkabala' | 'induvara' | 'ithasala' | 'ishrafa' | 'nakta' | 'yamaya' | 'manau' | 'kamboola' | 'gairi_kamboola' | 'khallasara' | 'radda' | 'duhphali_kuttha' | 'dutthotthadavira' | 'tambira' | 'kuttha' | 'durapha', string>;
    readonly grades: Table<'uttama' | 'madhyama' | 'adhama', string>;
    readonly units: Table<'month' | 'sixty_hours' | 'day', string>;
    readonly balaGrades: Table<'weak' | 'middling' | 'strong' | 'very_strong', string>;
  };
  readonly widgets: {
    readonly until: Row<'time'>;
    readonly of: Row<'most' | 'points'>;
    readonly found: Row<'n'>;
    readonly areas: Table<'career' | 'love' | 'health' | 'money', string>;
  } & Table<'horoscope' | 'loading' | 'show' | 'retry' | 'now' | 'townHelp' | 'noTown' | 'wrong' | 'busy' | 'offline' | 'unset' | 'failed' | 'english', string>;
  readonly 'yoga-names': Table<'ruchaka' | 'bhadra' | 'hamsa' | 'malavya' | 'sasa' | 'sunapha' | 'anapha' | 'durudhura' | 'kemadruma' | 'gajakesari' | 'chandradhi' | 'lagnadhi' | 'chandra_mangala' | 'shakata' | 'vasumati' | 'amala' | 'pushkala' | 'chandra_poorna' | 'vesi' | 'vasi' | 'ubhayachari' | 'budhaditya' | 'bhaskara' | 'indra' | 'marut' | 'budha_yoga' | 'shubha_kartari' | 'papa_kartari' | 'rajju' | 'musala' | 'nala' | 'mala' | 'sarpa' | 'gada' | 'shakata_n' | 'vihaga' | 'shringataka' | 'hala' | 'vajra' | 'yava' | 'kamala' | 'vapi' | 'yupa' | 'shara' | 'shakti' | 'danda' | 'nauka' | 'kuta' | 'chhatra' | 'chapa' | 'ardhachandra' | 'chakra' | 'samudra' | 'vina' | 'dama' | 'pasha' | 'kedara' | 'shula' | 'yuga' | 'gola' | 'raja_1_5' | 'raja_1_9' | 'raja_4_5' | 'raja_4_9' | 'raja_7_5' | 'raja_7_9' | 'raja_10_5' | 'raja_4_1' | 'raja_7_1' | 'raja_10_1' | 'raja_5_9' | 'dharma_karmadhipati' | 'yogakaraka' | 'harsha' | 'sarala' | 'vimala' | 'neecha_bhanga' | 'maha_parivartana' | 'khala' | 'dainya' | 'adhi_raja' | 'akhanda_samrajya' | 'mahabhagya' | 'raja_lakshana' | 'amsavatara' | 'trilochana' | 'devendra' | 'makuta' | 'jaya' | 'vidyut' | 'chapa_raja' | 'lakshmi' | 'gauri' | 'saraswati' | 'parijata' | 'kalpadruma' | 'kahala' | 'chamara' | 'shankha' | 'bheri' | 'mridanga' | 'srinatha' | 'sharada' | 'matsya' | 'kurma' | 'khadga' | 'kusuma' | 'kalanidhi' | 'hari' | 'hara' | 'brahma_t' | 'bharati' | 'shiva' | 'vishnu' | 'brahma' | 'gandharva' | 'garuda' | 'go' | 'parvata' | 'guru_mangala' | 'chatussagara' | 'shubha_lagna' | 'ashubha_lagna' | 'vanchana_chora_bheeti' | 'daivagna' | 'shrikantha' | 'viranchi' | 'kalatra_sat' | 'putra_sukha' | 'bandhu_pujya' | 'vahana' | 'bhagya' | 'khyati' | 'lagna_malika' | 'dhana_malika' | 'vikrama_malika' | 'sukha_malika' | 'putra_malika' | 'shatru_malika' | 'kalatra_malika' | 'randhra_malika' | 'bhagya_malika' | 'karma_malika' | 'labha_malika' | 'vyaya_malika' | 'bhava_chamara' | 'bhava_dhenu' | 'bhava_shaurya' | 'bhava_jaladhi' | 'bhava_chhatra' | 'bhava_astra' | 'bhava_kama' | 'bhava_asura' | 'bhava_bhagya' | 'bhava_khyati' | 'bhava_parijata' | 'bhava_musala' | 'dhana_1_2' | 'dhana_1_5' | 'dhana_1_9' | 'dhana_1_11' | 'dhana_2_5' | 'dhana_2_9' | 'dhana_2_11' | 'dhana_5_9' | 'dhana_5_11' | 'dhana_9_11' | 'dhana_5_own_sun' | 'dhana_5_own_moon' | 'dhana_5_own_mars' | 'dhana_5_own_mercury' | 'dhana_5_own_jupiter' | 'dhana_5_own_venus' | 'dhana_5_own_saturn' | 'dhana_1_own_sun' | 'dhana_1_own_moon' | 'dhana_1_own_mars' | 'dhana_1_own_mercury' | 'dhana_1_own_jupiter' | 'dhana_1_own_venus' | 'dhana_1_own_saturn' | 'bahu_dravya' | 'matru_dhana' | 'putra_dhana' | 'kalatra_dhana' | 'shatru_dhana' | 'indu_dhana' | 'daridra_1' | 'daridra_2' | 'daridra_3' | 'bandhana' | 'sanyasa' | 'sanyasa_moon' | 'balarishta' | 'duryoga' | 'raja_bhanga' | 'dur_lagna' | 'avayoga' | 'nisva' | 'mriti' | 'kuhu' | 'pamara' | 'dushkriti' | 'nirbhagya', string>;
  readonly yogas: {
    readonly yogaFamilies: Table<'mahapurusha' | 'lunar' | 'solar' | 'kartari' | 'nabhasa' | 'raja' | 'named' | 'dhana' | 'arishta', string>;
    readonly activatedBy: {
      readonly dasha: string;
      readonly both: string;
    };
  };
}
