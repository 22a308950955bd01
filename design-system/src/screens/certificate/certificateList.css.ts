import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, declareLayers } from '../../theme/layers.ts';
import { text, title } from '../../theme/typography.ts';

declareLayers();

export const waiting = style(component({ display: 'grid', placeItems: 'center', minBlockSize: '12rem' }));

export const listContainer = style(component({ containerType: 'inline-size' }));

export const earned = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[16],
    '@container': {
      '(min-width: 52rem)': { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
    },
  }),
);

export const earnedHead = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space[8], minInlineSize: 0 }),
);

export const earnedTitle = style(component({ ...title.sm, overflowWrap: 'anywhere' }));

export const earnedFacts = style(
  component({
    ...text.sm,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[16],
    rowGap: vars.space[4],
    color: vars.color.fg.muted,
  }),
);
