/** Shapes of the readings. */
import * as z from 'zod/mini';
import { THEMES, TONES } from '../../../layers/jyotish/phala/reading.ts';
import { about, between, oneOf, text } from '../frame/about.ts';
import { nameOf } from '../frame/shapes.ts';

/** A fact of the chart, and where it can be read again. */
export const readingFact = z.strictObject({
  endpoint: about(text, 'Endpoint that answers this fact for the same birth and options, without /v1'),
  name: about(
    text,
    'Member of its data, members joined by dots; [member=value] picks an item of a list: planets[planet=saturn].house',
  ),
  value: about(
    z.union([z.string().check(z.regex(/^[a-z_]+$/)), z.number(), z.boolean()]),
    'Key, number or finding there',
  ),
});

/** A paragraph of a reading. */
const readingPara = z.strictObject({
  title: about(text, 'What the paragraph is about, in the wanted language: Mars in the tenth house'),
  text: about(text, 'The paragraph in the wanted language'),
  rule_id: about(text, 'Rule that chose it, family and row; stays the same when the words change'),
  theme: oneOf(THEMES, 'What it is about; paragraphs of one answer agree on a theme or say that they do not'),
  theme_name: nameOf('theme'),
  tone: oneOf(TONES, 'What it says on the whole'),
  tone_name: nameOf('tone'),
  weight: between(0, 5, 'How much it counts beside the others; paragraphs stand heaviest first'),
  source: about(text, 'Work and chapter of the classical idea; the words are our own'),
  facts: about(z.array(readingFact), 'Facts of this chart that chose the paragraph and its clauses'),
});

/** The paragraphs of a reading. */
export const readingParas = about(z.array(readingPara).check(z.minLength(1)), 'Paragraphs, heaviest first');
