import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Actions, Database, Rules, Validations } from './engine.ts';

/** Replacements of lines in dynalite's `db` module. Each line must occur exactly once. */
const corrections: { find: string; replace: string }[] = [
  // Index rows ended in 24 bits of a hash, so items with equal index keys overwrote each other.
  {
    find: 'return createKey(item, table, keySchema) + hashPrefix.apply(this, tableKeyPieces)',
    replace: 'return createKey(item, table, keySchema) + createKey(item, table)',
  },
  // DynamoDB measures names, strings, and keys in UTF-8 bytes.
  { find: "case 'S':\n    return val.length", replace: "case 'S':\n    return Buffer.byteLength(val)" },
  { find: '(compress ? 1 : attr.length)', replace: '(compress ? 1 : Buffer.byteLength(attr))' },
  {
    find: "if (type == 'B') keyPiece = Buffer.from(keyPiece, 'base64')\n  if (isHash",
    replace: "keyPiece = Buffer.from(keyPiece, type == 'B' ? 'base64' : 'utf8')\n  if (isHash",
  },
  // False and the empty string were taken for missing; a missing operand threw instead of not matching.
  {
    find: 'if (!attrVal || compType != attrType ||',
    replace:
      'if (attrVal == null || compType != attrType || !compVals[1] || compVals[1][compType] == null ||',
  },
  {
    find: 'if (!attrVal) return false\n    if (!compVals.some(function (compVal) {',
    replace:
      'if (attrVal == null) return false\n    if (!compVals.some(function (compVal) {\n      if (!compVal) return false',
  },
  {
    find: 'if (!attrVal || !valsEqual(attrType, compVal))',
    replace: 'if (attrVal == null || !valsEqual(attrType, compVal))',
  },
  // Lists and maps were never equal.
  {
    find: 'function valsEqual (val1, val2) {',
    replace: `function nested (val) {
  return val && typeof val == 'object' && !(Array.isArray(val) && val.length && typeof val[0] == 'string')
}

function attributesEqual (attr1, attr2) {
  var type = Object.keys(attr1)[0]
  return attr2 != null && type == Object.keys(attr2)[0] && valsEqual(attr1[type], attr2[type])
}

function valsEqual (val1, val2) {
  if (nested(val1) && nested(val2)) {
    var names = Object.keys(val1)
    return names.length == Object.keys(val2).length &&
      names.every(function (name) { return attributesEqual(val1[name], val2[name]) })
  }`,
  },
  // An error while rows were filtered ended the process.
  {
    find: 'vals.join(function (items) {\n    var lastItem',
    replace:
      'vals.join(function (items) {\n    try { var result = page(items) } catch (err) { return cb(err) }\n    cb(null, result)\n  })\n\n  function page (items) {\n    var lastItem',
  },
  {
    find: '    cb(null, result)\n  })\n}\n\nfunction updateIndexes',
    replace: '    return result\n  }\n}\n\nfunction updateIndexes',
  },
];

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
