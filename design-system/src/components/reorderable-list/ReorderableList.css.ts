import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, declareLayers } from '../../theme/layers.ts';

declareLayers();

const { bg, border, fg } = vars.color;

export const list = style(component({ display: 'grid', gap: vars.space[8], padding: 0, listStyle: 'none' }));

export const item = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: vars.space[8],
    padding: vars.space[8],
    border: `1px solid ${border.default}`,
    borderRadius: vars.radius.md,
    backgroundColor: bg.surface,
    selectors: {
      '&[data-dragging]': { opacity: 0.5, borderStyle: 'dashed' },
      '&[data-drop="before"]': { borderBlockStart: `4px solid ${border.focus}` },
      '&[data-drop="after"]': { borderBlockEnd: `4px solid ${border.focus}` },
    },
  }),
);

export const handle = style(
  component({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.control.sm,
    color: fg.subtle,
    cursor: 'grab',
    '@media': { '(pointer: coarse)': { display: 'none' } },
  }),
);

export const content = style(component({ alignSelf: 'center', minInlineSize: 0 }));

export const moves = style(component({ display: 'flex' }));
