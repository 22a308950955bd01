import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueAfter } from './mail-item.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { escapeHtml, oneLine, renderMail } from './mail-text.ts';

/** Any text, including control characters and lone surrogates. */
const anything = fc
  .array(fc.oneof(fc.nat({ max: 0x7f }), fc.nat({ max: 0x10ffff })), { maxLength: 250 })
  .map((points) => String.fromCodePoint(...points));

/** Returns the text color and the background of each class in an email's HTML. */
function colorsIn(html: string, isDark: boolean): Map<string, { color?: string; background?: string }> {
  const rules = isDark
    ? html.matchAll(/\.(\w+)\{([^}]*)\}/g)
    : html.matchAll(/class="(\w+)" style="([^"]*)"/g);
  return new Map(
    [...rules].map(([, name = '', style = '']) => [
      name,
      Object.fromEntries(
        [...style.matchAll(/(?:^|;)(color|background):(#[0-9a-f]{6})/g)].map(([, property, hex]) => [
          property,
          hex,
        ]),
      ),
    ]),
  );
}

/** Returns the contrast of two hex colors (WCAG 2.2, "contrast ratio"). */
function contrast(one = '', other = ''): number {
  const [dark = Number.NaN, light = Number.NaN] = [one, other]
    .map((hex) => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
        const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
        return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const hostile = '<script>alert(1)</script> & "quotes" \'too\' \r\nBcc: all@example.com';

describe('a subject', () => {
  it.each([
    ['Hello', 'Hello'],
    ['Ada\r\nBcc: all@example.com', 'Ada Bcc: all@example.com'],
    ['a\u0000b\u2028c\u202Ed', 'a b c d'],
    [`  ${'🦅'.repeat(200)}`, `${'🦅'.repeat(149)}…`],
  ])('%j becomes %j', (written, line) => {
    expect(oneLine(written)).toBe(line);
  });

  it('is always one line', () => {
    fc.assert(
      fc.property(anything, (written) => {
        expect(oneLine(written)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
        expect(Array.from(oneLine(written)).length).toBeLessThanOrEqual(150);
      }),
    );
  });
});

describe('an email', () => {
  const mail = renderMail({
    subject: hostile,
    parts: [
      'Hello,',
      { facts: [['Name', hostile]] },
      { label: 'Open', href: 'https://example.com/?a=1&b="2"' },
      { quote: hostile },
    ],
  });

  it('has all its parts in plain text', () => {
    expect(mail.text).toMatch(/^Hello,\n\n/);
    expect(mail.text).toContain(
      `Hello,\n\nName: ${hostile}\n\nOpen: https://example.com/?a=1&b="2"\n\n${hostile}\n\n--\n`,
    );
  });

  it('ends with the sender, the reason for the email, and the address for questions', () => {
    const why = 'You are receiving this email because you enrolled.';
    const { text, html } = renderMail({ subject: 'x', parts: [], why }, { supportEmail: 'help@example.com' });
    for (const line of [support.sender, why, 'Questions? Email help@example.com.']) {
      expect(text).toContain(line);
      expect(html).toContain(escapeHtml(line));
    }
  });

  it('has dark colors, the width of the device, and its first paragraph after the subject in an inbox', () => {
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">');
    expect(mail.html).toContain('@media (prefers-color-scheme:dark){');
    expect(mail.html).toContain('content="width=device-width"');
    expect(mail.html).toMatch(/<body [^>]*><div style="display:none[^>]*>Hello,<\/div>/);
  });

  it.each(['light', 'dark'])('has legible text in the %s theme', (theme) => {
    const button = { label: 'Start', href: 'https://example.com/', isMain: true };
    const link = { label: 'Help', href: 'https://example.com/' };
    const { html } = renderMail({ subject: 'x', parts: ['Hello,', button, { heading: 'Next' }, link] });
    const colors = colorsIn(html, theme === 'dark');
    const texts = [...colors].filter(([name, { color }]) => color && name !== 'page');
    expect(texts.map(([name]) => name)).toEqual(
      expect.arrayContaining(['title', 'text', 'heading', 'link', 'button', 'footer']),
    );
    for (const [name, { color, background }] of texts) {
      const surface = background ?? colors.get(name === 'footer' ? 'page' : 'card')?.background;
      expect(contrast(color, surface), name).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('has its subject and sections as headings, and facts and neighboring links as lists', () => {
    const [one, two, three] = ['One', 'Two', 'Three'].map((label) => ({
      label,
      href: 'https://example.com/',
    }));
    const parts = [{ facts: [['Course', 'A']] as const }, { heading: 'Next step' }, one, two, 'Or:', three];
    const { html } = renderMail({ subject: 'Your order', parts: parts.filter((part) => part !== undefined) });
    const outline = html.match(/<(h1|h2|ul|li|a|p)\b/g)?.map((tag) => tag.slice(1));
    // The first paragraph is the sender's name.
    expect(outline).toEqual('p h1 ul li h2 ul li a li a p p a'.split(' '));
    expect(html).toMatch(/<h1 [^>]*>Your order<\/h1>/);
  });

  it('escapes users’ text in its HTML', () => {
    expect(mail.html).not.toContain('<script');
    expect(mail.html).toContain(
      '&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot; &#39;too&#39;',
    );
    expect(mail.html).toContain('href="https://example.com/?a=1&amp;b=&quot;2&quot;"');
  });

  it('has only the tags of its parts, whatever users write', () => {
    const tags = (html: string) => html.match(/<[^>]*>/g)?.map((tag) => /^<\/?\w*/.exec(tag)?.[0]);
    const plain = tags(renderMail({ subject: 'x', parts: [{ facts: [['x', 'x']] }, { quote: 'x' }] }).html);
    fc.assert(
      fc.property(anything, (written) => {
        const { html } = renderMail({
          subject: written,
          parts: [{ facts: [['x', written]] }, { quote: written }],
        });
        expect(tags(html)).toEqual(plain);
      }),
    );
  });
});

it('an email is retried after five minutes, then after twice the last wait, at most six hours', () => {
  const minutes = [0, 1, 2, 5, 20].map((attempts) => Date.parse(dueAfter(attempts, 0)) / 60_000);
  expect(minutes).toEqual([5, 10, 20, 160, 360]);
});
