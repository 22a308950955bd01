import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import type { Tone } from '../badge/Badge.tsx';
import { toneIcons } from '../badge/StatusBadge.tsx';
import { Icon, type IconSource } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { content, description, item as itemClass, line, list, mark, title } from './Timeline.css.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';

/** One event. */
export interface TimelineItem {
  /** Unique in the list. */
  id: string;
  /** What happened, or is to happen. */
  title: ReactNode;
  /** When: an ISO 8601 date, or date and time, which is shown in UTC. */
  time?: string | undefined;
  /** Who did it. */
  actor?: ReactNode;
  /** More about it. */
  description?: ReactNode;
  /** `current` is the step that is now. @default 'done' */
  state?: 'done' | 'current' | 'upcoming' | undefined;
  /** Colours the mark and gives it the tone's icon. */
  tone?: Tone | undefined;
  /** In the mark. @default the tone's or the state's own */
  icon?: IconSource | undefined;
}

export interface TimelineProps {
  /** In the order in which they are shown. */
  items: readonly TimelineItem[];
  /** Accessible name of the list. */
  label: string;
}

/** What happened one thing after another, and the step that is now. */
export function Timeline({ items, label }: TimelineProps): ReactNode {
  return (
    <ol className={list} aria-label={label} data-component="Timeline">
      {items.map((item) => (
        <TimelineEntry key={item.id} {...item} />
      ))}
    </ol>
  );
}

const stateIcons = { done: icons.check, current: icons.clock, upcoming: undefined };

function TimelineEntry({ state = 'done', tone, time, actor, ...item }: TimelineItem): ReactNode {
  const icon = item.icon ?? (tone ? toneIcons[tone] : stateIcons[state]);
  return (
    <li className={itemClass} aria-current={state === 'current' ? 'step' : undefined} data-state={state}>
      <span className={mark} data-tone={tone}>
        {icon && <Icon icon={icon} size="sm" />}
      </span>
      <span className={line} />
      <div className={content}>
        <p className={title}>
          {item.title}
          {state === 'upcoming' && <VisuallyHidden> (not yet)</VisuallyHidden>}
        </p>
        {(time || actor) && (
          <p className={smallMuted}>
            {time && <time dateTime={time}>{showTime(time)}</time>}
            {time && actor && ' · '}
            {actor}
          </p>
        )}
        {item.description && <div className={description}>{item.description}</div>}
      </div>
    </li>
  );
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const dayAndTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

function showTime(time: string): string {
  const date = new Date(time);
  return time.includes('T') ? `${dayAndTime.format(date)} UTC` : day.format(date);
}
