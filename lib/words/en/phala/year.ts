/** Texts of the solar year: the muntha, its lord, the house that rises, and the months, in English. */
import type { Rows } from '../../phala/bank.ts';

export const yearMuntha: Rows<'year.muntha'> = {
  1: [
    'The muntha, the pointer that moves one sign a year, stands on the rising sign of the year. It is a year in your own name: health of habit, a new look at yourself, things begun without waiting for leave.',
    'Make the one change you have announced most often.',
  ],
  2: [
    'This year the muntha points at the second house of the annual chart. Earning, keeping and speaking are its business, and family dinners matter more than usual.',
    'Agree on the household figures before spring is out.',
  ],
  3: [
    'Nerve is the subject of the year: the muntha stands in the third of the annual chart. Brothers, sisters, neighbours and your own two hands bring things on.',
    'Do the brave small thing first, in the first month.',
  ],
  4: [
    'In the fourth of the annual chart the muntha asks about home. Moves, repairs, land or the old people of the family take thought, and comfort has to be made.',
    'Mend before you move, and move only once.',
  ],
  5: [
    'Ideas and the young have the year, with the muntha in the fifth of the annual chart. Studies end well, children bring news, and what you make finds eyes.',
    'Finish one work and show it by your birthday.',
  ],
  6: [
    'The muntha is in the sixth of the annual chart, so the year is one of tasks. Arrears, rivals and small weaknesses of routine present themselves, and can be beaten one by one.',
    'Keep the list short and the bedtime fixed.',
  ],
  7: [
    'Other people set the pace of the year; the muntha is seventh in the annual chart. Partners, clients and agreements need time, and distance tires you.',
    'Have every agreement on one page, signed by two.',
  ],
  8: [
    'A year of turning over: the muntha is in the eighth of the annual chart. Old accounts, shared money and plans you thought settled come up once more.',
    'Leave margins in time and purse, and put off the splendid risk.',
  ],
  9: [
    'With the muntha in the ninth of the annual chart the year leans your way. Teachers, travel, elders and luck are on the road with you.',
    'Go to the place or the person you have been quoting.',
  ],
  10: [
    'Work has the word this year, as the muntha stands in the tenth of the annual chart. Your name is mentioned, posts open, and people above you have time.',
    'Ask in the first half for what you want by the second.',
  ],
  11: [
    'The muntha in the eleventh of the annual chart makes it a gathering year. Friends, returns and an old wish come in together.',
    'Share the first basket, so that the second is carried by many.',
  ],
  12: [
    'This is a year of spending and letting go, for the muntha is in the twelfth of the annual chart. Money, sleep and people may leave through the same door; some of it is relief.',
    'Choose three things worth the cost and decline the fourth.',
  ],
};

export const yearLord: Rows<'year.lord'> = {
  'sun/firm': [
    'The Sun rules the muntha and is well placed: rank, candour and clear mornings carry the year.',
    'Say what you stand for early on.',
  ],
  'sun/strained': [
    'Its lord, the Sun, is weak this year, so recognition comes in small coin and pride is easily bruised.',
    'Work for the thing, and keep the score yourself.',
  ],
  'moon/firm': [
    "The lord of the year's pointer is the Moon, in good state: goodwill, home comforts and a feeling for timing.",
    'Trust the first mood after sleep.',
  ],
  'moon/strained': [
    "A weak Moon rules the muntha, and the year's moods want a handrail.",
    'Fix two meals and one walk, whatever the day says.',
  ],
  'mars/firm': [
    'Mars, strong, has charge of the muntha: drive, contests and repairs go well.',
    'Put the force into one project at a time.',
  ],
  'mars/strained': [
    'Mars has charge of the muntha and is ill at ease, so temper and haste run up small bills.',
    'Count, breathe, and take the stairs.',
  ],
  'mercury/firm': [
    'Mercury rules the muntha from a good place: study, trade and news favour you.',
    'Write, call and sign in good light.',
  ],
  'mercury/strained': [
    'With Mercury, its lord, under strain, the year mislays letters and mishears figures.',
    'Confirm in writing and keep copies.',
  ],
  'jupiter/firm': [
    'Jupiter in good state rules the muntha, and help arrives with a kind face.',
    'Take advice from someone who has done it.',
  ],
  'jupiter/strained': [
    'The lord of the muntha, Jupiter, is weak: promises are larger than means, your own included.',
    'Believe the half that has a date on it.',
  ],
  'venus/firm': [
    'Venus, well placed, looks after the muntha: affection, taste and agreeable money.',
    'Make something beautiful that is also of use.',
  ],
  'venus/strained': [
    'Venus looks after the muntha from a poor place, so pleasure costs more and soothes less.',
    'Choose company over things.',
  ],
  'saturn/firm': [
    'Saturn keeps the muntha and is strong: slow work pays, and older people are of help.',
    'Lay foundations; the roof is for another year.',
  ],
  'saturn/strained': [
    'Saturn keeps the muntha and is weak, and the year feels longer than it is.',
    'Lighten one duty each quarter.',
  ],
};

