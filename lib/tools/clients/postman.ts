/**
 * The Postman collection: every request that a key may make, with its example, a folder for each suite. Run from the top it
 * makes what the later requests need (a conversation, a report, a brand) and removes it again.
 */
import { snake } from '../../service/catalogue/client-model/naming.ts';
import type { Method, Model, Suite } from '../../service/catalogue/client-model/model.ts';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** What a request makes, told `also` to make it: members of its data that are kept, and the paths that ask for the first. */
const MADE: readonly {
  readonly by: string;
  readonly kept: readonly [id: string, ...others: readonly string[]];
  readonly also?: Readonly<Record<string, unknown>>;
  readonly below: string;
}[] = [
  {
    by: 'POST /v1/ai/chat',
    kept: ['conversation_id', 'message_id'],
    also: { keep_days: 1 },
    below: '/v1/conversations/{id}',
  },
  // What follows asks for the file: the order waits until it is there.
  { by: 'POST /v1/pdf/kundli', kept: ['report_id'], also: { wait: 25 }, below: '/v1/reports/{id}' },
  { by: 'POST /v1/brands', kept: ['brand_id'], below: '/v1/brands/{id}' },
  { by: 'POST /v1/profiles', kept: ['profile_id'], below: '/v1/profiles/{id}' },
  { by: 'POST /v1/webhooks', kept: ['webhook_id'], below: '/v1/webhooks/{id}' },
  { by: 'POST /v1/feeds', kept: ['feed_id'], below: '/v1/feeds/{id}' },
  { by: 'POST /v1/jobs', kept: ['job_id'], below: '/v1/jobs/{id}' },
];
const makerOf = ({ verb, path }: Method) => MADE.find(({ by }) => by === `${verb} ${path}`);

/** Signing up and in takes a code that comes by mail. */
const LEFT_OUT: readonly string[] = ['account'];
/** Writes to somebody, or is asked for by somebody who was written to. */
const EMAIL_PATHS: readonly string[] = ['/v1/reports/{id}/deliver', '/v1/reports/letters/{token}/stop'];

/** Needs a message or a job in a state that a run from the top does not wait for. */
const LATER_PATHS: readonly string[] = [
  '/v1/jobs/{id}/cancel',
  '/v1/jobs/{id}/results',
  '/v1/webhooks/deliveries/{id}/redeliver',
];

const isOpen = ({ access, path }: Method): boolean =>
  access !== 'session' && ![...EMAIL_PATHS, ...LATER_PATHS].includes(path);

/** The example with variables in the place of ids that only a run knows. */
const inputOf = (method: Method): Readonly<Record<string, unknown>> => {
  const { path, example, fixed } = method;
  const [id, ...others] = MADE.find(({ below }) => path.startsWith(below))?.kept ?? [];
  const known = others.filter((name) => name in example).map((name) => [name, `{{${name}}}`]);
  return {
    ...example,
    ...fixed,
    ...makerOf(method)?.also,
    ...(id === undefined ? {} : { id: `{{${id}}}`, ...Object.fromEntries(known) }),
  };
};

const urlOf = (method: Method, input: Readonly<Record<string, unknown>>) => {
  const path = method.path
    .split('/')
    .filter(Boolean)
    .map((part) => (part.startsWith('{') ? String(input[part.slice(1, -1)]) : part));
  const query = method.query.flatMap((key) => {
    const value = input[key];
    return value === undefined ? [] : [{ key, value: Array.isArray(value) ? value.join(',') : String(value) }];
  });
  const search = query.map(({ key, value }) => `${key}=${encodeURIComponent(value)}`).join('&');
  const raw = `{{baseUrl}}/${path.join('/')}${search === '' ? '' : `?${search}`}`;
  return { raw, host: ['{{baseUrl}}'], path, query };
};

const requestOf = (method: Method) => {
  const input = inputOf(method);
  const body = Object.entries(input).filter(([name]) => ![...method.variables, ...method.query].includes(name));
  const hasBody = method.verb !== 'GET' && method.verb !== 'DELETE';
  const remember = makerOf(method)?.kept.map(
    (name) => `pm.collectionVariables.set('${name}', pm.response.json().data.${name});`,
  );
  return {
    name: snake(method.words),
    request: {
      method: method.verb,
      description: [method.summary, method.about].filter(Boolean).join('\n\n'),
      header: hasBody ? [{ key: 'Content-Type', value: 'application/json' }] : [],
      url: urlOf(method, input),
      ...(method.access === 'none' ? { auth: { type: 'noauth' } } : {}),
      ...(hasBody ? { body: { mode: 'raw', raw: JSON.stringify(Object.fromEntries(body), null, 2) } } : {}),
    },
    ...(remember ? { event: [{ listen: 'test', script: { type: 'text/javascript', exec: remember } }] } : {}),
  };
};

/** What takes away comes last. */
const inTurn = (methods: readonly Method[]): readonly Method[] => [
  ...methods.filter(({ verb }) => verb !== 'DELETE'),
  ...methods.filter(({ verb }) => verb === 'DELETE'),
];

const folderOf = ({ name, about, methods }: Suite) => ({
  name,
  description: about,
  item: inTurn(methods.filter(isOpen)).map(requestOf),
});

/** The collection (format 2.1) for a service at `baseUrl`. The key is a variable that the user fills in. */
export const postmanCollection = (model: Model, baseUrl: string) => ({
  info: {
    name: `Udaya ${model.version}`,
    description: 'Vedic (sidereal) astrology over HTTP. Put your key into the variable apiKey of the collection.',
    schema: SCHEMA,
  },
  auth: {
    type: 'apikey',
    apikey: [
      { key: 'key', value: 'X-Api-Key', type: 'string' },
      { key: 'value', value: '{{apiKey}}', type: 'string' },
      { key: 'in', value: 'header', type: 'string' },
    ],
  },
  variable: [
    { key: 'baseUrl', value: baseUrl },
    { key: 'apiKey', value: '' },
    ...MADE.flatMap(({ kept }) => kept).map((key) => ({ key, value: '' })),
  ],
  item: model.suites
    .filter(({ name }) => !LEFT_OUT.includes(name))
    .map(folderOf)
    .filter(({ item }) => item.length > 0),
});
