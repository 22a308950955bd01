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
      use: ['Beside the text at the top of a page or section, at most one on a page.'],
      avoid: [{ when: 'You need a symbol.', instead: 'Components/Data/Icon' }],
      keyboard: [],
      accessibility: ['They are decorative and hidden from assistive technology. Each has one red mark.'],
    },
  },
});

export const Default = meta.story();

/** All illustrations in the colors of the theme. */
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
