import { separation } from '../../../layers/jyotish/ephemeris/angle.ts';
import { julian, type CivilDate, fromCivil } from '../../../layers/jyotish/ephemeris/instant.ts';
import { horizonOf } from '../../../layers/jyotish/ephemeris/rise-set.ts';
import { sunTable } from '../../../layers/jyotish/ephemeris/year-table.ts';
import { evenLagna } from '../../../layers/jyotish/kundli/special-lagna.ts';
import { UPAGRAHAS, upagrahasAt, type PortionPoint } from '../../../layers/jyotish/kundli/upagraha.ts';
import { vedicDayAt, type VedicDay } from '../../../layers/jyotish/panchang/vedic-day.ts';
import { testSky } from '../../support/sky.ts';
import { vectorCases } from '../../support/vectors.ts';
import { TOLERANCE } from '../../tolerance.ts';

interface Part {
  readonly begin: number;
  readonly middle: number;
  readonly end: number;
}
interface Birth {
  readonly id: string;
  readonly jd_ut: number;
  readonly tzone: number;
  readonly lat: number;
  readonly lon: number;
  readonly birth_in: string;
  readonly vedic_day: { readonly sunrise: number; readonly weekday: number };
  readonly special_lagnas: { readonly bhava: number; readonly hora: number; readonly ghati: number };
  readonly upagrahas: Readonly<Record<string, Part | number | { readonly lon: number }>>;
}

const sky = await testSky();
const clock = (tz: number) => ({
  offsetAt: () => tz,
  instant: (date: CivilDate, hour: number) => fromCivil(date, hour, tz),
});
const births = vectorCases<Birth>('strengths.json');
const dayOf = ({ jd_ut, lat, lon, tzone }: Birth): VedicDay => {
  const jd = julian(jd_ut);
  return vedicDayAt(horizonOf(sunTable(sky, jd), { lat, lon, altitude: 0 }, 'hindu'), clock(tzone), jd);
};
const OUR_ID: Readonly<Record<string, string>> = { kaala: 'kala', mandi_by_ghati: 'mandi' };
const FIELD = { start: 'begin', middle: 'middle', end: 'end' } as const;

/** The longitude the reference gives for an entry, under a choice of point. */
const published = (entry: Part | number | { readonly lon: number }, portion: PortionPoint): number => {
  if (typeof entry === 'number') return entry;
  if ('lon' in entry) return entry.lon;
  return entry[FIELD[portion]];
};

describe('upagrahas', () => {
  it.each(['start', 'middle', 'end'] as const)('agree with 30 reference births, %s of the part', (portion) => {
    expect(births).toHaveLength(30);
    for (const birth of births) {
      const place = { lat: birth.lat, lon: birth.lon, altitude: 0 };
      const found = upagrahasAt(sky, julian(birth.jd_ut), place, dayOf(birth), { portion, mandi: 'ghati' });
      expect(found.map(({ id }) => id)).toEqual([...UPAGRAHAS]);
      const entries = Object.entries(birth.upagrahas);
      expect(entries).toHaveLength(11);
      for (const [name, entry] of entries) {
        const ours = found.find(({ id }) => id === (OUR_ID[name] ?? name))?.longitude ?? Number.NaN;
        const off = separation(ours, published(entry, portion));
        expect({ id: birth.id, name, near: off < TOLERANCE.upagrahaDegree }).toEqual({
          id: birth.id,
          name,
          near: true,
        });
      }
    }
  });

  it('can make Mandi the same as Gulika', () => {
    const [birth] = births;
    if (!birth) throw new Error('no births');
    const place = { lat: birth.lat, lon: birth.lon, altitude: 0 };
    const found = upagrahasAt(sky, julian(birth.jd_ut), place, dayOf(birth), { portion: 'start', mandi: 'gulika' });
    const [gulika, mandi] = found.slice(-2);
    expect(mandi).toEqual({ ...gulika, id: 'mandi' });
  });

  it('has no parts of a day that has no sunrise, but the five from the Sun', () => {
    const jd = fromCivil({ year: 2024, month: 6, day: 21 }, 12, 1);
    const place = { lat: 69.65, lon: 18.96, altitude: 0 };
    const day = vedicDayAt(horizonOf(sunTable(sky, jd), place, 'apparent'), clock(1), jd);
    expect(day.sun).toBe('always_up');
    const found = upagrahasAt(sky, jd, place, day, { portion: 'start', mandi: 'ghati' });
    expect(found.filter(({ longitude }) => longitude === null)).toHaveLength(6);
    expect(found.slice(0, 5).every(({ longitude }) => longitude !== null)).toBe(true);
  });
});

describe('even lagnas', () => {
  it('run from the reference sunrises', () => {
    for (const birth of births) {
      const day = dayOf(birth);
      expect(day.vara).toBe(birth.vedic_day.weekday);
      const at = (lagna: 'bhava_lagna' | 'hora_lagna' | 'ghati_lagna'): number =>
        evenLagna(sky, julian(birth.jd_ut), day, lagna);
      expect(separation(at('bhava_lagna'), birth.special_lagnas.bhava)).toBeLessThan(TOLERANCE.upagrahaDegree);
      expect(separation(at('hora_lagna'), birth.special_lagnas.hora)).toBeLessThan(TOLERANCE.upagrahaDegree);
      expect(separation(at('ghati_lagna'), birth.special_lagnas.ghati)).toBeLessThan(TOLERANCE.upagrahaDegree);
    }
  });
});
