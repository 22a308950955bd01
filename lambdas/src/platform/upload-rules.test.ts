import { describe, expect, it } from 'vitest';
import { proofExtension, proofKey, typeOfBytes, typeOfUpload, uploadExtension } from './upload-rules.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const png = bytes('\x89PNG\r\n\x1a\n');

describe('a file’s type', () => {
  it.each([
    ['%PDF-1.7', 'application/pdf'],
    ['\xff\xd8\xff\xe0\x00\x10JF', 'image/jpeg'],
    ['\xff\xd8\xff\xe1', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['%PDF1.7', undefined],
    [' %PDF-1.7', undefined],
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
    expect(typeOfUpload(upload, 'pdf')).toBeUndefined();
    expect(typeOfUpload({ ...upload, contentType: 'application/pdf' }, 'png')).toBeUndefined();
    expect(typeOfUpload({ ...upload, bytes: bytes('<html>') }, 'png')).toBeUndefined();
    expect(typeOfUpload(ofSize(5 * 1024 * 1024), 'png')).toBe('image/png');
    expect(typeOfUpload(ofSize(5 * 1024 * 1024 + 1), 'png')).toBeUndefined();
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
