import { createContainer } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle } from '../../theme/layers.ts';
import { stickyStart } from '../../theme/sticky.css.ts';
import { text } from '../../theme/typography.ts';

const { bg, border, fg } = vars.color;

const box = createContainer();

/** The container width at which rows become cards. */
export const narrow = `${box} (width < 40rem)`;

const below = (width: string) =>
  component({ '@container': { [`${box} (40rem <= width < ${width})`]: { display: 'none' } } });

/** Hides a column while the table is narrower. */
export const hideBelow = { md: below('48rem'), lg: below('64rem'), xl: below('80rem') };

export const root = componentStyle({ containerName: box, containerType: 'inline-size', minInlineSize: 0 });

export const frame = componentStyle({
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.lg,
  backgroundColor: bg.surface,
  color: fg.default,
  // Clips the corners; with `hidden`, the head could not stick to the top of the page.
  overflow: 'clip',
  selectors: {
    '&:has(> [tabindex]:focus-visible)': {
      outline: `2px solid ${border.focus}`,
      outlineOffset: '2px',
    },
  },
  '@container': {
    [narrow]: { overflow: 'visible', border: 0, borderRadius: 0, backgroundColor: 'transparent' },
  },
});

export const scroller = componentStyle({
  // Clips visually hidden text, which is positioned; otherwise it would widen the page.
  position: 'relative',
  overflowX: 'auto',
  // The header row sticks to this scroll container, which has no bar above it.
  vars: { [stickyStart]: '0px' },
  selectors: {
    [`[data-fits] > &`]: { overflow: 'visible', vars: { [stickyStart]: 'inherit' } },
    // The frame shows the focus ring, because the header row and the row titles would cover it here.
    '&:focus-visible': { outline: 'none' },
  },
  '@container': { [narrow]: { overflow: 'visible' } },
});

export const table = componentStyle({
  ...text.sm,
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@container': { [narrow]: { display: 'block' } },
});
