/** The page of the result: the verdict of the summary, every test with its reason, and what to talk about. */
import { gaugeScene } from '../../draw/gauge.ts';
import { filled } from '../../../words/fill.ts';
import { SHAPES } from '../answers.ts';
import type { Block, CellText } from '../../../contract/ports/report-document.ts';
import { say, type Making, type Section } from '../making.ts';
import { manglikSaid } from './mars.ts';
import { PAIR_SHAPES, PARTNER_SHAPES } from './questions.ts';
import { firstTopics } from './topics.ts';
import { couple, matchChapter, matchWords, namesOfBoth, points, reasonOf, runningText } from './words.ts';
import { LEFT, abreast, figure, left } from '../blocks.ts';

/** What is held to be enough, and the most there can be. */
const ENOUGH = 18;
const MOST = 36;

const gauge = (making: Making): Block => {
  const { texts, headings } = matchWords(making);
  const { total, adjusted } = making.read('ashtakoot', PAIR_SHAPES.ashtakoot);
  return figure(
    '',
    gaugeScene({
      value: total,
      extended: Math.max(total, adjusted),
      enough: ENOUGH,
      most: MOST,
      text: points(total),
      below: texts.of_36,
      title: headings.kootas,
      alt: `${headings.kootas}: ${points(total)} ${texts.of_36}.`,
    }),
  );
};

/** The verdict in words, and which tests failed. "Nothing speaks against" is said only where every test agrees. */
const said = (making: Making): Block[] => {
  const { texts, verdicts } = matchWords(making);
  const { words, read } = making;
  const { verdict, verdict_name: name, checks } = read('summary', PAIR_SHAPES.summary);
  const { adjusted } = read('ashtakoot', PAIR_SHAPES.ashtakoot);
  const list = (rows: typeof checks): string => rows.map((check) => check.name).join(', ');
  const [failed, partly] = [checks.filter(({ passed }) => !passed), checks.filter((check) => check.partly)];
  const told = (): string => {
    if (failed.length > 0) return filled(texts.to_talk, { list: list(failed) });
    return partly.length > 0 ? filled(texts.in_part, { list: list(partly) }) : words.texts.nothing_against;
  };
  return [
    { kind: 'heading', text: name },
    say(verdicts[verdict]),
    say(told()),
    say(words.texts.score_no_decision, 'soft'),
    say(filled(texts.gauge_key, { adjusted: points(adjusted) }), 'small'),
  ];
};

/** The figure that a test rests on, where it has one. */
const valueOf = (making: Making, key: string): string | undefined => {
  const { read } = making;
  switch (key) {
    case 'ashtakoot':
      return `${points(read('ashtakoot', PAIR_SHAPES.ashtakoot).total)} / ${MOST}`;
    case 'porutham': {
      const { total, max } = read('porutham', PAIR_SHAPES.porutham);
      return `${points(total)} / ${points(max)}`;
    }
    case 'papasamyam': {
      const { groom, bride } = read('papasamyam', PAIR_SHAPES.papasamyam);
      return `${points(groom.points)} : ${points(bride.points)}`;
    }
    default:
      return undefined;
  }
};

const checkTable = (making: Making): Block => {
  const { labels } = making.words;
  const { in_part: inPart } = matchWords(making).labels;
  return {
    kind: 'table',
    columns: [left(21), left(17), left(62)],
    head: [labels.check, labels.agrees, labels.reason],
    small: true,
    rows: making
      .read('summary', PAIR_SHAPES.summary)
      .checks.map(({ key, name, passed, partly }): CellText[] => [
        { text: name, mark: passed && !partly ? 'good' : 'care' },
        passed ? (valueOf(making, key) ?? (partly ? inPart : labels.passes)) : labels.talk,
        { text: reasonOf(making, key), ink: 'soft' },
      ]),
  };
};

const kootaTable = (making: Making): Block => {
  const { labels } = matchWords(making);
  const { names } = making;
  return {
    kind: 'table',
    columns: [left(27), left(36), left(37)],
    head: ['', '', ''],
    small: true,
    rows: making.read('ashtakoot', PAIR_SHAPES.ashtakoot).kootas.map((row): CellText[] => {
      const values = [names.any(row.groom, row.groom_name), names.any(row.bride, row.bride_name)].join(' · ');
      return [
        row.name,
        { text: `${points(row.points)} / ${points(row.max)}`, bar: row.points / row.max },
        { text: row.dosha && row.cancelled ? `${values}, ${labels.exception}` : values, ink: 'soft' },
      ];
    }),
  };
};

const glance = (making: Making): Block => {
  const { read, names } = making;
  const { labels } = making.words;
  const stars = read('ashtakoot', PAIR_SHAPES.ashtakoot);
  const both = couple(making);
  const row = (label: string, value: (mate: (typeof both)[number]) => string): string[] => [label, ...both.map(value)];
  return {
    kind: 'table',
    columns: [LEFT, LEFT, LEFT],
    head: ['', ...both.map(({ name }) => name)],
    small: true,
    rows: [
      row(labels.ascendant, ({ key }) => names.sign(read(`${key}_planets`, SHAPES.planets).ascendant.sign)),
      row(labels.moon_sign, ({ key }) => names.sign(stars[key].moon_sign)),
      row(labels.nakshatra, ({ key }) => `${names.star(stars[key].nakshatra)} ${stars[key].pada}`),
      row(labels.running, ({ key }) => runningText(making, read(`${key}_vimshottari`, SHAPES.vimshottari).current[0])),
    ],
  };
};

/** Mars in a box: whether each of the two is Manglik, and how common it is; the sentence of the pair stands among the tests. */
const marsCard = (making: Making): Block => {
  const { headings, texts } = matchWords(making);
  const { prevalence } = making.read('groom_manglik', PARTNER_SHAPES.manglik);
  return {
    kind: 'card',
    span: 2,
    title: headings.mars,
    paragraphs: couple(making).map((mate) => manglikSaid(making, mate)),
    reason: filled(texts.mars_common, { n: Math.round(prevalence * 100) }),
  };
};

export const verdict: Section = (making) => {
  const { headings, chapters } = matchWords(making);
  const { checks } = making.read('summary', PAIR_SHAPES.summary);
  const both = namesOfBoth(making);
  return [
    matchChapter(
      making,
      'verdict',
      'page',
      filled(chapters.verdict.lead, {
        pair: `${both.groom} · ${both.bride}`,
        passed: checks.filter(({ passed, partly }) => passed && !partly).length,
        count: checks.length,
      }),
    ),
    abreast({ share: 2, blocks: [gauge(making)] }, { share: 5, blocks: said(making) }),
    { kind: 'heading', text: headings.checks },
    checkTable(making),
    abreast(
      { share: 5, blocks: [{ kind: 'heading', text: headings.kootas }, kootaTable(making)] },
      { share: 4, blocks: [{ kind: 'heading', text: headings.glance }, glance(making)] },
    ),
    marsCard(making),
    // They are told whole in a chapter of their own: here only where the page has room.
    { kind: 'fill', blocks: [{ kind: 'heading', text: headings.before }, firstTopics(making)] },
  ];
};
