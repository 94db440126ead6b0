/** Resources: how calls are made, and a birth with its place looked up, ready to be sent with every call. */
import { ResourceNotFoundError, type Server } from '@modelcontextprotocol/server';
import { endpointRows } from '../catalogue/catalogue.source.ts';
import { findEndpoint, runForCaller } from '../catalogue/run.ts';
import { isRecord } from '../http/is-record.ts';
import { isOpen, type McpCall } from './calls.ts';
import { FORMS, INSTRUCTIONS } from './instructions.ts';

const GUIDE = 'udaya://guide';
const CATALOGUE = 'udaya://endpoints';
const BIRTH = 'udaya://birth/{date}/{time}/{place}';
const BIRTH_FORM = /^udaya:\/\/birth\/(\d{4}-\d{2}-\d{2})\/(\d{2}:\d{2}(?::\d{2})?)\/([^/]{1,300})$/;

const guide = (): string =>
  [INSTRUCTIONS, ...Object.entries(FORMS).map(([kind, form]) => `- ${kind}: ${form}`)].join('\n');

const catalogue = async (): Promise<string> =>
  (await endpointRows())
    .filter(isOpen)
    .map(({ name, credits, summary }) => `${name} (${credits}): ${summary}`)
    .join('\n');

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** The body of a birth whose town is looked up; null where there is none of this name. */
const birth = async (call: McpCall, date: string, time: string, place: string): Promise<string | null> => {
  const found = await findEndpoint('geo/search');
  const { send: _send, ...request } = call;
  const { http, body } = await runForCaller(found, { q: place, limit: 1 }, { ...request, warnings: [], room: 100_000 });
  const whole: unknown = http === 200 ? JSON.parse(body) : null;
  const data = isRecord(whole) ? whole['data'] : null;
  const places: readonly unknown[] = isRecord(data) && Array.isArray(data['places']) ? data['places'] : [];
  const [first] = places;
  if (!isRecord(first)) return null;
  const { name, lat, lon, timezone } = first;
  return JSON.stringify({ body: { date, time, lat, lon, timezone }, place: name });
};

/** Puts the resources into a server. */
export const addResources = (server: Server, call: McpCall): void => {
  server.setRequestHandler('resources/list', () => ({
    resources: [
      { uri: GUIDE, name: 'guide', title: 'How calls are made', mimeType: 'text/plain' },
      { uri: CATALOGUE, name: 'endpoints', title: 'Every endpoint with its price', mimeType: 'text/plain' },
    ],
  }));
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: [
      {
        uriTemplate: BIRTH,
        name: 'birth',
        title: 'A birth',
        description: 'The body of a birth, its town looked up: put it into every call about the person',
        mimeType: 'application/json',
      },
    ],
  }));
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    if (uri === GUIDE) return { contents: [{ uri, mimeType: 'text/plain', text: guide() }] };
    if (uri === CATALOGUE) return { contents: [{ uri, mimeType: 'text/plain', text: await catalogue() }] };
    const [, date, time, town] = BIRTH_FORM.exec(uri) ?? [];
    const place = town === undefined ? null : decoded(town);
    const text =
      date === undefined || time === undefined || place === null ? null : await birth(call, date, time, place);
    if (text === null) throw new ResourceNotFoundError(uri);
    return { contents: [{ uri, mimeType: 'application/json', text }] };
  });
};
