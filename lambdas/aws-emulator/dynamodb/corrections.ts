/** Replacements of lines in dynalite's `db` module. Each line must occur exactly once. */
export const corrections: { find: string; replace: string }[] = [
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
