import type { ReactNode } from 'react';
import { StatCard } from '../../components/card/StatCard.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { smallMuted } from '../../theme/mutedText.css.ts';
import { statCard, statCards, stats as statsClass } from './dashboard.css.ts';

export interface DashboardStatsProps {
  /** Left out while loading. */
  stats?: LearningStats | undefined;
}

/** A learner's four numbers. */
export interface LearningStats {
  active: number;
  completed: number;
  /** The sum of the courses' hours of study, of those that state them. */
  hours: number;
  /** How many courses state no hours, which a line below the numbers says. @default 0 */
  withoutHours?: number | undefined;
  /** The mean progress of the courses, in percent. */
  progress: number;
}

/** The four numbers of the dashboard: Active Courses, Completed, Total Hours, Avg Progress. */
export function DashboardStats({ stats }: DashboardStatsProps): ReactNode {
  return (
    <div className={statsClass} data-component="DashboardStats">
      {!stats && <VisuallyHidden as="output">Loading your statistics...</VisuallyHidden>}
      <ul className={statCards}>
        {cards.map(({ label, icon, read }) => (
          <li key={label} className={statCard}>
            <StatCard
              label={label}
              value={stats && read(stats)}
              icon={<Icon icon={icon} />}
              isLoading={!stats}
            />
          </li>
        ))}
      </ul>
      {stats?.withoutHours ? <p className={smallMuted}>{hoursNote(stats.withoutHours)}</p> : null}
    </div>
  );
}

const hoursNote = (courses: number): string =>
  courses === 1
    ? 'Total Hours does not include 1 course without listed hours.'
    : `Total Hours does not include ${courses} courses without listed hours.`;

const number = new Intl.NumberFormat('en-US');

const cards = [
  {
    label: 'Active Courses',
    icon: icons.bookOpen,
    read: ({ active }: LearningStats) => number.format(active),
  },
  {
    label: 'Completed',
    icon: icons.circleCheck,
    read: ({ completed }: LearningStats) => number.format(completed),
  },
  { label: 'Total Hours', icon: icons.clock, read: ({ hours }: LearningStats) => number.format(hours) },
  {
    label: 'Avg Progress',
    icon: icons.layers,
    read: ({ progress }: LearningStats) => `${Math.round(progress)}%`,
  },
];
