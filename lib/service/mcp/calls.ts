/** Calls of endpoints for an assistant: what was meant is found, and nothing is charged that is not handed over. */
import { AppError } from '../../contract/frame/app-error.ts';
import type { Caller } from '../../contract/frame/caller.ts';
import type { Language } from '../../words/languages.ts';
import type { JulianDay } from '../../../layers/jyotish/ephemeris/instant.ts';
import { endpointRows } from '../catalogue/catalogue.source.ts';
import { nameOfPath, namesNear } from '../catalogue/near.ts';
import { findEndpoint, runForCaller, type FoundEndpoint } from '../catalogue/run.ts';
import type { EndpointRow } from '../catalogue/rows.ts';
import { isRecord } from '../http/is-record.ts';
import { chosen, outline } from './fields.ts';
import { said, shown, type ToolResult } from './result.ts';

/** Who asks, and with what the endpoints are run. */
export interface McpCall {
  readonly caller: Caller;
  readonly requestId: string;
  readonly language: Language | undefined;
  /** Languages that the caller reads, in their order. */
  readonly accepted: readonly Language[];
  readonly now: JulianDay;
  /** Makes a call of its own to this service, for what needs more than computing: drawings and reports. */
  readonly send: (method: string, path: string, body: unknown) => Promise<Sent>;
}

/** The answer to a call of its own. */
export interface Sent {
  readonly status: number;
  readonly type: string;
  readonly bytes: Buffer;
  readonly location: string | null;
}

/** Largest answer in bytes that is handed to an assistant; beyond it `fields` must choose. */
const MAX_ANSWER = 40_000;
/** Largest answer that is computed to be chosen from. */
const MAX_COMPUTED = 5_000_000;
/** Suites of calls that are made over HTTP, and what else is. */
const SENT_SUITES = ['charts', 'pdf'];
const SENT_NAMES = ['reports', 'reports/{id}', 'reports/{id}/link'];

/** Whether an endpoint is called over HTTP, as a call of its own. */
export const isSent = ({ name, suite, kind, method }: EndpointRow): boolean =>
  kind === 'resource' && method !== 'DELETE' && (SENT_SUITES.includes(suite) || SENT_NAMES.includes(name));

/** Whether an assistant may call an endpoint. */
export const isOpen = (row: EndpointRow): boolean =>
  (row.kind === 'calculation' && row.suite !== 'batch') || isSent(row);

/** What of `meta` an assistant is told. */
const TOLD = ['settings', 'time', 'place', 'uncertain', 'warnings', 'credits'];

const metaOf = (meta: unknown): Record<string, unknown> =>
  isRecord(meta) ? Object.fromEntries(Object.entries(meta).filter(([name]) => TOLD.includes(name))) : {};

/** Variables of a path that stand in the body instead: `varga/{chart}` with `chart`. */
const filled = (name: string, body: unknown): string =>
  name.replaceAll(/\{(\w+)\}/g, (whole, variable: string) => {
    const value = isRecord(body) ? body[variable] : undefined;
    return typeof value === 'string' || typeof value === 'number' ? encodeURIComponent(value) : whole;
  });

const nothingNamed = (name: string, near: readonly string[]): ToolResult => {
  const others = near.length === 0 ? 'find_endpoints finds one by words.' : `Did you mean ${near.join(', ')}?`;
  return said(`There is no endpoint ${name.slice(0, 100)}. ${others} Nothing was charged.`, true);
};

