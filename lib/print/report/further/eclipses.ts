/** Eclipses of the next years: where they fall in the chart, and which points of it they touch. */
import { filled } from '../../../words/fill.ts';
import type { CellText } from '../../../contract/ports/report-document.ts';
import { AHEAD_YEARS } from '../ahead.ts';
import { bookChapter, bookWords } from '../book/words.ts';
import { dayText, decimals, say, type Section } from '../making.ts';
import { FURTHER_SHAPES } from './questions.ts';
import { CENTRE, LEFT } from '../blocks.ts';

export const eclipses: Section = (making) => {
  const { read, words, names } = making;
  const { labels, texts } = bookWords(making);
  const all = read('eclipses', FURTHER_SHAPES.eclipses).eclipses;
  // Almanacs do not keep those of the half-shadow.
  const kept = all.filter(({ type }) => type !== 'penumbral');
  return [
    bookChapter(making, 'eclipses', 'flow'),
    say(filled(texts.eclipses_intro, { count: kept.length, years: AHEAD_YEARS })),
    {
      kind: 'table',
      columns: [LEFT, LEFT, CENTRE, LEFT, CENTRE, CENTRE, LEFT],
      head: [
        labels.when,
        labels.what,
        labels.visible,
        words.labels.sign,
        words.labels.house,
        labels.from_moon,
        labels.touches,
      ],
      rows: kept.map((one): CellText[] => [
        dayText(words, one.maximum),
        one.name,
        one.visible ? words.labels.yes : words.labels.no,
        `${names.sign(one.sign)} ${one.sign_degree_dms.replace(/′.*$/, '′')}`,
        String(one.house_from_ascendant),
        { text: String(one.house_from_moon), mark: one.good ? 'good' : 'care' },
        one.hits.length === 0
          ? '–'
          : one.hits
              .map(
                ({ point, point_name: name, separation, kind }) =>
                  `${names.planet(point, name)} ${kind === 'opposition' ? `${labels.opposite} ` : ''}${decimals(separation, 1)}°`,
              )
              .join(', '),
      ]),
      strong: kept.flatMap(({ hits }, i) => (hits.length === 0 ? [] : [i])),
      small: true,
      lowest: true,
      named: false,
    },
    say(texts.eclipses_key, 'small'),
  ];
};
