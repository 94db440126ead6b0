/** Where a page may lead after signing in: paths of ours, as a browser would follow them. */
import { ownPath } from '../../../lib/pages/browser/own-path.ts';

const ORIGIN = 'https://our.example';

it.each(['/dashboard', '/dashboard/keys?new=1#top', '/docs/kundli', '/%09/evil.example'])('%s is ours', (path) => {
  expect(ownPath(path, ORIGIN)).toBe(path);
});

it.each([
  '',
  'dashboard',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/\t\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '//our.example@evil.example/',
])('%j leads elsewhere', (path) => {
  const followed = ownPath(path, ORIGIN);
  expect(followed).toBeNull();
});

it('never names another origin, whatever the parser makes of the text', () => {
  const signs = ['/', '\\', '\t', '\n', '\r', '.', '..', 'evil.example', '@', ':', '%09', '?', '#', ' '];
  for (const a of signs)
    for (const b of signs)
      for (const c of signs) {
        const path = ownPath(`/${a}${b}${c}evil.example`, ORIGIN);
        if (path !== null) expect([path, new URL(path, ORIGIN).origin]).toEqual([path, ORIGIN]);
      }
});
