/**
 * The cookie by which the page of the astrologer knows that this browser has saved births, and nothing of them: its form for a
 * first birth is open or not from the beginning, and nothing moves when the script finds them.
 */
export const BIRTHS_COOKIE = 'udaya_births';
