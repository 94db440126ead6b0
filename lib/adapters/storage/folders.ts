/** Where objects lie in the bucket, and for how long. */

/** Days for which files of reports are kept, by plan; files of sandbox keys as the sandbox plan. The bucket removes them. */
export const KEPT_DAYS = [7, 30, 365] as const;
export type KeptDays = (typeof KEPT_DAYS)[number];

/** Where the files lie that are kept for so many days. */
export const folderOf = (days: KeptDays): string => `reports/${days}d`;
/** Where orders lie until their report is made. */
export const ORDERS = 'orders';
/** Where logos lie. */
export const BRANDS = 'brands';
/** Where logos lie that were sent and not yet looked at. */
export const UPLOADS = 'uploads';

/** Where rows of jobs and their results lie. */
export const JOBS = 'jobs';

/** Where the source of each version lies (`lib/pages/source.ts`). */
export const SOURCES = 'source';

/** Folders whose objects are removed so many days after they were stored: a name for the rule, the folder, the days. */
export const REMOVED_AFTER: readonly (readonly [rule: string, folder: string, days: number])[] = [
  ...KEPT_DAYS.map((days) => [`reports-${days}d`, folderOf(days), days + 1] as const),
  // What is read within the hour, and removed by who reads it: here for what was left behind.
  ['orders', ORDERS, 2],
  ['uploads', UPLOADS, 1],
  ['jobs', JOBS, 8],
  // What runs puts its own there every day.
  ['source', SOURCES, 8],
];

const own = (customer: string): string => (customer === '' ? 'anyone' : customer);

/** Key of the file of a report. */
export const reportKey = (days: KeptDays, customer: string, id: string): string =>
  `${folderOf(days)}/${own(customer)}/${id}.pdf`;
/** Key of the picture of its first page: beside the file, and removed with it. */
export const pictureKey = (object: string): string => object.replace(/\.pdf$/, '.png');
/** Key of what a report is made of. */
export const orderKey = (customer: string, id: string): string => `${ORDERS}/${own(customer)}/${id}.json.gz`;

/** The beginnings of all keys of an account. */
export const prefixesOf = (customer: string): readonly string[] =>
  [...KEPT_DAYS.map(folderOf), ORDERS, BRANDS, UPLOADS, JOBS].map((folder) => `${folder}/${customer}/`);
