/** Reads a fact of a reading back from the answer of the endpoint it names. */

/**
 * Member of an answer by its name: members joined by dots, `[member=value,…]` picks the first item of a list whose
 * members are those. Undefined where there is none.
 */
export const factIn = (data: unknown, name: string): unknown => {
  const member = (value: unknown, key: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return [...name.matchAll(/(\w+)(?:\[([^\]]+)\])?/g)].reduce<unknown>((value, [, key = '', picks]) => {
    const found = member(value, key);
    if (picks === undefined || !Array.isArray(found)) return found;
    const wanted = picks.split(',').map((pick) => pick.split('='));
    return found.find((item) => wanted.every(([k = '', v]) => String(member(item, k)) === v));
  }, data);
};
