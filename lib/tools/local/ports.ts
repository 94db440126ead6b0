/** TCP ports of the loopback interface. */
import { createServer, type Server } from 'node:net';

export const HOST = '127.0.0.1';

/**
 * How long an idle connection is kept, in milliseconds: longer than any client does, so that it is the client who closes it.
 * With Node's 5 s a call can meet a connection that is just being closed, on a busy machine more often.
 */
export const KEPT_ALIVE_MS = 65_000;

/** Listens on a port (0 = any free one) of the loopback interface; resolves with the port taken. */
export const listen = (server: Server, port = 0): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    if ('keepAliveTimeout' in server) server.keepAliveTimeout = KEPT_ALIVE_MS;
    server.listen(port, HOST, () => {
      const address = server.address();
      if (typeof address === 'object' && address !== null) resolve(address.port);
      else reject(new Error('the server has no TCP address'));
    });
  });

/** Closes a server and whatever is still connected to it. */
export const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server && typeof server.closeAllConnections === 'function')
      server.closeAllConnections();
  });

/** Whether a port is free. */
export const isFree = async (port: number): Promise<boolean> => {
  const probe = createServer();
  try {
    await listen(probe, port);
    await close(probe);
    return true;
  } catch {
    return false;
  }
};

/** A port that was free a moment ago. */
export const freePort = async (): Promise<number> => {
  const probe = createServer();
  const port = await listen(probe);
  await close(probe);
  return port;
};
