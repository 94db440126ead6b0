import * as z from 'zod/mini';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { ERRORS, isErrorCode } from '../../lib/contract/frame/errors.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about, flag, keysOf, objectList, oneOf, text, textLike } from '../../lib/contract/frame/about.ts';
import { callOut, EXAMPLE_CALL, keptBodyOut } from '../../lib/contract/suites/usage.ts';
import { readAccount } from '../../lib/accounts/accounts.ts';
import { readCustomer } from '../../lib/accounts/keys.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { readBody } from '../../lib/accounts/metering/bodies.ts';
import { callsBack } from '../../lib/accounts/metering/calls.ts';
import { bodyView, callView } from '../../lib/accounts/views/usage.ts';

const DAY_MS = 86_400_000;
/** Calls looked through for one id. */
const LOOKED_AT = 500_000;

export const usageRequest = resource({
  path: '/v1/usage/requests/{request_id}',
  method: 'GET',
  summary: 'One request of the log, with what its status may mean',
  description:
    'Looks through the latest 500,000 requests of the log. For a request that failed it lists the error codes of its status, each with what to do; the answer of that request named one of them.',
  wave: 2,
  auth: 'session',
  input: plainInput({
    request_id: textLike(/^[A-Za-z0-9_~=-]{8,64}$/, 'Id of the request, from the log'),
  }),
  needs: { table: 'read', cipher: 'read' },
  answers: {
    200: answersJson(
      'The request',
      z.strictObject({
        request: about(callOut, 'The request'),
        body: about(keptBodyOut, 'The body it was sent with, where the account keeps them (`keep_bodies`)'),
        causes: objectList('Error codes that its status stands for; empty where it succeeded', {
          code: oneOf(keysOf(ERRORS), 'Error code'),
          title: about(text, 'What it means'),
          fix: about(text, 'What to do'),
          retryable: about(flag, 'Whether the same request may succeed later'),
        }),
      }),
      { request: EXAMPLE_CALL, body: { state: 'off', text: null }, causes: [] },
    ),
  },
  example: { request_id: EXAMPLE_CALL.request_id },
  compute: async ({ table, cipher, customer, input }) => {
    const { requestLogDays } = await readAccount(table, customer);
    const { keepsBodies } = await readCustomer(table, customer);
    const oldest = Date.now() - requestLogDays * DAY_MS;
    let looked = 0;
    for await (const call of callsBack(table, customer, null)) {
      if (call.at < oldest || ++looked > LOOKED_AT) break;
      if (call.id !== input.request_id) continue;
      const codes = Object.keys(ERRORS)
        .filter(isErrorCode)
        .filter((code) => ERRORS[code].status === call.status);
      const causes = codes.map((code) => {
        const { title, fix, retryable } = ERRORS[code];
        return { code, title, fix, retryable };
      });
      const body = keepsBodies ? await readBody({ table, cipher }, customer, call.id, Date.now()) : 'off';
      return { status: 200, data: { request: callView(call), body: bodyView(body), causes } };
    }
    throw new AppError('RESOURCE_NOT_FOUND');
  },
});

export const handler = serveResource(usageRequest);
