/**
 * Object stores that reports may be put into: those whose presigned addresses take a plain PUT. An operator may name others.
 *
 * Environment: `UDAYA_BUCKET_HOSTS` (separated by commas, `*.` for any name below), in place of the list here.
 */
const KNOWN = [
  '*.r2.cloudflarestorage.com',
  'storage.googleapis.com',
  '*.storage.googleapis.com',
  '*.digitaloceanspaces.com',
  '*.backblazeb2.com',
  '*.wasabisys.com',
] as const;

/**
 * Endpoints of S3, by bucket or by path, with or without a region: of all names of Amazon these alone, since API Gateway, load
 * balancers and other people's functions have names below amazonaws.com too.
 */
const S3 = /^([a-z\d][a-z\d.-]*\.)?s3[.-](dualstack\.)?([a-z]{2}(-[a-z]+)+-\d\.)?amazonaws\.com(\.cn)?$/;

/** Whether a host is one of the allow-list. */
export const isBucketHost = (host: string): boolean => {
  const named = (process.env['UDAYA_BUCKET_HOSTS'] ?? '').split(',').filter(Boolean);
  if (named.length === 0 && S3.test(host)) return true;
  return (named.length > 0 ? named : KNOWN).some((row) =>
    row.startsWith('*.') ? host.endsWith(row.slice(1)) && host.length > row.length - 1 : host === row,
  );
};