export const yearRising: Rows<'year.rising'> = {
  1: [
    'Your birth ascendant rises again in the annual chart: a year that resembles you.',
    'What you begin now shows your hand for a long time.',
  ],
  2: [
    'The second house of your birth chart rises this year, so purse, voice and family come to the front.',
    'Speak less and keep more.',
  ],
  3: [
    'Your third house of birth rises in the annual chart, and the year wants initiative.',
    'Learn one thing with your hands.',
  ],
  4: [
    'The house of home in your birth chart rises this year; you look inward and homeward.',
    'Let one room become what you meant it to be.',
  ],
  5: [
    "What rises this year is your birth chart's fifth house, the one of play and making.",
    'Put the pleasure on the calendar, with a time.',
  ],
  6: ['Your sixth house of birth rises, and the year rolls up its sleeves.', 'Win by order; there is no other trick.'],
  7: [
    'The seventh house of your birth chart is on the rise, so the year comes in pairs.',
    'Ask the other person first.',
  ],
  8: [
    'Your eighth house of birth rises in the annual chart: less is said, and more is changed.',
    'Go deep in one matter, and lightly in the rest.',
  ],
  9: ['The ninth house of your birth chart rises this year and lifts the view.', 'Travel once for wisdom.'],
  10: ['Your tenth house of birth comes up, and the year is lived in public.', 'Dress for the post you want.'],
  11: ['Friends and aims rise with your eleventh house of birth.', 'Join what already moves in your direction.'],
  12: [
    'The twelfth house of your birth chart rises, and the year needs quiet rooms.',
    'Keep a month of it half empty.',
  ],
};

export const yearMonth: Rows<'year.month'> = {
  1: ['The Sun is in the first house of the year: you are noticed, and you set the tone.', 'Begin.'],
  2: ['Money and talk have the light this month.', 'Settle the accounts, kindly.'],
  3: ['Short roads, messages and courage fill these weeks.', 'Say it first.'],
  4: ['Home asks for its share, and work must wait an hour.', 'Have dinner where you live.'],
  5: ['It is the month for making, for children and for a game.', 'Show what you have.'],
  6: ['Tasks pile up and can be beaten now.', 'Take the largest before ten in the morning.'],
  7: ['Partners and clients hold the other end of the month.', 'Listen to the end of the sentence.'],
  8: ['Energy goes under the surface for a few weeks.', 'Rest, sort and do not start.'],
  9: ['Elders, travel or study open a window.', 'Look out of it for longer than a photograph takes.'],
  10: ['Your work stands in full light.', 'Present it, and name the people who helped.'],
  11: ['Returns come in, and so do friends.', 'Give a dinner and ask a favour.'],
  12: ['The round closes, with expenses and early nights.', 'Finish, forgive, and clear the desk.'],
};
