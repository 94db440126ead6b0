/** What some work costs. */

/** Does it; `ms` is the processor time of this process meanwhile, to which a busy machine does not add. */
export const workOf = async <T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly ms: number }> => {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, ms: (user + system) / 1000 };
};
