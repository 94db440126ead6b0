/** Evidence of event windows as sentences. */
import type { Evidence } from '../../../layers/jyotish/phala/events.ts';
import { bank } from '../bank.ts';
import { capital, filled } from '../fill.ts';
import type { Language } from '../languages.ts';

/** Evidence as a sentence; `tongue` is that of the sentence where it is not the language of the names. */
export const evidenceText = (language: Language, told: Evidence, tongue = language): string => {
  const { planet, level, number, fallen } = told;
  const words = bank(tongue, 'phala/event-words');
  const { evidence, transits, roles, houses } = words;
  const name = bank(language, 'phala/modifiers').planets[planet];
  const text = filled(told.kind === 'touches' ? transits[told.way] : evidence[told.kind], {
    planet: fallen ? filled(words.fallen, { planet: name }) : name,
    role: level === null ? '' : roles[level],
    house: houses[number - 1] ?? String(number),
    number,
  });
  return capital(text);
};
