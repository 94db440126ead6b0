/**
 * A clock that is wrong: loaded before a process's own code (`node --import`), it moves what that process takes for the time
 * by `UDAYA_CHAOS_CLOCK_MS`. Machines of a service never agree to the second.
 */
const byMs = Number(process.env['UDAYA_CHAOS_CLOCK_MS'] ?? 0);

if (byMs !== 0) {
  const TrueDate = Date;
  const now = (): number => TrueDate.now() + byMs;
  globalThis.Date = new Proxy(TrueDate, {
    construct: (target, given: unknown[]) => Reflect.construct(target, given.length === 0 ? [now()] : given),
    apply: () => new TrueDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
}
