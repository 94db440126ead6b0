/** Words of the conditions of yogas, for explanations, in English. */
import type { ConditionKind } from '../../../layers/jyotish/condition/kinds.ts';
import type { Observed } from '../../../layers/jyotish/condition/term.ts';

/** A condition by its kind; {a} and {b} are planets, {wants}, {w0}, {w1} its other requirements. */
export const kinds: Readonly<Record<ConditionKind, string>> = {
  lagna_of_mode: 'A {wants} sign rises',
  lagna_of_parity: 'An {wants} sign rises',
  lagna_in: 'The rising sign is {wants}',
  tithi_from: 'Born in tithi {w0} to {w1}',
  moon_in_stars: 'The Moon in {wants}',
  moon_in_pada: 'The Moon in quarter {w1} of {w0}',
  moon_in_share: 'The Moon in a set part of {w0}',
  born_by: 'Born by {wants}',
  of_gender: 'The birth of a {wants}',
  gulika_in: 'Gulika in house {wants}',
  outside_nodes: 'At most {wants} planets outside the arc of the nodes',
  dignified: '{a} exalted, in moolatrikona or in its own sign',
  exalted: '{a} exalted',
  in_own_sign: '{a} in its own sign',
  in_moolatrikona: '{a} in moolatrikona',
  debilitated: '{a} debilitated',
  in_friend_sign: '{a} in the sign of a friend',
  in_great_friend_sign: '{a} in the sign of a great friend',
  strong: '{a} strong: in dignity or with a friend, not combust',
  combust: '{a} combust',
  retrograde: '{a} retrograde',
  benefic: '{a} a benefic',
  fall_raised: 'The debilitation of {a} is cancelled',
  owns: '{a} rules house {wants}',
  same_planet: '{a} and {b} are one planet',
  untainted: 'The lord of house {wants} rules no evil house',
  in_houses: '{a} in house {wants}',
  in_houses_from: '{b} in house {wants} from {a}',
  in_kendra_from: '{b} in a quadrant from {a}',
  in_signs: '{a} in {wants}',
  in_signs_of_mode: '{a} in a {wants} sign',
  in_signs_of_parity: '{a} in an {wants} sign',
  fill: 'The planets fill houses {wants} and no others',
  in_so_many_signs: 'The planets stand in exactly {wants} signs',
  in_varga_sign_of: '{a} in a sign of {w1} in D{w0}',
  in_indu_lagna: '{a} in the Indu lagna',
  near_degree: '{a} within {w1}° of {w0}°',
  conjunct: '{a} with {b}',
  aspects: '{a} aspects {b}',
  aspect_each_other: '{a} and {b} aspect each other',
  exchange_signs: '{a} and {b} exchange signs',
  related: '{a} and {b} joined, aspecting each other or in exchange',
  joined_or_aspected: '{a} with {b}, or aspected by it',
  aspects_house: '{a} aspects house {wants}',
  houses_exchange: 'The lords of {w0} and {w1} exchange houses',
};

/** Groups of conditions. */
export const groups = {
  all: 'All of these',
  any: 'One of these',
  one_or_more: 'At least one of these',
  at_least_of: 'As many of these as the rule asks',
  not: 'Not this',
  option: 'Under an option of the request',
  every: 'Every planet of the set',
  none: 'No planet of the set',
  at_least: 'At least so many planets of the set',
  names: 'Planets that form it',
};

/** What is observed. */
export const observations: Readonly<Record<Observed['what'], string>> = {
  house: 'House',
  house_from: 'House counted from the other',
  sign: 'Sign',
  dignity: 'Dignity',
  combust: 'Combust',
  retrograde: 'Retrograde',
  benefic: 'Benefic',
  lordship: 'Houses ruled',
  dispositor: 'Lord of its sign',
  degree: 'Longitude',
  tithi: 'Tithi',
  star: 'Star',
  pada: 'Star and quarter',
  share: 'Share of the star passed',
  born: 'Time of birth',
  gender: 'Gender',
  gulika_house: 'House of Gulika',
  raised_by: 'Conditions that cancel the fall',
  signs_occupied: 'Signs occupied',
  outside: 'Planets outside',
};

/** Words within the sentences. */
export const values = {
  movable: 'movable',
  fixed: 'fixed',
  dual: 'dual',
  odd: 'odd',
  even: 'even',
  day: 'day',
  night: 'night',
  male: 'man',
  female: 'woman',
  other: 'other',
  yes: 'Yes',
  no: 'No',
  unknown: 'Not known',
  nothing: 'None',
  or: 'or',
};

/** A planet named for its role. */
export const roles = { lord: '{planet}, lord of house {house},' };

/** Planets whose name in a sentence differs from their name in a list. */
export const named: Readonly<Record<string, string>> = { sun: 'the Sun', moon: 'the Moon' };
