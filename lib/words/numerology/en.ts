/** The bank of numerology in English. */
import { compounds } from '../en/numerology/compounds.ts';
import { labels } from '../en/numerology/labels.ts';
import { texts } from '../en/numerology/texts.ts';
import type { NumerologyBank } from './bank.ts';

export const EN_NUMEROLOGY: NumerologyBank = { labels, compounds, ...texts };
