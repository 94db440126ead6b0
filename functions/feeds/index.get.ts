import * as z from 'zod/mini';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about } from '../../lib/contract/frame/about.ts';
import { EXAMPLE_FEED, feedOut } from '../../lib/contract/suites/calendar-feed.ts';
import { listFeeds as readFeeds } from '../../lib/accounts/webhooks/feeds.ts';
import { feedShape } from '../../lib/accounts/webhooks/view.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const listFeeds = resource({
  path: '/v1/feeds',
  method: 'GET',
  summary: 'Your calendar feeds, oldest first',
  description: 'Their addresses are not shown again: `feeds/{id}/rotate-address` makes another.',
  suite: 'webhooks',
  auth: 'either',
  wave: 2,
  needs: { table: 'read' },
  answers: {
    200: answersJson('The feeds', z.strictObject({ feeds: about(z.array(feedOut), 'Calendar feeds, oldest first') }), {
      feeds: [EXAMPLE_FEED],
    }),
  },
  compute: async ({ table, space, visitor }) => ({
    status: 200,
    data: { feeds: (await readFeeds(table, space)).map((feed) => feedShape(feed, visitor)) },
  }),
});

export const handler = serveResource(listFeeds);
