/** Names of IANA zones, asked of the platform; no zone rules are loaded. */

const names = new Map<string, string | null>();
const MAX_NAMES = 256;

const asked = (timezone: string): string | null => {
  // A bare offset ("+05:30") is not a zone name.
  if (!/^[A-Za-z]/.test(timezone)) return null;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: timezone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
};

/** The platform's own spelling of a zone name (links resolved), or null when it knows none. Case does not matter. */
export const platformZone = (timezone: string): string | null => {
  let found = names.get(timezone);
  if (found === undefined) {
    found = asked(timezone);
    if (names.size >= MAX_NAMES) names.clear();
    names.set(timezone, found);
  }
  return found;
};
