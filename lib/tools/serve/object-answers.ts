/** Answers signed addresses of objects, as the bucket does on AWS. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { disposition } from '../../adapters/storage/disposition.ts';
import { leaveIn, OBJECTS_PATH, type Leave } from '../../adapters/machine/signed-link.ts';
import type { Objects } from '../../contract/ports/objects.ts';

const refuse = (response: ServerResponse, status: number): void => void response.writeHead(status).end();

const fetched = async (
  objects: Objects,
  leave: Extract<Leave, { method: 'GET' }>,
  response: ServerResponse,
): Promise<void> => {
  const found = await objects.get(leave.key);
  if (found === undefined) return refuse(response, 404);
  response
    .writeHead(200, {
      'Content-Type': found.type,
      'Content-Length': found.bytes.length,
      'Content-Disposition': disposition(leave.filename, leave.title),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private',
    })
    .end(found.bytes);
};

const stored = async (
  objects: Objects,
  { key, type, bytes }: Extract<Leave, { method: 'PUT' }>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  if (request.headers['content-type'] !== type || Number(request.headers['content-length']) !== bytes)
    return refuse(response, 403);
  await objects.put(key, { type, bytes: await buffer(request) });
  response.writeHead(200).end();
};

/** Answers a request below `/objects/`; false for any other. */
export const objectAnswers =
  (objects: Objects, secret: () => Promise<Buffer>) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { method = 'GET', url = '/' } = request;
    if (!url.startsWith(OBJECTS_PATH)) return false;
    // Pages of any origin may put what is signed, as with the bucket (lib/tools/deploy/store.ts).
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (method === 'OPTIONS') {
      const headers = { 'Access-Control-Allow-Methods': 'PUT', 'Access-Control-Allow-Headers': 'content-type' };
      response.writeHead(204, headers).end();
      return true;
    }
    const leave = leaveIn(await secret(), method, url, Date.now());
    if (leave === null) refuse(response, 403);
    else if (leave.method === 'GET') await fetched(objects, leave, response);
    else await stored(objects, leave, request, response);
    return true;
  };
