/** Forms of dasha periods, of their times, and of what follows. */
import { forms } from './grammar-things.ts';
import { made, partsOf, type Node } from './node.ts';
import type { Form } from './parser.ts';
import { period, lasting, timed, told, follows, within, changes, goesOn, itsTime } from './period.ts';

const IN_TIME = `
    Time of? in? Period in | runs Period Time | runs Period comma Time
    transit? has? in? Period in? has? comma? Time transit? | transit in? Period Sep? Time Sep? Time
    in? Period in? has? Time | Period of? has? comma? Time | in? Time comma? Period has?
    Period Sep? Time Sep? Time | Time in? Period Sep? Time | Time Sep? Time Sep? Period
    Period Sep? Time Sep? Time Sep? Time | has in? Period Time | has Period comma Time | Time comma has Period
    Period not Time | Period Time not | has in? Period has? comma? Time | Period has has Time`;
/** Words by which a period is said to run now, and how they stand to it. */
const RUNS = ['has', 'runs', 'transit', 'now']
  .map(
    (word) => `
    ${word} comma? in? not? Period in? of? | ${word} not? in? Period in? of? has? | transit has? ${word} in? Period
    has? not? in? Period in? of? not? ${word} | Period transit? in? of? not? has? ${word} in? | ${word} Period transit`,
  )
  .join('\n');

/** Forms of periods. */
export const PERIODS: readonly Form<Node>[] = [
  ...forms('Period', 'planet of? maha | maha of? planet | maha comma planet | maha has planet of?', period(1)),
  ...forms('Period', 'runs planet | planet runs | planet of years | years of planet', period(1)),
  ...forms('Period', 'planet of number years | number years of planet', lasting),
  ...forms(
    'Period',
    'runs planet comma? planet | runs planet and planet | maha comma? planet comma planet',
    period(1, 2),
  ),
  ...forms('Period', 'planet of? antar | antar of? planet', period(2)),
  ...forms('Period', 'planet of? pratyantar | pratyantar of? planet', period(3)),
  ...forms(
    'Period',
    `
    planet of? maha in? of? comma? and? planet of? antar | planet in of? planet of? antar
    planet comma planet antar | planet comma planet maha | planet planet antar | planet planet maha
    planet comma planet | planet of? maha of? in? comma? antar of? planet
    maha of? planet in? and? comma? antar of? planet | maha planet comma? antar planet
    planet and planet antar | maha of planet and? in? planet antar | planet maha antar of planet
    planet of? maha in of planet | planet of planet maha | maha comma planet comma antar comma planet
    maha of? planet of? comma? and? antar of? planet of? | maha transit? planet of? Sep antar planet of?
    planet comma planet maha comma antar`,
    period(1, 2),
  ),
  ...forms(
    'Period',
    `
    planet of? antar in? of? planet of? maha | antar of? planet in? of? planet of? maha
    planet antar of? in? maha of? planet | antar of planet in maha of planet | planet antar in planet
    antar of? planet in? maha of? planet`,
    period(2, 1),
  ),
  ...forms(
    'Period',
    `
    planet comma planet comma planet | planet comma planet comma planet pratyantar
    planet of? maha in? comma? planet of? antar in? comma? and? planet of? pratyantar`,
    period(1, 2, 3),
  ),
  ...forms('Time', 'transit | now | has now | now has | transit has | has transit', timed('running')),
  ...forms(
    'Time',
    `
    begin in? on? from? date in? on? | in? on? from? date in? on? from? begin | from date | date from
    begin date from | date on begin | date from has | date of begin`,
    timed('start'),
  ),
  ...forms(
    'Time',
    `
    end in? on? by? date in? on? | in? on? date in? on? end | until date | date until | date until has
    has until date | until in? on? date | until end date | date on end | date until end`,
    timed('end'),
  ),
  ...forms(
    'Time',
    `
    from date until date | date from date until | date from? comma date until?
    begin in? date Sep? end in? date | date in begin Sep? date in end | date until date
    date from begin date until | date from begin Sep? date until | begin date Sep? until date
    date in? begin Sep? date until | begin from? date comma? until date | from date comma? until date
    date from date until has | begin in? date Sep until date | from date on? until date | date comma date
    date on date | from date on date | from date date | date date | date from date | begin in? date date`,
    timed('start', 'end'),
  ),
  ...forms('Time', 'in date | date in | date in has | on date | date on | in date has | has date in', timed('running')),
  ...forms('Time', 'at_birth | in? at_birth', timed('birth')),
  ...forms('Statement', IN_TIME, told),
  ...forms(
    'Statement',
    `
    in? on? date in? on? from? has? Period has? of? begin | date in? comma? begin Period
    begin in? date comma? Period`,
    (parts) => told({ Period: parts['Period'], Time: timed('start')(parts) }),
  ),
  ...forms(
    'Statement',
    'in? on? date in? on? has? Period has? of? end | date in? comma? end Period | end in? date comma? Period',
    (parts) => told({ Period: parts['Period'], Time: timed('end')(parts) }),
  ),
  ...forms('Statement', RUNS, told),
  ...forms(
    'Statement',
    `
    gives_way of? planet of? maha? | gives_way of? planet of? maha begin | gives_way of? planet of? antar | gives_way planet has?
    gives_way planet of? begin | gives_way maha of planet | planet maha? gives_way
    comma? planet of? maha? begin`,
    follows,
  ),
  ...forms(
    'Statement',
    `
    gives_way of? planet of? maha? in? on? date | gives_way of? planet of? antar in? on? date
    in? date gives_way planet`,
    changes,
  ),
  ...forms(
    'Statement',
    `
    Period gives_way of? planet of? maha? in? on? date
    Period comma? relative? gives_way of? planet of? antar? in? on? date
    in? date comma? Period gives_way planet`,
    (parts) => {
      const node = changes(parts);
      const lords = parts['Period']?.lords ?? [];
      return node === null
        ? null
        : {
            ...node,
            rests: [...node.rests],
            says: (context) => node.says({ ...context, period: { lords, end: null } }),
          };
    },
  ),
  ...forms(
    'Statement',
    'in_it planet of? antar transit? has? Time? has? | in_it transit? planet of? antar has?',
    within,
  ),
  ...forms('Statement', 'Period', (parts) =>
    made([], {
      rests: partsOf(parts).flatMap((part) => part.rests),
      period: { lords: parts['Period']?.lords ?? [], end: null },
    }),
  ),
  ...forms(
    'Statement',
    'gives_way? planet Time | gives_way? Time planet | gives_way? planet Time has | planet has Time',
    goesOn,
  ),
  ...forms(
    'Statement',
    `
    pronoun Time | relative Time | relative Time Sep Time | pronoun Time Sep Time | and Time | turn Time
    comma and Time | and pronoun Time`,
    itsTime,
  ),
];
