import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { light } from '../../theme/tokens.ts';
import { component, componentStyle, globalComponentStyle } from '../../theme/layers.ts';
import { flexColumn } from '../../theme/styleRules.ts';
import { code, title } from '../../theme/typography.ts';

const { action, bg, border, fg, progress } = vars.color;

/** From this width, the sheet has the proportions of US Letter and everything on it scales with its width. */
const sheet = '(min-width: 44rem)';

// `size` is a descriptor of @page, which the types of style rules lack.
const letter = { size: '11in 8.5in', margin: 0 } as Parameters<typeof globalStyle>[1];

globalStyle('@page certificate', letter);

export const container = componentStyle({
  containerType: 'inline-size',
  colorScheme: 'light',
  color: fg.default,
  '@media': {
    print: {
      page: 'certificate',
      // The sheet prints its colors.
      vars: { [bg.brand]: light.bg.brand, [fg.onBrand]: light.fg.onBrand },
      inlineSize: '11in',
      maxBlockSize: '8.5in',
      overflow: 'clip',
      breakInside: 'avoid',
    },
  },
});

const onPaper = (selector: string, rule: Record<string, string>) =>
  globalComponentStyle(selector, { '@media': { print: rule } });

// A page with a sheet prints only the sheet: no navigation before it, no empty page after it.
onPaper(`body:has(${container}) :not(:has(${container}), ${container}, ${container} *)`, {
  display: 'none !important',
});
onPaper(`:is(html, body, body *):has(${container})`, {
  display: 'block !important',
  margin: '0 !important',
  padding: '0 !important',
  minBlockSize: '0 !important',
  maxInlineSize: 'none !important',
});

export const paper = componentStyle({
  position: 'relative',
  ...flexColumn(32),
  padding: vars.space[24],
  border: `1px solid ${border.default}`,
  outline: `2px solid ${bg.brand}`,
  outlineOffset: `calc(-1 * ${vars.space[8]})`,
  backgroundColor: bg.surface,
  boxShadow: vars.shadow.e2,
  textAlign: 'center',
  wordSpacing: '0.06em',
  printColorAdjust: 'exact',
  '@container': {
    [sheet]: {
      aspectRatio: '11 / 8.5',
      outline: 'none',
      justifyContent: 'space-between',
      gap: '2cqi',
      paddingBlock: '8.5cqi 8cqi',
      paddingInline: '9.5cqi',
    },
  },
  '@media': { print: { border: 0, boxShadow: 'none' } },
});

export const ornament = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
  display: 'none',
  '@container': { [sheet]: { display: 'block' } },
});

export const band = componentStyle({ fill: 'none', stroke: progress.fill, strokeWidth: 0.8 });

export const tick = style([
  band,
  component({ strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' }),
]);

export const frameLine = componentStyle({ fill: 'none', stroke: bg.brand, strokeWidth: 1.6 });

export const rosette = componentStyle({ fill: bg.surface, stroke: bg.brand, strokeWidth: 1.2 });

export const words = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[8],
  '@container': { [sheet]: { flexGrow: 1, gap: '0.9cqi' } },
});

export const issuer = componentStyle({
  fontFamily: vars.font.display,
  fontWeight: 800,
  fontSize: '1.125rem',
  color: bg.brand,
  '@container': { [sheet]: { fontSize: '2cqi' } },
});

/** The only red mark. */
export const redRule = componentStyle({
  inlineSize: '4rem',
  borderBlockStart: `4px solid ${action.accent.bg}`,
  '@container': {
    [sheet]: { inlineSize: '7cqi', borderBlockStartWidth: '0.4cqi', marginBlockEnd: '1.2cqi' },
  },
});

export const kind = componentStyle({
  ...title.md,
  color: bg.brand,
  '@container': {
    [sheet]: { fontSize: '3.5cqi', lineHeight: 1.1, fontWeight: 800, marginBlockEnd: 'auto' },
  },
});

/** The last of the words keeps its distance from the foot. */
const beforeFoot = { '&:last-child': { '@container': { [sheet]: { marginBlockEnd: 'auto' } } } } as const;

export const certified = componentStyle({
  color: fg.muted,
  '@container': { [sheet]: { fontSize: '1.75cqi', lineHeight: 1.4, marginBlockStart: '1cqi' } },
  selectors: beforeFoot,
});

export const scale = componentStyle({
  color: fg.muted,
  fontSize: '1rem',
  '@container': { [sheet]: { fontSize: '1.35cqi', lineHeight: 1.4 } },
  selectors: beforeFoot,
});

/** A long name stays on the sheet: it wraps, and the foot moves down. */
export const learner = componentStyle({
  ...title.lg,
  maxInlineSize: '100%',
  paddingInline: vars.space[24],
  paddingBlockEnd: vars.space[8],
  borderBlockEnd: `1px solid ${border.strong}`,
  '@container': {
    [sheet]: { fontSize: '6cqi', lineHeight: 1.1, paddingInline: '4cqi', paddingBlockEnd: '0.8cqi' },
  },
  selectors: {
    '&[data-long="true"]': { '@container': { [sheet]: { fontSize: '4.2cqi' } } },
  },
});

export const courseTitle = componentStyle({
  ...title.sm,
  '@container': { [sheet]: { fontSize: '2.6cqi', lineHeight: 1.2 } },
  selectors: {
    ...beforeFoot,
    '&[data-long="true"]': { '@container': { [sheet]: { fontSize: '2.1cqi' } } },
  },
});

export const foot = componentStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[24],
  fontSize: '1rem',
  lineHeight: '1.25rem',
  '@container': {
    [sheet]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      alignItems: 'end',
      gap: '3cqi',
      fontSize: '1.55cqi',
      lineHeight: 1.4,
    },
  },
});

export const footFact = componentStyle({
  display: 'grid',
  fontWeight: 600,
  '@container': { [sheet]: { justifySelf: 'start', textAlign: 'start' } },
});

export const term = componentStyle({
  color: fg.muted,
  fontWeight: 400,
  selectors: { 'dd + &': { marginBlockStart: '0.5em' } },
});

export const number = componentStyle({ fontFamily: code.fontFamily });

export const signature = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[12],
  inlineSize: '100%',
});

export const seal = componentStyle({
  inlineSize: '6rem',
  '@container': { [sheet]: { inlineSize: '10cqi' } },
});

export const role = componentStyle({
  inlineSize: '100%',
  maxInlineSize: '14rem',
  paddingBlockStart: '0.4em',
  borderBlockStart: `1px solid ${border.strong}`,
  '@container': { [sheet]: { maxInlineSize: 'none' } },
});

export const verify = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[8],
  '@container': { [sheet]: { justifySelf: 'end', justifyItems: 'end', gap: '0.6cqi', textAlign: 'end' } },
});

export const verifyCode = componentStyle({
  display: 'block',
  inlineSize: '7rem',
  '@container': { [sheet]: { inlineSize: '9cqi' } },
});

export const address = componentStyle({
  display: 'grid',
  color: fg.muted,
  fontSize: '1rem',
  wordSpacing: 0,
  '@container': { [sheet]: { fontSize: '1.3cqi' } },
});

export const addressText = componentStyle({ fontFamily: code.fontFamily });

/** The number breaks only if it is longer than a line, so that no one types half of it. */
export const addressNumber = componentStyle({ display: 'inline-block', maxInlineSize: '100%' });
