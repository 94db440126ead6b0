// Makes the calls of a file of jobs with the TypeScript library, and prints a line of JSON for each.
import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';

const [, , library, jobsFile] = process.argv;
const { Udaya, UdayaError, verifyWebhook } = await import(library);

const camel = (text) => text.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
const snake = (text) => text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const renamed = (object, rename) =>
  object && Object.fromEntries(Object.entries(object).map(([name, value]) => [rename(name), value]));

/** The method of `lal_kitab.chart`. */
const methodOf = (client, name, suffix = '') => {
  const [suite, method] = name.split('.').map(camel);
  return (...args) => client[suite][method + suffix](...args);
};

const ACTIONS = {
  call: (client, job, options) => {
    const call = methodOf(client, job.call);
    return job.input === undefined ? call(undefined, options) : call(job.input, options);
  },
  request: (client, job, options) => client.request({ access: 'key', ...job.request }, job.input, options),
  wait: (client, job, options) => client.waitUntilReady(job.wait, options),
  report_file: (client, job, options) => client.reportFile(job.report_file, options),
  download: (client, job, options) => client.download(job.download, options),
  report_of: async (client, job, options) => {
    const order = await methodOf(client, job.report_of)(job.input, options);
    return client.reportFile(order.data.report_id, options);
  },
};

const perform = async (client, job) => {
  if (job.webhook) {
    const { body, headers, secret, now_ms: now } = job.webhook;
    return { event: await verifyWebhook(body, headers, secret, now) };
  }
  if (job.print)
    return { text: `${client} ${JSON.stringify(client)} ${inspect(client, { depth: 9, showHidden: true })}` };
  const options = renamed(job.options ?? {}, camel);
  if (job.each) {
    const rows = [];
    for await (const row of methodOf(client, job.each, 'All')(job.input, options)) {
      rows.push(row);
      if (rows.length === job.take) break;
    }
    return { rows };
  }
  const [action] = Object.keys(ACTIONS).filter((name) => name in job);
  const { status, data, meta, receipt, bytes, mediaType } = await ACTIONS[action](client, job, options);
  return {
    status,
    ...(bytes ? { media: mediaType, base64: Buffer.from(bytes).toString('base64') } : { data, meta }),
    receipt: renamed(receipt, snake),
  };
};

/** `rate_limit` of RateLimitError. */
const kindOf = (error) => snake(error.name.replace(/Error$/, '')).slice(1);

for (const { name, client: settings, do: job } of JSON.parse(readFileSync(jobsFile, 'utf8'))) {
  const { key, session, ...rest } = settings;
  const client = new Udaya({ ...renamed(rest, camel), apiKey: key ?? undefined, sessionToken: session });
  const started = performance.now();
  const line = { name };
  try {
    Object.assign(line, await perform(client, job));
  } catch (error) {
    if (!(error instanceof UdayaError)) throw error;
    const { status, code, message, details, requestId, retryAfter } = error;
    line.error = {
      kind: kindOf(error),
      status,
      code,
      message,
      details,
      request_id: requestId,
      retry_after: retryAfter,
      text: inspect(error),
    };
  }
  const last = renamed(client.last, snake);
  console.log(JSON.stringify({ ...line, last, ms: Math.round(performance.now() - started) }));
}
