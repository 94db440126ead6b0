/**
 * A finished PDF packed: what is no stream goes into compressed object streams, and a compressed table of places stands at the
 * end (ISO 32000-1, 7.5.7 and 7.5.8). A tagged report has thousands of small objects, which take half of it unpacked. Reads
 * only what PDFKit writes: one table of places, generation 0, no encryption. The same file gives the same bytes.
 */
import { deflateSync } from 'node:zlib';

/** Objects of one stream: few enough that a reader need not unpack all for one. */
const GROUP = 400;
/** Bytes of a row of the table of places: kind, place or stream, place in the stream. */
const WIDTHS = [1, 4, 2] as const;
const ROW = WIDTHS.reduce((sum, width) => sum + width, 0);

interface Entry {
  readonly id: number;
  readonly at: number;
}

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString('latin1');

/** Places of the objects by the table at the end, in order of place, and the trailer. Throws a plain Error for another kind of file. */
const readTable = (
  bytes: Uint8Array,
): { readonly entries: readonly Entry[]; readonly end: number; trailer: string } => {
  const tail = latin(bytes, Math.max(0, bytes.length - 64), bytes.length);
  const end = Number(/startxref\s+(\d+)/.exec(tail)?.[1]);
  const table = latin(bytes, end, bytes.length);
  const [, count] = /^xref\s+0 (\d+)\s/.exec(table) ?? [];
  const trailer = /trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(table)?.[1];
  if (count === undefined || trailer === undefined) throw new Error('a PDF without a plain table of places');
  const rows = [...table.matchAll(/^(\d{10}) (\d{5}) ([nf])/gm)];
  const entries = rows
    .flatMap(([, at = '', , kind], id) => (kind === 'n' ? [{ id, at: Number(at) }] : []))
    .toSorted((a, b) => a.at - b.at);
  return { entries, end, trailer };
};

/** The body of an object between its own words; null for a stream, which stays as it is. */
const bodyOf = (text: string): string | null => {
  const body = /^\d+ 0 obj\s([\s\S]*)\sendobj\s*$/.exec(text)?.[1];
  return body === undefined || /\sendstream\s*$/.test(body) ? null : body;
};

const streamObject = (id: number, head: string, data: Uint8Array): Buffer => {
  const packed = deflateSync(data, { level: 9 });
  return Buffer.concat([
    Buffer.from(`${id} 0 obj\n<<${head} /Filter /FlateDecode /Length ${packed.length}>>\nstream\n`, 'latin1'),
    packed,
    Buffer.from('\nendstream\nendobj\n', 'latin1'),
  ]);
};

/** Rows of the table of places, each written as what it differs from the row above (PNG predictor 2). */
const predicted = (rows: readonly Buffer[]): Buffer =>
  Buffer.concat(
    rows.map((row, i) => {
      const above = rows[i - 1];
      return Buffer.from([2, ...row.map((byte, k) => (byte - (above?.[k] ?? 0)) & 0xff)]);
    }),
  );

const rowOf = (kind: number, place: number, index: number): Buffer => {
  const row = Buffer.alloc(ROW);
  row.writeUInt8(kind, 0);
  row.writeUInt32BE(place, WIDTHS[0]);
  row.writeUInt16BE(index, WIDTHS[0] + WIDTHS[1]);
  return row;
};

/** The file packed. */
export const packedPdf = (bytes: Uint8Array): Uint8Array => {
  const { entries, end, trailer } = readTable(bytes);
  const head = entries[0]?.at ?? 0;
  const parts: Buffer[] = [Buffer.from(bytes.subarray(0, head))];
  let size = head;
  const put = (part: Buffer): number => {
    const at = size;
    parts.push(part);
    size += part.length;
    return at;
  };
  const rows = new Map<number, Buffer>([[0, rowOf(0, 0, 0xffff)]]);
  const small: { readonly id: number; readonly body: string }[] = [];
  entries.forEach(({ id, at }, i) => {
    const until = entries[i + 1]?.at ?? end;
    const body = bodyOf(latin(bytes, at, until));
    if (body === null) rows.set(id, rowOf(1, put(Buffer.from(bytes.subarray(at, until))), 0));
    else small.push({ id, body });
  });
  let next = Math.max(0, ...entries.map(({ id }) => id)) + 1;
  for (let from = 0; from < small.length; from += GROUP) {
    const group = small.slice(from, from + GROUP);
    let place = 0;
    const index = group.map(({ id, body }, i) => {
      rows.set(id, rowOf(2, next, i));
      const pair = `${id} ${place}`;
      place += body.length + 1;
      return pair;
    });
    const first = `${index.join(' ')}\n`;
    const data = Buffer.from(`${first}${group.map(({ body }) => `${body}\n`).join('')}`, 'latin1');
    rows.set(
      next,
      rowOf(1, put(streamObject(next, `/Type /ObjStm /N ${group.length} /First ${first.length}`, data)), 0),
    );
    next += 1;
  }
  const at = size;
  rows.set(next, rowOf(1, at, 0));
  const table = Array.from({ length: next + 1 }, (_, id) => rows.get(id) ?? rowOf(0, 0, 0));
  const rest = trailer
    .replace(/\/Size \d+/, '')
    .trim()
    .replaceAll(/\s+/g, ' ');
  put(
    streamObject(
      next,
      `/Type /XRef /Size ${next + 1} /W [${WIDTHS.join(' ')}] ${rest} /DecodeParms <</Predictor 12 /Columns ${ROW}>>`,
      predicted(table),
    ),
  );
  put(Buffer.from(`startxref\n${at}\n%%EOF\n`, 'latin1'));
  return Buffer.concat(parts);
};
