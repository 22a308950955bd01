import { type CatalogFilter, CourseCatalog, noFilter } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { courses, longCourse } from '../../samples/courses.ts';

const meta = {
  title: 'Screens/Catalog/CourseCatalog',
  component: CourseCatalog,
  args: {
    courses,
    courseHref: ({ id }) => `/course/${id}`,
    filter: noFilter,
    onChange: fn(),
    total: courses.length,
    onRetry: fn(),
  },
} satisfies Meta<typeof CourseCatalog>;
export default meta;

type Story = StoryObj<typeof meta>;

function matching({ level, track }: CatalogFilter) {
  const fits = (wanted: string, value: string) => wanted === 'all' || wanted === value;
  return courses.filter((course) => fits(level, course.level) && fits(track, course.track));
}

export const Default: Story = {};

export const Filtering: Story = {
  render: function Filtering(args) {
    const [filter, setFilter] = useState(noFilter);
    return <CourseCatalog {...args} filter={filter} onChange={setFilter} courses={matching(filter)} />;
  },
};

export const Loading: Story = { args: { courses: [], isLoading: true } };

export const NoMatch: Story = { args: { courses: [], filter: { level: 'Executive', track: 'all' } } };

export const Failed: Story = { args: { error: 'Check your connection, then try again.' } };

export const LongText: Story = { args: { courses: [longCourse, ...courses] } };
