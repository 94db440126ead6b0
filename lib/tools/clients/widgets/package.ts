/** What the packages of the widgets share: names of components and properties, their types, licence, facts for registries. */
import { capital } from '../../../words/fill.ts';
import {
  COMMON_ATTRIBUTES,
  tagOf,
  WIDGETS,
  type Attribute,
  type AttributeName,
  type WidgetKey,
} from '../../../pages/embed/elements.ts';
import { pageWords } from '../../../words/pages.ts';
import { AUTHOR, KEYWORDS } from '../package-facts.ts';
import { LICENCE } from '../prose.ts';

/** What a package is made of besides the table. */
export interface WidgetRelease {
  readonly version: string;
  /** Address of the service that elements ask when nothing else is said. */
  readonly baseUrl: string;
  /** The built script. */
  readonly script: string;
}

/** A package: its name, which is that of its folder, and its files. */
export interface WidgetPackage {
  readonly name: string;
  readonly files: (release: WidgetRelease) => ReadonlyMap<string, string>;
}

/** `chartStyle` for `chart-style`. */
const propertyOf = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** An attribute as a property of a component. */
export interface Property extends Attribute {
  readonly name: AttributeName;
  readonly property: string;
  /** What it means, in English. */
  readonly about: string;
}

const { attributes: meanings, elements: told } = pageWords('en').embed;
const meaningOf = (property: string): string => Object.entries(meanings).find(([name]) => name === property)?.[1] ?? '';
const propertiesOf = (attributes: readonly (Attribute & { readonly name: AttributeName })[]): readonly Property[] =>
  attributes.map((one) => {
    const property = propertyOf(one.name);
    return { ...one, property, about: meaningOf(property) };
  });

/** Properties of every component. */
export const COMMON: readonly Property[] = propertiesOf(COMMON_ATTRIBUTES);

/** An element as a component. */
export interface Component {
  readonly key: WidgetKey;
  readonly tag: string;
  /** `UdayaPanchang`. */
  readonly component: string;
  readonly title: string;
  readonly about: string;
  readonly properties: readonly Property[];
  readonly example: Readonly<Record<string, string>>;
}

/** The components, in the order of the table. */
export const COMPONENTS: readonly Component[] = WIDGETS.map(({ key, attributes, example }) => ({
  key,
  tag: tagOf(key),
  component: `Udaya${capital(key)}`,
  title: told[key].name,
  about: told[key].about.replaceAll('`', ''),
  properties: propertiesOf(attributes),
  example,
}));

/** The type of a property in TypeScript. */
const typeOf = ({ values }: Attribute): string => {
  if (values === 'flag') return 'boolean';
  return values === undefined ? 'string' : values.map((one) => `'${one}'`).join(' | ');
};

/** The members of an interface for properties. */
const membersOf = (properties: readonly Property[]): string =>
  properties
    .map((one) => `  /** ${one.about} */\n  ${one.property}${one.required ? '' : '?'}: ${typeOf(one)};`)
    .join('\n');

/** Interfaces of the properties of all components; `common` stands in the first of them. */
const interfacesOf = (common: string): string =>
  [
    `/** Properties of every component. */\nexport interface CommonProps {\n${membersOf(COMMON)}\n${common}\n}`,
    ...COMPONENTS.map(
      ({ component, about, properties }) =>
        `/** ${about} */\nexport interface ${component}Props extends CommonProps {${properties.length > 0 ? `\n${membersOf(properties)}\n` : ''}}`,
    ),
    `/** What every component is given unless its own properties say otherwise: call it once, before the first is shown. */
export function configure(defaults: { api?: string; apiKey?: string; theme?: CommonProps['theme'] }): void;`,
  ].join('\n\n');

/** Rows `[property, attribute, is it a flag]` of a component, as JavaScript. */
const rowsOf = (properties: readonly Property[]): string =>
  JSON.stringify([...properties, ...COMMON].map(({ property, name, values }) => [property, name, values === 'flag']));

/** How packages write a property as an attribute, as JavaScript: a flag is there or not, and null is no attribute. */
const ATTRIBUTE_RULE = `/** What an attribute is set to for a value of its property; null where it is left out. */
const attributeValue = (value, isFlag) => {
  if (isFlag) return value ? '' : null;
  return value ?? null;
};`;

