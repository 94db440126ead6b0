/** Money, by the house of the Moon: what it shows, and what to do when its houses are weak or strong. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const money: HoroscopeBank['money'] = {
  1: [
    [
      'You spend today the way you feel, so feel first and spend after.',
      'Leave the card at home for one errand.',
      'Treat yourself once, on purpose and in daylight.',
    ],
    [
      'Your name on a form sets something small in motion.',
      'Fill it in, expect nothing by Friday.',
      'Send it with the correct number; the road is clear.',
    ],
    ['People offer you a price by the look of your shoes.', 'Ask in writing.', 'Polish them and ask in person.'],
    [
      'What you earn by being yourself is worth writing down today.',
      'Write it down and change no prices.',
      'Write it down and round it upwards.',
    ],
    [
      'An impulse to buy is really an impulse to begin.',
      'Begin with what is in the cupboard.',
      'Begin, and let the purchase be the last step.',
    ],
    [
      'You are your own cashier this morning, so keep the till in order.',
      'Count it and close it.',
      'Count it twice; the sum may please you.',
    ],
  ],
  2: [
    [
      'Small sums are easy to straighten out now: a refund, a shared bill, an old subscription.',
      'Pick the smallest and leave the others for the week.',
      'Do all three before the Moon moves on.',
    ],
    [
      'The purse has a hole the size of a habit.',
      'Find it with last week’s receipts.',
      'Sew it up and give the saving a name.',
    ],
    [
      'Somebody at home knows where the money went and is waiting to be asked.',
      'Ask without a calculator in your hand.',
      'Ask, and plan the next month together.',
    ],
    [
      'What you already own covers half of today’s list.',
      'Shop from your own shelf first.',
      'Sell or swap the other half of the shelf.',
    ],
    [
      'Prices are spoken softly today and final ones even softer.',
      'Listen twice before you nod.',
      'Name your own first, in round figures.',
    ],
    [
      'A little set aside before noon stays set aside.',
      'Make it very little, but make it.',
      'Make it a tenth, and hide it from yourself.',
    ],
  ],
  3: [
    [
      'Ask about the bill by phone rather than by letter.',
      'Have the number in front of you, and patience behind you.',
      'The person who answers can change it.',
    ],
    ['A small job on the side knocks twice.', 'Check the hours before the fee.', 'Answer at the first knock.'],
    [
      'Comparing three shops is worth the shoe leather.',
      'Compare on paper and stay at home.',
      'Try the third shop too, the one round the corner.',
    ],
    [
      'Your hands can save what the purse would spend today.',
      'Mend it roughly, for now.',
      'Mend it well and show it off.',
    ],
    [
      'News about money travels fast along your street.',
      'Smile and check the source.',
      'The tip about the cheaper grocer is worth a try.',
    ],
    [
      'Bargaining goes well if you enjoy it and badly if you need it.',
      'Wait until you do not need it.',
      'Enjoy it, and add a joke at the end.',
    ],
  ],
  4: [
    [
      'The house asks for money in a polite voice.',
      'Pay for the repair and not for the paint.',
      'Give it a fixed sum and a free hand.',
    ],
    [
      'What you keep at home has a value you have forgotten.',
      'Look, and leave it where it lies.',
      'Look, list it and tell the family.',
    ],
    [
      'Buying for comfort feels like saving today.',
      'Sleep on the cushion you have.',
      'Choose one solid thing over three soft ones.',
    ],
    [
      'The electricity meter is the most honest reader of your month.',
      'Read it once and turn off a switch.',
      'Beat last month’s figure, as a family sport.',
    ],
    [
      'Parents and money come up in the same breath.',
      'Talk about health and weather first.',
      'Ask how they managed; the answer is useful.',
    ],
    [
      'An empty room or an idle cycle costs you something every week.',
      'Just notice it.',
      'Lend it, let it or clear it.',
    ],
  ],
  5: [
    [
      'A sure thing is mentioned with a wink today.',
      'Wink back and keep your hands in your pockets.',
      'Enjoy the story and keep to your list.',
    ],
    [
      'Children and their wishes reach for the wallet.',
      'Offer time before coins.',
      'Give one wish a place on next month’s list, together.',
    ],
    [
      'A hobby pays in pleasure and sends the bill later.',
      'Look at the bill first.',
      'Let it earn its own paints this month.',
    ],
    [
      'Guesswork makes poor arithmetic.',
      'Write down two figures before you add a third.',
      'Your estimate is close; check it and go ahead with the plan.',
    ],
    [
      'You are generous today in the way of people at a fair.',
      'Set the amount before the gate.',
      'Be generous, in coins rather than notes.',
    ],
    [
      'What you learned about money at school fits on one hand, and it is enough today.',
      'Add, subtract and stop.',
      'Teach it to someone and you will follow it yourself.',
    ],
  ],
  6: [
    [
      'Paperwork about dues moves if you start with the oldest.',
      'The oldest only.',
      'All of it, in order of date, before tea.',
    ],
    [
      'You spot the wrong charge on the statement today.',
      'Circle it and write tomorrow.',
      'Write now, while the right desk is listening.',
    ],
    ['Work that nobody wants has the better rate.', 'Take it only if your back agrees.', 'Take it, and name the rate.'],
    [
      'A daily economy, small as a bus fare, adds up in your favour.',
      'Choose one and forget about it.',
      'Choose one and count it on Sunday.',
    ],
    [
      'Owing a little weighs more than it should.',
      'Arrange the date, if not the sum.',
      'Clear it today and walk home lighter.',
    ],
    [
      'Service and repair are better value today than anything new.',
      'Ask for an estimate first.',
      'The old one may well run for another year.',
    ],
  ],
  7: [
    [
      'Money goes through another pair of hands today, so agree on it aloud.',
      'Agree on less than you hoped.',
      'Agree on the split before the work.',
    ],
    ['The other side has done its sums already.', 'Ask to see them.', 'Praise their sums and show yours.'],
    [
      'A customer pays for being remembered.',
      'Remember the name, at least.',
      'Remember last year’s order, and ask about this year’s.',
    ],
    [
      'Sharing a cost makes it smaller and the talk about it longer.',
      'Halve it in one sentence.',
      'Halve it and spend the difference on lunch.',
    ],
    [
      'Fair beats cheap in every deal you touch today.',
      'Walk away if it is neither.',
      'Say so out loud; the price tends to come nearer.',
    ],
    [
      'Your partner in the matter looks at risk and you look at time.',
      'Listen to the risk today.',
      'Put both in two columns and decide before five.',
    ],
  ],
  8: [
    [
      'Shared money wants a shared list.',
      'Write who paid what, with no remarks.',
      'Settle up today, down to the coins.',
    ],
    [
      'Something automatic is leaving your account on time, every time.',
      'Find its name before you stop it.',
      'Stop the one you never use.',
    ],
    [
      'What is promised today is paid another day.',
      'Note the promise, spend none of it.',
      'Ask for the date and write it in ink.',
    ],
    [
      'Insurance, deposits and spare funds are better looked at than moved.',
      'Look and put them back.',
      'Look closely; patience may have done some work there.',
    ],
    [
      'Old accounts open like old drawers, with a jerk.',
      'Close it again and mark the place.',
      'Look at the back, where forgotten refunds tend to lie.',
    ],
    [
      'Lending today ties a knot, borrowing ties two.',
      'Leave the string alone.',
      'Untie an old one with a friendly call.',
    ],
  ],
  9: [
    [
      'A good cause, a course or a ticket holds out its hand in a noble voice.',
      'Give a little, and give it silently.',
      'Give to the one you can visit.',
    ],
    [
      'You count next year’s income with this year’s fingers.',
      'Count again with today’s.',
      'Put the hope in one column and the salary in another.',
    ],
    [
      'An expert explains it well and charges for the explanation.',
      'One question is free; make it good.',
      'Ask for the short version at the short price.',
    ],
    [
      'What comes from far, by post or transfer, is held up by a holiday abroad.',
      'Allow it three more days.',
      'Track it today, and thank the sender either way.',
    ],
    [
      'An old family rule about money comes to mind, in your father’s voice.',
      'Keep the rule for a day.',
      'Improve the rule and pass it on.',
    ],
    ['Optimism rounds every figure up.', 'Round the costs up too.', 'Half of that optimism is earned; use that half.'],
  ],
  10: [
    [
      'What you are paid and what you are worth come up on the same morning.',
      'Collect the evidence, leave the talk.',
      'Have the talk; bring the evidence.',
    ],
    [
      'The invoice deserves as much care as the work.',
      'Check the address and send one.',
      'Send all of them before noon.',
    ],
    [
      'Office money and own money travel in one pocket today.',
      'Separate them before lunch.',
      'Claim what is yours, with the slips.',
    ],
    ['A superior notices how you handle small budgets.', 'Return the change.', 'Show the saving in one line.'],
    [
      'Status wants a costume, and the costume has a price tag.',
      'Borrow the jacket.',
      'Brush the good one you have; it goes further.',
    ],
    [
      'Income likes a straight back and a plain request.',
      'Straighten the back today, make the request next week.',
      'Both, at eleven.',
    ],
  ],
  11: [
    [
      'Something owed to you is on its way, on foot.',
      'Send a friendly reminder and go for a walk.',
      'Meet it halfway with a call.',
    ],
    [
      'Several small streams reach you rather than one river.',
      'Put a bowl under each.',
      'Name them, and keep the steadiest.',
    ],
    [
      'Friends know a cheaper way and are glad to say it.',
      'Take the way without the commentary.',
      'Take it, and buy the tea.',
    ],
    [
      'The group fund is low and everybody waits for the first coin.',
      'Put in your share and no speech.',
      'Put in yours first, and watch it fill.',
    ],
    [
      'A wish on your list looks nearer than it did.',
      'Let it look for one more week.',
      'Put a date beside it, and the first coin.',
    ],
    [
      'Gain today is counted in favours as well as in notes.',
      'Count the favours first.',
      'Exchange one favour for what you really need.',
    ],
  ],
  12: [
    [
      'Money slips out quietly, in fares, tips and forgotten renewals.',
      'Sit on the purse until evening.',
      'Decide beforehand what may go and wave it off.',
    ],
    [
      'An expense for someone far away is well made.',
      'Keep it modest, and send it with a note.',
      'Send it today, for it is more needed than they say.',
    ],
    [
      'You would pay anything for quiet, and someone is selling it.',
      'It is free in the park.',
      'Pay for one peaceful hour and not for two.',
    ],
    [
      'Closing an account teaches more about money than opening one.',
      'Read the last page first.',
      'Close it and keep the final slip.',
    ],
    [
      'What was spent is spent; the receipt is for the tax, not for the heart.',
      'File it without reading.',
      'File it, and plan a week of cooking at home.',
    ],
    [
      'What you want tonight will look smaller in the morning.',
      'Let the basket stand overnight.',
      'Empty the basket and see what you still remember.',
    ],
  ],
};
