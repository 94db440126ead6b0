/** An e-mail as HTML: its own text in paragraphs, in which our own addresses alone can be followed. Nothing is fetched by opening it. */
import { escapedMarkup } from '../../contract/values/markup.ts';

/** One line of an e-mail: an address of ours as a link, anything else as text. */
const line = (text: string, links: readonly string[]): string =>
  links.includes(text)
    ? `<a href="${escapedMarkup(text)}" style="color:#2e3a8c">${escapedMarkup(text)}</a>`
    : escapedMarkup(text);

const paragraph = (text: string, links: readonly string[]): string =>
  `<p style="margin:0 0 16px">${text
    .split('\n')
    .map((one) => line(one, links))
    .join('<br>')}</p>`;

/**
 * A text of a caller as an e-mail may hold it: mail programs make links of whatever looks like an address, so a mark without
 * width goes behind each sign that joins the parts of one.
 */
export const unlinked = (text: string): string =>
  text.replaceAll(/[\r\n]+/g, ' ').replaceAll(/[.:/@](?=\S)/g, '$&\u200c');

/** A large link, set above the line that holds its address. */
interface Button {
  readonly link: string;
  readonly text: string;
  readonly colours: { readonly text: string };
}

/** At least 44 pixels high, white on a colour that reads on white. */
const buttonOf = ({ link, text, colours }: Button): string =>
  `<p style="margin:0 0 16px"><a href="${escapedMarkup(link)}" style="display:inline-block;padding:10px 24px;line-height:24px;border-radius:6px;background:${escapedMarkup(colours.text)};color:#ffffff;font-weight:600;text-decoration:none">${escapedMarkup(text)}</a></p>`;

/** The HTML of an e-mail in a language. Of its lines those in `links` can be followed; one of them may be a button besides. */
export const emailHtml = (
  { subject, text }: { readonly subject: string; readonly text: string },
  language: string,
  { links, button }: { readonly links: readonly string[]; readonly button?: Button },
): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapedMarkup(subject)}</title></head><body style="margin:0;padding:24px;font:16px/1.6 'Noto Sans','Noto Sans Devanagari',sans-serif;color:#1d1b2c;background:#fbfaf7"><div style="max-width:34em;margin:0 auto;overflow-wrap:anywhere">${text
    .trim()
    .split(/\n{2,}/)
    .map(
      (one) => `${button !== undefined && one.includes(button.link) ? buttonOf(button) : ''}${paragraph(one, links)}`,
    )
    .join('')}</div></body></html>`;
