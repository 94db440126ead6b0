/** Saturn and this chart: how heavy its passages may be, its place at birth, its periods, its customs. */
import { hasReadings, planetSaid, stateOf } from '../book/words.ts';
import { bindusScene } from '../../draw/bindus.ts';
import { filled, uncapital } from '../../../words/fill.ts';
import type { Block } from '../../../contract/ports/report-document.ts';
import { runningIn } from '../ages.ts';
import { drawings } from '../bodies.ts';
import { say, type Making } from '../making.ts';
import { mantraText } from '../mantra.ts';
import { lordsOf } from '../sections/dashas.ts';
import { BINDUS, bindusSay, saturnFacts, signAfter, type SaturnFacts } from './facts.ts';
import { saturnChapter } from './passages.ts';
import { SATURN_SHAPES } from './questions.ts';
import { LEFT, RIGHT, only } from '../blocks.ts';

/** Dignities that lighten what Saturn does, and those that weigh. */
const GOOD: readonly string[] = ['exalted', 'moolatrikona', 'own', 'great_friend', 'friend'];
const BAD: readonly string[] = ['debilitated', 'enemy', 'great_enemy'];

/** Beads of a mala: a round of a mantra. */
const BEADS = 108;

/** Age up to which periods are listed. */
const LIFE_YEARS = 90;

/** What a test says of the passage: it is lighter, asks for care, or neither. */
type Effect = 'lighter' | 'heavier' | 'even';

interface Test {
  readonly name: string;
  readonly found: string;
  readonly effect: Effect;
}

const effectOf = (good: boolean, bad: boolean): Effect => {
  if (good) return 'lighter';
  return bad ? 'heavier' : 'even';
};

const MARK = { lighter: 'good', heavier: 'care', even: 'dash' } as const satisfies Record<Effect, string>;

/** Houses that Saturn rules in this chart. */
const ruledHouses = (making: Making): readonly number[] =>
  making
    .read('lords', SATURN_SHAPES.lords)
    .houses.filter(({ lord }) => lord === 'saturn')
    .map(({ house }) => house);

/** The same as a sentence names them: `houses 3 and 4`. */
const rulesTwo = (making: Making, { words }: SaturnFacts): string => {
  const [a = 0, b = 0] = ruledHouses(making);
  return filled(words.rules_two, { a, b });
};

/** Each thing that tradition looks at, with what was found. */
const testsOf = (making: Making, facts: SaturnFacts): Test[] => {
  const { words, moonSign, signIn, bindusIn } = facts;
  const dignityOf = (key: string) =>
    making.read('dignities', SATURN_SHAPES.dignities).planets.find(({ planet }) => planet === key);
  const dignity = dignityOf('saturn');
  const moonAt = dignityOf('moon');
  const edge = ['exalted', 'debilitated'].includes(moonAt?.dignity ?? '') ? moonAt?.dignity_name : undefined;
  const nature = making.read('nature', SATURN_SHAPES.nature);
  const isIn = (list: readonly { readonly key: string }[]): boolean => list.some(({ key }) => key === 'saturn');
  const helpful = isIn(nature.benefics) || isIn(nature.yogakaraka);
  const harsh = isIn(nature.malefics);
  const side = (): keyof typeof words.natures => {
    if (helpful) return 'benefic';
    return harsh ? 'malefic' : 'neutral';
  };
  const moon = making.read('shadbala', SATURN_SHAPES.shadbala).planets.find(({ planet }) => planet === 'moon');
  return [
    {
      name: words.tests.dignity,
      found: dignity?.dignity_name ?? '',
      effect: effectOf(GOOD.includes(dignity?.dignity ?? ''), BAD.includes(dignity?.dignity ?? '')),
    },
    {
      name: words.tests.nature,
      found: `${ruledHouses(making).join(', ')}: ${words.natures[side()]}`,
      effect: effectOf(helpful, harsh),
    },
    ...(moon === undefined
      ? []
      : [
          {
            name: words.tests.moon,
            found: [filled(words.moon_ratio, { ratio: `${Math.round(moon.ratio * 100)} %` }), edge]
              .filter((part) => part !== undefined)
              .map((part, i) => (i === 0 ? part : uncapital(part)))
              .join(', '),
            effect: effectOf(moon.ratio >= 1, moon.ratio < 1),
          },
        ]),
    ...[-1, 0, 1].map((step): Test => {
      const sign = signAfter(moonSign, step);
      const n = bindusIn(sign);
      return {
        name: filled(words.tests.bindus, { sign: signIn(sign) }),
        found: filled(words.bindus_of, { n }),
        effect: effectOf(bindusSay(n) === 'easy', bindusSay(n) === 'hard'),
      };
    }),
  ];
};

