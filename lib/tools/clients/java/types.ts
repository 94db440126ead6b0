/** Types of the model as Java: what getters return and read with, and what setters take. */
import { capital } from '../../../words/fill.ts';
import { written, type Type } from '../../../service/catalogue/client-model/model.ts';

const JSON_TYPE = 'JsonElement';

const PRIMITIVES: Readonly<Record<string, string>> = {
  int: 'Integer',
  long: 'Long',
  double: 'Double',
  boolean: 'Boolean',
};

/** A type as it stands between angle brackets. */
export const boxed = (type: string): string => PRIMITIVES[type] ?? type;

/** What a getter returns, and the reader that makes it of the JSON. */
interface Reading {
  readonly type: string;
  readonly reader: string;
}

const ANY: Reading = { type: JSON_TYPE, reader: 'ANY' };

/** Whether the values of a choice are texts, whole numbers or numbers. */
const choiceKind = (values: readonly (string | number)[]): 'text' | 'whole' | 'number' => {
  if (values.every((value) => typeof value === 'string')) return 'text';
  if (values.every(Number.isInteger)) return 'whole';
  return 'number';
};

/** How a value of an answer is read. What may be of several types stays JSON. */
export const readingOf = (type: Type): Reading =>
  written<Reading>(type, {
    text: ({ format }) => {
      if (format === 'date') return { type: 'LocalDate', reader: 'DATE' };
      if (format === 'date-time') return { type: 'OffsetDateTime', reader: 'INSTANT' };
      return { type: 'String', reader: 'TEXT' };
    },
    whole: ({ wide }) => (wide ? { type: 'long', reader: 'WIDE' } : { type: 'int', reader: 'WHOLE' }),
    number: { type: 'double', reader: 'NUMBER' },
    flag: { type: 'boolean', reader: 'FLAG' },
    any: ANY,
    choice: ({ values }) => readingOf({ kind: choiceKind(values) }),
    list: ({ of }) => {
      const { type: row, reader } = readingOf(of);
      return { type: `List<${boxed(row)}>`, reader: `list(${reader})` };
    },
    map: ({ of }) => {
      const { type: member, reader } = readingOf(of);
      return { type: `Map<String, ${boxed(member)}>`, reader: `map(${reader})` };
    },
    shape: ({ name }) => ({ type: name, reader: `${name}::ofJson` }),
    either: ({ of }) => {
      const all = of.map(readingOf);
      const [first] = all;
      return first !== undefined && all.every((one) => one.type === first.type) ? first : ANY;
    },
    nullable: ({ of }) => readingOf(of),
  });

/** One form of a setter. `value` names the parameter in `code`, which makes of it what is sent. */
export interface Setter {
  readonly parameter: string;
  /** The type without its parameters: two setters of one erasure cannot stand side by side. */
  readonly erasure: string;
  /** A shape that is given as what fills it. */
  readonly filled?: string;
}

const plain = (type: string): Setter => ({ parameter: `${type} value`, erasure: type.replace(/<.*/, '') });

/** What the rows of a list are given as. Numbers in any form: a list of whole ones is given where numbers are asked for. */
const ROWS: Readonly<Record<string, string>> = { ...PRIMITIVES, long: 'Number', double: 'Number' };

const rowsOf = (of: Type): readonly Setter[] => {
  const forms = settersOf(of).filter(({ filled }) => filled === undefined);
  const [first] = forms;
  const type = forms.length === 1 && first ? first.parameter.replace(/ value$/, '') : 'Object';
  const row = ROWS[type] ?? type;
  const open = { Object: '?', Number: '? extends Number' }[row] ?? row;
  const list: Setter = { parameter: `List<${open}> value`, erasure: 'List' };
  // An array of what has parameters of its own would warn every caller.
  return row.includes('<') ? [list] : [list, { parameter: `${row}... value`, erasure: `${row}...` }];
};

const formsOf = (type: Type): readonly Setter[] =>
  written<readonly Setter[]>(type, {
    text: ({ format }) =>
      format === undefined
        ? [plain('String')]
        : [plain('String'), plain(format === 'date' ? 'LocalDate' : 'OffsetDateTime')],
    whole: ({ wide }) => [plain(wide ? 'long' : 'int')],
    number: [plain('double')],
    flag: [plain('boolean')],
    any: [plain('Object')],
    choice: ({ values }) => formsOf({ kind: choiceKind(values) }),
    list: ({ of }) => rowsOf(of),
    map: [plain('Map<String, ?>')],
    shape: ({ name }) => [
      plain(name),
      { parameter: `Consumer<${name}.Builder> members`, erasure: 'Consumer', filled: name },
    ],
    either: ({ of }) => of.flatMap(formsOf),
    nullable: ({ of }) =>
      formsOf(of).map((form) => ({
        ...form,
        // Boxed, because null is a value here; a whole number is given where a number is asked for.
        parameter: form.parameter.replace(/^(int|long|double|boolean)\b/, (name) => ROWS[name] ?? name),
      })),
  });

/** The forms of a setter. Where two shapes may be given, neither can be given as what fills it. */
export const settersOf = (type: Type): readonly Setter[] => {
  const forms = [...new Map(formsOf(type).map((form) => [form.erasure, form])).values()];
  if (forms.some(({ erasure }) => erasure === 'Object')) return [plain('Object')];
  const shapes = formsOf(type).filter(({ filled }) => filled !== undefined).length;
  return shapes > 1 ? forms.filter(({ filled }) => filled === undefined) : forms;
};

/** The shape of the rows of a list, where they have one alone. */
export const rowShape = (type: Type): string | null => {
  const lists = (type.kind === 'either' ? type.of : [type]).filter(({ kind }) => kind === 'list');
  const [only] = lists;
  return only?.kind === 'list' && lists.length === 1 && only.of.kind === 'shape' ? only.of.name : null;
};

/** Whether null is a value of its own. */
export const isNullable = ({ kind }: Type): boolean => kind === 'nullable';

/** A type in the words of the JSON, for what the Java type does not say: `1 to 7 …` stands in the meaning. */
const kindWords = (type: Type): string =>
  written<string>(type, {
    text: ({ format }) => {
      if (format === 'date') return 'a date';
      if (format === 'date-time') return 'an instant';
      return 'a text';
    },
    whole: 'a whole number',
    number: 'a number',
    flag: 'true or false',
    any: 'anything',
    choice: ({ values }) =>
      `${values.length === 1 ? '' : 'one of '}${values.map((value) => `{@code ${value}}`).join(', ')}`,
    list: ({ of }) => `a list (${kindWords(of)})`,
    map: 'an object',
    shape: ({ name }) => `{@link ${name}}`,
    either: ({ of }) => of.map(kindWords).join(', or '),
    nullable: ({ of }) => `${kindWords(of)}, or null`,
  });

const bare = (type: Type): Type => (type.kind === 'nullable' ? type.of : type);

/** A sentence of words that begin one. */
const sentence = (words: string): string => `${capital(words)}.`;

/** What the Java type leaves open, as Javadoc text: the values of a choice, the types of what may be of several. */
export const opennessOf = (type: Type): string => {
  const inner = bare(type);
  const row = inner.kind === 'list' ? inner.of : inner;
  if (row.kind !== 'choice' && row.kind !== 'either') return '';
  const words = kindWords(row);
  if (row !== inner) return `Each is ${words}.`;
  return row.kind === 'choice' && row.values.length === 1 ? `Always ${words}.` : sentence(words);
};
