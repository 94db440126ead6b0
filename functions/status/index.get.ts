import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { INCIDENT_DAYS, statusOut } from '../../lib/contract/suites/status.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { statusAt } from '../../lib/service/status/state.ts';

export const status = resource({
  path: '/v1/status',
  method: 'GET',
  suite: 'meta',
  summary: `Whether the service works now, its uptime by day and its incidents of ${INCIDENT_DAYS} days`,
  description:
    'Computes a position and reads storage before it answers. Uptime is counted, not told: the service asks itself every minute, through its public address. Incidents are told by the operator, in English and Hindi.',
  auth: 'none',
  needs: { table: 'read' },
  answers: {
    200: answersJson('The state of the service', statusOut, {
      works: false,
      checks: { calculations: true, storage: true },
      probes: {
        latest: { at: '2026-11-28T08:21:04Z', passed: true, failed: [] },
        uptime_percent: 99.724,
        days: [
          { date: '2026-11-28', uptime_percent: 100, passed: 501, failed: 0, missed: 0, failures: [] },
          {
            date: '2026-11-27',
            uptime_percent: 99.628,
            passed: 1340,
            failed: 5,
            missed: 0,
            failures: [{ check: { key: 'sign_in', name: 'The page to sign in' }, times: 5 }],
          },
        ],
      },
      incidents: [
        {
          id: '2026-11-28-01',
          title: 'Reports are late',
          parts: [{ key: 'reports', name: 'Reports' }],
          start: '2026-11-28T08:10:00Z',
          end: null,
          updates: [{ at: '2026-11-28T08:20:00Z', text: 'Reports take ten minutes instead of one. None is lost.' }],
        },
      ],
    }),
  },
  compute: async (call) => ({ status: 200, data: await statusAt(call, Date.now()) }),
});

export const handler = serveResource(status);
