/** Saturn's passages over and beside the Moon: where it stands today, the Sade Sati that counts, all of them, the dhaiyas. */
import { ageMarks, stripScene, yearMarks, type StripBar } from '../../draw/strip.ts';
import { filled } from '../../../words/fill.ts';
import type { Block } from '../../../contract/ports/report-document.ts';
import { daysOf, runningIn, withinLife, yearsLater } from '../ages.ts';
import { oneDrawing } from '../bodies.ts';
import { say, yearOf, type Making } from '../making.ts';
import { readingAndBirth } from '../sections/person.ts';
import { askedIn, bindusReason, saturnFacts, signAfter, type SaturnFacts, type Stay } from './facts.ts';
import { SATURN_SHAPES } from './questions.ts';
import { phaseReadings, phaseSign } from './phases.ts';
import { stayBar, stayNames } from './stays.ts';
import { CENTRE, LEFT, RIGHT } from '../blocks.ts';

/** Age up to which a life is drawn. */
const LIFE_YEARS = 90;

export type SaturnChapter = keyof SaturnFacts['words']['chapters'];

/** The beginning of a chapter. */
export const saturnChapter = (
  { words }: SaturnFacts,
  key: SaturnChapter,
  start: 'page' | 'flow',
  title = words.chapters[key].title,
): Block => ({ kind: 'chapter', id: `saturn-${key}`, title, lead: words.chapters[key].lead, start });

const subheading = (text: string): Block => ({ kind: 'heading', text });

/** In the order in which they come. */
const PHASES = ['rising', 'peak', 'setting'] as const;

/** How it stands today in one paragraph. */
const standing = (facts: SaturnFacts): string => {
  const { words, sadeSati, running, next, last, day, age } = facts;
  const { status } = sadeSati;
  if (running !== undefined)
    return status.active
      ? filled(words.running_line, {
          phase: status.phase_name ?? '',
          date: day(status.next ?? running.span.end),
          end: day(running.span.end),
        })
      : filled(words.between_line, { next: day(status.next ?? running.span.end) });
  if (next !== undefined) {
    const when = { next: day(next.span.start), age: age(next.span.start) };
    return last === undefined
      ? filled(words.quiet_first, when)
      : filled(words.quiet_line, { ...when, last: day(last.span.end) });
  }
  return last === undefined ? words.quiet_none : filled(words.quiet_last, { last: day(last.span.end) });
};

/** Saturn and the Moon on the day of issue. */
export const nowPages = (making: Making): Block[] => {
  const facts = saturnFacts(making);
  const { words, sadeSati, running, next, moonSign, signIn, day, ordinal } = facts;
  const { stays } = making.read('stays', SATURN_SHAPES.stays);
  const [present] = stays;
  const change = sadeSati.status.next ?? next?.span.start;
  return [
    saturnChapter(facts, 'now', 'page'),
    {
      kind: 'highlights',
      items: [
        {
          label: words.labels.status,
          value: running === undefined ? words.inactive : words.active,
          note: sadeSati.status.phase_name ?? '',
        },
        ...(change === undefined
          ? []
          : [{ label: words.labels[running ? 'next' : 'next_sade_sati'], value: day(change), note: '' }]),
        ...(present === undefined
          ? []
          : [
              {
                label: words.labels.saturn_now,
                value: making.names.sign(present.sign),
                note: filled(words.nth_from_moon, { n: ordinal(signAfter(present.sign.id, 1 - moonSign)) }),
              },
            ]),
      ],
    },
    say(standing(facts)),
    say(
      filled(words.moon_line, {
        moon: signIn(moonSign),
        before: signIn(signAfter(moonSign, -1)),
        after: signIn(signAfter(moonSign, 1)),
      }),
    ),
    ...(sadeSati.prevalence === null
      ? []
      : [say(filled(words.common, { n: Math.round(sadeSati.prevalence * 100) }), 'soft')]),
    { kind: 'heading', text: making.words.contents },
    { kind: 'contents' },
    ...readingAndBirth(making, words.how_to_read),
  ];
};

const told = (facts: SaturnFacts, stays: readonly Stay[]): string =>
  `${stays.map(({ phase_name: phase, span }) => `${phase} ${facts.sinceBirth(span.start)} – ${facts.day(span.end)}`).join(', ')}.`;

/** The Sade Sati that runs or comes next: its parts, and what each phase may ask. */
export const cyclePages = (making: Making): Block[] => {
  const facts = saturnFacts(making);
  const { words, cycle, tense, signName, sinceBirth, day } = facts;
  if (cycle === undefined) return [];
  const stays = facts.stays(cycle);
  const title = filled(words[`cycle_title_${tense}`], {
    from: cycle.span.start.slice(0, 4),
    to: cycle.span.end.slice(0, 4),
  });
  const names = stayNames(making.language, stays);
  return [
    saturnChapter(facts, 'cycle', 'page', title),
    oneDrawing(
      making,
      words.cycle_key,
      stripScene({
        rows: [{ name: '', bars: stays.map((stay) => stayBar(stay)) }],
        from: yearOf(cycle.span.start) - 0.2,
        to: yearOf(cycle.span.end) + 0.2,
        below: yearMarks(yearOf(cycle.span.start), yearOf(cycle.span.end), 1),
        now: { at: yearOf(making.issued), text: filled(words.today, { age: facts.age(making.issued) }) },
        title,
        alt: told(facts, stays),
      }),
    ),
    {
      kind: 'table',
      columns: [LEFT, LEFT, LEFT, LEFT, RIGHT],
      head: [
        words.labels.phase,
        words.labels.saturn_in,
        making.words.labels.from,
        making.words.labels.to,
        words.labels.days,
      ],
      rows: stays.map((stay, i) => [
        names[i] ?? '',
        signName(phaseSign(facts, stay)),
        sinceBirth(stay.span.start),
        day(stay.span.end),
        String(daysOf(stay.span)),
      ]),
      strong: runningIn(stays, making.issued),
    },
    subheading(words.headings.phases),
    ...phaseReadings(making, facts, stays),
  ];
};

