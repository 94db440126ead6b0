/** The package for React. */
import { npmPackage } from './package.ts';

export const REACT = npmPackage('react', {
  title: 'React',
  versions: '>=17',
  imports: "import { createElement, forwardRef, useEffect, useRef } from 'react';",
  code: `// In a browser only: a server renders the empty element, which keeps its place free.
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
};`,
  typeImports: "import type { CSSProperties, ForwardRefExoticComponent, RefAttributes } from 'react';",
  common: `  id?: string;
  className?: string;
  style?: CSSProperties;
  /** Its answer is there. */
  onShown?: (event: CustomEvent) => void;
  /** There is no answer; \`detail.code\` is the code of the error. */
  onFailed?: (event: CustomEvent<{ code: string }>) => void;`,
  typeOf: (component) => `ForwardRefExoticComponent<${component}Props & RefAttributes<HTMLElement>>`,
  fence: 'jsx',
  example: (start, components) => `${start}

export const Today = () => (
  <>
    ${components.join('\n    ')}
  </>
);`,
});
