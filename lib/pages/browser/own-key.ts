/**
 * The key with which a page calls: what the visitor wrote, else a sandbox key of their own account (made once for this browser
 * where they are signed in), else the shared key for people who look around.
 */
import { callApi } from './api.ts';

const KEPT = 'udaya-key';

/** Whether the page was asked for by someone with a session. */
export const isSignedIn = (): boolean => document.documentElement.dataset['in'] !== undefined;

/** The key of this browser; empty where there is none yet. */
export const keptKey = (): string => localStorage.getItem(KEPT) ?? '';

/** Keeps a key for this browser; an empty one forgets it. */
export const keepKey = (key: string): void => {
  if (key === '') localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, key);
};

let shared = '';

/** The key for people who look around; rejects where there is none. */
export const sharedKey = async (): Promise<string> => {
  if (shared === '') {
    const { text, ok } = await callApi('GET', '/docs/demo-key');
    if (!ok) throw new Error('no key');
    shared = (JSON.parse(text) as { key: string }).key;
  }
  return shared;
};

/** A key that works; rejects where none can be had. */
export const anyKey = async (): Promise<string> => {
  const kept = keptKey();
  if (kept !== '') return kept;
  if (isSignedIn()) {
    const made = await callApi('POST', '/v1/keys', { name: 'Reference', kind: 'sandbox' });
    const secret = made.data['secret'];
    if (typeof secret === 'string') {
      keepKey(secret);
      return secret;
    }
  }
  return sharedKey();
};
