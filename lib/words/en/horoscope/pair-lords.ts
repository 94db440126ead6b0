/** Two signs by the friendship of their lords. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const pairLords: HoroscopeBank['pairLords'] = {
  friends: [
    'The lords of your signs are friends, so quarrels here have a floor.',
    'Your ruling planets get along without you, which is half of the work.',
    'Between the two lords there is goodwill in the bank; draw on it slowly.',
  ],
  mixed: [
    'One lord counts the other a friend and is counted a stranger; let the warmer one go first.',
    'Regard between the lords runs a little one way, so say thank you a little more the other.',
    'Half a friendship binds the two lords, and the other half is made by habit.',
  ],
  neutral: [
    'The lords are polite to each other and no more; the warmth is for you to bring.',
    'Nothing is decided by the lords here, which leaves the weather to the two of you.',
    'The two ruling planets keep a level road between you, without signposts.',
  ],
  strained: [
    'The lords of these signs do not dine together, so agree on the menu in advance.',
    'Your planets differ by temper; give each the part of the house it likes.',
    'There is rivalry upstairs between the lords and none needed downstairs.',
  ],
};
