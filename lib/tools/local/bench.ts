/**
 * `npm run bench`: what the service costs, beside its targets. Each part runs in processes of its own, several times; a
 * row shows the best run, since load and V8 warm-up only add time. Every ratio has its floor from the same run.
 */
import { spawnSync } from 'node:child_process';
import { LANGUAGES } from '../../words/languages.ts';
import { buildAll } from '../deploy/build.ts';
import { measureAlmanac } from './bench/almanac.ts';
import { measureAstrologer } from './bench/astrologer.ts';
import { measureCold } from './bench/cold.ts';
import { measureCounting } from './bench/counting.ts';
import { measureDashaAnswers } from './bench/dasha-answer.ts';
import { measureDepth } from './bench/depth.ts';
import { measureDifference } from './bench/difference.ts';
import { measureEvents } from './bench/events.ts';
import { measureFeedCost } from './bench/feed.ts';
import { measureGate } from './bench/gate.ts';
import { measureBatch, measureMatching } from './bench/matching.ts';
import { measureMuhurat } from './bench/muhurat.ts';
import { measureNatal } from './bench/natal.ts';
import { measurePage } from './bench/page.ts';
import { measurePanchang } from './bench/panchang.ts';
import { measureReadings } from './bench/readings.ts';
import { measurePrints } from './bench/prints.ts';
import { measureRequest } from './bench/request.ts';
import { measureSearches } from './bench/searches.ts';
import { measureSizes } from './bench/size.ts';
import { measureSteadiness } from './bench/steady.ts';

interface Row {
  readonly id: string;
  readonly what: string;
  readonly value: number;
  /** The value may be at most this. */
  readonly target: number;
  /** The measured amounts behind the value. */
  readonly detail: string;
}

const us = (value: number): string => `${value.toFixed(1)} µs`;
const ns = (value: number): string => `${(1000 * value).toFixed(0)} ns`;
const ms = (value: number): string => `${value.toFixed(1)} ms`;

/** Dashas that the report shows: the slowest of them. */
const SLOWEST = 5;
/** The dasha with most periods: eighteen to each. */
const MOST_PERIODS = 'kala';