/** An answer, or what of it was asked for; refused before it is paid for where it is too large or nothing was found. */
const computed = async (
  call: McpCall,
  endpoint: FoundEndpoint,
  body: unknown,
  fields: readonly string[],
): Promise<ToolResult> => {
  let handed: ToolResult | null = null;
  const refuse = (text: string): never => {
    handed = said(`${text} Nothing was charged.`, true);
    throw new AppError('VALIDATION_FAILED');
  };
  const accept = (text: string): void => {
    const whole: unknown = JSON.parse(text);
    if (!isRecord(whole)) return;
    const { data: all } = whole;
    const { data, missing } = fields.length === 0 ? { data: all, missing: [] } : chosen(all, fields);
    if (fields.length > 0 && missing.length === fields.length)
      refuse(`The answer has none of ${missing.join(', ')}. It has:\n${outline(all)}`);
    const result = shown({
      data,
      meta: metaOf(whole['meta']),
      ...(missing.length > 0 ? { not_found: missing, members: outline(all).split('\n') } : {}),
    });
    const size = Buffer.byteLength(JSON.stringify(result.structuredContent));
    if (size > MAX_ANSWER)
      refuse(
        `The answer has ${size} bytes, more than the ${MAX_ANSWER} that are handed over at once. Call again with fields, such as ["${exampleField(all)}"], or ask for less. It has:\n${outline(data)}`,
      );
    handed = result;
  };
  const { send: _send, ...request } = call;
  const result = await runForCaller(endpoint, body, { ...request, warnings: [], room: MAX_COMPUTED, accept });
  return handed ?? said(result.body, true);
};

/** A path that works: a member, and of a list its first element. */
const exampleField = (data: unknown): string => {
  if (!isRecord(data)) return '0';
  const [name = '', value] = Object.entries(data).find(([, one]) => typeof one === 'object') ?? [];
  return Array.isArray(value) ? `${name}.0` : name;
};

/** A document that is no JSON: as text, and as what the tool promises to answer. */
const written = (text: string): ToolResult => ({ ...said(text), structuredContent: { data: text, meta: {} } });

/** A drawing as a picture, a report as where it is found; drawings come as PNG unless asked otherwise. */
const sent = async (call: McpCall, row: EndpointRow, name: string, body: unknown): Promise<ToolResult> => {
  const isDrawing = row.suite === 'charts';
  const members = isRecord(body) ? body : {};
  const asked = isDrawing && members['format'] === undefined ? { ...members, format: 'png' } : members;
  const { status, type, bytes, location } = await call.send(row.method, `/v1/${name}`, asked);
  if (type.startsWith('image/png'))
    return {
      content: [{ type: 'image', data: bytes.toString('base64'), mimeType: 'image/png' }],
      structuredContent: { data: { media_type: 'image/png', bytes: bytes.length }, meta: {} },
    };
  const text = bytes.toString();
  if (status >= 400) return said(text, true);
  if (!type.startsWith('application/json')) return written(text.slice(0, MAX_ANSWER));
  const whole: unknown = JSON.parse(text);
  if (!isRecord(whole)) return written(text.slice(0, MAX_ANSWER));
  return shown({
    data: whole['data'] ?? null,
    meta: metaOf(whole['meta']),
    ...(location === null ? {} : { location }),
  });
};

/** The body as an object; an assistant may send it as JSON text. Null where it is neither. */
const bodyOf = (body: unknown): Readonly<Record<string, unknown>> | null => {
  if (body === undefined || body === null || body === '') return {};
  if (typeof body !== 'string') return isRecord(body) ? body : null;
  try {
    const parsed: unknown = JSON.parse(body);
    return isRecord(parsed) ? parsed : null;
  } catch {
    return null;
  }
};

/**
 * Calls the endpoint that a path means, in any spelling (`kundli/planets`, `POST /v1/Kundli/Planets`), and hands over its
 * answer, or the members of it that were asked for. What cannot be handed over is not charged.
 */
export const answered = async (
  call: McpCall,
  path: string,
  given: unknown,
  fields: readonly string[],
): Promise<ToolResult> => {
  const body = bodyOf(given);
  if (body === null) return said('body must be an object: { "date": "1990-05-10", … }. Nothing was charged.', true);
  const rows = await endpointRows();
  const written = filled(nameOfPath(path), body);
  const near = namesNear(rows.filter(isOpen), written);
  const [first = written] = near;
  const isSpelling = first.toLowerCase().replaceAll(/[-_]/g, '') === written.toLowerCase().replaceAll(/[-_]/g, '');
  const name = isSpelling ? first : written;
  const template = (row: EndpointRow): boolean =>
    new RegExp(`^${row.name.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(name);
  const own = rows.find((row) => isSent(row) && template(row));
  if (own) return sent(call, own, name, body);
  const found = await findEndpoint(name);
  return found && rows.some((row) => isOpen(row) && template(row))
    ? computed(call, found, body, fields)
    : nothingNamed(written, near);
};
