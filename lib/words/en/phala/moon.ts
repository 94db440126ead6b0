/** Texts of the sign of the Moon, in English. */
import type { Rows } from '../../phala/bank.ts';

export const moon: Rows<'moon'> = {
  aries: [
    'Your feelings arrive at a run. You know at once what you want, and waiting for it is close to a physical discomfort. You are quick to forgive because you are quick to forget, and you expect others to work the same way. Doing something is how you comfort yourself, and sometimes how you avoid being sad.',
    'When something hurts, walk fast for ten minutes, then decide. Ask the slower person what they are still carrying from last week.',
  ],
  taurus: [
    'You are most at peace when nothing has to happen. A familiar kitchen, the same walk and a person who stays are worth more to you than excitement. Your affection is patient and shows in things: the meal, the lift to the station. Once hurt, you close slowly and open more slowly, and you can keep a habit long after it has stopped being good for you.',
    'Let comfort be a base you leave every morning, not a place you defend. Try the new thing beside the old one, and drop neither at once.',
  ],
  gemini: [
    'You feel by talking. Until a thing has been said to someone, you do not quite know what it was. A message, a joke or a new fact can lift your mood, and an empty afternoon can lower it. Two opposite feelings live in you without quarrelling, which puzzles people who have only one.',
    'Write the worry down in one line before you tell the third person. For sleep, leave the phone in another room and let a dull book do the work.',
  ],
  cancer: [
    'The past is close to you: a smell, a street or a voice can bring back a whole year. You read faces quickly and look after people before they ask. Belonging feeds you, and you build it patiently around you. When you do not feel safe you withdraw without explaining, and wait to be found.',
    'Tell the people around you when you go in, and when you will be out again. Keep the old letters, and make one new memory a month on purpose.',
  ],
  leo: [
    'You need to matter to someone, and where you do, there is no end to your warmth. Joy in you wants an audience; so does sorrow, though it is prouder. You remember who was kind when you were small in the world. A joke at your expense stays longer than you let anyone see, and you may answer it by being magnificent.',
    'Choose two people before whom you need not shine. Praise given early and out loud brings back more than praise you wait for.',
  ],
  virgo: [
    'Order is how you calm down: a wiped table, an answered letter, a plan for tomorrow. You care in exact ways and notice when a friend has changed shoes or mood. Your worries are practical and come at night in numbered lists. Praise is hard to take, because you know where the mistake is.',
    'Keep a pencil by the bed and close the list once it is written. Accept a compliment with two words and no correction.',
  ],
  libra: [
    "You rest in other people's peace. A quarrel two rooms away can spoil your lunch, and a well-laid table can mend it. You are fair in feeling as well as in thought, and you see at once what the other person needed. What you need yourself comes to you later, often after you have said that all is fine.",
    'Before you smooth things over, wait until you know your own side. Have one friend with whom you practise disagreeing.',
  ],
  scorpio: [
    'Whatever you feel, you feel to the end. Half a love or half an apology is harder for you than none, and you hear what is left unsaid. Few are let in, and those few can count on you in their worst week. Old hurts are not forgotten but stored, and they keep their heat.',
    'Give what hurt you a date by which you will speak of it or let it go. Swimming, hard exercise or long work turns old heat into strength.',
  ],
  sagittarius: [
    'Your mood lifts as soon as there is somewhere to go. You need a why: with one, you forgive delays, hard beds and difficult people. You comfort others with the larger picture, and mostly it works. What you find hard is the small grief that has no lesson in it.',
    'When someone cries, leave the meaning for tomorrow and make tea. Keep a plan for the next trip, even a short one; it does half the work of a holiday.',
  ],
  capricorn: [
    'You keep your feelings in working order and out of sight. Respect reaches you faster than tenderness, and you show love by being on time for thirty years. Grown-up worries tend to come early with this Moon and make you reliable. They also make you slow to ask, and people may think there is nothing you need.',
    'Say one need aloud each week, with a day and an hour attached. Keep one evening free of duty; you are allowed to be of no use.',
  ],
  aquarius: [
    'You feel for many and lean on few. A cause, a group or a good argument warms you, while tears at close range can leave you looking for the door. You like people as they are and rarely try to own them. When you are hurt you become reasonable, and only those very close notice the drop in temperature.',
    "Say 'that hurt' before you explain why it was logical. Keep one friendship that has no project in it.",
  ],
  pisces: [
    "Other people's weather passes through you. You can sit with someone in trouble and say the one right thing, and afterwards not know why you are tired. Music, sleep and time alone are needs and not treats. You forgive more than is asked, and now and then you find that you have been living on a hope.",
    'After a heavy visit, wash your hands and walk home the long way. Write down what was promised and by whom; kindness sees better with a date beside it.',
  ],
};
