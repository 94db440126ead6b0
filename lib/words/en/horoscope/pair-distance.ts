/** Two signs by the distance between them: what it makes, and how to live with it. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const pairDistance: HoroscopeBank['pairDistance'] = {
  1: [
    ['The same sign twice is a conversation in one accent.', 'You need few explanations and one extra window.'],
    [
      'Two of one sign want the same chair, the same hour and the same last word.',
      'Own two chairs and take turns with the rest.',
    ],
    [
      'You meet yourselves coming back, which is restful on good days and loud on bad ones.',
      'Differ about something on purpose, such as breakfast.',
    ],
  ],
  2: [
    [
      'Neighbouring signs share a wall: one side hears what the other only thinks.',
      'Knock before advice, and lend sugar freely.',
    ],
    [
      'One of you saves what the other is about to spend, be it money, time or breath.',
      'Agree on a common jar and who holds the lid.',
    ],
    [
      'Signs side by side walk at different hours; the road is the same.',
      'Meet at the gate instead of arguing about the pace.',
    ],
  ],
  3: [
    [
      'Third and eleventh is good talking distance: near enough to hear, far enough to be surprised.',
      'Keep the questions coming and go for walks.',
    ],
    ['You are each other’s errand and reward, as third and eleventh signs are.', 'Do small things together often.'],
    ['Friendship comes first here and does most of the lifting.', 'Let whatever else there is lean on it.'],
  ],
  4: [
    ['Four and ten: one builds the house, the other the name on the door.', 'Praise the part that is not yours.'],
    ['You stand at right angles, which holds up roofs and knocks elbows.', 'Divide the tasks and not the evenings.'],
    ['Home and work sit across the table in this pair and both want to carve.', 'Give each its own day of the week.'],
  ],
  5: [
    [
      'Five and nine are of one element, and laughter needs no passport between them.',
      'Plan something larger than dinner.',
    ],
    [
      'One gives the idea, one gives the faith in it, and you change places without noticing.',
      'Keep a notebook for two.',
    ],
    ['What one of you learns the other has just been wondering about.', 'Teach each other something every month.'],
  ],
  6: [
    ['Six and eight speak different dialects of care: one mends, one digs.', 'Say what you are doing while you do it.'],
    ['You irritate each other usefully, like sand and oyster.', 'Agree on hours for sand.'],
    [
      'One wants it clean, the other wants it true, and both are right at different times of day.',
      'Take morning and evening by turns.',
    ],
  ],
  7: [
    ['Opposite signs see each other whole, across a good wide table.', 'Pass dishes rather than judgements.'],
    [
      'Each has what the other put down somewhere and could not find.',
      'Ask for it back politely, or enjoy the borrowing.',
    ],
    ['You pull on one rope from two ends, and it is either a game or a bridge.', 'Decide which before you pull.'],
  ],
};
