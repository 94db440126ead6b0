/** The Moon meets another graha, by the kind of the angle and the aim of the house the Moon is in. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const contact: HoroscopeBank['contact'] = {
  sun: {
    joined: {
      dharma: [
        'The Moon stands with the Sun today, so what you feel and what you intend speak with one voice.',
        'New light is being struck between Sun and Moon: plant a purpose, and keep it under the soil for now.',
        'Under the joined lights an old teacher’s sentence makes sudden sense.',
      ],
      artha: [
        'Sun and Moon share a desk today: settle which task is the main one and clear the rest of the surface.',
        'The month’s account begins again at zero with the lights together; draw a clean line under the old one.',
        'Your wish for rest and your wish for results turn out to be one wish, as the Moon joins the Sun.',
      ],
      kama: [
        'With Moon and Sun side by side, you and the other person want the same thing and say it differently.',
        'A friendship starts over quietly where the two lights meet.',
        'Few words reach far today, for the Moon is too near the Sun to be seen and must be heard.',
      ],
      moksha: [
        'Dark Moon at the Sun’s side: nobody expects you to shine indoors.',
        'The lights go behind one curtain today, and so may you for an hour.',
        'Something ends and begins in the same minute as Moon meets Sun; let it do both in peace.',
      ],
    },
    easy: {
      dharma: [
        'The Sun lends the Moon an easy hand, and your better judgement is out of bed early.',
        'What you believe and what the day asks agree for once, thanks to a friendly Sun.',
        'Someone in authority is lenient while Sun and Moon are on good terms; ask the honest question.',
      ],
      artha: [
        'An easy line from the Sun clears the in-tray faster than you feared.',
        'Effort and recognition walk in step today, as the Sun nods to the Moon.',
        'The right paper comes to the top by itself when Sun and Moon cooperate; just read that one.',
      ],
      kama: [
        'A warm Sun behind the Moon makes introductions go by themselves.',
        'The Sun is kind today, and friends of every age get along at your table.',
        'Say what you would like; the Sun is doing half of the asking.',
      ],
      moksha: [
        'The house is easy to warm today with the Sun so kind to the Moon.',
        'Forgetting a slight costs nothing under this gentle Sun.',
        'Rest agrees with you now, since Sun and Moon are in no hurry with each other.',
      ],
    },
    tense: {
      dharma: [
        'The Sun pulls one way and the Moon another, so pride and mood need separate chairs.',
        'What looked right at dawn looks doubtful at noon, when the Sun crosses the Moon.',
        'A strict Sun faces a tender Moon; do not let either make a vow on your behalf.',
      ],
      artha: [
        'The boss and the body want different hours today, for Sun and Moon are at odds.',
        'A hard light falls across the desk from the Sun and shows the dust; wipe one square metre.',
        'You are asked for two things at one time; the Sun is asking louder and the Moon is asking longer.',
      ],
      kama: [
        'Someone wants to lead and someone wants to be liked, as the Sun stares at the Moon; be neither for an hour.',
        'Between the Sun’s opinion and the Moon’s feeling, the friend in the middle gets hungry; offer lunch.',
        'Under this stiff angle of the lights a compliment sounds like an order; add a please.',
      ],
      moksha: [
        'The Sun knocks while the Moon is sleeping, so mornings at home are short of patience.',
        'Old pride sits up in bed today; tuck it in again.',
        'The day outside is loud and the one inside is late; let the second set the pace after five.',
      ],
    },
  },
  mars: {
    joined: {
      dharma: [
        'Mars rides with the Moon and your temper has opinions; give it facts to chew.',
        'A cause catches fire in you today; carry it in a lantern.',
        'Your feet are faster than your faith while Mars holds the reins; check the road sign.',
      ],
      artha: [
        'Mars leans on the Moon at work: the heavy job moves, and so does the coffee.',
        'With Mars at the wheel of the day, do the thing that needs force and put off the thing that needs tact.',
        'With Mars beside the Moon deadlines look like opponents; beat the small one first.',
      ],
      kama: [
        'Mars and Moon together make short work of shyness, and of manners; keep one of the two.',
        'A friend is spoiling for a game; pick one with a ball and not with words.',
        'Desire comes in boots today, thanks to Mars; ask it to wipe them.',
      ],
      moksha: [
        'Mars sits on the Moon’s bed and sleep must wait for him to finish; tire him with a long walk.',
        'Kitchens are hot ground while Mars meets the Moon; cook slowly and answer slower.',
        'Something you buried with a stamp of the foot comes up again; dig once, politely.',
      ],
    },
    easy: {
      dharma: [
        'Mars backs the Moon today: where you are sure, be quick.',
        'Mars looks kindly on the Moon, and doing the right thing takes less courage than usual.',
        'Try the thing you admire in others; Mars pays for the first step.',
      ],
      artha: [
        'A helpful Mars puts muscle behind the routine, and an hour is saved before lunch.',
        'The tool you need is sharp today; reach for it first.',
        'You can move what took three people last week, now that Mars assists.',
      ],
      kama: [
        'Mars plays fair with the Moon, so a dare between friends ends in tea.',
        'You ask briskly and are answered in the same spirit.',
        'Sport, errands and dancing are the day’s good company under an easy Mars.',
      ],
      moksha: [
        'A friendly Mars carries the boxes to the attic; let him.',
        'You have the strength today to let one quarrel sleep.',
        'Hands that fix things at home are steady today, and warm as well.',
      ],
    },
    tense: {
      dharma: [
        'Mars squares up to the Moon, and being right feels better than being kind until about four.',
        'A teacher, child or judge of your work is blunt today; keep the point and drop the tone.',
        'Belief grows fists under a tense Mars; put yours in your pockets.',
      ],
      artha: [
        'Mars trips the Moon on the office stairs: hurry makes the second mistake.',
        'Tools, tempers and tills stick today; try them gently and then once more.',
        'A bill or a boss barks today; the bite is smaller than the bark.',
      ],
      kama: [
        'Between Mars and Moon the joke goes one word too far; leave out that word.',
        'Somebody wants a quick yes; a slow yes keeps better.',
        'Heat rises in the group chat under an angry Mars; go out and buy bread.',
      ],
      moksha: [
        'Mars rattles the bedroom window; check the latch and not the argument.',
        'An old anger asks for a room; give it a chair in the yard.',
        'Hot water, sharp knives and tired people deserve slow hands tonight.',
      ],
    },
  },
  mercury: {
    joined: {
      dharma: [
        'Mercury whispers to the Moon, and you can explain what you feel in a full sentence.',
        'Study with a pencil today; what Mercury tells the Moon is gone by Thursday otherwise.',
        'A question you have carried for years gets its right wording from Mercury today.',
      ],
      artha: [
        'Mercury keeps the Moon’s diary at work: lists, labels and reminders do the heavy lifting.',
        'Talk figures while Mercury sits with the Moon; people follow them without being told twice.',
        'The clerk and the customer understand each other today, and so do your left and right pockets.',
      ],
      kama: [
        'Mercury makes the Moon talkative; ring the friend with whom silence has grown.',
        'News, jokes and small deals fly between neighbours; catch the one with your name.',
        'You find the words first today, so leave some for the others.',
      ],
      moksha: [
        'Mercury reads aloud to the Moon at bedtime, and the mind runs on; close the book at a comma.',
        'Talking at home undoes a knot that thinking had pulled tight.',
        'A forgotten word comes back with the story around it; tell it to somebody at home.',
      ],
    },
    easy: {
      dharma: [
        'Mercury eases the Moon’s mind, and a difficult page turns out to be short.',
        'Learn by asking today; clever people are in the mood to be asked.',
        'Under a light Mercury your opinion improves each time you say it shorter.',
      ],
      artha: [
        'A quick Mercury sorts the papers while you sort the people.',
        'Mail sent today tends to come back answered, not forwarded.',
        'You see the arithmetic of the thing at a glance; say the total first.',
      ],
      kama: [
        'Mercury hands round the sweets of conversation; take one and pass them on.',
        'A light word opens the stiff door between two acquaintances, and you have it.',
        'Mercury is quick today: plans with friends arrange themselves in three messages.',
      ],
      moksha: [
        'Mercury makes a bedtime list, and the worries line up and go to sleep.',
        'Explain it to the family as you would to a guest, and they nod.',
        'The lost charger, recipe or receipt is where Mercury last talked to you: by the door.',
      ],
    },
    tense: {
      dharma: [
        'Mercury argues with the Moon inside your head; write both sides and go for bread.',
        'The clever answer and the true one are different today; the true one is plainer.',
        'Quotations misfire today, so use your own words, even if they are fewer.',
      ],
      artha: [
        'Mercury mislays the Moon’s papers: number the pages before you carry them anywhere.',
        'Two figures that ought to agree do not; the second one was typed in a hurry.',
        'Mails cross, meanings too; ring instead and keep it dull.',
      ],
      kama: [
        'Mercury parts what you said from what they heard; repeat it with a smile.',
        'A message reads colder than it was written; assume tea was missing.',
        'Gossip offers you a seat; stay standing.',
      ],
      moksha: [
        'Thoughts pace the corridor tonight with their shoes on; give them a notebook and a curfew.',
        'The family mishears the kitchen and the kitchen mishears the phone; speak facing people.',
        'You nearly remember something all day; stop, and Mercury will hand it over after supper.',
      ],
    },
  },
  jupiter: {
    joined: {
      dharma: [
        'Jupiter walks with the Moon, and the day has a good teacher in it if you look like a pupil.',
        'Hope comes with a plan today; copy it down while both are in the room.',
        'Something generous said in passing turns out to be wise; it may even be yours.',
      ],
      artha: [
        'Jupiter sits down beside the Moon at your desk, and the right adviser is one call away.',
        'Think larger than the form allows, then write small enough to fit it.',
        'A well-fed Moon makes you fair in money matters, so divide it today.',
      ],
      kama: [
        'Jupiter brings the Moon good company: the large table, and the long laugh.',
        'A friend’s advice is kind and useful at once, which is rarer than it sounds.',
        'Invite one person more than you have chairs for.',
      ],
      moksha: [
        'Jupiter blesses the stove today: cook for more people than are at home.',
        'A kind thought about someone absent mends more than it seems; think it through to the end.',
        'You sleep like a child of the house when Jupiter sits with the Moon; go early.',
      ],
    },
    easy: {
      dharma: [
        'A smiling Jupiter clears the long view; look at it for a while.',
        'Ask advice from someone whose life you would like, while Jupiter smiles on the Moon.',
        'Good counsel comes cheap today, and yours is worth something too.',
      ],
      artha: [
        'Jupiter oils the hinge between effort and reward, so push the door today.',
        'A senior has put in a good word for you, and a place is kept.',
        'Sums come out with something over; put the something by.',
      ],
      kama: [
        'Friends are generous with time today under a smiling Jupiter; spend it on foot.',
        'You are believed before you finish; finish anyway.',
        'A promise between equals is easy to make and easy to keep this evening.',
      ],
      moksha: [
        'Jupiter opens the guest room of the mind; somebody you forgave may stay there.',
        'The elders are in good voice today, so let the story run past its usual end.',
        'Giving something away makes the shelf look better, with Jupiter standing by.',
      ],
    },
    tense: {
      dharma: [
        'Jupiter overfeeds the Moon with certainty; leave a little on the plate.',
        'Jupiter makes promises grow tall, and the day is short; cut them to its length.',
        'A sermon is coming, perhaps from you; make it a footnote.',
      ],
      artha: [
        'Work expands to fill Jupiter’s appetite today; set a plate size.',
        'The estimate is too kind to the hours and too kind to the budget; add a fifth.',
        'Someone means well and takes your time with it; lend a quarter of an hour.',
      ],
      kama: [
        'Under an open-handed Jupiter kindness turns into a contest between friends; lose gladly.',
        'Too many invitations for one evening; the near one is the good one.',
        'You agree to too much with your mouth full; swallow first.',
      ],
      moksha: [
        'The house has one guest, one plan or one pudding too many; choose which stays.',
        'Comfort makes excuses for you today; hear them out and get up.',
        'Faith in tomorrow eats into tonight’s sleep; tomorrow would rather find you rested.',
      ],
    },
  },
  venus: {
    joined: {
      dharma: [
        'Venus sits with the Moon, and what is right today is also what is graceful.',
        'You learn by liking something; begin with the picture and then the text.',
        'Your own face is kind to you this morning, so take it at its word.',
      ],
      artha: [
        'Venus brightens the counter: the way a thing is wrapped earns half its price.',
        'Put a little beauty into the report, such as white space.',
        'Venus is beside the Moon, and a colleague’s good mood is catching; stand near.',
      ],
      kama: [
        'Venus and Moon share one sofa today, and the talk needs no topic.',
        'A look across the room says the sentence you were rehearsing.',
        'Sweet things pass from hand to hand this evening; yours is one of the hands.',
      ],
      moksha: [
        'Venus turns down the lamp for the Moon: linen, warm milk and slow music.',
        'Tenderness at home asks for no reason tonight.',
        'An old song finds you in the kitchen and is allowed to stay.',
      ],
    },
    easy: {
      dharma: [
        'Venus lends the Moon some charm, and even the strict are in favour of you.',
        'What pleases you is a fair guide today; follow it one street further.',
        'Children and artists speak your language under an easy Venus.',
      ],
      artha: [
        'An easy Venus makes negotiation feel like lunch; order for both.',
        'Tidy work gets a compliment today, and leaves you an hour free.',
        'People linger where you have put a flower.',
      ],
      kama: [
        'Venus makes the first hello a soft one, so say it.',
        'Whoever you sit next to becomes better company by the minute.',
        'A small kindness from last month is remembered aloud.',
      ],
      moksha: [
        'Venus puts a cushion behind the day; lean back after six.',
        'Home smells of something good and tempers take the hint.',
        'You part easily with what no longer suits you; somebody is the right size for it.',
      ],
    },
    tense: {
      dharma: [
        'Venus wants the pretty answer and the Moon wants the true one; frame the true one nicely.',
        'Pleasing everyone looks like virtue until noon.',
        'Vanity asks to be carried today; let it walk.',
      ],
      artha: [
        'Comfort and budget have a polite disagreement, with Venus on one side; let the budget order first.',
        'The nice-looking version has the error in it.',
        'Flattery at work is borrowed money today; pay cash instead.',
      ],
      kama: [
        'Someone wishes to be courted and someone wishes to rest, as Venus tugs the Moon; agree on tea.',
        'Jealous little remarks wear perfume today; open a window.',
        'The gift means more to the giver than to you; thank the giver.',
      ],
      moksha: [
        'Sweet tooth, soft bed and late film have made a plan for you; allow one of them.',
        'Missing someone makes the room look shabby; make the bed.',
        'Peace at home is bought too dear if you never say what you like.',
      ],
    },
  },
  saturn: {
    joined: {
      dharma: [
        'Saturn stands beside the Moon and the day is a plain-spoken teacher; bring a pencil.',
        'You feel your years today, and some of them are useful.',
        'A vow made quietly under Saturn and Moon lasts; keep it as small as a coin.',
      ],
      artha: [
        'Saturn weighs on the Moon at work: fewer tasks, properly closed.',
        'The slow part is the important part today; do not step over it.',
        'Someone older guards the stamp you need; wait your turn and greet them by name.',
      ],
      kama: [
        'Saturn makes the Moon shy in company; one real conversation is enough.',
        'Old friends suit you better than new ones today, and silence suits both.',
        'A distance you feel was there before; today you can see across it.',
      ],
      moksha: [
        'Saturn shuts the shutters early for the Moon; be in before they close.',
        'A heavy hour at home lifts when somebody makes soup.',
        'You may put down a duty that was never yours; today you can tell which.',
      ],
    },
    easy: {
      dharma: [
        'Saturn steadies the Moon from a friendly distance, and patience is no effort.',
        'An older person’s no contains a yes; ask for the conditions.',
        'You can keep to a rule today and enjoy the view from inside it.',
      ],
      artha: [
        'Saturn gives the Moon a good bench and a full day: what you make holds.',
        'The long task shortens by an honest inch.',
        'Saturn is calm, and order impresses the right people; number your pages.',
      ],
      kama: [
        'Saturn vouches for you among people who do not praise easily.',
        'A friend keeps an old promise today, late and in full.',
        'Talk with somebody thirty years older or younger; today the years do not get in the way.',
      ],
      moksha: [
        'Under a quiet Saturn the house runs itself for an afternoon.',
        'Letting go is only housekeeping today; start with the drawer of cables.',
        'Sleep is deep and businesslike with Saturn on watch; give it its full hours.',
      ],
    },
    tense: {
      dharma: [
        'Saturn leans against the Moon and your best plan feels like homework; do the first exercise.',
        'Doubt has the louder voice until evening, though not the better argument.',
        'Someone’s disapproval hangs in the room like a coat; it is not your size.',
      ],
      artha: [
        'Saturn delays the Moon at the counter: bring the second document.',
        'Work feels uphill because it is; rest at the marked places.',
        'A cold reply from the office is only short; read it once, answer tomorrow.',
      ],
      kama: [
        'Saturn puts a table between you and a friend; walk round it.',
        'You are left out of one thing today; notice what you are spared.',
        'Affection is there, only shy; give it a few minutes to come out.',
      ],
      moksha: [
        'Saturn counts old regrets over the Moon’s shoulder; let him count, and go on with your day.',
        'The house feels emptier than it is; light the second lamp.',
        'Saturn lets tiredness call itself sadness; treat it as tiredness first.',
      ],
    },
  },
  rahu: {
    joined: {
      dharma: [
        'Rahu dresses the Moon for a fair, and every new belief looks wonderful; try it on over your clothes.',
        'You surprise yourself today, and mostly it is a relief.',
        'A stranger’s remark sticks like a tune; find out who wrote it.',
      ],
      artha: [
        'Rahu jumps the queue at your desk: the urgent thing is not the important one.',
        'An unusual client, machine or method wants a trial; set an hour and a limit.',
        'Numbers look larger under a smoky Moon; clean your glasses.',
      ],
      kama: [
        'Rahu and Moon love a crowd and forget its names; learn two of them.',
        'A fascination asks for your evening; give it until nine.',
        'Rumour arrives well dressed today; ask to see its shoes.',
      ],
      moksha: [
        'Rahu stirs the Moon’s water and the bottom comes up; wait for it to settle before you look.',
        'Sleep has too many channels tonight, so switch off at the wall.',
        'You imagine a noise, a message or a reason; the house is only an old house.',
      ],
    },
    easy: {
      dharma: [
        'Rahu shows the Moon a side door to something you gave up on.',
        'The odd idea is the sound one today; write it down straight-faced.',
        'You learn quickly from what is foreign, be it a word, a dish or a tool.',
      ],
      artha: [
        'An easy Rahu finds the shortcut in the new software.',
        'Something nobody wanted has a use today; you see it first.',
        'People from outside your trade help more than those within it.',
      ],
      kama: [
        'Rahu introduces you to somebody you would never have met in your own street.',
        'Unplanned company turns out well; keep the kettle full.',
        'A bold joke lands safely today.',
      ],
      moksha: [
        'Rahu lets a secret out gently, and the house is lighter for it.',
        'Change one small thing at home to somewhere unexpected; it stays.',
        'You leave an old habit by the back door without meeting it.',
      ],
    },
    tense: {
      dharma: [
        'Rahu blows smoke across the Moon’s map; travel by landmarks you have touched.',
        'Everyone is an expert today, and two of them are in your pocket.',
        'Impatience calls itself intuition; ask for its papers.',
      ],
      artha: [
        'Rahu moves the goalposts while the Moon is adding up; photograph the agreement.',
        'A short cut at work has a toll at the far end.',
        'The figure that excites you has one nought too many or one date too few.',
      ],
      kama: [
        'Somebody is not quite who they say, and it may only be about their age; smile.',
        'You compare your kitchen with other people’s photographs today; put the photographs down.',
        'Wanting is louder than liking until the Moon moves on; choose by liking.',
      ],
      moksha: [
        'Rahu keeps the Moon awake with a film of old scenes; leave before the credits.',
        'A small fear walks about the house in large slippers; put the light on.',
        'Nothing is missing, though it feels so; count the cups.',
      ],
    },
  },
};
