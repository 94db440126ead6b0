/** Texts of the planets passing through the houses from the natal Moon, in English. */
import type { Rows } from '../../phala/bank.ts';

export const transit: Rows<'transit'> = {
  'sun/1': [
    'The Sun is crossing your Moon sign, and more is asked of you in person than usual. You are seen, even on days when you would rather not be.',
    'Get your sleep first and your way second.',
  ],
  'sun/2': [
    'For about a month the Sun lights up purse and family talk. Small bills and small remarks weigh more than they should.',
    'Answer about money the next morning.',
  ],
  'sun/3': [
    'Third from your Moon, the Sun puts heart into you. Calls, errands and short trips go your way, and people notice the initiative.',
    'Ask for the thing you had been turning over.',
  ],
  'sun/4': [
    'While the Sun passes the fourth from the Moon, home wants your attention just when work does. Rest is thin.',
    'Protect one quiet hour in the house.',
  ],
  'sun/5': [
    'The Sun passes the fifth from your Moon; children, ideas and pride are on edge. You want applause a little early.',
    'Let the draft lie for a week.',
  ],
  'sun/6': [
    'With the Sun sixth from the Moon you get on top of things. Arrears shrink, rivals make room, and order feels good.',
    'Take the oldest item on the list first.',
  ],
  'sun/7': [
    'The Sun stands opposite your Moon, and others set the pace this month. Travel and talk tire you more than they should.',
    'Let them win the small points.',
  ],
  'sun/8': [
    'As the Sun goes through the eighth from the Moon, energy is better kept than shown. Matters shared with others come up for sorting.',
    'Do the sorting on paper, and go to bed early.',
  ],
  'sun/9': [
    'Advice comes in quantity while the Sun is ninth from your Moon, asked for or not, and a plan made on principle meets a detail.',
    'Thank all of them and follow one.',
  ],
  'sun/10': [
    'Tenth from the Moon, the Sun brings your work into the light. Those who decide are in the room; say what you want from them.',
    'Put your name on the good part.',
  ],
  'sun/11': [
    'The Sun in the eleventh from your Moon is a month of return. Friends help, sums come in, and a door held for you stays open.',
    'Ask for the introduction.',
  ],
  'sun/12': [
    'The Sun goes behind the scenes, twelfth from your Moon. Costs and fatigue say that a round is ending.',
    'Finish and tidy; the next start comes in a few weeks.',
  ],

  'moon/1': [
    'For two days the Moon is back in its own place in your chart. You feel like yourself, and good food and good company prove it.',
    'Do what you have a mind to.',
  ],
  'moon/2': [
    'The Moon passes the second from its sign at birth. Appetite and expenses follow mood for a couple of days.',
    'Eat before you shop.',
  ],
  'moon/3': [
    'Courage in small coin: the Moon is third from its birth place. A message sent now is well received.',
    'Write to the person you think of.',
  ],
  'moon/4': [
    'Fourth from its birth place, the Moon is restless at home. You clear cupboards when you meant to sleep.',
    'Leave one cupboard for another day.',
  ],
  'moon/5': [
    'Feelings turn theatrical for two days, with the Moon fifth from itself. It passes.',
    'Enjoy the play, and keep your own part short.',
  ],
  'moon/6': [
    'The Moon sixth from its place is a useful pair of days: wobbling plans recover, small jobs get done and you sleep well.',
    'Do the two that you keep putting off.',
  ],
  'moon/7': [
    'With the Moon opposite its birth place, people are friendly and you are too. Meetings go better than letters.',
    'See somebody face to face.',
  ],
  'moon/8': [
    'The Moon goes through the eighth from its place; answers come sideways and spirits dip without reason.',
    'Postpone the talk by two days.',
  ],
  'moon/9': [
    'Ninth from its own place, the Moon wanders. You are half elsewhere and may miss the stop.',
    'Carry the ticket in your hand.',
  ],
  'moon/10': [
    'The Moon is tenth from its birth place, and what you do in public is liked. Work has a tail wind for two days.',
    'Show the thing today.',
  ],
  'moon/11': [
    'The Moon in the eleventh from itself brings company and small gains. A wish can be mentioned.',
    'Mention it.',
  ],
  'moon/12': [
    'Twelfth from its place, the Moon wants to be let alone. Money and minutes run through your fingers for two days.',
    'Go to bed with a book.',
  ],

  'mars/1': [
    'Mars is passing over your Moon sign for some weeks. You are quick, and quickly annoyed; tools and tempers want a firm hold.',
    'Work it off before you talk it out.',
  ],
  'mars/2': [
    'Mars in the second from your Moon sharpens words about money. A quarrel at table costs more than the meal.',
    'Speak second.',
  ],
  'mars/3': [
    'Third from the Moon, Mars is at its best. Courage, contests, applications and repairs succeed with a plain push.',
    'Begin the thing that takes nerve.',
  ],
  'mars/4': [
    'While Mars goes through the fourth from your Moon, the house is loud. Something breaks or someone does the drilling.',
    'Mend one thing and leave the argument whole.',
  ],
  'mars/5': [
    'Mars in the fifth from the Moon heats ideas, games and children. You overrule where you meant to advise.',
    'Let them play it their own way.',
  ],
  'mars/6': [
    'Mars in the sixth from your Moon clears the road. Rivals tire, debts shrink and hard work feels like sport.',
    'Make the list short by Friday.',
  ],
  'mars/7': [
    'Opposite your Moon, Mars brings people with elbows. Partners are impatient, or you are and they notice.',
    'Agree on one thing a day.',
  ],
  'mars/8': [
    'Mars passes the eighth from the Moon: go slowly with ladders, knives and sarcasm. Hidden matters smoke a little.',
    'Check twice and say half.',
  ],
  'mars/9': [
    'Ninth from your Moon, Mars argues about principles. Plans for travel change at the last hour.',
    'Keep the receipt, and your temper.',
  ],
  'mars/10': [
    'Mars tenth from the Moon drives work hard. Much is started, and someone above you feels pushed.',
    'Report before they ask.',
  ],
  'mars/11': [
    'Mars in the eleventh from your Moon brings gains that were fought for. Friends pull in the same direction.',
    'Call in a favour and return one.',
  ],
  'mars/12': [
    'As Mars passes the twelfth from the Moon, effort leaks. You work at night, spend in haste or fight with shadows.',
    'Let the telephone sleep in another room.',
  ],

  'mercury/1': [
    'Mercury crosses your Moon sign. You talk more than you meant to, and some of it travels.',
    'Tell the short version.',
  ],
  'mercury/2': [
    'Mercury in the second from the Moon is good for sums, prices and sensible family talk.',
    'Ask for the quotation now.',
  ],
  'mercury/3': [
    'Third from your Moon, Mercury fills the days with messages. Some cross on the way and mean the opposite.',
    'Read it aloud before you send it.',
  ],
  'mercury/4': [
    'With Mercury fourth from the Moon, conversation at home is lively and study there goes well.',
    'Clear the kitchen table and work at it.',
  ],
  'mercury/5': [
    'Mercury passes the fifth from your Moon: too many ideas for one head, and pupils who know better.',
    'Keep two and give three away.',
  ],
  'mercury/6': [
    'Mercury in the sixth from the Moon makes you good at details that others hate. Arguments end in your favour.',
    'Deal with the paperwork that has your name on it.',
  ],
  'mercury/7': [
    'Opposite your Moon, Mercury brings talkers and small print. Agreement is near and keeps moving.',
    'Write down what was agreed, with the date.',
  ],
  'mercury/8': [
    'Eighth from the Moon, Mercury finds things: lost papers, hidden costs, the reason behind a silence.',
    'Research now and tell later.',
  ],
  'mercury/9': [
    'Mercury ninth from your Moon quotes authorities and misses trains. Learning wants more quiet than it gets.',
    'Follow one source to its end.',
  ],
  'mercury/10': [
    'Tenth from the Moon, Mercury makes work go easily: good meetings, clear notes, a call from the right office.',
    'Present the plan.',
  ],
  'mercury/11': [
    'Mercury in the eleventh from your Moon connects you. News is good, and young friends are useful.',
    'Spread the word.',
  ],
  'mercury/12': [
    'As Mercury passes the twelfth from the Moon, thoughts circle at night and errors slip into forms.',
    'Let a fresh pair of eyes look at it.',
  ],

  'jupiter/1': [
    'For about a year Jupiter travels through your Moon sign. Life asks you to grow and does not say in which direction; changes of place or post are common.',
    'Say yes to learning, and slowly to leaving.',
  ],
  'jupiter/2': [
    'Jupiter is second from your Moon, and means improve. Family gains by you, and what you say is trusted.',
    'Build the reserve while the year is kind.',
  ],
  'jupiter/3': [
    'Jupiter third from the Moon thins out the support you were used to. It is a year of doing it yourself, in smaller steps.',
    'Ask nearby, not far away.',
  ],
  'jupiter/4': [
    'The fourth from your Moon has Jupiter for a guest, and home takes thought: relatives, repairs, a question of where.',
    'Improve the place before you change it.',
  ],
  'jupiter/5': [
    'Fifth from the Moon, Jupiter is generous: children and pupils do well, ideas find teachers, luck is a little quicker.',
    'Make the thing you have been planning for years.',
  ],
  'jupiter/6': [
    'Jupiter in the sixth from your Moon blesses work more than leisure. Duties grow, and comforts pay for them.',
    'Hand over one duty each season.',
  ],
  'jupiter/7': [
    'Jupiter looks at your Moon from the seventh, and people are good to you. Alliances made this year tend to be sound.',
    'Put the understanding into words.',
  ],
  'jupiter/8': [
    'While Jupiter is eighth from your Moon, growth happens where nobody looks. Effort is slow to be paid and teaches depth.',
    'Study something hard, and keep the accounts simple.',
  ],
  'jupiter/9': [
    'Jupiter, ninth from the Moon, opens the gate: teachers, travel, favour from elders, a belief to lean on.',
    'Go and see for yourself.',
  ],
  'jupiter/10': [
    'Jupiter tenth from your Moon unsettles work for the sake of meaning. The post may be good and the reason gone.',
    'Change the content before you change the chair.',
  ],
  'jupiter/11': [
    'With Jupiter in the eleventh from your Moon, plans ripen and friends have time. It is a year of gathering.',
    'Write down three wishes, and pursue two.',
  ],
  'jupiter/12': [
    'Jupiter is twelfth from the Moon. Money goes to worthy places, and the inner account fills instead.',
    'Decide whom it should do good.',
  ],

  'venus/1': [
    'Venus is in your Moon sign, and you please without trying. Comfort, compliments and good meals come by.',
    'Wear the good coat.',
  ],
  'venus/2': [
    'Venus second from the Moon sweetens table and purse. A gift or an agreeable bill is on its way.',
    'Treat the family and mind the total.',
  ],
  'venus/3': [
    'Venus, third from your Moon, makes the neighbourhood friendly. Notes, visits and small arts go well.',
    'Invite the people next door.',
  ],
  'venus/4': [
    'Venus in the fourth from the Moon turns house into home. Old friends write, and rooms get softer.',
    'Buy the flowers.',
  ],
  'venus/5': [
    'Fifth from your Moon, Venus plays. Romance, children and craft have a good few weeks.',
    'Leave room for a surprise.',
  ],
  'venus/6': [
    'Venus in the sixth from the Moon frets: small jealousies, colleagues with moods, a price that rises.',
    'Be correct, and kind one degree beyond that.',
  ],
  'venus/7': [
    'With Venus opposite your Moon, closeness wants more than you have time for. Charm works and explanations do not.',
    'Keep one evening free of everyone else.',
  ],
  'venus/8': [
    'Venus passes the eighth from the Moon and finds pleasure in private. A settled matter turns out in your favour.',
    'Accept it quietly.',
  ],
  'venus/9': [
    'The ninth from your Moon holds Venus: agreeable travel, helpful elders, and beauty with a meaning to it.',
    'Visit the place you always pass.',
  ],
  'venus/10': [
    'Venus tenth from the Moon makes work a matter of tact. Someone takes your courtesy for consent.',
    'Smile and say the number.',
  ],
  'venus/11': [
    'In the eleventh from your Moon Venus brings friends of friends, and gain through being liked.',
    'Go to the party, and stay an hour.',
  ],
  'venus/12': [
    'Venus in the twelfth from the Moon spends on comfort and is glad of it. Rest has good taste now.',
    'Book the quiet room.',
  ],

  'saturn/1': [
    'Saturn goes through your Moon sign for some two and a half years, the middle of Sade Sati. Everything inessential gets heavier, so you notice what it weighs.',
    'Simplify one thing a month, and let people carry you now and then.',
  ],
  'saturn/2': [
    'Saturn is second from your Moon, the last part of Sade Sati. Money and family words want care, and order slowly comes back.',
    'Keep the accounts by hand; it is calming work.',
  ],
  'saturn/3': [
    'Third from the Moon, Saturn gives back strength. Work you were too tired for becomes possible, and help is steady.',
    'Take up the long task again.',
  ],
  'saturn/4': [
    'In the fourth from your Moon Saturn presses on the house: repairs, distance, duty to the old. Rest must be planned.',
    'Mend the roof, not the whole life.',
  ],
  'saturn/5': [
    'Saturn fifth from the Moon makes you doubt your own ideas and worry about the young. Make little, and make it well.',
    'Show the work to one fair judge.',
  ],
  'saturn/6': [
    'With Saturn in the sixth from your Moon, patience wins. Debts are paid down, opponents lose interest, habits hold.',
    'Set the routine you want for ten years.',
  ],
  'saturn/7': [
    'Opposite your Moon, Saturn makes every bond say what it is. Distance and duty test it, and some of it turns to stone, in both senses.',
    'Talk about terms before you talk about feelings.',
  ],
  'saturn/8': [
    'Saturn passes the eighth from your Moon. Progress goes underground for a time, and what you owe, of every kind, wants settling.',
    'Move slowly, and close one account after another.',
  ],
  'saturn/9': [
    'Ninth from the Moon, Saturn questions the faith you lived on, and elders need you more than they guide you.',
    'Keep the practice while the doctrine is under repair.',
  ],
  'saturn/10': [
    'Saturn in the tenth from your Moon asks a great deal of work and gives the title later. Changes of post are slow and real.',
    'Document what you do.',
  ],
  'saturn/11': [
    'With Saturn eleventh from the Moon, long effort is paid, usually in full and without music. Older friends count.',
    'Put the first of it aside.',
  ],
  'saturn/12': [
    'Saturn enters the twelfth from your Moon and Sade Sati begins. Expenses, farewells and thin sleep announce a clearing out.',
    'Give things away before they are taken off your hands by time.',
  ],

  'rahu/1': [
    'Rahu is passing your Moon sign, and moods are larger than their reasons. You want something new and cannot quite name it.',
    'Wait until it has a name.',
  ],
  'rahu/2': [
    'With Rahu second from the Moon, talk and money are exaggerated, by you or near you.',
    'Ask for the figure in writing.',
  ],
  'rahu/3': [
    'Rahu in the third from your Moon gives nerve. Bold messages, new media and strangers help you along.',
    'Try the unusual door.',
  ],
  'rahu/4': [
    'Fourth from the Moon, Rahu makes home feel foreign for a while. You move, or want to.',
    'Rearrange the furniture first.',
  ],
  'rahu/5': [
    'Rahu passes the fifth from your Moon: dazzling ideas, doubtful odds, children with plans of their own.',
    'Stake time, and only time.',
  ],
  'rahu/6': [
    'In the sixth from the Moon Rahu is on your side. Odd methods solve stubborn problems, and rivals misjudge you.',
    'Use the trick, and use it fairly.',
  ],
  'rahu/7': [
    'Rahu opposite your Moon brings unusual people close. They fascinate, and the bill comes later.',
    'Keep your own calendar.',
  ],
  'rahu/8': [
    'While Rahu goes through the eighth from your Moon, rumours travel faster than facts. Secrets tempt you.',
    'Believe what two people saw.',
  ],
  'rahu/9': [
    'Ninth from the Moon, Rahu doubts the teachers and follows a stranger one. Travel widens you, with detours.',
    'Read the fine print of any promise that saves you.',
  ],
  'rahu/10': [
    'Rahu in the tenth from your Moon makes you visible. New fields call, and your name travels further than your work.',
    'Let the work catch up.',
  ],
  'rahu/11': [
    'With Rahu in the eleventh from your Moon, large circles open and gains come by unusual ways.',
    'Decide what part of it you will keep.',
  ],
  'rahu/12': [
    'Rahu passes the twelfth from the Moon: restless nights, far places, spending that looked like a bargain.',
    'Switch off one screen an hour before bed.',
  ],

  'ketu/1': [
    'Ketu goes over your Moon sign and loosens you from yourself a little. You forget names, and things you used to mind.',
    'Write appointments down.',
  ],
  'ketu/2': [
    'Ketu second from the Moon takes interest out of money and talk. The family wonders why you are so quiet.',
    'Tell them it is not about them.',
  ],
  'ketu/3': [
    'Ketu in the third from your Moon is dry courage: you do the thing without speeches, and it works.',
    'Act, and skip the announcement.',
  ],
  'ketu/4': [
    'With Ketu fourth from the Moon, home seems a place to pass through. Old rooms come up in dreams.',
    'Keep one corner exactly as it is.',
  ],
  'ketu/5': [
    'Ketu in the fifth from your Moon cools enthusiasms. A project or a romance pauses, and asks whether you still mean it.',
    'Let it rest without declaring it over.',
  ],
  'ketu/6': [
    'Sixth from the Moon, Ketu cuts through trouble. Old quarrels lose their point, and you work best alone.',
    'Clear a whole shelf in one go.',
  ],
  'ketu/7': [
    'Ketu opposite your Moon makes you absent in company. People close to you ask where you are.',
    'Answer truthfully, and stay for dinner.',
  ],
  'ketu/8': [
    'As Ketu passes the eighth from the Moon, endings come quietly and sight into hidden things is keen.',
    'Note it down, and do not act on it yet.',
  ],
  'ketu/9': [
    'Ketu ninth from your Moon empties old beliefs. Ritual feels hollow, silence does not.',
    'Sit in the silence and keep your respect for the ritual.',
  ],
  'ketu/10': [
    'In the tenth from the Moon Ketu takes you out of the race for a while. You do the work for its own sake, and it shows.',
    'Leave the talk about rank to others.',
  ],
  'ketu/11': [
    'With Ketu in the eleventh from your Moon, gains come when you are looking elsewhere, and the circle grows smaller and truer.',
    'Thank those who stayed.',
  ],
  'ketu/12': [
    'Ketu passes the twelfth from the Moon and pulls you away. Money slips off unnoticed, and sleep is very deep or not there.',
    'Tie a string to the purse, and one to the bed.',
  ],
};
