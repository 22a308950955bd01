import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, declareLayers } from '../../theme/layers.ts';
import { text, title } from '../../theme/typography.ts';

declareLayers();

const { border } = vars.color;

export const note = style(component({ display: 'grid', gap: vars.space[8] }));

export const form = style(component({ containerType: 'inline-size', display: 'grid', gap: vars.space[40] }));

export const group = style(component({ display: 'grid', gap: vars.space[20] }));

/** A legend lies outside its fieldset's grid; the distance to the first field is its own. */
export const legend = style(
  component({
    ...title.sm,
    inlineSize: '100%',
    paddingBlockEnd: vars.space[12],
    marginBlockEnd: vars.space[20],
    borderBlockEnd: `1px solid ${border.default}`,
  }),
);

export const pair = style(
  component({
    display: 'grid',
    gap: vars.space[20],
    alignItems: 'start',
    '@container': { '(min-width: 32rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const wayOn = style(component({ ...text.sm, marginBlockStart: vars.space[4] }));

export const foot = style(component({ display: 'grid', justifyItems: 'start', gap: vars.space[16] }));

export const status = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[24] }),
);

export const statusHead = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: vars.space[12],
  }),
);

export const heading = style(component(title.md));

export const subheading = style(component(title.sm));

export const history = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] }),
);
