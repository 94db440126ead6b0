import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersEmpty } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { EXAMPLE_FEED, feedId } from '../../lib/contract/suites/calendar-feed.ts';
import { removeFeed } from '../../lib/accounts/webhooks/feeds.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const deleteFeed = resource({
  path: '/v1/feeds/{id}',
  method: 'DELETE',
  summary: 'End a calendar feed: its address opens nothing from then on',
  description:
    'Calendar programs that subscribe to it get 404; most keep what they have read until it is removed there.',
  suite: 'webhooks',
  auth: 'either',
  wave: 2,
  input: plainInput({ id: feedId }),
  needs: { table: 'write' },
  answers: { 204: answersEmpty('The feed is gone') },
  example: { id: EXAMPLE_FEED.feed_id },
  compute: async ({ table, space, input: { id } }) => {
    await removeFeed(table, space, id);
    return { status: 204 };
  },
});

export const handler = serveResource(deleteFeed);
