/** A matching as a document. */
import { filled, uncapital } from '../../words/fill.ts';
import { PAIR_ON_COVER, type ReportDocument } from '../../contract/ports/report-document.ts';
import { birthFigure } from './bodies.ts';
import { blocksOf, documentOf, withGlossary, withProseNote, type ReportBrand } from './kundli.ts';
import type { Making } from './making.ts';
import { porutham, papasamyam } from './match/counts.ts';
import { bothOfYou, pairCustoms } from './match/for-both.ts';
import { kootas, nadiBhakoot } from './match/kootas.ts';
import { doshas, manglik } from './match/mars.ts';
import { bond, both } from './match/people.ts';
import { bothDashas } from './match/both-dashas.ts';
import { nextYears } from './match/times.ts';
import { talk } from './match/topics.ts';
import { verdict } from './match/verdict.ts';
import { matchWords } from './match/words.ts';
import { coverBirth, notice } from './sections/person.ts';

const SECTIONS = [
  verdict,
  bothOfYou,
  both,
  kootas,
  nadiBhakoot,
  manglik,
  doshas,
  porutham,
  papasamyam,
  bond,
  bothDashas,
  nextYears,
  talk,
  pairCustoms,
  notice,
] as const;

/** The document of a matching. The first person is the groom, the second the bride. */
export const matchingDocument = (making: Making, brand: ReportBrand): ReportDocument => {
  const { words, persons } = making;
  const [groom, bride] = persons;
  const { title, subject } = words.matching;
  const names = [groom.name, bride?.name ?? ''].filter((name) => name !== '');
  const named = names.length < 2 ? title : filled(subject, { groom: groom.name, bride: bride?.name ?? '' });
  return {
    ...documentOf(making, brand, {
      template: 'matching',
      title,
      subject: named,
      name: names.join(' · '),
      figures: ['groom_planets', 'bride_planets'].map((ask) => birthFigure(making, ask, PAIR_ON_COVER)),
      captions: [groom, bride].map((person, i) => {
        const role = i === 0 ? words.labels.groom : words.labels.bride;
        return person === undefined || person.name === '' ? role : `${role}: ${person.name}`;
      }),
      lines: persons.flatMap((person) => {
        const [when, where] = coverBirth(making, person);
        return [person.name === '' ? when : `${person.name}: ${uncapital(when)}`, where];
      }),
    }),
    blocks: withGlossary(making, withProseNote(making, blocksOf(making, SECTIONS)), matchWords(making).glossary),
  };
};
