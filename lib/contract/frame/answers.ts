/** Answers that hold the answers of other endpoints: how a contract says so without importing them. */
import * as z from 'zod/mini';
import { about } from './about.ts';
import { failure, meta } from './envelope.ts';

/** The body of any success. */
export const success = z.looseObject({
  status: about(z.literal('success'), 'Always success in a success'),
  data: about(z.looseObject({}), 'As the endpoint answers a call of its own'),
  meta: about(meta, 'As of a call of its own'),
});

/** The body of any answer: `status` tells which. */
export const anyAnswer = z.union([success, failure]);

/** Keyword that marks a map from names of natal sections to their data; the document lists them, each with its shape. */
export const NATAL_SECTIONS = 'x-natal-sections';

/** A map from names of natal sections (`kundli/planets`, `varga/D9`) to what they answer. */
export const natalSections = (about: string) =>
  z.record(z.string(), z.looseObject({})).check(z.meta({ description: about, [NATAL_SECTIONS]: true }));
