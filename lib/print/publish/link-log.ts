/**
 * One structured line for every link that is given out: whoever has a link may fetch the file, so an operator must be able to
 * say which there were. Ids only: no address, no name, no birth. UDAYA_LOG=off silences it.
 */
export const logLink = (report: string, object: string, seconds: number): void => {
  if (process.env['UDAYA_LOG'] === 'off') return;
  const line = { level: 'INFO', timestamp: new Date().toISOString(), message: 'link issued', report, object, seconds };
  process.stdout.write(`${JSON.stringify(line)}\n`);
};
