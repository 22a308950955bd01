import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { parseKeys, rotatedKeys } from '../badges/keys.ts';
import { hasIssuerKeys, readIssuerKeys, writeIssuerKeys } from '../local/issuer-keys.ts';
import { readSettings } from '../local/settings.ts';
import { timestamp } from '../src/platform/clock.ts';

/**
 * Rotates the keys that sign credentials: in the local data folder, which the next start reads, or with `--stdin` the
 * secret's text from standard input to standard output. `--compromised` drops the old public key, so that nothing it has
 * signed is valid any longer; badges are then signed again when their owners download them.
 */
const { values } = parseArgs({
  options: { stdin: { type: 'boolean' }, compromised: { type: 'boolean' } },
});
const options = { now: timestamp(), isCompromised: values.compromised ?? false };
if (values.stdin) {
  process.stdout.write(JSON.stringify(await rotatedKeys(parseKeys(await text(process.stdin)), options)));
} else {
  const { dataDir } = readSettings(process.env);
  if (!hasIssuerKeys(dataDir)) {
    console.error(`${dataDir} has no keys yet: the first start makes them.`);
    process.exit(1);
  }
  writeIssuerKeys(dataDir, await rotatedKeys(readIssuerKeys(dataDir), options));
  console.log(`The next key signs from the next start on. The keys are in ${dataDir}/issuer-keys.json.`);
}
