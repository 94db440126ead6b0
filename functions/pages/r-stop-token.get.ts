import { AppError } from '../../lib/contract/frame/app-error.ts';
import { stopToken } from '../../lib/contract/suites/delivery.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';
import { stopPage } from '../../lib/pages/stop.ts';
import { readerOfStop } from '../../lib/print/publish/quiet.ts';

export const stop = page({
  path: '/r/stop/{token}',
  summary: 'Asks a reader whether no more letters are wanted, as letters link to it',
  auth: 'none',
  input: plainInput({ token: stopToken }),
  needs: { table: 'write' },
  example: { token: 'QUFBLmMx.AAAAAAAAAAAAAAAAAAAAAAAA' },
  compute: async (call) => {
    if (!(await readerOfStop(call.table, call.input.token))) throw new AppError('RESOURCE_NOT_FOUND');
    return replyWith(call, stopPage(sceneOf(call, '/r/stop'), call.input.token));
  },
});

export const handler = serveResource(stop);
