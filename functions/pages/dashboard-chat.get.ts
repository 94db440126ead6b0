import { listProfiles } from '../../lib/accounts/profiles/store.ts';
import { creditsOf } from '../../lib/contract/suites/astrologer.ts';
import { providerNamed } from '../../lib/contract/ports/model.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { BIRTHS_COOKIE, chatPage } from '../../lib/pages/chat.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';

export const dashboardChat = page({
  path: '/dashboard/chat',
  summary: 'Ask the astrologer',
  auth: 'session',
  needs: { table: 'write', vault: 'read' },
  compute: async (call) => {
    const { table, vault, space } = call;
    const scene = sceneOf(call, '/dashboard/chat');
    const { career, general, marriage } = bank(scene.language, 'astrologer/answers').questions;
    const credits = creditsOf(providerNamed(process.env['UDAYA_MODEL']));
    const hasBirths = call.web.cookie(BIRTHS_COOKIE) === '1';
    const { profiles } = await listProfiles({ table, vault, space }, {}, { limit: 1, after: null });
    const examples = [career[0], marriage[0], general[0]];
    return replyWith(call, chatPage(scene, { credits, examples, hasBirths, hasSaved: profiles.length > 0 }));
  },
});

export const handler = serveResource(dashboardChat);
