/** Shapes of the model as classes: those of answers are read, those of inputs are built. */
import { shapesIn, type Field, type Model, type Shape } from '../../../service/catalogue/client-model/model.ts';
import { adderName, memberName, methodName } from '../../../pages/snippets/java-names.ts';
import { suiteClass } from './suites.ts';
import { importsOf, javadoc, javadocText, methodText, quoted, WIDTH } from './text.ts';
import { boxed, isNullable, opennessOf, readingOf, rowShape, settersOf } from './types.ts';

/** Classes of others that shapes name, and where they lie. */
const OTHERS: ReadonlyMap<string, string> = new Map(
  [
    'com.google.gson.JsonElement',
    'com.google.gson.JsonNull',
    'java.time.LocalDate',
    'java.time.OffsetDateTime',
    'java.util.List',
    'java.util.Map',
    'java.util.Optional',
    'java.util.function.Consumer',
  ].map((path) => [path.slice(path.lastIndexOf('.') + 1), path]),
);

const file = (text: string): string => {
  const imports = importsOf(text, OTHERS);
  return `package udaya.model;\n\n${imports}${imports === '' ? '' : '\n'}${text}`;
};

/** Names of shapes and of all that they lead to. */
const reached = (model: Model, names: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const wait = [...names];
  for (let next = wait.pop(); next !== undefined; next = wait.pop()) {
    const shape = model.shapes.get(next);
    if (seen.has(next) || shape === undefined) continue;
    seen.add(next);
    wait.push(...shape.parents, ...shape.fields.flatMap(({ type }) => shapesIn(type)));
  }
  return seen;
};

