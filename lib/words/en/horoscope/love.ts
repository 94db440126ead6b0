/** Love and closeness, by the house of the Moon: what it shows, and what to do when their houses are weak or strong. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const love: HoroscopeBank['love'] = {
  1: [
    [
      'Those close to you read your face today before they hear a word.',
      'Tell them you are tired, so they need not guess the reason.',
      'Let them see you are glad and leave the rest unsaid.',
    ],
    [
      'It is easier to be liked today than to be understood.',
      'Settle for liked until evening.',
      'Start with liked; the other follows over tea.',
    ],
    [
      'You want to be asked, and nobody has noticed yet.',
      'Say so without the sigh.',
      'Stand a little nearer and they will ask.',
    ],
    [
      'Affection shows in small attentions to yourself, and others copy them.',
      'Comb your hair for nobody and see.',
      'Dress as you would for company, and company comes.',
    ],
    [
      'The heart speaks in the first person today: I missed you, I was cross.',
      'Leave out the word always.',
      'Say it before the dishes are dry.',
    ],
    [
      'A person who knew you years ago would recognise you today.',
      'Send them a line, not a history.',
      'Meet them if it can be arranged; the years are short.',
    ],
  ],
  2: [
    [
      'Love goes through the kitchen today, as it often does.',
      'If words are short, pass the salt gently.',
      'Cook what they liked as a child.',
    ],
    [
      'A family matter about who pays for what sits between you at table.',
      'Put the paper away until the plates are empty.',
      'Divide it on one page, in pencil, laughing.',
    ],
    [
      'They remember the tone of last week better than the words.',
      'Use a softer one and do not mention it.',
      'Say the same thing again, kindly this time; it works.',
    ],
    [
      'A small gift with a use pleases more than a large one with a ribbon.',
      'A ripe mango counts.',
      'Wrap it in paper you drew on.',
    ],
    [
      'Relatives have opinions about your heart.',
      'Feed them and change the subject.',
      'One aunt is right, and she is the quiet one.',
    ],
    [
      'A voice does more than a photograph today.',
      'Ring, even if you only get the machine.',
      'Read them something aloud before sleep.',
    ],
  ],
  3: [
    [
      'Your messages are read twice today, once for the words and once for you.',
      'Take out the joke that needs a face.',
      'Put in the joke; they know your face.',
    ],
    [
      'Courage in love is the size of a short walk.',
      'Take the walk, and leave the speech at home.',
      'Take it together, and say it at the second corner.',
    ],
    [
      'A brother, a sister or a friend speaks for you without being asked.',
      'Ask them to stop, nicely.',
      'Let them; they do it better.',
    ],
    [
      'Teasing comes easily and lands close to the bone.',
      'Tease the weather instead.',
      'Tease gently, and be teased in return.',
    ],
    [
      'The first move is lighter than it was yesterday.',
      'Make it small enough to deny.',
      'Make it in plain words, before lunch.',
    ],
    ['Someone you pass every day has been meaning to talk.', 'A nod is enough for now.', 'Slow down at their door.'],
  ],
  4: [
    [
      'You need tenderness in its old clothes today: a blanket and a familiar voice.',
      'Say plainly that you want quiet company.',
      'Stay in, and let the evening go on by itself.',
    ],
    [
      'An old hurt leans against the door and it is mostly habit.',
      'Leave it outside for the night.',
      'Open, look at it together and let it go home.',
    ],
    [
      'Parents, yours or theirs, are in the room even when they are not.',
      'Speak of them as if they could hear.',
      'Ring them together and hand the phone back and forth.',
    ],
    [
      'The way a room is arranged decides how two people talk in it.',
      'Move one chair nearer and say nothing about it.',
      'Eat on the balcony or the floor for once.',
    ],
    [
      'What you miss is nearer to a smell or a song than to a person.',
      'Find the song first.',
      'Find it, and play it for someone who is here.',
    ],
    [
      'Trust grows in the boring hours today, over laundry and lists.',
      'Fold something together in silence.',
      'Make the list for both of you, and hide a treat in it.',
    ],
  ],
  5: [
    [
      'Play has gone missing between you and it is not far.',
      'Look for it in a card game, not in a talk.',
      'It turns up as soon as one of you is silly first.',
    ],
    [
      'Attraction is loud today and understanding whispers.',
      'Hear the whisper out before you answer the noise.',
      'Enjoy the noise, as long as it stays kind.',
    ],
    [
      'You grade their small efforts without meaning to.',
      'Put down the red pen.',
      'Give full marks for one and say which.',
    ],
    [
      'Children, nieces or other people’s puppies do the courting today.',
      'Let them have the attention.',
      'Follow their lead and get down on the floor.',
    ],
    ['A compliment you paid lightly was taken seriously.', 'Stand by it.', 'Add a second one, with the reason.'],
    [
      'Romance prefers a plan today to a surprise.',
      'A modest plan, agreed beforehand.',
      'Tickets, a time and the good shoes.',
    ],
  ],
  6: [
    [
      'Love looks like service today: the lift, the packed lunch and the form filled in.',
      'Do one thing and stay quiet about it.',
      'Do one for them and let them do one for you.',
    ],
    [
      'The quarrel is about the towel and the towel is about rest.',
      'Sleep, then hang it up.',
      'Hang it up laughing, since both of you know.',
    ],
    [
      'Fairness in the chores matters more than flowers.',
      'Take your own half without keeping count.',
      'Swap halves for a day and learn something.',
    ],
    [
      'Someone’s criticism comes from worry, badly dressed.',
      'Answer the worry and let the clothes be.',
      'Thank them for it and watch the face change.',
    ],
    [
      'You have patience for a difficult relative today.',
      'Lend it for one visit.',
      'Use all of it, and the rest of the family will notice.',
    ],
    [
      'Habit holds two people up like a railing.',
      'Keep the usual tea at the usual hour.',
      'Add one new step to the usual walk.',
    ],
  ],
  7: [
    [
      'Ask a question whose answer you do not know already and let it be answered.',
      'Resist the second question.',
      'Then tell them something they do not know either.',
    ],
    [
      'Across the table sits somebody with a day of their own.',
      'Ask about its dullest hour.',
      'Ask about its best hour and order dessert.',
    ],
    [
      'What you dislike in the other today is an old coat of yours.',
      'Hang it up and say nothing.',
      'Admit it first and you will both laugh.',
    ],
    [
      'The balance of who gives and who takes has tipped a little.',
      'Right it with a deed, not a discussion.',
      'Name it cheerfully and put a date in the diary.',
    ],
    [
      'Going somewhere as two turns out better than being invited as one.',
      'Keep it short and walk back together.',
      'Take the long way there.',
    ],
    [
      'A person you meet by arrangement is more at ease than you expect.',
      'Let them choose the place.',
      'Choose it yourself, somewhere you can hear each other.',
    ],
  ],
  8: [
    [
      'Silence between two people has several meanings today, most of them harmless.',
      'Choose the harmless one and wait a day.',
      'Sit in it together; it warms up.',
    ],
    [
      'Jealousy, if it comes, is hunger in a mask.',
      'Feed it with a fact.',
      'Take the mask off in company and it looks rather foolish.',
    ],
    [
      'Something told you in confidence weighs more than it did.',
      'Put it back where it belongs and keep the key.',
      'Tell the teller that it is safe.',
    ],
    [
      'Deep talk is possible and so is getting lost in it.',
      'Set a clock, or leave it for the weekend.',
      'Start in the dark, walking, with no phone.',
    ],
    ['You test the rope today without noticing it.', 'Stop pulling, for it holds.', 'Tell them you trust the rope.'],
    [
      'An old letter or picture comes to light and asks to be read kindly.',
      'Put it back until you have slept.',
      'Read it together and keep the date.',
    ],
  ],
  9: [
    [
      'You differ about something large: faith, politics or how a life should go.',
      'Differ over tea and change the cup, not the person.',
      'Ask who taught them that, and listen to the story.',
    ],
    [
      'Distance does the heart a small service today.',
      'Miss each other on purpose for an afternoon.',
      'Write from where you are, as travellers do.',
    ],
    [
      'Somebody’s father or teacher has a say in this and says it slowly.',
      'Hear it to the end, without your watch.',
      'Ask for their own love story.',
    ],
    [
      'You judge each other’s plans by how far they reach.',
      'Praise the nearest step.',
      'Draw one map for both, with a picnic on it.',
    ],
    [
      'Forgiveness would come easier to you with a ceremony.',
      'Make it a very small one.',
      'Light something, say it once and eat something sweet.',
    ],
    [
      'A different language, food or custom comes between you in a friendly way.',
      'Taste first and comment later.',
      'Learn to say goodnight in theirs.',
    ],
  ],
  10: [
    [
      'Your day at work comes home before you do.',
      'Leave ten minutes between the two doors.',
      'Tell the good part first and in the kitchen.',
    ],
    [
      'Someone is proud of you and shows it clumsily.',
      'Accept the clumsy version.',
      'Give them the story they want to retell.',
    ],
    [
      'Being seen together matters more today than being alone together.',
      'Go to the thing for one hour.',
      'Introduce them properly, with a word of praise.',
    ],
    [
      'You keep a promise of the heart like an appointment today.',
      'Write it down, or it will slip.',
      'Be there before them.',
    ],
    [
      'Duty stands where you would like desire to stand.',
      'Greet it politely; desire is parking the car.',
      'Do the duty together and see what is left of the evening.',
    ],
    [
      'Someone at home wants your attention in office hours.',
      'Two minutes now are cheaper than two hours later.',
      'Call at noon, for no reason.',
    ],
  ],
  11: [
    [
      'Friends are good for love today; they know what you will not say.',
      'Ask one of them, and not the most talkative.',
      'Go as a group and come home as a pair.',
    ],
    [
      'A hope you share out loud starts to look practical.',
      'Share half of it.',
      'Share it all and ask what the first step costs.',
    ],
    [
      'Generosity comes back quickly between the two of you.',
      'Give time, which nobody can return.',
      'Give what they would never buy.',
    ],
    [
      'The person who makes you laugh is worth an evening.',
      'Half an evening, then sleep.',
      'A whole one; book the table.',
    ],
    [
      'An old friend could become a closer one, or simply a better one.',
      'Leave the question open.',
      'Ask them to come along and see.',
    ],
    ['The group photo tells who stands next to whom.', 'Do not read it twice.', 'Move over and make room.'],
  ],
  12: [
    [
      'Closeness today needs a door that can be shut.',
      'If you are tired, shut it kindly and from inside.',
      'Shut it on the world, with both of you in.',
    ],
    [
      'You carry somebody’s sorrow as if it were your bag.',
      'Carry it to the corner and hand it back.',
      'Carry it all the way today; you are strong enough.',
    ],
    [
      'A dream in the early morning explains more than last night’s talk did.',
      'Tell it to no one before breakfast.',
      'Tell it in bed, with the light still grey.',
    ],
    [
      'Small sacrifices are visible only to the one who makes them.',
      'Make none you will mention later.',
      'Make one that pleases you too.',
    ],
    [
      'Somebody distant feels nearer tonight than the one in the next room.',
      'Look into the next room first.',
      'Write to the distant one together.',
    ],
    [
      'An ending done gently leaves a friend behind.',
      'Choose the gentle word, or none.',
      'Finish the old story, and there is room on the shelf.',
    ],
  ],
};
