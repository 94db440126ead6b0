/** Which region or country a caller names after a place, in English, in Hindi, or by an older or shorter name. */
import { foldPlaceName } from './fold.ts';
import { languagesWith } from '../../words/languages.ts';
import type { GazetteerPlace } from './gazetteer.ts';
import { sameBones } from './sound.ts';

/** States of India under the names that GeoNames does not list: Hindi, older names, common abbreviations. */
const INDIAN_STATES: Readonly<Record<string, readonly string[]>> = {
  'Andaman and Nicobar': ['अंडमान और निकोबार'],
  'Andhra Pradesh': ['आंध्र प्रदेश', 'AP'],
  'Arunachal Pradesh': ['अरुणाचल प्रदेश'],
  Assam: ['असम'],
  Bihar: ['बिहार', 'Behar'],
  Chandigarh: ['चंडीगढ़'],
  Chhattisgarh: ['छत्तीसगढ़', 'CG'],
  Delhi: ['दिल्ली', 'NCT'],
  Goa: ['गोवा'],
  Gujarat: ['गुजरात'],
  Haryana: ['हरियाणा'],
  'Himachal Pradesh': ['हिमाचल प्रदेश', 'HP'],
  'Jammu and Kashmir': ['जम्मू और कश्मीर', 'J&K', 'Kashmir', 'कश्मीर'],
  Jharkhand: ['झारखंड', 'झारखण्ड'],
  Karnataka: ['कर्नाटक', 'Mysore State'],
  Kerala: ['केरल'],
  Ladakh: ['लद्दाख'],
  'Madhya Pradesh': ['मध्य प्रदेश', 'MP'],
  Maharashtra: ['महाराष्ट्र', 'MH'],
  Manipur: ['मणिपुर'],
  Meghalaya: ['मेघालय'],
  Mizoram: ['मिज़ोरम'],
  Nagaland: ['नागालैंड', 'नागालैण्ड'],
  Odisha: ['ओडिशा', 'उड़ीसा', 'Orissa'],
  Puducherry: ['पुदुचेरी', 'पुडुचेरी', 'Pondicherry'],
  Punjab: ['पंजाब', 'Panjab'],
  Rajasthan: ['राजस्थान', 'RJ'],
  Sikkim: ['सिक्किम'],
  'Tamil Nadu': ['तमिलनाडु', 'तमिल नाडु', 'TN'],
  Telangana: ['तेलंगाना', 'TS'],
  Tripura: ['त्रिपुरा'],
  'Uttar Pradesh': ['उत्तर प्रदेश', 'UP'],
  Uttarakhand: ['उत्तराखंड', 'उत्तराखण्ड', 'Uttaranchal', 'UK'],
  'West Bengal': ['पश्चिम बंगाल', 'WB'],
};

let states: ReadonlyMap<string, string> | undefined;
/** The folded name of today of an Indian state, by another of its folded names. */
export const stateOf = (name: string): string | undefined => {
  states ??= new Map(
    Object.entries(INDIAN_STATES).flatMap(([today, others]) =>
      others.map((other) => [foldPlaceName(other), foldPlaceName(today)] as const),
    ),
  );
  return states.get(name);
};

const displayed = new Map<string, readonly string[]>();
/** Folded names of a country in the languages of the pages. */
const countryNames = (code: string): readonly string[] => {
  const known = displayed.get(code);
  if (known) return known;
  const names = languagesWith('pages/*').map((language) =>
    foldPlaceName(new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code),
  );
  displayed.set(code, names);
  return names;
};

/** Whether a folded name or code of a region or country, or the beginning of a region's name, holds the place. */
export const liesIn = (place: GazetteerPlace, part: string): boolean => {
  const region = foldPlaceName(place.region);
  return (
    region.startsWith(part) ||
    (place.country === 'IN' && region === stateOf(part)) ||
    part === place.country.toLowerCase() ||
    countryNames(place.country).includes(part)
  );
};

/** Whether a region or country sounds like a name that was written in an Indian script. */
export const soundsAsRegion = (place: GazetteerPlace, latin: string): boolean =>
  sameBones(foldPlaceName(place.region), latin) || sameBones(countryNames(place.country)[0] ?? '', latin);
