/** The signatures of the Ruby library (RBS): what type checkers and editors read. */
import {
  allFields,
  type Field,
  type Method,
  type Model,
  type Suite,
  type Type,
  written,
  reachedFrom,
  shapesIn,
  writtenAnswer,
} from '../../../service/catalogue/client-model/model.ts';
import { pascal, snake, wordsOf } from '../../../service/catalogue/client-model/naming.ts';
import { methodName } from '../../../pages/snippets/ruby.ts';
import { ownFile } from '../own-files.ts';

const aliasOf = (shape: string): string => snake(wordsOf(shape));

const choiceText = (values: readonly (string | number)[]): string => {
  if (values.every((value) => typeof value === 'string'))
    return `(${values.map((value) => JSON.stringify(value)).join(' | ')})`;
  return values.every((value) => Number.isInteger(value)) ? `(${values.join(' | ')})` : 'number';
};

/** A type in RBS; `sent` in requests, where objects may lack members, which a record of RBS 2 may not. */
const typeText = (type: Type, sent: boolean): string =>
  written<string>(type, {
    text: 'String',
    whole: 'Integer',
    number: 'number',
    flag: 'bool',
    any: 'untyped',
    choice: ({ values }) => choiceText(values),
    list: ({ of }) => `Array[${typeText(of, sent)}]`,
    map: ({ of }) => `Hash[Symbol, ${typeText(of, sent)}]`,
    shape: ({ name }) => (sent ? 'Hash[Symbol, untyped]' : aliasOf(name)),
    either: ({ of }) => `(${[...new Set(of.map((one) => typeText(one, sent)))].join(' | ')})`,
    nullable: ({ of }) => optional(typeText(of, sent)),
  });

const optional = (text: string): string => (text.endsWith('?') || text === 'untyped' ? text : `${text}?`);

const isWord = (name: string): boolean => /^[a-z_]\w*$/i.test(name);

/** A member of an answer; one that may be missing reads as nil. */
const memberText = ({ name, type, required }: Field): string => {
  const text = required ? typeText(type, false) : optional(typeText(type, false));
  return isWord(name) ? `${name}: ${text}` : `:${JSON.stringify(name)} => ${text}`;
};

const aliasText = (model: Model, name: string): string => {
  const fields = allFields(model, name);
  const record = fields.length === 0 ? 'Hash[Symbol, untyped]' : `{ ${fields.map(memberText).join(', ')} }`;
  return `  type ${aliasOf(name)} = ${record}\n`;
};

const OPTIONS = ['?idempotency_key: String', '?timeout: Numeric', '?retries: Integer'];

/** What a method takes: the input as a hash or as keywords. Keywords are not required, since a hash may hold them. */
const parametersOf = ({ input }: Method, model: Model): string => {
  const fields = input === null ? [] : allFields(model, input).filter(({ name }) => isWord(name));
  const keywords = fields.map(({ name, type }) => `?${name}: ${typeText(type, true)}`);
  return ['?Hash[Symbol, untyped] input', ...keywords, ...OPTIONS].join(', ');
};

const answerOf = ({ answer }: Method): string =>
  writtenAnswer(answer, {
    data: ({ type, meta }) => `Answer[${typeText(type, false)}, ${aliasOf(meta)}]`,
    document: 'Answer[Hash[Symbol, untyped], nil]',
    file: 'FileAnswer',
    nothing: 'Answer[nil, nil]',
  });

const methodText = (method: Method, model: Model): string => {
  const name = methodName(method.words);
  const parameters = parametersOf(method, model);
  const one = `    def ${name}: (${parameters}) -> ${answerOf(method)}\n`;
  return method.rows === null ? one : `${one}    def ${name}_all: (${parameters}) -> Enumerator[untyped, void]\n`;
};

const suiteText = (suite: Suite, model: Model): string =>
  `  class ${pascal(wordsOf(suite.name))}Suite < Suite\n${suite.methods.map((method) => methodText(method, model)).join('')}  end\n`;

/** Shapes that answers lead to. */
const answered = (model: Model): readonly string[] => {
  const methods = model.suites.flatMap((suite) => suite.methods);
  const direct = methods.flatMap(({ answer }) =>
    answer.form === 'data' ? [...shapesIn(answer.type), answer.meta] : [],
  );
  return [...reachedFrom(direct, model)].sort();
};

/** `sig/udaya.rbs`. */
export const signatures = (model: Model): string =>
  ownFile('ruby/runtime/sig/udaya.rbs')
    .replace('    # suites: readers\n', () =>
      model.suites
        .map((suite) => `    attr_reader ${snake(wordsOf(suite.name))}: ${pascal(wordsOf(suite.name))}Suite\n`)
        .join(''),
    )
    .replace(
      '  # suites and shapes\n',
      () =>
        `${model.suites.map((suite) => suiteText(suite, model)).join('\n')}\n${answered(model)
          .map((name) => aliasText(model, name))
          .join('')}`,
    );
