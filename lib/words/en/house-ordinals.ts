/** Ordinals of the twelve houses as they stand before the word for house. */
export const houseOrdinals: readonly string[] = [
  '1st',
  '2nd',
  '3rd',
  '4th',
  '5th',
  '6th',
  '7th',
  '8th',
  '9th',
  '10th',
  '11th',
  '12th',
];
