/** The example of a pipeline: it runs commands that exist, in their order, with a role in the place of keys. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../../lib/service/catalogue/registry.ts';

const text = readFileSync(join(ROOT, 'lib/tools/deploy/pipeline.example.yml'), 'utf8');

it('tests and packs, then deploys to dev and asks it, then to prod', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const runs = [...text.matchAll(/- run: (.*)/g)].map(([, run = '']) => run);
  const named = runs.map((run) => /^npm (?:run )?([\w:]+)/.exec(run)?.[1] ?? run);
  expect(named).toEqual(['test', 'package', 'deploy', 'smoke', 'deploy', 'smoke']);
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
  expect([...text.matchAll(/--stage (\w+)/g)].map(([, stage]) => stage)).toEqual(['dev', 'prod']);
  expect([...text.matchAll(/needs: (\w+)/g)].map(([, job]) => job)).toEqual(['test', 'dev']);
});

it('holds no key of AWS, and asks for no more than it needs', () => {
  expect(text).not.toMatch(/AWS_(SECRET|ACCESS)|contents: write|write-all/);
  expect(text.match(/role-to-assume/g)).toHaveLength(2);
});
