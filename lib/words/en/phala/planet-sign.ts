/** Texts of the planets in the signs, in English. */
import type { Rows } from '../../phala/bank.ts';

export const planetSign: Rows<'planet.sign'> = {
  'sun/aries': [
    'Your will is quick, open and hard to discourage. You lead by going first, and you would rather be wrong early than right too late. A new team tends to look to you before it knows your name.',
    'Look back once in a while; someone willing may be a street behind.',
  ],
  'sun/taurus': [
    'Your will moves like a plough, slowly and straight. Standing, for you, is something you can touch: a craft, a piece of land, a good name in one place. Years later people can still point to what you put there.',
    'Take advice before the furrow is long.',
  ],
  'sun/gemini': [
    'To know and to be quoted: both matter to you. Authority comes to you through wit and information, and you may hold two posts, or two opinions, at once. You are the one who is asked to introduce the speaker.',
    'Put your signature under one opinion a week.',
  ],
  'sun/cancer': [
    'Your pride is in those you protect. You lead as the head of a table does, by remembering everyone, and a refusal can feel to you like a closed door. At work, too, you notice who has eaten.',
    'When you are refused, ask again in the morning; doors look different then.',
  ],
  'sun/leo': [
    'The will is at home here: warm, steady and generous with its light. People put you at the centre without being asked to, and you mostly earn it. Children and old people are especially at ease in that light.',
    'Practise stepping aside while it is still your own choice.',
  ],
  'sun/virgo': [
    'You shine by getting it right. Authority, to you, is mastery of the detail, and praise makes you look at your shoes. Others bring you the draft before they show it to the chief.',
    'Let your name stand on a good piece of work without a list of its faults.',
  ],
  'sun/libra': [
    "You weigh your will against everyone else's, and yours tends to come out light. You make a fine counsellor and a reluctant chief. In a dispute both sides will ask for you by name.",
    'Decide one thing a day without asking anybody, beginning with lunch.',
  ],
  'sun/scorpio': [
    'Your will works under pressure and under cover. You would rather have influence than applause, and you remember who stood where. A setback that would finish others makes you start again, quieter.',
    'Once a month use your influence to lift someone who cannot repay you.',
  ],
  'sun/sagittarius': [
    'You want to stand for something. You speak as one who has been there, you teach without meaning to, and you wear authority lightly. Strangers on a train end up telling you their plans.',
    'Check now and then that your cause still needs a captain.',
  ],
  'sun/capricorn': [
    'Your will takes the long road and arrives with its papers in order. You respect rank because you know what it costs to earn. Younger colleagues learn from how you prepare.',
    'Rest on the way; the summit will keep.',
  ],
  'sun/aquarius': [
    'You would shine with others or not at all. Your will serves an idea of fairness and resists whoever is in charge, yourself included. A committee works better with you in the second row.',
    'Accept one title this time, and use it well.',
  ],
  'sun/pisces': [
    'Your will is tidal: far in for a dream, far out on a dull day. You lead by sympathy, and you are followed more than you know. A song or a film can settle a question that argument could not.',
    'Tie the boat to one fixed hour of the day.',
  ],
  'moon/aries': [
    'Feelings come quickly and want something done. You cheer up by starting a thing, and a bad mood rarely outlives the morning. Waiting for an answer is harder on you than the wrong answer.',
    'Before you answer in heat, drink a glass of water standing still.',
  ],
  'moon/taurus': [
    'Your feelings have weight and keep their shape. Good food, a song and steady people make you content, and you do the same for them. You know by the smell whether a house is happy.',
    'Spend the contentment freely; it grows back.',
  ],
  'moon/gemini': [
    'You need company for the mind and change for the eye. What feels like restlessness is often only an unsent message. A walk with a talker does you more good than a nap.',
    'Send the message, then put the phone in a drawer for an hour.',
  ],
  'moon/cancer': [
    "You feel with the tide and remember with the heart. Caring is as natural to you as breathing out. A grandmother's recipe can carry you through a hard month.",
    'Remember to breathe in as well: keep one day a month for being looked after.',
  ],
  'moon/leo': [
    'Warm, proud and loyal in feeling, you give with both hands and notice whether it was noticed. Gloom in you responds quickly to being needed.',
    'Once a week give something with the curtain closed.',
  ],
  'moon/virgo': [
    'Your feelings like to be useful and do not like to be seen. You settle down by putting something in order. Friends trust you with the key and with the list of what must not be forgotten.',
    'When the shelf is tidy, stop and ask what the matter was.',
  ],
  'moon/libra': [
    'Fairness and good manners soothe you, and you are unsettled when someone leaves the room angry. You share joys by halves and so double them.',
    'When someone is angry, let them be for an hour; the anger is theirs.',
  ],
  'moon/scorpio': [
    'You feel strongly and show little, and you test the ice before each step. Those who stay are loved past all measure. You may forgive a betrayal, but hardly a secret carelessly kept.',
    'Tell those you love before they have to guess.',
  ],
  'moon/sagittarius': [
    'Hope is your natural mood, and it returns sooner than anyone expects. You need room, and a horizon to talk about.',
    'On a grey day, stay with the grey until evening before you drive away from it.',
  ],
  'moon/capricorn': [
    'You keep feelings for later, and later is usually busy. People rely on you and forget to ask how you are. A hand on the shoulder means more to you than a speech.',
    'Once a week tell someone how you are, as if they had asked.',
  ],
  'moon/aquarius': [
    "You are friendly to all and close to a few, and other people's storms leave you oddly calm. Being useful to a group warms you more than being fussed over.",
    "Let a friend's storm get you wet for once.",
  ],
  'moon/pisces': [
    'You take in what others feel and give it back softened. Dreams and music are half your diet. Crowds tire you more than work does.',
    'Shut the window in good time; not every tear in the street is yours.',
  ],
  'mars/aries': [
    'You act first, think on the run and mostly land on your feet. Straight effort pleases you more than a clever detour. You would rather carry the wardrobe than discuss how to.',
    'Save a little breath for the second half.',
  ],
  'mars/taurus': [
    'You push slowly and do not stop. The strength goes into building and holding, and now and then into plain refusing. What you have once lifted you do not gladly put down.',
    'Pick your hill; it need not be every hill.',
  ],
  'mars/gemini': [
    'Your weapon is the word, quick and pointed, and your hands like anything with buttons. You argue partly for the sport of it. You can do two tasks at once and quarrel during both.',
    'Finish one argument this week by agreeing.',
  ],
  'mars/cancer': [
    'You fight for home, and from behind its door. Anger arrives dressed as hurt, and effort rises and falls with the mood of the house. For a child or an old friend you find a force that surprises everyone.',
    'Say that you are angry early, and in an ordinary voice.',
  ],
  'mars/leo': [
    'You act in the open and with some style, and courage comes easily when somebody counts on you. Your anger is loud, short and easily soothed by respect.',
    'Take on one battle this year that nobody will be watching, and notice how you fight then.',
  ],
  'mars/virgo': [
    'You are effective: the right tool, a clean cut, no wasted motion. Irritation goes to details, and to whoever left them. Given a quiet hour, you can make a broken thing work again.',
    'Correct the thing and spare the person.',
  ],
  'mars/libra': [
    'You want to fight fairly, which makes you slow to start and sharp about the rules. You are braver for two than for one. A wrong done to a friend moves you faster than one done to you.',
    'Speak while you are still right, and not only once everyone agrees.',
  ],
  'mars/scorpio': [
    'Your drive goes deep and lasts the night. You hold your fire, know where the weak board is, and do not give up on a thing you want. In an emergency your hands are the steady ones.',
    'Put your strength where you may speak of it.',
  ],
  'mars/sagittarius': [
    'You ride out for convictions. Sport, travel and debate keep you in good heart, and you may charge before the map is open. You are happiest packing.',
    'Ask first who will hold the horses.',
  ],
  'mars/capricorn': [
    'Your force obeys you. You plan the climb, bear the cold and reach the top with strength to spare. A hard chief gets the best out of you, and a lazy one nothing.',
    'Now and then do something that leads nowhere in particular.',
  ],
  'mars/aquarius': [
    'You fight systems, and you do it in company. Effort comes in bursts, between long spells of thinking. You will stand in the rain for a petition.',
    'Fix the hour of your bursts and keep to it.',
  ],
  'mars/pisces': [
    'Your force is like water, hard to grasp and patient with stone. You act best for someone weaker than you are. Dance, swimming or music gives that force a shape.',
    'Write down what you want, so that the current has a bank.',
  ],
  'mercury/aries': [
    'You think in sparks, speak first and often hit the mark. Long explanations lose you by the second page. In a meeting you have answered before the slide is up.',
    'Say your piece, then listen for twice as long.',
  ],
  'mercury/taurus': [
    'You think slowly, remember well and value a fact for what can be done with it. Your voice inspires trust. Prices, routes and recipes stay in your head for decades.',
    'Once a month read something that contradicts you.',
  ],
  'mercury/gemini': [
    'The mind is at home: curious, nimble and good in every kind of company. You can explain anything, including what you learned this morning. Three conversations at one table do not confuse you.',
    'Choose one subject and stay with it for a year.',
  ],
  'mercury/cancer': [
    'You remember by feeling, so that a tune or a kitchen brings back the whole page. You write as one speaks to a friend. You learn languages from kitchens and lullabies.',
    'Check the date; memory has been kind to it.',
  ],
  'mercury/leo': [
    'Your mind moves in large strokes, and you speak so that the back row hears. Your opinions have a certain splendour. A good audience makes you think better than a good book.',
    'Leave one question open at the end of the speech.',
  ],
  'mercury/virgo': [
    'Precision is your pleasure. You sort and correct, and you see at a glance where the sum went wrong. You find the wrong digit in a page of right ones.',
    'Send the work when it is right; it need not be perfect as well.',
  ],
  'mercury/libra': [
    'Your thoughts come in pairs: for and against, you and I. You put hard things pleasantly and make a natural go-between. Your letters are rewritten twice, and worth it.',
    'Say what you think before you say what might be said.',
  ],
  'mercury/scorpio': [
    'You ask the next question. Hidden motives hold your attention, and you say only part of what you find. You remember what was not said.',
    'Share a finding while it can still help someone.',
  ],
  'mercury/sagittarius': [
    'Your mind likes the whole and leaps over the parts. You tell it well, and with a moral. You read the last chapter first to see where it goes.',
    'Count the examples: two make a story, and only five a rule.',
  ],
  'mercury/capricorn': [
    'You think in steps, with an end in view and a cost beside it. People come to ask you whether it will work. Your notes from ten years ago are still of use.',
    'Once a week dream aloud, without the budget.',
  ],
  'mercury/aquarius': [
    'Your thoughts come from an angle, and half of them are early. You reason without heat and like a mind that differs from yours. Machines and odd theories keep you up late.',
    'Explain the idea once to somebody who does not care for ideas.',
  ],
  'mercury/pisces': [
    'You understand before you can say how, and names and numbers swim. Pictures serve you better than arguments. Verse stays with you when the figures have gone.',
    'Keep lists, and let them be your fishing net.',
  ],
  'jupiter/aries': [
    'You believe in beginnings and give people the push they needed. Faith is brave here, and sometimes loud. You sign up first and read the rules on the way.',
    'Before you advise, wait one day and see whether you are still asked.',
  ],
  'jupiter/taurus': [
    'You trust what grows slowly and can be eaten or lived in. Generosity takes solid forms with you, and so does thanks. A full store cupboard is close to a creed with you.',
    'Give something light for once: an hour, or a song.',
  ],
  'jupiter/gemini': [
    'You know a little of very much and teach it gladly. Wisdom comes as talk, in pieces, with good jokes between. Students like you because you answer the question behind the question.',
    'Follow one thought to its end this month.',
  ],
  'jupiter/cancer': [
    'Kindness and judgement are one in you. You know what people need in order to grow, and good comes back by way of home and of those you cared for.',
    'Let those who have grown go, with full pockets.',
  ],
  'jupiter/leo': [
    'You think nobly of people, and they rise to it. You like wisdom to have a little ceremony. At a feast or a prize-giving you say the right thing.',
    'Learn something this year from a person with no title at all.',
  ],
  'jupiter/virgo': [
    'You believe in getting better by small steps, and you help in ways that work. Hope is checked here before it is issued. You would rather fix the tap than bless the house.',
    'Forgive one error a day, beginning with your own.',
  ],
  'jupiter/libra': [
    'Justice is your faith. You hear both sides, and each of them goes away with a little more than half. People bring you contracts to read before they sign.',
    'When one side is simply right, take it.',
  ],
  'jupiter/scorpio': [
    'You trust what has survived a test. Your advice goes to the bottom of the matter and is not forgotten. Those in deep water find that you do not look away.',
    'Give some hope along with the advice; people can use both.',
  ],
  'jupiter/sagittarius': [
    'Belief is in its own house: wide, cheerful, generous. You teach, and you see the road in the middle of the wood. A map on the wall is enough to cheer you.',
    'Walk your road at the pace of the slowest.',
  ],
  'jupiter/capricorn': [
    'You hope with caution and want results before praise. Faith has to work for its living here, and it becomes practical. You give help that has been thought through to the end.',
    'Plan one thing this season that has no use and gives joy.',
  ],
  'jupiter/aquarius': [
    'You believe in people taken together, and in ideas that have room for them. Friends are your congregation. You trust the newcomer as far as the founder.',
    'Remember your friends by name, and the names of their children.',
  ],
  'jupiter/pisces': [
    'Compassion and insight flow together in you. You forgive widely, imagine generously and are looked after in odd ways. Stray animals and stray people find your door.',
    'Say no now and then, so that your yes keeps its shape.',
  ],
  'venus/aries': [
    'You love at first sight and say so. The chase delights you, and constancy is a skill you learn on the way. A small contest keeps your affection awake.',
    'Win once more the one you already have.',
  ],
  'venus/taurus': [
    'Pleasure is simple and thorough: good cloth, ripe fruit, a hand that stays. You are faithful to what you like. You can tell real silk with your eyes shut.',
    'Try the dish you do not know.',
  ],
  'venus/gemini': [
    'You fall for voices and minds, and you tease as others breathe. Boredom is the only rival you take seriously. A well-turned message can make your week.',
    'Keep a secret together; it lasts longer than news.',
  ],
  'venus/cancer': [
    'Feeding and remembering are how you love. Tenderness is old-fashioned with you, and you want to be chosen again each season. You keep the ticket from the first film.',
    'Ask in words for the tenderness you want.',
  ],
  'venus/leo': [
    'You love generously and in view, with gifts and occasions. You need admiration, and you give it too. Birthdays are never small where you are.',
    'Love in ordinary clothes once a week.',
  ],
  'venus/virgo': [
    'You show affection by improving things. You notice the loose button, and are shy about the heart beneath it. Your gifts are useful, and chosen with great care.',
    'Praise first, and leave the repair for tomorrow.',
  ],
  'venus/libra': [
    'Grace is natural to you, in rooms, in words and in giving way. You can make a pair out of any two people. Discord at table troubles you more than bad food.',
    'Allow one honest quarrel a season.',
  ],
  'venus/scorpio': [
    'You love wholly or not at all, and half-measures bore you. Loyalty runs deep, and so does the wish to know everything. A half-finished love letter can follow you for years.',
    'Leave one door between you unopened.',
  ],
  'venus/sagittarius': [
    'You love what widens you: another country, a free spirit, a good laugh. You need room in love, and you give it. You remember loves by their landscapes.',
    'Come home from one trip a day early.',
  ],
  'venus/capricorn': [
    'You are slow to love and slower to leave. Respect warms you, and you show feeling by what you build for two. You dress for the occasion and keep the receipt.',
    'Say the soft thing before the day is over.',
  ],
  'venus/aquarius': [
    'Friendship comes first, even in love, and you want nobody owned. What is odd in people attracts you. Your oldest friends are from very different worlds.',
    'Be close for an hour without a topic.',
  ],
  'venus/pisces': [
    'Love keeps no ledger with you. Beauty can move you to tears, and you see in people what they might become. Music reaches you where words do not.',
    'See also what people are, and love that too.',
  ],
  'saturn/aries': [
    'The wish is to hurry and the lesson is to wait, and this rubs. Discipline comes by collision, and once it has come it is yours. Sport or a craft with a strict teacher does you good.',
    'Begin an hour earlier instead of pushing harder.',
  ],
  'saturn/taurus': [
    'You are patient with matter and with money. What you gather is gathered for long, and you find it hard to part with. You would rather own one good pan than six.',
    'Use the good things this year.',
  ],
  'saturn/gemini': [
    'You think a thing through to its dry end and speak with care. What you learn comes slowly and does not leave. You correct a date in a conversation and cannot help it.',
    'Play with the subject for ten minutes a day.',
  ],
  'saturn/cancer': [
    'You carry family duty early and say little of it. The warmth is behind the wall, and in good repair. People learn years later what you did for them.',
    'Make a gate in your wall and tell someone where it is.',
  ],
  'saturn/leo': [
    'You take leadership as a load and hold yourself to the highest mark. Applause embarrasses you; so does the lack of it. You stay to lock up after the celebration.',
    'Accept thanks without explaining.',
  ],
  'saturn/virgo': [
    'You work exactly, for as long as it takes. Worry, with you, is diligence that has nowhere to go. Your tools are clean and your shelves are labelled.',
    "Write 'done' under the day and put the pen away.",
  ],
  'saturn/libra': [
    'Fairness is your discipline. You are steady in agreements and slow to judge, and others bring you their disputes. You would rather lose a case than win it crookedly.',
    'Bring a dispute of your own to someone as fair.',
  ],
  'saturn/scorpio': [
    'You endure in silence and forget nothing useful. Keeping control is your way of feeling safe. You can keep silent for ten years and then say one sentence.',
    'Hand one key to somebody careful.',
  ],
  'saturn/sagittarius': [
    'You keep faith by rule, and you test a teaching by living it for years. Your optimism is dry, and people believe it. You read the whole book, notes included.',
    'Laugh at your rule once; it will hold.',
  ],
  'saturn/capricorn': [
    'You are built for the long climb. Time works on your side, and people count on your shoulders. Age suits you better than youth did.',
    'Take the load off at the door, along with the coat.',
  ],
  'saturn/aquarius': [
    'You serve a principle for longer than others serve a master. Order, to you, is what lets many people live together. Public transport, rules of the house, a fair queue: these please you.',
    'Make an exception for one person you love.',
  ],
  'saturn/pisces': [
    "You carry what has no edges: other people's sorrow, unfinished dreams. What you can give it is form. Those who cannot pay you are often the ones you serve longest.",
    'Give each worry a box and a closing time.',
  ],
  'rahu/aries': [
    'You wish to be first where nobody has been. Boldness is learned as you go, and it surprises you too.',
    'Look at the ground before each leap, and tell one person where you mean to land.',
  ],
  'rahu/taurus': [
    'You want plenty, and you want it beautiful. The eye is larger than the barn, and it has a good sense of what will sell. Markets excite you more than monuments.',
    'Own one thing fewer each season.',
  ],
  'rahu/gemini': [
    'You hunger for news and connections, and screens glow late at your place. You can talk to anyone in their own tongue.',
    'Believe half of what you hear until noon.',
  ],
  'rahu/cancer': [
    'You long for a home you have never quite seen, and you may build it for others first. Foreign kitchens comfort you.',
    'Cook in your own kitchen at least twice a week.',
  ],
  'rahu/leo': [
    'A stage attracts you, and you learn quickly what the audience likes. The part can grow larger than the player. Cameras find you, or you find them.',
    'Keep one act that is only for you.',
  ],
  'rahu/virgo': [
    'You crave the perfect system and find faults with brilliance. Odd methods, kept up daily, give you an edge.',
    'Let one fault stay, and deliver.',
  ],
  'rahu/libra': [
    'Being wanted matters to you, and you read each room for it. Charm becomes a craft, and you are good at contracts.',
    'Be disagreeable once, on purpose, for a good cause.',
  ],
  'rahu/scorpio': [
    'Secrets draw you, and so does power over what others avoid. You dig longer than is comfortable and come up with the thing itself.',
    'Put a time limit on each dig.',
  ],
  'rahu/sagittarius': [
    'You chase great truths and far places, and you can preach on the way. New creeds suit you for a time. A foreign degree or a distant teacher may matter much.',
    'Live by one creed for a year before the next.',
  ],
  'rahu/capricorn': [
    'Rank is the goal, and you work for it as few others will. Rules interest you mostly as ladders. You know the price of every chair in the room.',
    'Leave each rung cleaner than you found it.',
  ],
  'rahu/aquarius': [
    'The future attracts you more than any place. You think in networks, and you like whatever has not been tried. Your best friends may be people you have rarely met.',
    'Meet the people behind the ideas at a table.',
  ],
  'rahu/pisces': [
    'The edge of things draws you: dreams, films, faiths, the sea. You can lose hours there and bring back something rare.',
    'Take a watch along.',
  ],
  'ketu/aries': [
    'You can act without needing to win, and you can lose interest in your own battles. The sword is sharp and hangs on the wall. When others run about, you are the calm one.',
    'Take the sword down for somebody who cannot fight.',
  ],
  'ketu/taurus': [
    'You own things lightly and forget where you put them. Comfort neither tempts nor troubles you, which others find hard to copy.',
    'Tend one small plot all the same.',
  ],
  'ketu/gemini': [
    'Chatter wearies you, and you are quick to the point beneath it. Facts come and go; the pattern stays. One good question from you ends a long debate.',
    'Write the point down, since few will guess it.',
  ],
  'ketu/cancer': [
    'You carry a homesickness without an address. You care for people without clinging, and they may not notice how much. You can leave a house for ever with one bag.',
    'Tell someone dear once, at the door.',
  ],
  'ketu/leo': [
    'You had your fill of crowns somewhere and no longer bow to them. You can lead well, for as long as nobody calls it that. Applause reaches you as if from another room.',
    'Stand in the light for ten minutes when it helps the others.',
  ],
  'ketu/virgo': [
    'You see the fault without wanting to fix it all. Order is there when you need it and forgotten when you do not. Some days you work like a clock, on others you watch the birds.',
    'Choose one rule and keep it on dull days too.',
  ],
  'ketu/libra': [
    'You have weighed many things and grown quiet about it. Company pleases you, and you can leave it without turning round. You can like both sides of a quarrel and need neither.',
    'When you leave, turn round once and wave.',
  ],
  'ketu/scorpio': [
    'Depth comes without effort, and secrets do not impress you. You know when a thing is over before the others do. Others tell you things and then feel lighter.',
    'Give the others time to find out.',
  ],
  'ketu/sagittarius': [
    'You have outgrown more teachings than most people meet. What is left is simple, and you live it more than you say it. You can sit in any house of prayer and be at rest.',
    'Tell a beginner, in plain words, what is left.',
  ],
  'ketu/capricorn': [
    'You can do the work of a high office and leave the chair to someone else. Duty without reward does not puzzle you. You are missed only after you have gone.',
    'Ask for the reward now and then, as a kindness to those who follow.',
  ],
  'ketu/aquarius': [
    'You have left more groups than you joined. Ideas for everyone interest you; meetings about them do not. You help the cause and leave before the photograph.',
    'Pick one circle and be on time.',
  ],
  'ketu/pisces': [
    'The wall between waking and dreaming is thin for you. Letting go is easy; it is coming back that takes a decision. You wake with the answer and without the question.',
    'Wash a cup, and call someone by name.',
  ],
};
