/** Conversations with the embedded astrologer, as `ai/chat` holds them. */
import { chat } from '../../functions/ai/chat.ts';
import { EMBEDDED } from '../../lib/adapters/llm/embedded.ts';
import { installationCipher } from '../../lib/adapters/storage/cipher.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import type { Handler } from '../../lib/service/http/serve.ts';
import { call } from './call.ts';
import { startTable, type TestTable } from './table.ts';

/** Whoever asks where a test names nobody. */
export const ASKER = {
  date: '1990-05-10',
  time: '19:55',
  lat: 28.6139,
  lon: 77.209,
  tz: 5.5,
  at: '2026-11-21T12:00:00+05:30',
};

let double: TestTable;
let handler: Handler;

/** Opens a table for the conversations of a test file. Each file calls it: files that share a process load this module once. */
export const holdTalks = (): void => {
  beforeAll(async () => {
    double = await startTable();
    double.hand();
    const { table } = double;
    handler = serveResource(chat, { ports: { table, cipher: await installationCipher(table), model: EMBEDDED } });
  });
  afterAll(() => double.stop());
};

/** The answer to one message of someone, in a conversation where `more` names it. */
export const askedOf = (message: string, birth: object = ASKER, more: object = {}) =>
  call(handler, { ...birth, keep_days: 1, message, ...more });

/** The answers to some messages of one conversation. */
export const inTurn = async (messages: readonly string[], birth: object = ASKER) => {
  const answers = [];
  let id: string | undefined;
  for (const message of messages) {
    const { data } = (await askedOf(message, birth, id === undefined ? {} : { conversation_id: id })).body;
    id = data.conversation_id ?? id;
    answers.push(data);
  }
  return answers;
};
