import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle, globalComponentStyle } from '../../theme/layers.ts';
import { hover, media } from '../../theme/media.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';
import { stat, title } from '../../theme/typography.ts';

const { bg, border, fg } = vars.color;

const lifted = { outline: `1px solid ${border.control}`, boxShadow: vars.shadow.e2 };

export const card = recipe({
  base: component({
    minInlineSize: 0,
    border: `1px solid ${border.subtle}`,
    borderRadius: vars.radius.lg,
    color: fg.default,
    selectors: { '[data-theme="dark"] &': { borderColor: border.default } },
  }),
  variants: {
    tone: {
      surface: component({ backgroundColor: bg.surface }),
      subtle: component({ backgroundColor: bg.subtle }),
      outline: component({ borderColor: border.default }),
    },
    isLink: {
      true: component({
        position: 'relative',
        selectors: { '&:focus-within': lifted },
        '@media': hover(lifted),
      }),
    },
    isRaised: { true: component({ boxShadow: vars.shadow.e1 }) },
    padding: {
      none: {},
      sm: component({ padding: vars.space[16] }),
      md: component({ padding: vars.space[16], '@media': { [media.sm]: { padding: vars.space[24] } } }),
      lg: component({ padding: vars.space[20], '@media': { [media.sm]: { padding: vars.space[32] } } }),
    },
  },
});

const link = `${card.classNames.variants.isLink.true} [data-component="ButtonLink"]`;

globalComponentStyle(link, { position: 'static' });
globalComponentStyle(`${link}::after`, { inset: 0, borderRadius: vars.radius.lg });

export const statBody = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

globalComponentStyle(`${statBody} > div`, { display: 'grid', gap: vars.space[4] });

export const statValue = componentStyle({
  ...stat,
  // A smaller font, so that a long number fits on one line.
  selectors: { '&[data-long]': { fontSize: title.sm.fontSize } },
});

export const statLabel = style([smallMuted, component({ fontWeight: 500 })]);

export const statIcon = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.md,
  backgroundColor: bg.selected,
  color: fg.link,
});
