/** Names of cookies: over TLS with a prefix that browsers take for this host and all its paths alone (RFC 6265bis, 4.1.3.2). */

/** The value of X-Forwarded-Proto: whether a call came over TLS. The gateway sets it; locally there is none. */
export const overTls = (forwarded: string | undefined): boolean => forwarded?.split(',')[0]?.trim() === 'https';

/** The name of a cookie as a browser sends it. */
export const cookieName = (name: string, tls: boolean): string => (tls ? `__Host-${name}` : name);
