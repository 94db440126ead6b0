import { until } from './until.ts';

/** What tests use of playwright-core; the tools have their own lock file, which the types of this project do not see. */
export interface Locator {
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  first(): Locator;
  innerText(): Promise<string>;
  inputValue(): Promise<string>;
  isDisabled(): Promise<boolean>;
  selectOption(value: string): Promise<unknown>;
  waitFor(options?: { state?: 'visible' | 'hidden' }): Promise<void>;
  press(key: string): Promise<void>;
  count(): Promise<number>;
  check(): Promise<void>;
  getAttribute(name: string): Promise<string | null>;
  setInputFiles(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>;
}
export interface Page {
  goto(url: string, options?: object): Promise<unknown>;
  locator(selector: string, options?: { hasText?: string }): Locator;
  waitForURL(url: string | RegExp): Promise<void>;
  waitForEvent(event: 'download'): Promise<{ suggestedFilename(): string; path(): Promise<string> }>;
  waitForEvent(event: 'load'): Promise<unknown>;
  url(): string;
  setDefaultTimeout(ms: number): void;
  evaluate<T>(work: string): Promise<T>;
  on(event: string, listener: (what: { type?(): string; text?(): string; message?: string }) => void): void;
  setViewportSize(size: { width: number; height: number }): Promise<void>;
  emulateMedia(media: { colorScheme: 'light' | 'dark' }): Promise<void>;
  keyboard: { press(key: string): Promise<void> };
}
/** A request that the test answers. */
export interface Route {
  abort(): Promise<void>;
  fulfill(answer: { readonly contentType: string; readonly body: string }): Promise<void>;
}
export interface Browser {
  newContext(options: object): Promise<{
    newPage(): Promise<Page>;
    /** Runs a script in every page before its own. */
    addInitScript(script: string): Promise<void>;
    route(url: RegExp, answer: (route: Route) => Promise<void>): Promise<void>;
    close(): Promise<void>;
  }>;
  close(): Promise<void>;
}

/** Time in which a page goes on with what it has got: it asks for what it still needs, or it is whole. */
const TURN = 'new Promise((done) => setTimeout(done, 40))';
/** What each page has asked for since it was opened and has not got. */
const awaited = new WeakMap<Page, Set<unknown>>();

const watched = (page: Page): Set<unknown> => {
  const known = awaited.get(page);
  if (known !== undefined) return known;
  const open = new Set<unknown>();
  page.on('request', (request) => open.add(request));
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => open.delete(request));
  awaited.set(page, open);
  return open;
};

/**
 * Opens an address and waits until the page has all that it asks for, twice in succession. Playwright's `networkidle` waits for
 * half a second without a request at every address, however soon a page is whole: a third of the time of these tests.
 */
export const opened = async (page: Page, url: string): Promise<void> => {
  const open = watched(page);
  // What the page before has left does not count.
  open.clear();
  await page.goto(url);
  let quiet = 0;
  await until(async () => {
    // A page that leads on by itself ends the turn of the one before.
    const isThere = await page.evaluate(TURN).then(
      () => true,
      () => false,
    );
    quiet = isThere && open.size === 0 ? quiet + 1 : 0;
    return quiet === 2;
  });
};
