/**
 * The scripts of the pages as text. The build puts the compiled scripts in the place of this module; an unbuilt process
 * (tests) serves them as they are written, for no browser reads them there.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sourceOf = (name: string): string => readFileSync(join(import.meta.dirname, `browser/${name}.ts`), 'utf8');

export const SCRIPTS = {
  get enter() {
    return sourceOf('enter');
  },
  get dashboard() {
    return sourceOf('dashboard');
  },
  get docs() {
    return sourceOf('docs');
  },
  get try() {
    return sourceOf('try');
  },
  get code() {
    return sourceOf('code');
  },
  get example() {
    return sourceOf('example');
  },
  get home() {
    return sourceOf('home');
  },
  get brands() {
    return sourceOf('brands');
  },
  get chat() {
    return sourceOf('chat');
  },
  get orders() {
    return sourceOf('orders');
  },
  get profiles() {
    return sourceOf('profiles');
  },
  get jobs() {
    return sourceOf('jobs');
  },
  get gallery() {
    return sourceOf('gallery');
  },
  get embed() {
    return sourceOf('embed');
  },
  get widgets() {
    return sourceOf('widgets');
  },
};
