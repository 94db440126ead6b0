/** Names of the themes and tones of readings, in Hindi. */
import type { ThemeText } from '../../phala/theme-words.ts';

export const themes: ThemeText = {
  themes: {
    self: 'आप स्वयं',
    resources: 'धन और वाणी',
    courage: 'साहस और भाई-बहन',
    home: 'घर और मन की शांति',
    creation: 'रचना और बच्चे',
    effort: 'रोज़ का काम और होड़',
    partnership: 'साझेदारी',
    change: 'बदलाव और छिपी बातें',
    belief: 'आस्था और नसीब',
    work: 'काम और रुतबा',
    gains: 'लाभ और मित्र',
    retreat: 'एकांत और दान',
    will: 'इच्छाशक्ति',
    mind: 'मन',
    drive: 'जोश',
    intellect: 'सोच और बोल',
    judgement: 'समझ और उम्मीद',
    affection: 'स्नेह और रुचि',
    endurance: 'धीरज',
    ambition: 'महत्वाकांक्षा',
    detachment: 'त्याग',
  },
  tones: { supportive: 'सहायक', mixed: 'मिला-जुला', demanding: 'मेहनत माँगने वाला' },
};
