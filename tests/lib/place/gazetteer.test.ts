import { openGazetteer, type Gazetteer } from '../../../lib/place/gazetteer.ts';
import { foldPlaceName } from '../../../lib/place/fold.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await openGazetteer();
});

const meant = (text: string): string | readonly string[] => {
  const found = gazetteer.resolve(text);
  return 'place' in found ? found.place.id : found.candidates.map(({ id }) => id);
};

describe('gazetteer', () => {
  it('folds case, accents, spaces and punctuation, and keeps Indian vowel signs', () => {
    expect(foldPlaceName('  Saint-Étienne ')).toBe('saintetienne');
    expect(foldPlaceName('Łódź')).toBe('lodz');
    expect(foldPlaceName('दिल्ली')).not.toBe(foldPlaceName('दल्ली'));
  });

  it('resolves an id, a clear name, and a name of two quarters of one city', () => {
    expect(meant('1275339')).toBe('1275339');
    expect(meant('Bombay')).toBe('1275339');
    expect(meant('New Delhi')).toBe('1261481');
    expect(meant('London')).toBe('2643743');
    expect(meant('Hyderabad, Telangana')).toBe('1269843');
  });

  it('does not guess between two large cities of one name', () => {
    expect(meant('Hyderabad')).toEqual(['1269843', '1176734']);
  });

  it('does not take a small place for the larger region of its name', () => {
    const [first, second] = meant('Goa');
    expect([gazetteer.byId(first ?? '')?.region, gazetteer.byId(second ?? '')?.country]).toEqual(['Goa', 'PH']);
    expect(meant('Goa, Philippines')).toBe('1712808');
    expect(meant('Delhi')).toBe('1273294');
  });

  it('does not resolve the mere beginning of a name', () => {
    expect(meant('Varana')).toEqual([]);
    expect(meant('999999999')).toEqual([]);
  });

  it('finds every place again by its id, at the ends of the file too', () => {
    const some = ['a', 'b', 'g', 'v', 'z'].flatMap((start) => gazetteer.search(`${start}a`, null, 40));
    expect(some.length).toBeGreaterThan(150);
    for (const place of some) expect(gazetteer.byId(place.id)).toEqual(place);
  });

  it('knows a zone and sound coordinates for every place it shows, date line included', () => {
    expect(gazetteer.size).toBeGreaterThan(150_000);
    const [suva] = gazetteer.search('Suva', 'FJ', 1);
    expect(suva).toMatchObject({ timezone: 'Pacific/Fiji' });
    const [anadyr] = gazetteer.search('Anadyr', null, 1);
    expect(anadyr).toMatchObject({ timezone: 'Asia/Anadyr' });
  });
});
