/** A graha in a house for weeks or years. Houses speak of an area: 1, 6, 12 strength; 2, 8, 11 money; 3, 9, 10 work; 4, 5, 7 those who are close. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const stay: HoroscopeBank['stay'] = {
  sun: {
    1: [
      'The Sun is in your own sign, so you are tired from being looked at; step out of the light for an hour.',
      'Pride wakes before you do these weeks; let it have its tea and go out without it.',
      'Strength is there but burns fast while the Sun stands on your own ground, so sit down before you must.',
    ],
    2: [
      'With the Sun in the second, money is talked about louder than it is spent; lower the voice and read the figures.',
      'The tongue and the purse both run dry this month; keep them a little shut.',
      'The family wants an account of things, and the Sun holds the lamp; show one page, not the whole book.',
    ],
    3: [
      'The Sun in your third lends nerve to ordinary work: knock, ask and follow up.',
      'This is the month when effort is visible, even the small daily kind.',
      'Your word carries along the corridor now; use it for someone who cannot speak up.',
    ],
    4: [
      'The Sun in the fourth puts the boss’s chair in the living room; ask who would like to sit in it.',
      'At home everybody knows best these weeks; be the one who knows second best.',
      'The heart is warm and the house too hot; open a window before a subject.',
    ],
    5: [
      'With the Sun in the fifth you want to be admired by those you love; admire first and see.',
      'Romance takes the stage this month and forgets its lines; play the prompter.',
      'Children read authority in your face now, so put a grin in front of it.',
    ],
    6: [
      'The Sun in the sixth is a good broom: habits swept out now stay out.',
      'Your resistance is up this month, to draughts and to nonsense alike.',
      'Regular hours suit you as long as the Sun works in your sixth; let the alarm be boring.',
    ],
    7: [
      'The Sun stands over your partner’s chair, so what they want is lit and what you want is in shade; take turns.',
      'Two strong opinions share a table this month; seat them at the corner, not across.',
      'Someone close shines and casts a shadow your way; enjoy the shine from the side.',
    ],
    8: [
      'The Sun goes underground in your eighth, and with it the clear view of shared money; ask for the statement.',
      'Official answers about dues take the back stairs this month; keep copies on each step.',
      'What glitters in another’s purse is mostly the lining; look after your own seams.',
    ],
    9: [
      'With the Sun in the ninth, seniors explain more than they decide; bring a short question and a long patience.',
      'A rule stands between you and the thing; read who wrote it and ask them.',
      'Your direction is right and the permission is slow; walk on the spot and keep warm.',
    ],
    10: [
      'The Sun stands at the top of your chart for a month: be where the work is shown.',
      'A job done in these weeks is signed with your name, so choose it with care.',
      'People in charge are easier to reach while the Sun keeps your tenth; a plain request is enough.',
    ],
    11: [
      'The Sun in your eleventh warms the circle: what you lent, taught or carried comes back as goodwill.',
      'Ask for your due this month; the other side has the file open.',
      'A person of standing likes you for a small thing you did, so do another.',
    ],
    12: [
      'While the Sun rests in your twelfth you rest badly in company; take an hour alone as others take sugar.',
      'Energy leaks at the edges of the day now: guard the first half hour and the last.',
      'The month before your own season is for mending sleep, not for proving stamina.',
    ],
  },
  mars: {
    1: [
      'Mars in your own sign gives a short fuse and good shoes; use the shoes.',
      'Heat rises quickly in these weeks: cold water, slow stairs and the second thought.',
      'Your body wants a task with a handle; give it one before it picks a quarrel.',
    ],
    2: [
      'With Mars in the second, words about money come out peeled; wrap them before you pass them on.',
      'Spending in anger is the dear kind; take a walk past the shop and not into it.',
      'Somebody at table pushes for a number; give it after the plates are washed.',
    ],
    3: [
      'Mars marches in your third house, and the reply you fear to write takes four minutes.',
      'Courage comes in working clothes these weeks; let it carry the heaviest end.',
      'You can outpace the queue now by asking the question nobody asked.',
    ],
    4: [
      'Mars in the fourth bangs the kitchen doors; tighten the hinges before the voices.',
      'The people you live with are brisk because the house is small; give everyone an errand outside.',
      'Renovate nothing while Mars is at home; a spirit level and a long breath will do.',
    ],
    5: [
      'Mars in the fifth plays to win, even at love; lose a round on purpose.',
      'Sparks fly easily between you and the young; move the conversation outdoors.',
      'Desire is in a hurry these weeks; let charm catch up with it before you speak.',
    ],
    6: [
      'Mars in your sixth house makes short work of long lists, and early mornings of lazy ones.',
      'You are hard to tire these weeks, so be the one who stops for lunch first.',
      'A difficult person loses interest once you keep to the point and the hour.',
    ],
    7: [
      'Mars across from you lends the other person your sharpest words; offer them a softer set.',
      'A partnership runs hot; agree on the rules while nobody is playing.',
      'One of you drives too fast in conversation; take the wheel by asking a slow question.',
    ],
    8: [
      'With Mars in the eighth, joint accounts want cool hands: no transfers after dinner.',
      'A bill arrives with an edge on it; read it at noon, not at night.',
      'What was agreed in haste last season asks to be gone over with a pencil.',
    ],
    9: [
      'Mars in the ninth argues with the teacher; ask for the exercise and leave the theory.',
      'Certainty outruns evidence in these weeks, so let the report be longer than the speech.',
      'The chief wants agreement before facts; give the facts politely and on one page.',
    ],
    10: [
      'Mars at the top of your chart wants results by Thursday; promise them for the Monday after.',
      'You push hard at work and hear the door creak; oil it with a word of thanks.',
      'Someone above you feels hurried by your speed; send the summary before the solution.',
    ],
    11: [
      'Mars in your eleventh collects what is due: stand up, ring and name the day.',
      'A bold friend goes first these weeks and leaves the gate open for you.',
      'Extra effort is paid by the hour now, so write the hours down.',
    ],
    12: [
      'Mars hides in your twelfth and works the night shift; tire the legs so that the head may sleep.',
      'Irritation you swallow by day comes up at bedtime; put it into a notebook at six.',
      'Hurry costs double behind closed doors these weeks: slow hands with hot pans and heavy boxes.',
    ],
  },
  mercury: {
    1: [
      'Mercury in your own sign talks in your sleep; give the mind one empty page at night.',
      'You think in several directions for now, and the shoulders follow; choose a single chair.',
      'Nervous wit is still wit, but it wants food at eleven.',
    ],
    2: [
      'Mercury in the second keeps good books: three lines a day and the month explains itself.',
      'Well-chosen words are worth money in these weeks, in the letter as at the counter.',
      'Someone explains a fee you never understood; let them finish and take notes.',
    ],
    3: [
      'Mercury in the third scatters leaflets: six messages where one clear one would do.',
      'Check the name, the number and the attachment, in that order.',
      'Chatter at work slows the hands just now; talk with the tool in them.',
    ],
    4: [
      'Mercury sits at the kitchen table and makes peace by asking who wants tea.',
      'Conversations at home find the right tone now, especially those held while chopping.',
      'Write the family story down while the teller is in the mood.',
    ],
    5: [
      'Mercury in the fifth flirts with every idea and calls back none; choose one to answer.',
      'Clever things are said between sweethearts and heard as cold ones; add a plain sentence.',
      'A child’s question has no quick answer in these weeks; go and look it up together.',
    ],
    6: [
      'Mercury in the sixth loves a checklist; let it run your meals and your mornings.',
      'You find the word that ends an argument, and it is usually a date.',
      'Learn the proper way to lift, sit or type now; it goes in quickly.',
    ],
    7: [
      'Mercury between two people counts who said what; burn the transcript.',
      'A bargain of the heart is worded too finely just now; use kitchen language.',
      'They answer the question before last; give the slow replies a day.',
    ],
    8: [
      'Mercury in the eighth reads the small print aloud, to your advantage; sit down with the contract.',
      'You can trace a missing sum now, backwards, receipt by receipt.',
      'Someone tells you quietly how the thing really works; thank them quietly.',
    ],
    9: [
      'Mercury in the ninth quotes too much; one source, properly read, serves better.',
      'Applications and long forms come back with a query these weeks; answer the query, not the insult.',
      'Advice arrives by the bucket; carry home a cup.',
    ],
    10: [
      'Mercury in your tenth does your talking for you: put the offer in writing and sign it clearly.',
      'Your reports are read to the end in these weeks, so put the best line last.',
      'Trade, letters and numbers move your name upwards now.',
    ],
    11: [
      'Mercury among friends brings news you can use; ask what they pay and what they skip.',
      'An introduction made in passing earns more than a week of effort; keep your card dry.',
      'Small trades prosper while Mercury counts your gains; swap, share and keep the list.',
    ],
    12: [
      'Mercury in the twelfth keeps the radio on inside your head; turn it down with pen and paper.',
      'Screens in bed are paid for in mornings; leave the phone with its charger in the hall.',
      'Worries rhyme at night these weeks; read them by day and they are prose.',
    ],
  },
  jupiter: {
    1: [
      'Jupiter in your sign enlarges whatever you repeat, the second helping too; repeat the walk.',
      'You promise your time away in the belief that there is more; keep a day in hand.',
      'Jupiter in your sign lets you off too easily; keep one promise to yourself at a fixed hour.',
    ],
    2: [
      'Jupiter in the second fills the larder slowly: regular savings taste better than large ones.',
      'Your word is trusted in money matters this year, so give it sparingly and keep it.',
      'Somebody in the family teaches you the worth of things, not the price.',
    ],
    3: [
      'With Jupiter in the third you mean well in too many places; choose one door a week.',
      'Effort feels larger than its result this season; measure in steps and not in miles.',
      'A generous colleague talks instead of doing; take the first nail and hand over the second.',
    ],
    4: [
      'Jupiter in the fourth crowds the house with kind people; keep one chair that is yours.',
      'Peace at home depends on space this year; clear a shelf rather than the air.',
      'You want the family to agree on the good life; let them agree on Sunday lunch.',
    ],
    5: [
      'Jupiter in your fifth house smiles on the young, on lovers and on first drafts.',
      'Delight teaches you more than duty this year; plan for it as you would for work.',
      'A heart that has been careful grows a size; let someone see the new room.',
    ],
    6: [
      'Jupiter in the sixth makes promises to the gym, the diet and the neighbour’s dog; keep the smallest.',
      'Helping everyone wears out the helper; put your own lunch on the list.',
      'A steady, dull routine is the wise teacher this year, and it gives homework.',
    ],
    7: [
      'Jupiter across from you sends good company; say yes to those who listen.',
      'Partnership grows this year by plain dealing; read each other the letter before it goes.',
      'The advice you need sleeps on the other side of the bed, or of the desk.',
    ],
    8: [
      'With Jupiter in the eighth, hope and shared money should not be kept in one jar.',
      'What you are to receive takes a longer road this year; send no plans ahead to meet it.',
      'One dull document, read with care, repays you more than three bright talks.',
    ],
    9: [
      'Jupiter in the ninth opens the school gate: ask the person you have always wanted to learn from.',
      'Your judgement is good over long distances this year; let it choose the direction, then do the next mile.',
      'A teacher, a book or a blessing shortens the road at work.',
    ],
    10: [
      'Jupiter in the tenth makes the title sound bigger than the task; polish the task.',
      'Too much is expected of you at work, some of it by you; cross out your own share first.',
      'Good advice from above comes without tools this year; ask politely for the ladder.',
    ],
    11: [
      'Jupiter in your eleventh is the friend who brings a friend; set one more plate.',
      'Hopes ripen this year if you share them while they are green.',
      'Income widens by recommendation; do one job so well that it is talked about.',
    ],
    12: [
      'Jupiter in the twelfth gives freely and forgets to sleep; be generous before nine.',
      'Retreat does you good this year, as long as somebody knows where you are.',
      'Kindness tires when it has no hours; close the shop on one evening.',
    ],
  },
  venus: {
    1: [
      'Venus in your own sign is kind to skin, mood and mirror; rest looks like effort on you now.',
      'You are easy to be with in these weeks, beginning with yourself.',
      'Comfort chosen with taste does more good now than discipline in a hurry.',
    ],
    2: [
      'Venus in the second likes real cloth, fresh bread and bills paid early.',
      'Charm has a price tag these weeks and people pay it gladly; do not sell yourself short.',
      'A pleasant voice settles accounts that facts could not.',
    ],
    3: [
      'Venus in the third writes the note that gets an answer; keep it short and add a colour.',
      'Work goes by favour and good manners now, along with a joke at the right counter.',
      'Design, music and well-set tables help your cause this month.',
    ],
    4: [
      'Venus at home makes guests of the family: flowers in a jar and nobody in a hurry.',
      'Tenderness is spoken in cushions and second cups of tea just now.',
      'Make one room lovely, and the people in it soften too.',
    ],
    5: [
      'Venus in your fifth house is courtship weather, even for couples of forty years.',
      'Something you make with pleasure pleases someone in particular.',
      'Games, songs and small presents carry the message better than explanations.',
    ],
    6: [
      'Venus in the sixth finds the routine plain and the snacks charming; put flowers on the routine.',
      'Pleasing people at work takes it out of you by evening; please one and rest.',
      'Luxury disagrees with you just now; simple soap, simple supper.',
    ],
    7: [
      'Venus in the seventh expects to be met halfway and dressed for; explain your tired shoes.',
      'Sweetness between two people needs salt these weeks; tell the small truth.',
      'Comparisons with other couples flatter nobody; close the album.',
    ],
    8: [
      'Venus in the eighth turns up forgotten pleasures: a voucher, a deposit or a coat with a note in it.',
      'Another person’s taste or money is at your disposal now; use it as you would a guest towel.',
      'Private talks about money go gently these weeks, particularly after music.',
    ],
    9: [
      'Venus in the ninth gives your plans good manners, and the people abroad reply.',
      'A senior person helps you because you thanked them once, long ago.',
      'Study something graceful this month; it finds its use at work by the side door.',
    ],
    10: [
      'Venus in the tenth is looked at before she is heard; dress plainly and speak well.',
      'Being liked at work gets in the way of being clear; write the clear version first.',
      'Someone envies the easy part of your job; let them see the hard part.',
    ],
    11: [
      'Venus in your eleventh fills the calendar with people who bring dessert.',
      'What you enjoy earns a little now; set out a plate for coins.',
      'A wish from your softer side is granted by a friend with connections.',
    ],
    12: [
      'Venus in the twelfth makes a nest of the night: clean sheets, low lamp and no errands in the head.',
      'Pleasure far from the crowd restores you now, and costs less than you feared.',
      'Spend on rest this month as others spend on shoes.',
    ],
  },
  saturn: {
    1: [
      'Saturn in your own sign makes each stair count; climb with the rail and a song.',
      'You look older on Mondays these years, and are trusted more on Fridays.',
      'Sleep, posture and plain soup are the discipline of this long season; keep two of the three.',
    ],
    2: [
      'Saturn in the second counts the spoons; let him, and keep the count where you can see it.',
      'Money is slow and exact in these years: small, dated and in the same tin.',
      'Family speech has grown short; a slow meal once a week lengthens it again.',
    ],
    3: [
      'Saturn in your third rewards practice: the hundredth try looks like talent.',
      'You can outlast almost any difficulty at work these years, one plain letter at a time.',
      'A promise to a brother, a neighbour or a colleague holds like a beam; make few.',
    ],
    4: [
      'Home asks for repairs rather than changes; one drawer, one talk, one form at a time.',
      'Saturn in the fourth makes the house feel colder than the thermometer says; sit together in one room.',
      'Elders need your time more than your ideas these years; bring a chair and no agenda.',
    ],
    5: [
      'Saturn in the fifth plays slowly: choose the game that takes all winter.',
      'Love proves itself by turning up these years; be on time with the umbrella.',
      'Young people find you strict; show them a mistake of your own.',
    ],
    6: [
      'Saturn in your sixth makes habits of iron; forge one a season, and forge it well.',
      'The long, dull cure works in these years where the quick one never did.',
      'Whoever opposes you tires first, if you keep to bed, bread and paperwork.',
    ],
    7: [
      'Saturn across from you asks of every bond what it carries; answer with an hour a day.',
      'A partner is tired rather than cold; take over one duty without a word.',
      'Distance between two people is measurable these years, so measure it and halve it.',
    ],
    8: [
      'Saturn in the eighth goes through shared accounts by candlelight; hold the candle, keep the originals.',
      'What is owed on either side takes its time in these years; write dates, not wishes.',
      'Old obligations shrink if you pay a little every month without being asked.',
    ],
    9: [
      'Saturn in the ninth sends the slow teacher; he repeats himself because it matters.',
      'Belief is tested against the calendar these years: what do you still do in February.',
      'The senior nod comes late and in writing; keep the letter.',
    ],
    10: [
      'Saturn at the top of your chart hands you the whole load; ask which part has to be perfect.',
      'Recognition lags behind the work in these years; keep a record of what you did.',
      'Authority is earned in small, boring instalments now; pay one this week.',
    ],
    11: [
      'Saturn in your eleventh is the friend of twenty years: call him before you need him.',
      'Gains arrive on foot these years and stay for supper.',
      'A patient claim comes good; send the reminder on the first of every month.',
    ],
    12: [
      'Saturn in the twelfth keeps a lamp burning too late; put it out by the clock, not by the mood.',
      'Solitude gets long in these years unless it has a chore in it.',
      'You pay now for nights you once borrowed; repay in early evenings.',
    ],
  },
  rahu: {
    1: [
      'Rahu in your sign multiplies mirrors and Ketu thins the company; choose one face and keep it all week.',
      'The hunger to be someone new does not sleep at night; give it one hour of daylight.',
      'You are restless in your own skin this season; long walks fit better than long plans.',
    ],
    2: [
      'Rahu in the second doubles the appetite and the figures; read them with a friend who is full.',
      'Easy money talks loudly in this season; ask it for its address.',
      'With Rahu at your table these months, say less than you know and eat slowly.',
    ],
    3: [
      'Rahu in your third gives you the nerve of a stranger in town: ask for what locals never ask.',
      'Unusual channels work this season, be it the odd hour, the new app or the side door.',
      'What you try in a new way pays; the old ways are going out of date.',
    ],
    4: [
      'Rahu in the fourth makes you a guest at home and Ketu empties the desk; unpack one box.',
      'The heart looks for a house with more rooms; tidy the ones it has.',
      'Screens have moved into the living room this season; cover one for an evening.',
    ],
    5: [
      'Rahu in the fifth falls for the unlikely; enjoy the film and keep the ticket stub.',
      'You may love the idea of someone this season; find out how they take their tea.',
      'Children teach you the new game, while friends drift to the edge; call one back.',
    ],
    6: [
      'Rahu in your sixth turns odd remedies into good routines; write down what really helped.',
      'You slip past obstacles this season by not looking at them directly.',
      'Machines, schedules and strangers serve you well; Ketu asks that you sleep without them.',
    ],
    7: [
      'Rahu across from you makes the other person fascinating and far; come closer by asking dull questions.',
      'You expect a partner to be a whole country; be glad of the village.',
      'Agreements sparkle in this season; hold them to the window before you admire them.',
    ],
    8: [
      'Rahu in the eighth hears money under the floor; leave the boards where they are.',
      'Rumours about shared funds grow in the dark; ask for daylight and a signature.',
      'Passwords, pledges and old papers want a tidy box this season.',
    ],
    9: [
      'Rahu in the ninth collects gurus; keep one, and let Ketu keep the errands short.',
      'Foreign methods impress at work this season; translate before you adopt.',
      'Certainty is for sale everywhere just now, so ask each seller for last year’s forecast.',
    ],
    10: [
      'Rahu at the top of your chart puts your name where you never sent it; make use of the introduction.',
      'Ambition finds an unusual ladder this season; test each rung, then climb.',
      'The public side of your work grows and home feels further; ring home at noon.',
    ],
    11: [
      'Rahu in your eleventh finds money in odd company: the forum, the fair or the friend of a friend.',
      'A large circle serves you this season; let Ketu choose the two you tell everything.',
      'Wishes come in strange wrapping, so open them before you judge.',
    ],
    12: [
      'Rahu in the twelfth scrolls past midnight; move the charger, save the morning.',
      'Dreams are busy and rest is thin this season; a dark, cool, boring room is worth the trouble.',
      'Far places call at night; answer with a postcard in the morning.',
    ],
  },
};
