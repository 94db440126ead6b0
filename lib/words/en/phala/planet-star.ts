/** Texts of the planets by the lord of their star, in English. */
import type { Rows } from '../../phala/bank.ts';

export const planetStar: Rows<'planet.star'> = {
  'sun/sun': [
    'Standing in a star of its own, the Sun answers to nobody else. What you decide is what you do, and people learn to plan around it.',
    'Decide aloud, so that they can.',
  ],
  'sun/moon': [
    'Your will, placed in a star of the Moon, goes where people need it. You lead better when you have listened first, and mood has a vote.',
    "Sleep on anything that begins with 'I must'.",
  ],
  'sun/mars': [
    'There is a motor in your will: the Sun stands in a star of Mars. You prefer deciding to discussing, and are best judged by what stands at the end of the day.',
    'Ask who else has to be told.',
  ],
  'sun/mercury': [
    'Your will works in words, since the Sun stands in a star of Mercury. You lead by explaining and by knowing first.',
    'When you give an order, say less than you know.',
  ],
  'sun/jupiter': [
    'Behind your will stands a reason larger than yourself: its star belongs to Jupiter. You want to be right as well as first.',
    'Name the good that others will have of it.',
  ],
  'sun/venus': [
    'You win by being liked, for the Sun stands in a star of Venus. Authority dresses well here and remembers birthdays.',
    'Once a week be firm without a smile.',
  ],
  'sun/saturn': [
    "Your will has to learn to wait, since its star is Saturn's. Standing comes late and by service, and then it is hard to shake.",
    'Accept the small office.',
  ],
  'sun/rahu': [
    'An unusual stage suits your will, which stands in a star of Rahu. You rise in places or trades that your family did not know.',
    'Keep your word exactly; new names are made of that.',
  ],
  'sun/ketu': [
    'With the Sun in a star of Ketu you are quick to start and careless of honours. You would rather begin again than defend what you have.',
    'Finish one reign before the next.',
  ],
  'moon/sun': [
    'Feeling wants respect here before comfort, since the Moon stands in a star of the Sun. You calm down when you are in charge of something.',
    'Look after one small thing entirely.',
  ],
  'moon/moon': [
    'The Moon in a star of its own feels without an interpreter. Moods are clear and rhythms strong, and the memory is long.',
    'Keep the rhythm: meals and sleep at their hours.',
  ],
  'moon/mars': [
    'Feeling turns into action before it has a name: the Moon is in a star of Mars. You are comforted by doing.',
    'Chop the vegetables first, then speak.',
  ],
  'moon/mercury': [
    'The heart is talkative in a star of Mercury. You feel by describing, and a good conversation is rest.',
    'Leave one feeling a week without a word for it.',
  ],
  'moon/jupiter': [
    "In a star of Jupiter the heart is hopeful and wishes people well. Good sense calms you, and so does an elder's voice.",
    'On a bad evening, count what is good.',
  ],
  'moon/venus': [
    'Beauty calms you and what is ugly tires you; the Moon stands in a star of Venus.',
    'Spend an hour with something lovely that costs nothing.',
  ],
  'moon/saturn': [
    'Feelings are kept in order and shown by service, with the Moon in a star of Saturn. You are trusted early and comforted late.',
    'Ask for the comfort while there is light.',
  ],
  'moon/rahu': [
    'The heart is curious and a little homeless in a star of Rahu. You feel most alive among strangers.',
    'Tell one old friend how it was.',
  ],
  'moon/ketu': [
    'Your feelings come like a gust and leave as fast, for the Moon stands in a star of Ketu. You are tender without holding on.',
    'Write to the one it was about before it passes.',
  ],
  'mars/sun': [
    'In a star of the Sun your drive works for honour. You fight well when the cause has a name and a face.',
    'Let small provocations pass unanswered.',
  ],
  'mars/moon': [
    'Effort follows mood where Mars stands in a star of the Moon. In one good evening you can do what a dull week did not.',
    'Begin on dull days too, with ten minutes.',
  ],
  'mars/mars': [
    'Mars in a star of its own needs no instruction. Effort is direct, and the body knows the way.',
    'Give it room every day, or it will take some.',
  ],
  'mars/mercury': [
    'You fight with tongue, pen or tool: Mars stands in a star of Mercury, and skill decides your battles.',
    'Sharpen it first, then strike once.',
  ],
  'mars/jupiter': [
    'Drive serves belief in a star of Jupiter. You stand up for the weak and correct the strong.',
    'Hear the facts of the case first.',
  ],
  'mars/venus': [
    'Desire leads and effort follows in a star of Venus. You work hard for what is beautiful, and for those you love.',
    'Give one hour a week to what bores you.',
  ],
  'mars/saturn': [
    'Here is a hammer that counts its blows: Mars in a star of Saturn. You waste no strength, though the holding back can turn sour.',
    'Move the body every day, whatever the plan.',
  ],
  'mars/rahu': [
    'Your drive takes the side door; its star belongs to Rahu. Odd methods work for you, and so do chances that others overlook.',
    'Tell one person where the door leads.',
  ],
  'mars/ketu': [
    'In a star of Ketu you act suddenly and exactly. You strike once and have already left.',
    'Stay for the mending.',
  ],
  'mercury/sun': [
    'The mind wants to be heard, since Mercury stands in a star of the Sun. You think in clear positions and speak well for others.',
    'End with a question of theirs.',
  ],
  'mercury/moon': [
    'Memory and mood colour your thinking, since Mercury stands in a star of the Moon. You write best from life.',
    'Check the figures on a calm day.',
  ],
  'mercury/mars': [
    'A star of Mars gives the mind its edge. You see the weak point and say so.',
    'Offer the repair along with it.',
  ],
  'mercury/mercury': [
    'Mercury in a star of its own is fluent. Learning and trade come easily, and so does a joke.',
    'Once a year choose depth.',
  ],
  'mercury/jupiter': [
    'Your mind keeps asking why: Mercury stands in a star of Jupiter. You teach while you are still learning.',
    'Give the short answer first.',
  ],
  'mercury/venus': [
    'Thanks to a star of Venus your thoughts come out well dressed, and form does half of the persuading.',
    'Say one plain thing plainly each day.',
  ],
  'mercury/saturn': [
    'You check the sum twice, for Mercury stands in a star of Saturn. Your words are few, and they hold.',
    'In good company, speak before you are certain.',
  ],
  'mercury/rahu': [
    'With Mercury in a star of Rahu, codes and foreign alphabets please you. New ideas find you early.',
    'Sleep with the machines switched off.',
  ],
  'mercury/ketu': [
    'Answers reach you without their steps, since Mercury stands in a star of Ketu. You guess right and explain badly.',
    'Draw the thing instead.',
  ],
  'jupiter/sun': [
    'Judgement carries authority in a star of the Sun. People act on what you say.',
    'Leave them one decision a month.',
  ],
  'jupiter/moon': [
    'Wisdom turns kind in a star of the Moon. You advise as one pours tea, and people drink it.',
    'Ask first what they can take in today.',
  ],
  'jupiter/mars': [
    'Belief wants a campaign where Jupiter stands in a star of Mars. Hope gets up early with you and is on the road by six.',
    'Let the others have their breakfast.',
  ],
  'jupiter/mercury': [
    'Faith finds a vocabulary in a star of Mercury. You explain hard things and collect good questions.',
    'Keep one mystery whole.',
  ],
  'jupiter/jupiter': [
    'Jupiter in a star of its own is generous without effort. Teachers and chances keep turning up.',
    'Hand a few on each season.',
  ],
  'jupiter/venus': [
    'Good sense likes a good table in a star of Venus. You believe in pleasure that is rightly shared.',
    'Keep one plain day a week.',
  ],
  'jupiter/saturn': [
    'Hope is tested in a star of Saturn, and the part that stands is kept. Good comes late to you, and lasts.',
    'Say thank you early, as an advance.',
  ],
  'jupiter/rahu': [
    'Your judgement goes to school abroad: Jupiter stands in a star of Rahu. You learn from people your teachers would not have invited.',
    'Test the new wisdom at home.',
  ],
  'jupiter/ketu': [
    'Faith needs no building in a star of Ketu. You know by quiet more than by study.',
    'Share the quiet on a fixed day.',
  ],
  'venus/sun': [
    'Affection wants to be proud of its choice in a star of the Sun. You love best in good light.',
    'Love also what does not shine yet.',
  ],
  'venus/moon': [
    'Love is tender in a star of the Moon, and changeable as weather. Food and song say it better than vows.',
    'Give the other a forecast of your moods.',
  ],
  'venus/mars': [
    'A star of Mars brings heat and haste into love. Desire is honest, and soon looks for the next hill.',
    'Slow the second month down.',
  ],
  'venus/mercury': [
    'Love is a conversation in a star of Mercury. Wit attracts you, and silence makes you wonder.',
    'Sit together without talk now and then.',
  ],
  'venus/jupiter': [
    'For Venus in a star of Jupiter, to love is to do good. You choose people you can look up to.',
    'Spend an evening without learning anything.',
  ],
  'venus/venus': [
    'Venus in a star of its own loves easily and with taste. Comfort tends to follow you.',
    'Share it while it is fresh.',
  ],
  'venus/saturn': [
    'Love is patient and a little shy in a star of Saturn. You stay, and that is most of what you say.',
    'Once a year say why.',
  ],
  'venus/rahu': [
    'What is foreign looks beautiful to you, because Venus stands in a star of Rahu. Love may cross a border or a custom.',
    'Get to know its everyday side first.',
  ],
  'venus/ketu': [
    'You love with a light hand, for Venus stands in a star of Ketu. You give, and you let go.',
    'Hold on a little longer than feels natural.',
  ],
  'saturn/sun': [
    'Duty serves a name in a star of the Sun. You carry authority as a task and not as a prize.',
    'Take the bow when it is yours.',
  ],
  'saturn/moon': [
    'You serve those you feel for, and serve them long: Saturn stands in a star of the Moon.',
    'Put yourself on that list.',
  ],
  'saturn/mars': [
    'Patience keeps a fist in its pocket when Saturn stands in a star of Mars. You work in hard pushes and long waits.',
    'Alternate the two on purpose.',
  ],
  'saturn/mercury': [
    'You keep exact accounts and choose exact words, with Saturn in a star of Mercury. Order is a kind of rest for you.',
    'Forgive a rounding error now and then.',
  ],
  'saturn/jupiter': [
    'Discipline has a meaning in a star of Jupiter, and so it lasts. You keep a rule for a reason you can give.',
    'Give the reason to the young.',
  ],
  'saturn/venus': [
    'Duty is softened by taste in a star of Venus. You make solid things pleasant to live with.',
    'Enjoy one of them before it is perfect.',
  ],
  'saturn/saturn': [
    'Saturn in a star of its own is patience itself. Time is your tool, and you know its weight.',
    'Leave one hour of the week unplanned.',
  ],
  'saturn/rahu': [
    'You labour without a model to follow, as Saturn stands in a star of Rahu. Progress is odd and slow, and it is yours.',
    'Keep a record of it.',
  ],
  'saturn/ketu': [
    'You work without clinging to the fruit: Saturn stands in a star of Ketu. You can stop, which few hard workers can.',
    'Stop before you have to.',
  ],
  'rahu/sun': [
    'Ambition wants a crown in its own name, for Rahu stands in a star of the Sun. You learn fast what people in high places like.',
    'Wear the crown on working days only.',
  ],
  'rahu/moon': [
    'The hunger here is for belonging: Rahu stands in a star of the Moon. You read crowds as others read faces.',
    'Belong to one table first.',
  ],
  'rahu/mars': [
    'Wanting turns quickly into doing in a star of Mars. Engines, sport and bold trades suit it.',
    'Look after the brakes as well.',
  ],
  'rahu/mercury': [
    'Ambition has a clever tongue in a star of Mercury. Deals and figures are your forest.',
    'Leave a track you could show to anyone.',
  ],
  'rahu/jupiter': [
    'Ambition looks for a blessing in a star of Jupiter. You want to be great and good, and in that order.',
    'For one year, change the order.',
  ],
  'rahu/venus': [
    'You want the best of everything, as Rahu does in a star of Venus, and you often know where it is sold.',
    'Choose one luxury and let the others pass.',
  ],
  'rahu/saturn': [
    'Wanting is schooled by waiting in a star of Saturn. What you gain slowly you keep.',
    'Count in years and not in weeks.',
  ],
  'rahu/rahu': [
    'Rahu in a star of its own wants without end, and sees what is coming before it has a name.',
    'Build one thing that stays where it is.',
  ],
  'rahu/ketu': [
    'You seize a thing and then set it down: Rahu stands in a star of Ketu, where wanting comes to an end.',
    'Notice what you set down last; it mattered.',
  ],
  'ketu/sun': [
    'You let go of honours, and people keep handing them back; Ketu stands in a star of the Sun.',
    'Take one on behalf of the others.',
  ],
  'ketu/moon': [
    "Ketu in a star of the Moon is tender and far away at once. You feel the other's need from two rooms off.",
    'Answer the message on the same day.',
  ],
  'ketu/mars': [
    'You act almost in your sleep, exactly and without heat: Ketu stands in a star of Mars.',
    'Look round for who was standing near.',
  ],
  'ketu/mercury': [
    'You have words for what is hard to say, and little taste for any others; Ketu stands in a star of Mercury.',
    'Small talk is a kindness; practise it.',
  ],
  'ketu/jupiter': [
    'Letting go becomes a kind of wisdom in a star of Jupiter. You teach by needing little.',
    'Put it in the words of those you teach.',
  ],
  'ketu/venus': [
    'You can enjoy a thing and leave it lying; Ketu stands in a star of Venus. Beauty touches you without a hook.',
    'Bring one flower home all the same.',
  ],
  'ketu/saturn': [
    'You can still bear what you no longer want, with Ketu in a star of Saturn. The strength is real, and can last too long.',
    'Ask each year whether you still must.',
  ],
  'ketu/rahu': [
    'A star of Rahu pulls you back into the crowd you had left. You see through it and are amused.',
    'Go for an hour, with a friend.',
  ],
  'ketu/ketu': [
    'Ketu in a star of its own needs nobody to confirm it. You know, or you do not mind not knowing.',
    'Leave a trail for those who love you.',
  ],
};
