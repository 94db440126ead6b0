/** The last sentence of a day, by the house of the Moon and how the day weighs. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const counsel: HoroscopeBank['counsel'] = {
  1: {
    low: [
      'Ask little of yourself before noon, and by afternoon the will comes unasked.',
      'Half a plan kept in good temper beats a whole one kept in bad.',
      'A walk round the block puts you back in your own shoes.',
    ],
    even: [
      'Keep one habit today exactly as it is, and change one by a thumb’s width.',
      'You need not be at your best, only on time and fed.',
      'Let your first sentence be true and the second one short.',
    ],
    high: [
      'Use the good hour early: by four you may give the rest away.',
      'Put yourself forward for the thing you would rather watch.',
      'This is a morning to be a little bolder than polite.',
    ],
  },
  2: {
    low: [
      'Keep the peace at meals; the account can be settled on another day.',
      'A simple supper and an early quiet house are worth more tonight than being right.',
      'Wait one night before any spending that began with a sigh.',
    ],
    even: [
      'Put a number to what worries you, and see how short it is.',
      'Say once what you like about someone’s cooking or work, and mean it.',
      'One clean drawer tells you more about your month than any forecast.',
    ],
    high: [
      'Ask for what is yours in a friendly voice and with the paper in hand.',
      'Today your voice is an asset: read something aloud, or sing over the dishes.',
      'Lay a little aside before the day finds a use for it.',
    ],
  },
  3: {
    low: [
      'Where the words will not come, send the document and a thank-you.',
      'Postpone the brave message; do the brave errand.',
      'If a brother or a neighbour grumbles, carry something for him.',
    ],
    even: [
      'Two short talks do more than a long one, and leave time for tea.',
      'Practise where nobody is listening; it is half of the courage.',
      'Leave five minutes earlier and let the road be part of the day.',
    ],
    high: [
      'Send it, say it or go there before the kettle boils.',
      'The person you hesitate to call is in a good mood.',
      'Let your elbows out a little; there is room beside you today.',
    ],
  },
  4: {
    low: [
      'Put the heavy subject on the shelf and the kettle on the stove.',
      'When the house is loud, be the one who turns off a switch.',
      'A bed made properly is already half of a better evening.',
    ],
    even: [
      'Sit for a while in the room you only walk through.',
      'Ask an elder how the old dish was made, and write down the answer.',
      'Do one job at home from beginning to broom.',
    ],
    high: [
      'Invite the world in rather than going out to meet it.',
      'What you put right under your roof today holds for months.',
      'Share the good news first with those who knew you small.',
    ],
  },
  5: {
    low: [
      'If the joke falls flat, let it lie; the next one is better.',
      'Teach one small thing slowly; it calms the teacher too.',
      'Hide the finished thing for a day before you show it.',
    ],
    even: [
      'Make room for one useless, cheerful thing.',
      'Your own notes hold the answer, three pages back.',
      'Divide the day as a school would, with a bell between the lessons.',
    ],
    high: [
      'Follow the idea as far as the first draft, for it has breath today.',
      'Where others are solemn, a light hand carries the room.',
      'Choose delight over polish, and stop while it is fresh.',
    ],
  },
  6: {
    low: [
      'Leave the argument unfinished and the dishes washed.',
      'Do today’s dull thing badly rather than tomorrow’s well.',
      'Take your meal on time, and half of the quarrels will miss you.',
    ],
    even: [
      'Three things off the list are enough, provided one is old.',
      'Thank the person whose work you only notice when it stops.',
      'Routine is good company today and asks for no conversation.',
    ],
    high: [
      'Whatever has stuck for weeks will give to a steady push.',
      'Correct the record, politely and with dates.',
      'Go to bed with an empty in-tray; it can be done.',
    ],
  },
  7: {
    low: [
      'Let the other person be late, wrong and forgiven.',
      'If you must disagree, do it walking side by side.',
      'Peace today costs one sentence, and it is yours to say.',
    ],
    even: [
      'Share a task and do not check on the other half.',
      'Go at the other person’s pace for ten minutes; the talk will find its own.',
      'Name the time, the place and who brings the snacks.',
    ],
    high: [
      'An honest offer today meets an honest answer.',
      'Bring two people to one table and sit back.',
      'Tell the one across the table what you value in them, before the bill comes.',
    ],
  },
  8: {
    low: [
      'Keep receipts, take the lit street, and be home for the news.',
      'Nothing has to be settled before the Moon moves on; let it lie.',
      'Hold the thread loosely, and it will not break.',
    ],
    even: [
      'Work below the surface: old files, back shelves and long lists.',
      'Trust the lock you checked and stop checking.',
      'A thing said quietly to one person stays said.',
    ],
    high: [
      'Look where nobody looks; today the missing page is there.',
      'You can take an old worry apart and put half of it back.',
      'With patience and a screwdriver, something begins to work again.',
    ],
  },
  9: {
    low: [
      'Agree with the elder for one evening, and see what that teaches.',
      'Put off the grand plan and polish the first step.',
      'Advice weighs less after a meal; hear it then.',
    ],
    even: [
      'Read something older than your grandparents.',
      'One good question to someone who knows saves a week of looking.',
      'Give without mentioning it, and the day feels lighter.',
    ],
    high: [
      'Raise your eyes from the street to the route.',
      'Someone with white hair is ready to vouch for you; let them.',
      'What you believe and what you do can meet before sunset.',
    ],
  },
  10: {
    low: [
      'Be exact and be brief; it is noticed even when nothing is said.',
      'Take the criticism home, eat, and read it again.',
      'Keep your desk in order, and ask nothing of it for a day.',
    ],
    even: [
      'Do first what others wait for.',
      'Half an hour without messages is worth two with them.',
      'Say no to one meeting, kindly, and use the gap.',
    ],
    high: [
      'Ask for the harder task while people are listening.',
      'Sign your work, then praise the hands that helped.',
      'Today a clear request travels upwards without losing its shape.',
    ],
  },
  11: {
    low: [
      'Lower the number of people you must please to one.',
      'What comes slowly still comes; keep its place free.',
      'Listen in the group today and speak in pairs.',
    ],
    even: [
      'Pass on a name, a recipe or a shortcut.',
      'Count what you gained this week in things that are not money.',
      'Turn up even if only for twenty minutes.',
    ],
    high: [
      'Collect now: the thanks, the answer and the thing you lent.',
      'Your wish is small enough for someone to grant; put it within reach.',
      'Where three friends meet today a plan gets legs.',
    ],
  },
  12: {
    low: [
      'Sleep is the best use of the evening, and nobody will audit it.',
      'Let one thing stay undone on purpose.',
      'Say less, spend less and sit near a window.',
    ],
    even: [
      'Clear out one bag, folder or worry before bed.',
      'Time alone is not lost time today; take it with tea.',
      'Answer from afar what feels too near.',
    ],
    high: [
      'Close the chapter with a good last line, and do not look back at the page.',
      'Something done where nobody sees turns out to matter most.',
      'Rest on purpose, and tomorrow starts with a lead.',
    ],
  },
};
