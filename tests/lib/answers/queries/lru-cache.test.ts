/** The memory of what is the same for every caller. */
import { lruCache } from '../../../../lib/answers/queries/lru-cache.ts';

describe('a memory', () => {
  const made: string[] = [];
  const asked = (remembered: (key: string, make: () => string) => string, keys: string): string => {
    made.length = 0;
    for (const key of keys) expect(remembered(key, () => (made.push(key), key))).toBe(key);
    return made.join('');
  };

  it('forgets what was asked for longest ago', () => {
    const remembered = lruCache<string>(2);
    expect(asked(remembered, 'aba')).toBe('ab');
    expect(asked(remembered, 'ca')).toBe('c');
    expect(asked(remembered, 'b')).toBe('b');
  });

  it('counts sizes where they are given', () => {
    const remembered = lruCache<string>(5, (value) => (value === 'L' ? 4 : 1));
    expect(asked(remembered, 'aLaL')).toBe('aL');
    expect(asked(remembered, 'bca')).toBe('bca');
    expect(asked(remembered, 'abc')).toBe('');
    expect(asked(remembered, 'L')).toBe('L');
  });
});
