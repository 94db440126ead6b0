/** How an element is written in a page. */
import { roomOf, tagOf, type WidgetKey } from './elements.ts';

/** An element with its attributes; `style` keeps its place free until its answer comes. */
export const widgetMarkup = (key: WidgetKey, attributes: Readonly<Record<string, string>>): string => {
  const written = Object.entries({ ...attributes, style: `display:block;min-height:${roomOf(key)}` }).map(
    ([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${value}"`),
  );
  return `<${tagOf(key)}${written.join('')}></${tagOf(key)}>`;
};

/** The tag of the script. `base`: the address of the service. */
export const scriptMarkup = (base: string, path: string): string =>
  `<script async src="${base}${path}" data-key="ud_pub_…"></script>`;