/** How heavy a Sade Sati may be in this chart: what was looked at, and the bindus of Saturn. */
export const weightPages = (making: Making): Block[] => {
  const facts = saturnFacts(making);
  const { words, bindus } = facts;
  const tests = testsOf(making, facts);
  const light = tests.filter(({ effect }) => effect === 'lighter').length;
  const heavy = tests.filter(({ effect }) => effect === 'heavier').length;
  const verdict = (): keyof typeof words & `weight_${string}` => {
    if (light > heavy + 1) return 'weight_mild';
    return heavy > light + 1 ? 'weight_heavy' : 'weight_even';
  };
  return [
    saturnChapter(facts, 'weight', 'flow'),
    say(filled(words[verdict()], { light, heavy, all: tests.length })),
    { kind: 'heading', text: words.headings.tests },
    {
      kind: 'table',
      columns: [LEFT, LEFT, LEFT],
      head: [words.labels.test, words.labels.found, words.labels.effect],
      rows: tests.map(({ name, found, effect }) => [name, found, { text: words[effect], mark: MARK[effect] }]),
    },
    say(words.weight_rule, 'small'),
    { kind: 'heading', text: words.headings.bindus },
    drawings(making, 2, [
      {
        scene: bindusScene({
          style: making.style,
          words: making.drawing,
          ascendant: facts.ascendant.sign.id,
          bindus,
          strong: BINDUS.easy,
          weak: BINDUS.hard + 1,
          title: '',
          subtitle: '',
        }),
        caption: filled(words.bindus_key, { total: bindus.reduce((sum, n) => sum + n, 0) }),
      },
    ]),
  ];
};

/** Saturn at birth: where it stands, what it rules, and what that tends to bring. */
export const natalPages = (making: Making): Block[] => {
  const facts = saturnFacts(making);
  const { words, saturn } = facts;
  const navamsa = making.read('d9', SATURN_SHAPES.varga).planets.find(({ planet }) => planet === 'saturn')?.sign;
  const readings = hasReadings(making)
    ? making.read('read_planets', SATURN_SHAPES.read_planets).planets.find(({ planet }) => planet === 'saturn')
    : undefined;
  const ninth =
    navamsa === undefined
      ? []
      : [
          filled(words.natal_navamsa, { sign: making.names.signForms(navamsa) }),
          // The reading of its sign says so itself.
          ...(navamsa.id === saturn.sign.id && readings === undefined ? [words.natal_same] : []),
        ];
  const state = stateOf(making, saturn);
  const natal = filled(words.natal_line, {
    sign: making.names.signForms(saturn.sign),
    house: saturn.house,
    star: making.names.star(saturn.nakshatra),
    rules: rulesTwo(making, facts),
  });
  const { dignity = '' } =
    making.read('dignities', SATURN_SHAPES.dignities).planets.find(({ planet }) => planet === 'saturn') ?? {};
  // A reading says what comes of it.
  const comes =
    readings === undefined
      ? [
          filled(GOOD.includes(dignity) ? words.natal_good : words.natal_care, {
            matter: words.matters[saturn.house - 1] ?? '',
          }),
        ]
      : [];
  return [
    saturnChapter(facts, 'natal', 'flow'),
    say([natal, ...comes, ...(state === '' ? [] : [filled(words.natal_state, { state })]), ...ninth].join(' ')),
    // What they rest on stands above them.
    ...(readings?.paragraphs ?? []).map(({ title, text }): Block => ({
      kind: 'reading',
      title,
      note: '',
      paragraphs: [text],
    })),
  ];
};

