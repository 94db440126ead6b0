/** What calls come back with. */

/** What the last answer said of credits and limits; null where it said nothing. */
export interface Receipt {
  readonly requestId: string;
  /** Credits that the call cost; 0 for sandbox keys. */
  readonly creditsCharged: number | null;
  /** Credits left in this period. */
  readonly creditsRemaining: number | null;
  /** Requests per minute of the plan, and how many are left of them. */
  readonly rateLimit: number | null;
  readonly rateRemaining: number | null;
  /** Seconds until the minute is over. */
  readonly rateReset: number | null;
}

/** The answer of a call: `data`, and how it came about. Members that this version does not know are kept. */
export interface Answer<Data, Meta = unknown> {
  readonly status: number;
  readonly data: Data;
  readonly meta: Meta;
  readonly receipt: Receipt;
}

/** A file: an image, a calendar, a report. */
export interface FileAnswer {
  readonly status: number;
  readonly bytes: Uint8Array;
  /** `image/svg+xml`, without parameters. */
  readonly mediaType: string;
  /** The file as text, read as UTF-8. */
  text(): string;
  readonly receipt: Receipt;
}

const numberOf = (headers: Headers, name: string): number | null => {
  const text = headers.get(name);
  const value = text === null || text === '' ? NaN : Number(text);
  return Number.isFinite(value) ? value : null;
};

/** The receipt in the headers of an answer. */
export const receiptOf = (headers: Headers): Receipt => ({
  requestId: headers.get('X-Request-Id') ?? '',
  creditsCharged: numberOf(headers, 'X-Credits-Charged'),
  creditsRemaining: numberOf(headers, 'X-Credits-Remaining'),
  rateLimit: numberOf(headers, 'RateLimit-Limit'),
  rateRemaining: numberOf(headers, 'RateLimit-Remaining'),
  rateReset: numberOf(headers, 'RateLimit-Reset'),
});

/** The media type without its parameters, in small letters. */
export const mediaTypeOf = (headers: Headers): string =>
  (headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

export const fileOf = (status: number, headers: Headers, bytes: Uint8Array): FileAnswer => ({
  status,
  bytes,
  mediaType: mediaTypeOf(headers),
  text: () => new TextDecoder().decode(bytes),
  receipt: receiptOf(headers),
});
