/** The Java library: the runtime as it is, and shapes, suites and client from the model. */
import { existsSync } from 'node:fs';
import { EXAMPLES, type Template } from '../language.ts';
import type { Model } from '../../../service/catalogue/client-model/model.ts';
import { pascal, snake, wordsOf } from '../../../service/catalogue/client-model/naming.ts';
import { keysOf, namedKeys } from '../keys.ts';
import { ownFile, ownNames } from '../own-files.ts';
import { AUTHOR, DESCRIPTION, linksOf } from '../package-facts.ts';
import { commonFiles } from '../prose.ts';
import { FAMILIES, PROTOCOL } from '../protocol.ts';
import { methodName } from '../../../pages/snippets/java-names.ts';
import { JAVA } from '../../../pages/snippets/java.ts';
import { shapeFiles } from './shapes.ts';
import { suiteClass, suiteFile } from './suites.ts';
import { javadoc, javadocText, quoted } from './text.ts';

const SOURCES = 'src/main/java';
/** Where Debian puts the one library that this one needs. */
export const GSON = '/usr/share/java/gson.jar';
/** A program of the JDK; the path of Gson stands for it where that is missing, since it is of no use then. */
export const tool = (name: string): string => (existsSync(GSON) ? name : GSON);
/** Every warning is an error; what a comment says is said in its text, so tags for it may be left out. */
export const STRICT = ['-Xlint:all', '-Xdoclint:all,-missing', '-Werror', '--release', '17', '-encoding', 'UTF-8'];

const suiteMembers = ({ suites }: Model, line: (name: string, type: string, about: string) => string): string =>
  suites.map((suite) => line(methodName(wordsOf(suite.name)), suiteClass(suite), suite.about)).join('');

const clientFile = (model: Model): string =>
  ownFile('java/runtime/Udaya.java')
    .replace('    // suites: fields\n', () =>
      suiteMembers(model, (name, type) => `    private final ${type} ${name};\n`),
    )
    .replace('        // suites: members\n', () =>
      suiteMembers(model, (name, type) => `        this.${name} = new ${type}(transport);\n`),
    )
    .replace('    // suites: getters\n', () =>
      suiteMembers(
        model,
        (name, type, about) =>
          `${javadoc([javadocText(about)], '    ')}    public ${type} ${name}() {\n        return ${name};\n    }\n\n`,
      ),
    );

const constantText = (name: string, value: unknown): string => {
  const head = (type: string): string => `    static final ${type} ${snake(wordsOf(name)).toUpperCase()}`;
  if (typeof value === 'string') return `${head('String')} = ${quoted(value)};\n`;
  if (typeof value === 'number') return `${head(Number.isInteger(value) ? 'int' : 'double')} = ${value};\n`;
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const type = list.every((one) => typeof one === 'number') ? 'Integer' : 'String';
  return `${head(`List<${type}>`)} = List.of(${list.map((one) => JSON.stringify(one)).join(', ')});\n`;
};

const protocolFile = ({ version, baseUrl }: Model): string => `package udaya;

import java.util.List;

/** Numbers and names that all Udaya libraries share. */
final class Protocol {
    static final String VERSION = ${quoted(version)};
    /** Where the API is, when nothing else is said. */
    static final String BASE_URL = ${quoted(baseUrl)};

${Object.entries(PROTOCOL)
  .map(([name, value]) => constantText(name, value))
  .join('')}
    private Protocol() {
    }
}
`;

const exceptionFile = (name: string, about: string): string => `package udaya;

${javadoc([javadocText(about).replace('retry_after', 'retryAfter()').replace('{@code details}', '{@code details()}')], '')}public final class ${name}Exception extends UdayaException {
    private static final long serialVersionUID = 1L;

    ${name}Exception(Failure failure) {
        super(failure);
    }
}
`;

/** `WHOLE_SIGN`; a key that begins with a digit has an underscore before it. */
const constantName = (key: string): string =>
  snake(wordsOf(key))
    .toUpperCase()
    .replace(/^(?=\d)/, '_');

