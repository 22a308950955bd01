import { expect, it } from 'vitest';
import { decode } from './people-encoding.ts';

const text = 'email,name\nzoe@example.com,Zoë’s Sample\n';
const utf8 = (source: string) => new TextEncoder().encode(source);

function utf16(source: string, isLittle: boolean): Uint8Array {
  const units = new DataView(new ArrayBuffer(source.length * 2));
  for (const [at, unit] of source.split('').entries()) units.setUint16(at * 2, unit.charCodeAt(0), isLittle);
  return new Uint8Array(units.buffer);
}

const singleBytes = (source: string, codes: Readonly<Record<string, number>>) =>
  Uint8Array.from(source, (letter) => codes[letter] ?? letter.charCodeAt(0));

it.each([
  ['utf-8', utf8(text)],
  ['utf-8', utf8(`\uFEFF${text}`)],
  ['utf-16le', utf16(`\uFEFF${text}`, true)],
  ['utf-16be', utf16(`\uFEFF${text}`, false)],
  ['utf-16le', utf16(text, true)],
  ['utf-16be', utf16(text, false)],
  ['windows-1252', singleBytes(text, { ë: 0xeb, '’': 0x92 })],
])('decodes %s', (encoding, bytes) => {
  expect(decode(bytes)).toEqual({ encoding, text });
});

it('decodes a file with only carriage returns that is not UTF-8 as Mac OS Roman', () => {
  const lines = text.replaceAll('\n', '\r');
  expect(decode(singleBytes(lines, { ë: 0x91, '’': 0xd5 }))).toEqual({ encoding: 'macintosh', text: lines });
  const mixed = text.replaceAll('\n', '\r\n');
  expect(decode(singleBytes(mixed, { ë: 0xeb, '’': 0x92 })).encoding).toBe('windows-1252');
});

it.each([
  ['a NUL within a text', utf8('email,name\nana@example.com,A\0na\n')],
  ['letters that take two bytes', utf8('имя,почта')],
  ['no bytes', new Uint8Array()],
])('decodes %s as UTF-8', (_, bytes) => {
  expect(decode(bytes).encoding).toBe('utf-8');
});

it('decodes UTF-16 without a mark whose names have other letters', () => {
  expect(decode(utf16('email,имя\nana@example.com,Дмитрий Иванов\n', true)).encoding).toBe('utf-16le');
});

it('believes a byte order mark, also before letters that take two bytes', () => {
  for (const isLittle of [true, false])
    expect(decode(utf16('\uFEFFимя', isLittle))).toEqual({
      encoding: isLittle ? 'utf-16le' : 'utf-16be',
      text: 'имя',
    });
});

it('marks bytes that are broken after a byte order mark', () => {
  expect(decode(Uint8Array.from([...utf8('\uFEFFJos'), 0xe9]))).toEqual({
    encoding: 'utf-8',
    text: 'Jos\uFFFD',
  });
});
