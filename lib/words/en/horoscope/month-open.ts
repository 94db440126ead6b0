/** The beginning of a month, by the house of the Sun on its first day. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const monthOpen: HoroscopeBank['monthOpen'] = {
  1: [
    'The month begins with the Sun in your own sign, so it is dated from you: choose one thing to be known for in it.',
    'You carry the lamp this month; mind the oil, which is sleep.',
    'A month of first impressions, your own of yourself included.',
  ],
  2: [
    'The Sun begins the month in your second house, and the questions are what it costs and who said so.',
    'Small, regular and written down: those are this month’s three good words about money.',
    'The first half of the month is spent at the table, in two senses of the word spent.',
  ],
  3: [
    'The month sets out on foot from your third house: write, ask, practise and go round the corner.',
    'Effort is the month’s currency, and you have change for it.',
    'What you dare before the fifteenth you may polish after it.',
  ],
  4: [
    'The Sun starts the month under your roof, so the news of these weeks is made at home.',
    'A month for foundations: keys, walls, mothers and sleep.',
    'Go inwards before you go on; the door will not run away.',
  ],
  5: [
    'The month opens in your fifth house, with chalk on its fingers: make, teach and be fond of somebody.',
    'Wit comes early this month and judgement by the twentieth; keep the receipts of the first.',
    'Let a child, a hobby or a song have a fixed place in these four weeks.',
  ],
  6: [
    'The Sun goes to work for you this month, in the sixth: order first, victory later and by itself.',
    'Four weeks in which a habit is easy to begin and not hard to keep.',
    'Clear the oldest task in the first week and the month runs downhill.',
  ],
  7: [
    'The month looks at you across a table, with the Sun in your seventh: make room for the other chair.',
    'Nothing this month is decided by one person, so choose whom you decide with.',
    'Listen in the first half, propose in the second.',
  ],
  8: [
    'The Sun is in your eighth as the month begins: look into things, pay them off and keep quiet about it.',
    'A month with a cellar: go down with a lamp and a list, and come up for meals.',
    'What takes longer in these weeks also goes deeper.',
  ],
  9: [
    'The month begins in your ninth house with a long sentence; wait for its verb.',
    'Teachers, fathers and far towns have the say for some weeks; you have the questions.',
    'Plan generously and pack light this month.',
  ],
  10: [
    'The Sun stands over your work as the month begins; put your name to one thing and finish it.',
    'The month is high, bright and a little windy: good for flags, bad for loose paper.',
    'You will be asked what you do; these four weeks are the answer.',
  ],
  11: [
    'The month begins among friends, in your eleventh house, and with a plate already on the table for you.',
    'Collect, connect and be collected from: a sociable four weeks.',
    'A wish can be moved a whole square this month, if two people push.',
  ],
  12: [
    'The Sun is in your twelfth as the month begins, resting its feet; do the same with your plans.',
    'The first weeks are for ending well, and the last for not starting yet.',
    'Spend this month as you would a long train ride, near the window.',
  ],
};
