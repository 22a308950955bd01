import { type ReactNode, useState } from 'react';
import { type OutcomeStatus, toast, type ToolkitFile } from '@redwhiteandcode/design-system';
import { readerToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { Toolkit } from '@redwhiteandcode/contract/reimbursement/toolkits.ts';
import { toolkitFileName } from '@redwhiteandcode/contract/reimbursement/toolkit-file-name.ts';
import { nextOutcomes } from '@redwhiteandcode/contract/reimbursement/toolkit-rules.ts';
import { useSearchParams } from 'react-router';
import { RequireSession } from '../../shell/frame/RequireSession.tsx';
import { reimbursementCopy as copy } from './reimbursementCopy.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { toolkitHref } from '../../parts/reimbursement/addresses.ts';
import { OwnToolkit } from './OwnToolkit.tsx';
import type { Route } from './+types/toolkitRoute.ts';
import { callSignedIn } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { saveDocument } from '../../shell/downloads/saveDocument.ts';
import { saveLink } from '../../shell/downloads/saveFile.ts';
import { copyText } from '../../shell/frame/copyText.ts';
import { ToolkitPage } from './ToolkitPage.tsx';
import { createLink, recordOutcome, revokeLink } from './toolkitActions.ts';
import { useCap } from '../../parts/reimbursement/useToolkits.ts';

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({
    title: copy.toolkit,
    description: copy.description,
    path: toolkitHref(params.toolkitId),
    isPrivate: true,
  });

export default function ToolkitRoute({ params: { toolkitId } }: Route.ComponentProps): ReactNode {
  return (
    <RequireSession title={copy.toolkit}>
      <OwnToolkit key={toolkitId} toolkitId={toolkitId}>
        {(toolkit, onChange) => <ToolkitView toolkit={toolkit} onChange={onChange} />}
      </OwnToolkit>
    </RequireSession>
  );
}

interface ToolkitViewProps {
  toolkit: Toolkit;
  /** Shows a changed toolkit. */
  onChange: (toolkit: Toolkit) => void;
}

/** The page of a toolkit with its actions: documents, the employer's link, and outcomes. */
function ToolkitView({ toolkit, onChange }: ToolkitViewProps): ReactNode {
  const [search] = useSearchParams();
  const [linkUrl, setLinkUrl] = useState<string>();
  const [pendingFile, download] = useDownload(toolkit);
  const { data: cap } = useCap(toolkit.plan_year);
  const path = { toolkitId: toolkit.id };
  const openLetter = async () => {
    try {
      const link = await callSignedIn('GET /api/reimbursement-toolkits/{toolkitId}/denial-letter', { path });
      saveLink(link.url, link.file_name);
    } catch (error) {
      toast({ title: copy.downloadFailed, description: errorMessageOf(error), tone: 'danger' });
    }
  };
  return (
    <ToolkitPage
      toolkit={toolkit}
      cap={cap}
      today={readerToday()}
      pendingFile={pendingFile}
      onDownload={download}
      onDownloadAll={() => download('zip')}
      linkUrl={linkUrl}
      onCreate={async (terms) => {
        const created = await createLink(toolkit.id, terms);
        setLinkUrl(created.url);
        onChange(created.toolkit);
      }}
      onRevoke={async () => {
        const changed = await revokeLink(toolkit.id);
        setLinkUrl(undefined);
        onChange(changed);
      }}
      onCopy={copyText}
      defaultStatus={askedOutcome(toolkit, search.get('outcome'))}
      onRecord={async (outcome, letter) => {
        const result = await recordOutcome(toolkit, outcome, letter);
        if (result.toolkit) onChange(result.toolkit);
        return result.errors;
      }}
      onOpenLetter={() => void openLetter()}
    />
  );
}

/** Returns the outcome that an email's link names, if it can follow the toolkit's status. */
const askedOutcome = ({ status }: Toolkit, asked: string | null): OutcomeStatus | undefined =>
  nextOutcomes[status].find((outcome) => outcome === asked);

type Download = ToolkitFile | 'zip';

/** Returns the document that is being loaded, and the function that saves one. */
function useDownload({
  id,
  course_id,
  certificate_number,
}: Toolkit): [Download | undefined, (file: Download) => void] {
  const [pending, setPending] = useState<Download>();
  const save = async (file: Download) => {
    setPending(file);
    const path = { toolkitId: id };
    try {
      if (file === 'zip') {
        const key = 'GET /api/reimbursement-toolkits/{toolkitId}/documents.zip';
        await saveDocument(key, { path }, `reimbursement-toolkit-${course_id}.zip`);
      } else {
        const key = 'GET /api/reimbursement-toolkits/{toolkitId}/documents/{document}';
        await saveDocument(
          key,
          { path: { ...path, document: file } },
          `${toolkitFileName(file, certificate_number !== null)}-${course_id}.pdf`,
        );
      }
    } catch (error) {
      toast({ title: copy.downloadFailed, description: errorMessageOf(error), tone: 'danger' });
    } finally {
      setPending(undefined);
    }
  };
  return [pending, (file) => void save(file)];
}
