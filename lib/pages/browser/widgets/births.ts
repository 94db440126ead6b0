/** A drawn chart, and the forms for a kundli and for a match. */
import { define, Element } from './base.ts';
import { drawing, fill, make, type Child } from './dom.ts';
import { DRAWN } from './look.ts';
import { townField } from './towns.ts';

type Body = Readonly<Record<string, unknown>>;
interface Drawing {
  readonly svg: string;
}

/** Asks for a drawing. */
const drawn = async (owner: Element, body: Body): Promise<Child> => {
  const style = owner.get('chart-style');
  const { data } = await owner.ask<Drawing>('charts/render', {
    ...body,
    format: 'json',
    ...(style === '' ? {} : { style }),
  });
  return make('figure', { part: 'drawing' }, drawing(data.svg, DRAWN));
};

class Chart extends Element {
  readonly key = 'chart';

  protected start(): void {
    const title = this.get('heading') || this.words.chart;
    const box = this.frame(title);
    const chart = this.get('chart');
    void this.run(box, async () => [
      await drawn(this, {
        date: this.get('date'),
        time: this.get('time'),
        place: this.get('place'),
        title,
        ...(chart === '' ? {} : { chart }),
      }),
    ]);
  }
}

/** The fields of a birth, and what they say. */
const birthFields = (owner: Element): readonly [fields: readonly HTMLElement[], birth: () => Body] => {
  const { words } = owner;
  const field = (label: string, type: 'date' | 'time'): readonly [HTMLElement, HTMLInputElement] => {
    const id = owner.id_();
    const bounds = type === 'date' ? { min: '1801-01-01', max: '2399-12-30' } : {};
    const input = make('input', { id, type, part: 'input', required: true, ...bounds });
    return [
      make('div', { class: 'field', part: 'field' }, make('label', { for: id, part: 'label' }, label), input),
      input,
    ];
  };
  const [dateField, date] = field(words.date, 'date');
  const [timeField, time] = field(words.time, 'time');
  const town = townField(owner, words.place);
  return [[dateField, timeField, town.field], () => ({ date: date.value, time: time.value, place: town.place() })];
};

/** A form with its answer below it. Nothing that is written in it is kept. */
abstract class Form extends Element {
  protected abstract named(): string;
  /** The fields, and what is shown for what stands in them. */
  protected abstract fields(): readonly [fields: readonly HTMLElement[], show: () => Promise<readonly Child[]>];

  /** Room in rem for the answer: kept from the press of the button on, so that nothing below moves later. */
  protected abstract readonly answerRoom: number;

  protected start(): void {
    const { words } = this;
    const id = this.id_();
    const [fields, show] = this.fields();
    const button = make('button', { part: 'button' }, words.show);
    const form = make(
      'form',
      { part: 'form', 'aria-labelledby': id },
      ...fields,
      make('div', { class: 'field' }, button),
    );
    const box = make('div', { tabindex: '-1' });
    const said = make('p', { class: 'sr', role: 'status' });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#answer(button, box, said, show);
    });
    this.put(
      make(
        'div',
        { role: 'group', 'aria-labelledby': id },
        make('h2', { id, part: 'title' }, this.named()),
        form,
        said,
        box,
      ),
    );
  }

  async #answer(
    button: HTMLButtonElement,
    box: HTMLElement,
    said: HTMLElement,
    show: () => Promise<readonly Child[]>,
  ): Promise<void> {
    button.disabled = true;
    box.style.minHeight = `${this.answerRoom}rem`;
    said.textContent = this.words.loading;
    await this.run(box, show);
    said.textContent = '';
    button.disabled = false;
    // What was asked for is what one reads next.
    box.focus();
  }
}

interface Placed {
  readonly sign: { readonly name: string };
  readonly sign_degree_dms: string;
}
interface Birthchart {
  readonly ascendant_detail: Placed;
  readonly planets: readonly (Placed & {
    readonly name: string;
    readonly house: number;
    readonly nakshatra: { readonly name: string; readonly pada: number };
  })[];
}

class Kundli extends Form {
  readonly key = 'kundli';
  protected readonly answerRoom = 60;

  protected named(): string {
    return this.words.chart;
  }

  protected fields() {
    const [fields, birth] = birthFields(this);
    return [fields, () => this.#show(birth())] as const;
  }

  async #show(birth: Body): Promise<readonly Child[]> {
    const { words } = this;
    const [figure, { data, place }] = await Promise.all([
      drawn(this, { ...birth, title: words.chart }),
      this.ask<Birthchart>('birthchart', birth),
    ]);
    const { ascendant_detail: rising, planets } = data;
    const head = [words.planet, words.sign, words.degree, words.nakshatra, words.house];
    const rows = [
      [words.ascendant, rising.sign.name, rising.sign_degree_dms, '', '1'],
      ...planets.map(({ name, sign, sign_degree_dms: degree, nakshatra, house }) => [
        name,
        sign.name,
        degree,
        `${nakshatra.name} ${nakshatra.pada}`,
        String(house),
      ]),
    ];
    return [
      place !== undefined && make('p', { class: 'note', part: 'note' }, place),
      figure,
      make(
        'table',
        { part: 'table' },
        make('thead', {}, make('tr', {}, ...head.map((one) => make('th', { scope: 'col' }, one)))),
        make('tbody', {}, ...rows.map((row) => make('tr', {}, ...row.map((one) => make('td', {}, one))))),
      ),
    ];
  }
}

interface Match {
  readonly total: number;
  readonly verdict_name: string;
  readonly kootas: readonly {
    readonly name: string;
    readonly points: number;
    readonly max: number;
    readonly text: string;
  }[];
}
/** Points that the eight kootas have together. */
const MOST = 36;

class Matching extends Form {
  readonly key = 'matching';
  protected readonly answerRoom = 40;

  protected named(): string {
    return this.words.matching;
  }

  protected fields() {
    const { words } = this;
    const [groomFields, groom] = birthFields(this);
    const [brideFields, bride] = birthFields(this);
    const side = (name: string, fields: readonly HTMLElement[]): HTMLElement =>
      make('fieldset', {}, make('legend', { part: 'label' }, name), ...fields);
    const both = make('div', { class: 'two' }, side(words.groom, groomFields), side(words.bride, brideFields));
    return [[both], () => this.#show({ groom: groom(), bride: bride() })] as const;
  }

  async #show(pair: Body): Promise<readonly Child[]> {
    const { words } = this;
    const { data } = await this.ask<Match>('matching/ashtakoot', pair);
    const points = (given: number, most: number): string => fill(words.of, { points: given, most });
    return [
      make('p', { part: 'value' }, make('b', {}, points(data.total, MOST)), ` · ${data.verdict_name}`),
      make(
        'table',
        { part: 'table' },
        make(
          'thead',
          {},
          make(
            'tr',
            {},
            make('th', { scope: 'col' }, words.koota),
            make('th', { scope: 'col', class: 'n' }, words.points),
          ),
        ),
        make(
          'tbody',
          {},
          ...data.kootas.map(({ name, points: given, max, text }) =>
            make(
              'tr',
              {},
              make('td', {}, name, make('small', {}, text)),
              make('td', { class: 'n' }, points(given, max)),
            ),
          ),
        ),
      ),
    ];
  }
}

define('chart', Chart);
define('kundli', Kundli);
define('matching', Matching);
