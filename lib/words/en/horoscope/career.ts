/** Work, by the house of the Moon: what it shows, and what to do when the houses of work are weak or strong. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const career: HoroscopeBank['career'] = {
  1: [
    [
      'At work they watch how you carry yourself before they look at what you carry.',
      'Keep your pace even and let the file speak at the end.',
      'Walk in with the first page ready and the room will turn to it.',
    ],
    [
      'You work best today on what you yourself began.',
      'Leave borrowed projects where they are until the mood lifts.',
      'Push your own small start one step further before lunch.',
    ],
    [
      'Your own mood sets the temperature of the desk.',
      'If it is low, choose figures over people for an hour.',
      'If you smile first, a stiff colleague loosens.',
    ],
    [
      'A new face asks what exactly you do here.',
      'Answer in a line and return to the task in hand.',
      'Give them the long version; it travels further than you think.',
    ],
    [
      'Initiative is noticed today, and so is fidgeting.',
      'Pick a single lever and keep your other hand still.',
      'Offer to go first, then take your time about it.',
    ],
    [
      'The way you name a problem becomes the way the team sees it.',
      'Name it smaller than it feels.',
      'Name it plainly and put the next step beside it.',
    ],
  ],
  2: [
    [
      'At work it is a day for stock and storage, not for show.',
      'Count what is missing and tell only those who must know.',
      'Bring order to a shelf and somebody finds a use for it.',
    ],
    [
      'What you say about a colleague arrives before you do.',
      'Say the good half and keep the rest for the wall.',
      'A kind word at the water cooler is repeated upstairs.',
    ],
    [
      'Budgets and figures want a reading glass rather than a speech.',
      'Correct a single figure and stop there.',
      'Show the sum in three lines and they follow.',
    ],
    [
      'Your voice is your tool this morning, on the phone more than on paper.',
      'Rehearse the opening once, under your breath.',
      'Use it on the client who prefers talking to reading.',
    ],
    [
      'Somebody undervalues what you bring, and says so in passing.',
      'Let it pass, and write down what you delivered this month.',
      'Mention your last result once and let the pause work.',
    ],
    [
      'Old material turns out to be better than new today.',
      'Reuse last year’s version and change the date.',
      'Build on it openly and credit whoever wrote it first.',
    ],
  ],
  3: [
    [
      'Mail, calls and corridors carry the work today.',
      'Keep each one short; two misunderstandings are waiting for adjectives.',
      'Three quick calls will do what a meeting could not.',
    ],
    [
      'A junior or a neighbour in the office knows the shortcut.',
      'Ask without explaining why you need it.',
      'Ask, try it and tell the others whose idea it was.',
    ],
    [
      'Skill in the hands counts for more than a title in the signature.',
      'Practise the awkward step where no client can see.',
      'Demonstrate instead of describing.',
    ],
    [
      'The pitch wants courage more than slides.',
      'Try it on a friendly ear first, since the strict one can wait.',
      'Say the price in the first minute and breathe.',
    ],
    [
      'Travel within the city does your work more good than a day at the screen.',
      'One visit, well prepared, is plenty.',
      'Drop in on the person who only ever answers by mail.',
    ],
    [
      'You hear office news early today, half of it true.',
      'Act on the half you can see from your own chair.',
      'Use the true half before it becomes an announcement.',
    ],
  ],
  4: [
    [
      'The office follows you home, or home sits beside you at the desk.',
      'Give each its own hour and shut the door between.',
      'Take the call from the kitchen table; it goes easier there.',
    ],
    [
      'The base of the work asks for care: keys, files and heating.',
      'Leave building for later and put back the loose tile.',
      'A quiet repair today saves a loud week.',
    ],
    [
      'You are hard to reach today, and that suits the work.',
      'Tell people when you will surface.',
      'Finish the long piece while nobody can find you.',
    ],
    [
      'Someone at work needs a listening ear more than a solution.',
      'Ten minutes, tea and no advice.',
      'Listen to the end, and you learn where the project really sticks.',
    ],
    [
      'Comfort tempts you to postpone the visible task.',
      'Do ten minutes of it in your slippers.',
      'Do it from the sofa, if you like, but send it today.',
    ],
    [
      'An old workplace or boss comes up in conversation.',
      'Leave the story at one sentence.',
      'What you learned there fits today’s knot.',
    ],
  ],
  5: [
    [
      'Ideas come by the handful at work, ripe and green together.',
      'Keep all of them in a notebook and none in a mail.',
      'Pick the one you can sketch in five lines and show it.',
    ],
    [
      'Applause has its own timetable and today it runs late.',
      'Work on the part that needs none.',
      'Perform a little; the back row is awake.',
    ],
    [
      'A beginner watches how you do it.',
      'Go slowly, and you will catch your own mistake.',
      'Explain as you go; teaching shows you the shortcut.',
    ],
    [
      'A bold idea at work has more excitement around it than risk in it.',
      'Sleep before you raise your hand.',
      'Say which part you would try, and by when.',
    ],
    [
      'Routine bores you by eleven, and the work can tell.',
      'Change the order of the tasks, not the tasks.',
      'Spend your restlessness on the design nobody dared touch.',
    ],
    [
      'Your taste is a professional tool this morning.',
      'Use it to leave things out.',
      'Choose the cover, the colour or the first slide yourself.',
    ],
  ],
  6: [
    [
      'The pile shrinks if you start from the side you dislike.',
      'Two sheets, then a glass of water.',
      'Keep at it past noon and you will see the wood of the desk.',
    ],
    [
      'A rival’s remark shows you where to tighten the bolts.',
      'Tighten them quietly and do not reply today.',
      'Tighten, then thank them; it disarms the room.',
    ],
    [
      'Systems obey you today, or at least the printer does.',
      'Follow the manual line by line.',
      'Write the checklist the whole team will copy.',
    ],
    [
      'Service work suits you better than strategy.',
      'Help one person fully instead of four by halves.',
      'Solve the complaint everybody forwards.',
    ],
    [
      'You have the stomach for the conversation others avoid.',
      'Keep it to facts and keep it to ten minutes.',
      'Open with the fact they will not like and stay friendly.',
    ],
    [
      'Small debts of work fall due today: a reference, a form or a favour.',
      'Pay the one that is nearest the door.',
      'Pay them all before four and the phone goes quiet.',
    ],
  ],
  7: [
    [
      'Work comes in pairs today, so sit with the person who holds the other half.',
      'Agree on who does what before you open the file.',
      'Settle the whole thing across one table.',
    ],
    [
      'A client or partner says no in a way that means not yet.',
      'Ask what would have to change and go home.',
      'Come back after lunch with one condition altered.',
    ],
    [
      'You represent more than yourself in the meeting.',
      'Bring the notes of those who are not there.',
      'Speak for the team, and it stands behind you.',
    ],
    [
      'The tone of the contract matters as much as its clauses.',
      'Read it aloud, then ask for one softer word.',
      'Offer the first concession and choose which it is.',
    ],
    [
      'Somebody compares you with a colleague in your hearing.',
      'Compare notes with that colleague instead of scores.',
      'Suggest doing the next one together.',
    ],
    [
      'The public side of the job is livelier than the desk.',
      'Greet, listen and promise nothing before checking.',
      'Stand at the counter yourself for an hour.',
    ],
  ],
  8: [
    [
      'Answers about work are stuck in somebody else’s drawer.',
      'Note the date you asked and turn to another task.',
      'Ask who holds the key; a single name opens it.',
    ],
    [
      'What went wrong last month can be traced today.',
      'Trace it for yourself, without an audience.',
      'Show the cause, not the culprit, and bring the repair along.',
    ],
    [
      'Whatever leaves your hands today needs a second copy.',
      'Send nothing you have not reread.',
      'Send early, since the line is slow.',
    ],
    [
      'Office politics hum behind a closed door.',
      'Keep to your own side of it.',
      'You will be asked for a quiet opinion; give the fair one.',
    ],
    [
      'Research goes well and presentation badly.',
      'Stay with sources and leave slides for the day after tomorrow.',
      'Follow the odd figure to the bottom; it pays.',
    ],
    [
      'A delay at work gives you time you did not plan.',
      'Use it to check the joints.',
      'Use it to redo the part you were never happy with.',
    ],
  ],
  9: [
    [
      'The boss talks about direction while you look for a pen.',
      'Take notes now and ask for dates tomorrow.',
      'Ask where your own task sits on that map.',
    ],
    [
      'Training pays off slowly, and today is a slow day.',
      'Watch one lesson to the end.',
      'Put last month’s course to use in front of people.',
    ],
    [
      'Colleagues abroad or in another branch are out of step with you.',
      'Allow for their clock and their holiday.',
      'Write to them first; they have the form you lack.',
    ],
    [
      'A principle comes up where you expected a procedure.',
      'State yours once and do the procedure.',
      'Stand by it; it is heard further up than you think.',
    ],
    [
      'Your mentor’s advice fits their time better than yours.',
      'Thank them and adapt it by half.',
      'Take the story in it and leave the recipe.',
    ],
    [
      'Publishing, posting and presenting move at the pace of approval.',
      'Put the draft in the queue and forget it for a few days.',
      'Press for the date in person; approval has a face today, not an address.',
    ],
  ],
  10: [
    [
      'Your work stands in the light of the window today.',
      'Dust it before anyone comes close.',
      'Open the shutters and explain how it was made.',
    ],
    [
      'A decision about you is made in a corridor rather than in an office.',
      'Be in your place and be brief.',
      'Walk that corridor around eleven.',
    ],
    [
      'Responsibility looks for a shoulder, and yours is nearest.',
      'Take it with a deadline that you name.',
      'Take it; the help comes along with it.',
    ],
    [
      'Deliver one finished thing rather than news of five.',
      'Make it the smallest, and make it clean.',
      'Make it the largest, and be there when it is opened.',
    ],
    [
      'Someone senior repeats your idea in other words.',
      'Nod, and keep the mail that shows its date.',
      'Say how glad you are and offer to carry it out.',
    ],
    [
      'The title on the door matters less than who answers the phone.',
      'Answer it, even when it is not your turn.',
      'Answer it by name, and you are remembered by yours.',
    ],
  ],
  11: [
    [
      'The help you need at work is sitting in your phone book.',
      'Ask for an hour of it, no more.',
      'Ask three people for a small part each.',
    ],
    [
      'A result comes in and looks better from a distance.',
      'Check the footnote before the party.',
      'Forward it to those who doubted, without comment.',
    ],
    [
      'The team is faster than its leader today.',
      'Follow for a while and pick up what falls.',
      'Let them run, and hold the gate open.',
    ],
    [
      'Somebody from an earlier job has a lead, a list or a number.',
      'Thank them and read it tomorrow.',
      'Ring the number while it is warm.',
    ],
    [
      'Your target is closer than the chart says.',
      'Close the nearest one and let the rest be.',
      'Aim one line higher and tell the group.',
    ],
    [
      'Reward at work arrives sideways today, as thanks, time or a better chair.',
      'Take it as it comes and do not haggle.',
      'Name the form you would like it in.',
    ],
  ],
  12: [
    [
      'Work done out of sight counts double today.',
      'Let it stay out of sight a little longer.',
      'Finish it backstage and hand it over with no speech.',
    ],
    [
      'The day’s schedule has a hole in it, and people will try to fill it.',
      'Guard the hole.',
      'Offer it to the one task that never gets an hour.',
    ],
    [
      'Close accounts, hand over keys and archive the folder.',
      'One closed account will do.',
      'The desk is lighter by evening and so is your head.',
    ],
    [
      'A colleague far away depends on your reply more than they say.',
      'Two lines will spare you both.',
      'Give them the full answer today and sleep well.',
    ],
    [
      'You see the flaw at the very end, when everybody is tired.',
      'Mark it and go home.',
      'Mark it, mend it and tell nobody how late it was.',
    ],
    [
      'Expenses, leave and paperwork ask to be filed before anything ambitious.',
      'File what is on top.',
      'File it all and the month is officially over.',
    ],
  ],
};
