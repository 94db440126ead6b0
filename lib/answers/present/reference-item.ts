/** What the makers of reference items share. */
import type { ReferenceKey } from '../../contract/suites/reference.ts';
import type { Banks } from '../../words/bank.ts';
import type { ReferenceProperty } from '../../words/keys.ts';
import type { Words } from '../../words/words.ts';
import { degreeText } from './chart.ts';

/** `13°20′00″ Aries`: degrees are given inside the sign. */
export const placeText = (words: Words, longitude: number): string =>
  `${degreeText(longitude % 30)} ${words.name('signs', Math.floor(longitude / 30))}`;

/** A property of an item with its value. */
interface Property {
  readonly key: ReferenceProperty;
  readonly name: string;
  readonly text: string;
}
/** An item of a topic, in full. */
export interface ReferenceItem {
  readonly id?: number;
  readonly key: ReferenceKey;
  readonly name: string;
  readonly meaning: string;
  readonly properties: readonly Property[];
  readonly sources: readonly string[];
}

/** Makes the items of a topic. */
export type ReferenceMaker = (words: Words, text: Banks['reference']) => readonly ReferenceItem[];

/** A property by its name in the language of the texts. */
export const referenceProperty =
  ({ properties }: Banks['reference']) =>
  (key: ReferenceProperty, value: string): Property => ({ key, name: properties[key], text: value });
