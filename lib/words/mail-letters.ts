/** What the letters are told. */

/** Subject and text of a letter. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
}

/** Every letter. Instants come as text in UTC; `link` is an address of ours. */
export interface Letters {
  code(given: { readonly code: string; readonly minutes: number }): Letter;
  /** To an address that asked to sign in and has no account. */
  noAccount(given: { readonly link: string }): Letter;
  signedIn(given: { readonly at: string; readonly link: string }): Letter;
  credits(given: {
    readonly percent: number;
    readonly used: number;
    readonly limit: number;
    readonly resets: string;
  }): Letter;
  /** To the reader of a report; without a link the file goes with the letter. */
  report(given: {
    readonly issuer: string;
    readonly kind: string;
    readonly reference: string;
    readonly pages: number;
    readonly link: string | null;
    /** Day on which the file is removed. */
    readonly until: string;
    /** Address of the page where the reader stops these letters. */
    readonly stop: string;
  }): Letter;
  closing(given: { readonly on: string; readonly link: string }): Letter;
}
