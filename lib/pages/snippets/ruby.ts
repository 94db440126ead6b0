/** What people read of the Ruby library: snippets and the guide. */
import type { Phrases } from './language.ts';
import { methodWords } from '../../service/catalogue/client-model/method-names.ts';
import { snake, wordsOf } from '../../service/catalogue/client-model/naming.ts';

/** A member's name before its value: `date:`, `'kundli/planets':`. */
const label = (name: string): string => (/^[a-z_]\w*$/i.test(name) ? `${name}:` : `'${name}':`);

const text = (value: string): string => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** A value as a literal. */
const literal = (value: unknown, indent: string): string => {
  if (Array.isArray(value)) return `[${value.map((one) => literal(one, indent)).join(', ')}]`;
  if (value === null) return 'nil';
  if (typeof value === 'string') return text(value);
  if (typeof value !== 'object') return JSON.stringify(value);
  const rows = Object.entries(value).map(([name, one]) => `${label(name)} ${literal(one, `${indent}  `)}`);
  const line = `{ ${rows.join(', ')} }`;
  return line.length <= 60 ? line : `{\n${rows.map((row) => `${indent}  ${row}`).join(',\n')}\n${indent}}`;
};

/** The members of an input as keyword arguments. */
const keywords = (input: object): string => {
  const rows = Object.entries(input).map(([name, one]) => `${label(name)} ${literal(one, '  ')}`);
  const line = rows.join(', ');
  return line.length <= 60 ? line : `\n${rows.map((row) => `  ${row}`).join(',\n')}\n`;
};

/** Names that every object of Ruby has already, and what a method of that name is called. */
const TAKEN: Readonly<Record<string, string>> = { inspect: 'inspect_key' };

/** Name of a method. Throws for one that every object has, until it is given another. */
export const methodName = (words: readonly string[]): string => {
  const name = snake(words);
  if (
    /^(class|method|send|hash|display|freeze|dup|clone|tap|then|test|format|open|system|exit|load|print|p)$/.test(name)
  )
    throw new Error(`${name} needs another name in Ruby`);
  return TAKEN[name] ?? name;
};

const RESULT = {
  data: ['answer = ', '\nputs answer.data'],
  file: ['file = ', '\nputs file.media_type'],
  nothing: ['', ''],
} as const;

export const RUBY: Phrases = {
  name: 'ruby',
  title: 'Ruby',
  runtime: 'Ruby 3.0 or later',
  snippet: (call) => {
    const [before, after] = RESULT[call.answers];
    const input = keywords(call.input);
    return `require 'udaya'

udaya = Udaya::Client.new
${before}udaya.${snake(wordsOf(call.suite))}.${methodName(methodWords(call, call.suite))}${input === '' ? '' : `(${input})`}${after}`;
  },
  local: 'gem install --local udaya/.clients/ruby/udaya-*.gem',
  guide: {
    install: 'gem install udaya',
    call: `require 'udaya'

udaya = Udaya::Client.new(api_key: ENV.fetch('UDAYA_API_KEY'))

answer = udaya.kundli.planets(date: '1990-05-10', time: '19:55', place: 'New Delhi')
answer.data[:planets].each { |planet| puts [planet[:name], planet[:sign][:name], planet[:house]].join(' ') }
p answer.meta[:warnings], answer.receipt.credits_remaining`,
    errors: `begin
  udaya.panchang.daily(lat: 91, lon: 77.2)
rescue Udaya::ValidationError => e
  p e.details # [{ field: 'lat', code: 'OUT_OF_RANGE', … }]
rescue Udaya::RateLimitError => e
  p e.retry_after
rescue Udaya::UdayaError => e
  p e.code, e.request_id
end`,
    retries: `patient = Udaya::Client.new(timeout: 60, retries: 4)
patient.matching.ashtakoot(
  groom: { nakshatra: 'rohini' },
  bride: { nakshatra: 'hasta' },
  idempotency_key: 'order-1024'
)`,
    list: `udaya.reports.list_all.each { |report| puts report[:report_id] }`,
    report: `order = udaya.pdf.kundli(date: '1990-05-10', time: '19:55', place: 'New Delhi')
udaya.report_file(order.data[:report_id]).save('kundli.pdf')`,
    image: `chart = udaya.charts.render(date: '1990-05-10', time: '19:55', place: 'New Delhi', chart: 'D9')
puts chart.media_type, chart.text`,
    webhook: `event = Udaya.verify_webhook(request.body.read, request.headers.to_h, ENV.fetch('UDAYA_WEBHOOK_SECRET'))`,
  },
};
