/**
 * `npm run clients`: writes the client libraries of all languages, and the widgets for React, Vue and WordPress, into `.clients`,
 * ready to be published. `-- --only python` writes one; `-- --base-url https://…` names the service they call when nothing else is said, `-- --source https://…` where their
 * source is, if not there; `-- --to <folder>` another folder.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { readModel } from '../../service/catalogue/client-model/read.ts';
import type { Template } from '../clients/language.ts';
import { TEMPLATES } from '../clients/templates.ts';
import { WIDGET_PACKAGES, widgetRelease, writeWidgets } from '../clients/widgets/packages.ts';
import { writeLibrary } from '../clients/write.ts';
import { openapiDocument } from '../../service/catalogue/openapi.source.ts';
import { ROOT } from '../../service/catalogue/registry.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    'base-url': { type: 'string' },
    source: { type: 'string' },
    to: { type: 'string' },
  },
});
const known = [...TEMPLATES.map(({ phrases }) => phrases.name), ...WIDGET_PACKAGES.map(({ name }) => name)];
const widgets = WIDGET_PACKAGES.filter(({ name }) => values.only === undefined || name === values.only);
const wanted = TEMPLATES.filter(({ phrases }) => values.only === undefined || phrases.name === values.only);
if (wanted.length + widgets.length === 0) {
  console.error(`There is no library for ${values.only}; there are ${known.join(', ')}.`);
  process.exit(2);
}

const read = readModel(await openapiDocument());
const model = {
  ...read,
  baseUrl: values['base-url'] ?? read.baseUrl,
  ...(values.source === undefined ? {} : { source: values.source }),
};
const methods = model.suites.reduce((sum, suite) => sum + suite.methods.length, 0);
console.log(
  `${methods} methods in ${model.suites.length} suites, ${model.shapes.size} shapes, version ${model.version}`,
);

const folder = values.to ?? join(ROOT, '.clients');
if (widgets.length > 0) {
  const release = await widgetRelease(model);
  const [bytes, packed] = [Buffer.byteLength(release.script), gzipSync(release.script).length];
  console.log(`script of the widgets: ${bytes} bytes, ${packed} by gzip`);
  for (const one of widgets) {
    writeWidgets(one, release, join(folder, one.name));
    console.log(`${one.name.padEnd(10)} ${join(folder, one.name)}`);
  }
}
const write = async (template: Template): Promise<void> => {
  const started = Date.now();
  const { name } = template.phrases;
  const missing = await writeLibrary(template, model, join(folder, name));
  const skipped = missing.map((tool) => `; skipped: no ${tool}`).join('');
  console.log(`${name.padEnd(10)} ${join(folder, name)} (${((Date.now() - started) / 1000).toFixed(1)} s)${skipped}`);
};

// As many at once as there are cores: formatters and compilers take one each.
const waiting = [...wanted];
const worker = async (): Promise<void> => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await write(next);
};
await Promise.all(Array.from({ length: availableParallelism() }, worker));
