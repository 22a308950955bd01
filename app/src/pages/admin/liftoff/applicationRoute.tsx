import type { ApplicationInList, ProofLink } from '@redwhiteandcode/contract/liftoff/admin-operations.ts';
import { applicationStatuses } from '@redwhiteandcode/contract/api/statuses.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { adminMeta } from '../../../parts/admin/adminMeta.ts';
import { mailPreview, useDecision } from './useDecision.ts';
import { recordStatus, useAdminQuery } from '../../../parts/admin/useAdminQuery.ts';
import { reviewCopy as copy } from './reviewCopy.ts';
import { keepFocus } from '../../../shell/frame/useNavigationFocus.ts';
import { changeByOthers } from './applicationHistory.ts';
import { applicationsHref } from '../../../parts/admin/addresses.ts';
import { LayoffApplicationPage, LayoffReview, NoApplication } from './LayoffApplicationPage.tsx';
import { focusPage } from '../../../shell/frame/focusPage.ts';
import { useSession } from '../../../shell/session/session.ts';
import type { ApplicationReviewProps } from '@redwhiteandcode/design-system';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { saveLink } from '../../../shell/downloads/saveFile.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';

export const meta = () =>
  adminMeta({ title: copy.record.title, description: copy.oneDescription }, applicationsHref);

export default function AdminLayoffApplicationRoute(): ReactNode {
  const { applicationId = '' } = useParams();
  const [address] = useSearchParams();
  const status = applicationStatuses.find((name) => name === address.get('status'));
  const query = useAdminQuery(
    'GET /api/admin/layoff-applications/{applicationId}',
    { path: { applicationId }, query: { ...(status && { status }) } },
    { keepPreviousData: true },
  );
  const { data, error, isLoading } = query;
  // The previous application stays while the next one loads, but not if that fails.
  const isLost = error !== undefined && !isLoading && data?.id !== applicationId;
  useFocusOfNext(isLost ? 'none' : data?.id);
  return (
    <LayoffApplicationPage
      listHref={status ? `${applicationsHref}?status=${status}` : applicationsHref}
      name={data?.applicant_name}
    >
      {data && error?.status !== 404 && !isLost ? (
        <Review key={data.id} application={data} />
      ) : (
        <NoApplication status={isLoading ? { state: 'loading' } : recordStatus(query)} />
      )}
    </LayoffApplicationPage>
  );
}

/** Moves the focus to the heading of the next application, since the button that opened it is gone. */
function useFocusOfNext(shown: string | undefined): void {
  const before = useRef(shown);
  useEffect(() => {
    if (shown !== undefined && before.current !== undefined && before.current !== shown) focusPage();
    before.current = shown;
  }, [shown]);
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
    other === null
      ? undefined
      : () => void navigate(`${applicationsHref}/${other}${search}`, { state: keepFocus });
  return (
    <LayoffReview
      application={application}
      proof={proof}
      onPrevious={goTo(previous_id)}
      onNext={goTo(next_id)}
      conflict={changeByOthers(application, seen, userId)}
      onDecide={(decision, reason) => decide(application, decision, reason)}
      mailFor={mailPreview}
    />
  );
}

/** Returns the kind of a proof from its extension: 'PDF'. */
const kindOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1).toUpperCase();

/** Returns the proof of an application. Its link is requested on demand: it expires soon, and the audit log records it. */
function useProof(applicationId: string, key: string | null): ApplicationReviewProps['proof'] {
  const [imageUrl, setImageUrl] = useState<string>();
  const [request, setRequest] = useState<{ isPending?: boolean; error?: string }>({});
  if (key === null) return null;
  const requestLink = async (then: (link: ProofLink) => void) => {
    setRequest({ isPending: true });
    try {
      const path = { applicationId };
      then(await callAdmin('GET /api/admin/layoff-applications/{applicationId}/proof', { path }));
      setRequest({});
    } catch (error) {
      setRequest({ error: errorMessageOf(error) });
    }
  };
  const kind = kindOf(key);
  const isImage = kind !== 'PDF';
  return {
    ...request,
    imageUrl,
    fileName: isImage ? copy.image(kind) : copy.document(kind),
    onDownload: () => void requestLink(({ url, file_name }) => saveLink(url, file_name)),
    onShow: isImage && !imageUrl ? () => void requestLink(({ url }) => setImageUrl(url)) : undefined,
  };
}