/** The parts by name: each measures and turns its figures into rows. */
const PARTS: Readonly<Record<string, { processes: number; rows: () => Promise<readonly Row[]> }>> = {
  natal: {
    processes: 3,
    rows: async () => {
      const f = await measureNatal();
      const over = (own: number): string => `${us(own)} over ${us(f.floorUs)}`;
      return [
        {
          id: 'P1',
          what: 'natal chart, library call / F(W1)',
          value: f.chartRatio,
          target: 1.15,
          detail: over(f.chartUs),
        },
        { id: 'P3', what: 'full kundli / F(W1)', value: f.kundliRatio, target: 3.8, detail: over(f.kundliUs) },
        {
          id: 'P3',
          what: 'full kundli with JSON / the kundli and its JSON alone',
          value: f.kundliJsonRatio,
          target: 1.15,
          detail: `${us(f.kundliJsonUs)} over ${us(f.kundliUs)} and JSON.stringify of its ${Math.round(f.jsonLength / 1000)} KB ${us(f.stringifyUs)}`,
        },
      ];
    },
  },
  depth: {
    processes: 2,
    rows: async () => {
      const f = await measureDepth();
      return [
        ...f.others.slice(0, SLOWEST).map(({ id, us: cost, periods }) => ({
          id: 'P9',
          what: `dasha ${id}, 3 levels / Vimshottari`,
          value: cost / f.vimshottari.us,
          target: 3,
          detail: `${us(cost)}, ${periods} periods, over ${us(f.vimshottari.us)}, ${f.vimshottari.periods} periods`,
        })),
        ...f.others
          .filter(({ id }) => id === MOST_PERIODS)
          .map(({ id, us: cost, periods }) => ({
            id: 'P9',
            what: `a period of ${id} / a period of Vimshottari`,
            value: cost / periods / (f.vimshottari.us / f.vimshottari.periods),
            target: 1,
            detail: `${ns(cost / periods)} over ${ns(f.vimshottari.us / f.vimshottari.periods)}`,
          })),
        {
          id: 'P9',
          what: 'birth-time sensitivity, 30 min either way / chart',
          value: f.sensitivityUs / f.chartUs,
          target: 40,
          detail: `${us(f.sensitivityUs)} over ${us(f.chartUs)}`,
        },
        {
          id: 'P9',
          what: 'annual chart / chart',
          value: f.annualUs / f.chartUs,
          target: 4,
          detail: `${us(f.annualUs)} over ${us(f.chartUs)}`,
        },
      ];
    },
  },
  answers: {
    processes: 2,
    rows: async () => {
      const figures = await measureDashaAnswers(['vimshottari', MOST_PERIODS]);
      const [usual] = figures;
      if (!usual) throw new Error('Vimshottari is the first system');
      const perPeriod = ({ answerUs, periods }: typeof usual): number => answerUs / periods;
      return figures.flatMap((one) => [
        {
          id: 'P9',
          what: `dasha ${one.id}, whole answer / its JSON and digest alone`,
          value: one.answerUs / one.bareUs,
          target: one === usual ? 3 : 2.2,
          detail: `${us(one.answerUs)}, ${one.periods} periods in ${one.kilobytes} KB, over ${us(one.bareUs)}`,
        },
        ...(one === usual
          ? []
          : [
              {
                id: 'P9',
                what: `a period in an answer of ${one.id} / of Vimshottari`,
                value: perPeriod(one) / perPeriod(usual),
                target: 1,
                detail: `${ns(perPeriod(one))} over ${ns(perPeriod(usual))}`,
              },
            ]),
      ]);
    },
  },
  difference: {
    processes: 3,
    rows: async () => {
      const f = await measureDifference();
      return [
        {
          id: '',
          what: 'explain-difference, three values / chart',
          value: f.ratio,
          target: 30,
          detail: `${us(f.explainUs)} over ${us(f.chartUs)}`,
        },
      ];
    },
  },
  searches: {
    processes: 3,
    rows: async () => {
      const f = await measureSearches();
      return (
        [
          ['rectification, 12 h at a minute, ten events / chart', f.rectificationUs],
          ['kakshyas of the Moon, a year / chart', f.kakshyaUs],
          ['yoga activation, 30 years / chart', f.activationUs],
        ] as const
      ).map(([what, cost]) => ({
        id: 'P9',
        what,
        value: cost / f.chartUs,
        target: 300,
        detail: `${ms(cost / 1000)} over ${us(f.chartUs)}`,
      }));
    },
  },
  request: {
    processes: 3,
    rows: async () => {
      const f = await measureRequest();
      return [
        {
          id: 'P2',
          what: 'natal chart, whole request / F(W1), its JSON and digest',
          value: f.ratio,
          target: 1.6,
          detail: `${us(f.requestUs)} over ${us(f.floorUs)}, JSON.parse ${us(f.parseUs)}, JSON.stringify ${us(f.stringifyUs)}, SHA-256 ${us(f.hashUs)}`,
        },
      ];
    },
  },
  readings: {
    processes: 1,
    rows: async () => {
      const f = await measureReadings();
      return [
        ...f.readings.map(({ what, us: own, ratio, entries }) => ({
          id: '',
          what: `interpret/${what}, whole request / its chart`,
          value: ratio,
          target: entries ? 3 : 2,
          detail:
            `${us(own)} over ${us(f.chartUs)}` +
            (entries
              ? `; ${entries.count} entries need ${entries.calls} calls of the ephemeris, alone ${us(entries.us)}`
              : ''),
        })),
        {
          id: '',
          what: 'paragraphs that two charts share, mean',
          value: f.shared,
          target: 0.1,
          detail: `${f.pairs} pairs of charts, all readings together`,
        },
      ];
    },
  },
  feed: {
    processes: 1,
    rows: async () => {
      const f = await measureFeedCost();
      const over = (own: number): string => `${us(own)} over ${us(f.chartUs)}`;
      return [
        {
          id: 'P13',
          what: 'twelve signs of a day / a natal chart',
          value: f.againUs / f.chartUs,
          target: 0.4,
          detail: `whole requests, the date asked for before; ${over(f.againUs)}`,
        },
        {
          id: 'P13',
          what: 'the same, the first time in a process',
          value: f.firstUs / f.chartUs,
          target: 5,
          detail: `${over(f.firstUs)}; text and digest of ${f.textBytes} bytes ${us(f.textUs)} with bare positions ${us(f.positionsUs)} = ${((f.positionsUs + f.textUs) / f.chartUs).toFixed(2)}, with the events and hours they show ${us(f.skyUs)} = ${((f.skyUs + f.textUs) / f.chartUs).toFixed(2)}`,
        },
        {
          id: 'P13',
          what: 'a year of daily items of one sign, seconds',
          value: f.yearSeconds,
          target: 1,
          detail: 'library calls, texts included',
        },
      ];
    },
  },
  astrologer: {
    processes: 1,
    rows: async () => {
      const f = await measureAstrologer();
      return [
        {
          id: 'P15',
          what: 'answer of ai/chat without a model, ms',
          value: f.answerMs,
          target: 30,
          detail: `beyond its chart (${ms(f.chartMs)}), the slower language`,
        },
        {
          id: 'P15',
          what: 'ai/verify over 1,000 words, ms',
          value: f.verifyMs,
          target: 100,
          detail: `${f.claims} claims in the last text, the slower language`,
        },
      ];
    },
  },
  panchang: {
    processes: 3,
    rows: async () => {
      const f = await measurePanchang();
      return [
        {
          id: 'P4',
          what: 'one day of panchang / F(W3)',
          value: f.dayRatio,
          target: 1.25,
          detail: `${us(f.dayUs)} over ${us(f.dayFloorUs)}`,
        },
        {
          id: 'P5',
          what: 'one year of panchang / F(W4)',
          value: f.yearRatio,
          target: 2,
          detail: `${ms(f.yearUs / 1000)} over ${ms(f.yearFloorUs / 1000)}`,
        },
        {
          id: 'P5',
          what: 'four years / one year',
          value: f.fourYears,
          target: 4,
          detail: `angas within ${f.worstAngaSeconds.toFixed(4)} s of bisection`,
        },
      ];
    },
  },
  almanac: {
    processes: 3,
    rows: async () => {
      const f = await measureAlmanac();
      const row = (what: string, value: number, target: number, detail: string): Row => ({
        id: '',
        what,
        value,
        target,
        detail,
      });
      const listed = (figures: Readonly<Record<string, number>>): string =>
        Object.entries(figures)
          .map(([name, own]) => `${name} ${own.toFixed(1)}`)
          .join(', ');
      return [
        row(
          'costliest window list of a year / own P5',
          Math.max(...Object.values(f.lists)) / f.panchangMs,
          1,
          `ms: ${listed(f.lists)}; P5 ${ms(f.panchangMs)}`,
        ),
        row(
          'festivals of a year, all regions / common ones',
          f.festivalsMs / f.commonMs,
          2,
          `${ms(f.festivalsMs)} over ${ms(f.commonMs)}`,
        ),
        row(
          'transit search, 3 conditions over 10 years, ms',
          Math.max(...Object.values(f.searches)),
          150,
          `ms: ${listed(f.searches)}`,
        ),
      ];
    },
  },
  page: {
    processes: 3,
    rows: async () => {
      const f = await measurePage();
      return [
        {
          id: 'P4',
          what: 'panchang page with every section / day alone',
          value: f.ratio,
          target: 2,
          detail: `${us(f.pageUs)} over ${us(f.dayUs)}, whole requests`,
        },
      ];
    },
  },
  matching: {
    processes: 3,
    rows: async () => {
      const f = await measureMatching();
      return [
        {
          id: 'P6',
          what: 'ashtakoot by the Moons / F(W5)',
          value: f.moonsRatio,
          target: 1.1,
          detail: `${us(f.moonsUs)} over ${us(f.floorUs)}`,
        },
        {
          id: 'P6',
          what: 'with both charts and manglik / own P1',
          value: f.chartsRatio,
          target: 1.9,
          detail: `${us(f.chartsUs)} over ${us(f.chartUs)}, a chart of the same births`,
        },
      ];
    },
  },
  batch: {
    processes: 3,
    rows: async () => {
      const f = await measureBatch();
      return [
        {
          id: '',
          what: 'batch of 50 matches / 50 single calls',
          value: f.ratio,
          target: 1.3,
          detail: `${ms(f.batchUs / 1000)} over ${ms(f.singlesUs / 1000)}`,
        },
      ];
    },
  },
  muhurat: {
    processes: 3,
    rows: async () => {
      const f = await measureMuhurat();
      const over = (own: number): string => `${ms(own)} over ${ms(f.panchangMs)}`;
      return [
        {
          id: 'P7',
          what: 'weddings of a year with the lagna / own P5',
          value: f.ratio,
          target: 0.9,
          detail: `${over(f.weddingMs)}, ${f.windows} windows, ${f.looseEdges} loose edges in a year`,
        },
        {
          id: 'P7',
          what: 'vehicles of a year (no season) with the lagna',
          value: f.vehicleMs / f.panchangMs,
          target: 1.6,
          detail: `${over(f.vehicleMs)}; without the lagna ${ms(f.vehicleWithoutLagnaMs)}; its eclipses alone ${ms(f.eclipsesMs)}, its lagnas ${ms(f.lagnasMs)}`,
        },
      ];
    },
  },
  events: {
    processes: 3,
    rows: async () => {
      const f = await measureEvents();
      return [
        {
          id: 'P8',
          what: 'sky changes of a year / F(W7)',
          value: f.ratio,
          target: 2,
          detail: `${ms(f.yearMs)} over ${ms(f.floorMs)}, ${f.events} events`,
        },
      ];
    },
  },
  prints: {
    processes: 2,
    rows: async () => {
      const f = await measurePrints();
      const row = (what: string, value: number, target: number, detail: string): Row => ({
        id: '',
        what,
        value,
        target,
        detail,
      });
      return [
        row('standard kundli, warm, seconds', f.standardMs / 1000, 1.2, 'order and file'),
        row('mini kundli, warm, seconds', f.miniMs / 1000, 0.4, 'order and file'),
        row('most memory that takes orders of kundlis, MB', f.orderMb, 350, ''),
        row('most memory that makes their files, MB', f.workerMb, 350, ''),
        row('cold start to the first order, seconds', f.coldOrderMs / 1000, 1.5, 'mini'),
        row('cold start to the first file, seconds', f.coldWorkerMs / 1000, 1.5, 'mini'),
        row('chart as SVG over its numbers, ms', f.svgMs, 3, 'charts/render less kundli/planets'),
        row('chart as SVG, kilobytes', f.svgBytes / 1024, 14, ''),
        row('chart as PNG of 600 pixels, ms', f.pngMs, 60, 'whole request'),
      ];
    },
  },
  cold: {
    processes: 3,
    rows: async () => {
      const f = await measureCold();
      return [
        {
          id: 'P10',
          what: 'cold start to first chart / package’s own',
          value: f.ratio,
          target: 1.2,
          detail: `${ms(f.functionMs)} against ${ms(f.packageMs)}; its WASM, a bare chart and node:crypto alone ${ms(f.bareMs)}`,
        },
        {
          id: 'P10',
          what: 'cold start to the first day of panchang / first chart',
          value: f.panchangMs / f.functionMs,
          target: 2.3,
          detail: `${ms(f.panchangMs)} against ${ms(f.functionMs)}`,
        },
        {
          id: 'P10',
          what: 'cold start to the first day of panchang in Tamil / in English',
          value: f.tamilMs / f.panchangMs,
          target: 1.05,
          detail: `${ms(f.tamilMs)} against ${ms(f.panchangMs)}, one of ${LANGUAGES.length} languages`,
        },
        {
          id: 'P10',
          what: 'cold start to the first feed in Hindi / first chart',
          value: f.feedMs / f.functionMs,
          target: 2.7,
          detail: `${ms(f.feedMs)} against ${ms(f.functionMs)}, twelve signs`,
        },
      ];
    },
  },
  size: {
    processes: 1,
    rows: async () => {
      const f = measureSizes();
      const kb = (bytes: number): number => bytes / 1024;
      const row = (what: string, value: number, target: number, detail: string): Row => ({
        id: 'P10',
        what,
        value,
        target,
        detail,
      });
      return [
        row('layer as Lambda unpacks it, MB', kb(f.layerBytes) / 1024, 60, 'Lambda allows 250 with the function'),
        row('code that every calculation loads, KB', kb(f.coreBytes), 220, 'core.cjs'),
        row('largest other file of code, KB', kb(f.group.bytes), 320, f.group.name),
        row(
          'largest bank of texts, KB',
          kb(f.bank.bytes),
          150,
          `${f.bank.name}; all ${kb(f.banksBytes).toFixed(0)} KB`,
        ),
        row(
          'texts of one more language, KB at most',
          kb(f.language.bytes),
          1700,
          `${f.language.name}, of ${LANGUAGES.length} languages`,
        ),
      ];
    },
  },
  gate: {
    processes: 3,
    rows: async () => {
      const f = await measureGate();
      const { firstCall: first, laterCall: later } = f;
      return [
        {
          id: 'P11',
          what: 'key check / one HMAC-SHA256',
          value: f.keyCheckPerHmac,
          target: 1.5,
          detail: `${us(f.keyCheckNs / 1000)} over ${us(f.hmacNs / 1000)}`,
        },
        {
          id: 'P11',
          what: 'DynamoDB reads of a call, at most',
          value: Math.max(first.reads, later.reads),
          target: 1,
          detail: `first ${first.reads}, later ${later.reads}`,
        },
        {
          id: 'P11',
          what: 'DynamoDB writes of a call, at most',
          value: Math.max(first.writes, later.writes),
          target: 1,
          detail: f.together ? 'sent with the read' : 'waits for the read',
        },
      ];
    },
  },
  counting: {
    processes: 2,
    rows: async () => {
      const f = await measureCounting();
      return [
        {
          id: '',
          what: 'counting usage of a call / chart request',
          value: f.ratio,
          target: 0.05,
          detail: `${us(f.countingUs)} in the sweep, none in the call, over ${us(f.requestUs)}; ${f.callsAMinute} calls a minute`,
        },
      ];
    },
  },
  steady: {
    processes: 1,
    rows: async () => {
      const f = await measureSteadiness();
      return [
        {
          id: 'P12',
          what: `heap after ${f.requests} requests / before`,
          value: f.heapRatio,
          target: 1.1,
          detail: `${Math.round(f.requestsPerSecond)} requests a second`,
        },
        { id: 'P12', what: 'growth of WASM memory, bytes', value: f.wasmGrowth, target: 0, detail: '' },
      ];
    },
  },
};

