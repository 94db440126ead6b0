/**
 * Chapters of tables and drawings alone: what a language prints that has names, labels and captions and no readings yet. Their
 * words come from the labels of reports and from the names of the answers.
 */
import { bank } from '../../../words/bank.ts';
import { insideList, toldRules, type ToldRule } from '../../../words/conditions.ts';
import { filled } from '../../../words/fill.ts';
import { signForms } from '../../../words/forms.ts';
import { ageAt } from '../ages.ts';
import { SHAPES } from '../answers.ts';
import { chartFigure, drawings, divisionBodies } from '../bodies.ts';
import { customLines, reasonsOf } from '../book/custom-table.ts';
import { BOOK_SHAPES } from '../book/questions.ts';
import { saturnSaid } from '../book/today.ts';
import type { Block, CellText } from '../../../contract/ports/report-document.ts';
import { mantraText } from '../mantra.ts';
import { capital, chapter, dayText, heading, say, timeText, type Making, type Section } from '../making.ts';
import { birthRows, ishtaText } from './person.ts';
import { stayNames } from '../saturn/stays.ts';
import { SIXTEEN, sixteenTable } from './vargas.ts';
import { birthDateRow } from '../book/birth-date.ts';
import { bookWords, OF_TODAY } from '../book/words.ts';
import { verdictOf } from './dosha-verdict.ts';
import { inHundred, isDosha, yogaRow } from './yogas.ts';
import { left } from '../blocks.ts';

const listed = (rows: readonly { readonly name: string }[], between = ', '): string =>
  rows.map(({ name }) => name).join(between);

/** Birth, panchang, avakahada and ghata chakra as pairs. */
export const birthTable: Section = (making) => {
  const { read, persons, names } = making;
  const { labels } = making.words;
  const details = read('details', SHAPES.details);
  const panchang = read('panchang', SHAPES.panchang);
  const avakahada = read('avakahada', SHAPES.avakahada);
  const ghata = read('ghata', SHAPES.ghata);
  const [dateLabel, dateValue] = birthDateRow(making);
  const clock = (iso: string | null): string => (iso === null ? '–' : timeText(iso));
  return [
    chapter(making, 'birth', 'flow'),
    heading(making, 'time_place'),
    { kind: 'facts', rows: birthRows(making, persons[0]) },
    heading(making, 'panchang'),
    {
      kind: 'facts',
      rows: [
        [dateLabel, dateValue],
        [labels.weekday, details.weekday.hindu.name],
        [labels.tithi, `${panchang.tithi.paksha_name} ${panchang.tithi.name}`],
        [labels.nakshatra, `${names.star(panchang.nakshatra)}, ${labels.pada} ${avakahada.nakshatra.pada}`],
        [labels.yoga, panchang.yoga.name],
        [labels.karana, panchang.karana.name],
        [labels.sunrise, clock(details.sunrise)],
        [labels.sunset, clock(details.sunset)],
        [labels.ishta, ishtaText(making, details.ishta_kaal) ?? '–'],
      ],
    },
    heading(making, 'avakahada'),
    {
      kind: 'facts',
      rows: [
        [labels.moon_sign, names.sign(avakahada.sign)],
        [labels.varna, avakahada.varna_name],
        [labels.vashya, avakahada.vashya_name],
        [labels.gana, avakahada.gana_name],
        [labels.nadi, avakahada.nadi_name],
        [labels.yoni, `${avakahada.yoni.animal_name}, ${avakahada.yoni.sex_name}`],
        [labels.tatva, avakahada.tatva_name],
        [labels.paya, avakahada.paya_name],
        [labels.yunja, avakahada.yunja_name],
        [labels.letters, avakahada.name_letters.join(', ')],
      ],
    },
    heading(making, 'ghata'),
    {
      kind: 'facts',
      rows: [
        [labels.month, ghata.month.name],
        [labels.tithis, listed(ghata.tithis)],
        [labels.weekday, ghata.weekday.name],
        [labels.nakshatra, names.star(ghata.nakshatra)],
        [labels.moon_in, names.sign(ghata.moon_sign)],
      ],
    },
  ];
};

const VARGAS = ['d2', 'd3', 'd4', 'd7', 'd10', 'd12'] as const;

/** Six divisional charts, and the signs of all sixteen. */
export const vargaTable: Section = (making) => [
  chapter(making, 'vargas', 'flow'),
  drawings(
    making,
    3,
    VARGAS.map((ask) => {
      const varga = making.read(ask, SHAPES.varga);
      return {
        scene: chartFigure(making, varga.ascendant.sign.id, divisionBodies(varga), varga.chart, 3),
        caption: filled(making.words.captions.varga, {
          key: varga.chart,
          name: varga.chart_name,
          ascendant: signForms(making.language, varga.ascendant.sign),
        }),
      };
    }),
  ),
  heading(making, 'sixteen'),
  sixteenTable(making, SIXTEEN),
  say(making.words.texts.sixteen_key, 'small'),
];

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
