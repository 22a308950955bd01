import { expect, it } from 'vitest';
import { checkUpload } from './check-upload.ts';
import { makePdf, makePng } from './test-files.ts';

it('a file is checked in a worker, and a PDF stays as it is', async () => {
  const bytes = makePdf();
  expect(await checkUpload('proof', { bytes, type: 'application/pdf' })).toEqual({
    file: bytes,
    type: 'application/pdf',
  });
  const refused = checkUpload('proof', { bytes: makePdf({ objects: ['/JS'] }), type: 'application/pdf' });
  await expect(refused).rejects.toMatchObject({ refusal: 'active' });
});

it('a file that takes too long is refused, and the next one is checked', async () => {
  const upload = { bytes: makePng(), type: 'image/png' } as const;
  await expect(checkUpload('proof', upload, 0)).rejects.toMatchObject({ refusal: 'damaged' });
  expect((await checkUpload('proof', upload)).file.length).toBeGreaterThan(0);
});
