/** What people read of the PHP library: snippets and the guide. */
import type { Phrases } from './language.ts';
import { methodWords } from '../../service/catalogue/client-model/method-names.ts';
import { camel, wordsOf } from '../../service/catalogue/client-model/naming.ts';

/** A value as a literal. An object without members is not the empty array. */
const literal = (value: unknown, indent = ''): string => {
  if (Array.isArray(value)) return `[${value.map((one) => literal(one, indent)).join(', ')}]`;
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const rows = Object.entries(value).map(([name, one]) => `'${name}' => ${literal(one, `${indent}    `)}`);
  if (rows.length === 0) return 'new \\stdClass()';
  const line = `[${rows.join(', ')}]`;
  return line.length <= 60 ? line : `[\n${rows.map((row) => `${indent}    ${row},\n`).join('')}${indent}]`;
};

const RESULT = {
  data: ['$answer = ', '\nprint_r($answer->data);'],
  file: ['$file = ', '\necho $file->mediaType;'],
  nothing: ['', ''],
} as const;

export const PHP: Phrases = {
  name: 'php',
  title: 'PHP',
  runtime: 'PHP 8.1 or later, with the extensions curl and json',
  snippet: (call) => {
    const [before, after] = RESULT[call.answers];
    const input = Object.keys(call.input).length === 0 ? '' : literal(call.input);
    return `$udaya = new Udaya\\Client();
${before}$udaya->${camel(wordsOf(call.suite))}->${camel(methodWords(call, call.suite))}(${input});${after}`;
  },
  local: `composer config repositories.udaya path ./udaya/.clients/php
composer require udaya/client`,
  guide: {
    install: 'composer require udaya/client',
    call: `$udaya = new Udaya\\Client(apiKey: getenv('UDAYA_API_KEY'));

$answer = $udaya->kundli->planets(['date' => '1990-05-10', 'time' => '19:55', 'place' => 'New Delhi']);
foreach ($answer->data['planets'] as $planet) {
    echo "{$planet['name']} {$planet['sign']['name']} {$planet['house']}\\n";
}
print_r($answer->meta['warnings']);
echo $answer->receipt->creditsRemaining;`,
    errors: `try {
    $udaya->panchang->daily(['lat' => 91, 'lon' => 77.2]);
} catch (Udaya\\ValidationError $error) {
    print_r($error->details); // [['field' => 'lat', 'code' => 'OUT_OF_RANGE', …]]
} catch (Udaya\\RateLimitError $error) {
    echo $error->retryAfter;
} catch (Udaya\\UdayaError $error) {
    echo $error->errorCode, $error->requestId;
}`,
    retries: `$patient = new Udaya\\Client(timeoutMs: 60_000, retries: 4);
$patient->matching->ashtakoot(
    ['groom' => ['nakshatra' => 'rohini'], 'bride' => ['nakshatra' => 'hasta']],
    new Udaya\\CallOptions(idempotencyKey: 'order-1024'),
);`,
    list: `foreach ($udaya->reports->listAll() as $report) {
    echo $report['report_id'], "\\n";
}`,
    report: `$order = $udaya->pdf->kundli(['date' => '1990-05-10', 'time' => '19:55', 'place' => 'New Delhi']);
$udaya->reportFile($order->data['report_id'])->save('kundli.pdf');`,
    image: `$chart = $udaya->charts->render(['date' => '1990-05-10', 'time' => '19:55', 'place' => 'New Delhi', 'chart' => 'D9']);
echo $chart->mediaType, $chart->bytes;`,
    webhook: `$body = file_get_contents('php://input');
$event = Udaya\\Webhook::verify($body, getallheaders(), getenv('UDAYA_WEBHOOK_SECRET'));`,
  },
};
