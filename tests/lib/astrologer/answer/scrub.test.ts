/** What a provider is not told of a person's own words. */
import { scrubbed } from '../../../../lib/astrologer/answer/model/scrub.ts';

const KNOWN = { names: ['Lakshmi Devi', 'New Delhi, India'], birthYear: 1990 };

it.each([
  ['I am lakshmi DEVI.', 'I am [name] [name].'],
  ['Lakshmidevi is another word.', 'Lakshmidevi is another word.'],
  ['Born in Delhi in 1990, when do I rest?', 'Born in [name] in [year], when do I rest?'],
  ['Write to asha.k+1@mail.example.com please', 'Write to [mail] please'],
  ['See https://example.com/me?x=1 or www.example.com', 'See [link] or [link]'],
  ['Call +91 98765 43210 or 011-2345678', 'Call [number] or [number]'],
  ['born 10/05/1990, 1990-05-10, 10.5.90', 'born [date], [date], [date]'],
  ['at 19:55, at 7:55 pm, at 8pm', 'at [time], at [time], at [time]'],
  ['at 28.6139, 77.2090', 'at [place]'],
  ['at 28.6 77.2 there', 'at [place] there'],
  ['at 28°36′N 77°12′E', 'at [place] [place]'],
  ['lat 28.6, longitude: 77', '[place], [place]'],
  ['latitude=-33.9', '[place]'],
  ['मैं Lakshmi, 10 मई 1990 को', 'मैं [name], 10 मई [year] को'],
  ['Will 2027 be better than 2026? I earn 2.5 times more.', 'Will 2027 be better than 2026? I earn 2.5 times more.'],
  ['What of house 7 and the 10th house?', 'What of house 7 and the 10th house?'],
])('%s', (text, expected) => expect(scrubbed(text, KNOWN)).toBe(expected));

it('does without names', () =>
  expect(scrubbed('How is my work?', { names: [], birthYear: 1990 })).toBe('How is my work?'));
