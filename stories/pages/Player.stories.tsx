import { CourseUnavailable, ErrorState, Section } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen, within } from 'storybook/test';
import { lessons, played } from '../samples/pages/learnerLesson.ts';
import { Player, PlayerLoading } from '../samples/pages/learnerPlayer.tsx';
import { PageFrame } from '../samples/PageFrame.tsx';

const path = `/learn/${played.id}`;

function PlayerPage({ children }: { children: ReactNode }): ReactNode {
  return (
    <PageFrame viewer="learner" path={path}>
      {children}
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Player',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** /learn/{courseId}/{module}/{lesson}: a lesson with the outline beside it */
export const Lesson: Story = {
  render: () => (
    <PlayerPage>
      <Player place={4} completed={4} />
    </PlayerPage>
  ),
};

/** /learn/{courseId}/1/1: 'Previous' is disabled, nothing is ticked */
export const FirstLesson: Story = {
  render: () => (
    <PlayerPage>
      <Player place={0} completed={0} />
    </PlayerPage>
  ),
};

/** /learn/{courseId}/{module}/{lesson} with every lesson ticked: 'Next' is disabled, the certificate is there */
export const LastLesson: Story = {
  render: () => (
    <PlayerPage>
      <Player place={lessons.length - 1} completed={lessons.length} certificateNumber="RWC-2025-8K4TQ2ZP" />
    </PlayerPage>
  ),
};

/** /learn/{courseId}/{module}/{lesson} on a phone: the lesson alone, with a button for the outline */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <PlayerPage>
      <Player place={4} completed={4} />
    </PlayerPage>
  ),
};

/** /learn/{courseId}/{module}/{lesson} on a phone with the outline open above the lesson */
export const OutlineOnPhone: Story = {
  ...OnPhone,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.queryByRole('button', { name: 'Outline' });
    if (!button) return;
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: played.title }));
    await expect(dialog.getByRole('link', { current: 'page' })).toHaveTextContent('Scoring a use case');
  },
};

/** /learn/{courseId} while the course is on its way */
export const Loading: Story = {
  render: () => (
    <PlayerPage>
      <PlayerLoading />
    </PlayerPage>
  ),
};

/** /learn/{courseId} when the lessons could not be loaded */
export const Failed: Story = {
  render: () => (
    <PlayerPage>
      <Section>
        <ErrorState
          headingLevel={1}
          title="Failed to load course content"
          description="Check your connection and try again."
          onRetry={() => undefined}
        />
      </Section>
    </PlayerPage>
  ),
};

/** /learn/{courseId} of a course whose lessons are not published */
export const NotAvailable: Story = {
  render: () => (
    <PlayerPage>
      <Section>
        <CourseUnavailable courseHref={`/course/${played.id}`} />
      </Section>
    </PlayerPage>
  ),
};

/** /learn/{courseId} of a course one is not enrolled in */
export const NotEnrolled: Story = {
  render: () => (
    <PlayerPage>
      <Section>
        <CourseUnavailable reason="notEnrolled" courseHref={`/course/${played.id}`} />
      </Section>
    </PlayerPage>
  ),
};
