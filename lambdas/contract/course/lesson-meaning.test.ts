import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepMeaning } from './lesson-meaning.ts';
import { parseTree, textOf } from './lesson-tree.ts';

const kept = (html: string): string => keepMeaning(html).html;

/** A list item as Word writes it, with the conditions and spaces around its bullet or number. */
const wordItem = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level / 2}in;mso-add-space:auto;text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:
Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${text}<o:p></o:p></p>`;

describe('lists of Word', () => {
  it.each([
    [
      'with bullets of several levels',
      wordItem(1, '·', 'One') +
        wordItem(2, 'o', 'Deeper') +
        wordItem(3, '§', 'Deepest') +
        wordItem(1, '·', 'Two'),
      '<ul><li>One<ul><li>Deeper<ul><li>Deepest</li></ul></li></ul></li><li>Two</li></ul>',
    ],
    [
      'that begin at another number',
      wordItem(1, '4.', 'Four') + wordItem(1, '5.', 'Five'),
      '<ol start="4"><li>Four</li><li>Five</li></ol>',
    ],
    [
      'with letters below numbers',
      wordItem(1, '1)', 'One') + wordItem(2, 'a)', 'A') + wordItem(2, 'b)', 'B'),
      '<ol><li>One<ol type="a"><li>A</li><li>B</li></ol></li></ol>',
    ],
    ['with Roman numerals', wordItem(1, 'i.', 'One'), '<ol type="i"><li>One</li></ol>'],
    [
      'with numbers of several levels',
      wordItem(1, '1.', 'One') + wordItem(2, '1.1.', 'Deeper'),
      '<ol><li>One<ol><li>Deeper</li></ol></li></ol>',
    ],
    [
      'with a paragraph below an item',
      `${wordItem(1, '·', 'One')}<p class=MsoListParagraphCxSpMiddle style='margin-left:1in'>More<o:p></o:p></p>${wordItem(1, '·', 'Two')}`,
      '<ul><li>One<br>More</li><li>Two</li></ul>',
    ],
    [
      'of which one has bullets and the next has numbers',
      wordItem(1, '·', 'One') + wordItem(1, '1.', 'Two'),
      '<ul><li>One</li></ul><ol><li>Two</li></ol>',
    ],
    [
      'that are numbered headings',
      "<h1 style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span><![endif]>Title</h1>",
      '<h2>2. Title</h2>',
    ],
  ])('%s are lists', (_, written, list) => {
    expect(kept(written)).toBe(list);
  });
});

it.each([
  ['<p>a<sup>2</sup><b><p>b</p></b>', '<p>a<sup>2</sup></p><p><strong>b</strong></p>'],
  [
    '<span style="font-weight:bold">a <span style="font-style:italic">b</span></span>',
    '<strong>a <em>b</em></strong>',
  ],
  ['<b>a <span style="font-weight:normal">b</span></b>', '<strong>a </strong>b'],
  [
    '<span style="text-decoration-line: line-through;">3,000</span> x<span style="font-size:0.6em;vertical-align:sub;">2</span>',
    '<s>3,000</s> x<sub>2</sub>',
  ],
  [
    '<ul><li dir="ltr"><p dir="ltr" role="presentation"><span>a</span></p></li><ul><li><p>b</p></li></ul></ul>',
    '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>',
  ],
  ['<ol><li style="list-style-type:lower-alpha">a</li></ol>', '<ol type="a"><li>a</li></ol>'],
  ['<ol><li value="3">a</li></ol>', '<ol start="3"><li>a</li></ol>'],
  ['one<div>two</div><div><br></div><div>three<br>four</div>', '<p>one</p><p>two</p><p>three<br>four</p>'],
  ['<p>a</p>\n<p>b</p><br>', '<p>a</p>\n<p>b</p>'],
  ['<h1><div>a</div><div>b</div></h1>', '<h2>a<br>b</h2>'],
  ['<pre>a\n  b<div>c</div></pre>', '<pre>a\n  b\nc</pre>'],
  ['<p class="MsoTitle">a</p><p role="heading" aria-level="3">b</p>', '<h2>a</h2><h3>b</h3>'],
  ['<p>a<span style="display:none">b</span><!-- c --></p>', '<p>a</p>'],
  [
    '<table><colgroup><col></colgroup><tfoot><tr><td colspan="2" rowspan="x"><p>a</p></td></tr></tfoot></table>',
    '<table><tbody><tr><td colspan="2"><p>a</p></td></tr></tbody></table>',
  ],
  ['<td>a</td><td>b</td>', '<p>a</p><p>b</p>'],
  [
    '<figure><div><table><tr><td>a</td></tr></table></div><figcaption>Steps</figcaption></figure>',
    '<figure><table><tr><td>a</td></tr></table><figcaption>Steps</figcaption></figure>',
  ],
  ['<dl><div><dt>a</dt><dd>b</dd></div></dl>', '<dl><dt>a</dt><dd>b</dd></dl>'],
  ['<q>a</q> <ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>', '“a” 漢(かん)'],
  [
    '<a href=" https://a.example/?a&b ">a <b>b</b></a>',
    '<a href="https://a.example/?a&amp;b">a <strong>b</strong></a>',
  ],
  ['<a name="_Toc1">a</a> &lt;b&gt;', 'a &lt;b&gt;'],
  ['<constructor>a</constructor>', 'a'],
])('%s becomes %s', (written, html) => {
  expect(kept(written)).toBe(html);
  expect(kept(html)).toBe(html);
});

describe('a formula', () => {
  const math = (content: string) => kept(`<math>${content}</math>`);
  it.each([
    ['<mn>2</mn><mfrac><mn>1</mn><mn>2</mn></mfrac>', '2 1/2'],
    ['<mi>x</mi><mo>=</mo><mfrac><mrow><mi>a</mi><mo>+</mo><mn>1</mn></mrow><mn>2</mn></mfrac>', 'x=(a+1)/2'],
    ['<mfrac><mn>1</mn><mn>2</mn></mfrac><mi>x</mi>', '(1/2)x'],
    ['<mrow><msup><mn>10</mn><mn>6</mn></msup></mrow>', '10<sup>6</sup>'],
    ['<msup><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></msup>', '(a+b)<sup>2</sup>'],
    ['<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup>', 'x<sub>1</sub><sup>2</sup>'],
    ['<msqrt><mi>a</mi><mo>+</mo><mi>b</mi></msqrt>', '√(a+b)'],
    ['<mi>f</mi><mo>&#x2061;</mo><mfenced><mi>x</mi><mi>y</mi></mfenced>', 'f(x,y)'],
    [
      '<semantics><msup><mi>x</mi><mn>2</mn></msup><annotation encoding="application/x-tex">x^2</annotation></semantics>',
      'x<sup>2</sup>',
    ],
    ['<msup><mi>x</mi><msup><mi>y</mi><mn>2</mn></msup></msup>', '<em>[Formula]</em>'],
    [
      '<semantics><mtable></mtable><annotation encoding="application/x-tex">\\matrix{a}</annotation></semantics>',
      '<em>[Formula: \\matrix{a}]</em>',
    ],
  ])('%s becomes %s', (written, text) => {
    expect(math(written)).toBe(text);
  });

  it('is separated from a number before it', () => {
    expect(kept('<p>2<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math></p>')).toBe('<p>2 1/2</p>');
  });

  it('of a page with KaTeX occurs once', () => {
    expect(
      kept(
        '<span class="katex"><span class="katex-mathml"><math><msup><mi>x</mi><mn>2</mn></msup></math></span><span class="katex-html" aria-hidden="true">x2</span></span>',
      ),
    ).toBe('x<sup>2</sup>');
  });
});

it.each([
  [
    '<img src="a.png"><img src="b.png" alt=""><img src="c.png" alt=" ">',
    ['3 pictures without alternative text'],
  ],
  [
    '<img src="a.png" alt="Steps"><svg><title>Plan</title></svg>',
    ['2 pictures, of which the alternative text stays'],
  ],
  ['<math><mover><mi>x</mi><mo>^</mo></mover></math>', ['1 formula, marked with [Formula] in the text']],
  [
    '<!--[if gte msEquation 12]><m:oMath></m:oMath><![endif]--><![if !msEquation]><img src="file:///a.png"><![endif]>',
    ['1 formula, marked with [Formula] in the text'],
  ],
  ['<video>x</video><audio></audio>', ['1 video', '1 sound recording']],
  ['<iframe src="https://a.example"></iframe><object></object>', ['2 embedded pages or programs']],
  ['<form><input><button>Send</button></form>', ['2 form fields or buttons']],
  ['<script>x()</script>', ['1 script']],
  ['<a href="#part">a</a>', ['1 link that leads to no web or email address, of which the text stays']],
  ['<style>p{}</style><p><b>a</b><o:p></o:p><a name="x">b</a></p>', []],
])('%s loses %j', (written, losses) => {
  expect(keepMeaning(written).losses).toEqual(losses);
  expect(keepMeaning(kept(written)).losses).toEqual([]);
});

const inline = fc.constantFrom('b', 'sup', 'sub', 's', 'em', 'span', 'font', 'code');
const outer = fc.constantFrom('p', 'div', 'h1', 'h5', 'blockquote', 'section', 'li');
const markup = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom('10', 'a b', '6', '<br>'),
    fc
      .tuple(fc.oneof(inline, outer), fc.array(tie('node'), { maxLength: 4 }))
      .map(([tag, nodes]) => `<${tag}>${nodes.join('')}</${tag}>`),
  ),
})).node;

it('no markup loses a character, and what is kept is kept again', () => {
  const letters = (html: string) => textOf(parseTree(html)).replace(/\s+/g, '');
  fc.assert(
    fc.property(fc.array(markup), (nodes) => {
      const html = kept(nodes.join(''));
      expect(letters(html)).toBe(letters(nodes.join('')));
      expect(kept(html)).toBe(html);
    }),
  );
});

it('markup of any depth is read', () => {
  expect(kept(`${'<b>'.repeat(20_000)}a`)).toBe('<strong>a</strong>');
  expect(kept(`${'<div>'.repeat(20_000)}a`)).toBe('<p>a</p>');
});
