import { Card, LayoffApplicationForm, type LayoffApplicationFormProps } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { applicationWords as words } from '../../copy/layoffApplication.ts';

export interface ApplicationFormProps extends Omit<LayoffApplicationFormProps, 'note'> {
  /** Visitors sign in before the application is sent. */
  isSignedIn: boolean;
}

/** The application's form in its card. */
export function ApplicationForm({ isSignedIn, ...form }: ApplicationFormProps): ReactNode {
  return (
    <Card padding="lg">
      <LayoffApplicationForm {...form} note={isSignedIn ? words.note : `${words.note} ${words.guestNote}`} />
    </Card>
  );
}
