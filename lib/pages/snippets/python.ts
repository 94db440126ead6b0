/** What people read of the Python library: snippets and the guide. */
import type { Phrases } from './language.ts';
import { methodWords } from '../../service/catalogue/client-model/method-names.ts';
import { snake, wordsOf } from '../../service/catalogue/client-model/naming.ts';

/** A value as a literal. */
const literal = (value: unknown, indent = ''): string => {
  if (Array.isArray(value)) return `[${value.map((one) => literal(one, indent)).join(', ')}]`;
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const rows = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${literal(one, `${indent}    `)}`);
  const line = `{${rows.join(', ')}}`;
  return line.length <= 60 ? line : `{\n${rows.map((row) => `${indent}    ${row},\n`).join('')}${indent}}`;
};

const RESULT = {
  data: ['answer = ', '\nprint(answer.data)'],
  file: ['file = ', '\nprint(file.media_type, len(file.content))'],
  nothing: ['', ''],
} as const;

/** Name of a method. Throws for a word of the language, until the method is given another. */
const methodName = (words: readonly string[]): string => {
  const name = snake(words);
  if (
    /^(and|as|assert|async|await|break|class|continue|def|del|elif|else|except|finally|for|from|global|if|import|in|is|lambda|not|or|pass|raise|return|try|while|with|yield)$/.test(
      name,
    )
  )
    throw new Error(`${name} needs another name in Python`);
  return name;
};

export const PYTHON: Phrases = {
  name: 'python',
  title: 'Python',
  runtime: 'Python 3.9 or later',
  snippet: (call) => {
    const client = call.access === 'session' ? 'session_token="YOUR_TOKEN"' : '';
    const input = Object.keys(call.input).length === 0 ? '' : literal(call.input);
    const [before, after] = RESULT[call.answers];
    return `from udaya import Udaya

udaya = Udaya(${client})
${before}udaya.${snake(wordsOf(call.suite))}.${methodName(methodWords(call, call.suite))}(${input})${after}`;
  },
  local: 'pip install ./udaya/.clients/python',
  guide: {
    install: 'pip install udaya',
    call: `from udaya import Udaya

udaya = Udaya()

answer = udaya.kundli.planets(date="1990-05-10", time="19:55", place="New Delhi")
for planet in answer.data["planets"]:
    print(planet["name"], planet["sign"]["name"], planet["house"])
print(answer.meta["warnings"], answer.receipt.credits_remaining)`,
    errors: `from udaya import RateLimitError, UdayaError, ValidationError

try:
    udaya.panchang.daily(lat=91, lon=77.2)
except ValidationError as error:
    print(error.details)  # [{'field': 'lat', 'code': 'OUT_OF_RANGE', ...}]
except RateLimitError as error:
    print(error.retry_after)
except UdayaError as error:
    print(error.code, error.request_id)`,
    retries: `patient = Udaya(timeout=60, retries=4)
patient.matching.ashtakoot(
    groom={"nakshatra": "rohini"},
    bride={"nakshatra": "hasta"},
    idempotency_key="order-1024",
)`,
    list: `for report in udaya.reports.list_all():
    print(report["report_id"], report["pages"])`,
    report: `order = udaya.pdf.kundli(date="1990-05-10", time="19:55", place="New Delhi")
file = udaya.report_file(order.data["report_id"])
with open("kundli.pdf", "wb") as target:
    target.write(file.content)`,
    image: `chart = udaya.charts.render(date="1990-05-10", time="19:55", place="New Delhi", chart="D9")
print(chart.media_type, chart.text())`,
    webhook: `import os

from udaya import verify_webhook

event = verify_webhook(request.body, request.headers, os.environ["UDAYA_WEBHOOK_SECRET"])`,
  },
};
