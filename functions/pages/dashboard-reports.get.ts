import { toUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { pageFields } from '../../lib/contract/frame/paging.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { listProfiles } from '../../lib/accounts/profiles/store.ts';
import { againOf } from '../../lib/pages/order-form.ts';
import { reportsPage } from '../../lib/pages/reports.ts';
import { replyWith, sceneOf, shownField } from '../../lib/pages/scene.ts';
import { listBrands } from '../../lib/print/publish/brands.ts';
import { deliveriesOf } from '../../lib/print/publish/deliveries.ts';
import { listReports } from '../../lib/print/publish/records.ts';
import { reportShape } from '../../lib/print/publish/view.ts';

export const dashboardReports = page({
  path: '/dashboard/reports',
  summary: 'Reports',
  auth: 'session',
  input: plainInput({ ...pageFields(20, 50), ...shownField }),
  needs: { table: 'write', vault: 'read' },
  compute: async (call) => {
    const { table, vault, space, input, paging, now } = call;
    const { reports, more } = await listReports(table, space, { limit: input.limit, after: paging.after });
    const at = Math.round(toUnixMs(now));
    const lines = await Promise.all(
      reports.map(async (record) => {
        const { kind, status } = reportShape(record, at);
        const report = againOf(record.kind, record.template);
        const sent = await deliveriesOf(table, space, record.id);
        return {
          id: record.id,
          kind,
          status,
          reference: record.reference,
          created: record.created,
          expires: record.expires,
          pages: record.pages,
          again: report && { report, language: record.language, brand_id: record.brand },
          emails: sent.flatMap(({ channel, target, status: state }) =>
            channel === 'email' ? [{ to: target, status: state }] : [],
          ),
        };
      }),
    );
    const last = reports.at(-1);
    const older = more && last ? paging.cursor(last.id) : null;
    const offer = {
      brands: (await listBrands(table, space)).map(({ id, name }) => ({ id, name })),
      year: new Date(at).getUTCFullYear(),
      hasSaved: (await listProfiles({ table, vault, space }, {}, { limit: 1, after: null })).profiles.length > 0,
    };
    return replyWith(call, reportsPage(sceneOf(call, '/dashboard/reports'), lines, older, offer));
  },
});

export const handler = serveResource(dashboardReports);
