import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { done, doneIcon } from './waitlist.css.ts';

export interface RequestButtonProps {
  /** What the email will be about. */
  title: string;
  /** @default 'Get Notified' */
  label?: string | undefined;
  onPress: () => void;
  isPending?: boolean | undefined;
}

/** The button that asks for an email, named after what the email will be about. */
export const RequestButton = ({
  title,
  label = 'Get Notified',
  onPress,
  isPending,
}: RequestButtonProps): ReactNode => (
  <Button
    variant="neutral"
    onPress={onPress}
    isPending={isPending}
    iconStart={<Icon icon={icons.bell} size="sm" />}
    aria-label={`${label}: ${title}`}
  >
    {label}
  </Button>
);

/** What has happened to a request. */
export const RequestState = ({ children }: { children: ReactNode }): ReactNode => (
  <p className={done}>
    <span className={doneIcon}>
      <Icon icon={icons.circleCheck} />
    </span>
    <span>{children}</span>
  </p>
);

/** Says that the request counts once its link was pressed. */
export const linkSent = (title: string, email: string): string =>
  `Press the link in our email to ${email}, and we will email you when “${title}” opens. No email? Look in your spam folder, or for an earlier one.`;