/** The class of a member's keys; those of `keys` are `KeysOfKeys`, as no class may bear the name of the one around it. */
const keysClass = (member: string): string => {
  const name = pascal(wordsOf(member));
  return name === 'Keys' ? 'KeysOfKeys' : name;
};

const keysFile = (model: Model): string => `package udaya;

/** The keys that members of requests take: {@code Keys.Ayanamsa.LAHIRI} is "lahiri". */
public final class Keys {
    private Keys() {}
${[...keysOf(model)]
  .map(
    ([member, keys]) => `
    /** Keys of {@code ${member}}. */
    public static final class ${keysClass(member)} {
        private ${keysClass(member)}() {}

${namedKeys(keys, constantName)
  .map(([name, key]) => `        public static final String ${name} = ${JSON.stringify(key)};\n`)
  .join('')}    }
`,
  )
  .join('')}}
`;

const pom = (model: Model): string =>
  Object.entries({ version: model.version, description: DESCRIPTION, author: AUTHOR, ...linksOf(model) }).reduce(
    (text, [name, value]) => text.replace(`{{${name}}}`, value),
    ownFile('java/runtime/pom.xml'),
  );

/** The files that lead to all others. */
const ROOTS = [
  'udaya/Udaya.java',
  'udaya/Keys.java',
  'udaya/Webhook.java',
  'udaya/package-info.java',
  'udaya/model/package-info.java',
];

const example = (name: string): string => `${pascal(wordsOf(name))}.java`;

/** A snippet as a class: its imports above, the rest in a method, with what the guide takes for granted. */
const program = (snippet: string, name: string): string => {
  const lines = snippet.split('\n');
  const imports = lines.filter((line) => line.startsWith('import '));
  const code = lines.slice(imports.length).map((line) => (line === '' ? '' : `        ${line}`));
  return `${imports.join('\n')}

class ${pascal(wordsOf(name))} {
    interface Request {
        String getHeader(String name);
    }

    static udaya.Udaya udaya;
    static Request request;
    static String body;

    public static void main(String[] args) throws Exception {
${code.join('\n')}
    }
}`;
};

export const java: Template = {
  phrases: JAVA,
  files: (model) =>
    new Map([
      ['pom.xml', pom(model)],
      [`${SOURCES}/udaya/Keys.java`, keysFile(model)],
      ...ownNames('java/runtime', 'Udaya.java', 'pom.xml').map(
        (name) => [`${SOURCES}/udaya/${name}`, ownFile('java/runtime', name)] as const,
      ),
      ...ownNames('java/runtime/model').map(
        (name) => [`${SOURCES}/udaya/model/${name}`, ownFile('java/runtime/model', name)] as const,
      ),
      [`${SOURCES}/udaya/Protocol.java`, protocolFile(model)],
      [`${SOURCES}/udaya/Udaya.java`, clientFile(model)],
      ...FAMILIES.map(
        ({ name, about }) => [`${SOURCES}/udaya/${name}Exception.java`, exceptionFile(name, about)] as const,
      ),
      ...model.suites.map((suite) => [`${SOURCES}/udaya/${suiteClass(suite)}.java`, suiteFile(suite, model)] as const),
      ...[...shapeFiles(model)].map(([name, text]) => [`${SOURCES}/udaya/model/${name}.java`, text] as const),
      ...EXAMPLES.map((name) => [`examples/${example(name)}`, ownFile('java/examples', example(name))] as const),
      ...commonFiles(JAVA, model),
    ]),
  example,
  program,
  tools: 'apt-get install -y default-jdk-headless libgoogle-gson-java',
  steps: [
    {
      command: tool('javac'),
      args: [
        ...STRICT,
        '-cp',
        GSON,
        '-d',
        'target/classes',
        '-sourcepath',
        SOURCES,
        ...ROOTS.map((file) => `${SOURCES}/${file}`),
      ],
    },
    { command: tool('jar'), args: ['--create', '--file', 'target/udaya.jar', '-C', 'target/classes', '.'] },
  ],
};
