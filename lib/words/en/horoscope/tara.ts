/** A day by the tara of the Moon’s star from the star of birth: what it shows, and what to do. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const tara: HoroscopeBank['tara'] = {
  1: [
    [
      'The Moon walks in the star you were born under, and everything feels a size more personal than it is.',
      'Eat regularly, sign up for little, and let one thing about yourself be new.',
    ],
    [
      'Your own star is overhead, so the body keeps the diary today and mood reads it aloud.',
      'Keep the pace of a morning walk, whatever the day offers to drive.',
    ],
    [
      'On a Janma day you are the guest and the host at once; serve yourself first and without hurry.',
      'Put off what needs a thick skin until tomorrow’s better star.',
    ],
    [
      'Once in nine stars the count comes back to one, and small things begin again with you.',
      'Begin the smallest on purpose, and leave the rest unstarted.',
    ],
    [
      'You are thin-skinned and clear-eyed today, which is a good pair of glasses and a poor coat.',
      'Look closely, stay indoors with your opinions, and rest at noon.',
    ],
    [
      'With your birth star rising over the day, others see you plainly and so do you.',
      'Change one line of your usual story, and tell it shorter.',
    ],
  ],
  2: [
    [
      'Sampat, the second star, likes full jars and paid bills; what you put away today keeps.',
      'Save a little, cook a lot, and say thank you to whoever brings something in.',
    ],
    [
      'Useful things come to hand under your second star, some of them from your own cupboard.',
      'Look there before the shop, and ask for what you are owed by lunch.',
    ],
    [
      'The day has a good hand for exchange: work for coin, help for help, a dish for a dish.',
      'Propose a fair one, and round it in the other’s favour.',
    ],
    ['What you own serves you well today: the tool, the shelf, the small sum.', 'Mend one, fill one and count one.'],
    [
      'The Sampat star stands for means: lay the table well, and enter what it cost.',
      'Put things where they will be wanted tomorrow.',
    ],
    [
      'Good talk turns into something you can hold, under the second star from yours.',
      'Follow the conversation as far as a date and a figure.',
    ],
  ],
  3: [
    [
      'Vipat, the third star, puts a loose stair in an ordinary day; most of it is only inconvenience.',
      'Hold the rail, leave early and keep the second plan in your pocket.',
    ],
    [
      'Things slip by an inch today: the hour, the lid, the meaning of a message.',
      'Repeat it, tighten it and write it down once more.',
    ],
    [
      'Your third star prefers mending to making and has little patience with ceremony.',
      'Give it a torn seam and stay out of the front row.',
    ],
    [
      'If a thing refuses twice under this star, let it have the third word.',
      'Come back on a kinder day; there is one the day after.',
    ],
    [
      'Rough edges are out, yours and the table’s.',
      'Go round corners slowly, speak to the person in front of you and no further.',
    ],
    [
      'A Vipat day tests the small fastenings: buttons, passwords and promises.',
      'Do up each in turn, and go home with all of them.',
    ],
  ],
  4: [
    [
      'Kshema, the fourth star, spreads a dry mat: rest well done today counts as work.',
      'Ask how people are, and stay for the answer.',
    ],
    [
      'The fourth star from yours is a safe house, with soup on.',
      'Bring in what has been out in the rain: a friend, a habit, a half-told story.',
    ],
    [
      'Nothing presses, and several things heal; give them the quiet they ask for.',
      'Sleep, oil, water, sunlight: choose two.',
    ],
    [
      'What you settle under Kshema stays settled, like a cat.',
      'Choose the room, the price or the peace, and leave it there.',
    ],
    ['Care comes back to the carer today, by way of a third person.', 'Look after somebody who cannot repay it.'],
    [
      'The day has a roof on; travel if you must, and you will be let in where you arrive.',
      'Take a small gift and your slippers.',
    ],
  ],
  5: [
    [
      'Pratyari, the fifth star, brings somebody who wants the opposite; they are not against you, only across from you.',
      'Let them finish, then change the subject to lunch.',
    ],
    ['Doors open towards you today, so step back before you pull.', 'Yield the narrow place and keep the wide one.'],
    [
      'Under the fifth star a yes has conditions and a no has reasons; hear both to the end.',
      'Agree on the next step only.',
    ],
    [
      'The wind is in your face, which is how kites go up; hold the string and your tongue.',
      'Do the task that needs no permission.',
    ],
    [
      'An opponent’s list is a free inspection: read it when they have gone.',
      'Correct one line and send no reply today.',
    ],
    [
      'You keep meeting the same small no in different coats.',
      'Stop asking for today, and ask it better the day after.',
    ],
  ],
  6: [
    [
      'Sadhaka, the sixth star, finishes things; bring it the one that is nearly done.',
      'Work till it stands by itself, then step back and look.',
    ],
    ['Practice turns into skill today at about the tenth try.', 'Count them, and treat yourself to the eleventh.'],
    [
      'The sixth star from yours says yes to whoever turns up prepared.',
      'Take the papers, the tool and the name of the person you need.',
    ],
    [
      'A stubborn thing gives way to method: first, second and no skipping.',
      'Write the steps large and cross them out with pleasure.',
    ],
    ['Asking and getting stand close together under Sadhaka.', 'Ask in the morning, in one sentence, of one person.'],
    ['What you learn today your hands will know tomorrow.', 'Choose a thing worth knowing and repeat it before bed.'],
  ],
  7: [
    [
      'Naidhana, the seventh star, is the day to put tools away rather than take them out.',
      'Close what is nearly closed, and sit near people you trust.',
    ],
    [
      'Strength stands at its lowest mark in the nine, and the mark is there so that you can plan round it.',
      'Do a third of the list and nothing heroic.',
    ],
    [
      'Let the day be about endings of a gentle sort: the last page, the last bill, the last of the soup.',
      'Wash up, and go to bed while it is still called evening.',
    ],
    [
      'The seventh star advises against first times.',
      'Go where you have been, with whom you have been, and carry a light.',
    ],
    [
      'Worry talks in capitals today; answer it in pencil and small letters.',
      'Nothing has to be decided before two sleeps.',
    ],
    [
      'A quiet day well kept is worth two busy ones, and this is the one for keeping.',
      'Cancel one thing, oil one hinge, light one lamp.',
    ],
  ],
  8: [
    [
      'Mitra, the eighth star, is a friend at the door, sometimes in so many words.',
      'Open, listen and do not look at the clock.',
    ],
    ['Help is near and likes to be asked by name.', 'Ask for the exact thing, and offer the exact thanks.'],
    [
      'Under the eighth star company improves whatever you were going to do alone.',
      'Bring the work to the café or the friend to the work.',
    ],
    [
      'People find you easy to agree with today, so agree on something useful.',
      'Set the day, the place and the price of the tickets.',
    ],
    ['An old acquaintance turns a corner and becomes a newer one.', 'Exchange more than greetings.'],
    [
      'The eighth star pours for everyone; hold out your cup and pass the jug.',
      'Share the ride, the news and the last sweet.',
    ],
  ],
  9: [
    [
      'Parama Mitra, the ninth star, closes the round with its best cup; keep the thing you want most for last.',
      'Go where you are welcome and stay a little longer.',
    ],
    ['Trust comes easily today and wears well.', 'Lay some in: tell a secret worth keeping and keep one.'],
    [
      'The last star of the nine forgives the other eight.',
      'Begin from there with anyone you have been counting against.',
    ],
    [
      'A long acquaintance, a long road or a long dish goes well today.',
      'Give it the whole afternoon and no witnesses.',
    ],
    [
      'The ninth star from yours is the one under which letters get answered.',
      'Write the two you have been putting off, the warm one first.',
    ],
    [
      'Ease is the day’s colour; dress in it and nobody will ask for your ticket.',
      'Finish the round with something kind and unasked for.',
    ],
  ],
};
