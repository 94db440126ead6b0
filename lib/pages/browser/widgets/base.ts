/** What every element does: attributes, language, asking, telling that it waits or why nothing came. */
import {
  COMMON_ATTRIBUTES,
  roomOf,
  tagOf,
  WIDGET_EVENTS,
  WIDGETS,
  type AttributeName,
  type WidgetKey,
} from '../../embed/elements.ts';
import type { WidgetWords } from '../../embed/word-shape.ts';
import { ask, Refused, type Answer } from './ask.ts';
import { fill, make, type Child } from './dom.ts';
import { sheet } from './look.ts';

/** Put here by the build. */
declare const WIDGET_WORDS: Readonly<Record<string, WidgetWords>>;

const [SHOWN, FAILED] = WIDGET_EVENTS;
const SOURCE = 'en';

/** The tag of the script: its own address is that of the service, and it may hold the key of the page. */
const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript : null;
const ownApi = (script?.src ?? '').replace(/\/widgets\/[^/]*$/, '');

/** Codes of the service → the sentence for whoever looks at the page. What others are told stands in `failed`. */
const SENTENCES: readonly (readonly [RegExp, 'offline' | 'busy' | 'unset' | 'noTown' | 'wrong'])[] = [
  [/^(OFFLINE|OVERLOADED|TIMED_OUT)$/, 'offline'],
  [/^(RATE_LIMITED|CONCURRENCY_LIMITED|CREDITS_EXHAUSTED|SPEND_CAP_REACHED|HTTP_429)$/, 'busy'],
  [/^(KEY_|SECRET_KEY|DOMAIN_|SCOPE_|IP_|QUERY_KEY|FORBIDDEN|PLAN_|HTTP_40[134]|ENDPOINT_)/, 'unset'],
  [/^PLACE_/, 'noTown'],
  [/^(VALIDATION_FAILED|INPUT_CONFLICT|TIME_|EPHEMERIS_RANGE|ZONE_|BIRTH_TIME)/, 'wrong'],
];

/** Words in a language tag, `hi-IN`; English where there are none. */
const wordsOf = (tag: string): readonly [language: string, words: WidgetWords] => {
  const language = tag.toLowerCase().split('-')[0] ?? '';
  const found = WIDGET_WORDS[language];
  const source = WIDGET_WORDS[SOURCE];
  if (found) return [language, found];
  if (!source) throw new Error('the script was built without its words');
  return [SOURCE, source];
};

/** Resolves when an element comes near what is seen: what nobody scrolls to costs no call. */
const near = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        resolve();
      },
      { rootMargin: '25% 0%' },
    );
    watch.observe(element);
  });

let style: CSSStyleSheet | undefined;
let ids = 0;

/** The element of a widget. What it shows is `fillIn` of its kind. */
export abstract class Element extends HTMLElement {
  abstract readonly key: WidgetKey;
  readonly #root = this.attachShadow({ mode: 'open' });
  #turn = new AbortController();
  #waiting = false;

  connectedCallback(): void {
    style ??= sheet();
    this.#root.adoptedStyleSheets = [style];
    this.update();
  }

  disconnectedCallback(): void {
    this.#turn.abort();
  }

  attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
    if (before !== after && this.isConnected) this.update();
  }

  /** An attribute, '' where it is not there. */
  get(name: AttributeName): string {
    return this.getAttribute(name)?.trim() ?? '';
  }

  get language(): string {
    return wordsOf(this.closest<HTMLElement>('[lang]')?.lang ?? '')[0];
  }

  get words(): WidgetWords {
    return this.wordsIn(this.language);
  }

  protected wordsIn(language: string): WidgetWords {
    return wordsOf(language)[1];
  }

  /** An id of its own for each piece of the page. */
  id_(): string {
    return `u${++ids}`;
  }

  /** Shows everything anew, once for all attributes that change in one go. */
  update(): void {
    if (this.#waiting) return;
    this.#waiting = true;
    queueMicrotask(() => {
      this.#waiting = false;
      if (this.isConnected) this.start();
    });
  }

  /** Begins to show. */
  protected abstract start(): void;

  /** What stands in the box, in place of what stood there. */
  protected put(...children: readonly Child[]): void {
    this.#turn.abort();
    this.#turn = new AbortController();
    this.style.setProperty('--u-room', roomOf(this.key));
    this.#root.replaceChildren(make('div', { class: 'box', part: 'box', lang: this.language }, ...children));
  }

  /** Asks the service in the language of the element. */
  async ask<T>(path: string, body: Readonly<Record<string, unknown>>, language = this.language): Promise<Answer<T>> {
    const key = this.get('api-key') || (script?.dataset['key'] ?? '');
    const api = (this.get('api') || (script?.dataset['api'] ?? ownApi)).replace(/\/$/, '');
    // Whoever opens the page can read what stands in it.
    if (key.startsWith('ud_live_'))
      throw new Refused(
        'SECRET_KEY',
        'A live key must not stand in a page. Replace it at once, and make a publishable key (ud_pub_).',
      );
    return ask<T>(path, { ...body, language }, { api, key, signal: this.#turn.signal });
  }

  /** Waits until it is looked at, and then for what `work` shows; else says why there is nothing, with a button that tries again. */
  protected async run(box: HTMLElement, work: () => Promise<readonly Child[]>): Promise<void> {
    const { words } = this;
    const { signal } = this.#turn;
    box.setAttribute('aria-busy', 'true');
    await near(this);
    if (signal.aborted) return;
    try {
      const children = await work();
      box.replaceChildren(...children.filter((child): child is Node | string => Boolean(child)));
      this.dispatchEvent(new CustomEvent(SHOWN, { bubbles: true }));
    } catch (error) {
      if (signal.aborted) return;
      const { code, message } = error instanceof Refused ? error : { code: 'FAILED', message: String(error) };
      const sentence = SENTENCES.find(([codes]) => codes.test(code))?.[1] ?? 'failed';
      // oxlint-disable-next-line no-console -- for whoever builds the page; visitors read the sentence
      console.warn(`<${tagOf(this.key)}> ${code}: ${message}`);
      const again = make('button', { type: 'button', part: 'button' }, words.retry);
      again.addEventListener('click', () => void this.run(box, work));
      box.replaceChildren(
        make('p', { role: 'alert', class: 'bad', part: 'notice' }, words[sentence]),
        ...(sentence === 'unset' || sentence === 'wrong' || sentence === 'noTown' ? [] : [again]),
      );
      this.dispatchEvent(new CustomEvent(FAILED, { bubbles: true, detail: { code } }));
    }
    box.removeAttribute('aria-busy');
  }

  /** A title, a line below it and the place of the answer, in which it says that it waits. */
  protected frame(title: string, before: readonly Child[] = []): HTMLElement {
    const id = this.id_();
    const box = make('div', {}, make('p', { class: 'note', part: 'note', role: 'status' }, this.words.loading));
    this.put(
      make('div', { role: 'group', 'aria-labelledby': id }, make('h2', { id, part: 'title' }, title), ...before, box),
    );
    return box;
  }
}

/** `09:31` of an instant with its own offset; with the day where that is another: `01:20, 29 Nov`. */
export const clock = ({ locale }: WidgetWords, instant: string | null | undefined, today = ''): string => {
  if (!instant) return '–';
  const [day = '', time = ''] = instant.split('T');
  const short = time.slice(0, 5);
  if (today === '' || day === today) return short;
  return `${short}, ${dayOf(locale, day, { day: 'numeric', month: 'short' })}`;
};

/** A date in words. */
export const dayOf = (locale: string, date: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(Date.parse(date));

/** `09:31 – 11:02`. */
export const range = (words: WidgetWords, { start, end }: Span): string =>
  `${clock(words, start)} – ${clock(words, end)}`;

export interface Span {
  readonly start: string;
  readonly end: string;
}

/** `until 13:05`. */
export const until = (words: WidgetWords, { end }: Span, today: string): string =>
  fill(words.until, { time: clock(words, end, today) });

/** Declares an element, with a property for each attribute: `chartStyle` for `chart-style`. */
export const define = (key: WidgetKey, type: new () => Element): void => {
  const own = WIDGETS.find((one) => one.key === key)?.attributes ?? [];
  const names = [...own, ...COMMON_ATTRIBUTES].map(({ name }) => name);
  Object.defineProperty(type, 'observedAttributes', { value: names });
  for (const name of names) {
    const property = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    if (property in HTMLElement.prototype) continue;
    Object.defineProperty(type.prototype, property, {
      get(this: Element) {
        return this.getAttribute(name);
      },
      set(this: Element, value: unknown) {
        if (value === null || value === undefined || value === false) this.removeAttribute(name);
        else this.setAttribute(name, value === true ? '' : String(value));
      },
      enumerable: true,
    });
  }
  const tag = tagOf(key);
  if (!customElements.get(tag)) customElements.define(tag, type);
};
