/** The beginning of a week, by the house of the Moon on its Monday. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const weekOpen: HoroscopeBank['weekOpen'] = {
  1: [
    'The week opens with the Moon in your own sign: set its pace on Monday and it will keep to it.',
    'You lead off this week, ready or not, so choose the easier of your two beginnings.',
    'Monday finds you at the front of things; greet people first and the rest lines up.',
  ],
  2: [
    'Money and meals set the tone at the start of the week: stock the shelf before you fill the diary.',
    'The first two days ask for careful words and a closed purse; by midweek both may open.',
    'The week begins at the table, with an account to be read and a tone to be softened.',
  ],
  3: [
    'Calls and corridors carry you into the week, and what is said by Tuesday is half done.',
    'A brisk Monday: three short errands clear the way for one long task.',
    'The week starts on its feet; go and see the person rather than write.',
  ],
  4: [
    'The week begins slowly and at home; leave Monday’s edges soft.',
    'Sleep and family come first until Wednesday, and work goes better for it.',
    'Early in the week put one thing right under your own roof, then step out.',
  ],
  5: [
    'The week comes in playing: give the idea an hour on Monday so that it leaves you Tuesday.',
    'Guard against the clever start; the first draft of this week is only the first.',
    'Children, jokes and guesses fill the first days, and serious matters sit in the hall.',
  ],
  6: [
    'The week opens like a workshop, with the tools laid out; take the worst job first.',
    'Order is cheap on Monday and Tuesday, so buy plenty.',
    'Old business goes first this week and goes quickly, provided you do not argue with it.',
  ],
  7: [
    'Other people write the first page of this week; read it before you reply.',
    'Start in company: Monday and Tuesday are better halved than carried.',
    'A meeting early in the week sets its weather; arrive fed and friendly.',
  ],
  8: [
    'The first two days are underwater; work on what nobody is waiting for.',
    'Begin the week a size smaller, and let out the hem on Wednesday.',
    'Delays at the start are only the week looking for its keys; have a book ready.',
  ],
  9: [
    'The week begins with advice, some of it good; keep the part with a date in it.',
    'Look further than Friday while Monday is still quiet.',
    'Teachers and timetables have the first word; you may have the second.',
  ],
  10: [
    'The week opens at the top: what you deliver by Tuesday is what you are known for by Friday.',
    'Eyes are on your work first thing, so bring the finished piece and not the promising one.',
    'Take Monday by the handle: one report, one request and out of the office in time.',
  ],
  11: [
    'Friends and small gains arrive with Monday; answer the group before you answer the bill.',
    'The first days are generous, so collect what is easy to collect.',
    'Begin with a favour asked or a favour done; the week likes company.',
  ],
  12: [
    'The week starts behind a curtain; finish last week’s sentence before you begin a new one.',
    'Rest is scheduled for Monday, though the calendar does not say so.',
    'Spend the first two days quietly, and Wednesday will meet you halfway.',
  ],
};
