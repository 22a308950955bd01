import { Breadcrumbs, CourseHeader, EnrollAction } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { course, longCourse } from '../../samples/courses.ts';

const meta = {
  title: 'Screens/Catalog/CourseHeader',
  component: CourseHeader,
  args: {
    course,
    action: <EnrollAction state="signedOut" signInHref="/auth" />,
    breadcrumbs: <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: course.title }]} />,
  },
  argTypes: { action: { control: false }, breadcrumbs: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CourseHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { course: undefined } };

export const LongText: Story = { args: { course: longCourse } };
