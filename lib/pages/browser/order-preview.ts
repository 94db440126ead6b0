/** The first pages of what is being ordered, drawn while the form is filled in. */
import { callApi, need, word } from './api.ts';

/** The order as it stands; null while something is missing. */
type Asked = () => { readonly report: string; readonly body: Readonly<Record<string, unknown>> } | null;

interface Preview {
  readonly said: string;
  readonly pages: number;
  readonly pictures: readonly { readonly src: string; readonly alt: string }[];
  /** How long the rising sign lasts, by the birth it is of. */
  readonly holds: Readonly<Record<string, string>>;
}

/** After a change the form is left alone for so long before it is drawn. */
const PAUSE_MS = 400;

/** Draws the preview after each change of a form; answers how many pages the report has, 0 while that is not known. */
export const previewOf = (form: HTMLFormElement, asked: Asked): (() => number) => {
  const sheets = need('#preview-pages', HTMLElement);
  const said = need('#preview-said', HTMLElement);
  let pages = 0;
  let shown = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Says beside each birth how long its rising sign lasts. */
  const showHolds = (holds: Preview['holds']): void => {
    for (const line of form.querySelectorAll<HTMLElement>('[data-hold]')) {
      line.textContent = holds[line.dataset['hold'] ?? ''] ?? '';
      line.hidden = line.textContent === '';
    }
  };
  const clear = (text: string): void => {
    showHolds({});
    pages = 0;
    shown = '';
    sheets.replaceChildren();
    said.textContent = text;
  };
  const draw = async (): Promise<void> => {
    const order = asked();
    if (order === null) return clear(word('preview-waits'));
    const query = new URLSearchParams({ report: order.report, body: JSON.stringify(order.body) }).toString();
    if (query === shown) return;
    shown = query;
    said.textContent = word('preview-draws');
    const { ok, text } = await callApi('GET', `/dashboard/reports/preview?${query}`);
    // Meanwhile the form may have changed again.
    if (query !== shown) return;
    if (!ok) return clear(word('failed'));
    const preview = JSON.parse(text) as Preview;
    pages = preview.pages;
    said.textContent = preview.said;
    showHolds(preview.holds);
    sheets.replaceChildren(
      ...preview.pictures.map(({ src, alt }) => {
        const picture = new Image();
        picture.src = src;
        picture.alt = alt;
        return picture;
      }),
    );
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void draw().catch(() => clear(word('offline'))), PAUSE_MS);
  };
  form.addEventListener('change', later);
  return () => pages;
};
