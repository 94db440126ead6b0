/** Texts of the birth star, in English. */
import type { Rows } from '../../phala/bank.ts';

export const star: Rows<'star'> = {
  ashwini: [
    "Yours is the star of the horse's head: you are already moving while others look for their shoes. You help fast and well, and you like to be gone before the thanks begin. New methods attract you, and so does anything with an engine. Waiting rooms of any kind try your patience sorely.",
    'Your help counts double when you come back a week later to see whether it lasted.',
  ],
  bharani: [
    'Carrying is your gift: a secret, a household, a piece of work that others put down. You go through things to the end, and you have little patience for people who want only the pleasant half. Appetite and restraint are both strong in you and take turns at the wheel. You can judge others by weights that you alone agreed to lift.',
    'Set one load down in public each year, so that people learn you may. What remains will be carried better.',
  ],
  krittika: [
    'There is a clean edge to you. You cut to the point, and you cut through talk that goes in circles. People you love are fed first and corrected second. Heat is your way of working: short, bright and enough to cook with. What you say is usually true, and it can still arrive too hot to hold.',
    'Let a true sentence cool for an hour and see whether it is still needed. Use the fire in the morning; by evening it burns the pan.',
  ],
  rohini: [
    'Things grow near you, from basil on a sill to the trust of a shy colleague. You have an eye for colour and cloth and a voice people like to listen to. You wait well, as gardeners do, and you know that comfort is also a kind of care. Sharing what you have raised is harder; so is watching it change.',
    'Give something away while it is still in flower. Leave one corner untended and see what comes up by itself.',
  ],
  mrigashira: [
    "You have the deer's way of looking up: alert, gentle, ready to follow a scent. Questions please you more than answers, and asking just one more has often brought you something good. Markets and libraries feed you. The search can become a home of its own, so that what is found begins to bore you by the weekend.",
    'Stay with one find until you can teach it. Suspicion is only curiosity that has not slept; rest before you follow it.',
  ],
  ardra: [
    'Your mind works like weather: pressure builds, breaks, and then everything stands very clear. You take problems apart that others walk around, and you stay up with them. Sorrow has taught you more than comfort has, and you speak of it without decoration. Sharp words come just before the rain, and afterwards you regret the thunder more than the storm.',
    'Put the hard problem on the desk when you feel the pressure rising; that is what the pressure is for. Then tell people the sky is clear again.',
  ],
  punarvasu: [
    'You come back. After a failed plan, a quarrel or a long road you are found at the door again with the kettle on. Little contents you, and you lend easily, books and beds included. You explain things simply and more than once without losing patience. Because the second try usually works, you may not look hard enough at the first.',
    'Keep one bag packed and one promise small. Before you start again, note in a line what went wrong the last time.',
  ],
  pushya: [
    'People lean on you, and you were built for it. You feed, teach and fill in the forms, and you do it the same on bad days. Rules comfort you, especially the ones you have kept for years. You give in the way you think best, which is not always the way that was asked, and thanks that do not come are counted silently.',
    'Ask what kind of help is wanted before you bring yours. Let somebody feed you once a week, and say it was good.',
  ],
  ashlesha: [
    'You see where people are tied, and how the knot was made. Few can keep things from you, and you keep your own counsel well. You persuade by warmth and by waiting, one loop at a time. Held too tightly, a person or an idea stops breathing, and your own suspicion can be the tightest coil of all.',
    'Use your insight to untie something for someone every week. When you want to hold on, loosen by one turn and watch whether it stays.',
  ],
  magha: [
    "You carry a family with you even when you travel alone: its recipes, its pride, an uncle's way of entering a room. Dignity comes naturally, and you give it to others too, down to the person at the gate. You like ceremonies kept and names said properly. An old slight can sit on the throne beside you longer than it deserves.",
    'Choose which customs you hand on, and say why. Status is best used for somebody who has none.',
  ],
  purva_phalguni: [
    'Evenings are your best hours, and you make them good for others. You know how to receive a guest, fill a silence and get a laugh out of a tired table. Affection, music and a proper rest are not extras in your plan. Work begun late is a habit, and charm can get you out of it once too often.',
    'Do the dull hour first and enjoy the rest with a free conscience. Make one beautiful thing a month that outlasts the evening.',
  ],
  uttara_phalguni: [
    'A promise from you is a piece of furniture: people put their weight on it. You are good at friendships that last, at fair terms and at being useful without fuss. You want your help to reach someone in particular, by name. You may stay in an arrangement long after it stopped being fair, because you said you would.',
    'Write an end date into your agreements; you can always renew. One day a week alone makes you better company on the others.',
  ],
  hasta: [
    'Your hands think for themselves: what they practise becomes quick and neat, and you rather enjoy being watched. You joke to keep things light and bargain for the sport of it. Plans go well when you can touch each part. What cannot be managed by skill unsettles you, and you may only grip it harder.',
    'Leave one thing each day as you found it. Teach your trick to someone younger; the hand stays clever by showing.',
  ],
  chitra: [
    'You notice how things are made and whether the line is right. Rooms, sentences and clothes are improved by you, often while you talk of something else. You work hard at what looks effortless. Seen from outside you shine, which makes it awkward to say that you are tired or unsure.',
    'Show someone the draft with the seams still open. Ask of each thing you make whom it serves, and the beauty will look after itself.',
  ],
  swati: [
    'You bend, and so you do not break; on a little ground you take root. You want your own hours, your own till and the right to change your mind. You trade fairly, in goods or ideas, and strangers find you easy. You cannot bear being told, and you may go the long way round just to have chosen it yourself.',
    'Pick one thing to stand still for, and let the wind move everything else. Say no at the start; it is kinder than drifting off later.',
  ],
  vishakha: [
    "You live towards a gate you can already see. Once the aim is fixed, you save, study and outlast people with twice the talent. You like a contest and are honest about wanting to win it. Arriving is oddly flat, and another person's progress can sting more than your own delay.",
    'Divide the road into stages and eat well at each. Praise a rival aloud once a month; it takes the sting out and costs nothing.',
  ],
  anuradha: [
    'Friendship is your real profession. You remember birthdays in three cities, hold groups together and do well far from where you were born. You work hard for people and only then for money. Coldness is difficult for you to read, and you may keep knocking long after the house is empty.',
    'Count who has visited you this year, and spend your evenings there. Devotion keeps best with a closing time.',
  ],
  jyeshtha: [
    'You were made the eldest, whatever your place in the family. In trouble people look to you first, and you usually have the key, the number or the nerve. You protect fiercely and prefer to do it alone. Respect matters to you, and being doubted by those you shelter is a lonely feeling.',
    'Let someone else hold the umbrella on a day with light rain. Tell a friend what the weight is like; you need not put it down to do so.',
  ],
  mula: [
    'You pull things up to see the root. Half answers irritate you, and you would rather begin again on bare ground than decorate a mistake. This makes you good at research, repairs and hard conversations. It also makes for endings that were quicker than they had to be, with some good soil thrown out.',
    'Before you pull, wait a week and ask what you would plant there. Keep one old thing in your life simply because it is old.',
  ],
  purva_ashadha: [
    'You do not take defeat as the last word. You rest, rinse your face and go in again, and people catch heart from it. You speak with conviction and can make a dull cause sparkle. Advice runs off you like water, the useful kind included, and you may defend a position simply because it is yours.',
    'Ask one person a year to argue against you, and take notes. Your fire needs water nearby: drink a glass before you reply.',
  ],
  uttara_ashadha: [
    'You win late, and it lasts. You choose a right thing, stay with it through dull years, and one day find that others measure by you. People of different camps trust you with the minutes. The price is stiffness: you can keep a rule past its reason, and you are lonelier at the top of it than you say.',
    'Ask each January which of your rules still has a reason. Let a friend see you unsure; it will not cost you their respect.',
  ],
  shravana: [
    "You learn by listening, and you hear both the words and what they step around. Lectures, songs and overheard talk stay with you for years. You link people who should know each other and pass on knowledge without keeping a fee. Gossip finds you too, and so do other people's opinions, until your own grows faint.",
    'Keep a daily hour in which nobody is speaking. Before you repeat a thing, ask whether it was given to you to carry.',
  ],
  dhanishta: [
    'You have rhythm, in money as in music: you know when to come in and when to wait. Groups work better with you setting the beat, and you like the applause to be shared. You are bold in business and often well paid. Noise can cover an empty hour that wants attention, and you tend to hear others late.',
    'Sit once a day without any sound and let the empty part speak. In love, follow for a while instead of leading.',
  ],
  shatabhisha: [
    'You draw a circle and think inside it. Alone, with a puzzle and no telephone, you find remedies that a whole committee missed. You tell the truth, at times without its coat on. People wonder where you go; the door is shut so well that help cannot find it when you would like some.',
    'Give two people a key to the circle and tell them the hours. Publish what you find, even half ready.',
  ],
  purva_bhadrapada: [
    'There are two of you: one courteous and mild, one ready to burn the boats for an idea. You give yourself to a cause further than most people would, and you talk others into coming along. Simple living suits you in long stretches. In the hot phase you can be hard on anyone lukewarm, yourself first.',
    'Decide on the great step only in the mild phase. Keep one daily pleasure that has no higher purpose.',
  ],
  uttara_bhadrapada: [
    'Depth is your habit. You hold your tongue and your temper, and when you do speak, a room tends to settle. You can wait for years as a field waits for rain, and you look after people who will never know it. Slowness is the cost: a wish may stay under water so long that you forget it was yours.',
    'Bring one wish to the surface each season and tell someone. Start before you are ready; you have been ready for some time.',
  ],
  revati: [
    'You see people safely to the other side: through a form, a strange city or a bad night. You are gentle with the lost and good at endings, packing and last pages. Imagination is large in you and needs little to live on. You can lose your own way while walking someone else home, and you find it hard to charge for kindness.',
    'Name your fee or your hour before you set out. Keep a lamp lit for yourself too: a fixed meal, and a friend who asks.',
  ],
};
