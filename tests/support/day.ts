/** Parts of the answers about a day. */
export interface Span {
  readonly start: string;
  readonly end: string;
}
export interface DayAnga {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly span: Span;
  readonly is_kshaya: boolean;
  readonly is_vriddhi: boolean;
}
export interface Window {
  readonly key: string;
  readonly name: string;
  readonly span: Span;
}
