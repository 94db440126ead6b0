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
