/**
 * Spaces: where the data of an account lie. What its sandbox keys store lies apart from all else under a name of its own, so no
 * reader of the one can come upon the other; whatever keeps data of customers is named by the space, and only what is charged,
 * signed in or written to by mail by the account.
 */
const SANDBOX = 'sandbox-';

/** The cookie by which a dashboard shows the sandbox: `sandbox`, or `live`. */
export const SHOWN_COOKIE = 'udaya_shown';
/** The field of its address that sets the cookie. */
export const SHOWN_FIELD = 'shown';
/** What a dashboard may show. */
export const SPACES_SHOWN = ['live', 'sandbox'] as const;

/** The space of an account's sandbox. */
export const sandboxOf = (customer: string): string => `${SANDBOX}${customer}`;

/** The space that a caller works in; empty for anyone. */
export const spaceOf = ({ customer, sandbox }: { readonly customer: string; readonly sandbox: boolean }): string =>
  sandbox && customer !== '' ? sandboxOf(customer) : customer;

/** The account that a space is of. */
export const accountOf = (space: string): string => (isSandbox(space) ? space.slice(SANDBOX.length) : space);

/** Whether a space is that of a sandbox. No id of an account begins so. */
export const isSandbox = (space: string): boolean => space.startsWith(SANDBOX);

/** The other space of the same account: that of its sandbox keys for what live keys work in, and the other way round. */
export const otherSpaceOf = (space: string): string => (isSandbox(space) ? accountOf(space) : sandboxOf(space));
