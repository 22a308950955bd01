import { constants, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { checkPdf } from './pdf.ts';
import { joined, makePdf, objectStream, pdfOfSize, streamOf } from './test-files.ts';

const refusalOf = (bytes: Uint8Array): Promise<unknown> =>
  checkPdf(bytes).then(
    () => 'none',
    (error: { refusal?: unknown }) => error.refusal ?? error,
  );
const page = '<html><script>alert(1)</script></html>';
const hidden = '9 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj';
const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
const flushed = (text: string) =>
  deflateSync(text, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1');
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('a PDF is accepted', () => {
  it.each([
    ['with one page', makePdf()],
    ['of 600 bytes', pdfOfSize(600)],
    ['of 5 MB', pdfOfSize(5 * 1024 * 1024)],
    ['that opens at a page', makePdf({ catalog: '/OpenAction [3 0 R /Fit]' })],
    ['that opens at a page by an action', makePdf({ catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>' })],
    ['with a link', makePdf({ objects: ['<< /Subtype /Link /A << /S /URI /URI (https://a.example) >> >>'] })],
    [
      'with a form',
      makePdf({ catalog: '/AcroForm << /Fields [4 0 R] >>', objects: ['<< /FT /Tx /T (n) >>'] }),
    ],
    [
      'that writes about JavaScript',
      makePdf({ objects: [streamOf('', 'BT (HTML/JavaScript developer) Tj ET')] }),
    ],
    [
      'that mentions an object in its text',
      makePdf({ objects: [streamOf('', 'BT (See 12 0 object 1 0 obj) Tj ET')] }),
    ],
    [
      'with an object in an attached program text',
      makePdf({ objects: [streamOf('', '1 0 obj << /Type /Font >> endobj')] }),
    ],
    ['whose last mark is missing', joined(latin(makePdf()).replace('%%EOF', ''))],
    ['with bytes between its objects', joined(latin(makePdf()).replace('\n3 0 obj', '\nendobj ~~\n3 0 obj'))],
    [
      'with marks of its structure between its objects, as LibreOffice writes them',
      joined(latin(makePdf()).replace('\n3 0 obj', '\n/Document<</MCID 5>>BDC\n3 0 obj')),
    ],
    ['with an object that cannot be parsed', makePdf({ objects: ['<< /Producer (A) ) >>'] })],
    [
      'with cross-references that end in a sync flush',
      makePdf({
        objects: [streamOf('/Type /XRef /W [1 2 1] /Filter /FlateDecode', flushed('\x01'.repeat(40)))],
      }),
    ],
    ['with packed objects', makePdf({ objects: [objectStream(['<< /Title (A letter) >>', '[1 2]'])] })],
    [
      'with a later version',
      joined(makePdf(), '4 0 obj\n<< >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\r\n'),
    ],
  ])('%s', async (_name, bytes) => {
    expect(await refusalOf(bytes)).toBe('none');
  });
});

describe('a PDF is stored without what is around it', () => {
  const file = makePdf();
  const end = latin(file).trimEnd();
  it.each([
    ['a byte order mark', joined('\xef\xbb\xbf', file)],
    ['a line break', joined('\r\n', file)],
    ['the boundary of a form', joined('--b\r\nContent-Type: application/pdf\r\n\r\n', file, '\r\n--b--\r\n')],
    ['the end of file of DOS', joined(file, '\x1a')],
    ['a page before its header', joined(page, file)],
    ['a page after its end', joined(file, page)],
    ['an archive after its end', joined(file, 'PK\x05\x06', '\0'.repeat(18))],
    ['a comment after its end', joined(file, '%more')],
  ])('%s', async (_name, bytes) => {
    expect(latin(await checkPdf(bytes))).toBe(end);
  });
});

it.each([
  ['is missing', 'trailer\n<< /Root 1 0 R >>\nstartxref\n9\n'],
  ['was cut off', ''],
])('a PDF is stored with its later version, whose end %s', async (_name, end) => {
  const bytes = joined(makePdf(), `4 0 obj\n<< /Title (Signed) >>\nendobj\n${end}`);
  expect(latin(await checkPdf(bytes))).toContain('(Signed)');
});

describe('a PDF is refused because of its active content', () => {
  it.each([
    ['a script when it opens', makePdf({ catalog: `/OpenAction ${script}` })],
    ['an obfuscated script', makePdf({ objects: ['<< /S /#4aava#53cript /#4a#53 (app.alert(1)) >>'] })],
    ['a script in an object stream', makePdf({ objects: [objectStream(['<< >>', script])] })],
    ['a script in an object stream without a type', makePdf({ objects: [objectStream([script], '')] })],
    ['a script behind an action without effect', makePdf({ objects: ['<< /S /JavaScript /S /GoTo >>'] })],
    [
      'a script that a later version replaces',
      joined(makePdf({ objects: [script] }), latin(makePdf()).slice(9)),
    ],
    ['a script in a later version whose end is missing', joined(makePdf(), `9 0 obj\n${script}\nendobj\n`)],
    ['a script’s type as a separate object', makePdf({ objects: ['<< /S 5 0 R >>', '/JavaScript'] })],
    ['a script in the trailer', makePdf({ trailer: `/X ${script}` })],
    ['a script of a form field', makePdf({ objects: [`<< /FT /Tx /AA << /K ${script} >> >>`] })],
    ['a script in an object in a stream', makePdf({ objects: [streamOf('', hidden)] })],
    [
      'a script in an object in a stream behind comments',
      makePdf({ objects: [streamOf('', hidden.replace('9 0', '9%\n+0.%\n'))] }),
    ],
    ['a script in an object in a string', makePdf({ objects: [`(${hidden})`] })],
    [
      'a script in a packed object in a stream',
      makePdf({ objects: [streamOf('', `9 0 obj ${objectStream([script])}`)] }),
    ],
    ['a script in an object that cannot be parsed', makePdf({ objects: ['<< /S /J#61vaScript /X ) >>'] })],
    ['a program', makePdf({ objects: ['<< /S /Launch /F (cmd.exe) >>'] })],
    ['an attachment', makePdf({ catalog: '/Names << /EmbeddedFiles << /Names [] >> >>' })],
    ['an attached file', makePdf({ objects: [streamOf('/Type /EmbeddedFile', page)] })],
    ['a note with a file', makePdf({ objects: ['<< /Subtype /FileAttachment >>'] })],
    ['rich media', makePdf({ objects: ['<< /Subtype /RichMedia >>'] })],
    ['an XFA form', makePdf({ catalog: '/AcroForm << /XFA 4 0 R >>', objects: [streamOf('', '<xdp/>')] })],
    ['a form that sends data', makePdf({ objects: ['<< /S /SubmitForm /F (https://a.example) >>'] })],
    ['a form that imports data', makePdf({ objects: ['<< /S /ImportData /F (a.fdf) >>'] })],
    ['a link to another file', makePdf({ objects: ['<< /S /GoToR /F (\\\\\\\\a.example\\\\b) >>'] })],
    [
      'a page that opens when it opens',
      makePdf({ catalog: '/OpenAction << /S /URI /URI (https://a.example) >>' }),
    ],
    [
      'a page that opens next',
      makePdf({
        catalog: '/OpenAction 4 0 R',
        objects: ['<< /S /GoTo /D [3 0 R /Fit] /Next [5 0 R] >>', '<< /S /URI /URI (https://a.example) >>'],
      }),
    ],
    [
      'a page that opens by itself',
      makePdf({ catalog: '/AA << /WC << /S /URI /URI (https://a.example) >> >>' }),
    ],
  ])('%s', async (_name, bytes) => {
    expect(await refusalOf(bytes)).toBe('active');
  });
});

describe('a PDF is refused because readers may open something else', () => {
  const file = latin(makePdf());
  it.each([
    ['a page after 1,024 other bytes', joined(' '.repeat(1020), file)],
    ['a page after its header', joined(file.replace('\n%', `\n${page}\n%`))],
    ['a page in a comment', joined(file.replace('\n%', `\n%${page}\n%`))],
    ['a page between its objects', joined(file.replace('\n3 0 obj', `\n${page}\n3 0 obj`))],
    ['half of its bytes', joined(file.slice(0, file.length / 2))],
    ['no pages', joined(file.replace('/Kids [3 0 R] /Count 1', '/Kids [] /Count 0'))],
    ['no catalog', joined(file.replace('/Type /Catalog', '/Type /Nothing'))],
    ['pages in a circle', joined(file.replace('/Kids [3 0 R]', '/Kids [2 0 R]'))],
    ['an object that is never closed', joined(file.replace('/Count 1 >>', '/Count 1'))],
    ['very deep nesting', makePdf({ objects: ['['.repeat(200_000)] })],
    [
      'packed objects that are not deflated',
      makePdf({ objects: [streamOf('/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode', 'x')] }),
    ],
    [
      'packed objects of an unknown number',
      makePdf({ objects: [streamOf('/Type /ObjStm /N 4 0 R /First 4', '9 0 <<>>')] }),
    ],
    ['an unknown kind of stream', makePdf({ objects: [streamOf('/Type 5 0 R', ''), '/ObjStm'] })],
    [
      'packed objects of a hundred MB',
      makePdf({ objects: [objectStream([`[]${' '.repeat(100_000_000)}`])] }),
    ],
    [
      'three times packed objects of 30 MB',
      makePdf({ objects: Array<string>(3).fill(objectStream([`[]${' '.repeat(30_000_000)}`])) }),
    ],
    ['only its first bytes', joined('%PDF-1.7 sample')],
  ])('%s', async (_name, bytes) => {
    expect(await refusalOf(bytes)).toBe('damaged');
  });
});

it('a PDF with a password is refused, also if its objects are packed and cannot be read', async () => {
  const trailer = '/Encrypt << /Filter /Standard /V 1 >>';
  expect(await refusalOf(makePdf({ trailer }))).toBe('protected');
  const unreadable = streamOf('/Type /ObjStm /N 3 /First 15 /Filter /FlateDecode', 'x'.repeat(80));
  expect(await refusalOf(makePdf({ trailer, objects: [unreadable] }))).toBe('protected');
});
