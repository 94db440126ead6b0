/** What changes when the Moon enters the next house before evening. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const evening: HoroscopeBank['evening'] = {
  1: [
    'By evening the Moon comes into your own sign and the mood turns to you; go home the pleasant way.',
    'Later today you feel more like yourself, and it shows before you have said anything.',
    'The evening belongs to you, so keep the last hour unpromised.',
  ],
  2: [
    'By evening attention moves to the kitchen and the purse; a slow dinner settles both.',
    'Towards dusk choose fewer words, since they will be remembered at the table.',
    'The day closes over small sums: note them down and leave them there.',
  ],
  3: [
    'By evening the line is clear for a call you did not manage in the morning.',
    'Your step gets quicker after sunset; use it for the errand on the way.',
    'The late part of the day likes short notes and near neighbours.',
  ],
  4: [
    'By evening you want your own four walls; let the last plan go without a sigh.',
    'Home becomes the subject after dark, so listen more than you arrange.',
    'The last hours are for the pillow rather than for proof.',
  ],
  5: [
    'By evening the mind wants music or a game; serious letters read better tomorrow.',
    'Sundown brings a clever idea; give it paper, not your signature.',
    'The young of the house own the evening, and you may join in.',
  ],
  6: [
    'By evening you have the nerve for a dull job; half an hour clears it.',
    'The closing hours favour order: shoes in pairs and tomorrow’s bag by the door.',
    'After dusk an argument can be won by not having it.',
  ],
  7: [
    'By evening the Moon stands across from you, and company tastes better than solitude.',
    'Somebody meets you halfway after work; go the other half on foot.',
    'The day ends well as a conversation, so save the best news for it.',
  ],
  8: [
    'By evening things go a little under water; finish early and check the lock.',
    'After sunset leave new subjects shut, for they have long roots.',
    'The night is better for mending than for asking.',
  ],
  9: [
    'By evening the talk grows large; bring it back to one place and one date.',
    'Dusk puts a teacher in your way, perhaps on the radio.',
    'A page of something far away is good company for the last hour.',
  ],
  10: [
    'By evening you are noticed after all, so send the finished piece before you leave.',
    'The late hours carry weight at work: one clear line to the one who decides.',
    'What you close after five today will be counted.',
  ],
  11: [
    'By evening friends pull the day up; answer the group before you sit down.',
    'A small yes comes in after dark, from a side you had stopped watching.',
    'The evening gives back a little of what the week took.',
  ],
  12: [
    'By evening the tide runs out; eat light and let the phone charge elsewhere.',
    'After nightfall you owe nobody an answer until morning.',
    'The last light is good for endings, so shut one file for good.',
  ],
};
