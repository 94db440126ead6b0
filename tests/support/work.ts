/** What some work costs. */

/** Tries of which the cheapest counts: what shares the core, or is compiled on the way, makes any single one dear. */
const TRIES = 3;

/** Processor time of this process for some work, in milliseconds, to which a busy machine adds little. */
const msOf = async (work: () => Promise<unknown>): Promise<number> => {
  let ms = Infinity;
  for (let tries = 0; tries < TRIES; tries++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    ms = Math.min(ms, (user + system) / 1000);
  }
  return ms;
};

/** How many times the processor time of `unit` some work takes: the same on any machine. */
export const timesOf = async (work: () => Promise<unknown>, unit: () => Promise<unknown>): Promise<number> => {
  const unitMs = await msOf(unit);
  return (await msOf(work)) / unitMs;
};
