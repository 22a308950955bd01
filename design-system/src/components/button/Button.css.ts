import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { disabledBox } from '../../theme/controlStyles.ts';
import { component, componentStyle, globalComponentStyle } from '../../theme/layers.ts';
import { hover } from '../../theme/media.ts';

const { action, bg, border, fg } = vars.color;

const { control } = vars;

/** The states whose background takes precedence over the hover background. */
const unlessHovered = ':active, :disabled, [aria-disabled="true"]';

const height = (size: keyof typeof control, padding: string, fontSize: string) =>
  component({ minBlockSize: control[size], paddingInline: padding, fontSize });

const solid = (colors: { bg: string; bgHover: string; bgPressed?: string; fg: string }) =>
  component({
    backgroundColor: colors.bg,
    color: colors.fg,
    selectors: { '&:active': { backgroundColor: colors.bgPressed ?? colors.bgHover } },
    '@media': hover({ backgroundColor: colors.bgHover }, unlessHovered),
  });

/** The style of buttons and of links that look like buttons. */
export const button = recipe({
  base: component({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    maxInlineSize: '100%',
    border: '1px solid transparent',
    borderRadius: vars.radius.md,
    paddingBlock: vars.space[4],
    fontFamily: vars.font.body,
    fontWeight: 600,
    lineHeight: 1.25,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.duration.fast} ${vars.easing.out}, border-color ${vars.duration.fast} ${vars.easing.out}`,
    selectors: {
      // The touch target is 44 px high, whatever the button's height.
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: '-1px',
        insetBlock: 'min(-1px, (100% - 44px) / 2)',
      },
      '&:disabled': disabledBox,
      '&[aria-disabled="true"]': { cursor: 'progress' },
    },
  }),
  variants: {
    variant: {
      primary: solid(action.primary),
      accent: solid(action.accent),
      danger: solid(action.danger),
      neutral: component({
        borderColor: border.control,
        color: action.neutral.fg,
        '@media': hover({ backgroundColor: action.neutral.bgHover }, unlessHovered),
      }),
      quiet: component({
        color: fg.default,
        selectors: { '&:disabled': { backgroundColor: 'transparent', borderColor: 'transparent' } },
        '@media': hover({ backgroundColor: bg.hover }, unlessHovered),
      }),
    },
    size: {
      sm: height('sm', '0.75rem', '0.875rem'),
      md: height('md', '1rem', '1rem'),
      lg: height('lg', '1.25rem', '1.0625rem'),
    },
    isFullWidth: { true: component({ inlineSize: '100%' }) },
    isIconOnly: { true: component({ paddingInline: 0, flexShrink: 0 }) },
  },
  compoundVariants: [
    { variants: { isIconOnly: true, size: 'sm' }, style: component({ inlineSize: control.sm }) },
    { variants: { isIconOnly: true, size: 'md' }, style: component({ inlineSize: control.md }) },
    { variants: { isIconOnly: true, size: 'lg' }, style: component({ inlineSize: control.lg }) },
  ],
});

export const label = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere', textWrapStyle: 'balance' });

export const iconSlot = componentStyle({ display: 'inline-flex', gap: vars.space[8], flexShrink: 0 });

// The button's gap replaces the margin of the new-tab icon.
globalComponentStyle(`${iconSlot} > span`, { marginInlineStart: 0 });
