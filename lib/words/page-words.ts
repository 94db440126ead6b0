/** What the pages say, as a shape: that of the English words. A missing word is a compile error. */
import type { pages as en } from './en/pages.ts';

type Same<T> = T extends string
  ? string
  : T extends (...given: infer A) => string
    ? (...given: A) => string
    : { readonly [K in keyof T]: Same<T[K]> };

/** The words of all pages in one language. */
export type PageWords = Same<typeof en>;
/** Tabs of the dashboard. */
export type DashboardTab = keyof PageWords['tabs'];
