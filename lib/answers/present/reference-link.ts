/** Links to the reference pages; apart from the pages themselves, whose texts no other answer loads. */
import type { ReferenceTopic } from '../../words/keys.ts';

/** Path of an item, below /v1. */
export const referenceTo = (topic: ReferenceTopic, key: string): string => `reference/${topic}/${key}`;
