/** The changelog as data. */
import { changesOf, ownChanges } from '../../../../lib/service/catalogue/changelog.ts';

it('reads every line with its version, its date and the endpoints it names', () => {
  const text =
    '# Changelog\n\n## 0.2.0 (2027-01-02)\n\n- Newer (`keys/{id}`, `usage/*`).\n- 2027-02-03 Later.\n\nprose\n\n## 0.1.0\n- 2026-11-21 Older `Not` one.\n- undated\n';
  expect(changesOf(text)).toEqual([
    { version: '0.2.0', date: '2027-02-03', change: 'Later.', endpoints: [] },
    {
      version: '0.2.0',
      date: '2027-01-02',
      change: 'Newer (keys/{id}, usage/*).',
      endpoints: ['keys/{id}', 'usage/*'],
    },
    { version: '0.1.0', date: '2026-11-21', change: 'Older Not one.', endpoints: [] },
  ]);
  expect(ownChanges().length).toBeGreaterThan(3);
});
