import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseTracks } from '@redwhiteandcode/contract/course/levels.ts';
import { printed } from '../documents/characters.ts';
import { isPng } from './baked.ts';
import { fitLines, outlineOf } from './outlines.ts';
import { drawBadge, type PictureFacts, renderPng, titleBox } from './picture.ts';

const facts: PictureFacts = { title: 'AI Ethics & Compliance', kind: 'Certificate', track: 'Leadership' };
/** As long as the contract allows. */
const longest = 'Trustworthy Machine Learning for Regulated Industries '.repeat(4).slice(0, 200);
const letters = (characters: string, maxLength = 200) =>
  fc
    .string({ unit: fc.constantFrom(...Array.from(characters)), minLength: 3, maxLength })
    .filter((text) => text.trim() !== '');
const titles = fc.oneof(
  letters('abcdefgMW -'),
  letters('MW'),
  letters('ẾỆgụ Ữọ'),
  letters('επιχ Ώή'),
  fc.string({ unit: 'grapheme', minLength: 3, maxLength: 120 }).filter((text) => printed(text).trim() !== ''),
  letters('人工智能技術日本한국かなカナ '),
  letters('الذكاء الاصطناعي بينة', 60),
  letters('कतरमबध ', 60),
  letters('ปญารดษฐ', 60),
);

describe('the badge as SVG', () => {
  it('is the same for the same facts, and differs by title, kind and track', () => {
    expect(drawBadge(facts)).toBe(drawBadge({ ...facts }));
    const others = [
      { title: 'AI Ethics' },
      { kind: 'Badge' },
      ...[...courseTracks, null].map((track) => ({ track })),
    ];
    const drawn = others.map((other) => drawBadge({ ...facts, ...other }).replace(/<title>.*<\/title>/, ''));
    expect(new Set(drawn).size).toBe(others.length);
  });

  it('has a title, no text that needs a font, and no reference to another file', () => {
    const svg = drawBadge({ ...facts, title: 'A <b> & c' });
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 512 512" /);
    expect(svg).toContain('<title>A &lt;b&gt; &amp; c. Certificate, Red White and Code</title>');
    const elements = new Set(Array.from(svg.matchAll(/<(\w+)/g), ([, name]) => name));
    expect(elements).toEqual(new Set(['circle', 'clipPath', 'ellipse', 'g', 'path', 'svg', 'title']));
    expect(svg).not.toMatch(/href|style|url\((?!#shield\))/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('leaves out emoji', () => {
    const withoutName = (svg: string) => svg.replace(/<title>.*<\/title>/, '');
    const [rocket, plain] = ['AI Basics 🚀 for Teams', 'AI Basics for Teams'];
    expect(withoutName(drawBadge({ ...facts, title: rocket }))).toBe(
      withoutName(drawBadge({ ...facts, title: plain })),
    );
  });

  it('draws an unknown track like no track', () => {
    expect(drawBadge({ ...facts, track: 'Art' })).toBe(drawBadge({ ...facts, track: null }));
  });

  it('has any title within the shield, in the middle between the kind and the ribbon', () =>
    fc.assert(
      fc.property(titles, (title) => {
        const [, path = ''] = /<path fill="#ffffff" d="([^"]*)"/.exec(drawBadge({ ...facts, title })) ?? [];
        const numbers = Array.from(path.matchAll(/-?[\d.]+/g), Number);
        const xs = numbers.filter((_, at) => at % 2 === 0);
        const ys = numbers.filter((_, at) => at % 2 === 1);
        expect(Math.min(...xs)).toBeGreaterThan(60);
        expect(Math.max(...xs)).toBeLessThan(452);
        const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
        expect(top).toBeGreaterThan(104);
        expect(bottom).toBeLessThan(318);
        expect(Math.abs((top + bottom) / 2 - 212)).toBeLessThan(20);
      }),
    ));

  it('has at most four lines, with all words and without overlap', () =>
    fc.assert(
      fc.property(titles, (title) => {
        const { size, lines } = fitLines(title, titleBox);
        expect(lines.length).toBeLessThanOrEqual(4);
        for (const [at, { outline, y }] of lines.entries()) {
          const above = lines[at - 1];
          if (above)
            expect(y - outline.ascent * size).toBeGreaterThan(above.y + above.outline.descent * size);
        }
        const widthOf = (text: string): number => outlineOf(text).width;
        const words = printed(title).trim().split(/\s+/).map(widthOf);
        const drawn = lines.map(({ outline }) => outline.width);
        const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
        expect(sum(drawn)).toBeGreaterThan(0.9 * sum(words));
      }),
    ));

  it.each([
    ['SQL', 70],
    ['AI Literacy 101', 70],
    ['Natural Language Processing', 50],
    ['AI Fundamentals for Business', 50],
    [longest.slice(0, 120), 22],
  ])('has large letters: %s', (title, size) => {
    expect(fitLines(title, titleBox).size).toBeGreaterThanOrEqual(size);
  });
});

describe('the badge as PNG', () => {
  it.each([...courseTracks, null])('has 1024 pixels and less than 150 KB: %s', async (track) => {
    const png = await renderPng(drawBadge({ title: longest, kind: 'Badge', track }));
    expect(isPng(png)).toBe(true);
    const view = new DataView(png.buffer);
    expect([view.getUint32(16), view.getUint32(20)]).toEqual([1024, 1024]);
    expect(png.length).toBeLessThan(150_000);
  });

  it('is the same for the same picture', async () => {
    const svg = drawBadge(facts);
    expect(await renderPng(svg)).toEqual(await renderPng(svg));
  });
});
