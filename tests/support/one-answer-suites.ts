/**
 * More rows of the table of `one-answer.ts`: suites that tell again what the chart, the pair or the day tells. Reports are not
 * among them, because they print answers of these endpoints (tests/functions/pdf-fields.test.ts holds every printed value).
 */
import { by, keyOf, PLANETS, planetOf, told, type Data, type Quantity } from './one-answer.ts';

const housesOf = (data: Data): unknown => PLANETS.map((key) => planetOf(key, data).house);
/** The house that a list of houses has each planet in. */
const placedIn = ({ houses }: Data): unknown =>
  PLANETS.map((key) => houses.find(({ planets }: Data) => planets.some((one: Data) => keyOf(one) === key))?.house);
/** Values of facts of the astrologer by what stands behind a prefix. */
const factsOf =
  (prefix: string) =>
  ({ facts }: Data): readonly (readonly [string, unknown])[] =>
    facts
      .filter(({ fact_id }: Data) => fact_id.startsWith(prefix))
      .map(({ fact_id, value }: Data) => [fact_id.slice(prefix.length), value]);
/** Of a planet, what the astrologer says of it; of one that he says nothing of, `undefined`. */
const factOf = (prefix: string, key: string, data: Data): unknown => Object.fromEntries(factsOf(prefix)(data))[key];
const lordRow = (key: string, { lords }: Data): Data => lords.find(({ planet }: Data) => planet === key);

/** Doshas that have a remedy of their own. */
const REMEDIED = ['manglik', 'kaal_sarp', 'pitra', 'grahan', 'guru_chandal', 'shrapit', 'angarak', 'vish'] as const;
const gradesOf = ({ doshas }: Data): unknown =>
  REMEDIED.map((key) => {
    const row = by('key', key, doshas);
    return row === undefined || row.present === false ? null : [row.grade, row.cancelled];
  });

const NAME = { name: 'Asha Verma' };
const SPOKEN = ['jupiter', 'saturn'] as const;

/** Quantities of a birth. */
/** The dashas that `dasha/running` knows too, by their endpoints. */
const DASHAS: Readonly<Record<string, string>> = {
  ashtottari: 'ashtottari',
  shodashottari: 'conditional/shodashottari',
  shattrimsha: 'conditional/shattrimsha',
  kalachakra: 'kalachakra',
  narayana: 'narayana',
  sudasa: 'sudasa',
  kendradi_rashi: 'kendradi-rashi',
  shoola: 'shoola',
  sthira: 'sthira',
  mandooka: 'mandooka',
  trikona: 'trikona',
  yogardha: 'yogardha',
  chakra: 'chakra',
  tithi_ashtottari: 'panchanga/tithi_ashtottari',
  naisargika: 'naisargika',
  tara: 'tara',
  kala: 'kala',
};
const lordsAndSpans = (rows: readonly Data[], levels: number): unknown =>
  rows.slice(0, levels).map(({ lords, span: { start, end } }) => [lords.map(keyOf), start, end]);
/** Systems of which only some have a second level. */
const dashaRows = Object.entries(DASHAS).map(([system, path]): Quantity => {
  const levels = system === 'naisargika' ? 1 : 2;
  return {
    quantity: `${system}: the periods that run`,
    every: 8,
    told: [
      told(`dasha/${path}`, ({ state, current }) => [state, lordsAndSpans(current, levels)]),
      told('dasha/running', ({ systems: [row] }) => [row.state, lordsAndSpans(row.current, levels)], {
        systems: [system],
      }),
    ],
  };
});

