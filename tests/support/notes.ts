/** A sample of resources and pages: notes of a customer, a report that is made later, and what a browser is sent. */
import * as z from 'zod/mini';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { birthInput, plainInput } from '../../lib/contract/frame/inputs.ts';
import { CURSOR_OUT, pageFields } from '../../lib/contract/frame/paging.ts';
import { answersEmpty, answersJson, answersMedia } from '../../lib/contract/frame/reply.ts';
import { page, resource, type AnyResource } from '../../lib/contract/frame/resource.ts';
import { itemText } from '../../lib/contract/ports/table.ts';

const note = z.strictObject({ id: z.string(), text: z.string() });
const id = z.string().check(z.regex(/^n\d{1,9}$/), z.describe('Id of a note'));
const noteKey = (customer: string, one: string) => ({ pk: `notes#${customer}`, sk: one });

export const createNote = resource({
  path: '/v1/notes',
  summary: 'Keep a note',
  credits: 1,
  auth: 'either',
  wave: 2,
  input: plainInput({ id, text: z.string().check(z.minLength(1), z.maxLength(1000)) }),
  needs: { table: 'write' },
  answers: { 201: answersJson('The note was kept', note), 204: answersEmpty('It was there already') },
  example: { id: 'n1', text: 'first' },
  compute: async ({ customer, table, input, web }) => {
    const item = { ...noteKey(customer, input.id), text: input.text };
    if (web.idempotencyKey !== undefined && (await table.get(item))) return { status: 204 };
    await table.put(item);
    return { status: 201, data: { id: input.id, text: input.text }, location: `/v1/notes/${input.id}` };
  },
});

export const listNotes = resource({
  path: '/v1/notes',
  method: 'GET',
  summary: 'The notes of a customer',
  credits: 0,
  auth: 'either',
  input: plainInput(pageFields(2, 100)),
  needs: { table: 'read' },
  answers: { 200: answersJson('A page of notes', z.strictObject({ notes: z.array(note), ...CURSOR_OUT })) },
  example: {},
  compute: async ({ customer, table, input: { limit }, paging }) => {
    const found = await table.query(`notes#${customer}`, {
      limit: limit + 1,
      ...(paging.after === null ? {} : { after: paging.after }),
    });
    const notes = found.slice(0, limit).map((item) => ({ id: itemText(item, 'sk'), text: itemText(item, 'text') }));
    const last = notes.at(-1);
    return { status: 200, data: { notes, cursor: found.length > limit && last ? paging.cursor(last.id) : null } };
  },
});

export const readNote = resource({
  path: '/v1/notes/{id}',
  method: 'GET',
  summary: 'One note',
  credits: 0,
  auth: 'session',
  input: plainInput({ id }),
  needs: { table: 'read' },
  answers: { 200: answersJson('The note', note) },
  example: { id: 'n1' },
  compute: async ({ customer, table, input }) => {
    const item = await table.get(noteKey(customer, input.id));
    if (!item) throw new AppError('RESOURCE_NOT_FOUND');
    return { status: 200, data: { id: input.id, text: itemText(item, 'text') } };
  },
});

/** A job: accepted, and later found elsewhere. It takes a birth, as reports do. */
export const makeReport = resource({
  path: '/v1/notes/report',
  summary: 'A report of a birth',
  credits: 20,
  auth: 'key',
  input: birthInput({ wait: z._default(z.int().check(z.gte(0), z.lte(25)), 0) }),
  settings: ['ayanamsa'],
  answers: {
    202: answersJson('It will be made', z.strictObject({ report_id: z.string(), moon: z.number() })),
    303: answersEmpty('It is there'),
  },
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  memoryMb: 1024,
  timeoutSeconds: 29,
  compute: ({ input, birth, sky }) =>
    input.wait > 0
      ? { status: 303, location: '/v1/reports/r1' }
      : {
          status: 202,
          data: { report_id: 'r1', moon: sky.longitude('moon', birth.jd) },
          location: '/v1/reports/r1',
          retryAfter: 2,
        },
});

/** Bytes and drawings. */
export const drawing = resource({
  path: '/v1/notes/drawing',
  summary: 'A drawing',
  credits: 1,
  auth: 'key',
  input: plainInput({ format: z._default(z.enum(['svg', 'png']), 'svg') }),
  answers: { 200: answersMedia('The drawing', 'image/svg+xml', 'image/png') },
  example: {},
  compute: ({ input }) =>
    input.format === 'svg'
      ? { status: 200, type: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }
      : { status: 200, type: 'image/png', body: new Uint8Array([0x89, 0x50, 0xff, 0]), filename: 'कुंडली 1.png' },
});

export const signIn = resource({
  path: '/v1/notes/sign-in',
  summary: 'Begin a session',
  credits: 0,
  auth: 'none',
  input: plainInput({ out: z._default(z.boolean(), false) }),
  answers: { 200: answersJson('Signed in', z.strictObject({ ip: z.string() })), 204: answersEmpty('Signed out') },
  example: {},
  compute: ({ input, visitor }) =>
    input.out
      ? { status: 204, cookies: [{ name: 'udaya_session', value: '', maxAgeSeconds: 0 }] }
      : {
          status: 200,
          data: { ip: visitor.ip },
          cookies: [{ name: 'udaya_session', value: 'abc-DEF_1', maxAgeSeconds: 3600 }],
        },
});

export const dashboard = page({
  path: '/dashboard/{tab}',
  summary: 'The dashboard',
  auth: 'session',
  media: ['text/html'],
  input: plainInput({ tab: z.enum(['notes', 'broken']) }),
  example: { tab: 'notes' },
  compute: ({ input, visitor }) => {
    if (input.tab === 'broken') throw new AppError('STATE_CONFLICT', { message: 'a < b & "c"' });
    return { status: 200, type: 'text/html', body: `<!doctype html><title>${visitor.customer}</title>` };
  },
});

export const style = page({
  path: '/assets/site.css',
  summary: 'The styles',
  auth: 'none',
  media: ['text/css'],
  input: plainInput(),
  cacheSeconds: 86_400,
  example: {},
  compute: () => ({ status: 200, type: 'text/css', body: 'p{margin:0}' }),
});

export const SAMPLE: readonly AnyResource[] = [
  createNote,
  listNotes,
  readNote,
  makeReport,
  drawing,
  signIn,
  dashboard,
  style,
];
