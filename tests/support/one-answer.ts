/**
 * What several endpoints tell: a table of quantities with the endpoints that answer each and where the value stands in their
 * data. Found by walking the catalogue; a row is added when another endpoint tells what one tells already.
 */
import type { Called } from './call.ts';

export type Data = Called['body'];

/** Where one endpoint tells the quantity. */
export interface Told {
  /** The endpoint; with `varga/D9` its variable. */
  readonly endpoint: string;
  /** Members that the call needs beside the birth, pair or day. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** Of the data, and of the case that was asked. */
  readonly value: (data: Data, asked: Data) => unknown;
}

/** A quantity and everywhere it is told. */
export interface Quantity {
  readonly quantity: string;
  /** Tested on one case of so many; 1 when left out. */
  readonly every?: number;
  readonly told: readonly [Told, Told, ...Told[]];
}

export const told = (endpoint: string, value: Told['value'], body: Told['body'] = {}): Told => ({
  endpoint,
  value,
  body,
});
export const keyOf = (row: Data): unknown => row?.key;
export const by = (member: string, key: string, rows: readonly Data[]): Data => rows.find((row) => row[member] === key);
export const planetOf = (key: string, data: Data): Data => by('planet', key, data.planets);
const graded = ({ present, grade }: Data): unknown => [present, grade];
export const PLANETS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const;
const signsOf = (data: Data): unknown => PLANETS.map((key) => planetOf(key, data).sign.key);
const starOf = ({ key, pada }: Data): unknown => [key, pada];

/** Doshas of the natal chart, which stand among the yogas too. */
const DOSHAS_AS_YOGAS = [
  'manglik',
  'kaal_sarp',
  'pitra',
  'grahan',
  'guru_chandal',
  'shrapit',
  'angarak',
  'vish',
  'kalatra',
  'ghatak',
  'gandmool',
  'abhukta_mula',
] as const;

const doshaOf = (key: string): Told => told('dosha/all', ({ doshas }) => graded(by('key', key, doshas)));
const own = (key: string, value: Told['value'] = graded): Quantity => ({
  quantity: `${key}: present and its grade`,
  told: [doshaOf(key), told(`dosha/${key.replace('_', '-')}`, value)],
});
const pairDosha = (key: string): Quantity => ({
  quantity: `${key}: present and its grade`,
  told: [
    doshaOf(key),
    told('dosha/conjunctions', ({ doshas }) => {
      const row = by('key', key, doshas);
      return [row !== undefined, row?.grade ?? 'none'];
    }),
  ],
});

/** Periods that run, without what else a system says of them. */
const running = (rows: readonly Data[]): unknown =>
  rows.slice(0, 2).map(({ lords, span }) => [lords.map(keyOf), span.start, span.end]);
const dasha = (system: string): Quantity => ({
  quantity: `${system}: the periods that run`,
  every: 4,
  told: [
    told(`dasha/${system}`, ({ state, current }) => [state, running(current)]),
    told('dasha/running', ({ systems }) => {
      const row = by('system', system, systems);
      return [row.state, running(row.current)];
    }),
  ],
});

