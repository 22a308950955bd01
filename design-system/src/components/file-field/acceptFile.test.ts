import { describe, expect, test } from 'vitest';
import { checkFile, formatFileSize } from './acceptFile.ts';

const file = (name: string, type: string, size = 1) => new File([new Uint8Array(size)], name, { type });
const limits = (acceptedTypes: string[], maxSize?: number) => ({ acceptedTypes, maxSize });

describe('a file', () => {
  test.each([
    ['of any type, if the field accepts all types', file('a.mp4', 'video/mp4'), limits([]), undefined],
    ['of an accepted type', file('a.pdf', 'application/pdf'), limits(['application/pdf']), undefined],
    ['of an accepted family of types', file('a.png', 'image/png'), limits(['image/*']), undefined],
    ['with an accepted extension in capitals', file('A.PDF', ''), limits(['.pdf']), undefined],
    ['of another type', file('a.mp4', 'video/mp4'), limits(['image/*', '.pdf']), 'wrongType'],
    ['whose family only has the same beginning', file('a', 'imagery/png'), limits(['image/*']), 'wrongType'],
    ...[
      ['letter.pdf', ''],
      ['letter.pdf', 'application/octet-stream'],
      ['letter.PDF', 'application/x-pdf'],
      ['photo.jpg', 'image/jpg'],
      ['photo.jfif', 'image/pjpeg'],
      ['photo.png', 'image/x-png'],
    ].map(
      ([name = '', type = '']) =>
        [
          `whose type the system names ${type || 'not at all'}`,
          file(name, type),
          limits(['application/pdf', 'image/jpeg', 'image/png']),
          undefined,
        ] as const,
    ),
    [
      'of another known type than its extension',
      file('a.pdf', 'image/gif'),
      limits(['application/pdf']),
      'wrongType',
    ],
    ['without a type and an extension', file('pdf', ''), limits(['image/png']), 'wrongType'],
    ['of the maximum size', file('a.pdf', 'application/pdf', 8), limits([], 8), undefined],
    ['above the maximum size', file('a.pdf', 'application/pdf', 9), limits([], 8), 'tooLarge'],
  ] as const)('%s', (_case, candidate, limit, problem) => {
    expect(checkFile(candidate, limit)).toBe(problem);
  });

  test.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [1023, '1,023 bytes'],
    [1024, '1 kB'],
    [240_000, '234 kB'],
    [1024 ** 2 * 1.25, '1.3 MB'],
    [1024 ** 3 * 2, '2 GB'],
  ])('of %i bytes is %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text));
});
