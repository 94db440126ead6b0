/** Texts of the quarters of the birth star, in English. */
import type { Rows } from '../../phala/bank.ts';

export const pada: Rows<'pada'> = {
  'ashwini/1': [
    'The fastest quarter of a fast star: you act before the question is quite out, and often that is what was needed.',
    'Ask one thing before you run.',
  ],
  'ashwini/2': [
    'Speed with a firm grip: you are quickest where there is something solid to make, mend or sell.',
    'Finish the account on the day you open it.',
  ],
  'ashwini/3': [
    'Your quickness is in the tongue and the fingers, and you find out what is wrong by asking.',
    'Let the other finish; the answer is usually in the last sentence.',
  ],
  'ashwini/4': [
    'You hurry most when someone you love needs help, and you feel it for hours afterwards.',
    'Eat something before you carry on to the next thing.',
  ],
  'bharani/1': [
    'You carry with your head up, and you like the load to have a name that people know.',
    'Share the stage with whoever holds the other end.',
  ],
  'bharani/2': [
    'You bear things by sorting them, and your lists keep more than one household going.',
    'Leave a line of the list to someone less exact.',
  ],
  'bharani/3': [
    'You weigh pleasure against duty with real taste, and you seldom spill either.',
    'Choose aloud, before patience has time to turn sour.',
  ],
  'bharani/4': [
    'You go to the very bottom of what you take on, love included, and come up changed.',
    'Tell one person how deep you are in.',
  ],
  'krittika/1': [
    'Your blade has a cause: you cut for the sake of what is right, and people follow the cut.',
    'Check the facts once more before the swing.',
  ],
  'krittika/2': [
    'Here the flame is banked and works for years without smoke.',
    'Warm your own hands at it as well; a fire needs a hearth and somebody sitting by it.',
  ],
  'krittika/3': [
    'You criticise systems more gladly than people, and you are right about them rather often.',
    'Offer the repair in the same breath as the fault.',
  ],
  'krittika/4': [
    'Sharpness and pity live side by side in you, and the second usually has the last word.',
    'Say the hard part first, then comfort.',
  ],
  'rohini/1': [
    'You want the garden now and have it dug by noon, with soil on your good shoes.',
    'Water what you planted last week before you plant again.',
  ],
  'rohini/2': [
    'This is the richest soil of the star: ease and savings both come readily, and so does appetite.',
    'Keep one shelf empty on purpose.',
  ],
  'rohini/3': [
    'You make things grow by talking about them, and you know how to sell what you have raised.',
    'Keep one thing for which there is no price.',
  ],
  'rohini/4': [
    'You tend people as others tend flowers, and you remember who was in bloom when.',
    'Let them manage a day without you.',
  ],
  'mrigashira/1': [
    'Your search likes listeners, and you tell it well on the way home.',
    'Bring some proof along with the story.',
  ],
  'mrigashira/2': [
    'You hunt by detail, and a comma in the wrong place can be the footprint.',
    'Stop when you have enough to decide.',
  ],
  'mrigashira/3': [
    'You look for the perfect match, in colours as in people, and you know at once when it is not.',
    'Live a month with something nearly right.',
  ],
  'mrigashira/4': [
    'Once you have the scent, you follow it underground and tell nobody.',
    'Ask openly once; it may save you the tunnel.',
  ],
  'ardra/1': [
    'Your storms are about meaning, and when they have passed you can teach what they were for.',
    'Let people dry before the lesson.',
  ],
  'ardra/2': [
    'You turn pressure into long, orderly work, and few see the weather behind it.',
    'Let a little thunder out now and then.',
  ],
  'ardra/3': [
    'Ideas strike you like lightning, and most of them concern everyone.',
    'Ground one this month in something you can touch.',
  ],
  'ardra/4': [
    'Your rain is tears, and it does other people good as well as you.',
    'Keep dry shoes ready: a meal and an early night.',
  ],
  'punarvasu/1': ['You come back swinging; the second start is your best one.', 'Rest a day between the two.'],
  'punarvasu/2': [
    'You return to the same table, the same recipe and the few people who were always at it.',
    'Set one new chair.',
  ],
  'punarvasu/3': [
    'You reword a thing until everyone has understood, and you enjoy each version.',
    'Stop after the second and ask what they heard.',
  ],
  'punarvasu/4': [
    'Home is what you go back to, and what you carry to others in a tin.',
    'Guard one room in it for yourself.',
  ],
  'pushya/1': ['You feed people royally and like to see clean plates.', 'Ask how much they can manage.'],
  'pushya/2': [
    'Your care comes measured: the right amount at the right hour, with a label on the jar.',
    'Leave a little room for appetite.',
  ],
  'pushya/3': ['You care by being fair, and no guest of yours is served less than another.', 'Serve yourself too.'],
  'pushya/4': [
    'You guard those you feed, and you know more about them than they suppose.',
    'Let them have a door of their own.',
  ],
  'ashlesha/1': [
    'You understand people through what they believe, and a story from you can turn them.',
    'Turn them only where you would go yourself.',
  ],
  'ashlesha/2': [
    'You hold your knowledge the way others hold property, with a wall round it.',
    'Lend some; it comes back larger.',
  ],
  'ashlesha/3': [
    'You read groups as you read faces, and you can tell where the knot of the meeting is.',
    'Name it aloud, and kindly.',
  ],
  'ashlesha/4': [
    'You feel your way into others until the border blurs.',
    'Wash it off at night: a bath, and no more messages.',
  ],
  'magha/1': [
    'You lead from the front with the family banner in mind.',
    'Look round now and then at whom you have outrun.',
  ],
  'magha/2': [
    'You keep the house, the silver and the right way of doing things.',
    'Use the good plates on an ordinary Tuesday.',
  ],
  'magha/3': [
    'Somebody has to know the family tree, and you can tell it well.',
    'Write it down, with the quarrels left in.',
  ],
  'magha/4': [
    'Your pride is tender; it is about old kitchens and who was welcome in them.',
    'Welcome one stranger by name this month.',
  ],
  'purva_phalguni/1': [
    'You are the warm centre of the evening, and you know it.',
    'Leave one party before its height.',
  ],
  'purva_phalguni/2': [
    'Your pleasure lies in doing a thing properly, down to the folded napkin.',
    'Enjoy it first, inspect it afterwards.',
  ],
  'purva_phalguni/3': [
    'In twos you are at your best; a duet brings out your voice.',
    'Keep one song for singing alone.',
  ],
  'purva_phalguni/4': [
    'Behind the ease there is a strong will in matters of love.',
    'Ask for what you want before you test for it.',
  ],
  'uttara_phalguni/1': [
    'You promise for good reasons, and you go on believing in them.',
    'Promise one thing fewer this season.',
  ],
  'uttara_phalguni/2': [
    'Your word outlasts offices, and institutions stand on people like you.',
    'Take the holiday that is in the contract.',
  ],
  'uttara_phalguni/3': [
    'You help friends by mending what is unfair around them.',
    'Ask first whether they wanted it mended.',
  ],
  'uttara_phalguni/4': ['You say yes softly and carry it without a sound.', 'Say what it costs, once, at the start.'],
  'hasta/1': ['Quick hands: the thing is mended while others are reading the manual.', 'Read the last page at least.'],
  'hasta/2': ['Slow, sure hands that make what is worth keeping.', 'Part with one piece you would rather keep.'],
  'hasta/3': [
    'Clever hands and a cleverer tongue; you could teach the trick and sell the tool.',
    'Do it once without talking.',
  ],
  'hasta/4': [
    'Kind hands: people rest better after you have tidied round them.',
    'Put your own feet up before the dishes.',
  ],
  'chitra/1': [
    'You make things that are meant to be seen from the last row.',
    "Set somebody else's name beside yours on one of them.",
  ],
  'chitra/2': ['You design by correcting, and the tenth version is the good one.', 'Show someone the sixth.'],
  'chitra/3': ['Proportion is your gift, in rooms and in quarrels.', 'Let one thing stay crooked.'],
  'chitra/4': ['Under your polish there is a hidden drawer, and it is full.', 'Show one person how it opens.'],
  'swati/1': ['Your wind blows towards far places and large ideas.', 'Leave word when you will be back.'],
  'swati/2': ['Free, but in a practical way: you keep the receipts.', 'Spend a little of the freedom you have saved.'],
  'swati/3': ['You trade in ideas and dislike owning people as much as being owned.', 'Stay for the second cup.'],
  'swati/4': ['You drift, and you land well more often than can be explained.', 'Mark the map afterwards.'],
  'vishakha/1': ['You go straight at the gate, and speed is your advantage.', 'Stop halfway and drink some water.'],
  'vishakha/2': [
    'You settle down before the goal, well supplied, and wait it out.',
    'Check once a year that you still want what is inside.',
  ],
  'vishakha/3': ['You have two goals and argue well for both.', 'Give each its own half of the day.'],
  'vishakha/4': ['You strive for the people at home more than for the prize.', 'Tell them so before you set out.'],
  'anuradha/1': ['You are the friend who proposes the toast and means it.', 'Let someone raise a glass to you.'],
  'anuradha/2': [
    'Your devotion shows in errands done before they were asked.',
    'Ask for a lift yourself now and then.',
  ],
  'anuradha/3': ['You keep friends who dislike each other, and both sides trust you.', 'Do not carry the messages.'],
  'anuradha/4': ['Your friends are few, and for them you would cross a river at night.', 'Visit them by daylight too.'],
  'jyeshtha/1': [
    "You protect on principle, and you were giving an elder's advice at twenty.",
    'Wait until you are asked twice.',
  ],
  'jyeshtha/2': ['Duty came to you early, and you have made a craft of it.', 'Train the one who comes after you.'],
  'jyeshtha/3': ['You look after the whole street and forget your own gate.', 'Be home on one fixed evening.'],
  'jyeshtha/4': [
    "You carry other people's troubles as if they were the family silver.",
    'Set them down before you sleep.',
  ],
  'mula/1': ['You pull first and look afterwards.', 'Keep the pieces in a box for a month.'],
  'mula/2': ['You dig for what has value, and you know its price.', 'Leave some in the ground for next year.'],
  'mula/3': [
    'You go to the root of words, and a loose definition can keep you awake.',
    'Let one joke stay unexplained.',
  ],
  'mula/4': ['What you dig up is often family history.', 'Share it gently and a little at a time.'],
  'purva_ashadha/1': [
    'You persuade by sheer glow, and a tired crowd stands up again.',
    'Let the figures speak for five minutes.',
  ],
  'purva_ashadha/2': [
    'You win by knowing the file better than the other side does.',
    'Concede one small point gladly.',
  ],
  'purva_ashadha/3': ['You can make both sides want the same outcome, yours.', 'Say which side you are on.'],
  'purva_ashadha/4': ['Once you have decided, the tide does not turn.', 'Tell people before it comes in.'],
  'uttara_ashadha/1': ['You win with right on your side, or you would rather not win.', 'Laugh at this once a day.'],
  'uttara_ashadha/2': ['You climb by the stairs, every one of them.', 'Now and then count the floors behind you.'],
  'uttara_ashadha/3': ['You want the kind of victory that everyone can use.', 'Accept half of it this year.'],
  'uttara_ashadha/4': ['You yield, and somehow the result is yours in the end.', 'Say early what you hope for.'],
  'shravana/1': ['You hear the first half and are already acting on it.', 'Hear the second half.'],
  'shravana/2': ['You collect voices and sayings, and you keep them for life.', 'Lend your records to someone young.'],
  'shravana/3': ['You hear it and have passed it on before lunch.', 'Check the source of one thing a day.'],
  'shravana/4': ['Under the words you hear the feeling.', 'Ask before you answer the feeling.'],
  'dhanishta/1': ['You take the solo, and you take it well.', "Learn the others' parts as well."],
  'dhanishta/2': ['You keep time exactly, and accounts likewise.', 'Play for one evening without counting.'],
  'dhanishta/3': ['The tempo at which everybody can dance: you find it.', 'Choose the song yourself sometimes.'],
  'dhanishta/4': ['Your beat is low and steady and hard to stop.', 'Rest for a bar before the next push.'],
  'shatabhisha/1': ['You look for the remedy in the large picture.', 'Try it out first on a small one.'],
  'shatabhisha/2': ['Years of work behind a wall, and then what you bring out stands.', 'Cut a window in the wall.'],
  'shatabhisha/3': [
    'Here the star is at its purest: original, apart, and of use to many.',
    'Have lunch with somebody ordinary.',
  ],
  'shatabhisha/4': ['You do people good by being quiet beside them.', 'Keep one hour in which nobody may come in.'],
  'purva_bhadrapada/1': ['Your fire shows at once; the mild half comes later.', 'For one day, reverse the order.'],
  'purva_bhadrapada/2': [
    'You burn slowly and want something built from the heat.',
    'Put it into things that can be mended.',
  ],
  'purva_bhadrapada/3': ['You argue both halves of yourself aloud.', 'Write the debate down and sign one side.'],
  'purva_bhadrapada/4': ['Your ideals are for the people you feed.', 'Ask them what they would like.'],
  'uttara_bhadrapada/1': [
    'Yours is a quiet authority; you have no need to raise your voice.',
    'Let them see when you are pleased.',
  ],
  'uttara_bhadrapada/2': [
    'Deep thought first, and then you check it twice.',
    'On small things, trust the first check.',
  ],
  'uttara_bhadrapada/3': ['You make peace by outlasting the quarrel.', 'Speak once while it is still going on.'],
  'uttara_bhadrapada/4': [
    'Nothing you have felt is lost; it lies at the bottom in good order.',
    'Bring up one piece a year.',
  ],
  'revati/1': ['You guide travellers, and you like to tell them what the place means.', 'Walk a stretch in silence.'],
  'revati/2': ['You bring others home on schedule, with the luggage counted.', 'Miss one train on purpose.'],
  'revati/3': [
    'Everybody gets the same kindness from you, and those close to you notice.',
    'Do one kindness that is only for them.',
  ],
  'revati/4': [
    'The last quarter of the last star: endings come to you gently, and so do dreams.',
    'Begin something before Friday.',
  ],
};