/** Quantities of a birth; the body is a birth with `at`. */
export const OF_BIRTH: readonly Quantity[] = [
  own('manglik'),
  own('kaal_sarp'),
  own('pitra'),
  { quantity: 'kalatra: present and its grade', told: [doshaOf('kalatra'), told('dosha/kalathra', graded)] },
  ...['grahan', 'guru_chandal', 'shrapit', 'angarak', 'vish', 'ghatak'].map(pairDosha),
  {
    quantity: 'manglik: effective',
    told: [
      told('dosha/manglik', ({ present, effective }) => present && !effective),
      told('dosha/all', ({ doshas }) => by('key', 'manglik', doshas).cancelled),
      told('yoga/detect', ({ yogas }) => (by('key', 'manglik', yogas)?.cancelled_by ?? []).length > 0),
    ],
    every: 4,
  },
  {
    quantity: 'doshas that are present',
    every: 4,
    told: [
      told('dosha/all', ({ doshas }) => DOSHAS_AS_YOGAS.filter((key) => by('key', key, doshas).present)),
      told('yoga/detect', ({ yogas }) => DOSHAS_AS_YOGAS.filter((key) => by('key', key, yogas)?.present === true)),
    ],
  },
  {
    quantity: 'gandmool: present',
    told: [
      told('dosha/all', ({ doshas }) => by('key', 'gandmool', doshas).present),
      told('dosha/gandmool', ({ present }) => present),
    ],
    every: 4,
  },
  {
    quantity: 'sade sati at the instant',
    every: 4,
    told: [
      told('dosha/all', ({ doshas }) => by('key', 'sade_sati', doshas).present),
      told('dosha/sade-sati', ({ status }) => status.active),
    ],
  },
  {
    quantity: 'dhaiya at the instant',
    every: 4,
    told: [
      told('dosha/all', ({ doshas }) => by('key', 'dhaiya', doshas).present),
      told('dosha/shani-dhaiya', ({ status }) => status.active),
    ],
  },
  {
    quantity: 'signs of the planets',
    told: [
      told('kundli/planets', signsOf),
      told('varga/D1', signsOf),
      told('kundli/bhava-chalit', signsOf),
      told('ephemeris/positions', ({ bodies }) => PLANETS.map((key) => by('body', key, bodies).sign.key)),
      told('varga/shodashavarga', ({ table }) => PLANETS.map((key) => by('planet', key, table).charts.D1.key)),
    ],
    every: 4,
  },
  {
    quantity: 'longitudes of the planets',
    every: 4,
    told: [
      told('kundli/planets', (data) => PLANETS.map((key) => planetOf(key, data).longitude)),
      told('ephemeris/positions', ({ bodies }) => PLANETS.map((key) => by('body', key, bodies).longitude)),
      told('kundli/bhava-chalit', (data) => PLANETS.map((key) => planetOf(key, data).longitude)),
    ],
  },
  {
    quantity: 'the ascendant',
    told: [
      told('kundli/planets', ({ ascendant }) => ascendant.longitude),
      told('kundli/ascendant', ({ longitude }) => longitude),
      told('kundli/houses', ({ ascendant_degree }) => ascendant_degree),
    ],
    every: 4,
  },
  {
    quantity: 'the sign that rises',
    told: [
      told('kundli/planets', ({ ascendant }) => ascendant.sign.key),
      told('kundli/houses', ({ houses }) => houses[0].sign.key),
      told('kundli/house-lords', ({ houses }) => houses[0].sign.key),
      told('interpret/ascendant', ({ sign }) => sign.key),
    ],
    every: 4,
  },
  {
    quantity: 'the birth star',
    told: [
      told('kundli/avakahada', ({ nakshatra }) => starOf(nakshatra)),
      told('kundli/planets', (data) => starOf(planetOf('moon', data).nakshatra)),
      told('interpret/nakshatra', ({ nakshatra }) => starOf(nakshatra)),
      told('dosha/gandmool', ({ nakshatra }) => starOf(nakshatra)),
    ],
    every: 4,
  },
  {
    quantity: 'the Moon sign',
    told: [
      told('kundli/avakahada', ({ sign }) => sign.key),
      told('interpret/moon-sign', ({ sign }) => sign.key),
      told('dosha/sade-sati', ({ moon_sign }) => moon_sign.key),
      told('kundli/chart-from', ({ sign }) => sign.key, { reference: 'moon' }),
    ],
    every: 4,
  },
  {
    quantity: 'name syllables of the birth star',
    told: [
      told('kundli/avakahada', ({ name_letters }) => name_letters),
      told('remedies/nakshatra', ({ syllables }) => syllables),
    ],
    every: 8,
  },
  {
    quantity: 'dignities',
    every: 4,
    told: [
      told('kundli/dignities', (data) => PLANETS.map((key) => planetOf(key, data).dignity)),
      told('kundli/avasthas', (data) => PLANETS.map((key) => planetOf(key, data).dignity)),
    ],
  },
  {
    quantity: 'dignity of Saturn',
    every: 8,
    told: [
      told('kundli/planet-analysis', ({ dignity }) => dignity, { planet: 'saturn' }),
      told('kundli/dignities', (data) => planetOf('saturn', data).dignity),
    ],
  },
  {
    quantity: 'shadbala of Saturn',
    every: 8,
    told: [
      told('kundli/planet-analysis', ({ shadbala }) => [shadbala.rupas, shadbala.ratio, shadbala.rank], {
        planet: 'saturn',
      }),
      told('strength/shadbala', (data) => {
        const { rupas, ratio, rank } = planetOf('saturn', data);
        return [rupas, ratio, rank];
      }),
    ],
  },
  {
    quantity: 'ishta and kashta',
    every: 8,
    told: [
      told('strength/ishta-kashta', ({ planets }) => planets.map(({ ishta, kashta }: Data) => [ishta, kashta])),
      told('strength/shadbala', ({ planets }) => planets.map(({ ishta, kashta }: Data) => [ishta, kashta])),
    ],
  },
  {
    quantity: 'the seventh house: its strength',
    every: 8,
    told: [
      told('kundli/house-analysis', ({ bhava_bala: { total, rank } }) => [total, rank], { house: 7 }),
      told(
        'strength/bhava-bala',
        ({
          houses: {
            6: { total, rank },
          },
        }) => [total, rank],
      ),
    ],
  },
  {
    quantity: 'the navamsa',
    told: [
      told('varga/D9', (data) => [data.ascendant.sign.key, signsOf(data)]),
      told('varga/shodashavarga', ({ table }) => [
        by('planet', 'ascendant', table).charts.D9.key,
        PLANETS.map((key) => by('planet', key, table).charts.D9.key),
      ]),
    ],
    every: 4,
  },
  {
    quantity: 'the atmakaraka',
    told: [
      told('jaimini/karakas', ({ karakas }) => by('key', 'ak', karakas).planet),
      told('jaimini/karakamsa', ({ atmakaraka }) => atmakaraka),
    ],
    every: 4,
  },
  ...['vimshottari', 'yogini', 'chara'].map(dasha),
  {
    quantity: 'the great period that runs, in words',
    every: 8,
    told: [
      told('dasha/vimshottari', ({ current }) => [current[0].lords[0].key, current[0].span.start]),
      told('interpret/dasha', ({ periods }) => [periods[0].lords[0].key, periods[0].span.start]),
    ],
  },
  {
    quantity: 'places of the planets at the instant, from the Moon',
    every: 4,
    told: [
      told('transit/gochara', (data) =>
        PLANETS.map((key) => [planetOf(key, data).sign.key, planetOf(key, data).house]),
      ),
      told('transit/chart', (data) =>
        PLANETS.map((key) => [planetOf(key, data).sign.key, planetOf(key, data).from_moon]),
      ),
      told('interpret/transits', (data) =>
        PLANETS.map((key) => [planetOf(key, data).sign.key, planetOf(key, data).house]),
      ),
    ],
  },
  {
    quantity: 'what one call about a birth tells at the instant',
    every: 8,
    told: [
      told('kundli/full', ({ sections }) => sections['dosha/sade-sati'].status, {
        sections: ['dosha/sade-sati'],
        at: '1996-07-01T00:00:00+05:30',
      }),
      told('dosha/sade-sati', ({ status }) => status, { at: '1996-07-01T00:00:00+05:30' }),
    ],
  },
  {
    quantity: 'the solar year',
    every: 4,
    told: [
      told('varshaphal/chart', ({ age, span }) => [age, span], { age: 36 }),
      told('varshaphal/muntha', ({ age, span }) => [age, span], { age: 36 }),
      told('varshaphal/year-lord', ({ age, span }) => [age, span], { age: 36 }),
      told('varshaphal/mudda-dasha', ({ age, span }) => [age, span], { age: 36 }),
      told('interpret/year', ({ age, span }) => [age, span], { age: 36 }),
    ],
  },
  {
    quantity: 'the muntha',
    every: 4,
    told: [
      told('varshaphal/muntha', ({ muntha }) => [muntha.sign.key, muntha.house, muntha.lord], { age: 36 }),
      told('interpret/year', ({ muntha }) => [muntha.sign.key, muntha.house, muntha.lord], { age: 36 }),
    ],
  },
  {
    quantity: 'the sign that rises in the year',
    every: 4,
    told: [
      told('varshaphal/chart', ({ ascendant }) => ascendant.sign.key, { age: 36 }),
      told('interpret/year', ({ sign }) => sign.key, { age: 36 }),
    ],
  },
];

