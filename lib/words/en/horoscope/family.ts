/** Family and home, by the house of the Moon: what it shows, and what to do when their houses are weak or strong. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const family: HoroscopeBank['family'] = {
  1: [
    [
      'At home they take the weather from your face today.',
      'Bring a mild one, even if it is borrowed.',
      'Bring the good mood in by the front door.',
    ],
    [
      'You want the house to notice you, and it is noticing the rice.',
      'Lay the table and be noticed later.',
      'Tell your news while you stir.',
    ],
    [
      'The family follows whoever gets up first this morning.',
      'Get up quietly and let them sleep.',
      'Get up first and put the kettle on for all.',
    ],
  ],
  2: [
    [
      'Meals hold the family together today, and prices pull at the cloth.',
      'Talk about the dish and not its cost.',
      'Make the old favourite and lay one more place.',
    ],
    [
      'Somebody speaks sharply at table, out of hunger.',
      'Serve first, answer afterwards.',
      'Turn it with a joke the whole family knows.',
    ],
    [
      'A family object asks who looks after it.',
      'Dust it without starting the discussion.',
      'Hand it on today, with its story.',
    ],
  ],
  3: [
    [
      'Brothers, sisters and cousins are easy to reach and quick to tease.',
      'Send a picture instead of an opinion.',
      'Ring them all, one after the other, in order of age.',
    ],
    [
      'A message in the family group is read by more eyes than you counted.',
      'Say it to one person instead.',
      'Make it the one that everyone keeps.',
    ],
    [
      'Errands for the family go well if somebody rides along.',
      'Take the quiet one with you.',
      'Take the talkative one and the long way.',
    ],
  ],
  4: [
    [
      'The house wants its people in it today.',
      'Come home early, and ask nothing of the evening.',
      'Fill it, feed it and let it be loud.',
    ],
    [
      'A mother, or whoever mothers the house, is tired in a way she will not say.',
      'Wash up without being asked.',
      'Send her out to rest and cook badly, with love.',
    ],
    [
      'Walls, keys and cupboards have something to tell you.',
      'Listen for the drip.',
      'Move one thing, and the whole room breathes.',
    ],
  ],
  5: [
    [
      'The young set the pace at home and the old keep the score.',
      'Side with neither before supper.',
      'Play one game that both can win.',
    ],
    ['A child’s fib covers a small worry.', 'Ask about the worry.', 'Tell one of your own from that age.'],
    [
      'Pride in the family’s talent can turn into a show.',
      'Let the talent practise with the door shut.',
      'Clap, and then hand round the sweets.',
    ],
  ],
  6: [
    [
      'Who does what at home is today’s whole politics.',
      'Do yours, and one that is nobody’s.',
      'Draw up a fair list and let the youngest sign first.',
    ],
    ['The family’s health is mostly bedtimes.', 'Begin with your own.', 'Make it a house rule for one week.'],
    ['An old quarrel is hiding in a new chore.', 'Do the chore and leave the quarrel hungry.', 'Laugh at it by name.'],
  ],
  7: [
    [
      'Visitors change how the family sits.',
      'Keep the visit short and the chairs in a circle.',
      'Let the guest be the reason for the good plates.',
    ],
    [
      'Your closest person and your family look at each other through you today.',
      'Be clean glass for an hour.',
      'Step aside and let them talk.',
    ],
    [
      'A promise made on behalf of the family comes up for keeping.',
      'Keep the smallest clause.',
      'Keep it whole, and with company.',
    ],
  ],
  8: [
    [
      'Something unsaid sits at table and eats well.',
      'Do not serve it any more for today.',
      'Name it softly to the one person who knows.',
    ],
    [
      'Family papers, passwords and old photographs turn up together.',
      'Put them in one box and close it.',
      'Go through them with whoever remembers.',
    ],
    [
      'Worry goes round the house in socks.',
      'Catch it at the door and send it to bed.',
      'Share it out, and each gets very little.',
    ],
  ],
  9: [
    [
      'A grandfather’s rule and a child’s question meet in the hall.',
      'Let them pass each other politely.',
      'Introduce them and take notes.',
    ],
    [
      'The family’s faith has many rooms and one kitchen.',
      'Stay in the kitchen.',
      'Light the lamp together, each in their own way.',
    ],
    [
      'Relatives far away feel left out of something small.',
      'Send them one picture.',
      'Ring, and let each say a word.',
    ],
  ],
  10: [
    [
      'Work stands at the head of the family table today.',
      'Ask it to wait outside until the sweet.',
      'Tell them what you do, in words a child would like.',
    ],
    [
      'Someone at home is proud of you and someone misses you, in one sentence.',
      'Answer the second half.',
      'Answer both, with the evening off.',
    ],
    [
      'You are the one who decides at home today, whether you like it or not.',
      'Decide the menu, leave the rest.',
      'Decide it kindly and at once.',
    ],
  ],
  11: [
    [
      'The family is larger than the house today: friends count.',
      'Let one in and feed them.',
      'Open the door and count later.',
    ],
    [
      'A family wish can be granted by several small hands.',
      'Put in the first coin, quietly.',
      'Collect, choose a date and tell the children.',
    ],
    [
      'An uncle, an aunt or an old neighbour brings something useful and stays for tea.',
      'Enjoy the useful thing.',
      'Enjoy the tea more.',
    ],
  ],
  12: [
    ['The house is best with half its lights off.', 'Turn down the sound as well.', 'Tell a story in the dark.'],
    [
      'One of the family is away and takes up the most room.',
      'Keep the chair and pass the rice.',
      'Write to them together before bed.',
    ],
    [
      'Everyone needs the same bed at the same hour.',
      'Let the oldest choose.',
      'Send them all to bed and sit up alone for ten minutes.',
    ],
  ],
};
