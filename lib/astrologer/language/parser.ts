/**
 * A small parser that returns every reading. A grammar is rows of forms: `aspects on? Target` is a word of the kind
 * `aspects`, perhaps one of the kind `on`, and what the rows of `Target` read. A form must not begin with its own name.
 */
import type { Mention } from './mentions.ts';

/** What a place of a form was filled with. */
export interface Found<N> {
  readonly node: N;
  readonly end: number;
}

/** What the places of a form were filled with, by their names; the second of a name has `2` behind it. */
export type Parts<N> = Readonly<Record<string, N | undefined>>;

/** A form of something, and what it comes to; null where these parts do not go together. */
export interface Form<N> {
  readonly name: string;
  readonly form: string;
  readonly build: (parts: Parts<N>) => N | null;
}

interface Place {
  readonly name: string;
  readonly label: string;
  readonly isOptional: boolean;
}

const placesOf = (form: string): readonly Place[] => {
  const seen = new Map<string, number>();
  return form.split(' ').map((text) => {
    const name = text.replace('?', '');
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return { name, label: times === 1 ? name : `${name}${times}`, isOptional: text.endsWith('?') };
  });
};

interface Row<N> {
  readonly places: readonly Place[];
  readonly build: Form<N>['build'];
}

/** Most readings of one form at one place; more say nothing certain. */
const MOST = 16;

/** A parser of a grammar. `leaf` reads a mention as a word of a kind, null where it is none. */
export const parserOf = <N>(
  forms: readonly Form<N>[],
  leaf: (kind: string, mention: Mention, at: number) => N | null,
) => {
  const rows = new Map<string, Row<N>[]>();
  for (const { name, form, build } of forms) {
    const list = rows.get(name) ?? [];
    list.push({ places: placesOf(form), build });
    rows.set(name, list);
  }
  const firsts = new Map<string, ReadonlySet<string>>();
  /** Kinds of words that a thing may begin with. */
  const firstOf = (name: string): ReadonlySet<string> => {
    const known = firsts.get(name);
    if (known !== undefined) return known;
    const list = rows.get(name);
    const found =
      list === undefined ? new Set([name]) : new Set(list.flatMap(({ places }) => [...firstOfPlaces(places)]));
    firsts.set(name, found);
    return found;
  };
  const firstOfPlaces = (places: readonly Place[]): ReadonlySet<string> => {
    const end = places.findIndex(({ isOptional }) => !isOptional);
    return new Set(places.slice(0, end < 0 ? places.length : end + 1).flatMap(({ name }) => [...firstOf(name)]));
  };
  const begins = new Map<Row<N>, ReadonlySet<string>>();
  for (const list of rows.values()) for (const row of list) begins.set(row, firstOfPlaces(row.places));
  /** Reads things at places of some mentions: what is read once is kept. */
  return (mentions: readonly Mention[]) => {
    const kept = mentions.map(() => new Map<string, readonly Found<N>[]>());
    const fill = (
      places: readonly Place[],
      i: number,
      at: number,
      parts: Parts<N>,
      into: (parts: Parts<N>, end: number) => void,
    ): void => {
      const place = places[i];
      if (place === undefined) return into(parts, at);
      if (place.isOptional) fill(places, i + 1, at, parts, into);
      for (const { node, end } of read(place.name, at))
        fill(places, i + 1, end, { ...parts, [place.label]: node }, into);
    };
    const parse = (name: string, at: number): readonly Found<N>[] => {
      const mention = mentions[at];
      if (mention === undefined) return [];
      const list = rows.get(name);
      if (list === undefined) {
        const node = leaf(name, mention, at);
        return node === null ? [] : [{ node, end: at + 1 }];
      }
      const found: Found<N>[] = [];
      for (const row of list) {
        const { places, build } = row;
        if (!mention.senses.some(({ kind }) => begins.get(row)?.has(kind))) continue;
        const most = found.length + MOST;
        fill(places, 0, at, {}, (parts, end) => {
          const node = end === at || found.length >= most ? null : build(parts);
          if (node !== null) found.push({ node, end });
        });
      }
      return found;
    };
    const read = (name: string, at: number): readonly Found<N>[] => {
      const here = kept[at];
      const known = here?.get(name);
      if (here === undefined || known !== undefined) return known ?? [];
      here.set(name, []);
      const found = parse(name, at);
      here.set(name, found);
      return found;
    };
    return read;
  };
};
