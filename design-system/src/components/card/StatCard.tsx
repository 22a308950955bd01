import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { statBody, statIcon, statLabel, statValue } from './Card.css.ts';
import { Card } from './Card.tsx';

export interface StatCardProps {
  /** The meaning of the number. */
  label: ReactNode;
  /** The number, formatted. */
  value: ReactNode;
  /** A decorative icon at the end. */
  icon?: ReactNode;
  /** A line below the label. */
  description?: ReactNode;
  /** Shows a skeleton instead of the value. @default false */
  isLoading?: boolean | undefined;
}

/** One number with its label. */
export function StatCard({ label, value, icon, description, isLoading = false }: StatCardProps): ReactNode {
  const isLong = typeof value === 'string' && value.length > 9;
  return (
    <Card isRaised>
      <div className={statBody} data-component="StatCard">
        <div>
          <p className={statLabel}>{label}</p>
          {isLoading ? (
            <Skeleton shape="title" width="4rem" height="1.75rem" />
          ) : (
            <p className={statValue} data-long={isLong || undefined}>
              {value}
            </p>
          )}
          {description && <p className={statLabel}>{description}</p>}
        </div>
        {icon && (
          <span className={statIcon} data-part="icon">
            {icon}
          </span>
        )}
      </div>
    </Card>
  );
}
