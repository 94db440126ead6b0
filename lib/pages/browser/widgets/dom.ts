/** Elements made without markup, so that nothing of an answer can become markup. */

export type Child = Node | string | false | null | undefined;

type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** An element with its attributes (`true` is there without a value; false and undefined are not) and what stands in it. */
export const make = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : value);
  element.append(...children.filter((child) => child !== false && child !== null && child !== undefined));
  return element;
};

/** A row with its slots filled. */
export const fill = (row: string, values: Readonly<Record<string, string | number>>): string =>
  row.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** A drawing of the service, in the colours of the page: its own are those of the light theme, named by `colours`. */
export const drawing = (svg: string, colours: Readonly<Record<string, string>>): Element => {
  const text = svg.replace(/#[0-9a-f]{6}\b/g, (colour) => {
    const name = colours[colour];
    return name === undefined ? colour : `var(--${name})`;
  });
  return document.importNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement, true);
};