/** Every Sade Sati and dhaiya of a life on one line, and the one to compare with. */
export const lifePages = (making: Making): Block[] => {
  const facts = saturnFacts(making);
  const { words, sadeSati, cycle, tense, last, day, sinceBirth, ages, begun, age } = facts;
  const [person] = making.persons;
  const from = yearOf(person.utc);
  const to = yearOf(`${yearsLater(person.date, LIFE_YEARS)}T00:00:00Z`);
  const stays = sadeSati.periods.filter(({ span }) => yearOf(span.start) < to);
  const cycles = sadeSati.cycles.filter(({ span }) => yearOf(span.start) < to);
  const { periods } = making.read('dhaiya', SATURN_SHAPES.dhaiya);
  const dhaiyas = periods.filter(({ span }) => yearOf(span.start) < to && yearOf(span.end) > from);
  // Where none comes, the last one is the one that is told of.
  const compared = last !== cycle || tense === 'last' ? last : undefined;
  const compare = (): string => {
    if (compared === undefined) return words.compare_none;
    const born = begun(compared) === words.at_birth;
    return born
      ? filled(words.compare_birth, { to: day(compared.span.end) })
      : filled(words.compare_past, {
          from: begun(compared),
          to: day(compared.span.end),
          ages: ages(compared.span),
        });
  };
  return [
    saturnChapter(facts, 'life', 'flow'),
    oneDrawing(
      making,
      filled(words.life_key, { age: LIFE_YEARS }),
      stripScene({
        rows: [
          { name: words.life_rows.sade_sati, bars: stays.map((stay) => ({ ...stayBar(stay), names: [] })) },
          {
            name: words.life_rows.dhaiya,
            bars: dhaiyas.map(({ span, kind }): StripBar => ({
              from: Math.max(from, yearOf(span.start)),
              to: yearOf(span.end),
              names: [],
              tone: kind === '4th' ? 'plain' : 'strong',
            })),
          },
        ],
        from,
        to,
        below: yearMarks(from, to, 10),
        above: ageMarks(from, LIFE_YEARS),
        now: { at: yearOf(making.issued), text: filled(words.today, { age: age(making.issued) }) },
        title: words.chapters.life.title,
        alt: told(facts, stays),
      }),
    ),
    subheading(words.headings.cycles),
    {
      kind: 'table',
      columns: [RIGHT, LEFT, LEFT, LEFT, LEFT, LEFT, RIGHT],
      head: [
        words.labels.number,
        ...PHASES.map((phase) => facts.phaseName(phase)),
        making.words.labels.to,
        words.labels.age,
        words.labels.days,
      ],
      rows: cycles.map((one) => [
        String(one.cycle),
        ...PHASES.map((phase) => {
          const first = facts.stays(one).find((stay) => stay.phase === phase);
          return first === undefined ? words.before_birth : sinceBirth(first.span.start);
        }),
        day(one.span.end),
        ages(one.span),
        String(facts.stays(one).reduce((sum, { span }) => sum + daysOf(span), 0)),
      ]),
      strong: cycles.flatMap((one, i) => (one === cycle ? [i] : [])),
    },
    say(words.cycles_key, 'small'),
    subheading(words.headings.compare),
    say(compare()),
  ];
};

/** Both kinds of dhaiya: when they fall, and what they may ask here. */
export const dhaiyaPages = (making: Making): Block[] => {
  const facts = saturnFacts(making);
  const { words, day, sinceBirth, moonSign, signName, age } = facts;
  const { status, periods } = making.read('dhaiya', SATURN_SHAPES.dhaiya);
  const shown = periods.filter(({ span }) => age(span.start) < LIFE_YEARS);
  const ahead = shown.findIndex(({ span }) => Date.parse(span.end) > Date.parse(making.issued));
  const state = (): string => {
    if (status.kind_name !== null && status.span !== null)
      return filled(words.dhaiya_running, { kind: status.kind_name, date: day(status.span.end) });
    return status.next === null ? words.dhaiya_none : filled(words.dhaiya_next, { date: day(status.next) });
  };
  const kinds = [
    ['4th', signAfter(moonSign, 3)],
    ['8th', signAfter(moonSign, 7)],
  ] as const;
  return [
    saturnChapter(facts, 'dhaiya', 'flow'),
    say(state()),
    subheading(words.headings.meaning),
    ...kinds.map(([kind, sign]): Block => ({
      kind: 'reading',
      title: periods.find((one) => one.kind === kind)?.kind_name ?? '',
      note: signName(sign),
      paragraphs: [askedIn(facts, sign, words.dhaiya[kind])],
      reason: bindusReason(facts, sign),
    })),
    subheading(words.headings.stays),
    {
      kind: 'table',
      columns: [LEFT, LEFT, LEFT, CENTRE, RIGHT],
      head: [words.labels.kind, making.words.labels.from, making.words.labels.to, words.labels.age, words.labels.days],
      // What is over is pale; what runs or comes next is set off.
      rows: shown.map((one) =>
        [
          one.kind_name,
          sinceBirth(one.span.start),
          day(one.span.end),
          String(Math.max(0, age(one.span.start))),
          String(daysOf(withinLife(one.span, making.persons[0].utc))),
        ].map((text) =>
          Date.parse(one.span.end) <= Date.parse(making.issued) ? { text, ink: 'soft' as const } : text,
        ),
      ),
      strong: shown.flatMap((_, i) => (i === ahead ? [i] : [])),
      small: true,
    },
  ];
};
