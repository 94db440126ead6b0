import { openGazetteer, type Gazetteer } from '../../../../lib/adapters/place/gazetteer.ts';
import { foldPlaceName } from '../../../../lib/adapters/place/fold.ts';
import { meaningOf, placeByText, searchPlaces } from '../../../../lib/adapters/place/meant.ts';
import { slipsBetween } from '../../../../lib/words/slips.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await openGazetteer();
});

/** `match id` of the place meant, or the ids of those to choose from. */
const meaning = (text: string): string | readonly string[] => {
  const found = meaningOf(gazetteer, text);
  return 'meant' in found ? `${found.meant.match} ${found.meant.place.id}` : found.candidates.map(({ id }) => id);
};
const others = (text: string): readonly string[] => {
  const found = meaningOf(gazetteer, text);
  return 'meant' in found ? found.meant.others.map(({ region }) => region) : ['not clear'];
};

describe('the place a name means', () => {
  it('folds case, accents, spaces and punctuation, and keeps Indian vowel signs', () => {
    expect(foldPlaceName('  Saint-Étienne ')).toBe('saintetienne');
    expect(foldPlaceName('Łódź')).toBe('lodz');
    expect(foldPlaceName('दिल्ली')).not.toBe(foldPlaceName('दल्ली'));
  });

  it.each([
    ['kitten', 'kitten', 0],
    ['varanassi', 'varanasi', 1],
    ['dehli', 'delhi', 1],
    ['hyderbad', 'hyderabad', 1],
    ['kitten', 'sitting', 3],
    ['', 'ab', 2],
    ['abcdef', 'ab', 3],
  ])('counts the slips between %s and %s', (a, b, slips) => {
    expect([slipsBetween(a, b, 2), slipsBetween(b, a, 2)]).toEqual([Math.min(slips, 3), Math.min(slips, 3)]);
  });

  // GeoNames ids and populations as published on geonames.org.
  it.each([
    ['1275339', 'exact 1275339'],
    ['Bombay', 'alias 1275339'],
    ['बम्बई', 'alias 1275339'],
    ['Calcutta', 'alias 1275004'],
    ['Banaras', 'alias 1253405'],
    ['वाराणसी', 'alias 1253405'],
    ['Madras', 'alias 1264527'], // not Madras, Oregon
    ['Mathura', 'exact 1263364'], // not Madurai, which is written so too
    ['Allahabad', 'alias 1278994'],
    ['New Delhi', 'exact 1261481'],
    ['London', 'exact 2643743'],
    ['Hyderabad, Telangana', 'exact 1269843'],
    ['Hyderabad Telangana', 'exact 1269843'],
    ['Hyderabad, भारत', 'exact 1269843'],
    ['Rampur, UP', 'exact 1258599'],
    ['रायपुर, छत्तीसगढ़', 'alias 1258980'],
    ['Varanassi', 'fuzzy 1253405'], // listed among the other names of Varanasi, yet a slip
    ['Dehli', 'fuzzy 1273294'],
    ['Mumbay', 'fuzzy 1275339'],
    ['Lukhnow', 'fuzzy 1264733'],
    ['Thiruvanantpuram', 'fuzzy 1254163'],
  ])('%s is %s', (text, found) => {
    expect(meaning(text)).toBe(found);
  });

  it('asks where two places of a name are alike in weight', () => {
    expect(meaning('Patan').slice(0, 2)).toEqual(['1260173', '1282931']); // Gujarat; Lalitpur beside Kathmandu
    expect(meaning('Georgetown').length).toBeGreaterThan(3); // Guyana, Penang
    expect(meaning('Cambridge').slice(0, 3)).toEqual(['2653941', '5913695', '4931972']);
  });

  it('takes a place 2.5 times as heavy as the next, four times in India, and tells of those that are no villages', () => {
    expect([meaning('Udaipur'), others('Udaipur')]).toEqual(['exact 1253986', ['Rajasthan', 'Tripura']]);
    // 10.6 times the Aurangabad of Bihar; 2.6 times the one in Pakistan, and India counts twice.
    expect([meaning('Aurangabad'), others('Aurangabad')]).toEqual(['exact 1278149', ['Bihar']]);
    expect([meaning('Hyderabad'), others('Hyderabad')]).toEqual(['exact 1269843', ['Sindh']]);
    expect([meaning('Birmingham'), others('Birmingham')]).toEqual(['exact 2655603', ['Alabama']]);
    expect([meaning('Paris'), others('Paris')]).toEqual(['exact 2988507', []]);
  });

  it('does not take a small place for the larger region of its name, nor a region for a slip', () => {
    expect(meaning('Goa')).toEqual(['1263494', '1712808']);
    expect(meaning('Goa, Philippines')).toBe('exact 1712808');
    expect(meaning('Delhi')).toBe('exact 1273294');
    expect(meaning('Kashmir')[0]).toBe('1255634'); // Srinagar, and not Cashmere in Washington
    expect(meaning('Punjab')).toContain('1172451'); // Lahore, the largest of the two Punjabs
  });

  it('does not take the beginning of a name for the name, but shows what begins so', () => {
    expect(meaning('Varana')).toContain('1253405');
    expect(meaning('Qqqzzyx')).toEqual([]);
    expect(meaning('999999999')).toEqual([]);
    expect(meaning(', ,')).toEqual([]);
  });

  it('asks for each candidate by its id', async () => {
    const refused = await placeByText('Patan', 'groom.place').catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'PLACE_AMBIGUOUS',
      details: expect.arrayContaining([
        expect.objectContaining({
          field: 'groom.place',
          code: 'CANDIDATE',
          id: '1260173',
          region: 'Gujarat',
          country: 'IN',
        }),
      ]),
    });
    await expect(placeByText('Varana', 'place')).rejects.toMatchObject({ code: 'PLACE_NOT_FOUND' });
  });
});

describe('the gazetteer', () => {
  it('finds every place again by its id, at the ends of the file too', () => {
    const some = ['a', 'b', 'g', 'v', 'z']
      .flatMap((start) => searchPlaces(gazetteer, `${start}a`, null, 40))
      .map(({ place }) => place);
    expect(some.length).toBeGreaterThan(150);
    for (const place of some) expect(gazetteer.byId(place.id)).toEqual(place);
  });

  it('knows a zone and sound coordinates for every place it shows, date line included', () => {
    expect(gazetteer.size).toBeGreaterThan(150_000);
    const [suva] = searchPlaces(gazetteer, 'Suva', 'FJ', 1);
    expect(suva?.place).toMatchObject({ timezone: 'Pacific/Fiji' });
    const [anadyr] = searchPlaces(gazetteer, 'Anadyr', null, 1);
    expect(anadyr?.place).toMatchObject({ timezone: 'Asia/Anadyr' });
  });
});
