import { expect, it } from 'vitest';
import { assessmentEditorCopy as copy } from './assessmentEditorCopy.ts';
import { readBankFile } from './readBankFile.ts';

it('a file that is not UTF-8 or cannot be read is refused with a sentence', async () => {
  const latin = new Blob([new Uint8Array([0xe9, 0x0a])]);
  expect(await readBankFile(latin, { bank: [] })).toEqual({ problem: copy.encoding });
  const moved = {
    arrayBuffer: () => Promise.reject(new DOMException('The file was moved.', 'NotReadableError')),
  };
  expect(await readBankFile(moved, { bank: [] })).toEqual({ problem: copy.unreadable });
});
