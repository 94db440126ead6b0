/** The e-mails of a local service: files in a folder, and their subjects on the terminal, so that no one needs a mail server. */
import { mkdirSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';

const encodedWord = /=\?utf-8\?([bq])\?([^?]*)\?=\s*/gi;

const decoded = (_: string, form: string, text: string): string =>
  form.toLowerCase() === 'b'
    ? Buffer.from(text, 'base64').toString()
    : Buffer.from(
        text
          .replaceAll('_', ' ')
          .replace(/=([\dA-F]{2})/gi, (__, hex: string) => String.fromCharCode(parseInt(hex, 16))),
        'latin1',
      ).toString();

/** Receiver and subject of an e-mail as it was written to a file. */
export const headOf = (eml: string): { readonly to: string; readonly subject: string } => {
  const head = (eml.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ');
  const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  return { to: field('To'), subject: field('Subject').replace(encodedWord, decoded) };
};

/** Tells of every new e-mail below `folder` until it is stopped. */
export const watchMailbox = (folder: string, tell: (line: string) => void): { stop(): void } => {
  mkdirSync(folder, { recursive: true });
  const announced = new Set<string>();
  const watcher = watch(folder, (_, name) => {
    if (name === null || !name.endsWith('.eml') || announced.has(name)) return;
    const { to, subject } = headOf(readFileSync(join(folder, name), 'utf8'));
    if (subject === '') return;
    announced.add(name);
    tell(`Letter to ${to}: ${subject}`);
  });
  return { stop: () => watcher.close() };
};
