/** The bank of numerology in Hindi. */
import { compounds } from '../hi/numerology/compounds.ts';
import { labels } from '../hi/numerology/labels.ts';
import { texts } from '../hi/numerology/texts.ts';
import type { NumerologyBank } from './bank.ts';

export const HI_NUMEROLOGY: NumerologyBank = { labels, compounds, ...texts };
