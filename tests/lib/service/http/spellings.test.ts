/** Values and names as other programs write them: what is understood, what is refused, and in which words. */
import { birth, delhi, match, ok, refused } from '../../../support/inputs.ts';
import { call } from '../../../support/call.ts';

const BORN = { date: '1990-05-10', time: '19:55', ...delhi, tz: 5.5 };
const UTC = '1990-05-10T14:25:00Z';

describe('another way of writing a value', () => {
  it.each([
    ['numbers as text', { ...BORN, lat: '28.6139', lon: ' 77.209 ', tz: '5.5' }, ['NUMBER_AS_TEXT']],
    [
      'the published form with numbers as text',
      { day: '10', month: '5', year: '1990', hour: '19', min: '55', lat: '28.6139', lon: '77.209', tzone: '5.5' },
      ['NUMBER_AS_TEXT'],
    ],
    ['an offset with a colon', { ...BORN, tz: '+05:30' }, []],
    ['an offset of UTC', { ...BORN, tz: 'UTC+0530' }, []],
    ['a zone in the place of the offset', { ...BORN, tz: 'Asia/Kolkata' }, []],
    ['the zone twice', { ...BORN, tz: 'Asia/Kolkata', timezone: 'Asia/Kolkata' }, []],
    ['twelve hours', { ...BORN, time: '7:55 PM' }, []],
    ['twelve hours without a space, with seconds', { ...BORN, time: '07:55:00p.m.' }, []],
  ])('understands %s', async (_name, body, warned) => {
    const answer = await ok(birth, body);
    expect(answer.data.utc).toBe(UTC);
    expect([...new Set(answer.warnings)]).toEqual(warned);
  });

  it.each([
    ['12:00 AM', '00:00'],
    ['12:00 PM', '12:00'],
    ['9:05', '09:05'],
  ])('reads %s as %s', async (time, same) => {
    const [one, other] = await Promise.all([ok(birth, { ...BORN, time }), ok(birth, { ...BORN, time: same })]);
    expect(one.data).toEqual(other.data);
  });

  it('understands partners too, and says which number it read', async () => {
    const { body } = await call(match, { groom: { ...BORN, lat: '28.6139' }, bride: BORN });
    expect(body.meta.warnings).toEqual([
      { code: 'NUMBER_AS_TEXT', message: 'groom.lat was sent as text and read as the number 28.6139.' },
    ]);
  });

  it.each([
    ['a number that is none', { ...BORN, lat: '28°36' }, ['lat WRONG_TYPE']],
    ['a number beyond its range', { ...BORN, lat: '95' }, ['lat OUT_OF_RANGE']],
    ['an empty number', { ...BORN, lat: '' }, ['lat WRONG_TYPE']],
    ['an hour that no clock of twelve has', { ...BORN, time: '13:00 PM' }, ['time OUT_OF_RANGE']],
    ['two zones that differ', { ...BORN, tz: 'Asia/Kolkata', timezone: 'Asia/Dubai' }, ['tz UNKNOWN_VALUE']],
    ['a zone that does not exist', { ...BORN, tz: 'Asia/Nowhere' }, ['timezone UNKNOWN_VALUE']],
    ['the tropical zodiac', { ...BORN, zodiac: 'tropical' }, ['zodiac UNKNOWN_VALUE']],
    ['30 February', { ...BORN, date: '1990-02-30' }, ['date NO_SUCH_DAY']],
    ['31 April in parts', { ...BORN, date: undefined, day: 31, month: 4, year: 1990 }, ['day NO_SUCH_DAY']],
  ])('refuses %s', async (_name, body, details) => {
    expect(await refused(birth, body)).toEqual([400, 'VALIDATION_FAILED', details]);
  });

  it('says how long the month is, and the first fault in the message', async () => {
    const { body } = await call(birth, { ...BORN, date: '2023-02-29', lat: 95 });
    expect(body.error.message).toBe('date names no day: February 2023 has 28 days. 2 fields are not valid.');
    const { body: single } = await call(birth, { ...BORN, lat: 95 });
    expect(single.error.message).toBe('lat must be between -90 and 90.');
  });
});

describe('another name of a member', () => {
  it.each([
    ['latitude', 'lat'],
    ['lng', 'lon'],
    ['birth_date', 'date'],
    ['birth_time', 'time'],
    ['timeZone', 'timezone'],
    ['houseSystem', 'house_system'],
  ])('%s is told to be %s', async (name, meant) => {
    const { body } = await call(birth, { ...BORN, [name]: 'x' });
    expect(body.meta.warnings).toContainEqual({
      code: 'UNKNOWN_FIELD',
      message: `${name} is not a known field and was ignored. Did you mean ${meant}?`,
    });
  });

  it('is told beside what is missing for it, each one', async () => {
    const { body } = await call(birth, { date: '1990-05-10', time: '19:55', latitude: 28.6, longitude: 77.2 });
    const messages = body.error.details.map(({ message }: { message: string }) => message);
    expect(messages).toContain('latitude is not a known field. Did you mean lat?');
    expect(messages).toContain('longitude is not a known field. Did you mean lon?');
  });
});
