/**
 * A text that depends on the address of the service alone, made once for the address asked for last: a deployment has one
 * address or two.
 */
export const textPerAddress = (make: (base: string) => Promise<string>): ((base: string) => Promise<string>) => {
  let last = { base: '', text: '' };
  return async (base) => {
    if (last.base !== base) last = { base, text: await make(base) };
    return last.text;
  };
};
