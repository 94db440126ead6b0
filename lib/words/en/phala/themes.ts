/** Names of the themes and tones of readings, in English. */
import type { ThemeText } from '../../phala/theme-words.ts';

export const themes: ThemeText = {
  themes: {
    self: 'You yourself',
    resources: 'Money and speech',
    courage: 'Courage and siblings',
    home: 'Home and peace of mind',
    creation: 'Creativity and children',
    effort: 'Daily work and rivals',
    partnership: 'Partnership',
    change: 'Change and hidden things',
    belief: 'Belief and fortune',
    work: 'Work and standing',
    gains: 'Gains and friends',
    retreat: 'Solitude and giving',
    will: 'Will',
    mind: 'Feeling',
    drive: 'Drive',
    intellect: 'Thinking and speaking',
    judgement: 'Judgement and hope',
    affection: 'Affection and taste',
    endurance: 'Endurance',
    ambition: 'Ambition',
    detachment: 'Letting go',
  },
  tones: { supportive: 'Supportive', mixed: 'Mixed', demanding: 'Demanding' },
};
