/**
 * The address that is set (`UDAYA_URL`), without a slash at the end; empty where none is. In a file of its own for functions
 * that have no layer.
 */
export const setAddress = (): string => (process.env['UDAYA_URL'] ?? '').replace(/\/+$/, '');
