/** The document of pdfkit that reports are drawn on: it keeps what pdfkit would write in very many small pieces. */
import { once } from 'node:events';
import PDFDocument from 'pdfkit';

/** A document whose file is taken at its end. The same drawing gives the same bytes as pdfkit's own. */
export class WrittenPdf extends PDFDocument {
  /** What is drawn on the page and not yet given to it. */
  #drawn: string[] = [];

  /** The press knows the widths of its texts; pdfkit would lay each out twice more, to move a pen that nothing uses. */
  override widthOfString(): number {
    return 0;
  }

  override addContent(line: string): this {
    this.#drawn.push(line);
    return this;
  }

  override flushPages(): void {
    if (this.#drawn.length > 0) super.addContent(this.#drawn.join('\n'));
    this.#drawn = [];
    super.flushPages();
  }

  /** Ends the document, and takes its bytes. */
  async file(): Promise<Uint8Array> {
    const parts: Uint8Array[] = [];
    this.on('data', (part: Uint8Array) => parts.push(part));
    const done = once(this, 'end');
    this.end();
    await done;
    return Buffer.concat(parts);
  }
}
