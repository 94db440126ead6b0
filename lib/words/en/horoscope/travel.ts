/** Roads, messages and far places, by the house of the Moon: what it shows, and what to do when their houses are weak or strong. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const travel: HoroscopeBank['travel'] = {
  1: [
    [
      'You travel best today under your own steam.',
      'Go slowly and carry your own bag.',
      'Choose the seat with the view and start the talk.',
    ],
    [
      'The first impression you make on the road comes before your name.',
      'Let it be a quiet one.',
      'Let it be a wave.',
    ],
    ['A short outing alone clears your head.', 'Round the block will do.', 'Take the bus you never take.'],
  ],
  2: [
    [
      'The fare is argued over more than the road.',
      'Have the change ready.',
      'Agree on it beforehand and enjoy the ride.',
    ],
    [
      'Pack food before you pack anything.',
      'Something dry and something sweet.',
      'Enough to share with the next seat.',
    ],
    ['What you say on the way home is remembered at home.', 'Say little until the door.', 'Say the kind part first.'],
  ],
  3: [
    [
      'Messages, buses and chance meetings are the day’s own business.',
      'Take the early one and write less.',
      'Go out without a plan and come back with two.',
    ],
    [
      'The near road shows you something new, if you walk it backwards.',
      'Half of it, then tea.',
      'All of it, with a neighbour.',
    ],
    [
      'A note delivered by hand arrives in more than one sense.',
      'Leave it with the neighbour.',
      'Ring the bell and stay a minute.',
    ],
  ],
  4: [
    ['The best road today is the one that leads home.', 'Take it before the others do.', 'Take the scenic bend in it.'],
    ['Tyres, brakes and umbrellas want a look.', 'Look before the rain does.', 'Look, mend and offer somebody a lift.'],
    ['Travelling in the armchair is allowed.', 'An old atlas and a blanket.', 'Plan the visit to your mother’s town.'],
  ],
  5: [
    ['The outing wants a game in it.', 'Count blue doors and come home.', 'Let the child hold the map.'],
    ['You take the fun way and it is longer than it looked.', 'Turn round at the half.', 'Go on, with snacks.'],
    [
      'A ticket on a whim keeps you awake.',
      'Leave it in the basket overnight.',
      'Check the date, then let yourself look forward.',
    ],
  ],
  6: [
    ['The commute is the day’s exercise.', 'One stop on foot.', 'Both ways, and take the stairs.'],
    ['Queues move for those who brought the paper.', 'Bring it, and a book.', 'Bring it, and help the next in line.'],
    ['Repairs to anything with wheels go well.', 'Ask for the price first.', 'Ride it home the same day.'],
  ],
  7: [
    [
      'Go with someone, and half of the road is talk.',
      'Let them choose the way.',
      'Choose the way and let them choose the songs.',
    ],
    [
      'You meet halfway, in the literal sense.',
      'Arrive first and order for yourself.',
      'Arrive together and order for both.',
    ],
    ['A stranger’s directions are better than the phone’s.', 'Ask two strangers.', 'Ask one and walk along with them.'],
  ],
  8: [
    [
      'Roads have holes today and so do timetables.',
      'Leave a margin on both sides.',
      'Use the wait for the letter you owe.',
    ],
    [
      'What you forget at the start you need at the end.',
      'Check the pocket, the plug and the tap.',
      'Check once, lock once and go lightly.',
    ],
    ['Detours have their reasons.', 'Follow the sign and not your temper.', 'Stop where the detour has a tea stall.'],
  ],
  9: [
    [
      'Far places feel near and their paperwork does not.',
      'Read one page of the rules.',
      'Fill in the form while you are in the mood.',
    ],
    ['A pilgrimage can be as short as a library.', 'Go in and sit.', 'Go in and bring somebody.'],
    [
      'You hear a foreign word and want to see where people speak it.',
      'Look it up and stay home.',
      'Use it on somebody from there.',
    ],
  ],
  10: [
    [
      'Travel for work wants ironed sleeves and an early start.',
      'Confirm the hour before you iron.',
      'Arrive with time to look around.',
    ],
    [
      'You are noticed on the way, by someone who matters.',
      'Walk straight and save your phone for later.',
      'Offer them the seat.',
    ],
    ['The shortest road to the decision is a corridor.', 'Walk it once.', 'Walk it with the file.'],
  ],
  11: [
    ['Friends turn the road into an outing.', 'One friend, one stop.', 'A full car and no timetable.'],
    ['Somebody has a spare seat, ticket or bed.', 'Thank them and decide tomorrow.', 'Say yes while it is warm.'],
    ['News travels towards you today.', 'Wait for it at home.', 'Meet it at the corner.'],
  ],
  12: [
    ['Night roads and far calls belong to the day.', 'Choose the call.', 'Choose the window seat and sleep.'],
    ['You long to be elsewhere, quietly.', 'Rearrange the balcony.', 'Write the dates on the calendar in pencil.'],
    ['Luggage tells on its owner today.', 'Take half out.', 'Take half, and a good book.'],
  ],
};
