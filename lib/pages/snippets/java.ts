/** What people read of the Java library: snippets and the guide. */
import { isJson, type Json } from '../../service/catalogue/client-model/json.ts';
import type { ExampleShape } from '../../service/catalogue/client-model/example-types.ts';
import type { Phrases } from './language.ts';
import { methodWords } from '../../service/catalogue/client-model/method-names.ts';
import { wordsOf } from '../../service/catalogue/client-model/naming.ts';
import { adderName, memberName, methodName } from './java-names.ts';

const text = (value: string): string => JSON.stringify(value);

/** A value as an expression: objects as maps, with a member a line where they are long. */
const literal = (value: unknown, indent = ''): string => {
  if (Array.isArray(value)) return `List.of(${value.map((one) => literal(one, indent)).join(', ')})`;
  if (typeof value === 'string') return text(value);
  if (value === null) return 'JsonNull.INSTANCE';
  if (!isJson(value)) return JSON.stringify(value);
  const deep = `${indent}    `;
  const members = Object.entries(value).map(([name, one]) => `${text(name)}, ${literal(one, deep)}`);
  const line = `Map.of(${members.join(', ')})`;
  return line.length <= 90 && !line.includes('\n')
    ? line
    : `Map.of(\n${members.map((one) => `${deep}${one}`).join(',\n')})`;
};

/** A name for the builder within a member, which no builder around it has: `call` of `calls`. */
const builderName = (member: string, taken: readonly string[]): string => {
  const name = memberName(member).replace(/(?<=\w{3})s$/, '');
  return taken.includes(name) ? builderName(`${member}2`, taken) : name;
};

/** The calls that set the members of an input: `.date("1990-05-10")`. */
const setters = (input: Json, shape: ExampleShape, indent: string, taken: readonly string[]): readonly string[] =>
  Object.entries(input).flatMap(([name, value]): readonly string[] => {
    const type = shape.types[name] ?? 'text';
    const method = memberName(name);
    const filled = (call: string, one: Json, inner: ExampleShape): string => {
      const builder = builderName(name, taken);
      return `.${call}(${filler(builder, one, inner, `${indent}    `, [...taken, builder])})`;
    };
    if (value === null) return [`.set(${text(name)}, ${literal(value)})`];
    if (typeof type === 'object' && 'shape' in type && isJson(value)) return [filled(method, value, type.shape)];
    if (typeof type === 'object' && 'list' in type && Array.isArray(value) && value.length > 0) {
      const { list: row } = type;
      return typeof row === 'object' && 'shape' in row
        ? value.filter(isJson).map((one) => filled(adderName(name), one, row.shape))
        : // Rows that are maps are given as one list: Java warns of arrays of what has parameters of its own.
          [
            `.${method}(${value.some(isJson) ? literal(value, indent) : value.map((one) => literal(one, indent)).join(', ')})`,
          ];
    }
    return [`.${method}(${literal(value, `${indent}    `)})`];
  });

/** What fills a builder: on one line if it is short, else a member a line. */
const filler = (
  builder: string,
  input: Json,
  shape: ExampleShape,
  indent: string,
  taken: readonly string[],
): string => {
  const calls = setters(input, shape, indent, taken);
  const line = `${builder} -> ${builder}${calls.join('')}`;
  if (calls.length === 0) return `${builder} -> { }`;
  return line.length <= 70 && !line.includes('\n')
    ? line
    : `${builder} -> ${builder}${calls.map((call) => `\n${indent}    ${call}`).join('')}`;
};

const RESULT = {
  data: ['var answer = ', '\nSystem.out.println(answer.data());'],
  file: ['var file = ', '\nSystem.out.println(file.mediaType());'],
  nothing: ['', ''],
} as const;

const IMPORTS = [
  ['JsonNull.', 'com.google.gson.JsonNull'],
  ['List.of', 'java.util.List'],
  ['Map.of', 'java.util.Map'],
] as const;

export const JAVA: Phrases = {
  name: 'java',
  title: 'Java',
  runtime: 'Java 17 or later, with Gson',
  snippet: (call) => {
    const [before, after] = RESULT[call.answers];
    const client = call.access === 'session' ? `Udaya.builder().sessionToken("YOUR_TOKEN").build()` : 'Udaya.create()';
    const input =
      call.shape === null || Object.keys(call.input).length === 0
        ? ''
        : filler('in', call.input, call.shape, '', ['in', 'udaya', 'answer', 'file']);
    const method = `udaya.${methodName(wordsOf(call.suite))}().${methodName(methodWords(call, call.suite))}`;
    const code = `Udaya udaya = ${client};\n${before}${method}(${input});${after}`;
    const imports = IMPORTS.filter(([name]) => code.includes(name)).map(([, path]) => `import ${path};\n`);
    return `${imports.join('')}import udaya.Udaya;\n\n${code}`;
  },
  local: `mvn -f udaya/.clients/java install`,
  guide: {
    install: `# Gradle; for Maven the same names as groupId and artifactId
implementation 'udaya:udaya:latest.release'`,
    call: `import udaya.Udaya;

Udaya udaya = Udaya.create(System.getenv("UDAYA_API_KEY"));

var answer = udaya.kundli().planets(in -> in.date("1990-05-10").time("19:55").place("New Delhi"));
for (var planet : answer.data().planets()) {
    System.out.println(planet.name() + " " + planet.sign().name() + " " + planet.house());
}
System.out.println(answer.meta().warnings());
System.out.println(answer.receipt().creditsRemaining());`,
    errors: `import udaya.RateLimitException;
import udaya.UdayaException;
import udaya.ValidationException;

try {
    udaya.panchang().daily(in -> in.lat(91).lon(77.2));
} catch (ValidationException error) {
    error.details().forEach(one -> System.out.println(one.field() + ": " + one.code())); // lat: OUT_OF_RANGE
} catch (RateLimitException error) {
    System.out.println(error.retryAfter());
} catch (UdayaException error) {
    System.out.println(error.code() + " " + error.requestId());
}`,
    retries: `import java.time.Duration;
import udaya.CallOptions;
import udaya.Udaya;

Udaya patient = Udaya.builder().timeout(Duration.ofSeconds(60)).retries(4).build();
patient.matching().ashtakoot(
    in -> in.groom(groom -> groom.nakshatra("rohini")).bride(bride -> bride.nakshatra("hasta")),
    CallOptions.builder().idempotencyKey("order-1024").build());`,
    list: `for (var report : udaya.reports().listAll()) {
    System.out.println(report.reportId() + " " + report.pages());
}`,
    report: `import java.nio.file.Path;

var order = udaya.pdf().kundli(in -> in.date("1990-05-10").time("19:55").place("New Delhi"));
udaya.reportFile(order.data().reportId()).save(Path.of("kundli.pdf"));`,
    image: `import udaya.Keys;

var chart = udaya.charts()
    .render(in -> in.date("1990-05-10").time("19:55").place("New Delhi").chart(Keys.Chart.D9));
System.out.println(chart.mediaType() + " " + chart.text());`,
    webhook: `import udaya.Webhook;

var event = Webhook.verify(body, request::getHeader, System.getenv("UDAYA_WEBHOOK_SECRET"));`,
  },
};
