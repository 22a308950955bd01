import { NotFoundScreen, UnexpectedErrorScreen } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageFrame } from '../samples/PageFrame.tsx';

const ignore = (): void => undefined;

const meta = {
  title: 'Pages/Messages',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Any unknown path */
export const NotFound: Story = {
  render: () => (
    <PageFrame path="/unknown">
      <NotFoundScreen />
    </PageFrame>
  ),
};

/** Any path whose page breaks */
export const UnexpectedError: Story = {
  render: () => (
    <PageFrame path="/">
      <UnexpectedErrorScreen message="The page could not be drawn." onRetry={ignore} />
    </PageFrame>
  ),
};
