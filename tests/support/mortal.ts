/** Processes that end at a call of storage. */

/** Ports whose n-th call ends the process: before it is made, or after it was made and before its answer came. */
export const mortal = (n: number, made: boolean) => {
  let calls = 0;
  const never = new Promise<never>(() => {});
  let die = (): void => {};
  const died = new Promise<'died'>((resolve) => (die = () => resolve('died')));
  const watch = <T extends object>(port: T): T =>
    new Proxy(port, {
      get: (target, name): unknown => {
        const method: unknown = Reflect.get(target, name);
        if (typeof method !== 'function') return method;
        return async (...given: readonly unknown[]): Promise<unknown> => {
          if (++calls > n) return never;
          if (calls < n) return Reflect.apply(method, target, given);
          if (made) await Reflect.apply(method, target, given);
          die();
          return never;
        };
      },
    });
  return { watch, died, calls: () => calls };
};
