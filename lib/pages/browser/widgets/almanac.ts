/** The panchang and the choghadiya of a day at a place, and the day of a sign. */
import { clock, dayOf, define, Element, range, until, type Span } from './base.ts';
import { Refused, type Answer } from './ask.ts';
import { make, type Child } from './dom.ts';
import { townField } from './towns.ts';

interface Named {
  readonly name: string;
}
type Anga = Named & { readonly span: Span };

interface Day {
  readonly date: string;
  readonly sunrise: string | null;
  readonly sunset: string | null;
  readonly moonrise: string | null;
  readonly vara: Named;
  readonly tithi: readonly (Anga & { readonly paksha_name: string })[];
  readonly nakshatra: readonly Anga[];
  readonly yoga: readonly Anga[];
  readonly karana: readonly Anga[];
  readonly inauspicious?: {
    readonly windows: readonly (Named & { readonly key: string; readonly span: Span | null })[];
  };
}

/** A day at a place, which whoever looks may change where the page says `search`. */
abstract class OfDay extends Element {
  #place = '';

  protected abstract named(): string;
  protected abstract show(place: string): Promise<readonly Child[]>;

  protected start(): void {
    const own = this.get('place');
    this.#place = own;
    const before: Child[] = [];
    if (this.hasAttribute('search')) {
      const town = townField(this, this.words.place, own, () => {
        this.#place = town.place();
        void this.run(box, () => this.show(this.#place));
      });
      town.input.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' || event.defaultPrevented || town.place() === '') return;
        this.#place = town.place();
        void this.run(box, () => this.show(this.#place));
      });
      before.push(town.field);
    }
    const box = this.frame(this.named(), before);
    void this.run(box, () => this.show(this.#place));
  }

  /** What says which day is meant; today where nothing does. */
  protected ofDay(place: string): Readonly<Record<string, unknown>> {
    const date = this.get('date');
    return { place, ...(date === '' ? {} : { date }) };
  }
}

class Panchang extends OfDay {
  readonly key = 'panchang';

  protected named(): string {
    return this.words.panchang;
  }

  protected async show(asked: string): Promise<readonly Child[]> {
    const { words } = this;
    const { data: day, place } = await this.ask<Day>('panchang/daily', {
      ...this.ofDay(asked),
      include: ['inauspicious'],
    });
    const { date } = day;
    const angas = (rows: readonly Anga[]): readonly string[] =>
      rows.map((row) => `${row.name} (${until(words, row.span, date)})`);
    const rows: readonly (readonly [string, readonly string[]])[] = [
      [words.tithi, angas(day.tithi.map((one) => ({ ...one, name: `${one.paksha_name} ${one.name}` })))],
      [words.nakshatra, angas(day.nakshatra)],
      [words.yoga, angas(day.yoga)],
      [words.karana, angas(day.karana)],
      [words.sunrise, [clock(words, day.sunrise, date)]],
      [words.sunset, [clock(words, day.sunset, date)]],
      [words.moonrise, [clock(words, day.moonrise, date)]],
      ...(day.inauspicious?.windows ?? [])
        .filter(({ key }) => key === 'rahu_kala')
        .map(({ name, span }) => [name, [span ? range(words, span) : '–']] as const),
    ];
    return [
      make(
        'p',
        { class: 'note', part: 'note' },
        `${place ?? asked} · ${day.vara.name}, `,
        make('time', { datetime: date }, dayOf(words.locale, date, { day: 'numeric', month: 'long', year: 'numeric' })),
      ),
      make(
        'dl',
        { part: 'facts' },
        ...rows.flatMap(([label, values]) => [
          make('dt', { part: 'label' }, label),
          make('dd', { part: 'value' }, ...values.flatMap((one, i) => (i > 0 ? [make('br'), one] : [one]))),
        ]),
      ),
    ];
  }
}

type Part = Named & { readonly span: Span; readonly grade: 'good' | 'neutral' | 'bad'; readonly grade_name: string };
interface Choghadiyas {
  readonly day: readonly Part[] | null;
  readonly night: readonly Part[] | null;
  readonly sun: string;
}

/** When the first part of a day begins; '' where the Sun does not rise. */
const beginningOf = ({ day, night }: Choghadiyas): string => (day ?? night)?.[0]?.span.start ?? '';

const DAY_MS = 86_400_000;

class Choghadiya extends OfDay {
  readonly key = 'choghadiya';

  /** The day that was asked for; else the one that runs now, which before sunrise is that of the date before. */
  async #running(place: string): Promise<Answer<Choghadiyas>> {
    const ask = (day: Readonly<Record<string, unknown>>): Promise<Answer<Choghadiyas>> =>
      this.ask<Choghadiyas>('panchang/choghadiya', day);
    const found = await ask(this.ofDay(place));
    const begins = beginningOf(found.data);
    if (this.get('date') !== '' || begins === '' || Date.parse(begins) <= Date.now()) return found;
    const [date = ''] = begins.split('T');
    return ask({ place, date: new Date(Date.parse(date) - DAY_MS).toISOString().slice(0, 10) });
  }

  protected named(): string {
    return this.words.choghadiya;
  }

  protected async show(asked: string): Promise<readonly Child[]> {
    const { words } = this;
    const { data, place } = await this.#running(asked);
    const now = Date.now();
    const parts = (title: string, rows: readonly Part[] | null): Child =>
      rows &&
      make(
        'table',
        { part: 'table' },
        make('caption', {}, title),
        make(
          'tbody',
          {},
          ...rows.map(({ name, span, grade, grade_name: kind }) => {
            const isNow = Date.parse(span.start) <= now && now < Date.parse(span.end);
            return make(
              'tr',
              { 'aria-current': isNow && 'time', part: isNow ? 'now' : undefined },
              make('td', {}, name, isNow && ' · ', isNow && make('b', { class: 'now' }, words.now)),
              make('td', { class: grade }, kind),
              make('td', { class: 'n' }, range(words, span)),
            );
          }),
        ),
      );
    const [date = ''] = beginningOf(data).split('T');
    return [
      make(
        'p',
        { class: 'note', part: 'note' },
        place ?? asked,
        date !== '' && ' · ',
        date !== '' &&
          make(
            'time',
            { datetime: date },
            dayOf(words.locale, date, { day: 'numeric', month: 'long', year: 'numeric' }),
          ),
      ),
      data.day === null && make('p', {}, data.sun === 'always_up' ? words.noSunset : words.noSunrise),
      make('div', { class: 'two' }, parts(words.day, data.day), parts(words.night, data.night)),
    ];
  }
}

type Area = 'career' | 'love' | 'health' | 'money';
interface SignDay {
  readonly sign: Named & { readonly key: string };
  readonly date: string;
  readonly headline: string;
  readonly areas: Readonly<Record<Area | 'general', { readonly text: string; readonly grade_name: string }>>;
}
const AREAS: readonly Area[] = ['career', 'love', 'health', 'money'];
const MINUTES = 60;

class Horoscope extends Element {
  readonly key = 'horoscope';
  #sign = '';

  protected start(): void {
    this.#sign = this.get('sign');
    const box = this.frame(this.words.horoscope);
    void this.run(box, () => this.#show(box));
  }

  /** The days; in English, with a word about it, where the language has none. */
  async #days(): Promise<readonly [days: readonly SignDay[], isEnglish: boolean]> {
    const date = this.get('date');
    const day = date === '' ? { tz: -new Date().getTimezoneOffset() / MINUTES } : { date };
    // Without a sign, all twelve: one chooses.
    const body = { sign: this.get('sign') || 'all', ...day };
    const ask = async (language?: string): Promise<readonly SignDay[]> =>
      (await this.ask<{ readonly items: readonly SignDay[] }>('horoscope/daily', body, language)).data.items;
    try {
      return [await ask(), false];
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'LANGUAGE_NOT_HERE') throw error;
      return [await ask('en'), true];
    }
  }

  async #show(box: HTMLElement): Promise<readonly Child[]> {
    const { words } = this;
    const [days, isEnglish] = await this.#days();
    const shown = days.find(({ sign }) => sign.key === this.#sign) ?? days[0];
    if (!shown) return [];
    const lang = isEnglish ? 'en' : undefined;
    const id = this.id_();
    const choose = (): Child => {
      const select = make(
        'select',
        { id, part: 'input' },
        ...days.map(({ sign }) => make('option', { value: sign.key, selected: sign === shown.sign, lang }, sign.name)),
      );
      select.addEventListener('change', async () => {
        this.#sign = select.value;
        await this.run(box, () => this.#show(box));
        box.querySelector('select')?.focus();
      });
      return make(
        'div',
        { class: 'field', part: 'field' },
        make('label', { for: id, part: 'label' }, words.sign),
        select,
      );
    };
    const { date, areas } = shown;
    return [
      days.length > 1 && choose(),
      make(
        'p',
        { class: 'note', part: 'note' },
        days.length === 1 && `${shown.sign.name} · `,
        make('time', { datetime: date }, dayOf(words.locale, date, { day: 'numeric', month: 'long', year: 'numeric' })),
      ),
      isEnglish && make('p', { class: 'note', part: 'note' }, words.english),
      make(
        'div',
        { lang },
        make('h3', { part: 'title' }, shown.headline),
        make('p', {}, areas.general.text),
        ...AREAS.map((area) =>
          make('p', {}, make('b', { part: 'label' }, `${this.#label(area, isEnglish)}: `), areas[area].text),
        ),
      ),
    ];
  }

  #label(area: Area, isEnglish: boolean): string {
    return (isEnglish ? this.wordsIn('en') : this.words).areas[area];
  }
}

define('panchang', Panchang);
define('choghadiya', Choghadiya);
define('horoscope', Horoscope);
