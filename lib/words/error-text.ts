/** The words of one error of the API. */
export interface ErrorText {
  readonly title: string;
  /** What the caller should do. */
  readonly fix: string;
}
