import {
  ApplicationReview,
  Breadcrumbs,
  ButtonLink,
  EmptyState,
  ErrorState,
  Skeleton,
  Stack,
  Timeline,
} from '@redwhiteandcode/design-system';
import type { ApplicationInList } from '@redwhiteandcode/lambdas/contract/liftoff-admin.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { adminMeta } from '../admin/adminMeta.ts';
import { callAdmin } from '../admin/callAdmin.ts';
import { changeByOthers, historyItems } from '../admin/review/history.ts';
import { mailPreview } from '../admin/review/mailPreview.ts';
import { applicationStatus } from '../admin/review/status.ts';
import { useDecision } from '../admin/review/useDecision.ts';
import { useProof } from '../admin/review/useProof.ts';
import { useSessionKey } from '../api/useAnswer.ts';
import { useKept } from '../api/useKept.ts';
import { LoadingHeading } from '../auth/RequireSession.tsx';
import { reviewWords as words } from '../copy/adminReview.ts';
import { focusPage, keepFocus } from '../frame/useNavigationFocus.ts';
import { useSession } from '../session/session.ts';

const list = '/admin/layoff-applications';
export const meta = () => adminMeta({ title: words.one, description: words.oneDescription, path: list });

export default function AdminLayoffApplicationRoute(): ReactNode {
  const { applicationId = '' } = useParams();
  const [address] = useSearchParams();
  const status = applicationStatus(address.get('status'));
  const key = 'GET /api/admin/layoff-applications/{applicationId}';
  const request = { path: { applicationId }, query: { ...(status && { status }) } };
  const { data, error, isLoading, mutate } = useKept(
    useSessionKey(key, request),
    () => callAdmin(key, request),
    { keepPreviousData: true },
  );
  const isMissing = error?.status === 404;
  // What was shown before stays while the next is on its way, and no longer.
  const isLost = error !== undefined && !isLoading && data?.id !== applicationId;
  useFocusOfNext(isLost ? 'none' : data?.id);
  return (
    <Stack gap={24}>
      <Breadcrumbs
        items={[
          { label: words.backToList, href: status ? `${list}?status=${status}` : list },
          { label: data?.applicant_name ?? words.one },
        ]}
      />
      {data && !isMissing && !isLost ? (
        <Review key={data.id} application={data} />
      ) : isLoading ? (
        <Loading />
      ) : isMissing ? (
        <EmptyState
          headingLevel={1}
          title={words.missing}
          description={words.missingHint}
          action={<ButtonLink href={list}>{words.backToList}</ButtonLink>}
        />
      ) : (
        <ErrorState headingLevel={1} title={words.loadFailure} onRetry={() => void mutate()} />
      )}
    </Stack>
  );
}

/** Leads to the heading when another application has come: the button that asked for it went with the one before. */
function useFocusOfNext(shown: string | undefined): void {
  const before = useRef(shown);
  useEffect(() => {
    if (shown !== undefined && before.current !== undefined && before.current !== shown) focusPage();
    before.current = shown;
  }, [shown]);
}

function Loading(): ReactNode {
  return (
    <>
      <LoadingHeading>{words.one}</LoadingHeading>
      <Skeleton shape="block" height="24rem" />
    </>
  );
}

function Review({ application }: { application: ApplicationInList }): ReactNode {
  const { id, proof_document_url, history, previous_id, next_id } = application;
  const [seen] = useState(history.length);
  const userId = useSession()?.user.id ?? '';
  const decide = useDecision();
  const proof = useProof(id, proof_document_url);
  const navigate = useNavigate();
  const { search } = useLocation();
  const goTo = (other: string | null) =>
    other === null ? undefined : () => void navigate(`${list}/${other}${search}`, { state: keepFocus });
  return (
    <ApplicationReview
      application={application}
      proof={proof}
      history={<Timeline label={words.history} items={historyItems(application)} />}
      onPrevious={goTo(previous_id)}
      onNext={goTo(next_id)}
      conflict={changeByOthers(application, seen, userId)}
      onDecide={(decision, reason) => decide(application, decision, reason)}
      mailFor={mailPreview}
    />
  );
}
