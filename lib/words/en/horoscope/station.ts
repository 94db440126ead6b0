/** A graha turns in a house. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const station: HoroscopeBank['station'] = {
  mars: {
    1: {
      retrograde: 'Mars turns back in your own sign {when}; strength needs rest days from here, so mark them now.',
      direct: 'Mars goes forward again in your own sign {when}, and the legs remember what they are for.',
    },
    2: {
      retrograde: 'Mars reverses through your second house {when}: look again at what you paid in a hurry.',
      direct: 'Mars moves on in your second house {when}; the stuck bill and the stuck word both come loose.',
    },
    3: {
      retrograde: 'Mars slows and turns in your third house {when}, and courage becomes the art of asking once more.',
      direct: 'Mars picks up speed in your third house {when}: send what you rewrote.',
    },
    4: {
      retrograde:
        'Mars turns round in your fourth house {when}; finish the half-done repair before the next quarrel about it.',
      direct:
        'Mars leaves off pacing the kitchen {when} and goes forward in your fourth house; doors close more softly.',
    },
    5: {
      retrograde: 'Mars hesitates and turns in your fifth house {when}: replay the game without a winner.',
      direct: 'Mars goes forward in your fifth house {when}; ask them out, or out of the room, and mean it kindly.',
    },
    6: {
      retrograde: 'Mars goes back over the list in your sixth house {when}; old problems ask for their second visit.',
      direct: 'Mars drives forward in your sixth house {when}: what resisted all month begins to give.',
    },
    7: {
      retrograde:
        'Mars turns back across from you {when}; say the same thing again, a little lower and a little later.',
      direct: 'Mars goes straight in your seventh house {when}, and a standing argument sits down.',
    },
    8: {
      retrograde: 'Mars retraces his steps in your eighth house {when}: recheck the joint sum before anyone else does.',
      direct: 'Mars comes up for air in your eighth house {when}, and a long delay gets a date.',
    },
    9: {
      retrograde:
        'Mars turns in your ninth house {when}: the argument with a senior is worth having again, without the heat.',
      direct: 'Mars takes the road again in your ninth house {when}; permission follows those who are packed.',
    },
    10: {
      retrograde: 'Mars backs away from the top of your chart {when}; use the lull to sharpen what will be inspected.',
      direct: 'Mars advances in your tenth house {when}: deliver in order, not all at once.',
    },
    11: {
      retrograde: 'Mars reverses in your eleventh house {when}, so ask again for the old debt in a new tone.',
      direct: 'Mars strides forward in your eleventh house {when}; what was promised starts walking towards you.',
    },
    12: {
      retrograde:
        'Mars paces back through your twelfth house {when}: old anger keeps late hours; go to bed before it comes in.',
      direct: 'Mars stops turning over in bed and moves on {when}; sleep improves by a room.',
    },
  },
  mercury: {
    1: {
      retrograde:
        'Mercury turns back in your own sign {when}: say less about yourself and reread what you said last week.',
      direct: 'Mercury goes forward in your own sign {when}, and your sentences stop needing footnotes.',
    },
    2: {
      retrograde:
        'Mercury counts backwards in your second house {when}: open last month’s figures before spending on this one’s.',
      direct: 'Mercury’s sums come right again in your second house {when}; settle what was left in pencil.',
    },
    3: {
      retrograde:
        'Mercury slows to a halt in your third house {when}: read the second page before you say yes to the first.',
      direct: 'Mercury runs errands again in your third house {when}; lost replies arrive with apologies.',
    },
    4: {
      retrograde:
        'Mercury turns back in your fourth house {when}, and an old family conversation asks for its missing half.',
      direct: 'Mercury finds his tongue in your fourth house {when}; tell the household what was decided.',
    },
    5: {
      retrograde:
        'Mercury doubles back in your fifth house {when}: the first draft is better than you thought, the joke is worse.',
      direct: 'Mercury skips forward in your fifth house {when}; hand in the story.',
    },
    6: {
      retrograde: 'Mercury mixes up the appointments in your sixth house {when}: confirm each by voice.',
      direct:
        'Mercury straightens the timetable of your sixth house {when}; keep the good habit the muddle taught you.',
    },
    7: {
      retrograde: 'Mercury turns round across from you {when}: ask what they meant before you answer what they said.',
      direct: 'Mercury speaks plainly again in your seventh house {when}; reopen the talk where it was dropped.',
    },
    8: {
      retrograde: 'Mercury goes back down the stairs of your eighth house {when} for a paper that was overlooked.',
      direct: 'Mercury comes up from your eighth house {when} with the answer in an old envelope.',
    },
    9: {
      retrograde:
        'Mercury turns back in your ninth house {when}: check the address, the accent and the small islands on the map.',
      direct: 'Mercury clears the forms of your ninth house {when}; what came back with a query may go out again.',
    },
    10: {
      retrograde: 'Mercury rereads your work aloud in the tenth house {when}; find the slip before the room does.',
      direct: 'Mercury carries your letter upstairs again {when}; the tenth house is reading.',
    },
    11: {
      retrograde:
        'Mercury turns back among your friends {when}: an old contact is worth more this month than a new one.',
      direct: 'Mercury passes the news on properly in your eleventh house {when}; ask again, they know now.',
    },
    12: {
      retrograde:
        'Mercury walks backwards through your twelfth house {when}: write the worry down twice, and it repeats itself less.',
      direct: 'Mercury stops muttering in your twelfth house {when}; the mind goes to bed with the body.',
    },
  },
  jupiter: {
    1: {
      retrograde:
        'Jupiter turns back in your own sign {when}: growth goes inward for some months, where it is harder to boast of.',
      direct: 'Jupiter moves forward in your own sign {when}, and the good habit becomes visible.',
    },
    2: {
      retrograde: 'Jupiter looks back over your second house {when}; the pantry is fuller than the plan.',
      direct: 'Jupiter goes on filling your second house {when}: take up the saving where you left it.',
    },
    3: {
      retrograde: 'Jupiter turns in your third house {when}, and half the doors you knocked on deserve a second knock.',
      direct: 'Jupiter advances in your third house {when}; one small skill is ready to be used.',
    },
    4: {
      retrograde: 'Jupiter walks back through your house {when}: decide which kindness at home has become clutter.',
      direct: 'Jupiter opens the windows of your fourth house again {when}; a room changes its purpose for the better.',
    },
    5: {
      retrograde:
        'Jupiter reconsiders in your fifth house {when}: return to the song, the pupil or the person you half forgot.',
      direct: 'Jupiter moves forward again in your fifth house {when}; what you made in private may come out.',
    },
    6: {
      retrograde: 'Jupiter goes back over your promises in the sixth house {when}; strike out two and keep the third.',
      direct: 'Jupiter presses on in your sixth house {when}: help with hours, not with everything.',
    },
    7: {
      retrograde: 'Jupiter turns across from you {when}, and a partner’s old advice sounds newer than the new.',
      direct: 'Jupiter goes forward in your seventh house {when}; the talk you postponed has good weather.',
    },
    8: {
      retrograde:
        'Jupiter looks under things again in your eighth house {when}: file, label and wait without counting.',
      direct: 'Jupiter moves on through your eighth house {when}, and what was due begins to stir.',
    },
    9: {
      retrograde: 'Jupiter turns back in your ninth house {when}: reread the book that once changed your mind.',
      direct: 'Jupiter shows the road again in your ninth house {when}; ask the teacher you waited for once more.',
    },
    10: {
      retrograde: 'Jupiter reviews your title in the tenth house {when}; improve the work and let the title wait.',
      direct: 'Jupiter backs your tenth house once more {when}; ask again for the ladder.',
    },
    11: {
      retrograde:
        'Jupiter turns among your friends {when}: thank the ones who helped in spring before asking new ones.',
      direct: 'Jupiter goes visiting again in your eleventh house {when}, and a delayed wish finds its sponsor.',
    },
    12: {
      retrograde:
        'Jupiter comes back to your twelfth house {when} for what you gave and never missed; rest counts as giving too.',
      direct: 'Jupiter blesses the quiet of your twelfth house {when}; go away for a day, or let the day go away.',
    },
  },
  venus: {
    1: {
      retrograde:
        'Venus turns back in your own sign {when}: old clothes fit, old tastes too; keep the ones that still please you.',
      direct: 'Venus goes forward in your own sign {when}; the mirror is on your side again.',
    },
    2: {
      retrograde: 'Venus returns to the shop in your second house {when} with a purchase that was not quite love.',
      direct: 'Venus spends wisely once more in your second house {when}; name your price with a pleasant face.',
    },
    3: {
      retrograde: 'Venus rewrites an old note in your third house {when}; an apology reads better than it speaks.',
      direct: 'Venus delivers the note in your third house {when}; somebody smiles at the door.',
    },
    4: {
      retrograde:
        'Venus moves the furniture back in your fourth house {when}: it was better before, as the family said.',
      direct: 'Venus sets the table again in your fourth house {when}; invite the one who stayed away.',
    },
    5: {
      retrograde:
        'Venus looks over her shoulder in your fifth house {when}: an old flame, an old hobby or an old film.',
      direct: 'Venus takes the floor in your fifth house {when}; dance with the one who waited.',
    },
    6: {
      retrograde:
        'Venus finds fault with the routine in your sixth house {when}; change the soap before you change the job.',
      direct: 'Venus makes peace with the kitchen scales in your sixth house {when}; small pleasures return on time.',
    },
    7: {
      retrograde: 'Venus turns round across from you {when}: woo the person you already have.',
      direct: 'Venus faces forward in your seventh house {when}, and a cool spell ends with tea for two.',
    },
    8: {
      retrograde:
        'Venus goes through old boxes in your eighth house {when}; what was shared asks to be shared again, or fairly split.',
      direct: 'Venus closes the boxes of your eighth house {when}, keeping two letters and one ring.',
    },
    9: {
      retrograde: 'Venus retraces a pleasant road in your ninth house {when}; write to the people you met on it.',
      direct: 'Venus sets out again in your ninth house {when}; a course in something lovely has one place left.',
    },
    10: {
      retrograde: 'Venus checks your collar in the tenth house {when}: manners first, style when there is time.',
      direct: 'Venus approves of you in public again {when}; the tenth house likes a well-made bow.',
    },
    11: {
      retrograde: 'Venus turns among friends {when}: meet the old circle before you widen it.',
      direct: 'Venus hands out invitations in your eleventh house {when}; yours was held up in the post.',
    },
    12: {
      retrograde: 'Venus undoes the bed in your twelfth house {when} and makes it properly; comfort is in the corners.',
      direct: 'Venus lets you sleep in your twelfth house {when}; what you longed for gets quieter and nearer.',
    },
  },
  saturn: {
    1: {
      retrograde: 'Saturn turns back in your own sign {when}; a rule you gave yourself may be let out by a button.',
      direct: 'Saturn goes forward in your own sign {when}: the hard part is known now, and that makes it shorter.',
    },
    2: {
      retrograde: 'Saturn recounts the tin in your second house {when}; you were stricter than you needed to be.',
      direct: 'Saturn locks the tin again in your second house {when}: return to small sums on fixed dates.',
    },
    3: {
      retrograde:
        'Saturn sends your work in the third house back for practice {when}; the second hundred tries are quicker.',
      direct: 'Saturn lets you use what you practised {when}; the third house opens at opening time.',
    },
    4: {
      retrograde: 'Saturn inspects your fourth house a second time {when}: see to the leak you called small.',
      direct: 'Saturn leaves the living room {when}; the repair in your fourth house can be painted over.',
    },
    5: {
      retrograde:
        'Saturn turns strictness on itself in your fifth house {when}; let the young one off the last exercise.',
      direct: 'Saturn moves on in your fifth house {when}, and affection that kept its hours is believed.',
    },
    6: {
      retrograde: 'Saturn loosens one habit in your sixth house {when}; check that it is the bad one.',
      direct: 'Saturn tightens the good habit in your sixth house {when}, and the old trouble has nowhere to sit.',
    },
    7: {
      retrograde: 'Saturn reopens a question across from you {when}: what did we agree to carry, and who.',
      direct: 'Saturn seals the answer in your seventh house {when}; keep to it for a season before judging.',
    },
    8: {
      retrograde: 'Saturn goes back over a debt in your eighth house {when}; ask for the paper that explains it.',
      direct: 'Saturn moves the slow file in your eighth house {when}; it may reach the right desk in a month or two.',
    },
    9: {
      retrograde: 'Saturn corrects your exercise in the ninth house {when}; copy it out once more and thank him.',
      direct: 'Saturn signs the permit in your ninth house {when}, late and in full.',
    },
    10: {
      retrograde: 'Saturn pauses over your work in the tenth house {when}; tidy the record while nobody is asking.',
      direct: 'Saturn resumes the climb in your tenth house {when}: the next rung is the one you repaired.',
    },
    11: {
      retrograde: 'Saturn holds back a gain in your eleventh house {when} until the receipt is found.',
      direct: 'Saturn pays out slowly in your eleventh house {when}; stand in the queue and bring an old friend.',
    },
    12: {
      retrograde: 'Saturn goes back to your twelfth house {when} for something you left running; switch it off.',
      direct: 'Saturn locks up your twelfth house properly {when}, and rest comes with a timetable you can keep.',
    },
  },
};
