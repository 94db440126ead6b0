import { readFileSync } from 'node:fs';
import { greatCircleKm, openGazetteer, type Gazetteer } from '../../../../lib/adapters/place/gazetteer.ts';
import { meaningOf, searchPlaces } from '../../../../lib/adapters/place/meant.ts';
import { indianInLatin } from '../../../../lib/words/reading/indian-script.ts';
import { overrides } from '../../../../lib/tools/deploy/place-sources.ts';

interface Row {
  readonly text: string;
  readonly lat: number;
  readonly lon: number;
  readonly kind: string;
  /** Written first and set apart. */
  readonly held: boolean;
}
const VECTORS: { readonly rows: readonly Row[] } = JSON.parse(
  readFileSync(new URL('../../../vectors/place-names.json', import.meta.url), 'utf8'),
);
/** Two sources put the middle of one city at most so far apart. */
const SAME_CITY_KM = 30;

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await openGazetteer();
});

/** `right`, `refused` with a choice, `warned` where another place was taken and the caller is told, or `wrong`. */
const verdict = ({ text, lat, lon }: Row): string => {
  const found = meaningOf(gazetteer, text);
  if (!('meant' in found)) return 'refused';
  const { place, match, others } = found.meant;
  if (greatCircleKm(lat, lon, place.lat, place.lon) <= SAME_CITY_KM) return 'right';
  return match === 'fuzzy' || others.length > 0 ? 'warned' : 'wrong';
};

describe('names as people write them', () => {
  it.each([
    ['written first and not tuned on', true, 101],
    ['of the others', false, 200],
  ])('are read rightly in 98 of 100, and never wrongly without a word: %s', (_, held, count) => {
    const rows = VECTORS.rows.filter((row) => row.held === held);
    const verdicts = rows.map((row) => `${row.kind} ${row.text}: ${verdict(row)}`);
    const not = verdicts.filter((one) => !one.endsWith(': right'));
    expect(rows).toHaveLength(count);
    expect(not.filter((one) => one.endsWith(': wrong'))).toEqual([]);
    expect({ right: (count - not.length) / count >= 0.98, not }).toMatchObject({ right: true });
  });

  it('come in 122 Indian and 59 other cities, 60 misspellings and 60 in other scripts', () => {
    const count = (kind: string): number => VECTORS.rows.filter((row) => row.kind === kind).length;
    expect(['india', 'world', 'misspelt', 'scripts'].map(count)).toEqual([122, 59, 60, 60]);
  });

  // Spelt letter by letter after The Unicode Standard, chapter 12, names of the characters.
  it.each([
    ['गोरखपुर', 'gorakhapur'],
    ['गुड़गाँव', 'guragaanv'],
    ['বর্ধমান', 'bardhamaan'],
    ['ਬਠਿੰਡਾ', 'bathindaa'],
    ['ભાવનગર', 'bhaavanagar'],
    ['ପୁରୀ', 'puri'],
    ['விழுப்புரம்', 'viluppuram'],
    ['నెల్లూరు', 'nelluru'],
    ['ಮೈಸೂರು', 'maisuru'],
    ['തൃശൂർ', 'trishur'],
    ['London', 'London'],
  ])('%s is %s in Latin letters', (text, latin) => {
    expect(indianInLatin(text)).toBe(latin);
  });

  it('finds a town that has no name in the script by its sound, and says so', () => {
    const meant = (text: string): unknown => {
      const found = meaningOf(gazetteer, text);
      return 'meant' in found ? [found.meant.match, found.meant.place.name] : null;
    };
    expect(meant('ಮೊರಾದಾಬಾದ್')).toEqual(['fuzzy', 'Morādābād']);
    expect(meant('লুধিয়ানা, পাঞ্জাব')).toEqual(['fuzzy', 'Ludhiana']);
  });

  it('corrects rows of GeoNames, each with its reason', () => {
    for (const { id, population, rename, why } of overrides()) {
      const place = gazetteer.byId(id);
      expect([why.length > 20, place?.population === (population ?? place?.population)]).toEqual([true, true]);
      if (rename !== undefined) expect(place?.name).toBe(rename);
    }
  });

  it('takes about as long for a misspelt name as for a long list of beginnings', () => {
    const time = (run: () => void): number => {
      const start = performance.now();
      for (let i = 0; i < 10; i++) run();
      return performance.now() - start;
    };
    const beginnings = time(() => searchPlaces(gazetteer, 'San', null, 10));
    expect(time(() => meaningOf(gazetteer, 'Sahranpoor')) / beginnings).toBeLessThan(10);
  });
});
