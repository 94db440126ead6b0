// A plugin of the framework: spares what it does and nothing here needs, which is a third of its time.
'use strict';

module.exports = function Spare(serverless) {
  const [command] = serverless.processedInput.commands;
  // `package` and `deploy` check serverless.yml; the function that does is eight megabytes long, and each process reads it anew.
  if (command === 'offline') serverless.configSchemaHandler.validateConfig = async () => {};
  // Only `deploy` reads anything of the whole state, which is looked through for cycles pair by pair.
  if (command === 'package')
    for (const plugin of serverless.pluginManager.plugins)
      if ('saveServiceState' in plugin) plugin.saveServiceState = async () => {};
};
