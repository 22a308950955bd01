import { CodeText, Grid, Heading, Stack, Text } from '@redwhiteandcode/design-system';
import { approvedPairs, brandPairs } from '@redwhiteandcode/design-system/theme';
import { dark, light, palette } from '@redwhiteandcode/design-system/tokens';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { ColourPairs } from './ColourPairs.tsx';
import { ColourRow } from './ColourRow.tsx';
import { FoundationPage } from './FoundationPage.tsx';
import { flatten } from './flatten.ts';
import { panel, paletteStrip } from './foundations.css.ts';
import { Swatch } from './Swatch.tsx';

const meta = preview.meta({ title: 'Foundations/Colour', tags: ['!autodocs'] });

const colours = { light, dark };
const themes = ['light', 'dark'] as const;
const { white, black, ...scales } = palette;
const names = { light: 'Light', dark: 'Dark' } as const;

/** What components are painted with; both themes at once, whatever the toolbar says. */
export const Semantic = meta.story({
  render: () => (
    <FoundationPage
      title="Semantic colours"
      lead={
        <>
          Components use these alone. A subtree takes the other theme with its own{' '}
          <CodeText>data-theme</CodeText>.
        </>
      }
    >
      <Grid minColumnWidth={400}>
        {themes.map((theme) => (
          <section key={theme} data-theme={theme} className={panel} aria-label={`${names[theme]} theme`}>
            <Stack>
              <Heading level={2}>{names[theme]}</Heading>
              <Stack as="ul" gap={8}>
                {flatten(colours[theme]).map(({ path, value }) => (
                  <ColourRow key={path.join('.')} path={path} value={value} />
                ))}
              </Stack>
            </Stack>
          </section>
        ))}
      </Grid>
    </FoundationPage>
  ),
});

/** Every approved pair with its contrast, computed here from the tokens; the same list is what the tests hold. */
export const Pairs = meta.story({
  render: () => (
    <FoundationPage
      title="Colour pairs"
      lead="What may be drawn on what. Text needs 4.5:1, shapes need 3:1; ratios are rounded down. A pair that is not here is not approved."
    >
      {themes.map((theme) => (
        <section key={theme} data-theme={theme} className={panel} aria-label={`${names[theme]} theme`}>
          <Stack gap={24}>
            <Heading level={2}>{names[theme]}</Heading>
            <ColourPairs colors={colours[theme]} pairs={approvedPairs} />
          </Stack>
        </section>
      ))}
      <section data-theme="dark" className={panel} aria-label="Brand surfaces">
        <Stack gap={24}>
          <Heading level={2}>Brand surfaces, in both themes</Heading>
          <ColourPairs colors={dark} pairs={brandPairs} />
        </Stack>
      </section>
    </FoundationPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('img', { name: 'fails' })).toEqual([]);
  },
});

/** The steps that semantic colours are chosen from; components do not name them. */
export const Palette = meta.story({
  render: () => (
    <FoundationPage
      title="Palette"
      lead="The steps that semantic colours are chosen from. Components do not name them."
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
