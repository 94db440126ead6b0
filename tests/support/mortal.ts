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
          // Refused or made: its answer is not heard any more. (A refusal that ended here would let the process live on, to wait
          // at its next call for ever.)
          if (made) await Promise.resolve(Reflect.apply(method, target, given)).catch(() => {});
          die();
          return never;
        };
      },
    });
  return { watch, died, calls: () => calls };
};
