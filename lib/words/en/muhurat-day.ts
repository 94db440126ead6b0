/** Journeys and the guide of a day in English. */
import type { Favour, GuideBar, GuideSource } from '../../../layers/jyotish/muhurat/day-guide.ts';
import type { JourneyFactor, JourneyVerdict } from '../../../layers/jyotish/muhurat/journey.ts';
import type { ShoolRemedy } from '../../../layers/jyotish/panchang/nivas.ts';

export const journeyFactors: Readonly<Record<JourneyFactor, string>> = {
  choghadiya_amrit: 'Choghadiya Amrit',
  choghadiya_shubh: 'Choghadiya Shubh',
  choghadiya_labh: 'Choghadiya Labh',
  choghadiya_char: 'Choghadiya Char, the one for travel',
  choghadiya_adverse: 'An adverse choghadiya',
  star_best: 'A star that favours journeys',
  star_middling: 'A middling star for journeys',
  star_adverse: 'A star that journeys avoid',
  tithi_good: 'A tithi that favours journeys',
  tithi_adverse: 'Rikta tithi or Amavasya',
  disha_shool: 'Disha shool: the weekday bars this direction',
  disha_shool_beside: 'Disha shool lies beside this direction',
  nakshatra_shool: 'Nakshatra shool: the star bars this direction',
  yogini_ahead: 'Yogini is ahead or at the right',
  yogini_behind: 'Yogini is behind or at the left',
  moon_ahead: 'The Moon is ahead or at the right',
  moon_behind: 'The Moon is behind or at the left',
  rahu_ahead: 'Rahu dwells ahead',
  samaya_shool: 'Samaya shool: this time of day bars the direction',
  panchaka: 'Panchak, on a way to the south',
  tara: 'The star is an adverse tara for a traveller',
  chandrashtama: 'The Moon is in the eighth from a traveller’s birth sign',
};

export const journeyVerdicts: Readonly<Record<JourneyVerdict, string>> = {
  good: 'Good',
  acceptable: 'Acceptable',
  avoid: 'To be avoided',
};

/** What custom takes against the shool of a weekday: its name, and a sentence. */
export const shoolRemedies: Readonly<Record<ShoolRemedy, { readonly name: string; readonly text: string }>> = {
  ghee: { name: 'Ghee', text: 'Custom takes a little ghee before setting out this way on a Sunday.' },
  milk: { name: 'Milk', text: 'Custom takes a little milk before setting out this way on a Monday.' },
  jaggery: { name: 'Jaggery', text: 'Custom takes a little jaggery before setting out this way on a Tuesday.' },
  sesame: { name: 'Sesame', text: 'Custom takes a few sesame seeds before setting out this way on a Wednesday.' },
  curd: { name: 'Curd', text: 'Custom takes a little curd before setting out this way on a Thursday.' },
  barley: { name: 'Barley', text: 'Custom takes some barley before setting out this way on a Friday.' },
  urad: { name: 'Black gram (urad)', text: 'Custom takes some black gram before setting out this way on a Saturday.' },
};

export const favours: Readonly<Record<Favour, string>> = {
  all_good: 'All good work',
  marriage_talk: 'Talks about marriage',
  worship: 'Worship',
  trade: 'Trade',
  study_start: 'Beginning a study',
  travel: 'Journeys',
  vehicle: 'Vehicles',
  office_government: 'Offices and government',
  savings: 'Saving money',
  dispute_answer: 'Answering a dispute',
  food: 'Food',
  water: 'Work with water',
  land: 'Land',
  tools: 'Tools and machines',
  surgery: 'Surgery',
  accounts: 'Accounts',
  writing: 'Writing',
  teaching: 'Teaching',
  finance: 'Finance',
  art: 'Art',
  purchase_clothes: 'Buying clothes',
  labour: 'Labour',
  iron: 'Iron and heavy goods',
  old_matters: 'Old matters',
  foundation: 'Laying a foundation',
  planting: 'Planting',
  demolition: 'Demolition',
  dispute: 'Opposing someone',
  fire_work: 'Work with fire',
  routine: 'Routine work',
  medicine_start: 'Beginning a medicine',
  friendship: 'Friendship',
  debt_recovery: 'Recovering a debt',
  repeatable_acts: 'What may be repeated',
  ancestors: 'Rites for ancestors',
};

export const guideBars: Readonly<Record<GuideBar, string>> = {
  all_new: 'Anything new',
  trade: 'Trade',
  marriage_talk: 'Talks about marriage',
  medicine_start: 'Beginning a medicine',
  travel: 'Journeys',
  travel_south: 'Journeys to the south',
  loans: 'Loans',
  last_rites: 'Last rites',
};

/** What a piece of the day rests on. */
export const guideSources: Readonly<Record<GuideSource['kind'], string>> = {
  choghadiya: 'Choghadiya',
  hora: 'Hora',
  nakshatra: 'Star of the Moon',
  tithi: 'Tithi',
  window: 'Window of the day',
};
