/** Limits of requests and answers, shown by `GET /v1/meta/limits`. */

/** Largest request body. */
export const MAX_BODY_BYTES = 256 * 1024;
/** Largest body of a batch. */
export const MAX_BATCH_BODY_BYTES = 1024 * 1024;
/** Most calls of a batch. */
export const MAX_BATCH_CALLS = 50;

/** Deepest nesting of a body: a list in an object in a list counts three. */
export const MAX_BODY_DEPTH = 16;
/** Most members of one object of a body. */
export const MAX_OBJECT_MEMBERS = 200;
/** Most items of a list whose field names no bound of its own. */
export const MAX_LIST_ITEMS = 1000;
/** Most faults that one error lists; the message says how many there are. */
export const MAX_LISTED_FAULTS = 100;

/** Largest answer: AWS Lambda returns 6 MB. */
export const MAX_ANSWER_BYTES = 5_000_000;

/** Seconds for which a document about the service may be cached. */
export const DOCUMENT_SECONDS = 300;

/** Answers of at least this size are compressed for clients that accept gzip. */
export const MIN_COMPRESSED_BYTES = 1024;

/** Accepted offsets from UT, hours. */
export const OFFSET_HOURS = { from: -16, to: 16 };

/** Longest span in days by kind of input, where the endpoint sets none. */
export const MAX_SPAN_DAYS: Readonly<Record<string, number>> = {
  birth_range: 3653,
  range: 36525,
  range_place: 366,
  range_place_natives: 366,
};
/** Deepest level a dasha is cut to: deha. */
export const MAX_DASHA_LEVEL = 6;
