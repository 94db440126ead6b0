/** The Lal Kitab report: its rows are what the lal-kitab endpoints answer. */
import * as dashaEndpoint from '../../functions/lal-kitab/dasha.ts';
import * as debtsEndpoint from '../../functions/lal-kitab/debts.ts';
import * as housesEndpoint from '../../functions/lal-kitab/house-status.ts';
import * as planetsEndpoint from '../../functions/lal-kitab/planet-status.ts';
import * as yearEndpoint from '../../functions/lal-kitab/varshphal.ts';
import { pdfLalKitab } from '../../functions/pdf/lal-kitab.ts';
import { documentOf, TEMPLATES } from '../../lib/tools/local/reports/made.ts';
import { repeatedIn } from '../../lib/tools/local/reports/pages.ts';
import { bank } from '../../lib/words/bank.ts';
import { call, type Called } from '../support/call.ts';
import { fetched, orderReport, readPdf, startReportPorts } from '../support/reports.ts';
import { inTurn } from '../support/soak.ts';

const BIRTHS = [
  { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  { date: '1988-03-02', time: '06:15', lat: 19.076, lon: 72.8777, tz: 5.5 },
  { date: '2024-02-29', time: '23:10', lat: 13.0827, lon: 80.2707, tz: 5.5 },
];

let double: Awaited<ReturnType<typeof startReportPorts>>;
beforeAll(async () => {
  double = await startReportPorts();
});
afterAll(() => double.stop());

const print = (body: object): Promise<Called> => orderReport(double, pdfLalKitab, body, { customer: 'lal' });
const dayOf = (language: 'en' | 'hi', iso: string): string =>
  `${Number(iso.slice(8, 10))} ${bank(language, 'report').months[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;

/** The birthday at an age; one born on 29 February has it on 1 March where there is none. */
const birthday = (date: string, age: number): string => {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() + Math.round(age));
  return day.toISOString().slice(0, 10);
};

interface Moved extends Stands {
  readonly to_house: number;
}
interface Stands {
  readonly gives: 'benefic';
  readonly name: string;
  readonly house: number;
  readonly state: string;
  readonly state_name: string;
}

describe('pdf/lal-kitab', () => {
  it.each(inTurn(BIRTHS, ['en', 'hi'] as const))(
    'prints what the endpoints answer: %j, %s',
    async (birth, language) => {
      const body = { ...birth, language };
      const made = await print(body);
      expect([made.status, made.body.error]).toEqual([201, undefined]);
      expect([made.body.data.kind, made.body.data.template]).toEqual(['lal_kitab', 'standard']);
      const { structure } = readPdf(await fetched(made));
      const places = structure.filter(({ role }) => ['TR', 'Sect'].includes(role)).map(({ whole }) => whole);
      const words = bank(language, 'report-lal-kitab');
      const ask = async (endpoint: { handler: Parameters<typeof call>[0] }) =>
        (await call(endpoint.handler, body)).body.data;
      const [planets, houses, debts, year, cycle] = [
        await ask(planetsEndpoint),
        await ask(housesEndpoint),
        await ask(debtsEndpoint),
        await ask(yearEndpoint),
        await ask(dashaEndpoint),
      ];
      const round = cycle.periods.slice(0, 9 * Math.ceil(year.age / 35)).slice(-9);
      const wanted: string[][] = [
        ...planets.planets.map((one: Stands) => [
          one.name,
          String(one.house),
          // A planet without a dignity has a dash, or its fixed house alone.
          one.state === 'plain' ? '' : one.state_name,
          words.gives[one.gives],
        ]),
        ...planets.planets.map((one: { planet: keyof typeof words.planets; gives: 'benefic'; name: string }) => [
          one.name,
          words.planets[one.planet][one.gives].split(' ').slice(0, 5).join(' '),
        ]),
        ...houses.houses.map(
          (one: { house: number; sign: { name: string }; owner_name: string; awake: boolean; empty: boolean }) => [
            String(one.house),
            one.sign.name,
            one.owner_name,
            one.awake ? words[one.empty ? 'house_seen' : 'yes'] : words.no,
          ],
        ),
        ...debts.debts
          .filter(({ present }: { present: boolean }) => present)
          .map((one: { name: string; placements: { name: string }[] }) => [
            one.name,
            ...one.placements.map(({ name }) => name),
          ]),
        ...year.moved.map((one: Record<string, string>) => [one['name'], one['from_house'], one['to_house']]),
        // The cycle goes by age: its years change on a birthday.
        ...round.map((one: { lords: { name: string }[]; from_age: number; to_age: number }) => [
          one.lords[0]?.name ?? '',
          dayOf(language, birthday(birth.date, one.from_age)),
          dayOf(language, birthday(birth.date, one.to_age)),
        ]),
        // How a planet stands in the year is judged by its house of that year.
        ...year.moved.map((one: Moved) => [
          one.name,
          String(one.to_house),
          one.state === 'plain' ? '' : one.state_name,
          words.gives[one.gives],
        ]),
        ...year.moved
          .filter(({ gives }: Moved) => String(gives) !== 'neutral')
          // Within a sentence it begins with a small letter.
          .map((one: Moved) => [one.name, words.year_houses[one.to_house - 1]?.[one.gives].slice(1) ?? 'a sentence']),
      ];
      expect(wanted.length).toBeGreaterThan(45);
      const missing = wanted.filter(
        (cells) => !places.some((place) => cells.every((cell) => place.includes(String(cell)))),
      );
      expect(missing).toEqual([]);
    },
  );
});

describe('readings of a teva', () => {
  const [birth = { date: '', time: '', lat: 0, lon: 0, tz: 0 }] = BIRTHS;
  const readings = async () => {
    const { 'lal-kitab': template } = TEMPLATES;
    if (template === undefined) throw new Error('a template is missing');
    const { blocks } = await documentOf(template, {
      one: birth,
      other: birth,
      language: 'en',
      now: Date.UTC(2026, 10, 29),
    });
    return blocks.flatMap((block) => (block.kind === 'reading' ? [block] : []));
  };

  it('names with each planet those that stand beside it', async () => {
    const { planets } = (await call(planetsEndpoint.handler, birth)).body.data;
    const nine: readonly Stands[] = planets;
    const told = await readings();
    for (const one of nine) {
      const beside = nine.filter(({ house, name }) => house === one.house && name !== one.name).map(({ name }) => name);
      const text = told.find(({ title }) => title === one.name)?.paragraphs.join(' ') ?? '';
      expect([one.name, /Beside it: ([^.]*)/.exec(text)?.[1]?.split(', ') ?? []]).toEqual([one.name, beside]);
    }
    expect(nine.some(({ house, name }) => nine.some((other) => other.house === house && other.name !== name))).toBe(
      true,
    );
  });

  it('reads two pairs that act as one planet once', async () => {
    const { 'lal-kitab': template } = TEMPLATES;
    if (template === undefined) throw new Error('a template is missing');
    // Seven planets stand in Capricorn.
    const crowded = { date: '1962-02-05', time: '06:30', lat: 28.6139, lon: 77.209, tz: 5.5 };
    const document = await documentOf(template, { one: crowded, other: crowded, language: 'en' });
    expect(repeatedIn(document)).toEqual([]);
  });

  it('tells in a year what goes easily as one thought and what needs care as another', async () => {
    const { moved } = (await call(yearEndpoint.handler, { ...birth, age: 38 })).body.data;
    const all: readonly Moved[] = moved;
    const said = (await readings()).find(({ title }) => title === 'Year 38')?.paragraphs ?? [];
    for (const gives of ['benefic', 'malefic']) {
      const places = all
        .filter((one) => String(one.gives) === gives)
        .map(({ name, to_house }) => `${name} in house ${to_house}`);
      expect(places.length).toBeGreaterThan(0);
      expect(said.filter((text) => places.every((place) => text.includes(place)))).toHaveLength(1);
    }
  });

  it('tells what a house brings in the first of the years that have it, and names that year in the others', async () => {
    const years = (await readings()).flatMap(({ title, paragraphs }) =>
      /^Year \d+$/.test(title) ? [paragraphs.join(' ')] : [],
    );
    expect(years).toHaveLength(5);
    const { year_houses: houses } = bank('en', 'report-lal-kitab');
    const told = houses.flatMap(({ benefic, malefic }) => [benefic, malefic]).map((text) => text.slice(1));
    expect(told.filter((text) => years.filter((year) => year.includes(text)).length > 1)).toEqual([]);
    expect(years.filter((year) => year.includes(' again, as in year 38.'))).not.toEqual([]);
  });
});

it('prints no remedy: none has a source with its page', async () => {
  const { pages } = readPdf(await fetched(await print(BIRTHS[0] ?? {})));
  const said = pages.map(({ text }) => text).join(' ');
  expect(said).toContain('so this report names none');
  // The list of contents promises none either.
  expect(said).toContain('Why no remedies stand here');
});