/** The rows of a part, each the best of its processes. */
const best = (name: string, processes: number): Row[] => {
  const found = new Map<string, Row>();
  for (let process_ = 0; process_ < processes; process_++) {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['--expose-gc', import.meta.filename, '--part', name],
      { encoding: 'utf8', maxBuffer: 1e8 },
    );
    if (status !== 0) throw new Error(`${name}: ${stderr.slice(0, 2000)}`);
    const rows: Row[] = JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]');
    for (const row of rows) {
      const known = found.get(row.what);
      if (known === undefined || row.value < known.value) found.set(row.what, row);
    }
  }
  return [...found.values()];
};

const print = ({ id, what, value, target, detail }: Row): void => {
  const verdict = value <= target ? 'reached' : 'MISSED';
  console.log(
    `${id.padEnd(4)} ${what.padEnd(56)} ${value.toFixed(2).padStart(9)}  ≤ ${String(target).padEnd(5)} ${verdict.padEnd(8)} ${detail}`,
  );
};

const main = async (): Promise<void> => {
  const part = process.argv[process.argv.indexOf('--part') + 1] ?? '';
  if (process.argv.includes('--part')) {
    console.log(JSON.stringify(await PARTS[part]?.rows()));
    process.exit(0);
  }
  const wanted = process.argv.slice(2);
  await buildAll();
  console.log(
    `Node ${process.version}, ${process.platform} ${process.arch}. CPU time (a cold start: wall time); lower is better; F = bare calls of the ephemeris.\n`,
  );
  for (const [name, { processes }] of Object.entries(PARTS)) {
    if (wanted.length === 0 || wanted.includes(name)) for (const row of best(name, processes)) print(row);
  }
};

await main();
