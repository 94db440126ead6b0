/** Words of danger that are only told, of one's work, a story, what is long past, the news, or in jest; and the same words where the need is real. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { heardAsked } from '../../../../lib/astrologer/safety/asked-case.ts';
import { heardIn } from '../../../../lib/astrologer/safety/safety.ts';
import { isNeed } from '../../../../lib/astrologer/safety/rules.ts';

const read = (file: string): string => readFileSync(join(import.meta.dirname, '../../../vectors/safety', file), 'utf8');
/** Messages with the cases that fit, `-` where the chart answers: written before the frames, by the same hand. */
const rowsOf = (file: string) =>
  read(file)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))
    .map(([wanted = '', text = '']) => ({ wanted: wanted.split(','), safety: heardAsked(text).safety }));

// No row of `framed-apart.tsv` mended anything.
it.each([
  ['framed.tsv', 12, 27],
  ['framed-apart.tsv', 13, 25],
])('of %s stops at most %i of 60, and holds at least %i of 30', (file, most, least) => {
  const rows = rowsOf(file);
  const ordinary = rows.filter(({ wanted }) => wanted.includes('-'));
  const musts = rows.filter(({ wanted }) => !wanted.includes('-'));
  expect([ordinary.length, musts.length]).toEqual([60, 30]);
  expect(ordinary.filter(({ safety }) => safety !== null).length).toBeLessThanOrEqual(most);
  expect(musts.filter(({ safety }) => safety !== null).length).toBeGreaterThanOrEqual(least);
});

/** Needs in English and Hindi that words name. */
const needs = ['needs', 'needs-apart'].flatMap((name) => {
  const { languages }: { languages: Record<string, [string, string | null][]> } = JSON.parse(read(`${name}.json`));
  return ['en', 'hi'].flatMap((language) => languages[language] ?? []);
});

it.each([
  'I am a nurse, ',
  'I write crime novels, ',
  'Ten years ago we moved to Pune, ',
  'main police me hu, ',
  'पड़ोस में सब जानते हैं, ',
])('holds whoever is in need behind “%s”', (frame) => {
  const held = needs.flatMap(([text, wanted]) => (wanted !== null && isNeed(heardIn(text).safety) ? [text] : []));
  expect(held.length).toBeGreaterThan(30);
  expect(held.filter((text) => !isNeed(heardAsked(`${frame}${text}`).safety))).toEqual([]);
});

it.each([
  'I drive an ambulance in Kochi, when will I buy my own?',
  'My father hit us when we were small; that was long ago. Will I be a good parent?',
  'मैं एम्बुलेंस चलाता हूँ, अपनी गाड़ी कब लूँगा?',
  'Bad feed poisoned two of our buffaloes last winter. Should I buy new cattle?',
  'meri novel me hero zeher kha leta hai, publisher kab milega',
  'I write crime novels, my next one is about a poisoner. Is 2027 good to publish?',
  'My ex hit me for years, I left in 2014 and I am fine. When will I meet someone good?',
  'पिछले साल घुटने का ऑपरेशन सफल रहा, अब नौकरी में तरक्की कब होगी',
  'cricket academy kholni hai, betting wagera nahi sirf coaching. kab shuru karu',
])('lets the chart answer “%s”', (message) => expect(heardAsked(message).safety).toBeNull());

it.each([
  'I am a nurse and I took all the pills last night. Will I sleep?',
  'bachpan me papa maarte the, ab pati bhi roz maarta hai. kab tak chalega',
  'keetnashak ki dukaan hai, aaj khud peene ka mann hai. shani kab utrega',
  'mujhe peetne laga hai wo, talaq ko das saal hue',
  'I am a nurse and I want to die. When does the promotion come?',
  'I am a nurse, I have saved insulin vials for myself. Which day?',
  'main nurse hu, pati roz maarta hai, promotion kab hoga',
  'मैं डॉक्टर हूँ, जीने की इच्छा ख़त्म हो गई है, पदोन्नति कब होगी',
  'My ex hit me, I left in 2014 and I am fine. My new husband slaps me too. When does it get better',
  'I am a teacher. A boy in my class says his uncle touches him at night. When is my transfer?',
  'My novel has a poisoned king, and tonight I will take the same myself. Is the hour right?',
])('holds “%s”', (message) => expect(isNeed(heardAsked(message).safety)).toBe(true));
