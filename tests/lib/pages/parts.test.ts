import { breakable } from '../../../lib/pages/parts.ts';

it('lets a code and a path break after their joints only, and escapes what they hold', () => {
  expect(breakable('VALIDATION_FAILED').html).toBe('VALIDATION_<wbr />FAILED');
  expect(breakable('kundli/birth-time').html).toBe('kundli/<wbr />birth-<wbr />time');
  expect(breakable('a<b').html).toBe('a&lt;b');
});
