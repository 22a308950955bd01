import { type ReactNode, useId, useRef, useState } from 'react';
import { Badge } from '../../components/badge/Badge.tsx';
import { Button } from '../../components/button/Button.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { smallMuted } from '../../theme/mutedText.css.ts';
import { formatMoment } from '../../components/date/date.ts';
import { sessionName, sessionRow, sessions as sessionsClass } from './account.css.ts';

/** A device on which the user is signed in. */
export interface DeviceSession {
  id: string;
  /** The browser and system, such as 'Firefox on Windows'; null if unknown. */
  device: string | null;
  /** An ISO date and time. */
  started_at: string;
  /** An ISO date and time. */
  last_used_at: string;
  /** Whether it is the session of this page. */
  is_current: boolean;
}

export interface SessionListProps {
  /** Left out while loading. */
  sessions?: readonly DeviceSession[] | undefined;
  /** Why loading failed. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Whether it is loading again after a failure. @default false */
  isRetrying?: boolean | undefined;
  /** Ends a session; then remove it from `sessions`. Rejects with a message for the user on failure. */
  onSignOut: (session: DeviceSession) => Promise<void>;
}

/** The devices on which a user is signed in, each with a button that signs it out. */
export function SessionList({
  sessions,
  error,
  onRetry,
  isRetrying = false,
  onSignOut,
}: SessionListProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  if (error !== undefined && sessions === undefined) {
    return (
      <ErrorState
        title="Failed to load your sessions"
        headingLevel={3}
        description={error}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    );
  }
  if (sessions === undefined) return <Loading />;
  if (sessions.length === 0) return <p className={smallMuted}>No active sessions.</p>;
  return (
    <ul
      className={sessionsClass}
      aria-label="Your sessions"
      tabIndex={-1}
      ref={list}
      data-component="SessionList"
    >
      {sessions.map((session) => (
        <Session
          key={session.id}
          session={session}
          onSignOut={async () => {
            await onSignOut(session);
            // The focused button disappears with its session.
            list.current?.focus();
          }}
        />
      ))}
    </ul>
  );
}

function Session({
  session: { device, started_at, last_used_at, is_current },
  onSignOut,
}: {
  session: DeviceSession;
  onSignOut: () => Promise<void>;
}): ReactNode {
  const detailsId = useId();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const name = device ?? 'Unknown device';
  const signOut = async () => {
    setFailure(undefined);
    setIsPending(true);
    try {
      await onSignOut();
    } catch (thrown) {
      setFailure(thrown instanceof Error ? thrown.message : 'It did not work. Please try again.');
      setIsPending(false);
    }
  };
  return (
    <li className={sessionRow}>
      <Inline justify="between" gap={16}>
        <Stack gap={4}>
          <Inline gap={8}>
            <span className={sessionName}>{name}</span>
            {is_current && <Badge tone="info">This device</Badge>}
          </Inline>
          <span id={detailsId} className={smallMuted}>
            {is_current ? 'In use now' : `Last used ${formatMoment(last_used_at)}`}
            <br />
            Signed in {formatMoment(started_at)}
          </span>
        </Stack>
        <Button
          variant="neutral"
          size="sm"
          aria-label={`Sign out: ${name}`}
          aria-describedby={detailsId}
          onPress={() => void signOut()}
          isPending={isPending}
        >
          Sign out
        </Button>
      </Inline>
      {failure !== undefined && (
        <Alert tone="danger" live="alert">
          {failure}
        </Alert>
      )}
    </li>
  );
}

function Loading(): ReactNode {
  return (
    <div data-component="SessionList">
      <VisuallyHidden as="output">Loading your sessions...</VisuallyHidden>
      <Skeleton lines={2} />
    </div>
  );
}
