import { CodeText, Grid, Heading, Stack, Text, vars } from '@redwhiteandcode/design-system';
import { approvedPairs, brandPairs } from '@redwhiteandcode/design-system/theme';
import { dark, light, palette } from '@redwhiteandcode/design-system/tokens';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { ColorPairs } from './ColorPairs.tsx';
import { FoundationPage } from './FoundationPage.tsx';
import { flatten, tokenAt } from './flatten.ts';
import { chip, colorRow, paletteStrip, panel, swatch } from './foundations.css.ts';
import type { ReactNode } from 'react';

interface SwatchProps {
  name: string;
  /** CSS color. */
  value: string;
}

/** A step of the palette. */
function Swatch({ name, value }: SwatchProps): ReactNode {
  return (
    <li>
      <div className={swatch} style={{ backgroundColor: value }} />
      <CodeText>{name}</CodeText>
      <Text size="sm" tone="muted">
        {value}
      </Text>
    </li>
  );
}

interface ColorRowProps {
  /** The token’s path below `vars.color`. */
  path: readonly string[];
  /** Its value in this theme. */
  value: string;
}

/** A row with a semantic color from its custom property, its name, and its value in this theme. */
function ColorRow({ path, value }: ColorRowProps): ReactNode {
  return (
    <li className={colorRow}>
      <span className={chip} style={{ backgroundColor: tokenAt(vars.color, path) }} />
      <CodeText>{path.join('.')}</CodeText>
      <Text as="span" size="sm" tone="muted">
        {value}
      </Text>
    </li>
  );
}

const meta = preview.meta({ title: 'Foundations/Color', tags: ['!autodocs'] });

const colors = { light, dark };
const themes = ['light', 'dark'] as const;
const { white, black, ...scales } = palette;
const names = { light: 'Light', dark: 'Dark' } as const;

/** The colors of components, in both themes, whatever the toolbar shows. */
export const Semantic = meta.story({
  render: () => (
    <FoundationPage
      title="Semantic colors"
      lead={
        <>
          Components use only these. Set the other theme on a subtree with <CodeText>data-theme</CodeText>.
        </>
      }
    >
      <Grid minColumnWidth={400}>
        {themes.map((theme) => (
          <section key={theme} data-theme={theme} className={panel} aria-label={`${names[theme]} theme`}>
            <Stack>
              <Heading level={2}>{names[theme]}</Heading>
              <Stack as="ul" gap={8}>
                {flatten(colors[theme]).map(({ path, value }) => (
                  <ColorRow key={path.join('.')} path={path} value={value} />
                ))}
              </Stack>
            </Stack>
          </section>
        ))}
      </Grid>
    </FoundationPage>
  ),
});

/** Every approved pair with its contrast, computed from the tokens. The package’s tests check the same list. */
export const Pairs = meta.story({
  render: () => (
    <FoundationPage
      title="Color pairs"
      lead="The approved foregrounds for each background. Text needs 4.5:1, and shapes need 3:1. Ratios are rounded down. Other pairs are not approved."
    >
      {themes.map((theme) => (
        <section key={theme} data-theme={theme} className={panel} aria-label={`${names[theme]} theme`}>
          <Stack gap={24}>
            <Heading level={2}>{names[theme]}</Heading>
            <ColorPairs colors={colors[theme]} pairs={approvedPairs} />
          </Stack>
        </section>
      ))}
      <section data-theme="dark" className={panel} aria-label="Brand surfaces">
        <Stack gap={24}>
          <Heading level={2}>Brand surfaces, in both themes</Heading>
          <ColorPairs colors={dark} pairs={brandPairs} />
        </Stack>
      </section>
    </FoundationPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('img', { name: 'fails' })).toEqual([]);
  },
});

export const Palette = meta.story({
  render: () => (
    <FoundationPage
      title="Palette"
      lead="The steps from which semantic colors are chosen. Components do not use them directly."
    >
      {Object.entries({ ...scales, base: { white, black } }).map(([hue, steps]) => (
        <Stack key={hue} gap={12}>
          <Heading level={2}>{hue}</Heading>
          <ul className={paletteStrip}>
            {Object.entries(steps).map(([step, value]) => (
              <Swatch key={step} name={`${hue}.${step}`} value={value} />
            ))}
          </ul>
        </Stack>
      ))}
      <Text size="sm" tone="muted">
        Hues in OKLCH: navy 262, red 24, neutral 258, green 155, amber 75, sky 235.
      </Text>
    </FoundationPage>
  ),
});
