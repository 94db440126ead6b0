// A worker as it is deployed, for `npm run reports:times`: it has the press alone, takes packed documents from files one after
// the other, writes their pages, and prints the most memory that it held in MB.
// Arguments: the module of the press, then files.
'use strict';
const { existsSync, readFileSync } = require('node:fs');
const { gunzipSync } = require('node:zlib');

const [press, ...files] = process.argv.slice(2);

/** Most memory of this process in MB. What getrusage tells begins with that of the process which started it: Linux has its own mark. */
const mostMb = () => {
  const status = '/proc/self/status';
  const [, kb] = (existsSync(status) && /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(status, 'utf8'))) || [];
  return Number(kb ?? process.resourceUsage().maxRSS) / 1000;
};

const run = async () => {
  const { PRESS } = require(press);
  for (const file of files) {
    const { created, ...document } = JSON.parse(gunzipSync(readFileSync(file)).toString());
    await PRESS.pdf({ ...document, created: new Date(created) });
  }
  console.log(mostMb());
};

run().catch((error) => {
  console.error(error);
  process.exit(1);
});
