/** The annual chart of Lal Kitab: every house moves by a table of 120 years (Lal Kitab 1952). */
import { byGraha } from '../chart/graha.ts';
import type { CivilDate } from '../ephemeris/instant.ts';
import type { Graha } from '../ephemeris/sky.ts';

/** Ten years a row. A word is a year: its h-th character is the house to which natal house h moves; a, b, c are 10, 11, 12. */
const TABLE = [
  '19a352b76c48 41c9375628ab 941283a57bc6 3841a96b572c b3841592c67a 5c384b291a67 7695c41ab283 276c9a3185b4 c276b184a359 ab276c483195',
  '85ba76c39412 6a5b287c4931 15a8b672c394 4132578b6ca9 94168527bac3 3941c86527ba b3941a56782c 5b6941c8a237 7ab3941c8562 275c39a1468b',
  'c285a3941b76 ac276b395148 86ca72b39415 687b2c4a3951 16a32874b5c9 4138672bc95a 9415abc76823 3941b56872ac b3941682ac75 5b89413c2a67',
  '75bc941a8632 275b3ca64198 c26a8391574b ac2759b31486 8ac6724593b1 6872ca593b14 13a69c75b248 41386527cab9 941c82ab6357 3941b86c257a',
  'b7941682ac35 5b89c13476a2 75b2341a89c6 2a5349c8176b c265a7913b84 ac2753b64891 86ca7b495123 687b2a53941c 17a6c284b935 41836c5b27a9',
  '941283c67a5b 3941b72c586a ba741639c582 5b394162ac78 75b8391a642c 235b94a186c7 c265a8974b13 ac275b483196 86ca75b39241 689c2a7513b4',
  '1ba6c2478953 41683c2a957b 941286cb73a5 3941687c52ba b2941583ac67 5a392168b7c4 75b3a419c682 235b97a1684c c875b3941a26 ac275b364198',
  '86ca79b52431 678c4a523b19 14a6cb782593 42386c1b7a59 9a13862754cb 3961285cb7a4 b394128ac675 5b497162ac38 75b294c6318a 285b47a3196c',
  'c175ba948326 ac27534968b1 86ca35b19247 678ca9354b12 13a6c28b5497 41836cb279a5 941738c526ba 39418a27c56b ba94167c3852 5b694138a27c',
  '75b2a46983c1 275b93a41c86 c8752b916a34 ac28b5469713 86ca57134b29 623c795ab148 19a6c275348b 4168acb29735 941268cb53a7 3a81576c29b4',
  'b394168a75c2 5b3941268c7a 75b39418ca26 275b39a1684c c245b397a618 ac2785394b61 86ca7b431259 687c2a54b193 19a6c27b5348 4168ac3572b9',
  '941258ca673b 3a89b7412c65 b3941627a58c 5b314a68c972 75b3941c8a26 275b39a648c1 c24561893ba7 ac278b931654 86ca75b29413 687c2354b19a',
].flatMap((row) => row.split(' '));

/** Years of the table. */
export const LAST_AGE = 120;

/** House 1–12 to which natal house 1–12 moves in the running year of life 1–120. */
export const annualHouse = (age: number, house: number): number => {
  const moved = Number.parseInt(TABLE[age - 1]?.[house - 1] ?? '', 13);
  if (Number.isNaN(moved)) throw new Error(`no year ${age} or house ${house}`);
  return moved;
};

/** Houses of the planets in the running year of life. */
export const annualHouses = (natal: Readonly<Record<Graha, number>>, age: number): Readonly<Record<Graha, number>> =>
  byGraha((graha) => annualHouse(age, natal[graha]));

/** A clock reading as seconds of the day. */
const secondsOf = ({ hour, minute, second }: { hour: number; minute: number; second: number }): number =>
  (hour * 60 + minute) * 60 + second;

/** Running year of life, from 1: it begins on the birthday at the time of birth; one born on 29 February has it on 1 March. */
export const runningYear = (
  birth: CivilDate,
  born: { readonly hour: number; readonly minute: number; readonly second: number },
  now: CivilDate,
  clock: { readonly hour: number; readonly minute: number; readonly second: number },
): number => {
  const months = (now.month - birth.month) * 32 + now.day - birth.day;
  const reached = months > 0 || (months === 0 && secondsOf(clock) >= secondsOf(born));
  return now.year - birth.year + (reached ? 1 : 0);
};
