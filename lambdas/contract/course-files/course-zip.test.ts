import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { filesOfZip, zipOf } from './course-zip.ts';

const files = new Map([
  ['course.yaml', strToU8('modules: []')],
  ['lessons/1-1.html', strToU8('<p>a</p>')],
]);

it('a ZIP has the files that it was made of, and the same files make the same ZIP', () => {
  expect(filesOfZip(zipOf(files))).toEqual(files);
  expect(zipOf(files)).toEqual(zipOf(files));
});

it('a folder around all files is no part of their names, nor are the files that systems add', () => {
  const zip = zipSync({
    'literacy/course.yaml': files.get('course.yaml')!,
    'literacy/lessons/1-1.html': files.get('lessons/1-1.html')!,
    'literacy/.DS_Store': strToU8('x'),
    '__MACOSX/literacy/course.yaml': strToU8('x'),
  });
  expect(filesOfZip(zip)).toEqual(files);
});

it('another file, and a ZIP with too many files, are refused with a sentence', () => {
  expect(() => filesOfZip(strToU8('no ZIP'))).toThrow('This file is no ZIP, or it is damaged.');
  const many = Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}.txt`, strToU8('a')]));
  expect(() => filesOfZip(zipSync(many))).toThrow('The ZIP has more than 2000 files or 128 MB.');
});
