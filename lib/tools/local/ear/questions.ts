/** Questions as people type them to an astrologer, each with what it asks about, how, and whose life: `questions/*.tsv`. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANSWERED, caseOfTopic } from '../../../astrologer/answer/ear/heard.ts';

/** What is told of a question: the choices that are learned. */
export const HEADS = ['topic', 'ask', 'whose', 'refused'] as const;
export type Head = (typeof HEADS)[number];

/** A question with the label of each choice; of two topics both stand, the first one first. */
export interface Labelled extends Readonly<Record<Head, string>> {
  readonly text: string;
}

/** The questions of a file of four columns: topic, way of asking, whose life, text. */
export const questionsIn = (file: string): readonly Labelled[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([topic, ask, whose, text]) =>
      topic === undefined || ask === undefined || whose === undefined || text === undefined
        ? []
        : [{ topic, ask, whose, refused: caseOfTopic(topic.replace(/\+.*/, '')) ?? ANSWERED, text }],
    );

/** All questions that are learned from, in one order. */
export const questions = (): readonly Labelled[] =>
  globSync('questions/*.tsv', { cwd: import.meta.dirname })
    .toSorted()
    .flatMap((file) => questionsIn(join(import.meta.dirname, file)));

/** A digest of the questions, by which a test sees that it is time to learn again. */
export const digestOf = (asked: readonly Labelled[]): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 16);
