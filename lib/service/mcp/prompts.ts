/** Prompts that an assistant offers to its user: a chart read, a day, a match. */
import { fixedTextFor } from '../../astrologer/safety/refusal.ts';
import { SOURCE } from '../../words/languages.ts';
import { ProtocolError, ProtocolErrorCode, type Server } from '@modelcontextprotocol/server';

interface Argument {
  readonly name: string;
  readonly description: string;
  readonly required?: boolean;
}
interface Prompt {
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly Argument[];
  /** The message, `{name}` filled in. */
  readonly text: string;
}

const BIRTH: readonly Argument[] = [
  { name: 'date', description: 'Date of birth, YYYY-MM-DD', required: true },
  { name: 'time', description: 'Time of birth, HH:MM; leave out if it is not known' },
  { name: 'place', description: 'Town of birth, with the country where it helps', required: true },
];
const birthOf = (prefix: string, who: string): readonly Argument[] =>
  BIRTH.map((one) => ({ ...one, name: `${prefix}_${one.name}`, description: `${who}: ${one.description}` }));

const PROMPTS: Readonly<Record<string, Prompt>> = {
  read_chart: {
    title: 'Read this chart',
    description: 'A reading of a birth chart from its facts: nature, strengths, the period that runs, what comes next',
    arguments: [...BIRTH, { name: 'question', description: 'What the person wants to know most' }],
    text: `Read the birth chart of a person born on {date} at {time} in {place}. Call birthchart, kundli/planets, yoga/detect, dasha/running and interpret/life-area/{area} for what was asked. Say first what you were asked: {question} Then: the nature of the chart in three sentences, what is strong and what is weak and why, the period that runs now and until when, one thing to do. Name the placement behind each statement; state nothing that no answer says; give no dates for health or children.`,
  },
  day_panchang: {
    title: 'The day’s panchang',
    description: 'Tithi, nakshatra, sunrise, good and bad hours of a day at a place',
    arguments: [
      { name: 'place', description: 'Town', required: true },
      { name: 'date', description: 'Date, YYYY-MM-DD; today when left out' },
    ],
    text: `Tell the panchang of {date} in {place}: call panchang/daily and panchang/choghadiya. Give tithi, nakshatra and yoga with the times at which they end, sunrise and sunset, Rahu Kaal, Abhijit, and the good stretches of the day, in a short list.`,
  },
  match_pair: {
    title: 'Match two charts',
    description: 'Ashtakoot, Mangal dosha and what else is weighed before a marriage',
    arguments: [...birthOf('groom', 'Groom'), ...birthOf('bride', 'Bride')],
    text: `Match two charts for marriage: the groom born on {groom_date} at {groom_time} in {groom_place}, the bride born on {bride_date} at {bride_time} in {bride_place}. Call matching/summary with groom and bride. Say the verdict first, then the points of each koota with what it means for the two, then Mangal dosha of both and whether it is cancelled and by what. No verdict of your own.`,
  },
};

/** What stands for an argument that was left out. */
const UNSAID: Readonly<Record<string, string>> = {
  time: 'a time that is not known (time_unknown true)',
  question: 'what matters most in this chart now.',
  date: 'today',
};

const filled = ({ text }: Prompt, given: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = given[name] ?? UNSAID[name.replace(/^(?:groom|bride)_/, '')];
    return name === 'area' ? whole : (value ?? whole);
  });

/** Puts the prompts into a server. */
export const addPrompts = (server: Server): void => {
  server.setRequestHandler('prompts/list', () => ({
    prompts: Object.entries(PROMPTS).map(([name, one]) => ({
      name,
      title: one.title,
      description: one.description,
      arguments: [...one.arguments],
    })),
  }));
  server.setRequestHandler('prompts/get', ({ params }) => {
    const prompt = Object.hasOwn(PROMPTS, params.name) ? PROMPTS[params.name] : undefined;
    if (prompt === undefined) {
      const names = Object.keys(PROMPTS).join(', ');
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no prompt of this name; there are ${names}`);
    }
    const given = params.arguments ?? {};
    const missing = prompt.arguments.filter(({ name, required }) => required && (given[name] ?? '') === '');
    if (missing.length > 0) {
      const names = missing.map(({ name }) => name).join(', ');
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `This prompt also needs ${names}`);
    }
    const fixed = fixedTextFor(given['question'] ?? '', SOURCE);
    const text = fixed === null ? filled(prompt, given) : `Do not read a chart for this. Say to the person: ${fixed}`;
    return {
      description: prompt.description,
      messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }],
    };
  });
};
