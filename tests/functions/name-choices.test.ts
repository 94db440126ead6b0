/** Syllables to choose a name by: they read back to their own quarter, and rare sounds have another of the star. */
import { handler as avakahada } from '../../functions/kundli/avakahada.ts';
import { nameChoices } from '../../layers/jyotish/chart/name-choices.ts';
import { nameStarOf } from '../../layers/jyotish/chart/name-syllables.ts';
import { data } from '../support/call.ts';

const ALL = Array.from({ length: 108 }, (_, i) => {
  const [own] = nameChoices(Math.floor(i / 4) + 1, (i % 4) + 1, 1).own;
  if (!own) throw new Error('every quarter has a syllable');
  return own;
});
/** Himalayan Academy: sounds that begin hardly any name. */
const RARE = ['ङ', 'ष', 'ण', 'ठ', 'ढा', 'ञ'];

it('has a syllable for each of the 108 quarters, and six rare ones', () => {
  expect(ALL.filter(({ rare }) => rare).map(({ devanagari }) => devanagari)).toEqual(RARE);
  for (const { nakshatra, pada, rare, instead } of ALL) {
    expect(instead === null).toBe(!rare);
    if (instead === null) continue;
    const choice = ALL[(nakshatra - 1) * 4 + instead.pada - 1];
    expect([choice?.rare, choice?.devanagari]).toEqual([false, instead.devanagari]);
    expect(instead.pada).not.toBe(pada);
  }
  const replaced = (devanagari: string) => ALL.find((one) => one.devanagari === devanagari)?.instead?.devanagari;
  // The next quarter of the star whose sound is common: Ardra ng to chh, the last three of Hasta to its first.
  expect(RARE.map(replaced)).toEqual(['छ', 'पू', 'पू', 'पू', 'भू', 'दू']);
});

it('reads every syllable and spelling back to its quarter', () => {
  for (const { nakshatra, pada, devanagari, spellings } of ALL) {
    expect([devanagari, nameStarOf(devanagari)]).toMatchObject([devanagari, { nakshatra, pada }]);
    const read = spellings.map((spelling) => nameStarOf(`${spelling}n`));
    // A Latin letter may stand for two sounds: then the reading says that it is not sure.
    for (const one of read) expect(one === null || one.certainty !== 'exact').toBe(true);
  }
  expect(ALL[0]).toMatchObject({ iast: 'Cū', spellings: ['Chu', 'Choo'] });
  expect(ALL.find(({ devanagari }) => devanagari === 'वा')?.spellings).toEqual(['Va', 'Vaa', 'Wa', 'Waa', 'Ba', 'Baa']);
});

it('stands in the avakahada of a birth, in its script', async () => {
  const birth = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
  for (const language of ['en', 'hi', 'ta']) {
    const {
      name_choices: choices,
      name_letter: letter,
      name_letters: letters,
    } = await data(avakahada, { ...birth, language });
    expect(choices.own[0].syllable).toBe(letter);
    expect(choices.by_star.map(({ syllable }: { syllable: string }) => syllable)).toEqual(letters);
    expect(choices.by_moon).toHaveLength(9);
    expect(choices.by_moon).toContainEqual(choices.own[0]);
  }
});
