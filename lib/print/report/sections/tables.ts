/**
 * Chapters of tables and drawings alone: what a language prints that has names, labels and captions and no readings yet. Their
 * words come from the labels of reports and from the names of the answers.
 */
import { bank } from '../../../words/bank.ts';
import { insideList, toldRules, type ToldRule } from '../../../words/conditions.ts';
import { capital, filled } from '../../../words/fill.ts';
import { ageAt } from '../ages.ts';
import { SHAPES } from '../answers.ts';
import { customLines, reasonsOf } from '../book/custom-table.ts';
import { BOOK_SHAPES } from '../book/questions.ts';
import { saturnSaid } from '../book/today.ts';
import type { Block, CellText } from '../../../contract/ports/report-document.ts';
import { mantraText } from '../mantra.ts';
import { chapter, dayText, heading, say, type Making, type Section } from '../making.ts';
import { stayNames } from '../saturn/stays.ts';
import { bookWords, OF_TODAY } from '../book/words.ts';
import { verdictOf } from './dosha-verdict.ts';
import { inHundred, isDosha, yogaRow } from './yogas.ts';
import { left } from '../blocks.ts';

const listed = (rows: readonly { readonly name: string }[], between = ', '): string =>
  rows.map(({ name }) => name).join(between);

/** The yogas that are formed: planets, and how common each is. */
export const yogaTable: Section = (making) => {
  const { words, read } = making;
  const { labels, texts } = words;
  const { yogas: all, checked } = read('yogas', SHAPES.yogas);
  const yogas = all.filter((one) => !isDosha(one));
  return [
    chapter(making, 'yogas', 'flow'),
    yogas.length === 0
      ? say(filled(texts.no_yogas, { count: checked }))
      : {
          kind: 'table',
          columns: [left(46), left(32), left(22)],
          head: [labels.yoga, labels.planets, labels.share],
          rows: yogas.map((one) => yogaRow(making, one)),
          small: true,
        },
  ];
};

const sadeSati = (making: Making): Block[] => {
  const { words, read, issued, persons } = making;
  const { labels } = words;
  const { at_birth, labels: ofSaturn } = bank(making.language, 'report-saturn');
  const { periods } = read('sade_sati', BOOK_SHAPES.sade_sati);
  // The phases of the cycle that runs, or of the next one.
  const cycle = periods.find(({ span }) => Date.parse(span.end) > Date.parse(issued))?.cycle;
  const rows = periods.filter((one) => one.cycle === cycle);
  const stays = stayNames(making.language, rows);
  if (rows.length === 0) return [heading(making, 'sade_sati'), say(words.texts.sade_sati_none)];
  return [
    heading(making, 'sade_sati'),
    say(saturnSaid(making)),
    {
      kind: 'table',
      columns: [left(40), left(30), left(30)],
      head: [ofSaturn.phase, labels.from, labels.to],
      rows: rows
        .map(({ span }, i) => ({ span, name: stays[i] ?? '' }))
        .filter(({ span }) => ageAt(persons[0].date, span.end) >= 0)
        .map(({ span, name }) => [
          capital(name),
          Date.parse(span.start) <= Date.parse(persons[0].utc) ? at_birth : dayText(words, span.start),
          dayText(words, span.end),
        ]),
      small: true,
    },
  ];
};

/** Every dosha that was tested with its verdict, and the phases of Sade Sati. */
export const doshaTable: Section = (making) => {
  const { words, read } = making;
  const { labels, texts } = words;
  const { lifts, eases } = bookWords(making).labels;
  const all = read('doshas', SHAPES.doshas).doshas.filter(({ key }) => !OF_TODAY.includes(key));
  const present = all.filter((one) => one.present);
  const absent = all.filter((one) => !one.present);
  const ruled = (rules: readonly ToldRule[]): string => toldRules(rules).map(insideList).join('; ');
  return [
    chapter(making, 'doshas', 'flow'),
    present.length === 0
      ? say(texts.no_doshas)
      : {
          kind: 'table',
          columns: [left(38), left(40), left(22)],
          head: [labels.dosha, labels.finding, labels.share],
          rows: present.map((one): CellText[] => [
            one.name,
            { text: verdictOf(making, one), mark: one.cancelled ? 'good' : 'care' },
            inHundred(making, one.prevalence),
          ]),
          notes: present.map(({ rules_met: met, cancelled_by: by, eased_by: eased }) => {
            const lightened: readonly (readonly [label: string, text: string])[] = [
              [lifts, ruled(by)],
              [eases, eased.map(({ name }) => insideList(name)).join('; ')],
            ];
            return [
              filled(texts.met, { list: ruled(met) }),
              ...lightened.filter(([, text]) => text !== '').map(([label, text]) => `${label}: ${text}`),
            ].join('\n');
          }),
          notesFrom: 0,
          notesSoft: true,
        },
    ...(absent.length === 0
      ? []
      : [heading(making, 'no_dosha'), say(filled(texts.absent_doshas, { names: listed(absent) }), 'soft')]),
    ...sadeSati(making),
  ];
};

/** Planets that ask for support, with mantra, gifts and fast by their names. */
export const remedyTable: Section = (making) => {
  const { labels } = making.words;
  const { kinds, notice } = bank(making.language, 'remedies');
  const { planets } = making.read('customs', BOOK_SHAPES.customs);
  return planets.length === 0
    ? []
    : [
        { kind: 'heading', text: [kinds.mantra, kinds.dana, kinds.vrata].join(', ') },
        {
          kind: 'table',
          columns: [left(14), left(28), left(24), left(34)],
          head: [labels.planet, labels.reason, kinds.mantra, bank(making.language, 'report-kundli').labels.done],
          rows: planets.map((one) => [
            making.names.planet(one.planet, one.name),
            reasonsOf(making, one),
            mantraText(making, one.planet, 'short', one.mantra.short.iast).join('\n'),
            customLines(making, one).join('\n'),
          ]),
          small: true,
        },
        say(notice, 'small'),
      ];
};
