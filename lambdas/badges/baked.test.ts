import { crc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { bakePng, bakeSvg, chunkOf, maxCredentialBytes, pngSignature, textIn } from './baked.ts';

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const joined = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.concat(parts));

/** One gray pixel, without a credential unless `extra` has one. */
const pngWith = (...extra: Uint8Array[]): Uint8Array<ArrayBuffer> =>
  joined(
    Uint8Array.from(pngSignature),
    chunkOf('IHDR', Uint8Array.of(0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0)),
    ...extra,
    chunkOf('IDAT', deflateSync(Uint8Array.of(0, 128))),
    chunkOf('IEND', new Uint8Array()),
  );
const png = pngWith();

/** An international text with its flag of compression, a language and a translated keyword. */
const international = (content: Uint8Array, flag: 0 | 1, keyword = 'openbadgecredential') =>
  chunkOf('iTXt', joined(encode(`${keyword}\0`), Uint8Array.of(flag, 0), encode('en\0Badge\0'), content));

const credential = JSON.stringify({ name: 'Café & <Ế>', hash: 'sha256$1$$&' });
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><title>A badge</title></svg>';
const openBadges = 'xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0"';
const svgWith = (content: string): Uint8Array<ArrayBuffer> =>
  encode(`<svg ${openBadges}><openbadges:credential>${content}</openbadges:credential></svg>`);

describe('a baked PNG', () => {
  it('has any credential unchanged', () =>
    fc.assert(
      fc.asyncProperty(fc.json({ stringUnit: 'binary' }), async (text) => {
        expect(await textIn(bakePng(png, text))).toBe(text);
      }),
    ));

  it('is the picture with one more chunk after its header, whose checksum is right', () => {
    const baked = Buffer.from(bakePng(png, credential));
    const [start, end] = [33, 33 + baked.length - png.length];
    expect(joined(baked.subarray(0, start), baked.subarray(end))).toEqual(png);
    expect(baked.readUInt32BE(start)).toBe(end - start - 12);
    expect(baked.readUInt32BE(end - 4)).toBe(crc32(baked.subarray(start + 4, end - 4)));
    expect(baked.toString('utf8', start + 4, end - 4)).toBe(`iTXtopenbadgecredential\0\0\0\0\0${credential}`);
  });

  it.each([
    ['compressed', international(deflateSync(credential), 1)],
    ['uncompressed, with a language', international(encode(credential), 0)],
  ])('of another tool is read: %s', async (_, chunk) => {
    expect(await textIn(pngWith(chunk))).toBe(credential);
  });

  it.each([
    ['no text', png],
    ['a text with another keyword', pngWith(international(encode(credential), 0, 'openbadge'))],
    ['an empty credential', pngWith(international(encode(''), 0))],
  ])('is refused with %s', async (_, file) => {
    await expect(textIn(file)).rejects.toMatchObject({ reason: 'noCredential' });
  });

  it('is refused if it ends anywhere before its end', async () => {
    for (let length = pngSignature.length; length < png.length; length++) {
      await expect(textIn(png.slice(0, length))).rejects.toMatchObject({ reason: 'truncated' });
    }
  });

  it('is refused if its compressed text ends early', async () => {
    const file = pngWith(international(deflateSync(credential).subarray(0, -8), 1));
    await expect(textIn(file)).rejects.toMatchObject({ reason: 'truncated' });
  });

  it('is refused as too large, without expanding all of it', async () => {
    const Original = DecompressionStream;
    let expanded = 0;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        expanded += part.length;
        controller.enqueue(part);
      },
    });
    vi.stubGlobal(
      'DecompressionStream',
      class {
        constructor(format: 'deflate') {
          const { writable, readable } = new Original(format);
          return { writable, readable: readable.pipeThrough(counter) };
        }
      },
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    const bomb = pngWith(international(deflateSync(Buffer.alloc(200_000_000)), 1));
    await expect(textIn(bomb)).rejects.toMatchObject({ reason: 'tooLarge' });
    expect(expanded).toBeGreaterThan(maxCredentialBytes);
    expect(expanded).toBeLessThan(2 * maxCredentialBytes);
  });

  it.each([
    ['uncompressed', (text: string) => international(encode(text), 0)],
    ['compressed', (text: string) => international(deflateSync(text), 1)],
  ])('is read up to the largest size: %s', async (_, chunkWith) => {
    const text = 'x'.repeat(maxCredentialBytes);
    expect(await textIn(pngWith(chunkWith(text)))).toBe(text);
    await expect(textIn(pngWith(chunkWith(`${text}x`)))).rejects.toMatchObject({ reason: 'tooLarge' });
  });
});

