/** Texts of the limbs of the day of birth, in English. */
import type { Rows } from '../../phala/bank.ts';

export const limb: Rows<'limb'> = {
  'vara/sunday': [
    "The Sun's weekday lends you an upright back. You like to begin things in your own name, and being one of many suits you less than being the one who answers.",
    'Let the day end before your strength does.',
  ],
  'vara/monday': [
    "Born on the Moon's weekday, you move by feeling and by season. People find you easy to talk to, and your plans have soft edges.",
    'Give your own mood a chair, but not the chair at the head of the table.',
  ],
  'vara/tuesday': [
    'Mars keeps this weekday, and you came in with sleeves rolled up. You would rather act and mend than wait and wonder.',
    'Aim before you run; you have speed enough for both.',
  ],
  'vara/wednesday': [
    'On the weekday of Mercury people arrive with a question. You learn by comparing, trade in words and stay young by being curious.',
    'Keep one opinion long enough to test it.',
  ],
  'vara/thursday': [
    "Jupiter's weekday gives a wide view and a generous hand. You look for the rule behind the case, and others ask you to judge.",
    'Advise a little less and ask a little more.',
  ],
  'vara/friday': [
    'Venus rules the weekday, and you notice at once whether a room is pleasant. You bring people together and would rather please than press.',
    'Say no once a week to something charming.',
  ],
  'vara/saturday': [
    "Saturn's weekday makes a person who carries. You were serious early and grow lighter with the years, and you do not leave in the middle.",
    'Put one weight down before you pick up the next.',
  ],

  'tithi/1': [
    'The Moon was the thinnest of threads, just new. You are a beginner by nature, glad of first steps and clean pages, and shy of being looked at too soon.',
    'Start small and show it late.',
  ],
  'tithi/2': [
    'On the second bright day the crescent first shows itself. You work well beside one other person and build trust like a wall, stone upon stone.',
    'Choose the other builder with care.',
  ],
  'tithi/3': [
    'The third bright day likes winning, and so do you, in a friendly way. Skill of the hands and a good ear carry you further than argument.',
    'Practise where somebody better can see it.',
  ],
  'tithi/4': [
    'A bright fourth is a day of obstacles and of those who take them away. You see the snag in a plan at once, and people think you made it.',
    'Name the snag together with the way round it.',
  ],
  'tithi/5': [
    'Fullness and learning belong to the bright fifth. You gather knowledge as others gather friends, and end up with both.',
    'Give away what you know while it is fresh.',
  ],
  'tithi/6': [
    "The sixth of the bright half has a soldier's cheer. You are quick to take up another's cause, and you want to be thanked a little.",
    'Ask whether the cause wants you before you draw the sword.',
  ],
  'tithi/7': [
    'Seventh and growing, half the Moon was lit. Movement suits you: roads, changes of post, plans that begin on Monday.',
    'Let one friend always know the address.',
  ],
  'tithi/8': [
    'Light and dark stand level on the bright eighth, and you know both sides of most quarrels. Tension wakes you up instead of wearing you out.',
    'Rest after the strain; you tend to book the next one.',
  ],
  'tithi/9': [
    'The bright ninth has an edge to it. You cut through talk, fear little, and can frighten mild people without meaning to.',
    'Use the edge on problems and the flat of the blade on friends.',
  ],
  'tithi/10': [
    'Order and duty sit well on those born on the bright tenth. You keep your word by habit, and people build their week upon it.',
    'Leave one day of that week unbuilt.',
  ],
  'tithi/11': [
    'A bright eleventh teaches restraint. You can do without, which makes you free in places where others have to bargain.',
    'Break your own rule once a season, on purpose and with pleasure.',
  ],
  'tithi/12': [
    "The twelfth of the bright half is a giver's day. You look after things that belong to everybody, and remember who was left out.",
    'Keep accounts of what you give, for your own information.',
  ],
  'tithi/13': [
    'Good company follows the bright thirteenth. You are liked, you like being liked, and beauty puts you in order faster than sleep.',
    'Keep one friend who is not impressed.',
  ],
  'tithi/14': [
    'One night before full, the light is nearly too much. You feel strongly, act whole, and are seldom lukewarm about anything.',
    'Decide after the wave, not on top of it.',
  ],
  'tithi/15': [
    'You were born under a full Moon, with the two lights facing each other. You see yourself in other people and know quickly what they feel.',
    'Turn round now and then and ask the same of yourself.',
  ],
  'tithi/16': [
    'The first day after full Moon still has all the light and no more hurry. You share what you have and know that it was given.',
    'Store a little of it before the month turns.',
  ],
  'tithi/17': [
    'On the dark second the Moon rises when the lamps are already lit. You are a loyal second, and better informed than the first.',
    'Say aloud which of the ideas was yours.',
  ],
  'tithi/18': [
    'The dark third keeps its strength indoors. You win by lasting, by craft and by knowing when to say nothing.',
    'Show your hand to those who play on your side.',
  ],
  'tithi/19': [
    "Vows are made on the dark fourth, and you take yours seriously. You clear away what stands in the road, other people's stones included.",
    'Ask to be helped with the heaviest one.',
  ],
  'tithi/20': [
    'The fifth of the waning half deepens what it knows. You reread, repair and understand late, and then for good.',
    'Trust the late answer over the quick one.',
  ],
  'tithi/21': [
    'Discipline with some bite marks the dark sixth. You train, compete with yourself and dislike excuses, your own above all.',
    'Count the rest day as part of the training.',
  ],
  'tithi/22': [
    'By the waning seventh half of the Moon has been given back. You travel light, and let go of places more easily than of people.',
    'Write to one of them this week.',
  ],
  'tithi/23': [
    'Midnight country is what the dark eighth is like. You do well in pressure and silence, and come out of hard hours with something usable.',
    'Tell somebody what it was; it helps them too.',
  ],
  'tithi/24': [
    'A waning ninth ends things that have gone on too long. You are honest to the point of bareness and rather proud of it.',
    'Put a coat on the truth in cold weather.',
  ],
  'tithi/25': [
    'Quiet management belongs to the dark tenth. You see to it that things work, and your name is missing from the report.',
    'Sign the next one.',
  ],
  'tithi/26': [
    'The dark eleventh fasts and listens. You need less than people think, and your attention is the best thing you give.',
    'Keep some of it for your own evenings.',
  ],
  'tithi/27': [
    'Born on the dark twelfth, you are kind without witnesses. You feed, lend and forgive, and change the subject when it comes up.',
    'Let yourself be caught at it once.',
  ],
  'tithi/28': [
    'The thirteenth before the new Moon loves deeply and in few places. You are charming to many and open to two or three.',
    'Let a fourth one in.',
  ],
  'tithi/29': [
    "The last sliver of Moon rose just before the Sun. You look over edges: other people's secrets, the end of a story, the bottom of a subject.",
    'Come back up by daylight and have breakfast with someone.',
  ],
  'tithi/30': [
    'No Moon was to be seen; Sun and Moon stood together. Will and feeling are one piece in you, which gives force and makes it hard to see yourself.',
    'Keep a friend for a mirror.',
  ],

  'yoga/vishkambha': [
    'Vishkambha is the bolt on a door: you hold out, and people who push at you learn it. Strength comes easily, opening less so.',
    'Choose one door to leave unbolted.',
  ],
  'yoga/priti': [
    'Priti means fondness, and you start most meetings with some to spare. You win people over by liking them first.',
    'Keep a measure of it for those who are hard to like.',
  ],
  'yoga/ayushman': [
    'Ayushman gives staying power. You recover well, keep old friends and old shoes, and pace yourself without knowing it.',
    'Begin something that takes twenty years.',
  ],
  'yoga/saubhagya': [
    'Good fortune by way of good manners is the gift of Saubhagya. Doors are held for you, because you hold them too.',
    'Walk through; standing in the doorway is a habit of the polite.',
  ],
  'yoga/shobhana': [
    'Shobhana shines a little. You care how things look, and are usually right that it matters.',
    'Make the inside as careful as the cover.',
  ],
  'yoga/atiganda': [
    'Atiganda ties large knots, and you were given strong fingers. Hard beginnings taught you a patience that easy people lack.',
    'Do not look for the knot where the rope is smooth.',
  ],
  'yoga/sukarma': [
    'The well-made deed is what Sukarma stands for. Work that is useful and clean restores you more than idleness does.',
    'Stop when it is good; perfect is another trade.',
  ],
  'yoga/dhriti': [
    'Dhriti is steadiness of hand. Once you have understood a thing you keep hold of it, through noise and offers.',
    'Look up from time to time to see whether it is still the right thing.',
  ],
  'yoga/shula': [
    'Shula is a spear, and you come to the point. Your remarks go in, and some people are grateful only afterwards.',
    'Ask first whether they want it now.',
  ],
  'yoga/ganda': [
    'Ganda is the joint of a cane: you grow in segments, with a hard place between each. After every one you are taller.',
    'Expect the next joint without bracing for it.',
  ],
  'yoga/vriddhi': [
    'Growth is written into Vriddhi. What you plant in ordinary soil comes up, from savings to herbs.',
    'Thin the rows; you cannot water everything.',
  ],
  'yoga/dhruva': [
    'Dhruva is the pole star. People set their course by you, and you dislike being moved, even for the better.',
    'Move once a year of your own accord.',
  ],
  'yoga/vyaghata': [
    'Vyaghata strikes through resistance. You are at your best against a wall and a little lost in an open field.',
    'Look for the gate before you charge.',
  ],
  'yoga/harshana': [
    'Delight comes quickly to those born in Harshana. You laugh early, and a heavy room gets lighter when you sit down.',
    'Stay when the laughing stops; you are needed then as well.',
  ],
  'yoga/vajra': [
    'Vajra is the diamond: hard, clear and cut by its own kind. Pressure shapes you, and flattery slides off.',
    'Let someone see the soft side of the stone.',
  ],
  'yoga/siddhi': [
    'Siddhi brings things to completion. You have a feeling for the last tenth of a task, where others tire.',
    'Begin more, since you are able to finish.',
  ],
  'yoga/vyatipata': [
    'Vyatipata turns plans over. Life surprises you more than most, and it has made you quick on your feet and slow to judge.',
    'Keep two small things fixed, whatever else moves.',
  ],
  'yoga/variyana': [
    'Comfort and good things gather around Variyana. You know how to enjoy, and teach it to people in a hurry.',
    'Get up one hour early on the pleasantest days.',
  ],
  'yoga/parigha': [
    'Parigha is an iron bar across the road. You learn to wait, to go round, and in the end to own the gate.',
    'Charge a fair toll.',
  ],
  'yoga/shiva': [
    'This yoga calms. You bring a quiet into quarrels that does more than arguments, and you like to study what lasts.',
    'Speak before the silence is taken for agreement.',
  ],
  'yoga/siddha': [
    'Siddha gives the knack: you find out how a thing wants to be done, and then it seems simple.',
    'Write down the way, since nobody else can see it.',
  ],
  'yoga/sadhya': [
    'What can be done, Sadhya does. You are practical in a kind manner and seldom promise beyond your reach.',
    'Reach a hand further than you did last year.',
  ],
  'yoga/shubha': [
    'Shubha is plain goodness of effect: things go a little better when you are in charge, and you hardly know why.',
    'Take charge somewhat more often.',
  ],
  'yoga/shukla': [
    'Shukla means bright and white. You think quickly, speak clearly and change your mind in full view.',
    'Give one thought a week the time to darken and grow.',
  ],
  'yoga/brahma': [
    'Trust and confidences come to those of this yoga. You keep a secret, weigh words and are asked to witness things.',
    'Have someone who keeps yours.',
  ],
  'yoga/indra': [
    'Indra leads by taking care of the company. You like a full table and a good plan, and you notice who is missing.',
    'Sit at the side of the table now and then.',
  ],
  'yoga/vaidhriti': [
    'Vaidhriti stands at the edge, where one round ends. You question what others take as settled, and are sometimes alone in being right.',
    'Prepare the answer along with the question.',
  ],

  'karana/bava': [
    'Bava begins things with vigour. You are useful from the first hour, and prefer a task to a title.',
    'Ask how long it will last before you lift it.',
  ],
  'karana/balava': [
    "Balava is a student's half-day. Rites, rules and good teachers do you good, and you pass things on correctly.",
    'Add one line of your own.',
  ],
  'karana/kaulava': [
    'Kaulava makes friends. You work best in a circle, remember birthdays and get by introduction what others get by exam.',
    'Visit without needing anything.',
  ],
  'karana/taitila': [
    'House and comfort are near to Taitila. You furnish, arrange and make places in which people stay.',
    'Open a window in all that comfort.',
  ],
  'karana/gara': [
    'Gara ploughs. You prepare ground, count on seasons, and trust what can be worked with the hands.',
    'Leave a strip fallow each year.',
  ],
  'karana/vanija': [
    "The trader's half-day gives you a sense of price and of people. You bargain with a smile and keep the customer.",
    'Once in a while give more than the measure.',
  ],
  'karana/vishti': [
    'Vishti pulls hard against the rein. You do the unpleasant job that everyone walks round, and have a name for bluntness.',
    'Let the rein slacken after the job is done.',
  ],
  'karana/shakuni': [
    'Shakuni reads signs. You notice small changes, mix remedies for situations, and keep your findings to yourself.',
    'Check a suspicion against one fact.',
  ],
  'karana/chatushpada': [
    'Four-footed Chatushpada stands firmly. Animals, land and tradition steady you, and you do not need to be first.',
    'Go out walking before you decide.',
  ],
  'karana/naga': [
    'Naga moves without noise and holds on. You are patient with hard things and rather impatient with easy people.',
    'Let them be easy; it is also a talent.',
  ],
  'karana/kimstughna': [
    'Kimstughna opens the new month. You have good timing for starts and a light heart about what went before.',
    'Carry one lesson over; the rest may stay behind.',
  ],

  'month/chaitra': [
    'In Chaitra the year turns young. You came with spring in your step, fond of beginnings, colour and clean rooms.',
    'Finish one thing before the mango is ripe.',
  ],
  'month/vaishakha': [
    'Vaishakha is a month of giving water to strangers. Generosity is a habit with you, and so is a certain stubborn warmth.',
    'Drink something yourself along the way.',
  ],
  'month/jyeshtha': [
    'The high heat of Jyeshtha makes elders early. You take the lead because somebody has to, and feel it in the evening.',
    'Look for shade at noon, every noon.',
  ],
  'month/ashadha': [
    'Ashadha waits for rain. You bear suspense well, travel when others stay, and cheer people before the good news has come.',
    'Keep some of the cheer for afterwards.',
  ],
  'month/shravana': [
    'Shravana is the listening month. You hear what is meant, keep promises that no one recorded, and love the sound of rain.',
    'Speak as clearly as you listen.',
  ],
  'month/bhadrapada': [
    'In Bhadrapada the rivers are full. Your feelings are large and your speech gentle, and you carry families along.',
    'Mark where the bank is, and tell people.',
  ],
  'month/ashvina': [
    'Ashwin comes with cleared skies and lamps. You like clarity, festivals and the day after a quarrel.',
    'Clear the air before it needs a storm.',
  ],
  'month/kartika': [
    'Kartika lights lamps on the water. You have discipline with some gold in it: early rising, fine work, a table for guests.',
    'Leave one lamp for yourself.',
  ],
  'month/margashirsha': [
    'Margashirsha is called the best of months, and you do have a way of arriving in good time. Study and harvest suit you equally.',
    'Share the harvest before you weigh it.',
  ],
  'month/pausha': [
    'Pausha nights are long, and you learned to keep a fire. You are sparing with words, firm, and warmer than you look.',
    'Look as warm as you are, once a week.',
  ],
  'month/magha': [
    'Magha bathes in cold rivers. You can do the bracing thing and respect those who went before you.',
    'Let the ancestors rest and the children choose.',
  ],
  'month/phalguna': [
    'Phalguna ends the year with thrown colour. You forgive easily, mix kinds of people, and know that seriousness can be washed off.',
    'Stay clean on the days when it counts.',
  ],

  'ritu/vasanta': [
    'Spring births look forward. You lean towards what is about to open, and boredom is your only real cold.',
    'Prune, and it will open better.',
  ],
  'ritu/grishma': [
    'Summer gives endurance and a direct gaze. You do much in little time and then want shade and silence.',
    'Take both before you have to.',
  ],
  'ritu/varsha': [
    'The rains make hearts wide and roads soft. You feel in currents, rest poorly alone and bring things to grow.',
    'Build on the higher ground of habit.',
  ],
  'ritu/sharad': [
    'Autumn skies are clear, and you like a clear account. You judge well because you wait until the dust is down.',
    'Judge facts by that light and people by a softer one.',
  ],
  'ritu/hemanta': [
    'Early winter stores and strengthens. You have appetite, patience and a talent for preparing what will be needed.',
    'Open the store when friends come.',
  ],
  'ritu/shishira': [
    'Late winter is bare and exact. You see the shape of things without their leaves, and do not mind an empty hour.',
    'Trust that the sap is rising, in others too.',
  ],
};
