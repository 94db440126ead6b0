/** What a tool gives back. */

/** A part of a result: text, or a picture in base64. */
export type Content =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image'; readonly data: string; readonly mimeType: string };

export interface ToolResult {
  readonly content: Content[];
  /** The same as data, for clients that read schemas. */
  readonly structuredContent?: Record<string, unknown>;
  readonly isError?: boolean;
}

/** A result in words; `isError` marks a refusal. */
export const said = (text: string, isError = false): ToolResult => ({
  content: [{ type: 'text', text }],
  ...(isError ? { isError } : {}),
});

/** A result as data, and as its JSON for clients that read text alone. */
export const shown = (data: Record<string, unknown>): ToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(data) }],
  structuredContent: data,
});
