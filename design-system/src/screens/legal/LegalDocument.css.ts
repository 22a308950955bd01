import { vars } from '../../theme/contract.css.ts';
import { componentStyle, globalComponentStyle } from '../../theme/layers.ts';
import { hover, media } from '../../theme/media.ts';
import { oneColumn } from '../../theme/styleRules.ts';
import { text } from '../../theme/typography.ts';

const { border, fg } = vars.color;

export const layout = componentStyle({
  ...oneColumn(40),
  paddingBlock: vars.space[40],
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 17rem) minmax(0, 1fr)',
      gap: vars.space[80],
      paddingBlock: vars.space[64],
    },
    print: { display: 'block', paddingBlock: 0 },
  },
});

export const contents = componentStyle({
  alignSelf: 'start',
  paddingBlockEnd: vars.space[24],
  borderBlockEnd: `1px solid ${border.default}`,
  '@media': {
    [media.lg]: {
      position: 'sticky',
      insetBlockStart: '96px',
      maxBlockSize: 'calc(100vb - 128px)',
      overflowY: 'auto',
      // Room for the focus ring, which the scroll container would cut off.
      marginInline: `calc(-1 * ${vars.space[4]})`,
      paddingBlockEnd: vars.space[4],
      paddingInline: vars.space[4],
      borderBlockEnd: 0,
    },
    print: { display: 'none' },
  },
});

export const contentsTitle = componentStyle({
  ...text.sm,
  marginBlockEnd: vars.space[8],
  color: fg.muted,
  fontWeight: 600,
});

export const contentsList = componentStyle({
  columnGap: vars.space[32],
  '@media': { [media.sm]: { columnCount: 2 }, [media.lg]: { columnCount: 1 } },
});

export const contentsLink = componentStyle({
  ...text.sm,
  display: 'block',
  breakInside: 'avoid',
  paddingBlock: vars.space[4],
  color: fg.default,
  textDecoration: 'none',
  '@media': { ...hover({ textDecoration: 'underline' }), [media.coarse]: { paddingBlock: vars.space[12] } },
});

export const sections = componentStyle({ ...oneColumn(48), minInlineSize: 0 });

export const section = componentStyle({ scrollMarginBlockStart: '96px', breakInside: 'auto' });

// On paper, a reader needs the address of a link.
globalComponentStyle(`${section} a[href^='http']::after`, {
  '@media': { print: { content: "' (' attr(href) ')'" } },
});
