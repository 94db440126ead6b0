import { AppError } from '../../lib/contract/frame/app-error.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { itemNumber } from '../../lib/contract/ports/table.ts';
import { EXAMPLE_FEED_TOKEN, FEED_READS, feedToken } from '../../lib/contract/suites/calendar-feed.ts';
import { partitionOf } from '../../lib/accounts/profiles/seal.ts';
import { profileReader } from '../../lib/accounts/profiles/store.ts';
import { countOnce } from '../../lib/accounts/throttle.ts';
import { isBrought, planOfSpace } from '../../lib/accounts/webhooks/brought.ts';
import { feedAt } from '../../lib/accounts/webhooks/feeds.ts';
import { feedDigest, feedModified, feedText, type Reading } from '../../lib/service/agenda/feed.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

const HOUR_SECONDS = 3600;
/** Programs look every quarter of an hour at the most; an address is shared by a family. */
const READS = { what: 'calendar', most: FEED_READS, seconds: HOUR_SECONDS } as const;
/** Addresses that open nothing, from one machine: they never keep a right one from being read. */
const MISSES = { what: 'calendar address', most: 60, seconds: HOUR_SECONDS } as const;

export const calendarFeed = page({
  path: '/calendar/{token}',
  summary: 'A calendar feed, as calendar programs read it',
  auth: 'none',
  media: ['text/calendar'],
  cacheSeconds: HOUR_SECONDS,
  input: plainInput({ token: feedToken }),
  needs: { table: 'write', vault: 'read' },
  example: { token: `${EXAMPLE_FEED_TOKEN}.ics` },
  compute: async ({ table, vault, visitor, web, input: { token } }) => {
    const now = Date.now();
    const found = await feedAt(table, token.replace(/\.ics$/, ''));
    if (!found) {
      await countOnce(table, MISSES, visitor.ip, now);
      throw new AppError('RESOURCE_NOT_FOUND');
    }
    const { space, feed } = found;
    if (!isBrought(await planOfSpace(table, space, now), feed.events))
      throw new AppError('PLAN_REQUIRED', {
        message: 'This calendar rests: the plan of its account does not bring it any more.',
      });
    await countOnce(table, READS, `${space} ${feed.id}`, now);
    const id = feed.filter.profile_id;
    const birth = id === undefined ? undefined : await table.get({ pk: partitionOf(space), sk: id });
    const reading: Reading = {
      feed,
      birthChanged: itemNumber(birth ?? {}, 'changed'),
      births: profileReader({ table, vault, space }),
      host: new URL(web.base).hostname,
      now,
    };
    const digest = feedDigest(reading);
    // A program that has this text already is told so without a calculation.
    const isKnown = web.header('if-none-match')?.includes(digest.slice(0, 32)) === true;
    return {
      status: 200,
      type: 'text/calendar',
      body: isKnown ? '' : await feedText(reading),
      digest,
      modified: feedModified(reading),
      unshared: true,
    };
  },
});

export const handler = serveResource(calendarFeed);
