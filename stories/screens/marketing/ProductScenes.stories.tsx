import {
  ApplicationScene,
  Card,
  CertificateScene,
  Grid,
  LearningScene,
  ReimbursementScene,
  Section,
  TeamReportScene,
} from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Marketing/ProductScenes',
  component: LearningScene,
  parameters: {
    usage: {
      status: 'new',
      use: [
        'To show what the product looks like, as the illustration of a Hero, a BrandBanner, a PageHeader or a FeatureGrid.',
        'In a column of at least 18 rem: the text keeps its size, and the cards wrap it.',
      ],
      avoid: [{ when: 'The picture is decoration.', instead: 'Screens/Marketing/Illustrations' }],
      keyboard: [],
      accessibility: [
        'A figure whose name says what it shows. Its parts are neither read nor focusable.',
        'It has the theme of the page, also in a section that is always navy.',
        'All data is sample data, and says so.',
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: /sample course .* its certificate/ })).toBeVisible();
  },
});

/** All scenes. */
export const All = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Grid minColumnWidth={320} gap={48}>
      <LearningScene />
      <TeamReportScene />
      <CertificateScene />
      <ReimbursementScene />
      <ApplicationScene />
    </Grid>
  ),
});

/** In a narrow column, the seal of the certificate is below its words. */
export const Narrow = meta.story({
  render: () => (
    <div style={{ inlineSize: '18rem' }}>
      <CertificateScene />
    </div>
  ),
});

const surfaceOf = (element: Element | null | undefined): string =>
  element ? getComputedStyle(element).backgroundColor : 'none';

/** A navy section is dark in both themes; the picture in it follows the page. */
export const InANavySection = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <Section tone="brand">
        <TeamReportScene />
      </Section>
      <Section>
        <Card>A card of the page</Card>
      </Section>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const inPicture = canvas.getByRole('figure').querySelector('[data-component="Card"]');
    const onPage = [...canvasElement.querySelectorAll('[data-component="Card"]')].at(-1);
    const { dataset } = document.documentElement;
    const before = dataset['theme'];
    for (const theme of ['light', 'dark']) {
      dataset['theme'] = theme;
      await expect(surfaceOf(inPicture)).toBe(surfaceOf(onPage));
    }
    dataset['theme'] = before;
  },
});
