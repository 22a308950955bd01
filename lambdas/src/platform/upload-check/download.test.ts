import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { checkDownload } from './download.ts';
import { makePdf } from './test-files.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const office = (main: string, more: Record<string, string> = {}) =>
  zipSync(
    Object.fromEntries(
      Object.entries({ '[Content_Types].xml': '<Types/>', [main]: '<a/>', ...more }).map(([name, text]) => [
        name,
        bytes(text),
      ]),
    ),
  );
const related = (relationship: string) =>
  office('word/document.xml', {
    'word/_rels/document.xml.rels': `<Relationships>${relationship}</Relationships>`,
  });
const type = (name: string) => `Type="http://example.com/${name}"`;
const external = 'TargetMode="External"';
const agreement = new URL('../../../data/ai-literacy-101/files/ai-working-agreement.docx', import.meta.url);

describe('a file to download is stored as it is', () => {
  it.each([
    ['csv', bytes('Name,Übung\r\n"a,b",1\t2\n')],
    ['txt', bytes('\ufeffSample\fpage')],
    ['md', bytes('# Sample <b>text</b>')],
    [
      'docx',
      related(`<Relationship Id="a" ${type('hyperlink')} Target="https://example.com/a" ${external}/>`),
    ],
    ['docx', new Uint8Array(readFileSync(agreement))],
    ['xlsx', office('xl/workbook.xml')],
    ['pdf', makePdf()],
  ] as const)('%s', async (kind, file) => {
    expect(await checkDownload(file, kind)).toEqual(file);
  });
});

describe('a file to download is refused', () => {
  it.each([
    ['a program named .txt', 'txt', new Uint8Array([0x4d, 0x5a, 0x90, 0, 3]), 'otherContent'],
    ['text that is not UTF-8', 'csv', new Uint8Array([0x61, 0xff, 0xfe]), 'otherContent'],
    ['a page named .pdf', 'pdf', bytes('<html><script>alert(1)</script>'), 'otherContent'],
    ['a PDF with a script', 'pdf', makePdf({ objects: ['<< /S /JavaScript /JS (1) >>'] }), 'active'],
    ['an archive named .docx', 'docx', zipSync({ 'a.txt': bytes('a') }), 'otherContent'],
    ['a workbook named .docx', 'docx', office('xl/workbook.xml'), 'otherContent'],
    ['text named .xlsx', 'xlsx', bytes('a,b'), 'otherContent'],
    ['half an archive', 'xlsx', office('xl/workbook.xml').subarray(0, 60), 'damaged'],
    [
      'a document with a macro',
      'docx',
      office('word/document.xml', { 'word/vbaProject.bin': 'a' }),
      'activeOffice',
    ],
    [
      'an embedded program',
      'docx',
      office('word/document.xml', { 'word/embeddings/a.bin': 'a' }),
      'activeOffice',
    ],
    [
      'a link to another workbook',
      'xlsx',
      office('xl/workbook.xml', { 'xl/externalLinks/a.xml': 'a' }),
      'activeOffice',
    ],
    [
      'a picture from elsewhere',
      'docx',
      related(`<Relationship ${type('image')} ${external}/>`),
      'activeOffice',
    ],
    [
      'one at an address like the type of a link',
      'docx',
      related(`<Relationship ${type('image')} Target="https://example.com/hyperlink" ${external}/>`),
      'activeOffice',
    ],
    [
      'one behind a bracket in an attribute',
      'docx',
      related(`<Relationship Id="a>b" ${type('image')} ${external}/>`),
      'activeOffice',
    ],
    [
      'one in another spelling',
      'docx',
      related(`<p:Relationship ${type('image')} TargetMode='&#69;xternal'/>`),
      'activeOffice',
    ],
    [
      'an embedded program in any part',
      'docx',
      related(`<Relationship ${type('oleObject')} Target="media/a.png"/>`),
      'activeOffice',
    ],
    [
      'a text of its own',
      'docx',
      related(`<!DOCTYPE a [<!ENTITY e "External">]><Relationship ${type('image')} TargetMode="&e;"/>`),
      'activeOffice',
    ],
    [
      'a main part with macros',
      'docx',
      office('word/document.xml', {
        '[Content_Types].xml':
          '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
      }),
      'activeOffice',
    ],
    [
      '100 MB in 100 KB',
      'docx',
      office('word/document.xml', { 'word/a.xml': ' '.repeat(100_000_000) }),
      'bomb',
    ],
  ] as const)('if it is %s', async (_, kind, file, refusal) => {
    await expect(checkDownload(file, kind)).rejects.toMatchObject({ refusal });
  });
});
