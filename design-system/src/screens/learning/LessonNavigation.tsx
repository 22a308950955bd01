import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { paging } from './learning.css.ts';

export interface LessonNavigationProps {
  /** Left out on the first lesson: 'Previous' is then disabled. */
  previousHref?: string | undefined;
  /** Left out on the last lesson: 'Next' is then disabled. */
  nextHref?: string | undefined;
}

/** 'Previous' and 'Next', across module boundaries. */
export function LessonNavigation({ previousHref, nextHref }: LessonNavigationProps): ReactNode {
  return (
    <nav className={paging} aria-label="Lessons" data-component="LessonNavigation">
      <Step href={previousHref} label="Previous" iconStart={<Icon icon={icons.arrowLeft} size="sm" />} />
      <Step href={nextHref} label="Next" iconEnd={<Icon icon={icons.arrowRight} size="sm" />} />
    </nav>
  );
}

interface StepProps {
  href: string | undefined;
  label: string;
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
}

function Step({ href, label, ...icons }: StepProps): ReactNode {
  if (href === undefined) {
    return (
      <Button variant="neutral" isDisabled {...icons}>
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink href={href} variant={label === 'Next' ? 'primary' : 'neutral'} {...icons}>
      {label}
    </ButtonLink>
  );
}
