/** Many at the same time, but not all. */

const AT_ONCE = 40;

/** Does something for each of many, some at the same time. Rejects with the first failure, after the others have ended. */
export const forEach = async <T>(all: Iterable<T>, work: (one: T) => Promise<void>): Promise<void> => {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  for (const one of all) {
    if (failures.length > 0) break;
    const task: Promise<void> = work(one)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => running.delete(task));
    running.add(task);
    if (running.size >= AT_ONCE) await Promise.race(running);
  }
  await Promise.all(running);
  if (failures.length > 0) throw failures[0];
};
