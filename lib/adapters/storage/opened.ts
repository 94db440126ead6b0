/** What the environment names, opened once. */

/**
 * Opens something on first use and keeps it while the named settings of the environment stay the same: for the life of a
 * process on AWS, for one database after the other in a process of tests. What `open` throws is thrown, and nothing kept.
 */
export const opened = <T>(settings: readonly string[], open: (env: NodeJS.ProcessEnv) => T): (() => T) => {
  let kept: { readonly by: string; readonly what: T } | undefined;
  return () => {
    const by = settings.map((name) => process.env[name] ?? '').join('\n');
    if (kept?.by !== by) kept = { by, what: open(process.env) };
    return kept.what;
  };
};
