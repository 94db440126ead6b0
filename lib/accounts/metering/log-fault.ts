/**
 * One structured line about a fault of metering, for the operator: with the charge it names, a refund can be made good
 * later. Never a key, a body or a birth detail. UDAYA_LOG=off silences it.
 * @example
 * typeof logFault // → 'function'
 */
export const logFault = (
  message: string,
  error: unknown,
  about: Readonly<Record<string, string | number | boolean>>,
): void => {
  if (process.env['UDAYA_LOG'] === 'off') return;
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : typeof error;
  process.stdout.write(
    `${JSON.stringify({ level: 'ERROR', timestamp: new Date().toISOString(), message, reason, ...about })}\n`,
  );
};
