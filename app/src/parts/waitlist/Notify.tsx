import { type FormErrors, GetNotified } from '@redwhiteandcode/design-system';
import { checkEmail } from '@redwhiteandcode/contract/text/email-rule.ts';
import type { ReactNode } from 'react';
import { callPublic } from '../../shell/api/client.ts';
import { toastFormErrors } from '../../shell/forms/formErrors.ts';
import { courseCopy } from '../course/courseCopy.ts';
import { useSession } from '../../shell/session/session.ts';
import { type NotifyProps, OwnNotify } from './OwnNotify.tsx';

async function sendLink(item_id: string, email: string): Promise<FormErrors<'email'> | undefined> {
  try {
    await callPublic('POST /api/waitlist', { body: { item_id, email } });
    return undefined;
  } catch (error) {
    return toastFormErrors(error, ['email']);
  }
}

/** Asks for an email when a launch or a course opens: a visitor with an address, a signed-in user with one press. */
export function Notify({ item, label }: NotifyProps): ReactNode {
  if (!useSession()) {
    const send = (email: string) => sendLink(item.id, email);
    return <GetNotified title={item.title} label={label} validate={checkEmail} onNotify={send} />;
  }
  return <OwnNotify item={item} label={label} />;
}

/** Returns `Notify` for a course in a list if it is not open yet. */
export const notifyOf = ({
  lesson_count,
  ...course
}: NotifyProps['item'] & { lesson_count?: number | undefined }): ReactNode =>
  lesson_count === 0 && <Notify item={course} label={courseCopy.notify} />;
