/** Texts of the rising sign, in English. */
import type { Rows } from '../../phala/bank.ts';

export const ascendant: Rows<'asc'> = {
  aries: [
    'You meet things head on, and people usually know within a minute where you stand. Beginnings suit you: the first day, the blank page, the moment when somebody has to go. Your temper rises fast and is gone before the other person has finished being hurt. Long middles tire you more than hard starts.',
    'Choose work with many beginnings, or a partner who likes to finish. When you are angry, say the first sentence and save the second for tomorrow.',
  ],
  taurus: [
    'You take your time, and once you have decided, you rarely decide again. People come to you for steadiness: you remember prices, keep tools in order and stay calm when others hurry. Good food, a good chair and a quiet hour matter more to you than you usually admit. The trouble is that being right and being comfortable can start to feel like the same thing.',
    'When you catch yourself saying no at once, ask for a night to think. Change one small thing a month, so that large changes find you less stiff.',
  ],
  gemini: [
    'Your mind is usually in two rooms at once, and it likes both. You pick up accents, addresses and half-told stories, and you explain things so that a tired person can follow. Many short tasks suit you better than one long one. What suffers is the end of things: the call not returned, the book left at page ninety. Under strain you talk where you could rest.',
    'Keep one list, on paper, and finish two lines of it before you open anything new. Let a silence last a little longer than is comfortable; much is said in it.',
  ],
  cancer: [
    'You notice who has not eaten and who has gone quiet, and you act on it without making a speech. Home is a working tool for you: from a kitchen you trust you can run almost anything. You approach what you want from the side, and people can miss how much you want it. Old remarks are kept, dated and sometimes served again.',
    'Say what you want once in plain words, before you hint. When the mood turns, do something with your hands before you answer.',
  ],
  leo: [
    'A room notices when you enter it, and you would rather do a thing well than do it quietly. You are generous with praise and with time, and you stand by your people when it costs something. What hurts is being passed over, and you may show it by growing grand or growing cold. You carry responsibility best when it has your name on it.',
    'Ask directly for the credit you are owed; it is easier to give than you expect. Once a week do something good that nobody will trace to you.',
  ],
  virgo: [
    'You see the loose thread first, and your hand is already on it. People trust you with the thing that must not go wrong, because you read the instructions and the small print too. Being useful is how you say you care. In the evening the same eye turns on yourself and finds the one error in a good day.',
    'Give a correction only after you have named what was right. Decide beforehand how good is good enough, and stop there while it still feels too early.',
  ],
  libra: [
    'You hear both sides before either has finished, and you find the sentence that lets two people stay in the room. Beauty calms you, and an ugly table can spoil a good meeting. You think best aloud, with someone opposite. Choosing is the hard part: each road not taken keeps its charm, and you may agree just to end the weighing.',
    'Give small choices one minute and large ones a date. When you notice yourself agreeing, ask whether you would say the same alone.',
  ],
  scorpio: [
    'You say less than you know, and you know quite a lot. Surfaces do not hold you; you want to find out how a thing works under pressure, people included. In a crisis you grow calm, which others remember for years. Trust comes slowly and is withdrawn at once, and what was broken you keep in view longer than is useful.',
    'Tell one person one thing a week that you would normally keep. Test your friends less; time does it more accurately.',
  ],
  sagittarius: [
    'You look for the horizon in everything: the reason behind a rule, the country behind a port. Hope comes easily to you, and others borrow it. You say what you think, mostly kindly, sometimes before considering whether it was asked for. Promises grow on your tongue, and details are left to people who like them.',
    'Halve what you promise and you will be early for once. Keep one practice that is done the same way every day; it holds the rest together.',
  ],
  capricorn: [
    'You learned early to measure effort. You plan in years, spend with care and rise by being the one who is still there. Your humour is dry and at its best late in the evening. Rest can feel like borrowed time, and feelings tend to be put off until the work is done, which it never quite is.',
    'Put rest in the diary like any other duty. Let someone help you before you need it; they have been waiting to be asked.',
  ],
  aquarius: [
    'You belong to the group and stand a little outside it, and both places suit you. You think in systems: how the queue could run, and for whom the rule is unfair. Your friends are many and very mixed. Close up you can be hard to reach, since a principle is easier for you to hold than a hand.',
    'Once you have explained the idea, ask the person how they are and wait for the answer. Change your mind in public now and then; it costs less than it seems.',
  ],
  pisces: [
    'You take in the mood of a place before you have sat down, and it is not always clear which part of it is yours. Imagination and kindness work together in you; people tell you things they had not planned to say. Rules bend around you, and so do plans. You may give the answer that comforts instead of the one that is true, and then have to live with it.',
    'Before you say yes, step outside and see whether the wish is still there. A walk by water, or music, puts you back together faster than talk.',
  ],
};
