/** How the navamsas of two people stand to each other: links, counted and not weighed. */
import * as z from 'zod/mini';
import type { Block, CellText } from '../../../contract/ports/report-document.ts';
import { filled } from '../../../words/fill.ts';
import { rowsOf, signOf } from '../answers.ts';
import { couple, matchWords } from '../match/words.ts';
import { say, type Making } from '../making.ts';
import { left } from '../blocks.ts';

const side = z.object({ in_navamsa: z.boolean(), point: z.string(), point_name: z.string(), sign: signOf });

/** The members that the table uses. */
export const LINKS_SHAPE = z.object({
  links: rowsOf({ key: z.string(), name: z.string(), groom: side, bride: side, good: z.nullable(z.boolean()) }),
  good_count: z.number(),
  not_good_count: z.number(),
});

const STAR_LORDS = 'star_lords';

/** A link with its mark; none where it is neither good nor bad. */
const linkCell = (name: string, good: boolean | null): CellText => {
  if (good === null) return name;
  return { text: name, mark: good ? 'good' : 'care' };
};

/** The table with its count. */
export const navamsaLinks = (making: Making): Block[] => {
  const { read, names } = making;
  const { headings, labels, texts, navamsa_says: says } = matchWords(making);
  const { links, good_count: good, not_good_count: other } = read('navamsa', LINKS_SHAPE);
  const mates = couple(making);
  const fewer = good < other ? 'fewer' : 'even';
  const balance = good > other ? 'more' : fewer;
  // Two lords of stars are compared as planets: their signs say nothing.
  const said = (key: string, { in_navamsa: inNavamsa, point, point_name: name, sign }: z.output<typeof side>): string =>
    key === STAR_LORDS
      ? names.planet(point, name)
      : `${names.planet(point, name)}: ${names.sign(sign)}${inNavamsa ? '' : ` (${labels.birth_chart})`}`;
  return [
    { kind: 'heading', text: headings.navamsa_links },
    say(filled(texts.navamsa_counts, { good, other, even: links.length - good - other })),
    {
      kind: 'table',
      columns: [left(40), left(30), left(30)],
      head: [labels.link, ...mates.map(({ name }) => name)],
      // A link that is looked at from both sides is named once.
      rows: links.map(({ key, name, groom, bride, good: isGood }, i): CellText[] => [
        linkCell(links[i - 1]?.name === name ? labels.link_back : name, isGood),
        said(key, groom),
        said(key, bride),
      ]),
      small: true,
      named: false,
    },
    say(says[balance]),
    say(texts.navamsa_rule, 'small'),
  ];
};
