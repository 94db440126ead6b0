/** The package for React. */
import { LICENCE } from '../prose.ts';
import {
  ATTRIBUTE_RULE,
  COMPONENTS,
  exampleOf,
  interfacesOf,
  packageJson,
  readmeOf,
  rowsOf,
  type WidgetPackage,
  type WidgetRelease,
} from './package.ts';

const code = ({
  baseUrl,
}: WidgetRelease): string => `import { createElement, forwardRef, useEffect, useRef } from 'react';

${ATTRIBUTE_RULE}

let defaults = { api: ${JSON.stringify(baseUrl)} };

/** What every component is given unless its own properties say otherwise. */
export const configure = (given) => {
  defaults = { ...defaults, ...given };
};

// In a browser only: a server renders the empty element, which keeps its place free.
const load = () => import('./script.js');

const component = (name, tag, rows) => {
  const known = new Map(rows.map(([property, ...row]) => [property, row]));
  const made = forwardRef(({ onShown, onFailed, className, ...given }, outer) => {
    const own = useRef(null);
    const listeners = useRef({});
    listeners.current = { 'udaya-shown': onShown, 'udaya-failed': onFailed };
    useEffect(() => {
      void load();
      const element = own.current;
      const hear = (event) => listeners.current[event.type]?.(event);
      for (const type of Object.keys(listeners.current)) element?.addEventListener(type, hear);
      return () => {
        for (const type of Object.keys(listeners.current)) element?.removeEventListener(type, hear);
      };
    }, []);
    const attributes = className === undefined ? {} : { class: className };
    for (const [property, value] of Object.entries({ ...defaults, ...given })) {
      const [attribute = property, isFlag = false] = known.get(property) ?? [];
      const set = attributeValue(value, isFlag);
      if (set !== null) attributes[attribute] = set;
    }
    const ref = (element) => {
      own.current = element;
      if (typeof outer === 'function') outer(element);
      else if (outer) outer.current = element;
    };
    return createElement(tag, { ...attributes, ref });
  });
  made.displayName = name;
  return made;
};

${COMPONENTS.map(({ component, tag, properties }) => `export const ${component} = component('${component}', '${tag}', ${rowsOf(properties)});`).join('\n')}
`;

const types = `import type { CSSProperties, ForwardRefExoticComponent, RefAttributes } from 'react';

${interfacesOf(`  id?: string;
  className?: string;
  style?: CSSProperties;
  /** Its answer is there. */
  onShown?: (event: CustomEvent) => void;
  /** There is no answer; \`detail.code\` is the code of the error. */
  onFailed?: (event: CustomEvent<{ code: string }>) => void;`)}

${COMPONENTS.map(({ component }) => `export declare const ${component}: ForwardRefExoticComponent<${component}Props & RefAttributes<HTMLElement>>;`).join('\n')}
`;

const example = `import { configure, ${COMPONENTS.map(({ component }) => component)
  .slice(0, 2)
  .join(', ')} } from 'udaya-react';

configure({ apiKey: 'ud_pub_…' });

export const Today = () => (
  <>
    ${COMPONENTS.slice(0, 2).map(exampleOf).join('\n    ')}
  </>
);`;

export const REACT: WidgetPackage = {
  name: 'react',
  files: (release) =>
    new Map([
      ['package.json', packageJson('react', release, ['react', '>=17'])],
      ['index.js', code(release)],
      ['index.d.ts', types],
      ['script.js', `${release.script}\n`],
      ['README.md', readmeOf('React', 'jsx', release, example)],
      ['LICENSE', LICENCE],
    ]),
};
