import { describe, expect, it } from 'vitest';
import { proofExtension, proofTypeOf } from '@redwhiteandcode/contract/uploads/proof-rules.ts';
import { proofKey, typeOfBytes, typeOfUpload, uploadExtension } from './upload-rules.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const png = bytes('\x89PNG\r\n\x1a\n');

describe('a file’s type', () => {
  it.each([
    ['%PDF-1.7', 'application/pdf'],
    ['\xff\xd8\xff\xe0\x00\x10JF', 'image/jpeg'],
    ['\xff\xd8\xff\xe1', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['%PDF1.7', undefined],
    ['\xef\xbb\xbf%PDF-1.7', 'application/pdf'],
    [`${' '.repeat(1019)}%PDF-1.7`, 'application/pdf'],
    [`${' '.repeat(1020)}%PDF-1.7`, undefined],
    ['\x89PNG\r\n\x1a\n%PDF-1.7', 'image/png'],
    ['<!doctype html>', undefined],
    ['\x89PNG\n\x1a\n', undefined],
    ['\xff\xd8', undefined],
    ['GIF89a', undefined],
    ['PK\x03\x04', undefined],
    ['', undefined],
  ])('of %j is %s', (start, type) => {
    expect(typeOfBytes(bytes(start))).toBe(type);
  });

  it('must match the declared type and the extension', () => {
    const upload = { contentType: 'image/png', bytes: png };
    const ofSize = (size: number) => ({
      ...upload,
      bytes: Buffer.concat([png, Buffer.alloc(size - png.length)]),
    });
    expect(typeOfUpload(upload, 'png')).toBe('image/png');
    expect(typeOfUpload(ofSize(5 * 1024 * 1024), 'png')).toBe('image/png');
    expect(() => typeOfUpload({ ...upload, contentType: 'application/pdf' }, 'png')).toThrow('isPng');
  });

  it.each([
    ['a page', '<html>', 'pdf', 'wrongType'],
    ['a JPEG', '\xff\xd8\xff\xe0', 'png', 'isJpeg'],
    ['a PNG', '\x89PNG\r\n\x1a\n', 'jpg', 'isPng'],
    ['a PDF', '%PDF-1.7', 'jpg', 'isPdf'],
    ['a picture of an iPhone', '\0\0\0\x18ftypheic\0\0\0\0mif1', 'jpg', 'isHeic'],
    ['a film', '\0\0\0\x18ftypmp42\0\0\0\0', 'jpg', 'wrongType'],
    ['too large', `%PDF-${' '.repeat(5 * 1024 * 1024)}`, 'pdf', 'tooLarge'],
  ] as const)('is refused with the reason if it is %s', (_, content, extension, refusal) => {
    const upload = { contentType: proofTypeOf(`a.${extension}`, '') ?? '', bytes: bytes(content) };
    expect(() => typeOfUpload(upload, extension)).toThrow(refusal);
  });

  it.each([
    ['letter.pdf', 'application/octet-stream', 'application/pdf'],
    ['letter.pdf', 'application/x-pdf', 'application/pdf'],
    ['Letter.PDF', '', 'application/pdf'],
    ['photo.jpg', 'image/jpg', 'image/jpeg'],
    ['photo.jfif', 'image/pjpeg', 'image/jpeg'],
    ['photo.png', 'image/x-png', 'image/png'],
    ['scan', 'image/png', 'image/png'],
    ['scan', 'IMAGE/PNG', 'image/png'],
    ['scan', 'application/octet-stream', undefined],
    ['page.html', 'text/html', undefined],
  ])('of %j that the system calls %j is %s', (name, systemType, type) => {
    expect(proofTypeOf(name, systemType)).toBe(type);
  });
});

describe('the key of a proof', () => {
  it.each([
    ['letter.pdf', 'application/pdf', 'pdf'],
    ['Letter.final.PDF', 'application/pdf', 'pdf'],
    ['photo.JPEG', 'image/jpeg', 'jpeg'],
    ['photo.jfif', 'image/jpeg', 'jfif'],
    ['scan', 'image/png', 'png'],
    ['../../etc/passwd', 'application/pdf', 'pdf'],
    ['..\\..\\letter.pdf', 'application/pdf', 'pdf'],
    ['letter.html', 'application/pdf', undefined],
    ['letter.pdf.exe', 'application/pdf', undefined],
    ['photo.png', 'image/jpeg', undefined],
    ['letter.pdf\u0000.html', 'application/pdf', undefined],
  ] as const)('has the extension of %j as %s: %s', (name, type, extension) => {
    expect(proofExtension(name, type)).toBe(extension);
  });

  it('is random and timestamped, in the user’s folder', () => {
    expect(proofKey('user-1', 'pdf', 1_750_000_000_000)).toMatch(/^user-1\/[0-9a-f]{32}_1750000000000\.pdf$/);
    expect(proofKey('u', 'pdf', 1)).not.toBe(proofKey('u', 'pdf', 1));
  });

  it('is recognized only as this user’s upload', () => {
    const key = `incoming/${proofKey('user-1', 'jpeg', 1_750_000_000_000)}`;
    expect(uploadExtension(key, 'user-1')).toBe('jpeg');
    for (const other of ['user-2', 'user', '', 'user-1/x'])
      expect(uploadExtension(key, other)).toBeUndefined();
    for (const wrong of [
      key.slice('incoming/'.length),
      `incoming/user-1/../user-2/${key.split('/')[2]}`,
      `${key}/x`,
      `/${key}`,
      key.replace('.jpeg', ''),
    ]) {
      expect(uploadExtension(wrong, 'user-1'), wrong).toBeUndefined();
    }
  });
});
