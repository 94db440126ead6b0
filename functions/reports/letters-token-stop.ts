import { AppError } from '../../lib/contract/frame/app-error.ts';
import { stopToken } from '../../lib/contract/suites/delivery.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersMedia, shownAs } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { sceneOf } from '../../lib/pages/scene.ts';
import { stoppedPage } from '../../lib/pages/stop.ts';
import { quieten, readerOfStop } from '../../lib/print/publish/quiet.ts';

export const stopEmails = resource({
  path: '/v1/reports/letters/{token}/stop',
  summary: 'Want no more letters from the account that sent this one',
  description:
    'For readers of reports: the address of `List-Unsubscribe` in each letter, taken in one click (RFC 8058), whatever the body is. From then on `reports/{id}/deliver` of that account refuses this reader. Asking twice changes nothing.',
  auth: 'none',
  wave: 2,
  bodyIgnored: true,
  errors: ['RESOURCE_NOT_FOUND'],
  input: plainInput({ token: stopToken }),
  repeat: 'same',
  needs: { table: 'write' },
  answers: {
    200: shownAs(
      answersMedia('A page that says that no more letters come', 'text/html'),
      '<!doctype html><title>No more letters will come</title>',
    ),
  },
  example: { token: 'QUFBLmMx.AAAAAAAAAAAAAAAAAAAAAAAA' },
  compute: async (call) => {
    const { table, input } = call;
    const found = await readerOfStop(table, input.token);
    if (!found) throw new AppError('RESOURCE_NOT_FOUND');
    await quieten(table, found);
    return { status: 200, type: 'text/html', body: stoppedPage(sceneOf(call, '/r/stop')) };
  },
});

export const handler = serveResource(stopEmails);
