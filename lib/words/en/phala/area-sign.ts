/** Texts of the indicators of the life areas, in English. */
import type { Rows } from '../../phala/bank.ts';

export const areaSign: Rows<'area.sign'> = {
  'career/lord/firm': [
    'The lord of your tenth house, {planet}, is strong and well placed, so good work tends to lead to better work.',
  ],
  'career/lord/placed': [
    'Your tenth lord {planet} stands in a helpful house; position comes through what that house stands for.',
  ],
  'career/lord/strained': [
    '{planet} rules your tenth house from a weak place, so titles come late and are easier to lose than skills.',
  ],
  'career/support/firm': [
    'The daily round is in good hands: {planet}, lord of the sixth, makes you somebody on whom a shop can lean.',
  ],
  'career/support/strained': [
    'Routine wears you out sooner than difficulty does, since {planet}, who rules the sixth house, is under strain.',
  ],
  'career/karaka/firm': [
    '{planet}, the natural sign of authority, is strong, and people above you are inclined to hear you.',
  ],
  'career/karaka/strained': ['With {planet} weak, dealings with chiefs need more care than the work itself.'],
  'career/occupant/help': ['Having {planet} in the tenth house lends your work a face that people remember kindly.'],
  'career/occupant/press': ['Pressure comes with the post: {planet} in the tenth asks you to prove it more than once.'],
  'career/aspect/help': [
    'A good eye rests on your tenth house, that of {planet}; somebody speaks for you when you are not in the room.',
  ],
  'career/aspect/press': [
    'What you build at work is inspected by {planet}, whose aspect on the tenth slows promotion and hardens the result.',
  ],
  'career/varga/firm': [
    '{planet} is dignified in the tenth division, the chart of work, so the promise of the birth chart tends to be kept.',
  ],
  'career/varga/strained': [
    'The tenth division weakens {planet}: plans for work look better on paper than on Monday, and want testing early.',
  ],

  'wealth/lord/firm': [
    'Savings have a good keeper in {planet}, lord of the second house, which is strong and well placed.',
  ],
  'wealth/lord/placed': [
    '{planet}, who keeps your second house, stands in a useful place, and means grow along that road.',
  ],
  'wealth/lord/strained': [
    'The purse has a distracted keeper: {planet} rules the second house and is not well placed to guard it.',
  ],
  'wealth/support/firm': [
    'Income is well looked after, for {planet}, lord of the eleventh, stands firm and brings returns through friends.',
  ],
  'wealth/support/strained': ['Gains arrive in pieces, because {planet} as lord of the eleventh has other worries.'],
  'wealth/karaka/firm': [
    'Jupiter stands for plenty, and yours is strong; help tends to arrive before the bottom of the jar.',
  ],
  'wealth/karaka/strained': [
    'Plenty is a matter of planning here, since Jupiter is weak and generous promises outrun it.',
  ],
  'wealth/occupant/help': ['{planet} sits in your second house like a good housekeeper and puts something by.'],
  'wealth/occupant/press': [
    'Spending has a will of its own while {planet} sits in the second house; fixed rules tame it.',
  ],
  'wealth/aspect/help': ['The second house is watched over by {planet}, so a good word on money reaches you in time.'],
  'wealth/aspect/press': ['An aspect of {planet} on the second house makes you earn things twice before you own them.'],
  'wealth/varga/firm': [
    'The navamsa backs your money house: there {planet} is dignified, and what you gather keeps its worth.',
  ],
  'wealth/varga/strained': [
    'In the navamsa {planet}, the keeper of your savings, loses ground, so check what your plans rest on.',
  ],

  'marriage/lord/firm': [
    'Your seventh lord {planet} is strong and well placed; you are drawn to people who keep their word.',
  ],
  'marriage/lord/placed': [
    'Partnership comes to you by a good road, as {planet}, who rules the seventh, stands in a helpful house.',
  ],
  'marriage/lord/strained': [
    'Daily arrangements are where it rubs: {planet}, lord of the seventh, is weak or stands in a hard house.',
  ],
  'marriage/support/firm': [
    'Family stands behind you, for {planet}, lord of the second, keeps the common table well supplied.',
  ],
  'marriage/support/strained': [
    'Two families have two ways of speaking, and {planet}, lord of your second house, does not translate well.',
  ],
  'marriage/karaka/firm': ['You are easy to love: {planet}, the natural sign of affection, is strong in your chart.'],
  'marriage/karaka/strained': ['Affection is there and does not always find its words, since {planet} is weak.'],
  'marriage/occupant/help': [
    'A kind guest, {planet}, lives in your seventh house, and others feel welcome beside you.',
  ],
  'marriage/occupant/press': ['{planet} in the seventh house brings strong people and strong opinions to your table.'],
  'marriage/aspect/help': [
    'Goodwill from {planet} falls on the seventh house, so quarrels find an end before they find an audience.',
  ],
  'marriage/aspect/press': ['Closeness is tested by time, because {planet} looks hard at your seventh house.'],
  'marriage/varga/firm': [
    'The navamsa, the chart of partnership, gives {planet} a place of honour; what begins modestly grows good.',
  ],
  'marriage/varga/strained': [
    'Seen in the navamsa, {planet} is less sure of itself, so let a promise ripen before you build on it.',
  ],

  'children/lord/firm': [
    '{planet} rules the fifth house in strength, and what you raise or create stands on its own feet early.',
  ],
  'children/lord/placed': [
    'The fifth lord {planet} has a good seat, so joy in the young comes through what that house means.',
  ],
  'children/lord/strained': [
    'Your fifth house has a tired master in {planet}; what you bring forth wants patience and a second start.',
  ],
  'children/support/firm': [
    'Elders and blessings help here, since {planet}, lord of the ninth, stands firm behind the young.',
  ],
  'children/support/strained': [
    'The older generation is of less help than it means to be, as {planet}, lord of the ninth, is strained.',
  ],
  'children/karaka/firm': [
    'As the sign of children and pupils, {planet} is strong, and the young trust your judgement.',
  ],
  'children/karaka/strained': [
    'A weak {planet} makes you unsure whether you are too strict or too soft; ask the young, they know.',
  ],
  'children/occupant/help': [
    'Warmth lives in the fifth house with {planet}, and children or students come closer by themselves.',
  ],
  'children/occupant/press': [
    'With {planet} in the fifth house you expect much of the young, and they know the figure.',
  ],
  'children/aspect/help': [
    '{planet} looks kindly on your fifth house, so good teachers turn up for whatever you raise.',
  ],
  'children/aspect/press': ['The look of {planet} on the fifth house delays the harvest; it does not spoil it.'],
  'children/varga/firm': [
    'The chart of children, the seventh division, shows {planet} doing well and confirms the kinder reading.',
  ],
  'children/varga/strained': [
    'The seventh division takes some strength from {planet}, so count on care more than on chance.',
  ],

  'education/lord/firm': ['Understanding comes readily, for {planet}, lord of the fifth, is strong and well placed.'],
  'education/lord/placed': ['{planet} leads your fifth house from a useful place; you learn best in that setting.'],
  'education/lord/strained': [
    'Concentration is the narrow gate, as {planet}, who rules the fifth, is weak or badly housed.',
  ],
  'education/support/firm': [
    'The school bench suits you: {planet}, lord of the fourth, gives a steady place to study.',
  ],
  'education/support/strained': [
    'Moves or noise have cut into your schooling, since {planet}, lord of the fourth, is under strain.',
  ],
  'education/karaka/firm': [
    'Mercury stands for learning and is strong in you; words, numbers and names stay where you put them.',
  ],
  'education/karaka/strained': ['Your Mercury is weak, so repeat aloud and write by hand; hearing alone slips off.'],
  'education/occupant/help': ['In the fifth house {planet} turns study into a pleasure that looks like play.'],
  'education/occupant/press': [
    'Study becomes a contest with {planet} in the fifth house, and you cram where you could browse.',
  ],
  'education/aspect/help': ['Good teaching finds you: {planet} aspects the fifth house.'],
  'education/aspect/press': ['Under the eye of {planet} your fifth house learns late and thoroughly.'],
  'education/varga/firm': [
    'The twenty-fourth division, the chart of learning, honours {planet}, so a long course is worth its years.',
  ],
  'education/varga/strained': [
    '{planet} struggles in the chart of learning, the twenty-fourth division; choose the teacher before the subject.',
  ],

  'health/lord/firm': ['Your rising lord {planet} is strong and well placed, so energy comes back quickly.'],
  'health/lord/placed': [
    '{planet}, lord of the rising sign, stands where it can work, and being of use keeps you fresh.',
  ],
  'health/lord/strained': [
    'Reserves are small because {planet}, who rules your rising sign, is weak or in a hard house; spend them in portions.',
  ],
  'health/support/firm': [
    'Order is your best tonic: {planet}, lord of the sixth, is strong, and a routine once set does its work.',
  ],
  'health/support/strained': [
    'Small irregularities add up, as {planet}, lord of the sixth, does not hold the daily round together.',
  ],
  'health/karaka/firm': [
    'The Sun, which stands for vigour, is strong, and morning light does more for you than coffee.',
  ],
  'health/karaka/strained': [
    'With a weak Sun your vigour follows recognition; a thankless week tires you more than a long one.',
  ],
  'health/occupant/help': ['{planet} in the first house is like a good doorkeeper: little that is harmful gets past.'],
  'health/occupant/press': [
    'You drive yourself, with {planet} in the first house, and notice the limit by walking into it.',
  ],
  'health/aspect/help': ['A friendly aspect, that of {planet} on the first house, brings help when you look tired.'],
  'health/aspect/press': [
    '{planet} bears on the first house, so rest has to be fetched; it does not come to the door.',
  ],
  'health/varga/firm': ['The navamsa keeps {planet} strong, and stamina grows with the years instead of shrinking.'],
  'health/varga/strained': [
    'In the navamsa {planet} has less ground, so the long stretch wants more care than the sprint.',
  ],

  'travel/lord/firm': ['The ninth lord {planet} is strong and well placed; trips begin well and teach you something.'],
  'travel/lord/placed': ['Roads open through the house where {planet}, lord of the ninth, has its seat.'],
  'travel/lord/strained': ['Long plans meet delays, since {planet}, who rules the ninth, is weak or poorly housed.'],
  'travel/support/firm': [
    'Foreign ground bears you: {planet}, lord of the twelfth, is firm, and you settle in quickly.',
  ],
  'travel/support/strained': [
    'Distance costs more than planned, because {planet}, lord of the twelfth, keeps poor accounts.',
  ],
  'travel/karaka/firm': ['Your Moon is strong and loves a change of sky; you sleep well in strange beds.'],
  'travel/karaka/strained': ['A tender Moon leaves you homesick by the third evening; take one familiar thing along.'],
  'travel/occupant/help': ['Through {planet} in the ninth house you meet the right person on the road.'],
  'travel/occupant/press': ['{planet} in the ninth house makes you a restless traveller, who argues with the map.'],
  'travel/aspect/help': [
    'The ninth house has the favour of {planet}, so permission and company tend to come when asked for.',
  ],
  'travel/aspect/press': ['Papers and patience are asked of you, as {planet} bears on your ninth house.'],
  'travel/varga/firm': ['The navamsa agrees: {planet} does well there, and distant beginnings turn solid.'],
  'travel/varga/strained': ['The navamsa is cautious about {planet}; go once to look before you go to stay.'],

  'home/lord/firm': [
    '{planet}, lord of the fourth, is strong and well placed, so a roof and a quiet corner come to you.',
  ],
  'home/lord/placed': ['Home is reached through the house in which {planet}, your fourth lord, has settled.'],
  'home/lord/strained': ['The fourth house is looked after from afar: its lord {planet} is weak or has a hard place.'],
  'home/support/firm': ['The household purse is sound, as {planet}, lord of the second, stands firm.'],
  'home/support/strained': [
    'Talk about money disturbs the evening, since {planet}, lord of the second, is under strain.',
  ],
  'home/karaka/firm': ['A strong Moon makes rooms warm; people take off their shoes and their worries at your door.'],
  'home/karaka/strained': ['Your Moon is easily unsettled, so the same four walls feel different each week.'],
  'home/occupant/help': ['{planet} lives in your fourth house and keeps it bright.'],
  'home/occupant/press': ['Peace at home is hard won, with {planet} in the fourth house giving orders.'],
  'home/aspect/help': [
    'The good will of {planet} falls on your fourth house; neighbours and elders help with house and land.',
  ],
  'home/aspect/press': ['Repairs, claims or absences come in under the aspect of {planet} on your fourth house.'],
  'home/varga/firm': [
    'The fourth division, the chart of house and land, gives {planet} a good place: what you buy, you keep.',
  ],
  'home/varga/strained': [
    'In the chart of house and land, the fourth division, {planet} is weak, so have every wall looked at first.',
  ],

  'spirituality/lord/firm': [
    'The twelfth lord {planet} is strong and well placed, and being alone restores rather than empties you.',
  ],
  'spirituality/lord/placed': ['Quiet comes to you by way of the house where {planet}, lord of the twelfth, stands.'],
  'spirituality/lord/strained': [
    'Silence is restless at first, because {planet}, lord of the twelfth, is strained; begin with a walk.',
  ],
  'spirituality/support/firm': ['You meet people who know the way, for {planet}, lord of the ninth, stands firm.'],
  'spirituality/support/strained': [
    'Teachers come and go, since {planet}, lord of the ninth, is weak; keep what was true in each.',
  ],
  'spirituality/karaka/firm': ['Trust is a gift of yours: {planet}, who stands for faith and wisdom, is strong.'],
  'spirituality/karaka/strained': ['With {planet} weak, belief has to pass through doubt, and is the better for it.'],
  'spirituality/occupant/help': ['{planet} in the twelfth house draws you inward without effort.'],
  'spirituality/occupant/press': [
    'Retreat is broken into by {planet} in the twelfth house, which remembers unfinished business.',
  ],
  'spirituality/aspect/help': ['Your twelfth house lies open to {planet}, and comfort comes in silence.'],
  'spirituality/aspect/press': ['{planet} weighs upon the twelfth house, so rest asks for discipline.'],
  'spirituality/varga/firm': [
    'The twentieth division, the chart of devotion, bears {planet} up; small practices go deep.',
  ],
  'spirituality/varga/strained': [
    'Devotion has its own chart, the twentieth division; {planet} tires there, so keep the practice short and daily.',
  ],
};
