/** SHAPES.md: every shape with its members, for languages whose types cannot carry a comment of each. */
import { allFields, inOrder, type Field, type Model } from '../../service/catalogue/client-model/model.ts';

/** `typeOf` gives the type of a field as the language names it, with what its members are. */
export const shapeList = (model: Model, form: string, typeOf: (field: Field) => string): string =>
  `# Shapes

What requests and answers hold, from the API document of version ${model.version}. ${form} Members without *optional* are always there.

${inOrder(model)
  .map(
    ({ name, about }) =>
      `## ${name}\n\n${about === '' ? '' : `${about}\n\n`}${allFields(model, name)
        .map(
          (field) =>
            `- \`${field.name}\` ${typeOf(field)}${field.required ? '' : ', *optional*'}: ${field.about.replaceAll('\n', ' ')}\n`,
        )
        .join('')}`,
  )
  .join('\n')}`;
