/** Statements of facts in Hindi. */
import type { Statements } from '../../astrologer/frames.ts';

export const statementsHi: Statements = {
  months: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
  ordinals: ['पहले', 'दूसरे', 'तीसरे', 'चौथे', 'पाँचवें', 'छठे', 'सातवें', 'आठवें', 'नौवें', 'दसवें', 'ग्यारहवें', 'बारहवें'], // prettier-ignore
  date: '{day} {month} {year}',
  lordOf: '{house} भाव के स्वामी',
  sign: {
    D1: '{point} {sign} राशि में हैं।',
    D9: 'नवांश में {point} {sign} राशि में हैं।',
    transit: 'गोचर में {point} {sign} राशि से गुज़र रहे हैं।',
  },
  ascendant: { D1: 'लग्न {sign} है।', D9: 'नवांश का लग्न {sign} है।' },
  house: {
    lagna: '{point} {house} भाव में हैं।',
    moon: 'चंद्र से {point} {house} भाव में हैं।',
    sun: 'सूर्य से {point} {house} भाव में हैं।',
  },
  navamsaHouse: {
    lagna: 'नवांश में {point} {house} भाव में हैं।',
    moon: 'नवांश में चंद्र से {point} {house} भाव में हैं।',
    sun: 'नवांश में सूर्य से {point} {house} भाव में हैं।',
  },
  transitHouse: {
    lagna: 'गोचर में {point} लग्न से {house} भाव में हैं।',
    moon: 'गोचर में {point} जन्म के चंद्र से {house} भाव में हैं।',
    sun: 'गोचर में {point} जन्म के सूर्य से {house} भाव में हैं।',
  },
  transitStar: 'गोचर में {point} {star} नक्षत्र में हैं।',
  onDate: '{date} को {statement}',
  star: '{point} {star} नक्षत्र के {pada} चरण में हैं।',
  degree: '{point} अपनी राशि के {degree}° पर हैं।',
  lord: '{house} भाव के स्वामी {planet} हैं।',
  houseSign: '{house} भाव में {sign} राशि है।',
  conjunction: { yes: '{point} और {other} एक ही राशि में हैं।', no: '{point} और {other} एक राशि में नहीं हैं।' },
  aspect: { yes: '{point} की दृष्टि {house} भाव पर है।', no: '{point} की दृष्टि {house} भाव पर नहीं है।' },
  aspectOnPoint: { yes: '{point} की दृष्टि {other} पर है।', no: '{point} की दृष्टि {other} पर नहीं है।' },
  motion: { retrograde: '{point} वक्री हैं।', direct: '{point} मार्गी हैं।' },
  combust: { yes: '{point} अस्त हैं, यानी सूर्य के बहुत पास।', no: '{point} अस्त नहीं हैं।' },
  dignity: '{point} की अवस्था {dignity} है।',
  navamsaDignity: 'नवांश में {point} {sign} राशि में हैं।',
  strength: 'षड्बल में {point} सात ग्रहों में {rank} स्थान पर हैं।',
  period: '{lords} की दशा {start} से {end} तक है।',
  noPeriod: '{lords} की कोई दशा नहीं है।',
  yoga: { yes: '{yoga} बनता है।', no: '{yoga} नहीं बनता।' },
  dosha: { yes: '{dosha} है।', no: '{dosha} नहीं है।' },
  vara: {
    same: 'आपका जन्म {weekday} को हुआ।',
    differs: 'सूर्योदय से दिन गिनने पर आपका जन्म {weekday} को हुआ; कैलेंडर में {civil} लग चुका था।',
  },
  tithi: 'आपके जन्म की तिथि {tithi} है।',
  nityaYoga: 'आपके जन्म का नित्य योग {yoga} है।',
  karana: 'आपके जन्म का करण {karana} है।',
  houseCount: { none: '{house} भाव में कोई ग्रह नहीं है।', some: '{house} भाव में: {planets}।' },
  signCount: { none: '{sign} में कोई ग्रह नहीं है।', some: '{sign} में: {planets}।' },
};
