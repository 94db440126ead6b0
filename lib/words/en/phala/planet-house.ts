/** Texts of the planets in the houses, in English. */
import type { Rows } from '../../phala/bank.ts';

export const planetHouse: Rows<'planet.house'> = {
  'sun/1': [
    'You are visible whether you plan it or not, and people read your mood from the door. Independence came early, and so did the habit of carrying things alone.',
    'Let someone see you unsure once a week; authority survives it.',
  ],
  'sun/2': [
    'Money and speech are matters of pride here: you like to earn it yourself and to say it straight. At the family table your word can land harder than you meant.',
    'State the sum and the reason calmly, then let the others talk first.',
  ],
  'sun/3': [
    'You have nerve and like to use it: the call nobody wants to make is yours. Brothers, sisters and neighbours look to you for a lead, and you write or speak with authority.',
    'Put your name to one short piece of work every month.',
  ],
  'sun/4': [
    'Home must stand for something, and you work late to keep it. The Sun is below the earth here and shines inward, so rest and recognition seldom meet under one roof.',
    'Be a guest in your own house one evening a week.',
  ],
  'sun/5': [
    'What you make carries your signature, whether it is a report, a garden or a school play. You teach well, and you want the result to do you credit, which is a weight for whoever is learning.',
    'Praise one mistake that was bravely made.',
  ],
  'sun/6': [
    'Give you a backlog and you stand taller. You outlast rivals, put order into a bad department and are respected by the people who do the actual work.',
    'Fight for the result and let small insults pass; they cost you the afternoon.',
  ],
  'sun/7': [
    'In people of standing you meet your equal, and they draw you. In partnership two captains want the wheel, and you may call it principle when it is pride.',
    'Divide the decisions by subject, in writing, and keep out of the other half.',
  ],
  'sun/8': [
    'You see what lies under a success, its debts and its secrets, and you are trusted with both. Your own light goes out of sight for years at a time and comes back changed.',
    'Choose one field of research and go deep; being unseen is useful there.',
  ],
  'sun/9': [
    'You want the rule that holds for everyone, and you speak of it with conviction. Teachers and your father loom large, to follow or to argue with.',
    'Travel to one place where your view is in the minority, and listen for a day.',
  ],
  'sun/10': [
    'Work is where you stand in full light. Responsibility finds you, people in charge remember your name, and you would rather answer for a thing than assist with it.',
    'Give credit downward in public; it is what makes the height safe.',
  ],
  'sun/11': [
    'Your friends have influence, or get it in your company. You aim high and think in round numbers, and gains tend to come through one important introduction.',
    'Ask by name for the introduction you need, and return it within the year.',
  ],
  'sun/12': [
    'You do your truest work out of sight: abroad, at night, or for people who will not be told. Public credit tends to slip past you, and you sometimes help it slip.',
    'Keep a private record of what you did, and show it once a year.',
  ],
  'moon/1': [
    'Your face tells the weather, and people find that restful. You adapt to company, remember what each person drinks and are rarely a stranger for long.',
    "Plan important talks for a day after a good night's sleep.",
  ],
  'moon/2': [
    'You make a table people return to, and your voice does half of it. Income moves with mood and season, yet you have a feel for what people will want next.',
    'Keep a jar, real or not, for the lean weeks.',
  ],
  'moon/3': [
    'You think with your feelings and write letters that are kept. Short trips lift you, and a sister, brother or neighbour is often the one you call.',
    'Send the message while it is warm; you revise the life out of it.',
  ],
  'moon/4': [
    'Home is the place you think from. You need a window, a known cup and people who come in without ringing, and you give the same to others.',
    'Before you move house, spend a week in the new street.',
  ],
  'moon/5': [
    'Ideas come to you as pictures, and children and beginners are at ease with you. You love with imagination and want to be surprised by tenderness.',
    'Make something small every day, and show it before it is perfect.',
  ],
  'moon/6': [
    'You look after what is out of order, and you notice at work who is close to tears. Worry settles on small things, and your appetite follows it.',
    'Eat at fixed hours and leave one chore undone each evening.',
  ],
  'moon/7': [
    'You know yourself best in company, and you sense what the other person needs before it is said. Moods are shared here; theirs quickly become yours.',
    'Spend one evening a week apart, so that there is something to tell.',
  ],
  'moon/8': [
    'You feel what is hidden in a room, and people bring you what they tell nobody. Your own feelings run underground and surface late, sometimes as a sudden change of plan.',
    'Keep a notebook for your moods, and read it at each new Moon.',
  ],
  'moon/9': [
    "Faith for you is a feeling before it is a thought, learned at an elder's side or on the road. Far places soothe you, and people with another view make you kinder.",
    'Go once a year where you understand only half of what is said.',
  ],
  'moon/10': [
    'The public likes you, or at least remembers you, and your work changes with what people need. You lead by sensing the mood of the room.',
    'Choose work that lets you meet people; a desk alone would leave you hungry.',
  ],
  'moon/11': [
    'Friends are many and come and go like tides, and a few stay for life. Wishes are granted here through people who simply like you.',
    'Write down whom you met this month, and call two of them.',
  ],
  'moon/12': [
    'You need more sleep and silence than others, and you do good in secret. Feelings are poured out where nobody sees, and then you wonder why you are empty.',
    'Keep an hour alone before you give an hour away.',
  ],
  'mars/1': [
    'You arrive with force, and things start when you come in. The body wants work, the tongue wants truth, and both are quicker than your second thought.',
    'Train hard three times a week; whatever is not spent there is spent on people.',
  ],
  'mars/2': [
    'You earn by effort and spend at speed, and you say what you think across the table. Words can cut where you only meant to hurry.',
    'Put a night between the price and the payment, and between the thought and the remark.',
  ],
  'mars/3': [
    'Courage is simply there, and your hands like tools. You compete well, you stand up for the younger one, and a deadline brings out the best in you.',
    'Pick your own contest each season before someone picks it for you.',
  ],
  'mars/4': [
    'You build, dig and repair at home with real force, and property matters to you. Peace is harder: the quarrel you avoided at work is often fought in the kitchen.',
    'Walk round the block before you turn the key.',
  ],
  'mars/5': [
    'Your ideas come as attacks on a problem, and you decide quickly and mostly well. In play, love and teaching you push, sometimes past the point of fun.',
    "Lose a game on purpose now and then, and enjoy the other's joy.",
  ],
  'mars/6': [
    "This is a fighter's place, and it suits you. You clear arrears, get past competitors and stay at it when others have gone to lunch.",
    'Give the fight a closing hour; on a Sunday there is nobody to beat.',
  ],
  'mars/7': [
    'You attract strong people and like a partner who answers back. What begins as a spark can turn into keeping score, and you are seldom the first to stop.',
    'Agree on a word that ends any quarrel for one hour.',
  ],
  'mars/8': [
    'You go into the cellar with a torch: repairs, research and emergencies steady your hand. Anger is kept down there too, and comes up at the wrong time.',
    'Give your anger a task every day, such as digging or a long run.',
  ],
  'mars/9': [
    'You fight for what you believe, and half-belief bores you. Teachers tend to be met as opponents first and as allies later.',
    'Before you argue the principle, do one practical thing for it, with your own hands and on your own time.',
  ],
  'mars/10': [
    'In work you are hard to overlook: you take the first step, carry the risk and finish before the committee has met. Command sits well on you.',
    'Say thank you by name; people follow a fire more gladly when it warms them.',
  ],
  'mars/11': [
    'You go after what you want, together with friends who also want something. Gains come through drive and teamwork, with a little rivalry to keep it brisk.',
    'Settle beforehand how the win will be shared.',
  ],
  'mars/12': [
    "Your strength works behind the scenes: night shifts, far places, other people's battles. Spent on silent resentment it only tires you.",
    'Give your strength to something that needs a broad back, then sleep.',
  ],
  'mercury/1': [
    'You talk, walk and learn quickly, and you look younger than your papers. People like explaining things to you, and then hearing you explain them back.',
    'Let some questions stay open overnight; the morning answers half of them.',
  ],
  'mercury/2': [
    'Words are your savings: you can teach with them or sell with them, and you know where every note is kept. At table you are the one with the story.',
    'Price your time as carefully as your goods.',
  ],
  'mercury/3': [
    'You write, call and forward; a dozen threads run through your hands and rarely tangle. What gets lost is depth, when the next message rings.',
    'Switch everything off for the one page that matters.',
  ],
  'mercury/4': [
    'You think best at home, among papers, and your home is half a classroom. You remember addresses, lessons and who said what at which dinner.',
    'Keep one table in the house without paper on it.',
  ],
  'mercury/5': [
    'Your mind plays, and learns by playing. You advise well, see the trick in a problem and can get a child to like sums.',
    'Show something in public twice a year; cleverness that stays in the drawer turns into worry.',
  ],
  'mercury/6': [
    "You find errors for a living, or could. Timetables and other people's muddles grow clear under your pen, while your own peace of mind pays for it.",
    'After two hours of detail, look at something far away.',
  ],
  'mercury/7': [
    'You choose people you can talk to and make partners of them. You negotiate fairly and fast, and you like a companion who is younger, or younger in mind.',
    'Write down what was agreed in laughter.',
  ],
  'mercury/8': [
    'You investigate: old accounts, hidden causes, how the lock works. People tell you secrets because you ask without blushing.',
    'Choose one riddle worth several years, and leave the gossip to others.',
  ],
  'mercury/9': [
    'You learn from many teachers and translate between them. Law, languages or writing about travel could hold you, and your beliefs come with footnotes.',
    'Practise one thing that is understood without words.',
  ],
  'mercury/10': [
    'Your work is words, numbers or trade, and you often do two jobs under one title. You are valued for knowing where everything is.',
    'Finish the job you have before you add a third.',
  ],
  'mercury/11': [
    'Your circle is wide, clever and quick to answer. Ideas bring income here, especially when they are traded in a group of merchants or students.',
    'Write back within the day; for you a prompt answer is worth more than a perfect one.',
  ],
  'mercury/12': [
    'You think in private, dream in detail and work well in a quiet room far from the street. Talk scatters here: papers go missing, and night thoughts go round.',
    'Write the last thought of the day down and shut the book.',
  ],
  'jupiter/1': [
    'People take your advice even when you only meant to chat. You are generous and hopeful, and trust comes to you early in any company.',
    'Check the facts you quote; they will be repeated.',
  ],
  'jupiter/2': [
    'You speak well of people, and it comes back to you. There is usually enough at your table, and you can explain money without making it ugly.',
    'Give a fixed share away, so that generosity has a floor and a ceiling.',
  ],
  'jupiter/3': [
    'You think large in a small room: letters, local matters and cousins all get your full wisdom. Boldness is borrowed from belief, so you act late, but with reasons.',
    'Do the short version first, then explain.',
  ],
  'jupiter/4': [
    'Home feels wide, whatever its size; there are books, guests and something on the stove. You are at ease with land, with learning and with your elders.',
    'Keep one room that is not for receiving.',
  ],
  'jupiter/5': [
    'You teach as you breathe, and good ideas arrive with their reasons attached. Children and students grow under your eye, and so do plans.',
    'Each year learn something yourself as an utter beginner.',
  ],
  'jupiter/6': [
    'You serve with a large heart and help even those who compete with you. Details swell when you are kind to all of them, and your plate is filled too often.',
    'Say yes to one request in three.',
  ],
  'jupiter/7': [
    'You find people who widen you: a partner with principles, a client who becomes a friend. Agreements made in good faith are kept, and you forgive the small print.',
    'Leave a little unsaid; not every evening needs a lesson.',
  ],
  'jupiter/8': [
    "You meet upheaval with a philosopher's calm, and people call you when something is ending. Hope goes quiet here and has to be dug for.",
    'Study one deep subject for its own sake; it pays late and well.',
  ],
  'jupiter/9': [
    'Belief and learning are your native country. You meet the right book at the right time, and others take you for older than you are.',
    'Pass on what you were given before you have all of it.',
  ],
  'jupiter/10': [
    'You rise by being trusted. Your advice shapes the work of others, and you do best where the purpose of the thing is decent.',
    'Before you accept the next honour, finish the promise you made at the last one.',
  ],
  'jupiter/11': [
    'Your friends wish you well and have the means to show it. Hopes tend to come true here in a wider form than you asked for.',
    'Ask for less and share more; it comes round again.',
  ],
  'jupiter/12': [
    'You believe in what cannot be shown, give without a receipt and are quietly looked after. Money and time run out through open hands.',
    'Choose your causes in January, and let the others pass with a kind word.',
  ],
  'venus/1': [
    'You make an agreeable first impression, and usually a second. Clothes and manners come out in tune, and people are glad to do you favours.',
    'Be blunt once a week, to hear how it sounds.',
  ],
  'venus/2': [
    'You bring grace to the table and have a nose for value, so the things you choose keep theirs. Your voice persuades where arguments would not.',
    'Save first and then enjoy; you do both well in that order.',
  ],
  'venus/3': [
    'Charm lives in your messages and in your hands; you draw, play or arrange. Effort is another matter, and you may let a sibling or a friend do the pushing.',
    'Do the first ten minutes yourself, every day.',
  ],
  'venus/4': [
    'You know how to make a room happy. Home is comfortable, well lit and open on feast days, and you are attached to whoever raised you.',
    'Rest in the house before you improve it further.',
  ],
  'venus/5': [
    'Love, art and play come naturally and feed one another. You know how to praise, so people show you what they have made.',
    'Give your talent a timetable; it likes to keep you waiting.',
  ],
  'venus/6': [
    'You bring courtesy into hard work and get difficult people to cooperate. In love you may serve too much, or choose someone who needs repairing.',
    'Look at the favours of this month and at what came back.',
  ],
  'venus/7': [
    'Partnership is where you bloom. You compromise with style and notice both what the other is wearing and what they are hiding; two is your proper number.',
    'Keep one opinion that you do not soften.',
  ],
  'venus/8': [
    'You love deeply and with few words, and you are good with what belongs to others. Jealousy and generosity live on the same floor.',
    'Speak of money and of tenderness plainly, in daylight.',
  ],
  'venus/9': [
    'You are taught by beauty: a song, an old building, a person with manners. Good fortune likes to reach you through someone kind.',
    'Learn one art in the place it comes from.',
  ],
  'venus/10': [
    'You work with taste and with people, and you are promoted for being good and for being good company. Design, hospitality or counsel would suit.',
    'Let the effort show sometimes; grace is mistaken for ease.',
  ],
  'venus/11': [
    'Your circle is pleasant and well connected, and wishes come true over dinner. You share gladly what you earn.',
    'Introduce two friends this month who ought to have met years ago.',
  ],
  'venus/12': [
    'You enjoy in private: good sheets, a distant coast, a love nobody discusses. Giving comfort to those who have none brings you a quiet luck.',
    'Set the budget for pleasure before the month begins.',
  ],
  'saturn/1': [
    'You came into the world serious, and reliability is your signature. Shyness and a strict inner judge slow the first step; after it, few can keep up with you.',
    'Begin before you feel entitled to.',
  ],
  'saturn/2': [
    'You count, and you do not waste. What you earn comes by long effort, and your speech is dry and spare.',
    'Say one warm sentence a day at the table, unasked.',
  ],
  'saturn/3': [
    'Your courage is of the slow kind: you repeat, you practise, you arrive. Younger ones lean on your example, and what you write is short and correct.',
    'Take on a task that needs three years; the others will have left by then.',
  ],
  'saturn/4': [
    'You carry the house on your back and keep it standing. Warmth may have been rationed there, or earned by duty, and you can go on rationing it out of habit.',
    'Mend one thing in the house, then sit down in the room and do nothing.',
  ],
  'saturn/5': [
    'You think before you play, and what you make lasts. Doubt sits at the desk with you and calls your best idea premature.',
    'Finish one thing badly on purpose; the second version will be your own.',
  ],
  'saturn/6': [
    'Work that tires others is your daily bread. You are patient with offices, loyal to a routine, and rivals give up before you do.',
    'Let the routine serve you too: fixed meals and a fixed hour for bed.',
  ],
  'saturn/7': [
    'You take bonds seriously, and come to them late or with someone older in years or manner. Loyalty is complete; play is scarce.',
    'Put laughter on the list of duties, since you do keep the list.',
  ],
  'saturn/8': [
    "You have stamina for long, dark corridors: audits, archives, other people's unfinished business. Change weighs on you, so you prepare for it years ahead.",
    'Throw out one folder each month.',
  ],
  'saturn/9': [
    'Your faith is tested before it is used, and what remains is plain and strong. Teachers tend to be strict, or far away, and you learn to check.',
    'Do one thing on trust alone this year.',
  ],
  'saturn/10': [
    'You climb at the pace of stone and stay where you arrive. People hand you what must not fall, and after some years your name alone settles the matter.',
    'Train a second pair of hands now, while you can still choose whose.',
  ],
  'saturn/11': [
    'Gains come late and stay. Your friends are few, older or well tried, and you plan for an income that arrives by itself.',
    'Help one younger person to a first foothold; that circle will carry you.',
  ],
  'saturn/12': [
    'Working alone and unseen is an old habit, and solitude restores you more than company. Old duties follow you into sleep.',
    'Close the day in writing, and owe nobody anything until morning.',
  ],
  'rahu/1': [
    'You do not fit the photograph of your class, and you have made something of that. Curiosity about yourself is strong; so is the pull to become someone new in each town.',
    'Keep one habit from before, wherever you go.',
  ],
  'rahu/2': [
    'You want more than the family had, and you find unusual ways to it. Your speech persuades, at times ahead of the facts, and there are foreign spices in what you eat and earn.',
    'Count what is really there on the first of each month.',
  ],
  'rahu/3': [
    'You dare what others only discuss. Screens and strangers are your field, and your persistence wears doors down.',
    'Choose the bold step that will still please you in five years, and take the first part of it this week.',
  ],
  'rahu/4': [
    "You live far from where you began, in the heart if not on the map. Homes change, or are unlike the neighbours', and you keep looking for the right one.",
    'Put down one root on purpose: a tree, or a weekly table.',
  ],
  'rahu/5': [
    'Your ideas are ahead of the room and enjoy breaking its rules. You take risks with talent and affection, and they often come off.',
    'Ask yourself what you would make if nobody could see it.',
  ],
  'rahu/6': [
    'A tangle suits you: odd problems, hostile rules, competitors with bigger offices. You find the unorthodox way out and are not ashamed of it.',
    'Let the method be strange and the books be straight.',
  ],
  'rahu/7': [
    'What is unlike your own draws you: another language, another faith, another age. The pull is honest; the picture you paint of them is less so.',
    'Know someone through four seasons before you decide who they are.',
  ],
  'rahu/8': [
    'Whatever is locked fascinates you. Sudden turns come, and you learn from them faster than most, though your nerves hum for a while.',
    'Have a quiet week planned after every change.',
  ],
  'rahu/9': [
    'You tend to find belief by breaking with one. Foreign teachers and unusual books form you more than the village did.',
    'Go back once, and listen to what the old custom was for.',
  ],
  'rahu/10': [
    'You want to be known, and you work at it in ways that did not exist a generation ago. Large stages suit you.',
    'Under the fame, build something that works without you.',
  ],
  'rahu/11': [
    'Your reach is wide and your wishes are large; groups, platforms and unlikely friends bring them closer.',
    'Decide how much is enough before you get there, while the figure is still small.',
  ],
  'rahu/12': [
    'You dream widely, sleep unevenly and feel at home in hotels. What you want is often somewhere else, and leaving can look like an answer.',
    'Spend a fixed hour of the week alone, with no screen lit.',
  ],
  'ketu/1': [
    'You are hard to pin down, and you know things you never studied. Being looked at makes you step back, and people are left guessing.',
    'Tell people in one sentence what you want; then be as private as you like.',
  ],
  'ketu/2': [
    'You need little and say little, and both are respected. Money and family talk do not hold your attention, so others arrange them over your head.',
    'Keep your own accounts, however dull; ten minutes a week is enough.',
  ],
  'ketu/3': [
    'You act without announcing it. Your courage comes from wanting nothing out of the contest, and your hands know what to do.',
    'Write a line to a brother, sister or old neighbour; the thread is thinner than you suppose.',
  ],
  'ketu/4': [
    'You can live anywhere, since home for you is not a place. The other side of it is a restlessness in your own rooms and some distance from where you grew up.',
    'Light the stove every evening at the same hour.',
  ],
  'ketu/5': [
    'Your mind jumps straight to the answer and cannot always show the steps. Praise for what you make leaves you oddly untouched.',
    'Show the steps to one student; you will find out what you know.',
  ],
  'ketu/6': [
    'You cut through quarrels and arrears by refusing to be drawn in. Odd complaints vanish when you look at them closely, and rivals find nothing to hold.',
    'Lend your calm to others: sit in on the difficult meeting.',
  ],
  'ketu/7': [
    'You look for a companion of the soul, and stay a little apart even from the one you have found. The other may read this as coolness.',
    'Say when you are going into yourself, and when you will be back.',
  ],
  'ketu/8': [
    'You see through surfaces and have a gift for what is subtle: codes, dreams, the real reason. What others guard, you let go of too easily.',
    'Before you walk away, ask what is still owed to you.',
  ],
  'ketu/9': [
    'You have your own quarrel with belief and your own way back to it. Ritual without sense leaves you cold; an hour of silence does not.',
    'Choose a single practice and stay with it through a dry year.',
  ],
  'ketu/10': [
    'You do excellent work and care little for the chair it is done in. Titles slide off, and so can the work itself, just when it is about to be noticed.',
    'Finish in public first, then leave.',
  ],
  'ketu/11': [
    'You have rare friends and few wishes, and gains arrive from where you were not looking. Groups tire you.',
    'Turn up once a month anyway; the useful word is said at the end.',
  ],
  'ketu/12': [
    'Solitude is rich for you, and letting go comes without effort. You sleep or think your way to answers that work had missed.',
    'Tell someone where you are going; your absences are longer than you notice.',
  ],
};
