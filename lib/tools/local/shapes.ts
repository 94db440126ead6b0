/**
 * `npm run shapes`: what this release breaks of the shapes that the last one froze, and the member names that mean values of
 * several types, each reason with its names. With `--freeze` it writes the shapes of this release; CONTRIBUTING says when.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openapiDocument } from '../../service/catalogue/openapi.source.ts';
import { ROOT } from '../../service/catalogue/registry.ts';
import { broken } from './shapes/compare.ts';
import { namesWithTypes, REASONS, withoutReason, type NameRow } from './shapes/names.ts';
import { shapesIn, writtenShapes } from './shapes/read.ts';

const FILE = join(ROOT, 'tests/vectors/frozen-shapes.json');
/** Calls that are named beside a type. */
const NAMED = 3;

const line = ({ name, types }: NameRow): string =>
  `${name}: ${[...types]
    .map(
      ([type, calls]) =>
        `${type} (${calls.length === 1 ? '' : `${calls.length}: `}${calls.slice(0, NAMED).join(', ')})`,
    )
    .join('; ')}`;

const { values } = parseArgs({ options: { freeze: { type: 'boolean', default: false } } });
const { version }: { version: string } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const shapes = shapesIn(await openapiDocument(), version);
if (values.freeze) {
  writeFileSync(FILE, writtenShapes(shapes));
  console.log(`The shapes of ${Object.keys(shapes.calls).length} calls are frozen for ${version}.`);
} else {
  const faults = broken(JSON.parse(readFileSync(FILE, 'utf8')), shapes);
  const names = namesWithTypes(shapes);
  const rows = new Map(names.map((row) => [row.name, row]));
  const reasoned = [...REASONS].map(([reason, own]) =>
    [`${reason}:`, ...own.flatMap((name) => rows.get(name) ?? []).map((row) => `  ${line(row)}`), ''].join('\n'),
  );
  console.log([`${names.length} names with several types`, '', ...reasoned].join('\n'));
  const others = withoutReason(names);
  console.log([`${others.length} of them without a reason:`, ...others.map(line), ''].join('\n'));
  console.log(faults.length === 0 ? 'Nothing that was frozen is broken.' : faults.join('\n'));
}
