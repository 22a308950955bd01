import type { ReactNode } from 'react';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { DataTableColumn } from '../../components/data-table/table.ts';
import { Text } from '../../components/text/Text.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { ClippedText, DateCell } from '../admin/adminTable.tsx';
import { bar, counted } from './courseFigures.css.ts';

/** The enrollments that started and were completed in a week. `completed` is null if it is not known. */
export interface CourseWeek {
  /** The calendar date of its Monday. */
  week: string;
  started: number;
  completed: number | null;
}

/** The enrollments that stopped at a lesson. */
export interface CourseStop {
  id: string;
  /** The lesson's title, or where else they stopped. */
  title: string;
  enrollments: number;
}

export interface CourseFiguresProps {
  /** The last weeks, oldest first. */
  weeks: readonly CourseWeek[];
  /** In the course's order. */
  stops: readonly CourseStop[];
  /** After how many days an enrollment counts as stopped. */
  stoppedAfterDays: number;
  /** The enrollments that the figures are from: 'From all 12 enrollments.' */
  basis: string;
}

/** How learners go through a course: starts and completions by week, and where they stop. Each bar has its number. */
export function CourseFigures({ weeks, stops, stoppedAfterDays, basis }: CourseFiguresProps): ReactNode {
  const mostInWeek = Math.max(1, ...weeks.flatMap(({ started, completed }) => [started, completed ?? 0]));
  const mostStops = Math.max(1, ...stops.map(({ enrollments }) => enrollments));
  const weekColumns: DataTableColumn<CourseWeek>[] = [
    { id: 'week', header: 'Week of', isRowHeader: true, cell: ({ week }) => <DateCell iso={week} /> },
    {
      id: 'started',
      header: 'Started',
      cell: ({ started }) => <Counted value={started} most={mostInWeek} />,
    },
    {
      id: 'completed',
      header: 'Completed',
      cell: ({ completed }) =>
        completed === null ? 'Not known' : <Counted value={completed} most={mostInWeek} />,
    },
  ];
  const stopColumns: DataTableColumn<CourseStop>[] = [
    {
      id: 'title',
      header: 'Lesson opened last',
      isRowHeader: true,
      cell: ({ title }) => <ClippedText text={title} lines={2} />,
    },
    {
      id: 'enrollments',
      header: 'Learners',
      cell: ({ enrollments }) => <Counted value={enrollments} most={mostStops} />,
    },
  ];
  return (
    <div data-component="CourseFigures">
      <Stack gap={32}>
        <Stack gap={12}>
          <DataTable
            caption="Starts and completions"
            columns={weekColumns}
            rows={weeks}
            rowKey={({ week }) => week}
            empty="No whole week to show"
          />
          <Text tone="muted">{basis}</Text>
        </Stack>
        <Stack gap={12}>
          <DataTable
            caption="Where learners stop"
            columns={stopColumns}
            rows={stops}
            rowKey={({ id }) => id}
            empty="No learner has stopped"
          />
          <Text tone="muted">
            Learners who started at least {stoppedAfterDays} days ago and have not completed the course.
          </Text>
        </Stack>
      </Stack>
    </div>
  );
}

/** A number with a bar, whose length is its share of the largest number. */
function Counted({ value, most }: { value: number; most: number }): ReactNode {
  return (
    <span className={counted}>
      <span>{value}</span>
      <svg className={bar} aria-hidden focusable={false}>
        <rect width={`${(value / most) * 100}%`} height="100%" />
      </svg>
    </span>
  );
}
