/** Shapes of the model as TypeScript. */
import {
  inOrder,
  type Field,
  type Model,
  type Shape,
  type Type,
  written,
} from '../../../service/catalogue/client-model/model.ts';
import { wrapped } from '../prose.ts';

const WIDTH = 110;

/** A doc comment; nothing where there is nothing to say. */
export const comment = (paragraphs: readonly string[], indent: string): string => {
  const text = paragraphs.filter(Boolean).join('\n\n').replaceAll('*/', '* /');
  if (text === '') return '';
  const lines = wrapped(text, WIDTH - indent.length);
  return lines.length === 1
    ? `${indent}/** ${lines[0] ?? ''} */\n`
    : `${indent}/**\n${lines.map((line) => `${indent} *${line === '' ? '' : ` ${line}`}\n`).join('')}${indent} */\n`;
};

/** A type as it is written in an interface. */
export const typeText = (type: Type): string =>
  written<string>(type, {
    text: 'string',
    whole: 'number',
    number: 'number',
    flag: 'boolean',
    any: 'unknown',
    choice: ({ values }) =>
      values.map((value) => (typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : value)).join(' | '),
    list: ({ of }) => `readonly ${/choice|either|nullable|list/.test(of.kind) ? `(${typeText(of)})` : typeText(of)}[]`,
    map: ({ of }) => `Readonly<Record<string, ${typeText(of)}>>`,
    shape: ({ name }) => name,
    either: ({ of }) => of.map(typeText).join(' | '),
    nullable: ({ of }) => `${typeText(of)} | null`,
  });

const memberName = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`);

const fieldText = ({ name, type, required, about }: Field): string =>
  `${comment([about], '  ')}  readonly ${memberName(name)}${required ? '' : '?'}: ${typeText(type)};\n`;

const shapeText = ({ name, about, parents, fields }: Shape): string =>
  `${comment([about], '')}export interface ${name}${parents.length > 0 ? ` extends ${parents.join(', ')}` : ''} {\n${fields.map(fieldText).join('')}}\n`;

/** The file of all shapes. */
export const typesFile = (model: Model): string =>
  `/** Requests and answers. Written from the API document, version ${model.version}. */\n\n${inOrder(model).map(shapeText).join('\n')}`;
