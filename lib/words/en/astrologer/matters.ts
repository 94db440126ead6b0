/** What is said of one matter in English, as an answer to the question about it. */
import type { MatterWords } from '../../astrologer/answer-frames.ts';

const SIBLINGS = {
  good: 'Brothers and sisters, by birth or by choice, stand by you.',
  mixed: 'With brothers and sisters you are close at times and rivals at others.',
  hard: 'With brothers and sisters keep money and feelings apart; it spares both.',
};

const MOTHER = {
  good: 'Between you and your mother there is a warmth that holds.',
  mixed: 'Between you and your mother it goes in waves: near for a while, then at a distance.',
  hard: 'Between you and your mother much goes unsaid; small, regular visits do more than one great talk.',
};

const FATHER = {
  good: 'Between you and your father there is trust to build on.',
  mixed: 'Between you and your father respect comes easily and closeness more slowly.',
  hard: 'Between you and your father it is stiff at times; ask for his advice in one small thing, and begin there.',
};

const VEHICLE = {
  good: 'A vehicle comes to you without great effort.',
  mixed: 'A vehicle comes once you have saved for it, hardly before.',
  hard: 'A vehicle costs you more than its price; buy late, and a modest one.',
};

export const mattersEn: MatterWords = {
  mother_bond: MOTHER,
  father_bond: FATHER,
  child_study: {
    lead: 'How your child learns stands in your child’s own chart; yours shows how you can help.',
    good: 'Your help falls on good ground: what you explain is understood, and what you praise is done again.',
    mixed: 'Your help works in small doses: one fixed hour together does more than questions all day.',
    hard: 'Pressure tires you both here; praise the effort, and leave the subject to a teacher.',
  },
  superiors: {
    good: 'Those above you tend to think well of your work; let them see it before they have to ask.',
    mixed: 'With those above you it turns on the person and the year; a short written report keeps the peace.',
    hard: 'With those above you there is friction in this chart; get what is agreed in writing, and answer the next morning.',
  },
  shared_business: {
    lead: 'Whether one person can be trusted stands in no chart of yours; it shows how shared work goes with you.',
    good: 'Work shared with others has good support in this chart; agree in writing all the same.',
    mixed: 'Shared work goes well with you as long as the accounts lie open; look at them together each month.',
    hard: 'Shared work costs you more than work of your own; keep the shares small and every promise in writing.',
  },
  pension: {
    lead: 'Whether a pension is paid is for the rules of your post; the chart shows how your later years are provided for.',
    good: 'They look well provided for: what you put by while working comes back to you.',
    mixed: 'They are provided for in part: what you put by yourself carries more than what others pay.',
    hard: 'Do not rest them on one source; a second one, begun early and paid into each month, helps most.',
  },
  lending: {
    good: 'What you lend tends to come back to you; put the sum and the date in writing all the same.',
    mixed: 'What you lend comes back in parts and late; lend no more than you can do without.',
    hard: 'What you lend is slow to return in this chart; a smaller sum as a gift may spare you both.',
  },
  vehicle_make: { lead: 'A chart chooses no make; it shows how vehicles come to you.', ...VEHICLE },
  sibling_life: {
    lead: 'When something comes to a brother or sister stands in their own chart; yours shows your side of it.',
    ...SIBLINGS,
  },
  partner_life: {
    lead: 'When your partner’s work moves stands in their own chart; yours shows what you carry together.',
    good: 'What the two of you build together has good support in this chart.',
    mixed: 'What the two of you build together moves by turns: one of you carries it for a while, then the other.',
    hard: 'What the two of you build together asks for patience in this chart; share the load by plan rather than by mood.',
  },
  in_laws: {
    good: 'Your partner’s family is likely to be good to you, and to stand by the two of you.',
    mixed: 'With your partner’s family it takes time: respect comes before warmth.',
    hard: 'With your partner’s family nearness needs a boundary; agree on it with your partner before you speak with them.',
  },
  fame: {
    good: 'Your name is likely to travel further than you do: what you make is seen, and remembered.',
    mixed: 'You become known in your own field rather than to everyone; good work, shown often, does it.',
    hard: 'Recognition comes late in this chart, and by the work rather than by the face; keep a record of what you make.',
  },
  luck: {
    good: 'Fortune is on your side in this chart: doors open when you knock.',
    mixed: 'Fortune comes to you in turns; what you prepare in the dry years pays in the good ones.',
    hard: 'Luck does little of the work in this chart; what you have, you have made, and that stays.',
  },
  enemies: {
    good: 'Those who stand against you tire before you do.',
    mixed: 'Rivals come and go; most fall silent when you keep to the work and put agreements in writing.',
    hard: 'Opposition costs you more strength than it deserves; choose your quarrels, and let most of them go by.',
  },
  parents: {
    good: 'Your parents are a support in this chart, and the bond holds.',
    mixed: 'With your parents some years are near and some are dry; small visits count for more than great days.',
    hard: 'With your parents much of the effort is yours; ask a plain question, and listen to the end of the answer.',
  },
  mother_health: {
    lead: 'Your chart shows a parent’s health only from a distance; a doctor who sees them knows more.',
    good: 'What the chart shows for your mother is well supported: she has reserves.',
    mixed: 'What the chart shows for your mother is supported in part: a regular day does her good.',
    hard: 'What the chart shows for your mother is under strain: see that she rests and keeps her appointments.',
  },
  father_health: {
    lead: 'Your chart shows a parent’s health only from a distance; a doctor who sees them knows more.',
    good: 'What the chart shows for your father is well supported: he has reserves.',
    mixed: 'What the chart shows for your father is supported in part: a regular day does him good.',
    hard: 'What the chart shows for your father is under strain: see that he rests and keeps his appointments.',
  },
  government: {
    good: 'A government post is within reach in this chart, if you sit the examinations and stay the course.',
    mixed: 'A government post is possible, but it does not stand out among your chances; keep a second plan beside it.',
    hard: 'This chart does not favour a government post; work outside it is likely to come with less waiting.',
  },
  funding: {
    good: 'Other people’s money is likely to come to your work, once you ask those who know the field.',
    mixed: 'Money for your work may come, in parts and after questions; have the answers ready before you ask.',
    hard: 'Outside money comes slowly to you; plan as if the first year had to pay for itself.',
  },
  business: {
    good: 'A business of yours stands on firm ground in this chart.',
    mixed: 'A business of yours can hold, but it will not carry itself: expect uneven months and keep a reserve.',
    hard: 'A business costs you more than it shows at first; keep it small, and the accounts close.',
  },
  job_change: {
    good: 'Work is one of the stronger sides of this chart, and a change does it no harm.',
    mixed: 'A change of work brings you about as much as it costs; the reason for going matters more than the day.',
    hard: 'A change alone will not mend what is hard about work here; know what you want next before you go.',
  },
  their_feelings: {
    lead: 'What another person feels no chart of yours can show; this is your side of it.',
    good: 'Affection has good support with you, and it is safe to ask for more of it aloud.',
    mixed: 'Closeness comes to you in waves; ask plainly in a quiet hour rather than guess.',
    hard: 'Closeness asks you for patience; one plain question does more than a test.',
  },
  old_love: {
    lead: 'What another person will do no chart of yours can show; this is your side of it.',
    good: 'Affection has good support with you, so an honest word would not be wasted.',
    mixed: 'Affection comes to you in waves, and what returns does not always stay.',
    hard: 'Love asks you for patience, and what ended did so for a reason worth naming first.',
  },
  second_marriage: {
    good: 'A second marriage has good support in this chart.',
    mixed: 'A second marriage can hold, if it is not asked to mend the first.',
    hard: 'A second marriage wants more time than the first; let no one hurry you.',
  },
  lasting: {
    good: 'The bond has what it needs to last, quarrels included.',
    mixed: 'The bond can last, but not by itself: what is left unsaid turns into the next quarrel.',
    hard: 'The bond is under strain in this chart; it lasts where both of you are patient and speak plainly.',
  },
  match: {
    lead: 'Whether the two of you fit shows only when both charts lie side by side; yours tells your half.',
    good: 'Your half is well disposed: partnership has good support in this chart.',
    mixed: 'Your half is open: a bond grows where you tend it, with one person as with another.',
    hard: 'Your half asks for time: you see a person clearly late, so do not decide early.',
  },
  debt: {
    good: 'The debt can be cleared: money tends to stay with you in this chart.',
    mixed:
      'The debt goes down, though not in a straight line; a fixed sum each month does more than a large one now and then.',
    hard: 'The debt is slow to go in this chart; take on nothing new while it stands.',
  },
  invest: {
    lead: 'No chart should choose an investment for you; it shows how money behaves with you.',
    good: 'What you put aside tends to stay, and to grow.',
    mixed: 'What you put aside grows unevenly, so spread it, and keep some within reach.',
    hard: 'Money out of your sight costs you more than most; stay with what you understand.',
  },
  inheritance: {
    good: 'What comes down from your family is likely to reach you.',
    mixed: 'What comes down from your family may reach you in part, after some talk and some papers.',
    hard: 'What comes down from your family comes with delay or dispute; build no plan on it.',
  },
  keeping: {
    good: 'Money can stay with you by this chart, so look for the leak in a habit and not in fate.',
    mixed: 'Money comes to you and goes again; what is not put away in the first week is spent by the last.',
    hard: 'Money passes through your hands; it stays where you cannot reach it easily.',
  },
  child_future: {
    lead: 'Your child’s life stands in your child’s own chart; yours shows what passes between you.',
    good: 'What you give here tends to bear fruit.',
    mixed: 'Joy and worry come in about equal parts here, and the worry is mostly yours.',
    hard: 'Patience comes first here, and the ease later.',
  },
  parenting: {
    good: 'There is good will enough between you and your child; it is the way of asking that has worn thin.',
    mixed: 'Between you and your child it goes in phases; a short word at the right hour does more than a long one.',
    hard: 'Between you and your child patience is asked of you first; try listening longer than you speak for a week.',
  },
  exam: {
    good: 'The examination is within reach in this chart, given the work.',
    mixed: 'The examination is neither sure nor closed to you: it turns on steady hours more than on talent.',
    hard: 'The examination may ask for more attempts or more time than you would like; a fixed plan helps you most.',
  },
  focus: {
    good: 'You can hold a subject well; what helps is a fixed hour and a closed door.',
    mixed: 'You learn in short, good stretches: half an hour and a pause serve you better than a whole evening.',
    hard: 'Your attention wanders easily; one subject, one place and the same hour each day are worth more than will.',
  },
  sleep: {
    good: 'Speaking generally, rest comes back to you easily once the evening is quiet.',
    mixed: 'Speaking generally, your sleep follows your mood: what is settled before dark does not wake you at night.',
    hard: 'Speaking generally, your nights are light; the same hour, a dark room and no screen do more for you than for most.',
  },
  worry: {
    good: 'Speaking generally, your mind is steadier than it may feel just now.',
    mixed: 'Speaking generally, your mood moves with the people around you; quiet and company help in turn.',
    hard: 'Speaking generally, worry finds you easily; a routine, a walk and someone to talk to take the edge off it.',
  },
  visa: {
    good: 'The chart favours the journey, and with it the papers.',
    mixed: 'The papers may need a second try; send them early, and complete.',
    hard: 'The papers go slowly in this chart; apply with time in hand, and keep a second plan.',
  },
  sale: {
    good: 'Property serves you well, so nothing presses you: sell if the price is right.',
    mixed: 'A sale brings about what the thing is worth; put the papers in order first.',
    hard: 'Property brings you trouble as easily as profit; a clean sale may be worth a little less money.',
  },
  vehicle: VEHICLE,
  mother: MOTHER,
  father: FATHER,
  siblings: SIBLINGS,
  friends: {
    good: 'Friends are one of the gifts of this chart.',
    mixed: 'Friends come to you through what you do together; the circle changes, a few stay.',
    hard: 'Friends come slowly to you; one whom you see often is worth more than a full table.',
  },
  own_house: {
    good: 'A home of your own is well supported in this chart.',
    mixed: 'A home of your own comes by your own effort, step by step.',
    hard: 'A home of your own takes longer in this chart; check the papers twice.',
  },
  teacher: {
    good: 'A teacher is likely to come into your life, and to be worth the wait.',
    mixed: 'Teachers come to you in passing; take from each the one thing they can give.',
    hard: 'A teacher comes late; until then a good book and a regular hour serve you better than a great name.',
  },
};
