/** What is said of a day in English. */
import type { DayAnswerWords } from '../../astrologer/answer-frames.ts';

export const daysEn: DayAnswerWords = {
  today: 'today',
  tomorrow: 'tomorrow',
  dayAfter: 'the day after tomorrow',
  date: '{weekday}, {day} {month}',
  open: {
    good: 'By the Moon, {day} is a good day for you.',
    mixed: 'By the Moon, {day} is a mixed day for you: one thing helps, another holds back.',
    hard: 'By the Moon, {day} is a day for small steps.',
  },
  act: {
    good: 'By the Moon, {day} suits it well.',
    mixed: 'By the Moon, {day} will do for it, though it is not among your best.',
    hard: 'By the Moon, {day} is not the day for it.',
  },
  better: 'Your next good day is {days}.',
  moon: 'On {date} the Moon is passing through the {house} house from your natal Moon: {shows}.',
  shows: [
    'your own mood sets the tone, so begin with what is yours',
    'plain words and small sums matter more than usual, so count before you promise',
    'messages, short trips and another try go well',
    'home and rest ask for their hour, and long talks tire',
    'ideas come more easily than decisions, so write them down',
    'what has been lying about gets done, and you hold your ground',
    'things go better with somebody than alone',
    'answers come late, so ask once and leave room between two appointments',
    'advice and a longer view help, while plans may still shift',
    'what you do is seen, so begin with what carries your name',
    'friends and small gains come by, so ask for what you are owed',
    'a day with gaps suits you better than a full one',
  ],
  tara: {
    good: 'By tara bala that day is {tara} for you, the {nth} in the round of nine, and that is held to be good.',
    mixed:
      'By tara bala that day is {tara} for you, the {nth} in the round of nine, and that is held to be neither good nor weak.',
    weak: 'By tara bala that day is {tara} for you, the {nth} in the round of nine, and that is held to be weak.',
  },
  later: 'That changes {part}: {shows}.',
  parts: ['in the morning', 'around noon', 'in the afternoon', 'in the evening'],
  spans: {
    week: 'the week from today',
    nextWeek: 'next week',
    weekend: 'the weekend',
    month: 'the month from today',
    nextMonth: 'next month',
  },
  span: {
    good: 'By the Moon, {span} is more with you than against you.',
    mixed: 'By the Moon, {span} is mixed: about as much with you as against you.',
    hard: 'By the Moon, {span} is a time for small steps.',
  },
  best: 'Your best days in it: {days}.',
  firstBest: 'The first of your best days in it: {days}.',
  nearest: 'None of its days has everything on its side; nearest to it: {days}.',
  light: 'Leave room in these: {days}.',
  journey: 'By custom no journey towards the {direction} is begun on a {weekday}.',
};
