import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import type { Tone } from '../badge/Badge.tsx';
import { toneIcons } from '../badge/StatusBadge.tsx';
import { Icon, type IconSource } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { content, description, item as itemClass, line, list, mark, title } from './Timeline.css.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';
import { formatMoment } from '../date/date.ts';

/** An event. */
export interface TimelineItem {
  /** Unique in the list. */
  id: string;
  /** The event, past or planned. */
  title: ReactNode;
  /** The ISO 8601 date, or date and time, which is shown in the reader's time zone. */
  time?: string | undefined;
  /** The person who did it. */
  actor?: ReactNode;
  /** The details. */
  description?: ReactNode;
  /** `current` marks the current step. @default 'done' */
  state?: 'done' | 'current' | 'upcoming' | undefined;
  /** Sets the color and the icon of the mark. */
  tone?: Tone | undefined;
  /** The icon in the mark. @default the icon of the tone or the state */
  icon?: IconSource | undefined;
}

export interface TimelineProps {
  /** The events in display order. */
  items: readonly TimelineItem[];
  /** The accessible name of the list. */
  label: string;
}

/** A list of events in order, with the current step. */
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

function TimelineEntry({ state = 'done', tone, time, actor, ...item }: TimelineItem) {
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
            {time && <time dateTime={time}>{formatMoment(time)}</time>}
            {time && actor && ' · '}
            {actor}
          </p>
        )}
        {item.description && <div className={description}>{item.description}</div>}
      </div>
    </li>
  );
}