export const MORE_OF_BIRTH: readonly Quantity[] = [
  ...dashaRows,
  {
    quantity: 'houses of the planets',
    every: 4,
    told: [
      told('kundli/planets', housesOf),
      told('birthchart', housesOf),
      told('birthchart', placedIn),
      told('lal-kitab/planet-status', housesOf),
      told('lal-kitab/chart', placedIn),
      told('lal-kitab/house-status', placedIn),
      told('lal-kitab/varshphal', ({ moved }) => PLANETS.map((key) => by('planet', key, moved).from_house), {
        age: 36,
      }),
      told('dasha/lords', (data) => PLANETS.map((key) => lordRow(key, data).house)),
    ],
  },
  {
    quantity: 'signs of the planets, in the first call and to the astrologer',
    every: 4,
    told: [
      told('kundli/planets', (data) => SPOKEN.map((key) => planetOf(key, data).sign.key)),
      told('birthchart', (data) => SPOKEN.map((key) => planetOf(key, data).sign.key)),
      told('ai/facts', (data) => SPOKEN.map((key) => factOf('D1.sign.', key, data))),
    ],
  },
  {
    quantity: 'dignity, strength and motion of Jupiter and Saturn',
    every: 8,
    told: [
      told('kundli/dignities', (data) => SPOKEN.map((key) => planetOf(key, data).dignity)),
      told('dasha/lords', (data) => SPOKEN.map((key) => lordRow(key, data).dignity)),
      told('ai/facts', (data) => SPOKEN.map((key) => factOf('D1.dignity.', key, data))),
    ],
  },
  {
    quantity: 'the rank in shadbala of Jupiter and Saturn',
    every: 8,
    told: [
      told('strength/shadbala', (data) => SPOKEN.map((key) => planetOf(key, data).rank)),
      told('ai/facts', (data) => SPOKEN.map((key) => factOf('D1.strength.', key, data))),
    ],
  },
  {
    quantity: 'shadbala of the lords',
    every: 8,
    told: [
      told('strength/shadbala', (data) => SPOKEN.map((key) => [planetOf(key, data).rupas, planetOf(key, data).ratio])),
      told('dasha/lords', (data) =>
        SPOKEN.map((key) => [lordRow(key, data).shadbala.rupas, lordRow(key, data).shadbala.ratio]),
      ),
    ],
  },
  {
    quantity: 'combustion and retrograde motion',
    every: 4,
    told: [
      told('kundli/planets', (data) => PLANETS.map((key) => planetOf(key, data).combust)),
      told('birthchart', (data) => PLANETS.map((key) => planetOf(key, data).combust)),
      told('kundli/planet-states', (data) => PLANETS.map((key) => planetOf(key, data).combust)),
      told('dasha/lords', (data) => PLANETS.map((key) => lordRow(key, data).combust)),
    ],
  },
  {
    quantity: 'functional nature of Saturn',
    every: 8,
    told: [
      told('kundli/functional-nature', ({ benefics, malefics }) =>
        [benefics, malefics].map((rows) => rows.some((one: Data) => keyOf(one) === 'saturn')),
      ),
      told('kundli/planet-analysis', ({ functional }) => [functional.benefic, functional.malefic], {
        planet: 'saturn',
      }),
      told('dasha/lords', (data) => {
        const { functional } = lordRow('saturn', data);
        return [functional.benefic, functional.malefic];
      }),
    ],
  },
  {
    quantity: 'karakas of the planets',
    every: 8,
    told: [
      told('jaimini/karakas', ({ karakas }) =>
        SPOKEN.map((key) => karakas.find(({ planet }: Data) => planet === key)?.key ?? null),
      ),
      told('dasha/lords', (data) => SPOKEN.map((key) => lordRow(key, data).karaka?.key ?? null)),
    ],
  },
  {
    quantity: 'the lords of the houses',
    every: 4,
    told: [
      told('kundli/house-lords', ({ houses }) => houses.map(({ lord }: Data) => lord)),
      told('kundli/houses', ({ houses }) => houses.map(({ lord }: Data) => lord)),
      told('birthchart', ({ houses }) => houses.map(({ lord }: Data) => lord)),
      told('interpret/house-lords', ({ houses }) => houses.map(({ lord }: Data) => lord)),
    ],
  },
  {
    quantity: 'the weekday of the birth',
    every: 4,
    told: [
      told('kundli/birth-details', ({ weekday }) => weekday.hindu.key),
      told('interpret/birth-panchang', ({ limbs }) => by('limb', 'vara', limbs).key),
      told('ai/facts', (data) => factOf('birth.', 'vara', data)),
    ],
  },
  {
    quantity: 'doshas and what is done for them',
    every: 4,
    told: [told('dosha/all', gradesOf), told('remedies/doshas', gradesOf)],
  },
  {
    quantity: 'manglik, kaal sarp and sade sati to the astrologer',
    every: 4,
    told: [
      told('dosha/all', ({ doshas }) =>
        ['manglik', 'kaal_sarp', 'sade_sati'].map((key) => by('key', key, doshas).present),
      ),
      told('ai/facts', (data) => ['manglik', 'kaal_sarp', 'sade_sati'].map((key) => factOf('dosha.', key, data))),
    ],
  },
  {
    quantity: 'gajakesari',
    every: 8,
    told: [
      told('yoga/detect', ({ yogas }) => by('key', 'gajakesari', yogas)?.present ?? false),
      told('yoga/explain', ({ present }) => present, { yoga: 'gajakesari' }),
    ],
  },
  {
    quantity: 'the star of birth and its customs',
    every: 8,
    told: [
      told('kundli/avakahada', ({ nakshatra }) => nakshatra.key),
      told('remedies/nakshatra', ({ nakshatra }) => nakshatra.key),
      told('kundli/navatara', ({ birth_nakshatra }) => birth_nakshatra.key),
    ],
  },
  {
    quantity: 'planets that stand together',
    every: 8,
    told: [
      told('kundli/conjunctions', ({ groups }) =>
        groups.map(({ planets }: Data) => planets.map(keyOf).toSorted()).toSorted(),
      ),
      told('interpret/conjunctions', ({ groups }) =>
        groups
          .filter(({ kind }: Data) => kind === 'joined')
          .map(({ planets }: Data) => planets.map(keyOf).toSorted())
          .toSorted(),
      ),
    ],
  },
  {
    quantity: 'the signs where planets pass at the instant',
    every: 4,
    told: [
      told('transit/chart', (data) =>
        SPOKEN.map((key) => [planetOf(key, data).sign.key, planetOf(key, data).from_moon]),
      ),
      told('transit/gochara', (data) => SPOKEN.map((key) => [planetOf(key, data).sign.key, planetOf(key, data).house])),
      told('ai/facts', (data) =>
        SPOKEN.map((key) => [factOf('transit.sign.', key, data), factOf('transit.house_from_moon.', key, data)]),
      ),
    ],
  },
  {
    quantity: 'cusps of KP',
    every: 8,
    told: [
      told('kp/cusps', ({ cusps }) => cusps.map(({ longitude, sub_lord }: Data) => [longitude, sub_lord])),
      told('kp/cuspal-interlinks', ({ cusps }) => cusps.map(({ longitude, sub_lord }: Data) => [longitude, sub_lord])),
    ],
  },
  {
    quantity: 'the number of the day',
    every: 8,
    told: [told('numerology/core', ({ mulank }) => mulank.number), told('numerology/lucky', ({ mulank }) => mulank)],
  },
  {
    quantity: 'the path of life',
    every: 8,
    told: [
      told('numerology/profile', ({ life_path }) => life_path, NAME),
      told('numerology/pinnacles', ({ life_path }) => life_path),
    ],
  },
  {
    quantity: 'the number of a name, and the numbers it lacks',
    every: 8,
    told: [
      told('numerology/core', ({ namank }) => [namank.sum, namank.number], NAME),
      told(
        'numerology/name-number',
        ({ systems }) => {
          const { sum, number } = by('system', 'chaldean', systems);
          return [sum, number];
        },
        NAME,
      ),
    ],
  },
  {
    quantity: 'the numbers that a name lacks',
    every: 8,
    told: [
      told('numerology/karmic', ({ lessons }) => lessons.map(({ number }: Data) => number), NAME),
      told('numerology/name-analysis', ({ lessons }) => lessons.map(({ number }: Data) => number), NAME),
    ],
  },
];

