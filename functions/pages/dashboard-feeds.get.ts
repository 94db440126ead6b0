import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { listProfiles } from '../../lib/accounts/profiles/store.ts';
import { listFeeds } from '../../lib/accounts/webhooks/feeds.ts';
import { feedShape } from '../../lib/accounts/webhooks/view.ts';
import { feedsPage } from '../../lib/pages/feeds.ts';
import { replyWith, sceneOf, shownField } from '../../lib/pages/scene.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

/** Saved births that are offered, the newest. */
const OFFERED = 100;

export const dashboardFeeds = page({
  path: '/dashboard/feeds',
  summary: 'Calendars',
  auth: 'session',
  input: plainInput(shownField),
  needs: { table: 'read', vault: 'read' },
  compute: async (call) => {
    const { table, vault, space, visitor } = call;
    const { profiles } = await listProfiles({ table, vault, space }, {}, { limit: OFFERED, after: null });
    const feeds = (await listFeeds(table, space)).map((feed) => {
      const { filter, ...shown } = feedShape(feed, visitor);
      return { ...shown, place: filter.place?.place ?? '' };
    });
    const births = profiles.map(({ id, label }) => ({ id, label }));
    return replyWith(call, feedsPage(sceneOf(call, '/dashboard/feeds'), feeds, births, visitor.plan));
  },
});

export const handler = serveResource(dashboardFeeds);
