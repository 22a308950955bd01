import { type FormErrors, GetNotified, OwnRequest, toast } from '@redwhiteandcode/design-system';
import { checkEmail } from '@redwhiteandcode/contract/text/email-rule.ts';
import { type ReactNode, useState } from 'react';
import { ApiError, callPublic, callSignedIn } from '../../shell/api/client.ts';
import { toastFormErrors } from '../../shell/forms/formErrors.ts';
import { courseCopy } from '../course/courseCopy.ts';
import { useSession } from '../../shell/session/session.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { useSessionQuery } from '../../shell/api/useSessionQuery.ts';

interface NotifyProps {
  /** A launch, or a course that is not open yet. */
  item: { id: string; title: string };
  /** The button's text. */
  label: string;
}

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

/** A signed-in user's request for an email when a launch or a course opens. */
function OwnNotify({ item: { id, title }, label }: NotifyProps): ReactNode {
  const { data, error, mutate } = useSessionQuery('GET /api/me/waitlist', {});
  const [isPending, setIsPending] = useState(false);
  const [isUnconfirmed, setIsUnconfirmed] = useState(false);
  const email = useSession()?.user.email ?? '';
  const isAsked = data?.item_ids.includes(id);
  const isKnown = data !== undefined || error !== undefined;

  const setAsked = (asks: boolean) =>
    mutate(
      (before) => {
        const others = (before?.item_ids ?? []).filter((other) => other !== id);
        return { item_ids: asks ? [...others, id] : others };
      },
      { revalidate: false },
    );
  const request = { path: { itemId: id } };
  const run = async (action: () => Promise<unknown>) => {
    setIsPending(true);
    try {
      await action();
    } catch (failure) {
      // The session store shows a toast for an ended session.
      if (failure instanceof ApiError && failure.status === 401) return;
      toast({ title: errorMessageOf(failure), tone: 'danger' });
    } finally {
      setIsPending(false);
    }
  };
  const ask = () =>
    run(async () => {
      const { is_confirmed } = await callSignedIn('PUT /api/me/waitlist/{itemId}', request);
      if (is_confirmed) await setAsked(true);
      else setIsUnconfirmed(true);
    });
  const takeBack = () =>
    run(async () => {
      await callSignedIn('DELETE /api/me/waitlist/{itemId}', request);
      await setAsked(false);
    });
  return (
    <OwnRequest
      title={title}
      label={label}
      state={isAsked ? 'asked' : isUnconfirmed ? 'unconfirmed' : isKnown ? 'none' : undefined}
      email={email}
      onAsk={() => void ask()}
      onTakeBack={() => void takeBack()}
      isPending={isPending}
    />
  );
}
