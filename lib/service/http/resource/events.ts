/** An answer as server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html. */
import type { Streams } from '../../../contract/frame/resource.ts';

export const EVENT_STREAM = 'text/event-stream';

/** Whether a header Accept names event streams; `*`/`*` asks for none. */
export const asksForEvents = (accept: string | undefined): boolean =>
  (accept ?? '').split(',').some((part) => {
    const [type = '', ...parameters] = part
      .toLowerCase()
      .split(';')
      .map((one) => one.trim());
    return type === EVENT_STREAM && !parameters.some((one) => /^q=0(?:\.0*)?$/.test(one));
  });

const event = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** The data of an answer as events; `meta` stands in the last one. JSON has no line breaks, so an event is two lines. */
export const inEvents = (data: Readonly<Record<string, unknown>>, meta: unknown, { plan, parts }: Streams): string => {
  const list = data[parts];
  const items = Array.isArray(list) ? list : [];
  const told = Object.entries(data).filter(([name]) => name !== parts);
  const first = told.filter(([name]) => plan.includes(name));
  const rest = told.filter(([name]) => !plan.includes(name));
  return [
    event('plan', { ...Object.fromEntries(first), [parts]: items.length }),
    ...items.map((item, index) => event('part', { index, ...item })),
    event('done', { ...Object.fromEntries(rest), meta }),
  ].join('');
};
