import { CodeText, Grid, Heading, Stack, Text } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, light, palette } from '../../design-system/src/theme/tokens.ts';
import { ColourRow } from './ColourRow.tsx';
import { flatten } from './flatten.ts';
import { Swatch } from './Swatch.tsx';
import { panel } from './foundations.css.ts';

const meta: Meta = { title: 'Foundations/Colour', tags: ['!autodocs'] };
export default meta;

const themes = { light: flatten(light), dark: flatten(dark) };
const { white, black, ...scales } = palette;

/** What components are painted with; both themes at once, whatever the toolbar says. */
export const Semantic: StoryObj = {
  render: () => (
    <Stack gap={24}>
      <Heading level={1}>Semantic colours</Heading>
      <Text>
        Components use these alone. A subtree takes the other theme with its own{' '}
        <CodeText>data-theme</CodeText>.
      </Text>
      <Grid minColumnWidth={400}>
        {(['light', 'dark'] as const).map((theme) => (
          <section key={theme} data-theme={theme} className={panel} aria-label={`${theme} theme`}>
            <Stack>
              <Heading level={2}>{theme === 'light' ? 'Light' : 'Dark'}</Heading>
              <Stack as="ul" gap={8}>
                {themes[theme].map(({ path, value }) => (
                  <ColourRow key={path.join('.')} path={path} value={value} />
                ))}
              </Stack>
            </Stack>
          </section>
        ))}
      </Grid>
    </Stack>
  ),
};

/** The steps that semantic colours are chosen from; components do not name them. */
export const Palette: StoryObj = {
  render: () => (
    <Stack gap={32}>
      <Heading level={1}>Palette</Heading>
      {Object.entries({ ...scales, base: { white, black } }).map(([hue, steps]) => (
        <Stack key={hue} gap={8}>
          <Heading level={2}>{hue}</Heading>
          <Grid as="ul" minColumnWidth={160} gap={12}>
            {Object.entries(steps).map(([step, value]) => (
              <Swatch key={step} name={`${hue}.${step}`} value={value} />
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
};