/** What a member means, with links to others of its shape. */
const aboutText = ({ about, type }: Field, { fields }: Shape): string =>
  [
    javadocText(about).replaceAll(/(?<![\w#.{])[a-z]+(?:_[a-z]+)+(?![\w}])/g, (name) =>
      fields.some((field) => field.name === name) ? `{@link #${memberName(name)}}` : name,
    ),
    opennessOf(type),
  ]
    .filter(Boolean)
    .join(' ');

const getterText = (field: Field, shape: Shape): string => {
  const { type, reader } = readingOf(field.type);
  const sure = field.required && !isNullable(field.type);
  const result = sure ? type : `Optional<${boxed(type)}>`;
  const body = `        return ${sure ? 'get' : 'find'}(${quoted(field.name)}, ${reader});\n`;
  const about = aboutText(field, shape);
  const described = sure ? about : about.replaceAll(/\bnull\b/g, 'empty');
  return `\n${javadoc([described], '    ')}${methodText(`public ${result} ${memberName(field.name)}`, [], body, '    ')}`;
};

/** A shape of an answer. */
const readShape = (shape: Shape, place: string): string => {
  const { name, about, fields } = shape;
  return file(`${javadoc([javadocText(about) || place], '')}public final class ${name} extends Shape {
    private ${name}(JsonElement json) {
        super(json);
    }

    /** Reads it from JSON, which must be an object. */
    public static ${name} ofJson(JsonElement json) {
        return new ${name}(json);
    }
${fields.map((field) => getterText(field, shape)).join('')}}
`);
};

/** Setters of a field; `head` and `builder` are those of a class or an interface. */
const settersText = (field: Field, shape: Shape, head: string, builder: string, indent: string): string => {
  const name = memberName(field.name);
  const inner = `${indent}    `;
  const about = aboutText(field, shape);
  const comment = `\n${javadoc([about], indent)}`;
  const setters = settersOf(field.type).map(({ parameter, filled }) => {
    const isList = parameter.includes('...');
    const value = isList ? 'List.of(value)' : 'value';
    const sent = isNullable(field.type) && !isList ? 'value == null ? JsonNull.INSTANCE : value' : value;
    const body =
      filled === undefined
        ? `${inner}return set(${quoted(field.name)}, ${sent});\n`
        : `${inner}return ${name}(${filled}.of(members));\n`;
    return `${comment}${methodText(`${head}${builder} ${name}`, [parameter], body, indent)}`;
  });
  const row = rowShape(field.type);
  const adder =
    row === null
      ? ''
      : `\n${javadoc([`Adds a row to {@link #${name}}: ${about}`], indent)}${methodText(
          `${head}${builder} ${adderName(field.name)}`,
          [`Consumer<${row}.Builder> members`],
          `${inner}return add(${quoted(field.name)}, ${row}.of(members));\n`,
          indent,
        )}`;
  return setters.join('') + adder;
};

/** Members that several inputs share: an interface that their builders have. */
const sharedShape = (shape: Shape): string =>
  file(`${javadoc(
    [javadocText(shape.about) || 'Members that several inputs share.', '@param <B> the builder that they are set on'],
    '',
  )}public interface ${shape.name}<B> extends Members<B> {
${shape.fields
  .map((field) => settersText(field, shape, 'default ', 'B', '    '))
  .join('')
  .replace(/^\n/, '')}}
`);

/** A shape that is built: an input, or an object within one. */
const builtShape = (shape: Shape, place: string): string => {
  const { name, about, parents, fields } = shape;
  const head = '    public static final class Builder extends Input.Builder<Builder>';
  const shared = parents.length === 0 ? '' : `implements ${parents.map((one) => `${one}<Builder>`).join(', ')} `;
  const opened = `${head} ${shared}{`.length <= WIDTH ? `${head} ${shared}{` : `${head}\n            ${shared}{`;
  return file(`${javadoc([javadocText(about) || place], '')}public final class ${name} extends Input {
    private ${name}(Builder builder) {
        super(builder);
    }

    /** A builder of which nothing is set. */
    public static Builder builder() {
        return new Builder();
    }

    /** What {@code members} sets on a builder. */
    public static ${name} of(Consumer<Builder> members) {
        Builder builder = builder();
        members.accept(builder);
        return builder.build();
    }

    /** A builder with all that is set here. */
    public Builder toBuilder() {
        return builder().setAll(json());
    }

    /** Sets the members; those left out take their defaults. */
${opened}
        private Builder() {
        }
${fields.map((field) => settersText(field, shape, 'public ', 'Builder', '        ')).join('')}
        /** What is set so far; the builder can go on. */
        public ${name} build() {
            return new ${name}(this);
        }
    }
}
`);
};

/** Where each shape is met first, for those without words of their own: as the answer of a method, or a member of another. */
const placesOf = (model: Model, known: ReadonlySet<string>): ReadonlyMap<string, string> => {
  const places = new Map<string, string>();
  const meet = (name: string, place: string): void => void (places.has(name) || places.set(name, place));
  for (const suite of model.suites)
    for (const { words, summary, answer } of suite.methods)
      if (answer.form === 'data') {
        meet(answer.meta, 'How an answer came about.');
        for (const name of shapesIn(answer.type))
          meet(name, `Answer of {@link udaya.${suiteClass(suite)}#${methodName(words)}}: ${javadocText(summary)}.`);
      }
  for (const owner of model.shapes.values())
    for (const field of known.has(owner.name) ? owner.fields : [])
      for (const name of shapesIn(field.type))
        meet(name, `{@code ${field.name}} of {@link ${owner.name}}: ${javadocText(field.about)}`);
  return places;
};

/** The classes of all shapes that a method leads to, by name. Throws where one would be both read and built. */
export const shapeFiles = (model: Model): ReadonlyMap<string, string> => {
  const methods = model.suites.flatMap((suite) => suite.methods);
  const read = reached(model, [
    ...methods.flatMap(({ answer }) => (answer.form === 'data' ? [answer.meta, ...shapesIn(answer.type)] : [])),
    'Failure',
  ]);
  const built = reached(
    model,
    methods.flatMap(({ input }) => input ?? []),
  );
  const both = [...read].filter((name) => built.has(name));
  if (both.length > 0) throw new Error(`shapes of both inputs and answers: ${both.join(', ')}`);
  const parents = new Set([...model.shapes.values()].flatMap((shape) => shape.parents));
  const places = placesOf(model, new Set([...read, ...built]));
  const placeOf = ({ name }: Shape): string => places.get(name) ?? 'Part of an answer.';
  return new Map(
    [...model.shapes.values()].flatMap((shape): readonly (readonly [string, string])[] => {
      if (read.has(shape.name)) return [[shape.name, readShape(shape, placeOf(shape))]];
      if (!built.has(shape.name)) return [];
      return [[shape.name, parents.has(shape.name) ? sharedShape(shape) : builtShape(shape, placeOf(shape))]];
    }),
  );
};
