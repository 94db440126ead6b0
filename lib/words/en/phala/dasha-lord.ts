/** Texts of the major periods by their lord and its strength, in English. */
import type { Rows } from '../../phala/bank.ts';

export const dashaLord: Rows<'dasha.lord'> = {
  'sun/strong': [
    'These years put you in front. People who decide learn your name, a post with a door of its own may come into view, and you stop asking whether you may. Your father, or whoever stood in his place, is on your mind.',
    'Take the role while it is offered, and write down on the first day what you will not do with it.',
  ],
  'sun/steady': [
    "In these years you sort out what carries your name and what does not. Some responsibility comes up to you, with about as much thanks as it deserves. You grow less willing to be somebody's assistant.",
    'Pick one task a season that is yours from first page to last.',
  ],
  'sun/strained': [
    'Recognition is thin in these years, and you may work under people who cannot see you. Pride is touched more easily than it shows. What grows meanwhile is the habit of doing it well without an audience.',
    'Keep a dated list of what you finished, and get up early; mornings carry this period.',
  ],
  'moon/strong': [
    'Life turns warm and full of people. Home, food and company take more room, the public likes you, and you sense in time what is wanted. Mothers and those who mother have a good word for you.',
    'Settle where you would like to live in ten years; the feeling is reliable just now.',
  ],
  'moon/steady': [
    'Mood and circumstance move together in these years, like tide and boat. There are more visits, more moves and more small kindnesses, and few of them were planned. You learn which rooms do you good.',
    'Keep sleep regular and let the rest of the week bend.',
  ],
  'moon/strained': [
    'Feelings run near the surface, and a cool remark can colour a week. You look after others readily and notice late that nobody has asked about you. Rest has to be arranged; it does not come by itself.',
    'Have one person whom you call on the same evening every week, whatever the mood.',
  ],
  'mars/strong': [
    'You get things moving. Land, tools, contests and clear opponents suit these years, and what had waited for courage is done in an afternoon. Your body wants to be used, and repays it.',
    'Choose the one hill worth taking each year, and leave the others to those who live there.',
  ],
  'mars/steady': [
    'There is more push in these years than before, and more friction with it. You repair, build, argue and decide; brothers, sisters or colleagues give you cause for most of these. Half-done things annoy you into finishing them.',
    'Work off the heat first and hold the conversation second.',
  ],
  'mars/strained': [
    'Impatience is the weather of these years. You meet closed gates, slow offices and people who take the tools you needed, and the temper gets there before the plan. Force applied sideways wears you out.',
    'Break each job into pieces an hour long, and count the pieces that are done.',
  ],
  'mercury/strong': [
    'Your mind is quick and the world has use for it. Study, trade, writing and anything with numbers go well, and friends grow younger. One good sentence opens more doors now than a year of effort did.',
    'Publish, teach or sell a little of what you know every month.',
  ],
  'mercury/steady': [
    'These are busy years of papers, calls and short roads. You learn two or three new skills and use them the same week. Much depends on keeping what you noted where you can find it.',
    'Clear the desk on Fridays and finish one course before you begin another.',
  ],
  'mercury/strained': [
    'Words go astray in these years: a message is read twice and understood once. You know more than you can show at the moment, and hurry makes small mistakes costly. Nerves ask for quiet evenings.',
    'Have somebody read it before you send it, and agree on sums in writing.',
  ],
  'jupiter/strong': [
    'The view widens. Teachers, elders and good counsel find you, learning pays, and people trust your judgement with larger things. There is room for family, for belief and for a plan that takes ten years.',
    'Say yes to the large invitation, then cut your other promises by a third.',
  ],
  'jupiter/steady': [
    'Belief is put to use in these years, and tested against how you live. Advice comes from several sides, some of it good; you are asked for yours as well. Growth is even rather than sudden, in knowledge as in means.',
    'Choose one teacher and stay until you can teach it.',
  ],
  'jupiter/strained': [
    'Hope has to be earned again. A guide may disappoint you, promises turn out wider than the purse, and the meaning of things is harder to see than their price. What you still believe at the end is really yours.',
    'Check every generous plan with a pencil before you announce it.',
  ],
  'venus/strong': [
    'Life grows gentler. Affection, art, comfort and good company come with less effort, and what you make has a finish that people pay for. Peace is made at your table.',
    'Invest in what lasts while it comes easily: one craft, one home, one promise kept.',
  ],
  'venus/steady': [
    'People matter more than plans in these years. You learn what you enjoy and what it costs, and both lists surprise you. Relations are mended by taste and tact, a little at a time.',
    'Set aside a fixed sum for beauty, and enjoy it without a bad conscience.',
  ],
  'venus/strained': [
    "What you want and what is near at hand do not quite match. You may pay too much for peace, in money or in patience, and compare your table with the neighbours'. Taste sharpens in these years because it goes hungry.",
    'Say plainly what pleases you before you agree to anything.',
  ],
  'saturn/strong': [
    'What you build now stays. Responsibility comes with the means to carry it, older people rely on you, and patience wins where talent got tired. You own fewer things, and better ones.',
    'Lay one course of bricks a month and let nobody hurry you to the roof.',
  ],
  'saturn/steady': [
    'These are working years. There is much duty, a fair wage and little applause, and time becomes the thing you guard most. Friends grow fewer and more certain.',
    'Fix the hour at which work ends, and keep it as strictly as the hour it begins.',
  ],
  'saturn/strained': [
    'Things take longer than they should, and you feel the weight of what others left undone. Fatigue looks like sadness some evenings. Under it you are learning to carry only what is yours, which few people ever learn.',
    'Put down one duty a year that was never given to you, and sleep before you judge the day.',
  ],
  'rahu/strong': [
    'You want more, and you find ways to it that nobody showed you. Foreign people, new machines and unusual work open the road, and you rise past the usual steps. It is seldom quiet.',
    'Aim as high as you like, and let somebody sober read the contract.',
  ],
  'rahu/steady': [
    'These years take you out of the circle you were born to. You try clothes, cities and ideas that would have startled you before, and some of them fit. The appetite is ahead of the plan about half the time.',
    'Before each leap write down what would be enough.',
  ],
  'rahu/strained': [
    'Wanting is loud in these years and enough keeps moving away. You may compare too much, trust a shine too quickly or start over just before the result. What looked like a short cut teaches by being long.',
    'Keep two old friends close and ask them what they see.',
  ],
  'ketu/strong': [
    'Much falls away here that you no longer needed. You see to the bottom of a subject, work best alone and care little who gets the credit. Study, repair and quiet practice go deep.',
    'Give the mornings to one subject, and tell people kindly when you will be back.',
  ],
  'ketu/steady': [
    'The old goals look smaller in these years, and no new ones are in a hurry to come. You simplify: drawers, habits, acquaintances. Sudden insight and plain absent-mindedness arrive in the same hour.',
    'Finish what you leave, so that you need not come back for it.',
  ],
  'ketu/strained': [
    "Interest drops without notice, and what you built may suddenly look like somebody else's. You are harder to reach than you know, and you miss things by looking past them. It is a poor time to decide who matters.",
    'Keep the body busy with small repairs, and put off farewells by a month.',
  ],
};
