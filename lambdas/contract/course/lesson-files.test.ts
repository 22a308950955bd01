import { expect, it } from 'vitest';
import { downloadKindOf, downloadNameOf } from './lesson-files.ts';

it.each([
  ['Register.CSV', 'csv', 'Register.csv'],
  ['C:\\Users\\Sample\\AI register (final).xlsx', 'xlsx', 'AI-register-final.xlsx'],
  ['../../etc/passwd.txt', 'txt', 'passwd.txt'],
  ['Übersicht.md', 'md', 'Ubersicht.md'],
  ['報告.pdf', 'pdf', 'file.pdf'],
  [`${'long '.repeat(40)}.docx`, 'docx', `${'long-'.repeat(15)}long.docx`],
  ['page.html', undefined, ''],
  ['macro.xlsm', undefined, ''],
  ['csv', undefined, ''],
] as const)('a download of the file %j is of the kind %s and has the name %j', (fileName, kind, name) => {
  expect(downloadKindOf(fileName)).toBe(kind);
  if (kind) expect(downloadNameOf(fileName, kind)).toBe(name);
});
