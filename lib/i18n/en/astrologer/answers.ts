/** Answers of the astrologer in English. */
import type { AnswerWords } from '../../astrologer/answer-frames.ts';

export const answersEn: AnswerWords = {
  headlines: {
    career: {
      good: 'Work is one of the stronger sides of this chart.',
      mixed: 'Work comes to you in this chart, though not by the straight road.',
      hard: 'Work asks more of you than it seems to ask of others, and the chart shows why.',
    },
    marriage: {
      good: 'Partnership has good support in this chart.',
      mixed: 'Partnership is neither handed to you here nor refused; it grows where you tend it.',
      hard: 'Partnership is where this chart asks for patience, and for plain speech.',
    },
    money: {
      good: 'Money tends to come to you, and a fair part of it stays.',
      mixed: 'Money comes in this chart, but not evenly: some years carry the others.',
      hard: 'Money is made here by care more than by luck: what you plan holds, what you hope for often does not.',
    },
    children: {
      good: 'What you give to children, your own or others’, comes back to you in this chart.',
      mixed: 'Children, your own or others’, bring you joy and work in about equal parts.',
      hard: 'With children you are likely to learn patience first and enjoy the rest later.',
    },
    education: {
      good: 'Learning comes easily to you once the subject is your own.',
      mixed: 'You learn well, but at your own pace and by your own way in.',
      hard: 'Study goes against the grain at first; a fixed hour does more for you than talent.',
    },
    health: {
      good: 'Speaking generally, your reserves look good, and rest restores you.',
      mixed: 'Speaking generally, your energy comes in waves; regular sleep matters more to you than to most.',
      hard: 'Speaking generally, your strength is easily overdrawn; a steady day suits you better than a great effort.',
    },
    travel: {
      good: 'Distance suits you: journeys, and places far from home, tend to be worth it.',
      mixed: 'Journeys come, each for a reason of its own; do not look for one pattern in them.',
      hard: 'Travel costs you more than it looks; go with a plan and a date of return.',
    },
    home: {
      good: 'Home is where you gather your strength.',
      mixed: 'Home is good to you as long as its affairs are kept in order.',
      hard: 'Home takes work: the roof, the papers, or the people under it.',
    },
    spirituality: {
      good: 'The inner life has a firm place in this chart.',
      mixed: 'The inner life comes to you in passages, strong for a while and then quiet.',
      hard: 'The inner life opens to you late, and by doing rather than by reading.',
    },
    general: {
      good: 'On the whole this chart carries you.',
      mixed: 'On the whole this chart gives and asks in equal measure.',
      hard: 'On the whole this chart makes you work for what it gives, and what it gives then stays.',
    },
  },
  fields: [
    'yourself',
    'family and savings',
    'effort',
    'home',
    'children and learning',
    'service and rivals',
    'partnership',
    'change and what is shared',
    'fortune and faith',
    'work',
    'gains and friends',
    'distance and rest',
  ],
  lordStands: {
    angle: '{lord}, the lord of the {of} house{field}, stands in the {house} house, where a planet can act.',
    trine:
      '{lord}, the lord of the {of} house{field}, stands in the {house} house, and good will comes to its affairs.',
    growth: '{lord}, the lord of the {of} house{field}, stands in the {house} house, where things grow by effort.',
    gathering:
      '{lord}, the lord of the {of} house{field}, stands in the {house} house, where things are gathered and kept.',
    loss: '{lord}, the lord of the {of} house{field}, stands in the {house} house, so its affairs take detours.',
  },
  lordOfFirst: '{lord}, the lord of the ascendant, stands in the {house} house, and much of your effort goes there.',
  bySign: {
    exalted: '{planet} is exalted in {sign}, and can keep what it promises.',
    own: '{planet} is in {sign}, its own sign, and can keep what it promises.',
    debilitated: '{planet} is debilitated in {sign}, so what it promises comes late or in part.',
  },
  occupant: {
    sun: '{planet} is in the {house} house{field}: this part of life stands in the light, and wears on your ease.',
    moon: '{planet} is in the {house} house{field}: this part of life moves with your mood, and with other people’s.',
    mars: '{planet} is in the {house} house{field}: there is drive in this part of life, and friction.',
    mercury: '{planet} is in the {house} house{field}: words, figures and quick answers serve you in this.',
    jupiter: '{planet} is in the {house} house{field}: good will and good advice reach you in this.',
    venus:
      '{planet} is in the {house} house{field}: there is grace in this part of life, and people like to be near it.',
    saturn: '{planet} is in the {house} house{field}: this part of life is slow to begin, and then lasts.',
    rahu: '{planet} is in the {house} house{field}: this part of life goes by unusual ways, and wants more than enough.',
    ketu: '{planet} is in the {house} house{field}: your interest in this comes and goes, and you can let go of it.',
  },
  jupiterAspects: 'Jupiter aspects the {house} house{field}, and that is a help.',
  saturnAspects: 'Saturn aspects the {house} house{field}, and that delays, and then makes things firm.',
  running: 'You are in the {maha} mahadasha, {sub} antardasha, until {end}.',
  runningNow: 'You are in the {maha} mahadasha, {sub} antardasha.',
  event: {
    tied: '{tied} {tie}, so the matter has its turn now.',
    untied: 'This period does not touch the {house} house, so this is a time to prepare rather than to expect.',
    next: 'From {start} {antar} takes over; it {tie}, and the matter gets its turn.',
  },
  state: {
    tied: '{tied} {tie}, so this is in the foreground now.',
    untied: 'This period does not touch the {house} house, so this stays in the background for now.',
    next: 'From {start} {antar} takes over; it {tie}, and this comes to the fore.',
  },
  nowUntil: 'Now, by this chart, and until {end}.',
  fromThen: 'From {start}, by this chart.',
  fromThenOpen: 'Most of all from {start}, by this chart, though the door is open already.',
  thenFollows: 'This stretch runs until {end}, by this chart; then {antar} takes over.',
  year: {
    turn: 'In {year} this comes to the fore.',
    quiet: 'In {year} this stays in the background: a year to prepare it.',
  },
  yearOfSelf: {
    turn: 'In {year} you and your own plans come first.',
    quiet: 'In {year} more happens behind the scenes than in front of them.',
  },
  yearUntied: 'None of its periods touches the {house} house.',
  tiedThen: '{tied} {tie}.',
  should: {
    now: {
      good: 'The chart is with you in this, and the time for it is now.',
      mixed: 'The chart leaves this to you: the time is open, but nothing pushes you.',
      hard: 'If you do it, do it step by step: the time is open, but the chart does not carry you.',
    },
    later: {
      good: 'The chart is with you in this, and more so from {start}.',
      mixed: 'The chart leaves this to you, and gives no reason to hurry before {start}.',
      hard: 'By the chart this can wait, at least until {start}.',
    },
    never: {
      good: 'The chart is with you in this, though it names no one date.',
      mixed: 'The chart leaves this to you, and gives no reason to hurry.',
      hard: 'By the chart this can wait.',
    },
  },
  why: {
    good: 'The chart shows no lasting block here, so look to the time and the circumstances rather than to yourself.',
    mixed: 'One thing in the chart helps here and another holds back, and the second is what you notice.',
    hard: 'You are not imagining it: this is a side that the chart makes you work for.',
  },
  noTurnSoon: 'The chart names no one date for it in the coming years.',
  ties: {
    rules: 'rules the {house} house',
    stands: 'stands in the {house} house',
    aspects: 'aspects the {house} house',
    signifies: 'is the planet of this matter',
  },
  ifTimeOff:
    'If your time of birth is off by more than {minutes} minutes, the ascendant changes, and with it this answer.',
  noTime: 'Your time of birth is not known, so the houses are left out, and with them half of what could be said.',
  seeDoctor: 'For anything that hurts or worries you, see a doctor: a chart cannot examine you.',
  notOfBodies:
    'Whether and when a child comes is for bodies and circumstances, which no chart sees; if you are waiting for one, a doctor can help.',
  direct: {
    sadeSatiRuns: 'Sade Sati is running, and ends for you in {month} {year}.',
    sadeSatiRests: 'Sade Sati is not running; the next one begins in {month} {year}.',
    rajaYoga: 'Yes, this chart forms it: {yogas}.',
    noRajaYoga: 'None of the raja yogas of the classical list is formed here, and many full lives do without one.',
    strengths:
      'What carries you is {gift}: {strong} is the strongest planet. What asks for care is {care}: {weak} is the weakest.',
    planetStands: {
      strong: '{planet} is strong in this chart, and with it {gift}.',
      middle: '{planet} holds the middle here: it gives {gift} when you ask for it.',
      weak: '{planet} is weak in this chart: {gift} grows here by practice.',
    },
    gifts: {
      sun: 'your standing and your will',
      moon: 'your feeling for people',
      mars: 'your drive',
      mercury: 'your wit and your words',
      jupiter: 'your judgement',
      venus: 'your taste and your tact',
      saturn: 'your staying power',
      rahu: 'your appetite',
      ketu: 'your detachment',
    },
    lucky: 'Two planets stand by you: {first}, which rules the first house, and {ninth}, which rules the ninth.',
    stone:
      'By custom the stone of {planet}, the lord of the ascendant, is yours: {stone}. Nothing in the chart hangs on your wearing it.',
    number:
      'By the custom of numerology it is {number}, from your day of birth; the chart itself holds no such number.',
    noCountry: 'No chart names a country; it shows whether life goes better near home or far from it.',
    deity:
      'By Jaimini’s rule your own deity is {deity}; any name or mantra of theirs that you like to say is the right one.',
    trade: 'By the old rule of livelihood it is {planet} that shows the trade: {trades}.',
    trades: {
      sun: 'public service, administration, medical work, posts of authority',
      moon: 'food, hospitality, nursing, travel, work with the public',
      mars: 'engineering, uniform, sport, land, machines',
      mercury: 'accounts, writing, trade, software, teaching',
      jupiter: 'teaching, law, counsel, finance',
      venus: 'art, design, hospitality, vehicles, fine goods',
      saturn: 'industry, construction, logistics, work with many hands',
      rahu: 'new technology, foreign firms',
      ketu: 'research, healing',
    },
    service: 'Of the two, employment is better supported here: the planet of service outweighs the planet of trade.',
    business:
      'Of the two, work of your own is better supported here: the planet of trade outweighs the planet of service.',
    ownChoice: 'The chart speaks for a match of your own choosing: what rules love and what rules marriage are linked.',
    arranged: 'The chart speaks for a match that others bring: what rules love and what rules marriage are not linked.',
    partner: 'Expect someone {nature}, for {planet} rules the seventh house.',
    natures: {
      sun: 'proud, upright and used to being heard',
      moon: 'warm, changeable and close to family',
      mars: 'direct, energetic and quick to take offence',
      mercury: 'talkative, clever and young at heart',
      jupiter: 'generous, principled and fond of giving advice',
      venus: 'charming, fond of comfort and of beauty',
      saturn: 'serious, dutiful and slow to open up',
      rahu: 'unusual',
      ketu: 'reserved',
    },
    yes: 'Yes: {statement}',
    no: 'No. {statement}',
    softened: 'It is mild here, for other placements of the chart soften it.',
    mild: 'It is mild here.',
    after: 'From {start} {antar} takes over.',
    away: 'Of the two, life far from home is better supported in this chart.',
    atHome: 'Of the two, life at home is better supported in this chart.',
    purpose: 'By Jaimini’s rule {planet} shows what your life is after: {aim}.',
    aims: {
      sun: 'to stand for something, and to carry others with it',
      moon: 'to care, and to be at home with people',
      mars: 'to build and to protect, with courage',
      mercury: 'to understand, and to put it into words',
      jupiter: 'to teach, to counsel and to do what is right',
      venus: 'to love, and to make life more beautiful',
      saturn: 'to serve with patience, and to make what lasts',
      rahu: 'to go where none of your family has been',
      ketu: 'to need little, and to look within',
    },
    subject: '{planet} rules the fifth house, which shows the gift for learning: look at {subjects}.',
    subjects: {
      sun: 'administration, political science or medical science',
      moon: 'psychology, nutrition, literature or hospitality',
      mars: 'engineering, physics or sports',
      mercury: 'commerce, mathematics, computing or languages',
      jupiter: 'law, economics, philosophy or teaching',
      venus: 'design, the arts, media or fashion',
      saturn: 'history, geology, civil engineering or public policy',
      rahu: 'technology and foreign languages',
      ketu: 'research and statistics',
    },
    body: 'By the old table of limbs it is {limb}, for the sixth house is {sign}; take it as a place to be kind to, not as a finding.',
    limbs: [
      'the head',
      'the face and throat',
      'the shoulders and arms',
      'the chest',
      'the upper belly and back',
      'the belly',
      'the lower back',
      'the hips',
      'the thighs',
      'the knees',
      'the calves and ankles',
      'the feet',
    ],
    yesNo: {
      good: 'The chart speaks for it.',
      mixed: 'The chart neither promises it nor rules it out.',
      hard: 'The chart does not make it easy.',
    },
  },
  notice: 'Astrology is a tradition, not a science; decide with your own judgement.',
  questions: {
    career: ['When is a good time for my work?', 'What is in the way of my work, and what helps?'],
    marriage: ['When is the time for partnership?', 'What does partnership ask of me?'],
    money: ['Which years are better for money?', 'Where does my money go?'],
    children: ['What do children bring into my life?', 'When is the time for children in my life?'],
    education: ['How do I learn best?', 'Which years favour study?'],
    health: ['What keeps my energy steady?', 'Which years ask me to rest more?'],
    travel: ['Does life far from home suit me?', 'When do journeys come?'],
    home: ['When is a good time to settle?', 'What does home ask of me?'],
    spirituality: ['What does the inner life ask of me?', 'When does it deepen?'],
    general: ['What is this time of my life about?', 'What is my chart strongest in?'],
  },
  safety: {
    crisis:
      'I am glad you wrote this. What you describe matters more than any chart, and you should not carry it alone. Please talk to someone now: a person you trust, a doctor, or a helpline ({line}, at any hour). If you or someone beside you is in danger at this moment, call {emergency} first. I will not read the chart for this.',
    emergency:
      'This needs a doctor now, not a chart. Please call an ambulance before anything else: {ambulance}. Tell them what happened and where you are, do what they say, and do not leave the person alone. If you can reach a hospital sooner by yourselves, go to the nearest one. I will not read the chart for this.',
    death:
      'I do not answer questions about death or the length of a life, yours or anyone’s. No chart can tell it, and a guess does harm. Ask me about work, home, people or the time you are in, and I will answer as well as the chart allows.',
    illness:
      'A chart cannot find or treat an illness, and I will not guess at one. Please see a doctor. What I can speak of is how your energy runs and which times ask for more rest.',
    unborn:
      'I do not say anything about the sex of an unborn child. It cannot be read from a chart, and asking for it is against the law in India.',
    gambling:
      'I do not pick stocks, coins, numbers or bets, and no chart should. I can tell you how you tend to earn and keep money, and which years ask for care.',
    crime:
      'I cannot advise on a case in court, on breaking or getting around the law, or on hiding from someone. Whether to leave someone is yours to decide, with people who know both sides; a lawyer can speak freely with you. I can describe what the chart shows of conflict and of patience, on your side.',
    curse:
      'Nothing in a chart shows a curse or black magic, and nobody needs a costly ritual to be free of one. If someone is asking you for money to remove one, please stop paying. A lamp, a walk, a kind act and a talk with a friend cost nothing and do more.',
    secret:
      'I do not read another person’s secrets from a chart. Ask them, if you can. I can speak of what the chart shows of you.',
    minor:
      'This chart belongs to someone under eighteen, so I do not speak of love or marriage, nor judge. I can tell what helps this child to learn and to rest.',
  },
};