/** Quantities of a pair; the body is two births. */
export const OF_PAIR: readonly Quantity[] = [
  {
    quantity: 'Mangal dosha of the pair',
    told: [
      told('matching/manglik', ({ compatible }) => compatible),
      told('matching/ashtakoot', ({ manglik }) => manglik.balanced),
      told('matching/summary', ({ checks }) => by('key', 'manglik', checks).passed),
      told('matching/summary', (data) => data.for.some(({ rule_id }: Data) => rule_id.startsWith('manglik.'))),
    ],
  },
  {
    quantity: 'the verdict on the pair',
    told: [told('matching/ashtakoot', ({ verdict }) => verdict), told('matching/summary', ({ verdict }) => verdict)],
  },
  {
    quantity: 'nadi and its dosha',
    every: 4,
    told: [
      told('matching/ashtakoot', ({ kootas }) => {
        const { points, dosha, cancelled } = by('key', 'nadi', kootas);
        return [points, dosha, cancelled];
      }),
      told('matching/nadi', ({ points, present, cancelled }) => [points, present, cancelled]),
    ],
  },
  {
    quantity: 'bhakoot and its dosha',
    every: 4,
    told: [
      told('matching/ashtakoot', ({ kootas }) => {
        const { points, dosha, cancelled } = by('key', 'bhakoot', kootas);
        return [points, dosha, cancelled];
      }),
      told('matching/bhakoot', ({ points, present, cancelled }) => [points, present, cancelled]),
    ],
  },
  {
    quantity: 'the verdict of the poruthams',
    told: [
      told('matching/summary', ({ checks }) => by('key', 'porutham', checks).passed),
      told('matching/summary', (data) => data.for.some(({ rule_id }: Data) => rule_id.startsWith('porutham.'))),
      told('matching/porutham', ({ verdict }) => verdict !== 'adhama'),
    ],
  },
  {
    quantity: 'whether papasamyam is accepted',
    told: [
      told('matching/summary', ({ checks }) => by('key', 'papasamyam', checks).passed),
      told('matching/summary', (data) => data.for.some(({ rule_id }: Data) => rule_id.startsWith('papasamyam.'))),
      told('matching/papasamyam', ({ acceptable }) => acceptable),
    ],
  },
  {
    quantity: 'whether great periods change together',
    told: [
      told('matching/summary', ({ checks }) => by('key', 'sandhi', checks).passed),
      told('matching/summary', (data) => data.for.some(({ rule_id }: Data) => rule_id.startsWith('sandhi.'))),
      told('matching/dasha-sandhi', ({ acceptable }) => acceptable),
    ],
  },
  {
    quantity: 'rajju and vedha',
    every: 4,
    told: [
      told('matching/summary', ({ checks }) => [by('key', 'rajju', checks).passed, by('key', 'vedha', checks).passed]),
      told('matching/rajju-vedha', ({ rajju, vedha }) => [rajju.grade === 'good', !vedha.present]),
    ],
  },
];

