import * as z from 'zod/mini';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import {
  EXAMPLE_FEED,
  EXAMPLE_FEED_URL,
  FEED_URL_OUT,
  feedId,
  feedOut,
} from '../../lib/contract/suites/calendar-feed.ts';
import { moveFeed } from '../../lib/accounts/webhooks/feeds.ts';
import { feedShape, feedUrl } from '../../lib/accounts/webhooks/view.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const rotateFeed = resource({
  path: '/v1/feeds/{id}/rotate-address',
  summary: 'Another secret address for a calendar feed; the old one ends at once',
  description:
    'For an address that came into wrong hands. The events keep their UIDs, so a program that subscribes to the new address doubles none.',
  suite: 'webhooks',
  auth: 'either',
  wave: 2,
  input: plainInput({ id: feedId }),
  repeat: 'once',
  needs: { table: 'write' },
  answers: {
    200: answersJson('The feed with its new address', z.strictObject({ ...feedOut.shape, ...FEED_URL_OUT }), {
      ...EXAMPLE_FEED,
      changed: '2026-12-01T08:00:00Z',
      url: EXAMPLE_FEED_URL,
    }),
  },
  example: { id: EXAMPLE_FEED.feed_id },
  compute: async ({ table, space, visitor, web, input: { id } }) => {
    const { feed, token } = await moveFeed(table, space, id, Date.now());
    return { status: 200, data: { ...feedShape(feed, visitor), url: feedUrl(web.base, token) } };
  },
});

export const handler = serveResource(rotateFeed);
