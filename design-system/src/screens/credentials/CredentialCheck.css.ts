import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { flexColumn, flexLine } from '../../theme/styleRules.ts';
import { text } from '../../theme/typography.ts';

const { bg, border, fg, status } = vars.color;

export const check = componentStyle(flexColumn(24));

export const zone = componentStyle({
  ...flexLine(16),
  padding: vars.space[16],
  border: `1px dashed ${border.control}`,
  borderRadius: vars.radius.lg,
  backgroundColor: bg.field,
  selectors: {
    '&[data-filled]': { borderStyle: 'solid', borderColor: border.default },
    '&:not([data-filled])': { ...flexColumn(12), paddingBlock: vars.space[32], textAlign: 'center' },
    '&[data-drop-target]': {
      borderStyle: 'solid',
      borderColor: border.focus,
      boxShadow: `inset 0 0 0 1px ${border.focus}`,
      backgroundColor: bg.selected,
    },
  },
});

export const zoneText = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  color: fg.muted,
  selectors: { '[data-filled] > &': { flex: '1 1 12rem', minInlineSize: 0, color: fg.default } },
});

export const name = componentStyle({ minInlineSize: 0, fontWeight: 600 });

const padding = {
  padding: vars.space[20],
  '@media': { [media.sm]: { padding: vars.space[24] } },
};

const toned = (tone: keyof typeof status) => ({
  backgroundColor: status[tone].bg,
  color: status[tone].fg,
});

export const verdict = componentStyle({
  ...padding,
  display: 'flex',
  gap: vars.space[16],
  // Seen in forced colors, which have no backgrounds.
  borderBlockEnd: '1px solid transparent',
  borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0, borderRadius: vars.radius.lg },
    '&[data-tone="success"]': toned('success'),
    '&[data-tone="danger"]': toned('danger'),
    '&[data-tone="warning"]': toned('warning'),
    '&[data-tone="info"]': toned('info'),
    '&[data-tone="neutral"]': { backgroundColor: bg.subtle },
  },
});

export const verdictIcon = componentStyle({ display: 'grid', flexShrink: 0, alignSelf: 'start' });

export const verdictText = componentStyle({
  ...flexColumn(4),
  flexGrow: 1,
  minInlineSize: 0,
  paddingBlockStart: vars.space[2],
});

export const part = componentStyle({
  ...padding,
  selectors: { '& + &': { borderBlockStart: `1px solid ${border.default}` } },
});

export const action = componentStyle({ marginBlockStart: vars.space[20] });

export const step = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space[12],
  paddingBlock: vars.space[12],
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
    '& + &': { borderBlockStart: `1px solid ${border.subtle}` },
    '[data-theme="dark"] & + &': { borderBlockStartColor: border.default },
  },
});

export const mark = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.5rem',
  color: fg.subtle,
  selectors: {
    '[data-status="passed"] > &': { color: status.success.border },
    '[data-status="failed"] > &': { color: status.danger.border },
  },
});

export const label = componentStyle({
  fontWeight: 600,
  selectors: { '[data-status="waiting"] > &': { color: fg.muted, fontWeight: 400 } },
});

export const word = componentStyle({
  ...text.sm,
  lineHeight: '1.5rem',
  color: fg.muted,
  selectors: { '[data-status="failed"] > &': { color: status.danger.fg, fontWeight: 600 } },
});

export const detail = componentStyle({
  ...text.sm,
  gridColumn: '2 / -1',
  color: fg.muted,
});