const YEARS = ['shaka', 'vikram', 'vikram_kartikadi', 'kali'] as const;
const samvat = ({ samvat: years }: Data): unknown => [
  ...YEARS.map((key) => years[key]),
  years.samvatsara.south.id,
  years.samvatsara.north.id,
];
const ERAS = [...YEARS, 'samvatsara_south', 'samvatsara_north'] as const;
const tithisOf = (rows: readonly Data[]): unknown => rows.map(({ id, span }) => [id, span.start, span.end]);
const monthOf = ({ key, adhika, kshaya }: Data): unknown => [key, adhika, kshaya];
const windowOf = (key: string, rows: readonly Data[]): unknown => by('key', key, rows)?.span ?? null;

/** Years of a date: the body is a date and a place. */
export const YEARS_OF_DAY: readonly Quantity[] = [
  {
    quantity: 'years of the civil date',
    told: [
      told('panchang/era', ({ eras }) => ERAS.map((key) => by('key', key, eras).year)),
      told('panchang/daily', samvat),
      told('panchang/month-season', samvat),
    ],
  },
  {
    quantity: 'Shaka and Vikram of the civil date',
    told: [
      told('panchang/era', ({ eras }) => [by('key', 'shaka', eras).year, by('key', 'vikram', eras).year]),
      told('calendar/to-hindu', ({ lunar: { shaka, vikram } }) => [shaka, vikram]),
    ],
  },
  {
    quantity: 'the Gujarati year and its name',
    told: [
      told('panchang/era', ({ eras }) => [
        by('key', 'vikram_kartikadi', eras).year,
        by('key', 'samvatsara_north', eras).year,
      ]),
      told('panchang/regional/gujarati', ({ lunar_date, year_name }) => [lunar_date.year, year_name.id]),
    ],
  },
  {
    quantity: 'the year of the Deccan and its name',
    told: [
      told('panchang/era', ({ eras }) => [by('key', 'shaka', eras).year, by('key', 'samvatsara_south', eras).year]),
      told('panchang/regional/marathi', ({ lunar_date, year_name }) => [lunar_date.year, year_name.id]),
    ],
  },
];

