/** Strength, rest and routine, by the house of the Moon: what it shows, and what to do when their houses are weak or strong. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const health: HoroscopeBank['health'] = {
  1: [
    [
      'Your body speaks first today and in short words: hungry, stiff, awake.',
      'Answer one of them before you open the phone.',
      'Answer all of them early and it carries you till night.',
    ],
    [
      'A fresh rhythm is easier to start on this morning than to describe.',
      'Begin with five minutes and no equipment.',
      'Set out before breakfast, for the legs are willing.',
    ],
    [
      'The way you stood up this morning set the tone for the day.',
      'Sit, breathe and stand up again.',
      'Keep that straight back through the first meeting.',
    ],
    [
      'You notice your own shape more than usual and judge it hastily.',
      'Cover the mirror and stretch instead.',
      'Thank the legs that brought you here with a longer walk.',
    ],
    [
      'Water, light and a proper breakfast do today what ambition cannot.',
      'Start with the water.',
      'Take all three before nine.',
    ],
    [
      'Your own pace is a remedy, if you keep it among hurrying people.',
      'Let them overtake you on the stairs.',
      'Set the pace yourself and let them follow.',
    ],
  ],
  2: [
    [
      'What you eat today matters less than how fast.',
      'Put the spoon down between bites.',
      'Make it a slow, warm meal with company.',
    ],
    [
      'Sweet things call your name from the upper shelf.',
      'Answer with fruit, or with half.',
      'Have one with tea and mean it.',
    ],
    [
      'The voice tires before the rest of you.',
      'Keep the long call for another day and sip something warm.',
      'Sing in the bath, since it opens more than the throat.',
    ],
    [
      'Stocking the kitchen well is half of feeling well.',
      'Throw out what you only keep out of politeness.',
      'Soak the lentils tonight for tomorrow’s lunch.',
    ],
    [
      'A mealtime skipped today asks for double in the evening.',
      'Eat something plain at the usual hour.',
      'Keep the hours, and the evening stays light.',
    ],
    [
      'Family habits sit at the table with you, second helpings included.',
      'Say no with praise.',
      'Change the recipe before you change the family.',
    ],
  ],
  3: [
    [
      'Your arms and shoulders want work, and the keyboard does not count.',
      'Carry the shopping in two lighter bags.',
      'Dig, lift or swim for twenty minutes.',
    ],
    ['Fidgeting is unspent walking.', 'Spend a little of it in the corridor.', 'Spend it all outdoors before lunch.'],
    [
      'A friend makes the exercise shorter.',
      'Ask for company and skip the target.',
      'Ask two, and race to the tea stall.',
    ],
    [
      'Screens make the hours short and the eyes small today.',
      'Look at something green for as long as a song.',
      'Swap the last hour of screen for a ball game.',
    ],
    [
      'Breath is the tool you carry everywhere and never sharpen.',
      'Ten slow ones before the next message.',
      'Climb the stairs humming; it stretches the breath.',
    ],
    [
      'A short ride or walk with a purpose does you good today.',
      'Get down one stop early.',
      'Deliver something by bicycle.',
    ],
  ],
  4: [
    [
      'Rest is a room and you have been standing in its door.',
      'Go in, lie down and let them knock.',
      'Air it, change the sheets and sleep like a guest.',
    ],
    [
      'Things unsaid at home sit on you like a tight collar.',
      'Say one of them to the garden.',
      'Say it to the person, and the shoulders come down.',
    ],
    [
      'Your sleep remembers yesterday’s supper.',
      'Eat early, and less than you are offered.',
      'A warm bath and a dark room repay you by morning.',
    ],
    [
      'Comfort food comforts best in a small bowl.',
      'Choose the bowl first.',
      'Cook it from scratch, since half the comfort is in stirring.',
    ],
    [
      'The house itself can be the exercise today.',
      'One floor swept slowly.',
      'Windows, shelves and a dance with the broom.',
    ],
    [
      'You are tired in a way that wants kindness rather than coffee.',
      'Be early to bed and late to explain.',
      'Take the afternoon lying down, with a book for an alibi.',
    ],
  ],
  5: [
    [
      'The child in you skips meals to keep on playing.',
      'Call it in when the food is hot.',
      'Play hard, then eat like a farmer.',
    ],
    [
      'Pleasure and rest are two different things today, and you need the second.',
      'Leave the party in its first half.',
      'Choose the pleasure that ends in a nap.',
    ],
    [
      'Late nights borrow from a bank that is closed today.',
      'Repay an hour before midnight.',
      'You have a little put by; still, stop at twelve.',
    ],
    [
      'Movement with music in it is worth more than movement with numbers.',
      'Three songs, alone and unwatched.',
      'Dance where there is a floor and someone to laugh with.',
    ],
    [
      'Restlessness at meals is an idea that has not been written down.',
      'Write it, then eat something dull.',
      'Write it, then run round the field with it.',
    ],
    [
      'Competition makes you forget that you have knees.',
      'Play the second set sitting down.',
      'Win it early and walk home.',
    ],
  ],
  6: [
    [
      'A plain meal and an early light-out do more today than a new plan.',
      'Leave the plan for another week.',
      'Do both, then keep it up tomorrow as well.',
    ],
    [
      'Your stamina is better than your appetite for using it.',
      'Do half of the usual round.',
      'Once you have laced the shoes, the rest is easy.',
    ],
    [
      'The stiffness you ignore is asking about your chair.',
      'Raise the screen, lower the shoulders.',
      'Fix the chair, the lamp and the hour of work.',
    ],
    [
      'Order in the day is a tonic without a bottle.',
      'Keep just the hour of waking.',
      'Keep all three mealtimes and see how clear the evening is.',
    ],
    [
      'Cleanliness has a cheerful side today, down to the last sock.',
      'Clean the bottle you drink from.',
      'Wash, sort and hang it in the sun.',
    ],
    [
      'You may outwork everybody and notice it only at supper.',
      'Stop when the first person stops.',
      'Let supper be large and the sofa near.',
    ],
  ],
  7: [
    [
      'You fall into other people’s rhythm today, their lunch and their bedtime.',
      'Keep one mealtime of your own.',
      'Choose the person whose rhythm does you good.',
    ],
    [
      'Half of your tiredness belongs to somebody else.',
      'Hand it back with a cup of tea.',
      'Walk it off together in step.',
    ],
    [
      'A good posture is easier with someone across from you.',
      'Sit up when they do.',
      'Stretch together; it is funnier than it sounds.',
    ],
    [
      'Eating out of politeness is today’s weak spot.',
      'Praise the dish and pass it on.',
      'Bring the dish yourself and make it light.',
    ],
    [
      'A shared habit outlives a private vow.',
      'Make it as small as a glass of water at ten.',
      'Agree on a daily walk and shake hands on it.',
    ],
    [
      'An argument costs a night’s sleep at today’s rate.',
      'Save the money and say goodnight.',
      'Make peace before nine and the pillow is cool.',
    ],
  ],
  8: [
    [
      'The battery is smaller than it shows.',
      'Do the necessary, sit, then do the next necessary thing.',
      'Charge it by day as well, ten minutes at a time.',
    ],
    ['Step over nothing today; walk round it.', 'Wear the shoes with a grip.', 'Take the handrail and enjoy the view.'],
    [
      'Sleep comes in pieces and each piece counts.',
      'Collect two of them before dinner.',
      'Lie down even if you only listen to the fan.',
    ],
    [
      'Old tiredness comes up, the kind from two months ago.',
      'Give it an evening without plans.',
      'Bathe, oil the hair and let it leave.',
    ],
    [
      'Crowds and strong smells drain you faster than stairs.',
      'Go when the shop is empty.',
      'Choose the park bench over the crowded counter.',
    ],
    [
      'Something you always put off for your own comfort can be arranged today.',
      'Just find the number.',
      'Book it, and tell one person the date.',
    ],
  ],
  9: [
    [
      'The head is on a hill and the feet are in the office.',
      'Bring them together with a slow stretch.',
      'Take both to the hill on foot.',
    ],
    ['You believe in every regime you read about today.', 'Believe in soup.', 'Choose the one your grandmother kept.'],
    [
      'Long sitting over long plans stiffens the back of the day.',
      'Stand up at every new page.',
      'Plan it walking and take a friend who disagrees.',
    ],
    [
      'Fresh air from another neighbourhood does more than fresh advice.',
      'Open the far window.',
      'Take the bus to its last stop and walk back.',
    ],
    [
      'Excess comes dressed as celebration.',
      'Celebrate with the first plate only.',
      'Celebrate, then fast from your phone.',
    ],
    [
      'A few quiet minutes at dawn set the temperature of the day.',
      'Sit, even if you are late.',
      'Sit outdoors and stay for the birds.',
    ],
  ],
  10: [
    [
      'You stand for longer than you notice today.',
      'Change shoes at noon.',
      'Stand tall; it suits the work and the back.',
    ],
    [
      'Lunch is the meeting you keep cancelling.',
      'Confirm it with yourself in writing.',
      'Hold it outdoors and invite nobody from the project.',
    ],
    [
      'Pressure sits between the shoulder blades like a hand.',
      'Shrug it off every hour on the hour.',
      'Use the hand to push, then swim or stretch tonight.',
    ],
    ['Being busy feels like being strong till about five.', 'Eat at four.', 'Leave at five and keep the strength.'],
    [
      'Your day has a spine, and it is the hour you began.',
      'Begin tomorrow’s tonight, by sleeping.',
      'Begin it with movement and the rest holds.',
    ],
    [
      'People admire your endurance and nobody times it.',
      'Time it yourself: ninety minutes, then a break.',
      'Show them an early finish for once.',
    ],
  ],
  11: [
    [
      'Company is the best tonic on today’s shelf.',
      'One friend, one bench.',
      'A full table and second helpings of talk.',
    ],
    [
      'You recover faster than you fear.',
      'Still, sleep the full eight.',
      'Take up the walk again where you dropped it.',
    ],
    [
      'A group makes you keep the hour you would skip alone.',
      'Go, and stay at the back.',
      'Go to the front and count aloud.',
    ],
    [
      'The calves and ankles have carried a long week.',
      'Put them up on a chair tonight.',
      'Let them dance at the wedding of somebody’s cousin.',
    ],
    [
      'Reward yourself today with something that leaves no crumbs.',
      'A long shower will do.',
      'An hour on the terrace at sunset, unhurried.',
    ],
    [
      'Good intentions are in fashion in your circle, so borrow one.',
      'Borrow the easiest.',
      'Borrow the best and lend one back.',
    ],
  ],
  12: [
    [
      'The night before decides today more than the day does.',
      'Nap at noon, even on a chair.',
      'You slept well; spend it slowly.',
    ],
    [
      'Feet and sleep are today’s two subjects.',
      'Warm water for one, darkness for the other.',
      'Walk barefoot on grass and turn in at ten.',
    ],
    [
      'You soak up noise like a sponge.',
      'Wring it out in an empty room.',
      'Go where it is quiet and stay until you hear the clock.',
    ],
    [
      'Doing nothing is a skill, and today it has a teacher.',
      'Lie flat, ten minutes, no purpose.',
      'Give it the whole late afternoon.',
    ],
    [
      'What you pushed through last week asks to be paid back in rest.',
      'Pay the first instalment tonight.',
      'Pay in full and wake up without a debt.',
    ],
    [
      'Evening tea has a longer shadow than you think.',
      'Stop at four o’clock.',
      'Drink it early and let the night come in early too.',
    ],
  ],
};
