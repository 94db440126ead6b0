/** Texts of the house lords in the houses, in English. */
import type { Rows } from '../../phala/bank.ts';

export const lordIn: Rows<'lord.in'> = {
  '1/1': [
    "You rely on yourself, and are seldom wrong to. How you fare depends on your own habits more than on anyone's favour, and people sense that you make a poor second in command. You would rather row yourself than be driven.",
    'Ask for advice before you have decided, not after.',
  ],
  '1/2': [
    'You put yourself into earning, keeping and feeding. Family and voice carry your name further than titles do, and you feel most yourself with something put by.',
    'Each month spend a little on people outside the house.',
  ],
  '1/3': [
    'You make your own way, by effort, by writing, by knocking again. Brothers, sisters and neighbours shape you, as helpers or as the ones you measure yourself against.',
    'Choose one skill and practise it daily; your nerve follows your hands.',
  ],
  '1/4': [
    'You are at your best with solid ground under you, be it a house or a field of knowledge. Others settle when you settle, and your happiness is quieter than your success. A move of house shakes you more than a change of post.',
    'Build the library before the reputation.',
  ],
  '1/5': [
    'You live by what you make and whom you teach. Ideas and play bring out the real person, and your judgement is usually sound at the first look. Even your serious work has a game hidden in it.',
    'Show what you make while it still pleases you.',
  ],
  '1/6': [
    "You measure yourself by problems solved, and there is no shortage of them. Other people's disorder lands on your table, and you may treat yourself as one more thing to repair.",
    'Win at one thing each season, then rest from winning.',
  ],
  '1/7': [
    'You find yourself in the other person. You travel for partners, adapt to them and grow by them, sometimes until your own outline is hard to see.',
    'Keep one friend and one habit that are only yours.',
  ],
  '1/8': [
    'Your life is rebuilt more than once, and you learn to work in the dark. Secrecy and depth suit you; steady vigour has to be looked after.',
    'Sleep at regular hours, and choose the next change before it chooses you.',
  ],
  '1/9': [
    'Luck and good teachers seem to know your address. You live by a conviction, travel for it and are helped by people older than you. On the road you are more yourself than at home.',
    'Say what you believe in a sentence a child can follow, and act on it.',
  ],
  '1/10': [
    'You become your work, and the work gains by it. You are noticed, you rise by your own doing, and idleness longer than a weekend makes you unhappy.',
    'Write down who you are without the title.',
  ],
  '1/11': [
    'You gain through people, and you give them reason to be glad of it. Plans come true in company, an elder friend or sibling helps, and there is more than one income in view.',
    'Choose your circle as carefully as your work.',
  ],
  '1/12': [
    'You spend yourself: on distant places, on people who need you, on thoughts that no one sees. You are freer abroad or alone than at the centre of things.',
    'Keep a tenth of your strength back each day, and do not explain it.',
  ],
  '2/1': [
    'What you earn comes through your own person: your face, your voice, your name on the bill. Family matters touch you as if they were your skin. You haggle badly for others and well for yourself, or the other way round.',
    'When pride is in the price, let the sum wait a night.',
  ],
  '2/2': [
    'Money stays with you. You talk sensibly about it, the family stands behind you, and the table is seldom empty. You know what is in the cupboard without opening it.',
    'Teach someone younger how to keep money; a store that is only guarded goes stale.',
  ],
  '2/3': [
    'You earn by effort and by voice: selling, writing, going about on short roads. It comes in small notes and leaves in small notes. A brother, a sister or a neighbour may be in the business with you.',
    'Save on the day you are paid, before the first errand.',
  ],
  '2/4': [
    'Money likes to become walls, land or wheels with you, and home supports what you earn. Your mother, or her side, may have shown you how.',
    'Keep a part within reach, for the roof as well as for joy.',
  ],
  '2/5': [
    'You can live by your wits: by teaching, by advising, by making what people want. What you earn is gladly spent on children or on learning. A hobby of yours may pay better than the post.',
    'Put a price on your best idea and leave it there for a year.',
  ],
  '2/6': [
    'Money comes out of difficult places: service, settled disputes, work that others avoid. Some of it goes back there, in fees and repairs. You read bills closely, and people bring you theirs.',
    'Keep two purses, one of them for what breaks.',
  ],
  '2/7': [
    'Partners and customers bring your income, and agreements decide how much of it stays. Two households may have a say in one purse.',
    'Put the sharing in writing while everyone is in good humour.',
  ],
  '2/8': [
    "Income comes in waves, at times through others: a shared account, an old claim, a late payment. The family's cupboards have doors that stay shut.",
    'Build a reserve slowly, and ask the old question once, gently.',
  ],
  '2/9': [
    "Good advice and good luck look after your money; a teacher, or your father's example, helps. You speak well on serious things. A book or a teacher tends to pay you back many times over.",
    'Give a fixed part away early in the month, so that giving never becomes a quarrel.',
  ],
  '2/10': [
    'Work pays you, and pays better as your word gains weight. You may carry a family name or trade forward. Customers come back because you said a thing and did it.',
    'Let the contract say what your good name is worth; friends will understand it, and others will respect it.',
  ],
  '2/11': [
    'Money meets money here. Friends and groups bring it in, more than one stream suits you, and family gains along with you. An elder friend may show you where to put the first savings.',
    'Decide what the money is for before it arrives.',
  ],
  '2/12': [
    'What comes in finds its way out, to far places, good causes and comforts bought late at night. You may earn abroad and keep little there. You are generous when tired and careful at noon, so the hour matters.',
    'Have the saving done on payday, and look only at what is left.',
  ],
  '3/1': [
    'You are self-made, and it shows in your hands. You dare first and explain later, and a skill learned by doing stays with you. Nobody had to push you onto the bicycle.',
    'Let a sibling or an old friend tell you how your daring looks from outside.',
  ],
  '3/2': [
    'You would rather have the comfort than the climb, and effort starts late. Words are your courage: you speak up at table and go quiet on the road.',
    'Do the hard errand before breakfast, before anyone asks you to sit down.',
  ],
  '3/3': [
    'Courage is at home with you. Brothers, sisters or friends as close as that stand by you, and effort renews you instead of wearing you down. Your best answer to a bad day is to do something with your hands.',
    'Begin the thing that needs two years of evenings.',
  ],
  '3/4': [
    'Your effort goes into home and peace, and you are happiest repairing what you own. Siblings and neighbours come in and out like family. The toolbox has its own shelf in your house.',
    'Once a week take the bravery outdoors as well.',
  ],
  '3/5': [
    'You are bold in ideas and try them out on paper, on a stage, in play. Children learn nerve from you, and you learn patience from them. You are at your boldest with a pencil.',
    'Finish one experiment before the next begins.',
  ],
  '3/6': [
    "Your fights are many and mostly at arm's length: rivals, paperwork, a sibling's quarrel. Much effort is spent in defence. Your desk has a folder named 'reply to this'.",
    'Choose one fight to win this year and let two lapse.',
  ],
  '3/7': [
    'You dare more with someone beside you. Partners bring out your voice, and one of them may be as near as a sibling, quarrels included. A duet, a tandem, a shop for two: these suit you.',
    'Do one bold thing alone each spring.',
  ],
  '3/8': [
    'Your courage works in secret and in emergencies, and hides on ordinary days. Letters remain unsent and plans change at the last minute. When the lights go out, you are the one who finds the matches.',
    'Tell one person the day on which you will begin.',
  ],
  '3/9': [
    'Your effort looks far: you write, travel and argue for what you believe. With your father or a teacher you may not agree, and both of you learn from that.',
    'Put one question to an elder without answering it yourself.',
  ],
  '3/10': [
    'Your hands have made your name. Effort is visible here: in media, craft or trade, anywhere that one has to go and do it. You learn a job faster by doing it than by any course.',
    'Put your best hour into your own project before the office gets it.',
  ],
  '3/11': [
    'What you dare pays. Friends and siblings take part in it, and your income follows effort more closely than with most people. A stall, a channel or a small firm of your own would suit this.',
    'Raise the goal a little each time it works, and stop twice a year to count.',
  ],
  '3/12': [
    'You spend your strength far from home or out of sight, and siblings may live at a distance. Effort leaks into worry at night. You write better in a room where nobody knows you.',
    "Write tomorrow's plan before dark, in three lines at most.",
  ],
  '4/1': [
    'You carry your home with you, so you settle quickly and others feel at home around you. Your mother, or the place where you learned, has marked your character.',
    'Keep one thing from the first house where you can see it.',
  ],
  '4/2': [
    'Home and money support each other, and meals are the true centre of the house. Family property, or a skill learned at home, feeds you. Quarrels about inheritance can be settled over soup, if you cook.',
    'Put the names and dates of family things on paper.',
  ],
  '4/3': [
    'You make your peace by effort, and you move house or furniture more often than planned. Neighbours and siblings belong to the household. The van is borrowed from someone in the same street.',
    'Finish one room entirely before you begin the next.',
  ],
  '4/4': [
    'You have a gift for settling. House, land and schooling come to you in good order, and your calm is known in the street. Guests sleep well in your house and say so.',
    'One evening a week, open the door to someone whose days are less calm.',
  ],
  '4/5': [
    "Your home is a place of learning and play, and comfort comes from what you make. Children, your own or others', are at ease there. Homework is done at your table, and not only by your own.",
    'Hang something you made yourself on the best wall.',
  ],
  '4/6': [
    "Peace at home has to be earned: repairs, shared walls, work carried in from the office. You keep the place going by will. The neighbour's wall and yours have a long history.",
    'Give one old disagreement a final date, and repaint the door it came through.',
  ],
  '4/7': [
    'You find home in another person, and partnership brings shelter and peace with it. You do well with people who like to stay in. You furnish by talking it over.',
    'Choose the sofa together; smaller things have divided larger houses.',
  ],
  '4/8': [
    'Home is a place of changes: moves, discoveries behind the wallpaper, feelings that stayed indoors. You learn to feel at peace in unfinished rooms.',
    'Keep one small thing that comes along through every move, and put it up first.',
  ],
  '4/9': [
    "Your peace comes from a larger house: a belief, a country, a teacher's circle. You may live far from where you were born and be content. An old hymn or a flag can make your eyes wet.",
    'Go back once a year and eat at the old table.',
  ],
  '4/10': [
    "Home and work lean on each other: you work from the house, or with land and shelter, or carry the family's name in public. Calls from work reach you at the stove.",
    'Shut a door between the two at a fixed hour.',
  ],
  '4/11': [
    'You gain through houses, vehicles and people from home, and friends treat your rooms as theirs. What this costs is rest. Someone is always parked in front of your gate.',
    'Keep one day of the week for those who live in the house.',
  ],
  '4/12': [
    'Your true home is elsewhere, abroad or within, and the one you live in costs more than it should. You sleep best in quiet places. A rented room abroad can feel more like home.',
    'Spend on the bedroom before the front of the house.',
  ],
  '5/1': [
    'You think quickly and well, and your charm is in your wit. What you create looks like you, and you are taken seriously when you play. People quote you without noticing.',
    'Give your ideas an hour a day with the door shut.',
  ],
  '5/2': [
    'Your mind earns. You can turn learning into income, and you can talk children and adults into liking a hard subject. A good line of yours opens more doors than a reference.',
    'Write the good saying down; it is worth more than it seems at table.',
  ],
  '5/3': [
    'Your imagination works by trying: drafts, short pieces, things made with a sibling or friend. Talent wants practice here. Letters and sketches pile up before the thing itself appears.',
    'Show your work at the third draft, not at the ninth.',
  ],
  '5/4': [
    'You create best at home and learn best from those who raised you. Schooling and children bring you contentment. Your first audience sits in the kitchen.',
    'Teach one thing at your own kitchen table.',
  ],
  '5/5': [
    'Imagination is in its own house. You make, teach and love with an easy hand, and your first judgement tends to be right. You lose track of time over anything that can be shaped.',
    'Take a pupil; a gift like this wants a second pair of eyes.',
  ],
  '5/6': [
    "You create under pressure and against resistance, and you are hard on the result. Your cleverness solves other people's problems first. You write best with someone waiting at the door.",
    'Keep the first hour of the day for what nobody ordered.',
  ],
  '5/7': [
    'You love with your mind, and a partner or a client is your best audience. Ideas turn into agreements here, and courtship into conversation. You win people by making them laugh at themselves.',
    'Once a week play at something neither of you is good at.',
  ],
  '5/8': [
    'Your best ideas come from below, after a shock or a long silence. Joy has to be coaxed, and you may leave your work unshown. Puzzles, old codes and night work draw out your gift.',
    'Show one piece to somebody who owes you nothing.',
  ],
  '5/9': [
    "Learning and good fortune work hand in hand. You teach, publish or advise, and what you learned young serves you late. You are apt to be somebody's favourite pupil, and you remember it.",
    'Dedicate one piece of work to the teacher who began it.',
  ],
  '5/10': [
    'Your ideas make your position. You are paid for judgement, and people in charge like to hear you think. You settle arguments at work by drawing a picture.',
    'Keep one idea out of office hours and make it for joy.',
  ],
  '5/11': [
    'What you create finds its public, and friends help it on. Pupils or children become a source of gladness, and talent brings gain. A club, a stage or a classroom is where you catch fire.',
    'Join the group in which you are the least gifted.',
  ],
  '5/12': [
    'You imagine far from the crowd: in dreams, in a foreign tongue, in work that takes years to appear. Joy is private and easily postponed. Your notebooks would surprise the people you work with.',
    'Set the day of the showing before you feel ready.',
  ],
  '6/1': [
    'You meet opposition in person and are stronger for it, if more tired. Problems come to you because you solve them. In a queue you are the one who speaks to the clerk.',
    'Refuse one fight a week that is not yours.',
  ],
  '6/2': [
    'Money and daily work are knotted together: you earn by putting right what is wrong, and talk at table can turn to complaint. You know what everything costs to repair.',
    'Pay what you owe first, and speak of it last.',
  ],
  '6/3': [
    'You answer difficulty by trying harder, and you argue well in writing. A little friction with siblings or neighbours keeps you in form. You reply to every point in the letter, in order.',
    'Send the sharp letter to yourself first.',
  ],
  '6/4': [
    'Work and worry come home with you, and the house has a list of its own. You hold things together there by daily effort. Even on holiday you find the dripping tap.',
    'Leave the bag at the door, and sit for ten minutes before you hear the news.',
  ],
  '6/5': [
    "You treat creation as a job, and so it gets done. Rivalry enters love and play, and you tend to mark your own work too soon. Your first idea is usually a correction of somebody else's.",
    'Make the first version in secret and without a red pen.',
  ],
  '6/6': [
    'You are well armed for the daily round. Stamina and a cool eye for faults make you the one who clears what others left behind. You like a list, and you like it shorter by evening.',
    'Use the skill on your own cupboard too.',
  ],
  '6/7': [
    'Differences reach you through partners and clients, often the very capable ones. You negotiate hard, and living together asks for rules.',
    'Argue about the matter on an agreed day, and never in the doorway.',
  ],
  '6/8': [
    'Troubles tend to undo one another with you: a rival withdraws, an old burden turns out to be void. You work well where others see only a mess. You stay cool in confusion that is not of your making.',
    'Keep the papers; you will be asked how it was done.',
  ],
  '6/9': [
    'You test belief by work, and you may differ with your teachers. Help reaches you through service sooner than through favour. You believe what has passed the test of a long week.',
    'Do the humble part of the great plan yourself.',
  ],
  '6/10': [
    'Your profession is problems: you are paid to oppose, to tend or to put right. Opponents come with the post. You are called in when polite letters have failed.',
    'Be known for one solution and not for every fight.',
  ],
  '6/11': [
    'Effort pays you here, late and in full. Competitors turn into contacts, and service brings friends. The colleague you beat last year sends you work this year.',
    'Ask to be paid by the result; with your record you can afford to.',
  ],
  '6/12': [
    'You work behind the scenes, and rivals lose interest in what they cannot see. Duties can follow you into the night. You solve it at night and say nothing in the morning.',
    'Close the list at a fixed hour and leave it in another room.',
  ],
  '7/1': [
    'Partnership is close to the skin: you choose fast, care visibly and judge people by how they treat you. Others come to you, so there is no need to chase. A cold greeting stays with you all day.',
    'Let a new bond grow quietly for three months.',
  ],
  '7/2': [
    'Partner and purse are connected: you earn together, or because of an agreement. The family has opinions on your bonds. Your best deals are made with people who eat with you.',
    'Keep the money talk and the tender talk on separate evenings.',
  ],
  '7/3': [
    'Your partner is a companion of effort: you work, write or travel side by side, and you bicker like siblings.',
    'Celebrate what you finish together, and not only what you begin; a plain meal will do.',
  ],
  '7/4': [
    'You bond for life in the kitchen and not in the ballroom. A partner brings peace and a roof, and likes your people. A bowl of soup wins your heart, and you admit it.',
    'Keep a chair for guests, so that two does not become a fortress.',
  ],
  '7/5': [
    'Love begins in talk and play, and the bond keeps something of the first evening. A partner sharpens your mind. A shared joke outlives many a quarrel between you.',
    'Learn one new thing together every year, and be bad at it together.',
  ],
  '7/6': [
    'Bonds come with work: shared duties, different habits, a partner with battles of their own. You are loyal in practical ways. You show love by taking over the task they hate.',
    'Divide the chores by liking, and review it every season.',
  ],
  '7/7': [
    'You are well matched, in love and in trade. Partners stand beside you as equals, and agreements tend to hold. You sign calmly, because you have read each other well.',
    'Keep one interest that has nothing to do with the two of you.',
  ],
  '7/8': [
    'Your bonds go deep and change you, and they may begin or turn in private. Trust is the whole matter. You tell each other what no one else knows.',
    'Say early what you find hard about closeness, and ask the same of the other.',
  ],
  '7/9': [
    'A partner widens your life, with another belief or another country behind them. Bonds bring luck, and a moral of their own. You argue about ideas, and make up over tea.',
    'Travel together before you settle together.',
  ],
  '7/10': [
    'Work and partnership meet: you find each other through it, or you rise through alliances. Your partner has a public side. Others see the two of you as a firm.',
    'Keep one evening on which nobody is introduced.',
  ],
  '7/11': [
    "Your bonds begin as friendship and bring friends with them. Plans made for two tend to prosper. You tend to meet at somebody's house.",
    'Let the circle go home at ten, and wash the cups together.',
  ],
  '7/12': [
    'You love across a distance: another country, another rhythm, long hours alone. The bond lives on private time. Letters and late calls do the work of dinners.',
    'Make nearness a date in the calendar, as fixed as the rent.',
  ],
  '8/1': [
    'Change happens to you in person, and you are likely to begin again more than once. You sense what others hide, and it makes you watchful.',
    'Choose one thing about yourself that stays the same for ten years.',
  ],
  '8/2': [
    'Sums and family stories have gaps in them, and you learn to manage with less, or with sudden more. You speak little of what you know. An old account is settled when you had stopped expecting it.',
    'Put the family facts on paper; what is written weighs less.',
  ],
  '8/3': [
    'You meet upheaval with effort and a steady hand, and you dig out what others gave up for lost. Contact with siblings comes and goes. You finish what was abandoned by somebody louder.',
    'After a silence, be the first to call.',
  ],
  '8/4': [
    'Home goes through changes, and its peace needs building more than once. You know every crack in the wall. A box from the attic can change the whole story.',
    'Repair one thing thoroughly instead of moving.',
  ],
  '8/5': [
    'Your mind is inventive and likes puzzles and buried things. Joy comes after you have been thrown off the track. Your humour is dark and very exact.',
    'Trust the strange idea for a week before you laugh at it.',
  ],
  '8/6': [
    'Trouble cancels trouble here: you get through hard weeks by method and come out ahead of rivals. Where others see bad luck, you see the next step.',
    'Keep the method written down, for calmer times and for friends who have none.',
  ],
  '8/7': [
    "Deep change comes through partners, and what is shared wants clear lines. You draw people who have a hidden side. You learn about money mostly from other people's.",
    'Hear the whole story and tell yours before you share an account.',
  ],
  '8/8': [
    'You can go into deep matters and come out again. What is hidden opens to you, and long change leaves your core whole. You sleep well in old houses.',
    'Use this depth for research, or for sitting beside people in the middle of a change.',
  ],
  '8/9': [
    'Your belief is apt to be broken open and rebuilt from inside. You distrust easy teachers and find the rare good one late. You have more questions than creeds, and pray with the questions.',
    'Keep a simple practice for the days without conviction.',
  ],
  '8/10': [
    'Your career turns corners. You do well in work with hidden material, such as research, repair or the past. Your best post may come out of a closed department.',
    'Keep the next door in view; you will use it, and you will be glad to have oiled the hinge.',
  ],
  '8/11': [
    "Gains arrive unevenly and from odd directions: a delayed claim, someone else's change of plan. Friendships pass through a rough patch and become real. The friend who lends you a van matters more than the one with a title.",
    'Spread a good year over two.',
  ],
  '8/12': [
    'What is heavy dissolves out of sight with you: distance, sleep and solitude do more than talk. Old burdens lift without a scene. A week away does what a year of talking could not.',
    'Let old things go quietly; you owe nobody the story.',
  ],
  '9/1': [
    'Good fortune comes into the room with you. You are guided by conviction, and people older than you wish you well. Doors that were stiff for others swing for you.',
    'Pass the favour down to someone younger; it was only lent to you.',
  ],
  '9/2': [
    "Luck has a practical face here: it fills the purse and the family's table. You speak of serious things simply. A blessing before the meal is not a formality with you.",
    "Set a share aside for somebody's schooling.",
  ],
  '9/3': [
    'You earn your luck by going to meet it. Conviction gives you courage, and you write or speak for what you believe. You set out with half the money and arrive.',
    'Start before the sign appears.',
  ],
  '9/4': [
    "Home and belief are one for you, and blessings come as shelter: a house, an education, a parent's trust. The elders' room has the best light in your house.",
    'Once a year open the house for something larger than the family.',
  ],
  '9/5': [
    'What you learned early ripens into good judgement. You are lucky in teachers and in pupils, and making things feels like giving thanks. You explain grace with a joke.',
    'Teach the part you loved, not the part that is examined.',
  ],
  '9/6': [
    'Luck has to be worked for, and faith is tried by small daily things. Teachers or your father may have been critics more than patrons. You trust those who sweep the hall, more than those who speak in it.',
    'Do the duty without waiting for the blessing; it tends to come by that road.',
  ],
  '9/7': [
    'Good fortune reaches you through partners, and you choose people of principle. A bond or a long voyage widens what you believe. It is often someone you love who brings you to a faith, or away from it.',
    'Find one conviction the two of you act on.',
  ],
  '9/8': [
    'Your faith goes underground and comes back in another form. Help arrives late, in a tight hour, and often unasked. You find the sentence you needed in a second-hand book.',
    'Read what the old books say before you trust what is said of them.',
  ],
  '9/9': [
    'You are at home in faith and in far countries. Teachers find you, and luck is a steady companion. You feel at home in stations and libraries.',
    'Give thanks by doing: one favour a month with no name on it.',
  ],
  '9/10': [
    'The work you do is your creed in practice, and it prospers for that reason. Standing comes through integrity and through mentors. People follow you because you keep to the same rule yourself.',
    'When two offers are equal, take the one your teacher would respect.',
  ],
  '9/11': [
    'Good fortune multiplies in company. Friends share your principles, and hopes come true with the help of someone senior. A group you join for its ideas tends to become a family.',
    'Invite the newcomer; you were one.',
  ],
  '9/12': [
    'You find your belief far from home or alone, and your luck is spent on others more than kept. Long absences shape the bond with father or teacher.',
    'Make the pilgrimage, and book the return as well.',
  ],
  '10/1': [
    'You make your own position and answer for it. Work fits you like your own coat, and you are known by what you do. You would be the same at an inn as at a ministry.',
    'Take one day a week on which nobody could tell your profession.',
  ],
  '10/2': [
    'Your work feeds the family and is fed by it, often through voice, trade or food. A good name turns into income in good time.',
    'Keep your word on small bills; it is the best notice you can put up.',
  ],
  '10/3': [
    'You rise by doing it yourself, with hands, words and legs. Media, craft or travel suits you, and colleagues become like siblings. Your best trade card is written by hand.',
    'Learn the one skill that your whole trade avoids.',
  ],
  '10/4': [
    'Your career has roots: it grows out of home, land, teaching or care, and it brings you peace as well as rank.',
    'Twice a week, go home while it is still light.',
  ],
  '10/5': [
    "Ideas are what you are paid for. Work and play lie near each other, and you do well at advising, teaching or directing. You are best where somebody begins with 'suppose'.",
    'Keep the toy in the office.',
  ],
  '10/6': [
    'You work in the engine room: service, care, disputes, systems that break. Rank comes after much proof. You know the night shift by name.',
    'Choose the difficulty you are best at, and let that be your trade.',
  ],
  '10/7': [
    'You rise through alliances and clients, and you are good in a negotiation. Work takes you on the road. A handshake of yours counts as a signature in some rooms.',
    'Write down what each partner wants that is not money.',
  ],
  '10/8': [
    'Your work passes through breaks and hidden stretches, and it may deal with what others avoid. Rank comes and goes; knowledge stays. You can run a place in a year of trouble better than in a calm one.',
    'Hold two skills at any time, one of them not needed at present.',
  ],
  '10/9': [
    'You work under a kind sky: mentors help, principles pay, and distance is in your favour. The letter that changes your work tends to come from far away.',
    'Take the post that teaches you most, even if another one shines more this year.',
  ],
  '10/10': [
    'Work is in its own house. You are capable and steady in office, and respected without having to ask. You notice when the clock in the hall is slow.',
    'Make a rule for stopping; nobody else will make it for you.',
  ],
  '10/11': [
    'What you do is well paid and widely known, and your circle grows with your rank. People take your call.',
    'Turn one contact a month into a friend, over something that has nothing to do with work.',
  ],
  '10/12': [
    'You work best where you are not seen: abroad, at night, in institutions, behind another name. The post may cost you more than it shows. Somebody else reads out the speech you wrote.',
    'Put your signature somewhere, even a small one.',
  ],
  '11/1': [
    'You attract what you aim at, because you ask with your whole person. Friends treat you as the centre of their plans. You make a list of wishes, and people ask to see it.',
    'Wish for fewer things, and give each one a date.',
  ],
  '11/2': [
    'Gains stay. Friends bring money in, family keeps it, and you are careful with both. You remember who paid for the tea last time.',
    'Keep friendship and lending in separate rooms, and you will have the use of both for a long time.',
  ],
  '11/3': [
    'What you gain, you go and get. Siblings and neighbours are among your allies, and income follows the number of calls you make. A small advertisement brings you more than a large one.',
    'Stop on the day you have enough for the month.',
  ],
  '11/4': [
    'Your gains turn into comfort: a house, a car, schooling for someone. Friends feel at home with you. You buy the big table before the big house.',
    'Let one wish remain that does not need a roof.',
  ],
  '11/5': [
    'You gain by talent and by taking part. Pupils, children and clever friends bring gladness along with income. You are paid in ideas too, and keep those longest.',
    'Give the next idea away and see who builds on it.',
  ],
  '11/6': [
    'Gains come out of work and contest: overtime, settled claims, a service nobody else offers. Friendship mixes with rivalry. You get the order because you answered on a Sunday.',
    'Share one client with a competitor.',
  ],
  '11/7': [
    'Partners make you prosper, and wishes come true in pairs. You meet your people through people. One good introduction is worth more to you than ten fairs.',
    'Thank the one who made the introduction, even if it was years ago.',
  ],
  '11/8': [
    'Income is uneven, and friendships are tested by money or by secrecy. Gains come late, out of a change you did not plan.',
    "Treat every windfall as next year's wages.",
  ],
  '11/9': [
    'Your hopes are helped by principle and by people who have gone before. Gains come from far away or through teaching. A stranger with an accent brings the good news.',
    'Join one cause that is older than you.',
  ],
  '11/10': [
    'Your network is your profession, and the profession pays. Ambition and income climb the same stairs. Your diary is full of first names.',
    'Once a week be of use to someone who cannot repay it.',
  ],
  '11/11': [
    'Rich in friends, you are rarely short of means for long. Plans find their people, and elder companions help. You can gather thirty people for a good cause by Friday.',
    'Say clearly what is enough, and put the rest to work for the group.',
  ],
  '11/12': [
    'Gains do not stay long: they go to far places and to people who need them. Your friends are scattered over the map. A friend in another time zone knows you best.',
    'Fix the amount you give, so that you can give it with a light heart.',
  ],
  '12/1': [
    'You give more of yourself than you notice, and look tired before you feel it. Distance and quiet restore you. You are found at the edge of the photograph.',
    'Pay yourself first in sleep; settle everything else afterwards.',
  ],
  '12/2': [
    'Money has a leak and a conscience: you spend on causes, travel and quiet comforts. Your words are gentle and sometimes held back. You hide the gift and forget where.',
    'Let one person you trust see the accounts.',
  ],
  '12/3': [
    'You put effort into what nobody asked for, and you write or work best alone. Siblings may be far away. You rehearse the call and then send a note.',
    'For every three hidden things you do, do one that can be seen.',
  ],
  '12/4': [
    'Home is a place to withdraw to, and sometimes a place you leave. Rest has to be arranged against noise or distance. You sleep better in the smaller room.',
    'Keep a bench or a path where nobody expects you.',
  ],
  '12/5': [
    'Imagination runs deep and likes the dark. What you create needs solitude, and love speaks a private language. You love best by letter, and after dark.',
    'Wake early enough to write the dream down.',
  ],
  '12/6': [
    'Expense and duty tend to cancel each other with you, and what looked like waste turns out to be of use. The thing you paid too much for is the one that lasts.',
    'Let one unpaid duty go each season, and see what stops.',
  ],
  '12/7': [
    'Partnership asks for distance or for giving up something, and the two of you may keep different hours. You miss each other well.',
    'Arrange the nearness: a fixed evening, and a call at the same time each day.',
  ],
  '12/8': [
    'You come through the strange hours better than most. What had to be given up makes room, and solitude opens hidden doors. You travel light after every change.',
    'Sit still for a while after an ending; the next thing needs a minute.',
  ],
  '12/9': [
    'You spend on learning, travel and belief, and places of silence change you. A teacher may live far away. A bench in front of a shrine can teach you more than its books.',
    'Bring something practical home from each retreat.',
  ],
  '12/10': [
    "Your work happens away from the centre: in foreign firms, large institutions or behind another name. It costs sleep. Your name is in the small print, and the work in everyone's hands.",
    'Set the hour at which work ends, wherever you are.',
  ],
  '12/11': [
    'Gains and giving run through the same door: what friends bring, good causes take. The friends far away are the true ones. You lend books you never see again, and do not mind.',
    'Keep one gain each year only for yourself.',
  ],
  '12/12': [
    'You know how to withdraw and come back whole. Sleep and faraway places are real resources, and you spend without regret. You can be happy for a week with a window and a kettle.',
    'Share the quiet: invite one tired person into it.',
  ],
};