describe('a baked SVG', () => {
  it('has any credential as the same JSON', () =>
    fc.assert(
      fc.asyncProperty(fc.json({ stringUnit: 'grapheme' }), async (text) => {
        expect(JSON.parse(await textIn(encode(bakeSvg(svg, text))))).toEqual(JSON.parse(text));
      }),
    ));

  it.each(["$$ $& $` $' $1", ']]>', '</openbadges:credential>', '&lt;&#60;'])(
    'has %s unchanged',
    async (name) => {
      const text = await textIn(encode(bakeSvg(svg, JSON.stringify({ name }))));
      expect(JSON.parse(text)).toEqual({ name });
    },
  );

  it('is the picture with one more element, at the start of its root element', () => {
    expect(bakeSvg(svg, '{}')).toBe(
      svg.replace(
        '<svg xmlns="http://www.w3.org/2000/svg">',
        `<svg ${openBadges} xmlns="http://www.w3.org/2000/svg"><openbadges:credential><![CDATA[{}]]></openbadges:credential>`,
      ),
    );
  });

  it.each([
    ['escaped', '{"name":"Café &amp; &lt;Ế&gt;","hash":"sha256$1$$&amp;"}'],
    [
      'escaped with quotes',
      credential.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
    ],
    [
      'escaped as numbers',
      credential.replaceAll(/[^\w {}:,$]/gu, (one, at: number) => {
        const point = one.codePointAt(0) ?? 0;
        return at % 2 ? `&#${point};` : `&#x${point.toString(16)};`;
      }),
    ],
    ['partly in a section', '{"name":"Café &amp; <![CDATA[<Ế>]]>","hash":"sha256$1$$&amp;"}'],
    ['in a section after a line break', `\n  <![CDATA[${credential}]]>\n`],
  ])('is read if its credential is %s', async (_, content) => {
    expect(await textIn(svgWith(content))).toBe(credential);
  });

  it('keeps references to no character', async () => {
    expect(await textIn(svgWith('"&#1114112;&#x110000;&unknown;"'))).toBe('"&#1114112;&#x110000;&unknown;"');
  });

  it('is read if another tool split a section', async () => {
    expect(await textIn(svgWith('<![CDATA[{"name":"]]]]><![CDATA[>"}]]>'))).toBe('{"name":"]]>"}');
  });

  it('is read with a declaration and another prefix', async () => {
    const file = `\uFEFF<?xml version="1.0"?>\n<svg xmlns:ob="https://purl.imsglobal.org/ob/v3p0"><ob:credential>{}</ob:credential></svg>`;
    expect(await textIn(encode(file))).toBe('{}');
  });

  it.each([
    ['without a credential', svg],
    ['without the namespace', '<svg><openbadges:credential>{}</openbadges:credential></svg>'],
    ['with an empty credential', `<svg ${openBadges}><openbadges:credential> </openbadges:credential></svg>`],
    ['whose credential does not end', `<svg ${openBadges}><openbadges:credential>{}</svg>`],
    ['of many elements that do not end', `<svg ${openBadges}>${'<a:credential>'.repeat(70_000)}`],
    ['of many tags that do not end', `<svg ${openBadges} ${'<a:credential '.repeat(70_000)}`],
    ['of many sections that do not end', `<svg ${openBadges}>${'<a:credential><![CDATA['.repeat(50_000)}`],
  ])('is refused %s', async (_, text) => {
    await expect(textIn(encode(text))).rejects.toMatchObject({ reason: 'noCredential' });
  });
});

describe('a text file', () => {
  it('is the credential', async () => {
    expect(await textIn(encode(`\uFEFF\n${credential}\n`))).toBe(credential);
  });

  it.each([
    ['empty', ' \n'],
    ['pdf', '%PDF-1.7\n'],
    ['notJson', `\xff\xd8\xff\0${'['.repeat(100)}`],
    ['tooLarge', 'x'.repeat(maxCredentialBytes + 1)],
  ])('is refused: %s', async (reason, text) => {
    await expect(textIn(encode(text))).rejects.toMatchObject({ reason });
  });
});
