import { type Command, pathOf } from './command.ts';
import { dataFolder } from './platform/local-target.ts';
import { OperatorProblem } from './platform/operator-problem.ts';

/** Refuses a local platform, whose table has no such operation. */
function onlyStack(): never {
  throw new OperatorProblem('This only works on the table of a deployed stack: name it with --stack NAME.');
}

const secondsSince = (start: number): string => `${((Date.now() - start) / 1000).toFixed(1)} s`;

/** Recounts a new table, and prints what switches the stack to it. Returns the exit code. */
async function finishTable(table: string, stream: string): Promise<number> {
  console.log('Its counts are being compared with its rows.');
  process.env.TABLE_NAME = table;
  const { printRecount } = await import('./recount.ts');
  const code = await printRecount();
  console.log(`To switch to it, add this to the stage's file, and deploy:\n  "tableStream": "${stream}"`);
  return code;
}

/** The commands that copy, check and restore the data of a stack. */
export const recoveryCommands: Readonly<Record<string, Command>> = {
  backup: {
    does: 'Copies rows, accounts and documents into a folder that only your account of the computer can read.',
    args: ['<folder>'],
    options: {
      table: { type: 'string', help: 'copy this restored table, whose rows are of one moment' },
    },
    isChange: false,
    async run({ args: [folder = ''], options: { table }, target }) {
      const { makeBackup } = await import('./backup/backup.ts');
      const started = Date.now();
      const name = typeof table === 'string' ? table : undefined;
      const { manifest, added } = await makeBackup(target, pathOf(folder), { table: name });
      const { rows, users, documents } = manifest;
      console.log(
        `${rows} rows, ${users} accounts and ${documents} documents, ${added} of them new, were copied in ${secondsSince(started)}.`,
      );
    },
  },
  'verify-backup': {
    does: 'Compares the files of a backup with its manifest. The exit code is 1 if one was changed or is missing.',
    args: ['<folder>'],
    isChange: false,
    localTarget: dataFolder,
    async run({ args: [folder = ''] }) {
      const { verifyBackup } = await import('./backup/verify.ts');
      const { manifest, faults } = await verifyBackup(pathOf(folder));
      for (const fault of faults) console.error(fault);
      const { rows, users, documents, source, started } = manifest;
      console.log(
        `The backup of ${source} from ${started} has ${rows} rows, ${users} accounts and ${documents} documents.`,
      );
      return faults.length > 0 ? 1 : 0;
    },
  },
  'import-backup': {
    does: 'Loads a backup into a new table, and adds its accounts and documents to the stack. The stack still uses the old table.',
    args: ['<folder>', '<new table>'],
    isChange: true,
    localTarget: onlyStack,
    async run({ args: [folder = '', table = ''], target }) {
      const { importBackup } = await import('./backup/import.ts');
      const started = Date.now();
      const { stream, ...counts } = await importBackup(target, pathOf(folder), table);
      const { rows, users, newIds, documents, secondFactors } = counts;
      console.log(
        `${rows} rows, ${users} accounts and ${documents} documents were imported in ${secondsSince(started)}.`,
      );
      if (newIds > 0)
        console.log(
          `${newIds} accounts have a new ID and no password; ${secondFactors} second factors were left out.`,
        );
      return finishTable(table, stream);
    },
  },
  restore: {
    does: 'Restores the table of a stack to a point in time, into a new table, and recounts it. The stack still uses the old one.',
    args: ['<time or latest>', '<new table>'],
    isChange: true,
    localTarget: onlyStack,
    async run({ args: [time = '', table = ''], target }) {
      const { parseTime, restoreTable } = await import('./backup/restore.ts');
      const { DynamoDBClient } = await import('@aws-sdk/client-dynamodb');
      const source = target.variables['TABLE_NAME'] ?? '';
      const started = Date.now();
      const stream = await restoreTable(new DynamoDBClient({}), {
        source,
        target: table,
        time: parseTime(time),
      });
      console.log(`The table ${table} was restored in ${secondsSince(started)}.`);
      return finishTable(table, stream);
    },
  },
  'stop-writes': {
    does: 'Lets nobody write to the table, with a policy on it. Pages and reads work; calls that write fail.',
    isChange: true,
    localTarget: onlyStack,
    async run({ target }) {
      const { stopWrites } = await import('./table-writes.ts');
      const { DynamoDBClient } = await import('@aws-sdk/client-dynamodb');
      console.log(await stopWrites(new DynamoDBClient({}), target.variables['TABLE_NAME'] ?? ''));
    },
  },
  'allow-writes': {
    does: 'Removes the policy of stop-writes from the table.',
    isChange: true,
    localTarget: onlyStack,
    async run({ target }) {
      const { allowWrites } = await import('./table-writes.ts');
      const { DynamoDBClient } = await import('@aws-sdk/client-dynamodb');
      console.log(await allowWrites(new DynamoDBClient({}), target.variables['TABLE_NAME'] ?? ''));
    },
  },
};