/** The periods of Saturn, and which of them meet a Sade Sati. */
export const periodPages = (making: Making): Block[] => {
  const facts = saturnFacts(making);
  const { words, day, sinceBirth, age, sadeSati } = facts;
  const { periods } = making.read('vimshottari', SATURN_SHAPES.vimshottari);
  const great = periods.filter(({ lords }) => lords[0]?.key === 'saturn');
  const parts = periods
    .flatMap(({ children = [] }) => children)
    .filter(({ lords }) => lords.length > 1 && lords.at(-1)?.key === 'saturn');
  const rows = [...great, ...parts]
    .filter(({ span }) => Date.parse(span.end) > Date.parse(making.persons[0].utc) && age(span.start) < LIFE_YEARS)
    .sort((x, y) => Date.parse(x.span.start) - Date.parse(y.span.start));
  const overlaps = rows.filter(
    ({ span }) =>
      Date.parse(span.end) > Date.parse(making.issued) &&
      sadeSati.periods.some(
        (stay) =>
          Date.parse(stay.span.start) < Date.parse(span.end) && Date.parse(stay.span.end) > Date.parse(span.start),
      ),
  );
  return [
    saturnChapter(facts, 'periods', 'flow'),
    say(words.periods_text),
    {
      kind: 'table',
      columns: [LEFT, LEFT, LEFT, RIGHT],
      head: [making.words.labels.period, making.words.labels.from, making.words.labels.to, words.labels.age],
      rows: rows.map((one) => [
        lordsOf(making, one),
        sinceBirth(one.span.start),
        day(one.span.end),
        String(Math.max(0, age(one.span.start))),
      ]),
      strong: runningIn(rows, making.issued),
    },
    say(
      overlaps.length === 0
        ? words.overlap_none
        : filled(words.overlap_some, {
            list: overlaps
              .map((one) => `${lordsOf(making, one)} (${day(one.span.start)} – ${day(one.span.end)})`)
              .join('; '),
          }),
    ),
  ];
};

/** The customs of Saturday with their reasons, and whether the stone passes its tests. */
export const customPages = (making: Making): Block[] => {
  const facts = saturnFacts(making);
  const { words, day } = facts;
  const { planets, notice } = making.read('remedies', SATURN_SHAPES.remedies);
  const { reasons } = making.read('gem', SATURN_SHAPES.gem);
  // The list of stones decides; the check says why.
  const suits = making.read('gems', SATURN_SHAPES.gems).gems.some(({ key }) => key === 'blue_sapphire');
  const deciding = reasons.filter(({ passed }) => passed === suits).map(({ name }) => name);
  const [saturn] = planets;
  const planet = planetSaid(making, 'saturn', facts.saturn.name);
  const mantra = saturn?.mantra;
  const [short, ...shortNote] = mantraText(making, 'saturn', 'short', mantra?.short.iast ?? '');
  const [seed, ...seedNote] = mantraText(making, 'saturn', 'seed', mantra?.bija.iast ?? '');
  const why = saturn?.why ?? [];
  const giving: (readonly [string, string])[] = [
    ...(saturn?.dana === undefined
      ? []
      : [
          [
            words.labels.gifts,
            saturn.dana.map(({ name }, i) => (i === 0 ? name : uncapital(name))).join(', '),
          ] as const,
        ]),
    ...(saturn?.vrata === undefined ? [] : [[words.labels.weekday, saturn.vrata.weekday.name] as const]),
    ...(saturn?.vrata?.starts ? [[words.labels.first_day, day(saturn.vrata.starts)] as const] : []),
  ];
  return [
    saturnChapter(facts, 'customs', 'flow'),
    ...(why.length === 0
      ? [say(`${words.customs_why} ${words.need_no}`)]
      : [say(`${words.customs_why} ${words.need_yes}`), { kind: 'list' as const, items: why.map(({ name }) => name) }]),
    say(notice, 'soft'),
    ...(mantra === undefined
      ? []
      : [
          { kind: 'heading' as const, text: words.headings.mantra },
          {
            kind: 'table' as const,
            columns: [LEFT, LEFT],
            head: [],
            rows: [
              [words.labels.short_mantra, short],
              [words.labels.long_mantra, seed],
            ],
            notes: [
              shortNote.join(''),
              [
                ...seedNote,
                filled(words.count, {
                  count: new Intl.NumberFormat('en-IN').format(mantra.count),
                  beads: BEADS,
                  rounds: Math.ceil(mantra.per_day / BEADS),
                }),
              ].join(' · '),
            ],
            notesFrom: 1,
            notesSoft: true,
          },
        ]),
    ...only(giving.length > 0, () => [
      { kind: 'heading', text: words.headings.giving },
      { kind: 'facts', rows: giving },
    ]),
    ...only(deciding.length > 0, () => [
      { kind: 'heading', text: words.headings.stone },
      say(suits ? words.stone_yes : words.stone_no),
      {
        kind: 'list',
        items: [
          filled(words.stone_rules, { planet, rules: rulesTwo(making, facts) }),
          ...deciding.map((one) => `${planet.head} ${uncapital(one)}`),
        ],
      },
    ]),
  ];
};
