import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { corrections } from './corrections.ts';
import type { Actions, Database, Rules, Validations } from './engine.ts';

const require = createRequire(import.meta.url);

/**
 * Corrects the source of dynalite's `db` module. Throws unless every corrected line occurs exactly once, so that
 * another release is reviewed before it is used.
 */
export function correctSource(source: string): string {
  return corrections.reduce((text, { find, replace }) => {
    if (text.split(find).length !== 2) {
      throw new Error(
        `This release of dynalite differs from the reviewed one (4.0.0): "${find}" was not found once.`,
      );
    }
    return text.replace(find, () => replace);
  }, source);
}

function requireCorrected(): Database {
  const url = pathToFileURL(require.resolve('dynalite/db')).href;
  const hooks = registerHooks({
    load(loaded, context, nextLoad) {
      const result = nextLoad(loaded, context);
      if (loaded !== url) return result;
      if (result.source == null) throw new Error('The source of dynalite/db could not be read.');
      return {
        ...result,
        source: correctSource(Buffer.from(result.source as string | Uint8Array).toString('utf8')),
      };
    },
  });
  try {
    return require('dynalite/db');
  } finally {
    hooks.deregister();
  }
}

/** Throws when a `db` module lacks the corrections, because something else loaded it before. */
export function verifyCorrected(database: Database): void {
  const table = {
    TableName: 'check',
    TableStatus: 'ACTIVE',
    TableArn: '',
    AttributeDefinitions: ['p', 's', 'g'].map((AttributeName) => ({
      AttributeName,
      AttributeType: 'S' as const,
    })),
    KeySchema: [{ AttributeName: 'p' }, { AttributeName: 's' }],
  };
  const row = (p: string, s: string) =>
    database.createIndexKey({ p: { S: p }, s: { S: s }, g: { S: 'g' } }, table, [{ AttributeName: 'g' }]);
  if (row('a', 'bc') === row('ab', 'c') || database.itemSize({ é: { S: 'é' } }) !== 4) {
    throw new Error(
      'dynalite/db was loaded without its corrections: load it through the embedded DynamoDB only.',
    );
  }
}

const actionNames = [
  'batchGetItem',
  'batchWriteItem',
  'createTable',
  'deleteItem',
  'describeTable',
  'getItem',
  'putItem',
  'query',
  'scan',
  'updateItem',
];

/** dynalite's storage format: keys, sizes, conditions and index rows. */
export const database: Database = requireCorrected();
verifyCorrected(database);

/** dynalite's request validation. */
export const validations: Validations = require('dynalite/validations');

/** dynalite's rules for the parameters of each operation, by the operation's name in lower camel case. */
export const rules: Record<string, Rules> = Object.fromEntries(
  [...actionNames, 'deleteTable', 'describeTimeToLive'].map((name) => [
    name,
    require(`dynalite/validations/${name}`),
  ]),
);

/** dynalite's operations, by their names in lower camel case. */
export const actions: Actions = Object.fromEntries(
  actionNames.map((name) => [name, require(`dynalite/actions/${name}`)]),
);