/** The example of a component in JSX or in a template of Vue: both are written alike. */
const exampleOf = ({ component, example }: Component): string =>
  `<${component}${Object.entries(example)
    .map(([name, value]) => ` ${propertyOf(name)}${value === '' ? '' : `="${value}"`}`)
    .join('')} />`;

/** `package.json` of a package for npm. `peer`: the framework and its versions. */
const packageJson = (name: string, { version, baseUrl }: WidgetRelease, peer: readonly [string, string]): string =>
  `${JSON.stringify(
    {
      name: `udaya-${name}`,
      version,
      description: `Udaya widgets for ${capital(name)}: panchang, choghadiya, horoscope, chart, kundli, matching`,
      keywords: [...KEYWORDS, peer[0], 'widgets'],
      author: AUTHOR,
      license: 'MIT',
      homepage: `${baseUrl}/docs/embed`,
      type: 'module',
      sideEffects: ['./script.js'],
      exports: { '.': { types: './index.d.ts', default: './index.js' }, './script.js': './script.js' },
      types: './index.d.ts',
      files: ['index.js', 'index.d.ts', 'script.js', 'README.md', 'LICENSE'],
      peerDependencies: { [peer[0]]: peer[1] },
    },
    null,
    2,
  )}\n`;

/** The README of a package for npm. */
const readmeOf = (
  title: string,
  name: string,
  { baseUrl, version }: WidgetRelease,
  code: string,
): string => `# Udaya widgets for ${title}

Panchang, choghadiya, horoscope, a drawn chart, a kundli form and a matching form as typed components. They are the elements of ${baseUrl}/docs/embed, which shows each of them live, with its attributes, variables for colours and parts to style.

\`\`\`${name}
${code}
\`\`\`

The key must be a publishable one (\`ud_pub_…\`): everyone who opens the page can read it, and it works on the domains that you list only. What readers type is sent to the service for the answer and is kept nowhere in the browser.

| Component | What it shows |
| --- | --- |
${COMPONENTS.map(({ component, about }) => `| \`${component}\` | ${about} |`).join('\n')}

## Licence

MIT. Written by a generator (version ${version}); changes belong there.
`;

/** What a package for npm brings of its framework. */
interface Framework {
  readonly title: string;
  /** Versions of the framework. */
  readonly versions: string;
  /** The first line of its code, and what makes a component there. */
  readonly imports: string;
  readonly code: string;
  /** The same of its types; `common` are members that every component has besides. */
  readonly typeImports: string;
  readonly common: string;
  readonly typeOf: (component: string) => string;
  /** Language of the example, and the example around its first lines and its components. */
  readonly fence: string;
  readonly example: (start: string, components: readonly string[]) => string;
}

/** A package for npm with a component for each element. */
export const npmPackage = (
  name: string,
  { title, versions, imports, code, typeImports, common, typeOf, fence, example }: Framework,
): WidgetPackage => {
  const shown = COMPONENTS.slice(0, 2);
  const start = `import { configure, ${shown.map(({ component }) => component).join(', ')} } from 'udaya-${name}';

configure({ apiKey: 'ud_pub_…' });`;
  const source = (baseUrl: string): string => `${imports}

${ATTRIBUTE_RULE}

let defaults = { api: ${JSON.stringify(baseUrl)} };

/** What every component is given unless its own properties say otherwise. */
export const configure = (given) => {
  defaults = { ...defaults, ...given };
};

${code}

${COMPONENTS.map(({ component, tag, properties }) => `export const ${component} = component('${component}', '${tag}', ${rowsOf(properties)});`).join('\n')}
`;
  const types = `${typeImports}

${interfacesOf(common)}

${COMPONENTS.map(({ component }) => `export declare const ${component}: ${typeOf(component)};`).join('\n')}
`;
  return {
    name,
    files: (release) =>
      new Map([
        ['package.json', packageJson(name, release, [name, versions])],
        ['index.js', source(release.baseUrl)],
        ['index.d.ts', types],
        ['script.js', `${release.script}\n`],
        ['README.md', readmeOf(title, fence, release, example(start, shown.map(exampleOf)))],
        ['LICENSE', LICENCE],
      ]),
  };
};
