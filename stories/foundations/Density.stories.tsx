import { Button, CodeText, Grid, Heading, Stack, Text, TextField } from '@redwhiteandcode/design-system';
import { control, controlCoarse, row, rowCoarse } from '@redwhiteandcode/design-system/tokens';
import preview from '#.storybook/preview.tsx';
import { FoundationPage } from './FoundationPage.tsx';
import { densityRow, numbers, panel, tableFrame } from './foundations.css.ts';

const meta = preview.meta({ title: 'Foundations/Density', tags: ['!autodocs'] });

const densities = ['compact', 'regular', 'comfortable'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

const uses = {
  compact: 'Tables for people who work with them all day',
  regular: 'Everywhere else',
  comfortable: 'Pages with little content, such as sign-in',
} as const;

/** The same controls in the three densities, with their heights. */
export const Density = meta.story({
  render: () => (
    <FoundationPage
      title="Density"
      lead={
        <>
          Set it on a subtree with <CodeText>data-density</CodeText>. It changes the height of controls and
          rows, but not the type. Small controls are higher on touch screens.
        </>
      }
    >
      <Grid minColumnWidth={280}>
        {densities.map((density) => (
          <section key={density} data-density={density} className={panel} aria-label={density}>
            <Stack>
              <Stack gap={4}>
                <Heading level={2} size="sm">
                  {density}
                </Heading>
                <Text size="sm" tone="muted">
                  {uses[density]}
                </Text>
              </Stack>
              <Stack gap={8} align="start">
                {sizes.map((size) => (
                  <Button key={size} size={size}>
                    Save {size}
                  </Button>
                ))}
              </Stack>
              <TextField label="Sample field" defaultValue="Sample" />
              <div>
                {['First row', 'Second row', 'Third row'].map((name) => (
                  <div key={name} className={densityRow}>
                    {name}
                  </div>
                ))}
              </div>
            </Stack>
          </section>
        ))}
      </Grid>
      <Stack gap={12}>
        <Heading level={2}>Heights in px</Heading>
        <Text tone="muted">Of controls and rows, with a mouse and on touch screens.</Text>
        <div className={tableFrame}>
          <table className={numbers}>
            <thead>
              <tr>
                <th scope="col">Density</th>
                {sizes.map((size) => (
                  <th key={size} scope="col">
                    {size}
                  </th>
                ))}
                <th scope="col">row</th>
              </tr>
            </thead>
            <tbody>
              {densities.map((density) => (
                <tr key={density}>
                  <th scope="row">{density}</th>
                  {sizes.map((size) => (
                    <td key={size}>
                      {control[density][size]} · {controlCoarse[density][size]}
                    </td>
                  ))}
                  <td>
                    {row[density]} · {rowCoarse[density]}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Stack>
    </FoundationPage>
  ),
});