const first = ({ results }: Data): Data => results[0];

/** Quantities of a pair. */
export const MORE_OF_PAIR: readonly Quantity[] = [
  {
    quantity: 'points, verdict and Mangal dosha, one by one and in bulk',
    told: [
      told('matching/ashtakoot', ({ total, adjusted, verdict, manglik }) => [
        total,
        adjusted,
        verdict,
        manglik.balanced,
      ]),
      told('matching/bulk', (data) => {
        const { total, adjusted, verdict, manglik_ok } = first(data);
        return [total, adjusted, verdict, manglik_ok];
      }),
    ],
  },
  {
    quantity: 'star and sign of the bride',
    every: 4,
    told: [
      told('matching/ashtakoot', ({ bride }) => [bride.nakshatra.key, bride.pada, bride.moon_sign.key]),
      told('matching/porutham', ({ bride }) => [bride.nakshatra.key, bride.pada, bride.moon_sign.key]),
      told('matching/bulk', (data) => {
        const { nakshatra, pada, moon_sign } = first(data).other;
        return [nakshatra.key, pada, moon_sign.key];
      }),
    ],
  },
  {
    quantity: 'star and sign of the groom',
    every: 4,
    told: [
      told('matching/ashtakoot', ({ groom }) => [groom.nakshatra.key, groom.pada, groom.moon_sign.key]),
      told('kundli/avakahada', ({ nakshatra, sign }) => [nakshatra.key, nakshatra.pada, sign.key]),
    ],
  },
  {
    quantity: 'papasamyam of the groom',
    every: 4,
    told: [
      told('matching/papasamyam', ({ groom }) => groom.points),
      told('dosha/papasamyam', ({ points }) => points.total),
    ],
  },
  {
    quantity: 'the dosha of Mars of the groom',
    every: 4,
    told: [
      told('matching/manglik', ({ groom }) => [groom.present, groom.effective]),
      told('dosha/manglik', ({ present, effective }) => [present, effective]),
    ],
  },
  {
    quantity: 'rajju and vedha of the ten',
    every: 4,
    told: [
      told('matching/rajju-vedha', ({ rajju, vedha }) => [rajju.grade === 'good', !vedha.present]),
      told('matching/dashakoot', ({ flags }) => [flags.rajju, flags.vedha]),
    ],
  },
];

