/** A packed file says what the plain one says, in fewer bytes: both are read by another program (MuPDF). */
import * as mupdf from 'mupdf';
import { packedPdf } from '../../../../lib/print/press/pack.ts';

/** A file as PDFKit lays one out: many small objects, one stream a page, a table of places, a trailer. */
const plainFile = (): Buffer => {
  const pages = Array.from({ length: 40 }, (_, i) => i);
  const objects = [
    '<<\n/Type /Catalog\n/Pages 2 0 R\n/Outlines 3 0 R\n>>',
    `<<\n/Type /Pages\n/Count 40\n/Kids [${pages.map((i) => `${6 + 3 * i} 0 R`).join(' ')}]\n>>`,
    `<<\n/First 8 0 R\n/Last ${8 + 3 * 39} 0 R\n/Count 40\n>>`,
    '<<\n/Title (Test \\(endobj\\))\n>>',
    '<<\n/Type /Font\n/Subtype /Type1\n/BaseFont /Helvetica\n>>',
    ...pages.flatMap((i) => {
      const stream = `BT /F1 12 Tf 72 700 Td (Page ${i} endstream endobj) Tj ET`;
      return [
        `<<\n/Type /Page\n/Parent 2 0 R\n/MediaBox [0 0 595 842]\n/Contents ${7 + 3 * i} 0 R\n/Resources <<\n/Font <<\n/F1 5 0 R\n>>\n>>\n>>`,
        `<<\n/Length ${stream.length}\n>>\nstream\n${stream}\nendstream`,
        `<<\n/Title (Page ${i})\n/Parent 3 0 R\n/Dest [${6 + 3 * i} 0 R /Fit]\n${i < 39 ? `/Next ${11 + 3 * i} 0 R\n` : ''}${i > 0 ? `/Prev ${5 + 3 * i} 0 R\n` : ''}>>`,
      ];
    }),
  ];
  let text = '%PDF-1.7\n%\xff\xff\xff\xff\n';
  const places = objects.map((body, i) => {
    const at = text.length;
    text += `${i + 1} 0 obj\n${body}\nendobj\n`;
    return at;
  });
  const rows = ['0000000000 65535 f ', ...places.map((at) => `${String(at).padStart(10, '0')} 00000 n `)];
  const end = text.length;
  text += `xref\n0 ${rows.length}\n${rows.join('\n')}\ntrailer\n<<\n/Size ${rows.length}\n/Root 1 0 R\n/Info 4 0 R\n>>\nstartxref\n${end}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};

const read = (bytes: Uint8Array) => {
  const doc = mupdf.Document.openDocument(bytes, 'application/pdf');
  return {
    title: doc.getMetaData('info:Title'),
    outline: (doc.loadOutline() ?? []).map(({ title }) => title),
    pages: Array.from({ length: doc.countPages() }, (_, i) =>
      doc.loadPage(i).toStructuredText('preserve-whitespace').asText(),
    ),
    objects: doc.asPDF()?.countObjects() ?? 0,
    repaired: doc.asPDF()?.wasRepaired(),
  };
};

it('keeps all objects, needs no repair, and is smaller', () => {
  const plain = plainFile();
  const packed = packedPdf(plain);
  const [before, after] = [read(plain), read(packed)];
  expect(after.pages).toHaveLength(40);
  expect({ ...after, objects: 0 }).toEqual({ ...before, objects: 0 });
  expect(after.repaired).toBe(false);
  // The object streams and the table of places come on top.
  expect(after.objects - before.objects).toBe(2);
  expect(packed.length).toBeLessThan(plain.length * 0.7);
});

it('gives the same bytes for the same file', () => {
  const plain = plainFile();
  expect(Buffer.compare(packedPdf(plain), packedPdf(plain))).toBe(0);
});

it('refuses what has no plain table of places', () => {
  const packed = packedPdf(plainFile());
  expect(() => packedPdf(packed)).toThrow('a PDF without a plain table of places');
});
