/** The package for Vue. */
import { npmPackage } from './package.ts';

export const VUE = npmPackage('vue', {
  title: 'Vue',
  versions: '>=3.3',
  imports: "import { defineComponent, h, onMounted } from 'vue';",
  code: `const component = (name, tag, rows) =>
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
  });`,
  typeImports: "import type { DefineComponent } from 'vue';",
  common: `  /** Its answer is there. */
  onShown?: (event: CustomEvent) => void;
  /** There is no answer; \`detail.code\` is the code of the error. */
  onFailed?: (event: CustomEvent<{ code: string }>) => void;`,
  typeOf: (component) => `DefineComponent<${component}Props>`,
  fence: 'vue',
  example: (start, components) => `<script setup>
${start}
</script>

<template>
  ${components.join('\n  ')}
</template>`,
});
