/** The elements `udaya-*`, for pages of others: one script without anything else (`/docs/embed`). */
import './widgets/almanac.ts';
import './widgets/births.ts';
