import { AppError } from '../../lib/contract/frame/app-error.ts';
import { DOCUMENT_SECONDS } from '../../lib/contract/frame/limits.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { securityText } from '../../lib/pages/crawlers.ts';
import { BUILT_AT } from '../../lib/pages/built.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const security = page({
  path: '/.well-known/security.txt',
  summary: 'Whom to tell of a fault in security; 404 where the operator has named nobody',
  auth: 'none',
  media: ['text/plain'],
  crossOrigin: true,
  cacheSeconds: DOCUMENT_SECONDS,
  compute: ({ web }) => {
    const { UDAYA_SECURITY_CONTACT: contact } = process.env;
    if (!contact) throw new AppError('RESOURCE_NOT_FOUND');
    return { status: 200, type: 'text/plain', body: securityText(web.base, contact, BUILT_AT) };
  },
});

export const handler = serveResource(security);
