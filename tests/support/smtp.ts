/** A mail server for tests: takes every message by SMTP and keeps it. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface MailServer {
  /** `smtp://127.0.0.1:<port>`. */
  readonly url: string;
  /** Messages as they came, first to last, with the receivers of their envelopes. */
  readonly taken: readonly { readonly to: readonly string[]; readonly text: string }[];
  stop(): void;
}

/** `refuses`: no message is taken. */
export const startMailServer = async (refuses = false): Promise<MailServer> => {
  const taken: { to: string[]; text: string }[] = [];
  const sockets = new Set<Socket>();
  const talk = (socket: Socket): void => {
    sockets.add(socket);
    let to: string[] = [];
    let text: string | null = null;
    let rest = '';
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    const hear = (line: string): void => {
      if (text !== null) {
        if (line !== '.') text += `${line.replace(/^\./, '')}\r\n`;
        else {
          taken.push({ to, text });
          [to, text] = [[], null];
          say('250 taken');
        }
        return;
      }
      const [, receiver] = /^RCPT TO:<(.*)>/i.exec(line) ?? [];
      if (receiver !== undefined) to.push(receiver);
      if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else if (/^DATA/i.test(line)) {
        text = '';
        say('354 go on');
      } else say(refuses && receiver !== undefined ? '550 no such person' : '250 ok');
    };
    socket.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) hear(line);
    });
    socket.on('error', () => undefined);
    say('220 mail for tests');
  };
  const server = createServer(talk).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};
