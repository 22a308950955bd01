import { CodeText, Grid, Heading, Stack, Text, vars } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { duration, easing, radius, space } from '../../design-system/src/theme/tokens.ts';
import { bar, tile } from './foundations.css.ts';

const meta: Meta = { title: 'Foundations/Space', tags: ['!autodocs'] };
export default meta;

/** Distances, in px at the browser's usual font size; they grow with it. */
export const Distances: StoryObj = {
  render: () => (
    <Stack gap={24}>
      <Heading level={1}>Distances</Heading>
      <Stack as="ul" gap={8}>
        {Object.values(space).map((px) => (
          <li key={px}>
            <CodeText>space.{px}</CodeText>
            <div className={bar} style={{ inlineSize: vars.space[px] }} />
          </li>
        ))}
      </Stack>
    </Stack>
  ),
};

/** Corners: small things small, large things large. */
export const Radius: StoryObj = {
  render: () => (
    <Stack gap={24}>
      <Heading level={1}>Radius</Heading>
      <Grid as="ul" minColumnWidth={160}>
        {(Object.keys(radius) as (keyof typeof radius)[]).map((name) => (
          <li key={name}>
            <div className={tile} style={{ borderRadius: vars.radius[name] }} />
            <CodeText>radius.{name}</CodeText>
            <Text size="sm" tone="muted">
              {name === 'full' ? 'round' : `${radius[name]} px`}
            </Text>
          </li>
        ))}
      </Grid>
    </Stack>
  ),
};

const shadows = {
  e1: 'Raised cards',
  e2: 'Sticky bars',
  e3: 'Menus',
  e4: 'Dialogs',
} as const;

/** Shadows; in the dark theme the surface's step does most of the work. */
export const Elevation: StoryObj = {
  render: () => (
    <Stack gap={24}>
      <Heading level={1}>Elevation</Heading>
      <Grid as="ul" minColumnWidth={160} gap={32}>
        {(Object.keys(shadows) as (keyof typeof shadows)[]).map((name) => (
          <li key={name}>
            <div className={tile} style={{ boxShadow: vars.shadow[name] }} />
            <CodeText>shadow.{name}</CodeText>
            <Text size="sm" tone="muted">
              {shadows[name]}
            </Text>
          </li>
        ))}
      </Grid>
    </Stack>
  ),
};

/** Durations and curves; every duration is 0 where the person prefers reduced motion. */
export const Motion: StoryObj = {
  render: () => (
    <Stack gap={24}>
      <Heading level={1}>Motion</Heading>
      <Stack as="ul" gap={8}>
        {Object.entries(duration).map(([name, ms]) => (
          <li key={name}>
            <CodeText>duration.{name}</CodeText> {ms} ms
          </li>
        ))}
        {Object.entries(easing).map(([name, points]) => (
          <li key={name}>
            <CodeText>easing.{name}</CodeText> cubic-bezier({points.join(', ')})
          </li>
        ))}
      </Stack>
    </Stack>
  ),
};
