import { OwnRequest, toast } from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { ApiError, callSignedIn } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { useSessionQuery } from '../../shell/api/useSessionQuery.ts';
import { useSession } from '../../shell/session/session.ts';

export interface NotifyProps {
  /** A launch, or a course that is not open yet. */
  item: { id: string; title: string };
  /** The button's text. */
  label: string;
}

/** A signed-in user's request for an email when a launch or a course opens. */
export function OwnNotify({ item: { id, title }, label }: NotifyProps): ReactNode {
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