const spans = (rows: readonly Data[]): unknown => rows.map(({ key, span }) => [key, span]);

/** Quantities of a day at a place. */
export const MORE_OF_DAY: readonly Quantity[] = [
  {
    quantity: 'good windows',
    every: 8,
    told: [
      told('panchang/auspicious', ({ windows }) => spans(windows)),
      told('panchang/daily', ({ auspicious }) => spans(auspicious.windows), { include: ['auspicious'] }),
    ],
  },
  {
    quantity: 'gowri',
    every: 8,
    told: [
      told('panchang/gowri', ({ day, night }) => spans([...day, ...night])),
      told('panchang/daily', ({ gowri: { day, night } }) => spans([...day, ...night]), { include: ['gowri'] }),
    ],
  },
  {
    quantity: 'the yogas of star and weekday',
    every: 8,
    told: [
      told('panchang/anandadi', ({ anandadi, tamil }) => [spans(anandadi), spans(tamil)]),
      told('panchang/daily', ({ anandadi: both }) => [spans(both.anandadi), spans(both.tamil)], {
        include: ['anandadi'],
      }),
    ],
  },
  {
    quantity: 'tithi and star of the sunrise, in the month and on the day',
    every: 8,
    told: [
      told('panchang/daily', ({ tithi, nakshatra }) => [tithi[0].key, nakshatra[0].key]),
      told('calendar/month', (data, { date: asked }) => {
        const { tithi, nakshatra } = data.weeks.flat().find(({ date }: Data) => date === asked);
        return [tithi.key, nakshatra.key];
      }),
    ],
  },
  {
    quantity: 'the entries of the Sun into signs',
    every: 8,
    told: [
      told('calendar/sankranti', ({ sankrantis }) => sankrantis.map(({ at, sign }: Data) => [at, sign.key])),
      told('ephemeris/ingress', ({ ingresses }) => ingresses.map(({ at, to }: Data) => [at, to.key]), {
        bodies: ['sun'],
      }),
    ],
  },
  {
    quantity: 'eclipses of the Sun',
    every: 8,
    told: [
      told('calendar/grahan', ({ eclipses }) =>
        eclipses
          .filter(({ kind }: Data) => kind === 'solar')
          .map(({ type, contacts, visible }: Data) => [type, contacts.maximum, visible]),
      ),
      told('ephemeris/solar-eclipses', ({ eclipses }) =>
        eclipses.map(({ type, maximum, local: { visible, type: seen, contacts } }: Data) =>
          // Where it is seen, the calendar tells it as it is seen there.
          visible ? [seen, contacts.maximum, true] : [type, maximum, false],
        ),
      ),
    ],
  },
  {
    quantity: 'eclipses of the Moon',
    every: 8,
    told: [
      told('calendar/grahan', ({ eclipses }) =>
        eclipses
          .filter(({ kind }: Data) => kind === 'lunar')
          .map(({ type, contacts }: Data) => [type, contacts.maximum]),
      ),
      told('ephemeris/lunar-eclipses', ({ eclipses }) =>
        eclipses.map(({ type, contacts }: Data) => [type, contacts.maximum]),
      ),
    ],
  },
  {
    quantity: 'Ekadashis',
    every: 8,
    told: [
      told('calendar/ekadashi', ({ ekadashis }, { date }) =>
        ekadashis
          // It lists one of which the Vaishnava day alone lies in the window, too.
          .filter(({ smarta }: Data) => smarta >= date)
          .map(({ key, smarta, span: { start, end } }: Data) => [key, smarta, start, end]),
      ),
      told('calendar/vrat/ekadashi', ({ vrats }) =>
        vrats.map(({ key, date, span: { start, end } }: Data) => [key, date, start, end]),
      ),
    ],
  },
  {
    quantity: 'the limbs at noon',
    every: 4,
    told: [
      told(
        'panchang/at',
        ({ tithi, nakshatra, yoga }) =>
          [tithi, nakshatra, yoga].map(({ id, span: { start, end } }) => [id, start, end]),
        { time: '12:00' },
      ),
      told('panchang/daily', (data, { date }) =>
        ['tithi', 'nakshatra', 'yoga'].map((name) => {
          const noon = Date.parse(`${date}T12:00:00+05:30`);
          const runs = data[name].find(
            ({ span: { start, end } }: Data) => Date.parse(start) <= noon && noon < Date.parse(end),
          );
          return [runs.id, runs.span.start, runs.span.end];
        }),
      ),
    ],
  },
];
