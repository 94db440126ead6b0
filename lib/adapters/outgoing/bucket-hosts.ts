/**
 * Object stores that reports may be put into: those whose presigned addresses take a plain PUT. An operator may name others.
 *
 * Environment: `UDAYA_BUCKET_HOSTS` (separated by commas, `*.` for any name below), in place of the list here.
 */
const KNOWN = [
  '*.amazonaws.com',
  '*.amazonaws.com.cn',
  '*.r2.cloudflarestorage.com',
  'storage.googleapis.com',
  '*.storage.googleapis.com',
  '*.digitaloceanspaces.com',
  '*.backblazeb2.com',
  '*.wasabisys.com',
] as const;

/** Whether a host is one of the allow-list. */
export const isBucketHost = (host: string): boolean => {
  const named = (process.env['UDAYA_BUCKET_HOSTS'] ?? '').split(',').filter(Boolean);
  return (named.length > 0 ? named : KNOWN).some((row) =>
    row.startsWith('*.') ? host.endsWith(row.slice(1)) && host.length > row.length - 1 : host === row,
  );
};
