import * as z from 'zod/mini';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersEmpty } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about, flag } from '../../lib/contract/frame/about.ts';
import { endSession, endSessions, SESSION_COOKIE } from '../../lib/accounts/session.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const logout = resource({
  path: '/v1/account/logout',
  summary: 'Sign out here, or everywhere',
  description:
    'Ends the session that calls, at once and for good. With `everywhere` it ends every session of the account, for example after an e-mail about a sign-in that was not yours.',
  auth: 'session',
  input: plainInput({ everywhere: z._default(about(flag, 'Whether to end all sessions of the account'), false) }),
  repeat: 'same',
  needs: { table: 'write' },
  answers: { 204: answersEmpty('Signed out') },
  compute: async ({ table, customer, input, web }) => {
    const bearer = /^bearer +(\S+)$/i.exec(web.header('authorization') ?? '')?.[1];
    if (input.everywhere) await endSessions(table, customer);
    else await endSession(table, bearer ?? web.cookie(SESSION_COOKIE) ?? '');
    return { status: 204, cookies: [{ name: SESSION_COOKIE, value: '', maxAgeSeconds: 0 }] };
  },
});

export const handler = serveResource(logout);