/** Quantities of a day at a place; the body is a date, a place, and `from` and `to` of the same date. */
export const OF_DAY: readonly Quantity[] = [
  ...YEARS_OF_DAY.map((row) => ({ ...row, every: 4 })),
  {
    quantity: 'the Kollam year',
    every: 8,
    told: [
      told('panchang/era', ({ eras }) => by('key', 'kollam', eras).year),
      told('panchang/regional/malayalam', ({ solar_date }) => solar_date.year),
      told('calendar/to-hindu', ({ solar }) => solar.year, { tradition: 'malayalam' }),
    ],
  },
  {
    quantity: 'the Bengali year',
    every: 8,
    told: [
      told('panchang/era', ({ eras }) => by('key', 'bengali', eras).year),
      told('panchang/regional/bengali', ({ solar_date }) => solar_date.year),
      told('calendar/to-hindu', ({ solar }) => solar.year, { tradition: 'bengali' }),
    ],
  },
  {
    quantity: 'sunrise and sunset',
    every: 2,
    told: [
      told('panchang/daily', ({ sunrise, sunset }) => [sunrise, sunset]),
      told('panchang/range', ({ days }) => [days[0].sunrise, days[0].sunset]),
      told('ephemeris/rise-set', ({ days }) => {
        const { rise, set } = by('body', 'sun', days);
        return [rise, set];
      }),
    ],
  },
  {
    quantity: 'tithis, stars, yogas and karanas',
    every: 2,
    told: [
      told('panchang/daily', (data) => ['tithi', 'nakshatra', 'yoga', 'karana'].map((key) => tithisOf(data[key]))),
      told('panchang/range', ({ days }) =>
        ['tithi', 'nakshatra', 'yoga', 'karana'].map((key) => tithisOf(days[0][key])),
      ),
    ],
  },
  {
    quantity: 'the tithi that rules the day',
    every: 4,
    told: [
      told('panchang/daily', ({ tithi }) => tithi[0].id),
      told('calendar/to-hindu', ({ lunar }) => lunar.tithi.id),
      told('panchang/regional/marathi', ({ lunar_date }) => lunar_date.tithi.id),
    ],
  },
  {
    quantity: 'the lunar month',
    every: 4,
    told: [
      told('panchang/daily', ({ lunar_month }) => monthOf(lunar_month)),
      told('panchang/month-season', ({ lunar_month }) => monthOf(lunar_month)),
      told('calendar/to-hindu', ({ lunar }) => monthOf(lunar.month)),
      told('panchang/regional/telugu', ({ lunar_date }) => monthOf(lunar_date.month)),
    ],
  },
  {
    quantity: 'seasons',
    every: 8,
    told: [
      told('panchang/daily', ({ ritu, ayana }) => [ritu.vedic.key, ritu.drik.key, ayana.vedic.key, ayana.drik.key]),
      told('panchang/month-season', ({ ritu, ayana }) => [
        ritu.vedic.key,
        ritu.drik.key,
        ayana.vedic.key,
        ayana.drik.key,
      ]),
    ],
  },
  {
    quantity: 'the weekday',
    every: 4,
    told: [
      told('panchang/daily', ({ vara }) => vara.key),
      told('panchang/anandadi', ({ vara }) => vara.key),
      told('muhurat/day-guide', ({ vara }) => vara.key),
    ],
  },
  {
    quantity: 'Rahu kala, Yamaganda and Gulika kala',
    every: 4,
    told: [
      told('panchang/rahu-kaal', ({ rahu_kala, yamaganda, gulika_kala }) => [rahu_kala, yamaganda, gulika_kala]),
      told('panchang/inauspicious', ({ windows }) =>
        ['rahu_kala', 'yamaganda', 'gulika_kala'].map((key) => windowOf(key, windows)),
      ),
      told('panchang/regional/tamil', ({ items }) =>
        ['rahu_kala', 'yamaganda', 'gulika_kala'].map((key) => windowOf(key, items)),
      ),
    ],
  },
  {
    quantity: 'choghadiyas',
    every: 8,
    told: [
      told('panchang/choghadiya', ({ day, night }) => [...day, ...night].map(({ key, span }) => [key, span])),
      told('panchang/regional/gujarati', ({ items }) =>
        items.filter(({ key }: Data) => key === 'choghadiya').map(({ value, span }: Data) => [value.key, span]),
      ),
      told(
        'panchang/daily',
        ({ choghadiya: { day, night } }) => [...day, ...night].map(({ key, span }) => [key, span]),
        {
          include: ['choghadiya'],
        },
      ),
    ],
  },
  {
    quantity: 'horas',
    every: 8,
    told: [
      told('panchang/hora', ({ horas }) => horas.map(({ lord, span }: Data) => [lord, span])),
      told('panchang/daily', ({ hora: { horas } }) => horas.map(({ lord, span }: Data) => [lord, span]), {
        include: ['hora'],
      }),
    ],
  },
  {
    quantity: 'adverse windows',
    every: 8,
    told: [
      told('panchang/inauspicious', ({ windows }) => windows.map(({ key, span }: Data) => [key, span])),
      told('panchang/daily', ({ inauspicious: { windows } }) => windows.map(({ key, span }: Data) => [key, span]), {
        include: ['inauspicious'],
      }),
    ],
  },
  {
    quantity: 'festivals of the date',
    every: 8,
    told: [
      told('calendar/festivals', ({ festivals }) => festivals.map(keyOf)),
      told('panchang/daily', ({ festivals: { festivals } }) => festivals.map(keyOf), { include: ['festivals'] }),
    ],
  },
];
