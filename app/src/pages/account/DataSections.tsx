import {
  AccountSection,
  DataExport,
  DeleteAccount,
  type DeletionValues,
  type SubmitForm,
} from '@redwhiteandcode/design-system';
import { readerToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { checkDeletion } from '@redwhiteandcode/contract/account/rules.ts';
import { deletionRules } from '@redwhiteandcode/contract/account/deletion-rules.ts';
import { type ReactNode, useState } from 'react';
import { callSignedIn, exchangeSession } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { saveLink } from '../../shell/downloads/saveFile.ts';
import { useSessionQuery } from '../../shell/api/useSessionQuery.ts';
import { toastFormErrors, withErrorToast } from '../../shell/forms/formErrors.ts';
import { deletionCopy as copy } from '../../parts/account/deletionCopy.ts';
import { focusPage } from '../../shell/frame/focusPage.ts';
import { useSession } from '../../shell/session/session.ts';
import { currentCodeOf, factorOf } from './currentCode.ts';
import { useLeave } from './useLeave.ts';

const validate = withErrorToast<{ password: string }>(checkDeletion);

/** Downloads the archive of the user's data. */
function useDataExport() {
  const [request, setRequest] = useState<{ isPending?: boolean; error?: string; lastDownloadedOn?: string }>(
    {},
  );
  const onDownload = async () => {
    setRequest({ isPending: true });
    try {
      const { url, file_name } = await callSignedIn('POST /api/me/export', {});
      saveLink(url, file_name);
      setRequest({ lastDownloadedOn: readerToday() });
    } catch (error) {
      setRequest({ error: errorMessageOf(error) });
    }
  };
  return { ...request, onDownload: () => void onDownload() };
}

/** Schedules the deletion of the account, and opens the page that says what happens next. */
function useDeletion(): SubmitForm<DeletionValues> {
  const leave = useLeave();
  return async ({ password, certificates, ...code }) => {
    const body = { password, ...factorOf(code), keep_certificates: certificates === 'keep' };
    try {
      await exchangeSession('POST /api/me/deletion', { body }, async ({ deletion_due }) => {
        await leave('/account-deletion', { deletion_due });
        return null;
      });
    } catch (error) {
      return toastFormErrors(error, ['password', 'code']);
    }
    focusPage();
  };
}

/**
 * The last sections of the account page: the user's data, and deleting the account unless that is scheduled. Loaded
 * after the forms above them.
 */
export default function DataSections(): ReactNode {
  const download = useDataExport();
  const onDelete = useDeletion();
  const user = useSession()?.user;
  const twoStep = useSessionQuery('GET /api/me/two-step', {});
  const notes = [
    user?.roles.includes('admin') === true && copy.adminNote,
    user?.email_verified === false && copy.unconfirmedNote,
  ].filter((note) => note !== false);
  return (
    <>
      <AccountSection title={copy.dataTitle} description={copy.dataText}>
        <DataExport {...download} note={copy.dataNote} />
      </AccountSection>
      {user?.deletion_due === undefined && (
        <AccountSection title={copy.deleteTitle} description={copy.deleteText(deletionRules.graceDays)}>
          <DeleteAccount
            {...deletionRules}
            notes={notes}
            validate={validate}
            currentCode={twoStep.data && currentCodeOf(twoStep.data)}
            onDelete={onDelete}
          />
        </AccountSection>
      )}
    </>
  );
}
