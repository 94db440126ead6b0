/** Texts of the sub-periods, by the lord of the major period and their own, in English. */
import type { Rows } from '../../phala/bank.ts';

export const dashaPair: Rows<'dasha.pair'> = {
  'sun/sun': [
    'The new period shows its hand at once: you are asked who is in charge here, and find that you had been waiting to be asked.',
    'Let the first months be about one name and one task.',
  ],
  'sun/moon': [
    'Public duty and private feeling share a calendar. People come to you with what they cannot tell the office.',
    'Give one evening a week to home, and write it in ink.',
  ],
  'sun/mars': [
    'Decisions are quick and carry heat. You get a free hand for a task that needs nerve, and someone who wanted it too.',
    'Move early, and speak of others as if they were in the room.',
  ],
  'sun/rahu': [
    'A light falls on you from an odd side, and not everyone who praises you knows you. Old superiors find you hard to place.',
    'Check who gains by what is being offered.',
  ],
  'sun/jupiter': [
    'Somebody senior speaks for you, and your own word gains weight with younger people. Principle and advantage point the same way for a while.',
    'Ask for the larger responsibility while your patron is in the chair.',
  ],
  'sun/saturn': [
    'Rank meets rule: the post is yours, so is the paperwork. Parents and children, chiefs and clerks have to find a tone.',
    'Do the dull half first, and do it where it is seen.',
  ],
  'sun/mercury': [
    'You are asked to explain what you do, on paper and to people who count. It goes well when you prepare.',
    'Reduce the matter to one page and take that page to every meeting.',
  ],
  'sun/ketu': [
    'The title seems lighter than it did, and you catch yourself looking past it. An unfinished matter with authority returns to be closed.',
    'Settle it in writing, then let it go.',
  ],
  'sun/venus': [
    'Work puts on better clothes. Praise, guests and fine things come with the role, and so does their bill.',
    'Accept the compliment and keep the receipts.',
  ],
  'moon/moon': [
    'Everything begins with how you feel about it. A move, a new table or a new member of the household may set the tone of ten years.',
    'Notice what calms you in these months and build around that.',
  ],
  'moon/mars': [
    'Feeling finds its feet. You act on what you had only minded, buy or mend for the house, and answer sooner than is wise.',
    'Let the kettle boil once before you reply.',
  ],
  'moon/rahu': [
    'Imagination runs ahead and worries run with it. New faces and far places stir you; sleep is lighter.',
    'After sunset, put decisions down where you will find them in the morning.',
  ],
  'moon/jupiter': [
    'The heart is in good hands. Elders, teachers and guests bring calm into the house, and you trust life a little more than before.',
    'Begin here what has to grow slowly.',
  ],
  'moon/saturn': [
    'Duty sits down in the living room. An older person needs you, or you need the evening and cannot have it.',
    'Share the care by a list, with days and names.',
  ],
  'moon/mercury': [
    'You put feeling into words, and find readers. Study, letters and small trade fill the days.',
    'Write it first for yourself, then send half.',
  ],
  'moon/ketu': [
    'The mood goes inward and old scenes come up unasked. You may want to leave a place that was dear a month ago.',
    'Go away for a week instead of for good.',
  ],
  'moon/venus': [
    'Comfort and affection are near to hand. The house looks better, people stay longer, and a soft word settles what arguments could not.',
    'Say whom you love, by name and soon.',
  ],
  'moon/sun': [
    'The period closes in full daylight: what you cared for privately is asked to stand in public.',
    'Accept the office if you can still be home by eight.',
  ],
  'mars/mars': [
    'You start with a run. Energy is plentiful, patience is not, and whatever stood unfinished is attacked in one week.',
    'Clear the ground now and build a little later.',
  ],
  'mars/rahu': [
    'Courage takes unusual roads here. A bold plan, a machine or a foreign contact pulls you along faster than you can look around.',
    'Set the limit before the start; it cannot be found on the way.',
  ],
  'mars/jupiter': [
    'Force gets a purpose. You fight for something rather than with someone, and good counsel arrives before the blow.',
    'Take the advice of the person who has nothing to win.',
  ],
  'mars/saturn': [
    'One foot is on the gas and one on the brake. Heavy work gets done by stubbornness, and tempers wear thin between people who must share it.',
    'Work in fixed hours, with breaks that are really taken.',
  ],
  'mars/mercury': [
    'The mind is sharp and so is the tongue. Plans, tools, disputes over small print: you are good at all of these just now.',
    'Win the point in writing and stay pleasant in the corridor.',
  ],
  'mars/ketu': [
    'Action comes in sudden strokes, and afterwards you wonder why it mattered. Something is cut off cleanly that had long been loose.',
    'Handle tools with both hands and full attention.',
  ],
  'mars/venus': [
    'Wanting is vivid, and so is its expression. Attraction, purchases and quarrels that end in laughter make these months warm.',
    'Agree on the price, of every kind, while you are still cool.',
  ],
  'mars/sun': [
    'Strength is seen and given orders. A contest with someone above you, or on their behalf, decides your standing.',
    'Salute first and disagree second.',
  ],
  'mars/moon': [
    'The fight comes home and takes its boots off. You spend on the house, defend your own people and feel more than you planned to.',
    'End the period by repairing one thing together.',
  ],
  'mercury/mercury': [
    'The desk fills up. Learning, contacts and errands multiply, and you discover which of your skills has a market.',
    'Choose the two strands you mean to keep.',
  ],
  'mercury/ketu': [
    'The talk thins out and leaves you with one question. You lose papers and find a method.',
    'Note down every insight; in this stretch they do not call twice.',
  ],
  'mercury/venus': [
    'Words and forms sit well together. Design, friendship, agreeable trade: people like doing business with you.',
    'Put your best work in a frame and show it.',
  ],
  'mercury/sun': [
    'Your ideas reach the person who can sign them. You are visible as the one who knows.',
    'Speak briefly, and own the result in advance.',
  ],
  'mercury/moon': [
    'Thoughts change with the weather, and you write better than you decide. Customers, students or children keep you lively.',
    'Let a decision survive two mornings.',
  ],
  'mercury/mars': [
    'Arguments sharpen you and tire you. Technical work goes fast, small mistakes included.',
    'Test it once more after you are sure.',
  ],
  'mercury/rahu': [
    'Clever schemes arrive by every post, and one in four is good. New media and foreign tongues suit you.',
    'Ask the dull question about each: who pays, and when.',
  ],
  'mercury/jupiter': [
    'Facts fall into a picture. You study or teach at a higher level, and learned people take you seriously.',
    'Finish the degree, the book or the chapter.',
  ],
  'mercury/saturn': [
    'The bookkeeping of the busy years is done here. Slow, exact work has its reward, and hurry does not.',
    'Archive, repay, file; then close the drawer with a light heart.',
  ],
  'jupiter/jupiter': [
    'A door opens on a longer view. A teacher, a course or a belief takes you up, and hope has something to hold.',
    'Decide what you want to understand by the end of these years.',
  ],
  'jupiter/saturn': [
    'The great plan meets the calendar. It gets smaller and becomes possible; some friends of the idea go home at this point.',
    'Cut it into years and begin with the cellar.',
  ],
  'jupiter/mercury': [
    'You explain well and are paid for it. Counsel turns into contracts, notes turn into lessons.',
    'Put your teaching into a form that works without you.',
  ],
  'jupiter/ketu': [
    'Belief grows quiet. You leave a group or a creed without slamming the door, and read old texts with new eyes.',
    'Travel light to one place you consider holy, in whatever sense.',
  ],
  'jupiter/venus': [
    'Plenty comes in two kinds that do not always agree, the good and the pleasant. Family occasions, art and gifts fill the house.',
    'Celebrate fully and budget beforehand.',
  ],
  'jupiter/sun': [
    'Judgement gains a seat at the table. You are chosen for being fair, and have to decide in front of people.',
    'Explain the reason along with the ruling.',
  ],
  'jupiter/moon': [
    'Kindness is believed and returned. The public, the family and the neighbours come a little closer.',
    'Open the house once a month without a reason.',
  ],
  'jupiter/mars': [
    'Conviction puts its boots on. You build, campaign or buy land for something larger than yourself.',
    'Lead from the front and count heads at the end.',
  ],
  'jupiter/rahu': [
    'Rules you honoured are questioned by people you like. A large, unusual offer tests what you call enough.',
    'Let a sceptic read your plan, and say thank you.',
  ],
  'venus/venus': [
    'The long pleasant period begins with its own taste. Someone, some craft or some place draws you, and you let yourself be drawn.',
    'Choose the pleasures that improve with years.',
  ],
  'venus/sun': [
    'Affection and standing ask for the same evening. You are noticed for style, and teased for it.',
    'Share the stage before you are asked to.',
  ],
  'venus/moon': [
    'Life is soft at the edges. Home, food, music and the moods of people close to you set the pace.',
    'Keep one hard task in the week, as salt.',
  ],
  'venus/mars': [
    'Desire gets hands. You woo, build, decorate or compete, and peace is made as often as it is broken.',
    'Put strength into the craft and leave the last word to the other side.',
  ],
  'venus/rahu': [
    "Taste goes abroad. You want the rare thing and the new circle, and you may pay a stranger's price for both.",
    'Sleep three nights before a splendid purchase.',
  ],
  'venus/jupiter': [
    'Love and counsel sit at one table. Ceremonies, children of the family, study of beautiful things: it is an ample time.',
    'Give away a fixed part of what comes in.',
  ],
  'venus/saturn': [
    'Pleasure learns to last. An attachment is tested by work and distance, and what remains is furniture for life.',
    'Repair before you replace, people included.',
  ],
  'venus/mercury': [
    'Charm and skill earn together. Designs, contracts, pleasant correspondence and younger company keep you busy.',
    'Price your work by its use to others, and in advance.',
  ],
  'venus/ketu': [
    'The party grows quiet and you do not mind. You give things away, leave a fashion, miss one person more than expected.',
    'Close accounts with kindness before the next period opens them.',
  ],
  'saturn/saturn': [
    'The period starts at the foundation, usually in the rain. Duties are named, false supports removed, and the real load is weighed.',
    'Say what you can carry, and hold to the figure.',
  ],
  'saturn/mercury': [
    'Order becomes easier to put into words. You plan, count, teach a routine, and younger people take over small parts.',
    'Write the manual while you still remember how it was hard.',
  ],
  'saturn/ketu': [
    'Old duties come loose. You work alone, far from applause, and tidy what is to be left behind.',
    'Do not argue with an ending; hand over the keys properly.',
  ],
  'saturn/venus': [
    'Reward arrives late and in good cloth. Work and affection stop competing for a while, and effort turns into comfort.',
    'Enjoy it on time; thrift has had its turn.',
  ],
  'saturn/sun': [
    'Someone above you wants obedience, someone below wants cover, and you stand between. Pride is expensive here.',
    'Keep to the written agreement and go home at six.',
  ],
  'saturn/moon': [
    'The load is felt more than seen. Home asks for patience, and an older woman or a small child for time.',
    'Eat warm food, sit in the sun, and count what went right.',
  ],
  'saturn/mars': [
    'Hard work and short tempers share the shift. What is built now is strong, provided nobody rushes the concrete.',
    'Check the tools in the morning and the tone at noon.',
  ],
  'saturn/rahu': [
    'The rules change while you keep them. Large systems, distant employers or strange delays ask for a long breath.',
    'Keep copies, ask twice, and leave one way open.',
  ],
  'saturn/jupiter': [
    'The long labour is given its meaning. A respected person confirms it, and duty begins to look like choice.',
    'Teach what the hard years taught you.',
  ],
  'rahu/rahu': [
    'The ground shifts under familiar things. New company, new wants and a new address for your ambition appear in quick succession.',
    'Change one thing at a time, and keep the old telephone number.',
  ],
  'rahu/jupiter': [
    'A sober voice joins the adventure. Learning, law or an elder gives your reach a shape.',
    'Let the wiser person in the room finish the sentence.',
  ],
  'rahu/saturn': [
    'Ambition is sent to do its apprenticeship. Much is asked, little is explained, and endurance decides who stays.',
    'Do the unglamorous part so well that it cannot be given to anyone else.',
  ],
  'rahu/mercury': [
    'Quick trade, quick talk, quick results. You are at home among screens, strangers and clever arrangements.',
    'Read to the end of the page before you laugh.',
  ],
  'rahu/ketu': [
    'Pull and release change places, and so do you. Something you ran after loses its colour overnight.',
    'Wait for one full month before you start the opposite.',
  ],
  'rahu/venus': [
    'The world puts on its shop window. Romance, style and unusual pleasures call, and you answer most calls.',
    'Set the sum and the hour before you go out.',
  ],
  'rahu/sun': [
    'You stand near power and feel its heat. A title or a rival makes you visible to people you do not know.',
    'Keep your record clean enough to be read aloud.',
  ],
  'rahu/moon': [
    'Moods are borrowed from the crowd, and some of them are not yours. A move or a voyage unsettles the house.',
    'Turn the news off at eight and water something.',
  ],
  'rahu/mars': [
    'The last stretch is run at full speed. Risk looks like courage and the other way round.',
    'Leave a margin of a day and a tenth of the money.',
  ],
  'ketu/ketu': [
    'Something ends without ceremony, and a silence follows that is not unfriendly. You see how little you need.',
    'Keep the mornings empty until the new thing shows.',
  ],
  'ketu/venus': [
    'Charm returns through a side door. An attachment is met with more freedom than before, and beauty helps you to stay.',
    'Tell people what you enjoy about them; they cannot see it.',
  ],
  'ketu/sun': [
    'You are asked to represent what you have outgrown. Authority seems a costume, your own included.',
    'Play the part properly until the date you set.',
  ],
  'ketu/moon': [
    'Feelings pass through like weather through an open house. Dreams are clear, appointments are not.',
    'Tie the day to three fixed points: wake, eat, walk.',
  ],
  'ketu/mars': [
    'Sudden decision clears the room. An exact hand is at your command, and so is a sharp farewell.',
    'Count to ten for each year of friendship.',
  ],
  'ketu/rahu': [
    'You are drawn back towards what you left, with new eyes and an old appetite. Confusion is the usual entrance.',
    'Choose by what it asks of you on an ordinary Tuesday.',
  ],
  'ketu/jupiter': [
    'Letting go finds its reasons. A teacher, a book or a quiet place says what you had been moving towards.',
    'Sit with one text until it answers.',
  ],
  'ketu/saturn': [
    'Simplicity is put to work. You keep few things, in order, and accept a duty that nobody will praise.',
    'Do it by the clock, and it will not weigh on the night.',
  ],
  'ketu/mercury': [
    'The mind comes back to market with what it found alone. You write, classify, explain, and people understand.',
    'Publish the short version before the next period begins.',
  ],
};
