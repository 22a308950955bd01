import { text } from 'node:stream/consumers';
import { parseKeys, rotatedKeys } from '../badges/keys.ts';
import { timestamp } from '../src/platform/clock.ts';
import { hasIssuerKeys, readIssuerKeys, writeIssuerKeys } from './issuer-keys.ts';
import { OperatorProblem } from './platform/operator-problem.ts';
import { readStackSecret, writeStackSecret } from './secrets.ts';
import type { Target } from './platform/target.ts';

/** How to rotate the keys that sign credentials. */
interface Rotation {
  /** Whether to drop the old public key, so that nothing it has signed is valid any longer. */
  isCompromised: boolean;
  /** Whether to read the secret's text from standard input and to write it to standard output. */
  isPiped: boolean;
}

/**
 * Rotates the keys that sign credentials: in the secret of a stack, or in the local data folder, which the next start reads.
 * Badges whose key was dropped are signed again when their owners download them.
 */
export async function rotateKeys(target: Target, { isCompromised, isPiped }: Rotation): Promise<void> {
  const options = { now: timestamp(), isCompromised };
  if (isPiped) {
    if (target.stack !== undefined)
      throw new OperatorProblem(
        'Use either --stdin or --stack: with --stack the keys are read from the stack’s secret.',
      );
    process.stdout.write(JSON.stringify(await rotatedKeys(parseKeys(await text(process.stdin)), options)));
    return;
  }
  if (target.stack !== undefined) {
    const stored = parseKeys(await readStackSecret(target, 'IssuerKeysSecret'));
    await writeStackSecret(target, 'IssuerKeysSecret', JSON.stringify(await rotatedKeys(stored, options)));
    console.log(
      'The next key signs as soon as new instances of the function run. Wait a day before the next rotation.',
    );
    return;
  }
  const dataDir = target.stateFolder;
  if (!hasIssuerKeys(dataDir))
    throw new OperatorProblem(`${dataDir} has no keys yet: the first start makes them.`);
  writeIssuerKeys(dataDir, await rotatedKeys(readIssuerKeys(dataDir), options));
  console.log(`The next key signs from the next start on. The keys are in ${dataDir}/issuer-keys.json.`);
}
