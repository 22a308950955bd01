import { Inline, TrackMotif } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Catalog/TrackMotif',
  component: TrackMotif,
  parameters: {
    usage: {
      status: 'stable',
      use: ['The track of a course at a glance, beside a badge with its name.'],
      avoid: [{ when: 'You need a symbol for an action.', instead: 'Foundations/Icons' }],
      keyboard: [],
      accessibility: ['Decorative: the badge names the track. Lines keep their contrast in forced colors.'],
    },
  },
  args: { track: 'Technical' as const },
});

export const Default = meta.story();

export const Tracks = meta.story({
  render: () => (
    <Inline gap={24}>
      {(['Technical', 'Leadership', 'Operations'] as const).map((track) => (
        <TrackMotif key={track} track={track} />
      ))}
    </Inline>
  ),
});
