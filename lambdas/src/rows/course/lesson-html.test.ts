import { expect, it } from 'vitest';
import { sanitizeLesson } from './lesson-html.ts';

it.each([
  ['10<sup>6</sup> rows, H<sub>2</sub>O', '10<sup>6</sup> rows, H<sub>2</sub>O'],
  ['was <s>3,000</s> now, <del>old</del>', 'was <s>3,000</s> now, <s>old</s>'],
  ['<b>Never</b> <i>x</i>', '<strong>Never</strong> <em>x</em>'],
  ['<h1>Title</h1><h5>Small</h5>', '<h2>Title</h2><h4>Small</h4>'],
  ['<div>line one</div><div>line two</div>', '<p>line one</p><p>line two</p>'],
  ['<div><div><p>a</p><ul><li>b</li></ul></div></div>', '<p>a</p><ul><li>b</li></ul>'],
  ['<ol start="5"><li>five</li></ol>', '<ol start="5"><li>five</li></ol>'],
  [
    '<table><tr><th colspan="2">Both</th></tr><tr><td rowspan="2">a</td></tr></table>',
    '<table><tr><th colspan="2">Both</th></tr><tr><td rowspan="2">a</td></tr></table>',
  ],
  ['<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>', '1/2'],
  ['<math><msup><mi>x</mi><mn>2</mn></msup></math>', 'x<sup>2</sup>'],
  ['<img src="https://a.example/a.png" alt="the steps">', '<em>[Picture: the steps]</em>'],
  ['<img src="x" alt="&lt;b&gt;">', '<em>[Picture: &lt;b&gt;]</em>'],
  [
    '<a href="http://a.example/doc">the policy</a>',
    '<a href="http://a.example/doc" rel="noopener noreferrer">the policy</a>',
  ],
  [
    '<p class=MsoNormal><b>Bold</b><o:p></o:p></p><p class=MsoListParagraphCxSpFirst style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span>First</p><p class=MsoListParagraphCxSpLast><span style="mso-list:Ignore">·<span>&nbsp;</span></span>Second</p>',
    '<p><strong>Bold</strong></p><ul><li>First</li><li>Second</li></ul>',
  ],
  [
    '<p class="MsoListParagraph"><span style="mso-list:Ignore">1.<span>&nbsp;</span></span>One</p>',
    '<ol><li>One</li></ol>',
  ],
  [
    '<b style="font-weight:normal;"><p dir="ltr"><span style="font-weight:700">Never</span><span> share x</span><span style="vertical-align:super">2</span></p></b>',
    '<p><strong>Never</strong> share x<sup>2</sup></p>',
  ],
])('the lesson %s keeps its meaning as %s', (written, kept) => {
  expect(sanitizeLesson(written)).toBe(kept);
  expect(sanitizeLesson(kept)).toBe(kept);
});
