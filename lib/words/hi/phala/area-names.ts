/** Names of the areas of life, in Hindi. */
import type { AreaNames } from '../../phala/area-words.ts';

export const areaNames: AreaNames = {
  areas: {
    career: 'काम-काज',
    wealth: 'धन',
    marriage: 'विवाह',
    children: 'संतान',
    education: 'शिक्षा',
    health: 'सेहत और दम',
    travel: 'यात्रा',
    home: 'घर',
    spirituality: 'भीतर का जीवन',
  },
  indicators: {
    lord: 'भाव के स्वामी',
    support: 'सहायक भाव के स्वामी',
    karaka: 'कारक ग्रह',
    occupant: 'भाव में बैठे ग्रह',
    aspect: 'भाव पर दृष्टि',
    varga: 'वर्ग कुंडली',
  },
  verdicts: {
    clear_for: 'साफ़ सहारा',
    leaning_for: 'ज़्यादातर सहारा',
    balanced: 'दोनों ओर बराबर',
    leaning_against: 'ज़्यादातर मेहनत',
    clear_against: 'साफ़ मेहनत',
  },
};
