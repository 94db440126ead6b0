/** What the names of themes and tones are. */
import type { Theme, Tone } from '../../../layers/jyotish/phala/reading.ts';

export interface ThemeText {
  readonly themes: Readonly<Record<Theme, string>>;
  readonly tones: Readonly<Record<Tone, string>>;
}
