import { AccountDeletionPage } from '@redwhiteandcode/app/pages/account/AccountDeletionPage.tsx';
import { NotFoundPage } from '@redwhiteandcode/app/shell/frame/FailurePage.tsx';
import { NotLoadedPage } from '@redwhiteandcode/app/shell/frame/PageFailure.tsx';
import { LinkPage } from '@redwhiteandcode/app/shell/link-page/LinkPage.tsx';
import { confirmRequestCopy, unsubscribeCopy } from '@redwhiteandcode/app/pages/waitlist/waitlistCopy.ts';
import { verifyEmailCopy } from '@redwhiteandcode/app/pages/identity/verifyEmailCopy.ts';
import { UnexpectedErrorScreen } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { inSite } from '../samples/inSite.tsx';

const ignore = (): void => undefined;

const meta = preview.meta({ title: 'Pages/Messages', ...inSite({ path: '/unknown' }) });

/** Any unknown path */
export const NotFound = meta.story({ render: () => <NotFoundPage /> });

/** Any path whose page throws an error */
export const UnexpectedError = meta.story({
  render: () => <UnexpectedErrorScreen message="The page could not be rendered." onRetry={ignore} />,
});

/** Any path whose scripts failed to load */
export const NotLoaded = meta.story({ render: () => <NotLoadedPage reason="offline" onRetry={ignore} /> });

/** /verify-email before the confirmation */
export const VerifyEmail = meta.story({
  render: () => <LinkPage copy={verifyEmailCopy.proof} state={{ step: 'asking' }} onConfirm={ignore} />,
});

/** /verify-email?action=change */
export const ChangeEmail = meta.story({
  render: () => <LinkPage copy={verifyEmailCopy.change} state={{ step: 'asking' }} onConfirm={ignore} />,
});

/** /verify-email?action=undo */
export const UndoEmailChange = meta.story({
  render: () => <LinkPage copy={verifyEmailCopy.undo} state={{ step: 'asking' }} onConfirm={ignore} />,
});

/** /verify-email?action=undo-two-step */
export const UndoTwoStep = meta.story({
  render: () => (
    <LinkPage copy={verifyEmailCopy['undo-two-step']} state={{ step: 'asking' }} onConfirm={ignore} />
  ),
});

/** /verify-email with an invalid link */
export const VerifyEmailInvalid = meta.story({
  render: () => <LinkPage copy={verifyEmailCopy.proof} state={{ step: 'invalid' }} onConfirm={ignore} />,
});

/** /waitlist before the confirmation */
export const ConfirmRequest = meta.story({
  render: () => <LinkPage copy={confirmRequestCopy} state={{ step: 'asking' }} onConfirm={ignore} />,
});

/** /waitlist after the confirmation */
export const RequestConfirmed = meta.story({
  render: () => (
    <LinkPage
      copy={confirmRequestCopy}
      state={{ step: 'done', text: 'We will email you when “AI Agents” opens.' }}
      onConfirm={ignore}
    />
  ),
});

/** /unsubscribe before the confirmation */
export const Unsubscribe = meta.story({
  render: () => <LinkPage copy={unsubscribeCopy} state={{ step: 'asking' }} onConfirm={ignore} />,
});

/** /unsubscribe after the confirmation */
export const Unsubscribed = meta.story({
  render: () => (
    <LinkPage
      copy={unsubscribeCopy}
      state={{ step: 'done', text: 'We will not email you about “AI Agents” again.' }}
      onConfirm={ignore}
    />
  ),
});

/** /unsubscribe with an invalid link */
export const UnsubscribeInvalid = meta.story({
  render: () => <LinkPage copy={unsubscribeCopy} state={{ step: 'invalid' }} onConfirm={ignore} />,
});

/** /unsubscribe after the request failed */
export const UnsubscribeFailed = meta.story({
  render: () => (
    <LinkPage
      copy={unsubscribeCopy}
      state={{
        step: 'failed',
        message: 'We could not reach the server. Check your connection and try again.',
      }}
      onConfirm={ignore}
    />
  ),
});

/** /account-deletion after a user asked to delete the account */
export const AccountDeletion = meta.story({
  render: () => <AccountDeletionPage due="2026-03-16T12:00:00.000Z" />,
});
