import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, globalComponentStyle } from '../../theme/layers.ts';
import { box, flexColumn, flexLine } from '../../theme/styleRules.ts';

globalStyle('@page text', { margin: '1in' });

export const frame = componentStyle(flexColumn(12));

export const body = componentStyle({
  ...box('md', 'subtle'),
  padding: vars.space[16],
  color: vars.color.fg.default,
  whiteSpace: 'pre-wrap',
  selectors: {
    '&[data-printing]': {
      '@media': { print: { page: 'text', padding: 0, border: 0, backgroundColor: 'transparent' } },
    },
  },
});

export const actions = componentStyle(flexLine(12));

const onPaper = (selector: string, rule: Record<string, string>) =>
  globalComponentStyle(selector, { '@media': { print: rule } });

const printed = `${body}[data-printing]`;

// While its Print button prints, only the text is on the page: no navigation before it, no empty page after it.
onPaper(`body:has(.${printed}) :not(:has(.${printed}), .${printed})`, { display: 'none !important' });
onPaper(`:is(html, body, body *):has(.${printed})`, {
  display: 'block !important',
  margin: '0 !important',
  padding: '0 !important',
  border: '0 !important',
  minBlockSize: '0 !important',
  maxInlineSize: 'none !important',
});
