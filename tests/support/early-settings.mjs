/**
 * For the processes in which tests run. jest-light-runner (0.8.2) sends its settings to all of them as soon as one has asked, and
 * answers nobody twice: a process that has not asked yet would lose them and wait for ever. Here they are kept until it asks.
 */
const [ASKS, SETTINGS] = ['jest-light-runner-get-worker-data', 'jest-light-runner-worker-data'];

if (process.send !== undefined && process.argv[1]?.endsWith('tinypool/dist/entry/process.js')) {
  let early;
  process.on('message', (message) => {
    if (message?.type === SETTINGS) early = message;
  });
  const send = process.send.bind(process);
  process.send = (message, ...others) => {
    if (message === ASKS && early !== undefined) setImmediate(() => process.emit('message', early));
    return send(message, ...others);
  };
}
