import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { text } from '../../theme/typography.ts';

const { action, bg, border, fg, status } = vars.color;

export const list = componentStyle({ display: 'flex', flexDirection: 'column' });

export const item = componentStyle({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  columnGap: vars.space[12],
});

const toned = (name: keyof typeof status) => ({
  borderColor: status[name].border,
  backgroundColor: status[name].bg,
  color: status[name].fg,
});

export const mark = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  border: `2px solid ${action.primary.bg}`,
  borderRadius: vars.radius.full,
  backgroundColor: action.primary.bg,
  color: action.primary.fg,
  selectors: {
    '[data-state="current"] > &': { backgroundColor: bg.selected, color: fg.link },
    '[data-state="upcoming"] > &': {
      borderColor: border.control,
      borderStyle: 'dashed',
      backgroundColor: 'transparent',
      color: fg.muted,
    },
    '&&[data-tone="info"]': toned('info'),
    '&&[data-tone="success"]': toned('success'),
    '&&[data-tone="warning"]': toned('warning'),
    '&&[data-tone="danger"]': toned('danger'),
    '&&[data-tone="neutral"]': toned('neutral'),
  },
});

export const line = componentStyle({
  gridColumn: 1,
  gridRow: 2,
  justifySelf: 'center',
  minBlockSize: vars.space[12],
  borderInlineStart: `2px solid ${border.default}`,
  selectors: { 'li:last-child > &': { display: 'none' } },
});

export const content = componentStyle({
  gridColumn: 2,
  gridRow: '1 / -1',
  minInlineSize: 0,
  paddingBlock: `${vars.space[4]} ${vars.space[24]}`,
  selectors: { 'li:last-child > &': { paddingBlockEnd: 0 } },
});

export const title = componentStyle({
  fontWeight: 600,
  selectors: { '[data-state="upcoming"] &': { color: fg.muted, fontWeight: 400 } },
});

export const description = componentStyle({ ...text.sm, marginBlockStart: vars.space[4] });
