/** The compound numbers by what they stand for. */
import type { NumerologyBank } from '../../numerology/bank.ts';

const row = (name: string, text: string) => ({ name, text });

export const compounds: NumerologyBank['compounds'] = {
  wheel_of_fortune: row('Wheel of Fortune', 'A number that turns: what you plan gets its turn. Plan well.'),
  hidden_trials: row('Hidden Trials', 'Two wills pull at one rope here. Know who holds the other end before you pull.'),
  sacrifice: row(
    'The Sacrifice',
    'Other people’s plans like to lean on this one. Decide in advance how much they may weigh.',
  ),
  change_and_power: row('Change and Power', 'Change is a tool here: hold it by the handle and mind where it points.'),
  movement_and_risk: row(
    'Movement and Risk',
    'It likes roads, trade and weather. Prefer the road you can see, and somebody reliable at the wheel.',
  ),
  charm_and_gifts: row(
    'Charm and Gifts',
    'People give this number things: help, a hearing, a good table. Return some of it.',
  ),
  shattered_tower: row(
    'The Shattered Tower',
    'What is built too high and alone comes down to a good size. Keep the way out on the ground floor.',
  ),
  star_of_peace: row(
    'Star of Peace',
    'Trouble passes through and the good name stays. Gentleness is how this number is strong.',
  ),
  inner_conflict: row(
    'Inner Conflict',
    'Ideals and appetites sit at one table. Feed both, and let them speak in turn.',
  ),
  rising_sun: row('The Rising Sun', 'The sun comes up on this one without being asked. Be awake for it.'),
  awakening: row(
    'The Awakening',
    'A call to get up for something larger than the errand. It pays in meaning first and in coin later.',
  ),
  crown_of_success: row('Crown of Success', 'Slow steps, then a view. It is kind to those who are still climbing.'),
  illusion_good_but_blind: row(
    'Good but Unseeing',
    'A kind number with its eyes half shut. Let a second pair read the small print.',
  ),
  royal_star: row(
    'Royal Star',
    'Help comes from above: a senior, a sponsor, a good word in the right office. Say thank you by name.',
  ),
  help_through_others: row(
    'Help through Others',
    'Good things arrive by way of people, often those you love. Keep the door open and the tea on.',
  ),
  strength_from_experience: row(
    'Strength from Experience',
    'The early mistakes pay for the later judgement. Keep their receipts.',
  ),
  caution_in_partnership: row(
    'Caution in Partnership',
    'Shared work needs its terms on paper. With that done, it goes well enough.',
  ),
  sceptre_of_command: row(
    'The Sceptre',
    'A mind that sows and reaps its own field. Follow your own plan, and finish it.',
  ),
  promise_and_loss: row(
    'Promise and Leakage',
    'Much is promised and some of it leaks. Mend the jar before you fill it again.',
  ),
  uncertainty_and_trials: row(
    'Uncertain Ground',
    'Plans here meet other people’s weather. Carry a coat and a second plan.',
  ),
  thought_over_matter: row(
    'Thought over Matter',
    'Thought is dearer to this number than coin. It does best when it asks for neither too soon.',
  ),
  recluse: row('The Recluse', 'A number with a good room of its own. Come out on Thursdays.'),
  communication: row(
    'Communication',
    'Words, crowds and countries: it carries messages well, provided they are your own.',
  ),
  friendship: row('Friendship', 'Friends do the lifting. Choose whom you walk with, and the distance is short.'),
  upheaval: row('Upheaval', 'Ground that moves: build light, and more than once.'),
  warrior: row('The Warrior', 'It advances fast. Look back now and then, to see who is coming along.'),
};
