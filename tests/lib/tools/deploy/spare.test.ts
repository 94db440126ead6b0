/** What the framework is spared: nothing that `deploy` does, the check of serverless.yml only where the service is started. */
import { createRequire } from 'node:module';

const Spare: new (serverless: object) => unknown = createRequire(import.meta.url)(
  '../../../../lib/tools/deploy/spare.cjs',
);

/** What of a framework that runs a command still works. */
const worksIn = async (command: string) => {
  const done: string[] = [];
  const does = (what: string) => (): Promise<void> => {
    done.push(what);
    return Promise.resolve();
  };
  const configSchemaHandler = { validateConfig: does('check') };
  const state = { saveServiceState: does('state') };
  const plugins = [{ hooks: {} }, state];
  new Spare({ processedInput: { commands: [command, 'start'] }, configSchemaHandler, pluginManager: { plugins } });
  await configSchemaHandler.validateConfig();
  await state.saveServiceState();
  return done;
};

it.each([
  ['offline', ['state']],
  ['package', ['check']],
  ['deploy', ['check', 'state']],
])('%s does %j', async (command, done) => {
  expect(await worksIn(command)).toEqual(done);
});
