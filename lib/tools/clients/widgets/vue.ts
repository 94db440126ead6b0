/** The package for Vue. */
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

const code = ({ baseUrl }: WidgetRelease): string => `import { defineComponent, h, onMounted } from 'vue';

${ATTRIBUTE_RULE}

let defaults = { api: ${JSON.stringify(baseUrl)} };

/** What every component is given unless its own properties say otherwise. */
export const configure = (given) => {
  defaults = { ...defaults, ...given };
};

const component = (name, tag, rows) =>
  defineComponent({
    name,
    props: Object.fromEntries(rows.map(([property, , isFlag]) => [property, { type: isFlag ? Boolean : String, default: undefined }])),
    emits: ['shown', 'failed'],
    setup(props, { emit }) {
      // In a browser only: a server renders the empty element, which keeps its place free.
      onMounted(() => import('./script.js'));
      return () => {
        const attributes = {
          onUdayaShown: (event) => emit('shown', event),
          onUdayaFailed: (event) => emit('failed', event),
        };
        for (const [property, attribute, isFlag] of rows) {
          const set = attributeValue(props[property] ?? defaults[property], isFlag);
          // \`^\`: as an attribute, whether the element is known yet or not.
          if (set !== null) attributes[\`^\${attribute}\`] = set;
        }
        return h(tag, attributes);
      };
    },
  });

${COMPONENTS.map(({ component, tag, properties }) => `export const ${component} = component('${component}', '${tag}', ${rowsOf(properties)});`).join('\n')}
`;

const types = `import type { DefineComponent } from 'vue';

${interfacesOf(`  /** Its answer is there. */
  onShown?: (event: CustomEvent) => void;
  /** There is no answer; \`detail.code\` is the code of the error. */
  onFailed?: (event: CustomEvent<{ code: string }>) => void;`)}

${COMPONENTS.map(({ component }) => `export declare const ${component}: DefineComponent<${component}Props>;`).join('\n')}
`;

const example = `<script setup>
import { configure, ${COMPONENTS.map(({ component }) => component)
  .slice(0, 2)
  .join(', ')} } from 'udaya-vue';

configure({ apiKey: 'ud_pub_…' });
</script>

<template>
  ${COMPONENTS.slice(0, 2).map(exampleOf).join('\n  ')}
</template>`;

export const VUE: WidgetPackage = {
  name: 'vue',
  files: (release) =>
    new Map([
      ['package.json', packageJson('vue', release, ['vue', '>=3.3'])],
      ['index.js', code(release)],
      ['index.d.ts', types],
      ['script.js', `${release.script}\n`],
      ['README.md', readmeOf('Vue', 'vue', release, example)],
      ['LICENSE', LICENCE],
    ]),
};
