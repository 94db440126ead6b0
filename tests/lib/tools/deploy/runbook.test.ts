/** The runbook: every alarm has its section, and every section its alarm. */
import { readFileSync } from 'node:fs';
import { alarms, frontAlarm } from '../../../../lib/tools/deploy/alarms.ts';

const text = readFileSync(new URL('../../../../lib/tools/deploy/RUNBOOK.md', import.meta.url), 'utf8');
const sections = text.split(/^## /m).slice(1);

it('has a section for each alarm, and none for an alarm that there is not', () => {
  const named = sections.map((section) => section.slice(0, section.indexOf('\n')));
  const made = Object.keys({ ...alarms('prod', undefined), ...frontAlarm('prod') }).flatMap((id) =>
    id.endsWith('Alarm') ? [id.slice(0, -'Alarm'.length)] : [],
  );
  expect(made.length).toBeGreaterThan(10);
  expect(named.toSorted()).toEqual(made.toSorted());
});

it('says of each whom to wake and what to look at first, in three commands', () => {
  for (const section of sections) {
    const [title = ''] = section.split('\n');
    expect([title, /Wake: `(now|day)`/.test(section)]).toEqual([title, true]);
    const [, commands = ''] = /```sh\n([\s\S]*?)```/.exec(section) ?? [];
    expect([title, commands.trim().split('\n').length]).toEqual([title, 3]);
    // Nothing of it waits for an answer, deletes, or names a stage of its own.
    expect(commands).not.toMatch(/delete|--follow|prod/);
  }
});
