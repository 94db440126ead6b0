/** Texts of the life areas as a whole, by which side of the scale is heavier, in English. */
import type { Rows } from '../../phala/bank.ts';

export const areaFrame: Rows<'area.frame'> = {
  'career/clear_for': [
    'Work is one of the plain strengths of this chart. You are likely to find a place where your effort shows, and to keep it longer than the people who hired you.',
    'Since doors open readily, the question is which of them you want to be known for.',
  ],
  'career/leaning_for': [
    'Your working life has more wind behind it than against it. It climbs by steps you can name, with one drag that keeps coming back and is best known by name too.',
    'Build on the strong side first and mend the weak one on quiet weeks.',
  ],
  'career/balanced': [
    'In work the chart gives with one hand and asks with the other, almost to the ounce. Good posts and hard ones alternate, and the change seldom comes when the calendar says.',
    'Keep a trade you could practise under any chief.',
  ],
  'career/leaning_against': [
    'Work asks more of you here than it pays at first. You often do the part that nobody signs, yet there is one real support in the chart and it can carry a career if you let it.',
    'Choose posts by that support, and leave prestige to settle itself.',
  ],
  'career/clear_against': [
    'A career in the usual sense comes against the grain of this chart. Ranks change above you, plans are redrawn, and recognition takes the long way round. What you learn by it is a craft that depends on no title.',
    'Be good at something small and needed; the rest can come late.',
  ],
  'wealth/clear_for': [
    'Money tends to come and tends to stay. You have a sound sense of what things are worth, and people trust you to hold what is theirs as well.',
    'Decide early what is enough, so that keeping does not become the whole of it.',
  ],
  'wealth/leaning_for': [
    'Means grow here more often than they shrink, by habit rather than by luck. There is one leak, and it is always the same one.',
    'Find that leak on paper before you look for a second income.',
  ],
  'wealth/balanced': [
    'What comes in and what goes out keep each other company in this chart. Full years and lean years take turns, and neither says anything about your worth.',
    'Save in the full ones by a fixed rule, not by mood.',
  ],
  'wealth/leaning_against': [
    'Money takes effort here and slips away on good grounds: for others, for repairs, for a chance too early. One side of the chart does hold on to it, and deserves your trust.',
    'Give that side the key to the box.',
  ],
  'wealth/clear_against': [
    'Keeping money is the harder half for you; earning is another matter. It passes through your hands towards people and purposes, and planning tires you. Simple arrangements do better here than clever ones.',
    'Have a steady part put away before you see it.',
  ],
  'marriage/clear_for': [
    'You are made for two. Partnership comes naturally, people come to rest beside you, and what is promised here is usually kept on both sides.',
    'Choose slowly all the same; the gift deserves somebody who knows it.',
  ],
  'marriage/leaning_for': [
    'Partnership does you good, and mostly you do it well. One theme has to be talked over again and again, and talking is what keeps it small.',
    'Set an hour for that theme, so that it need not spoil the others.',
  ],
  'marriage/balanced': [
    'You want closeness and you want air, in equal parts. Some years you are easy to live with and others you would rather write letters.',
    'Tell the other person which year it is.',
  ],
  'marriage/leaning_against': [
    'Living side by side takes work in this chart: customs differ, timing differs, pride answers first. There is one true bridge, and whoever finds it finds you.',
    'Show the bridge to people you like instead of waiting for them to guess.',
  ],
  'marriage/clear_against': [
    'Partnership is a late or an unusual chapter here, and an early one tends to be a school. You need more room, more truth and more patience than custom foresees. When these are met, you are a faithful companion.',
    'Arrange life together by your own rules, spoken aloud and agreed on.',
  ],
  'children/clear_for': [
    'Children, pupils and young ideas do well near you. You have patience of the right sort, which looks on and lends a hand only when it is wanted.',
    'Whatever you raise, let it be a little different from you.',
  ],
  'children/leaning_for': [
    'What is young does well in your company, whether it is a child, a student or a piece of work. In one respect you expect too much or too soon.',
    'Name that wish as yours, and the young will carry it more lightly.',
  ],
  'children/balanced': [
    'Tenderness and worry about the young stand level here. You give a great deal and watch closely, and the watching is felt.',
    'Let them report to you instead of being inspected.',
  ],
  'children/leaning_against': [
    'The matter of children, or of what you bring into the world, takes its time in this chart and goes by side roads. One helper stands ready, often an older person or a teacher.',
    'Accept the help without arguing about the method.',
  ],
  'children/clear_against': [
    'What you raise here, you raise against some resistance, and perhaps in another form than you pictured: as a teacher, a godparent, a maker of things. Bonds grow by choice more than by order.',
    'Give regularly and in small measure; it is remembered longest.',
  ],
  'education/clear_for': [
    'You learn easily and keep what you learn. Teachers notice you, exams tend to come out on your side, and you explain so well that others remember it as their own idea.',
    'Take the harder course; the easy one would bore you.',
  ],
  'education/leaning_for': [
    'Study goes well once you have begun. You understand faster than you memorise, or the other way round, and it helps to know which.',
    'Work in the manner that suits you, and let the school think what it likes.',
  ],
  'education/balanced': [
    'You learn in bursts, with fallow time between them that looks like idleness and is not. Some subjects open to you at once and others never quite do.',
    'Use the bursts, and do not judge yourself in the pauses.',
  ],
  'education/leaning_against': [
    'The school road is bumpy here: breaks, changes, teachers who did not see you. What you have taught yourself, however, sits fast.',
    'Take up again the one subject you were talked out of.',
  ],
  'education/clear_against': [
    'Book and bench are not the natural way for you. You learn by doing, by failing once and by asking people who can. Certificates come late, and then mean something.',
    'Find a master before you look for a college.',
  ],
  'health/clear_for': [
    'You have good reserves. Energy returns overnight, habits hold, and you can do more than most before you notice it.',
    'Just because it is easy, put rest in the plan before you need it.',
  ],
  'health/leaning_for': [
    'Your strength is reliable, with one weak hour in the day or one weak season in the year. You know it well and tend to forget it.',
    'Plan around that hour instead of through it.',
  ],
  'health/balanced': [
    'Energy comes and goes in waves here. On the crest you promise too much, in the trough you believe too little.',
    'Keep bedtime, meals and a walk the same on both kinds of day.',
  ],
  'health/leaning_against': [
    'Your strength wants managing: it answers well to order and badly to bravado. One habit helps more than any resolution.',
    'Find out which, and protect it like an appointment.',
  ],
  'health/clear_against': [
    'The chart shows a fine instrument that is easily put out of tune. Sleep, pace and company matter more to you than to sturdier people, and you hear the signals early.',
    'Take those signals seriously, and ask those whose profession it is when they last.',
  ],
  'travel/clear_for': [
    'The road likes you. Far places teach you, strangers help, and what you begin abroad or with foreigners tends to bear fruit at home.',
    'Keep a bag half packed and one address that never changes.',
  ],
  'travel/leaning_for': [
    'Travel serves you well, apart from one recurring hitch that costs time and rarely more. You come home with something you had not gone for.',
    'Leave a free day at both ends of each trip.',
  ],
  'travel/balanced': [
    'Going and staying pull you equally. When you are away you write home, and at home you study maps.',
    'Alternate on purpose: a year of roads, a year of garden.',
  ],
  'travel/leaning_against': [
    'Long roads take more preparation for you than for others; papers, plans and connections want checking. One kind of trip always works.',
    'Travel in that manner and leave the adventure for when you are there.',
  ],
  'travel/clear_against': [
    'You are not a wanderer by this chart, and need not become one. Distance tires you and familiar ground feeds you. What you look for far away tends to move in next door.',
    'Travel seldom, for one good reason, and stay long enough to unpack.',
  ],
  'home/clear_for': [
    'You know how to live somewhere. Rooms become warm around you, land and walls are kind to you, and people sleep well in your house.',
    'Leave one chair for whoever comes without calling.',
  ],
  'home/leaning_for': [
    'Home is a support, with one corner that is never finished. You return to it gladly and complain of it fondly.',
    'Mend that corner this year, or decide to love it.',
  ],
  'home/balanced': [
    'Home rests you and home tires you, about equally. You may live between two places, or between two ideas of how to live.',
    'Make one room entirely yours.',
  ],
  'home/leaning_against': [
    'A settled home comes after some packing. Family duty, repairs or moves keep you from putting your feet up, though one thing in every house has felt right.',
    'Take that thing along, and unpack it first.',
  ],
  'home/clear_against': [
    'Peace at home has to be made here; it was not handed to you. The early houses may have been loud, cold or soon left. You learn to carry your own threshold with you.',
    'Begin with a table, a lamp and a fixed hour, anywhere.',
  ],
  'spirituality/clear_for': [
    'Inner life comes easily to you, and it is not a flight. You trust something larger without needing to argue for it, and it makes you good company.',
    'Find a form that costs you a little each day.',
  ],
  'spirituality/leaning_for': [
    'You have a real sense for silence and for meaning, and a doubt that keeps it honest. Teachers help you up to a point.',
    'Practise first and decide what you believe afterwards.',
  ],
  'spirituality/balanced': [
    'Faith and question live in you on the same floor. Some seasons you are devout, others you want evidence, and both are sincere.',
    'Let each have its own months.',
  ],
  'spirituality/leaning_against': [
    'Ready-made belief does not hold you, and ritual feels borrowed. There is one door, often through work or through grief, and it opens quietly.',
    'Sit by that door ten minutes a day without expecting anything.',
  ],
  'spirituality/clear_against': [
    'The chart keeps you with things that can be touched. Your piety, if that is the word, is to do a thing properly and to be decent when it costs something.',
    'Leave the large words to others and keep one small promise daily.',
  ],
};
