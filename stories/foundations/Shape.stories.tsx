import { CodeText, Grid, Heading, Stack, Text, vars } from '@redwhiteandcode/design-system';
import { radius } from '@redwhiteandcode/design-system/tokens';
import preview from '#.storybook/preview.tsx';
import { FoundationPage } from './FoundationPage.tsx';
import { nested, nestedInner, tile } from './foundations.css.ts';

const meta = preview.meta({ title: 'Foundations/Shape and elevation', tags: ['!autodocs'] });

const radiusUses: Record<keyof typeof radius, string> = {
  sm: 'Badges, checkboxes',
  md: 'Buttons, fields',
  lg: 'Cards, menus',
  xl: 'Dialogs, large images',
  full: 'Switches, avatars',
};

export const Radius = meta.story({
  render: () => (
    <FoundationPage
      title="Radius"
      lead="Small elements have small radii, and large elements have large ones."
    >
      <Grid as="ul" minColumnWidth={160}>
        {(Object.keys(radius) as (keyof typeof radius)[]).map((name) => (
          <li key={name}>
            <div className={tile} style={{ borderRadius: vars.radius[name] }} />
            <CodeText>radius.{name}</CodeText>
            <Text size="sm" tone="muted">
              {name === 'full' ? 'round' : `${radius[name]} px`}. {radiusUses[name]}
            </Text>
          </li>
        ))}
      </Grid>
      <Stack gap={12}>
        <Heading level={2}>Nested corners</Heading>
        <Text tone="muted">The inner radius is the outer radius minus the padding: 16 − 8 = 8.</Text>
        <div className={nested}>
          <div className={nestedInner} />
        </div>
      </Stack>
    </FoundationPage>
  ),
});

const borders = [
  { name: 'border.subtle', px: 1, color: vars.color.border.subtle, use: 'Between rows; decorative' },
  { name: 'border.default', px: 1, color: vars.color.border.default, use: 'Around cards; decorative' },
  { name: 'border.control', px: 1, color: vars.color.border.control, use: 'Around fields, at least 3:1' },
  { name: 'border.strong', px: 1, color: vars.color.border.strong, use: 'Around a field under the pointer' },
  { name: 'border.focus', px: 2, color: vars.color.border.focus, use: 'Focus, 2 px away' },
  {
    name: 'action.accent.bg',
    px: 4,
    color: vars.color.action.accent.bg,
    use: 'The brand line, once per view',
  },
];

export const Borders = meta.story({
  render: () => (
    <FoundationPage title="Borders" lead="1 px for a border, 2 px for a state, 4 px for the brand line.">
      <Grid as="ul" minColumnWidth={200}>
        {borders.map(({ name, px, color, use }) => (
          <li key={name}>
            <div
              className={tile}
              style={{ border: `${px}px solid ${color}`, borderRadius: vars.radius.md }}
            />
            <CodeText>{name}</CodeText>
            <Text size="sm" tone="muted">
              {px} px. {use}
            </Text>
          </li>
        ))}
      </Grid>
    </FoundationPage>
  ),
});

const shadows = {
  e1: 'Raised cards',
  e2: 'Sticky bars',
  e3: 'Menus, popovers, toasts',
  e4: 'Dialogs, the sidebar on a phone',
} as const;

export const Elevation = meta.story({
  render: () => (
    <FoundationPage
      title="Elevation"
      lead="In the dark theme, a lighter surface shows most of the elevation. Every shadow comes with a border, because forced colors remove shadows."
    >
      <Grid as="ul" minColumnWidth={200} gap={40}>
        {(Object.keys(shadows) as (keyof typeof shadows)[]).map((name) => (
          <li key={name}>
            <Stack gap={12}>
              <div
                className={tile}
                style={{
                  boxShadow: vars.shadow[name],
                  borderRadius: vars.radius.lg,
                  borderColor: vars.color.border.subtle,
                  backgroundColor: vars.color.bg.raised,
                }}
              />
              <div>
                <CodeText>shadow.{name}</CodeText>
                <Text size="sm" tone="muted">
                  {shadows[name]}
                </Text>
              </div>
            </Stack>
          </li>
        ))}
      </Grid>
    </FoundationPage>
  ),
});
