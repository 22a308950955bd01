import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, declareLayers } from '../../theme/layers.ts';
import { title } from '../../theme/typography.ts';

declareLayers();

const { bg, border, fg } = vars.color;

export const full = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space[24], maxInlineSize: '44rem' }),
);

export const part = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space[16],
    paddingBlockEnd: vars.space[24],
    borderBlockEnd: `1px solid ${border.subtle}`,
    selectors: { '[data-theme="dark"] &': { borderBlockEndColor: border.default } },
  }),
);

export const partIcon = style(
  component({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.5rem',
    blockSize: '2.5rem',
    border: '1px solid transparent',
    borderRadius: vars.radius.md,
    backgroundColor: bg.selected,
    color: fg.link,
  }),
);

export const partHeading = style(component({ ...title.sm, marginBlockEnd: vars.space[4] }));

export const partText = style(component({ color: fg.muted, textWrap: 'pretty' }));
