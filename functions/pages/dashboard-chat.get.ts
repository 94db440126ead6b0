import { creditsOf } from '../../lib/contract/suites/astrologer.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
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
  signIn: '/login',
  media: ['text/html'],
  input: plainInput(),
  example: {},
  compute: (call) => {
    const scene = sceneOf(call, '/dashboard/chat');
    const { career, general, marriage } = bank(scene.language, 'astrologer/answers').questions;
    const credits = creditsOf(providerNamed(process.env['UDAYA_MODEL']));
    const hasBirths = call.web.cookie(BIRTHS_COOKIE) === '1';
    return replyWith(call, chatPage(scene, { credits, examples: [career[0], marriage[0], general[0]], hasBirths }));
  },
});

export const handler = serveResource(dashboardChat);
