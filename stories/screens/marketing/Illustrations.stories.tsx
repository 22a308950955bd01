import {
  AnswersIllustration,
  BridgeIllustration,
  Grid,
  LiftOffIllustration,
  SeatsIllustration,
} from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Marketing/Illustrations',
  component: BridgeIllustration,
  parameters: {
    usage: {
      status: 'new',
      use: ['Beside the words that open a page or a band, one on a page.'],
      avoid: [{ when: 'A sign is needed.', instead: 'Components/Data/Icon' }],
      keyboard: [],
      accessibility: ['Decoration, hidden from assistive technology. Each has one red mark.'],
    },
  },
});

export const Default = meta.story();

/** All of them in the colours of the theme. */
export const All = meta.story({
  render: () => (
    <Grid minColumnWidth={320} gap={48}>
      <BridgeIllustration />
      <LiftOffIllustration />
      <SeatsIllustration />
      <AnswersIllustration />
    </Grid>
  ),
});
