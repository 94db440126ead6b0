/** The sixteen Tajika yogas on charts made by hand, each by its definition in Tajika Nilakanthi ch. 2. */
import { tajikaPairs, type TajikaYoga } from '../../../layers/jyotish/varshaphal/tajika.ts';
import { tajikaYogas } from '../../../layers/jyotish/varshaphal/tajika-yogas.ts';
import { handChart } from '../../support/chart.ts';

const found = (tokens: string, id: TajikaYoga): readonly string[] => {
  const chart = handChart(tokens);
  return tajikaYogas(chart, tajikaPairs(chart, 'mean'), 'mean')
    .filter((yoga) => yoga.id === id)
    .map(({ planets, grade }) => [...planets, ...(grade ? [grade] : [])].join(' '));
};
const EVERY = 'moon mercury venus sun mars jupiter saturn';

it.each<readonly [TajikaYoga, string, string]>([
  ['ikkabala', 'As1 Su1 Mo2 Ma4 Me5 Ju7 Ve8 Sa11', EVERY],
  ['induvara', 'As1 Su3 Mo6 Ma9 Me12 Ju3 Ve6 Sa9', EVERY],
  // The swift Moon joins Mercury and the Sun, who stand in neighbouring signs; the slow Saturn joins Mercury and Venus.
  ['nakta', 'Mo1/10 Me3/12 Su4/14', 'mercury sun moon'],
  ['yamaya', 'Me1/10 Ve2/12 Sa5/14', 'mercury venus saturn'],
  ['manau', 'Mo1/10 Ju5/14 Sa1/12', 'moon jupiter saturn'],
  ['kamboola', 'Me1/10 Ju5/14 Mo3/8', 'mercury jupiter moon madhyama'],
  ['kamboola', 'Me1/10 Ju5/14 Mo4/8', 'mercury jupiter moon uttama'],
  ['kamboola', 'Me9/10 Ju1/14 Mo6/8', 'mercury jupiter moon adhama'],
  // The Moon at the end of Taurus reaches Mercury from Gemini.
  ['gairi_kamboola', 'Me1/5 Ju5/9 Mo2/29.5', 'mercury jupiter moon uttama'],
  ['khallasara', 'Me1/10 Ju5/14 Mo2/28 Su1/1 Ve1/1 Ma3/1 Sa3/1', 'mercury jupiter moon'],
  ['radda', 'Me1/10* Ju5/14', 'mercury jupiter'],
  ['radda', 'Me1/10~ Ju5/14', 'mercury jupiter'],
  ['duhphali_kuttha', 'Me1/10 Ju9/14', 'mercury jupiter'],
  ['dutthotthadavira', 'Me12/10 Sa4/14 Mo7/1 Ju4/12', 'mercury saturn jupiter'],
  ['tambira', 'Me1/29.5 Ve2/3', 'mercury venus'],
  ['tambira', 'Me1/29.5~ Ve2/3', 'mercury venus'],
  ['kuttha', 'As1 Sa7', 'saturn'],
  ['durapha', 'As2 Su7', 'sun'],
])('%s forms in %s', (id, tokens, planets) => {
  expect(found(tokens, id)).toContain(planets);
});

it.each<readonly [TajikaYoga, string, string]>([
  ['ikkabala', 'As1 Su1 Mo2 Ma4 Me5 Ju7 Ve8 Sa12', EVERY],
  ['nakta', 'Mo1/10 Me3/12 Su5/14', 'mercury sun moon'], // Mercury aspects the Sun
  ['manau', 'Mo1/10 Ju5/14 Sa1/15', 'moon jupiter saturn'], // Saturn is farther from the Moon than Jupiter
  ['kamboola', 'Me1/5 Ju5/9 Mo2/29.5', 'mercury jupiter moon uttama'],
  ['gairi_kamboola', 'Me1/5 Ju5/9 Mo2/28.5', 'mercury jupiter moon madhyama'],
  ['khallasara', 'Me1/5 Ju5/9 Mo2/29.5 Su1/1 Ve1/1 Ma3/1 Sa3/1', 'mercury jupiter moon'],
  ['radda', 'As1 Me1/10 Ju5/14', 'mercury jupiter'],
  ['duhphali_kuttha', 'Me3/10 Ju9/14', 'mercury jupiter'],
  ['tambira', 'Me1/29.5 Ve2/8', 'mercury venus'], // beyond the limit of 7 degrees
  ['kuttha', 'As2 Sa7', 'saturn'],
  ['durapha', 'As1 Su7', 'sun'],
])('%s does not form in %s', (id, tokens, planets) => {
  expect(found(tokens, id)).not.toContain(planets);
});

it('sees an ithasala to come at the end of a sign, whichever way the swift planet moves', () => {
  const contact = (tokens: string) =>
    tajikaPairs(handChart(tokens), 'mean').find(({ fast, slow }) => fast === 'mercury' && slow === 'mars');
  expect(contact('Me1/29.5 Ma2/4')).toMatchObject({ kind: 'ithasala_bhavishya', applying: true });
  expect(contact('Me1/29.5~ Ma2/4')).toMatchObject({ kind: 'ithasala_bhavishya', applying: false });
  expect(contact('Me1/28.5 Ma2/4')).toBeUndefined();
  expect(contact('Me1/29.5 Ma2/8')).toBeUndefined();
});

it.each<readonly [string, TajikaYoga]>([
  // A cut destroys the contact, whatever the Moon does; a strong slower planet carries a weak faster one (house rule of order).
  ['Mo1/10 Ju5/14 Sa1/12', 'manau'],
  ['Me1/10* Ju5/14', 'radda'],
  ['Me1/10* Ju9/14 Ma3/1 Sa3/1', 'duhphali_kuttha'],
  // Jupiter in its own sign is retrograde: the slower planet is spoilt.
  ['Me1/10 Ju9/14~ Ma3/1 Sa3/1', 'radda'],
  ['Me12/10 Sa4/14 Mo7/1 Ju4/12', 'dutthotthadavira'],
  ['Me1/10 Ju5/14 Mo3/8', 'kamboola'],
])('in %s %s decides what the two promise', (tokens, id) => {
  const chart = handChart(tokens);
  const all = tajikaYogas(chart, tajikaPairs(chart, 'mean'), 'mean');
  const [first] = all.filter((yoga) => yoga.id === id);
  const pair = all.filter(({ planets }) => planets[0] === first?.planets[0] && planets[1] === first?.planets[1]);
  expect(pair.length).toBeGreaterThan(1);
  expect(new Set(pair.filter(({ decides }) => decides).map((yoga) => yoga.id))).toEqual(new Set([id]));
});
