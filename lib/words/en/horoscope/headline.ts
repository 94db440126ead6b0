/** Headlines of a day, by the house of the Moon and the band of the general score. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const headline: HoroscopeBank['headline'] = {
  1: {
    1: ['Small steps, own pace', 'Be kind to the mirror', 'Less showing, more resting'],
    2: ['Start late, start well', 'One thing for yourself', 'Your own tempo today'],
    3: ['Speak in your own voice', 'Begin where you are', 'A day in your own name'],
    4: ['Walk in first', 'They notice you today', 'A fresh shirt, a fresh start'],
    5: ['Your turn, plainly', 'Say what you want', 'The floor is yours'],
  },
  2: {
    1: ['Count twice, speak once', 'Let the sharp word pass', 'Eat first, argue later'],
    2: ['The wallet stays shut', 'Plain food, plain talk', 'Check the small print'],
    3: ['Mind what you already have', 'Soft voice at the table', 'A list before the shop'],
    4: ['Your word is worth something', 'Small sums come straight', 'Good talk over dinner'],
    5: ['Speak up, they value it', 'The drawer yields something', 'Ask for what is owed'],
  },
  3: {
    1: ['Read it before you send', 'Courage in small change', 'One errand at a time'],
    2: ['Shorter messages, fewer of them', 'Take the slower road', 'Try, then try softer'],
    3: ['Ask the person next door', 'Keep your hands busy', 'A call you keep postponing'],
    4: ['Say it before lunch', 'The second try works', 'Quick feet, quick answers'],
    5: ['Press send now', 'Knock, it opens', 'Boldness suits you today'],
  },
  4: {
    1: ['Close the door gently', 'Sleep on it, truly', 'Home first, world later'],
    2: ['One drawer, one corner', 'Quiet rooms, short visits', 'Repair before you redecorate'],
    3: ['A chair by the window', 'Tea with the family', 'Keep the evening in'],
    4: ['Home has an answer', 'Cook for somebody', 'The quiet side works'],
    5: ['Settled ground under you', 'Open the good cupboard', 'Rest counts as work today'],
  },
  5: {
    1: ['Check the clever idea', 'Laugh, then decide', 'Patience with the young'],
    2: ['Fun with a time limit', 'A draft, not a verdict', 'Applause can wait'],
    3: ['Half an hour of play', 'Write the idea down', 'Learn one thing by heart'],
    4: ['Let the child win', 'Your idea has legs', 'Make something by hand'],
    5: ['Show them the sketch', 'Play it your way', 'Delight is useful today'],
  },
  6: {
    1: ['One chore, done slowly', 'Pick no small fights', 'Let the queue move'],
    2: ['The list, from the bottom', 'Bear with the form', 'Do the dull part first'],
    3: ['Order before speed', 'Fix what squeaks', 'A plain day’s work'],
    4: ['The list gets shorter', 'You outlast the problem', 'Good use of grit'],
    5: ['Clear the whole desk', 'They come round to you', 'Knots come loose'],
  },
  7: {
    1: ['Listen past the tone', 'Meet halfway, and rest there', 'Less proving, more asking'],
    2: ['Give way on one point', 'Two chairs, no phones', 'Their side first'],
    3: ['Share the small decisions', 'Ask, then wait', 'A fair swap'],
    4: ['Better in company', 'Somebody says yes', 'Face to face wins'],
    5: ['Two heads, one plan', 'Invite them in', 'The right person answers'],
  },
  8: {
    1: ['Slow, and a spare key', 'Today is for mending', 'Postpone what can wait'],
    2: ['Ask once, clearly', 'Nothing on impulse', 'Fewer plans, better kept'],
    3: ['Look underneath first', 'Quiet work, shut door', 'Let the dust settle'],
    4: ['The hidden part helps', 'Patience finds the receipt', 'A calm second look'],
    5: ['Depth beats speed today', 'You find the loose wire', 'Still water, clear bottom'],
  },
  9: {
    1: ['Check the timetable', 'Advice with a pinch of salt', 'Near things first'],
    2: ['Opinions travel light today', 'Cut the plan in half', 'A teacher in disguise'],
    3: ['Ask someone older', 'One page of reading', 'Look up from the desk'],
    4: ['A longer view helps', 'Good word from a teacher', 'The map makes sense'],
    5: ['The wide road is open', 'Trust what you learned', 'The far shore looks near'],
  },
  10: {
    1: ['Do it right, unseen', 'Keep the record straight', 'One task, no audience'],
    2: ['Under-promise at work', 'Let the work speak', 'Report early, briefly'],
    3: ['Your name is on it', 'Duty before applause', 'Show up on time'],
    4: ['Eyes on your work', 'Ask the one who decides', 'Finish it in public'],
    5: ['Step up to the desk', 'The nod you waited for', 'Top of the pile'],
  },
  11: {
    1: ['Choose your company today', 'Half a loaf, gladly', 'Few friends, near ones'],
    2: ['A favour, but counted', 'Wish smaller, wish clearly', 'One yes, one no'],
    3: ['Write to the group', 'Old names, new help', 'A gain you can hold'],
    4: ['Friends open the gate', 'It comes back to you', 'Accept the invitation'],
    5: ['Wish out loud', 'More hands than you need', 'The group says yes'],
  },
  12: {
    1: ['An hour nobody borrows', 'Put it down, rest', 'Early to bed, gladly'],
    2: ['Close one tap', 'Leave gaps in the day', 'Wrap up, do not open'],
    3: ['Finish, sweep, go home', 'A letter to someone far', 'Quiet does the work'],
    4: ['Let go of one thing', 'Solitude pays its rent', 'Good news from afar'],
    5: ['The quiet room wins', 'A clean ending', 'Rest that repairs'],
  },
};
