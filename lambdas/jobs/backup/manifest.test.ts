import { expect, it } from 'vitest';
import { itemOf, lineOf } from './manifest.ts';

it('a row has every type of attribute again after it was written as a line', () => {
  const item = {
    pk: { S: 'ROW#"1"\n' },
    text: { B: Buffer.from([0, 1, 255]) },
    bytes: { BS: [new Uint8Array([1]), new Uint8Array([2])] },
    B: { S: 'an attribute that has the name of a type' },
    map: { M: { B: { S: 'not bytes' }, BS: { L: [{ B: new Uint8Array([3]) }, { NULL: true }] } } },
    numbers: { NS: ['1', '12345678901234567890.123'] },
    flag: { BOOL: false },
  };
  const line = lineOf(item);
  expect(line).not.toContain('\n');
  expect(JSON.parse(line).Item.text).toEqual({ B: 'AAH/' });
  expect(itemOf(line)).toEqual({ ...item, text: { B: new Uint8Array([0, 1, 255]) } });
});
