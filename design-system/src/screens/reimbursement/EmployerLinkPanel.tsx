import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Disclosure } from '../../components/disclosure/Disclosure.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Result } from '../../components/feedback/Result.tsx';
import { Checkbox } from '../../components/field/Checkbox.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { ConfirmedAction } from '../../components/dialog/ConfirmedAction.tsx';
import { RecordFacts } from '../orders/RecordFacts.tsx';
import { formatDate, formatMoment } from '../../components/date/date.ts';
import { type ToolkitFile, toolkitFiles } from './toolkit.ts';

/** The employer's link as its learner sees it. Times are ISO 8601. */
export interface EmployerLinkSummary {
  state: 'open' | 'decided' | 'revoked' | 'expired';
  created_at: string;
  expires_at: string;
  shares_documents: boolean;
  shares_progress: boolean;
  /** When it was emailed to HR; null if it was not. */
  sent_at: string | null;
}

/** What the learner chooses for a new link. */
export interface EmployerLinkTerms {
  shares_documents: boolean;
  shares_progress: boolean;
  send_to_hr: boolean;
}

export interface EmployerLinkPanelProps {
  /** Null before the first one. */
  link: EmployerLinkSummary | null;
  /** The views of the link: of its page if `document` is null. */
  views: readonly { at: string; document: ToolkitFile | null }[];
  /** The address of the link, known only after it was created. */
  url?: string | undefined;
  /** The address that we can email the link to; null without one. */
  hrEmail: string | null;
  /** Whether a denial through the link in that email counts as written: the address can be the employer's. */
  countsByEmail: boolean;
  /** Creates a link, which replaces the previous one. Rejects with a message for the user on failure. */
  onCreate: (terms: EmployerLinkTerms) => Promise<void>;
  /** Revokes the link. Rejects with a message for the user on failure. */
  onRevoke: () => Promise<void>;
  /** Copies the address. Resolves to whether it worked. */
  onCopy: (url: string) => Promise<boolean>;
}

const messageOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : 'Please try again.';

/** The link with which an employer sees and decides a request: creating, sending, its views, and revoking it. */
export function EmployerLinkPanel(props: EmployerLinkPanelProps): ReactNode {
  const { link, views, url } = props;
  const [hasRevoked, setHasRevoked] = useState(false);
  const isOpen = link?.state === 'open';
  const isNew = url !== undefined && isOpen;
  const revoke = async () => {
    await props.onRevoke();
    setHasRevoked(true);
  };
  return (
    <Stack gap={24} data-component="EmployerLinkPanel">
      <Result of={isNew ? url : 'revoked'}>
        {isNew && <Created isSent={link.sent_at !== null} />}
        {hasRevoked && link?.state === 'revoked' && <Alert tone="info">The link no longer works.</Alert>}
      </Result>
      {isNew && <Address url={url} onCopy={props.onCopy} />}
      {link && <RecordFacts items={factsOf(link)} />}
      {link && link.state !== 'revoked' && <Views views={views} />}
      {isOpen || link?.state === 'decided' ? (
        <>
          {isOpen && (
            <ConfirmedAction
              label="Revoke the link"
              title="Revoke the link?"
              description="The link stops working immediately. You can create another one."
              action={revoke}
            />
          )}
          <Disclosure title="Create another link">
            <Create {...props} />
          </Disclosure>
        </>
      ) : (
        <Create {...props} />
      )}
    </Stack>
  );
}

const states: Record<EmployerLinkSummary['state'], string> = {
  open: 'Open',
  decided: 'Decided',
  revoked: 'Revoked',
  expired: 'Expired',
};

const shares = ({ shares_documents, shares_progress }: EmployerLinkSummary): string =>
  ['The request', shares_documents && 'the documents', shares_progress && 'progress and certificate']
    .filter(Boolean)
    .join(', ');

const factsOf = (link: EmployerLinkSummary): [string, ReactNode][] => [
  ['State', states[link.state]],
  ['Created', formatDate(link.created_at)],
  [link.state === 'expired' ? 'Expired' : 'Valid until', formatDate(link.expires_at)],
  ['Shows', shares(link)],
  ['Emailed to HR', link.sent_at === null ? 'No' : formatDate(link.sent_at)],
];

function Created({ isSent }: { isSent: boolean }): ReactNode {
  return (
    <Alert tone="success" title={isSent ? 'The link was emailed to HR' : 'The link is ready'}>
      {isSent && 'HR got another link than this one, which only that email has. '}
      Copy the link now: for security, we do not store it, so we cannot show it again. Anyone who has it can
      see and decide your request, so a denial through it is recorded as made by whoever had the link.
    </Alert>
  );
}

function Address({ url, onCopy }: { url: string } & Pick<EmployerLinkPanelProps, 'onCopy'>): ReactNode {
  const [result, setResult] = useState<boolean>();
  return (
    <Stack gap={12}>
      <TextField
        label="Link for your employer"
        name="employer_link"
        value={url}
        isReadOnly
        autoComplete="off"
        autoCapitalize="none"
      />
      <Inline gap={12}>
        <Button variant="neutral" onPress={() => void onCopy(url).then(setResult)}>
          Copy link
        </Button>
        <output>
          {result !== undefined && (
            <Text size="sm">
              {result ? 'Copied.' : 'The link could not be copied. Select it and copy it.'}
            </Text>
          )}
        </output>
      </Inline>
    </Stack>
  );
}

const titleOf = (document: ToolkitFile | null): string =>
  toolkitFiles.find(({ file }) => file === document)?.title ?? 'Request page';

function Views({ views }: Pick<EmployerLinkPanelProps, 'views'>): ReactNode {
  if (views.length === 0) {
    return (
      <Text tone="muted" size="sm">
        Nobody has opened the link yet.
      </Text>
    );
  }
  return (
    <Disclosure title={views.length === 1 ? 'Opened once' : `Opened ${views.length} times`}>
      <RecordFacts items={views.map(({ at, document }) => [formatMoment(at), titleOf(document)] as const)} />
    </Disclosure>
  );
}

function Create({ link, hrEmail, countsByEmail, onCreate }: EmployerLinkPanelProps): ReactNode {
  const [terms, setTerms] = useState<EmployerLinkTerms>({
    shares_documents: true,
    shares_progress: false,
    send_to_hr: false,
  });
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string>();
  const change = (part: Partial<EmployerLinkTerms>) => setTerms({ ...terms, ...part });
  const create = async () => {
    setError(undefined);
    setIsPending(true);
    try {
      await onCreate(terms);
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Stack gap={16}>
      <Text size="sm">
        Your employer needs no account. The page shows your name, your employer, the course with its price and
        syllabus, how the price fits the yearly limit, and when you expect the reimbursement. With the
        documents, and in our email to HR, it also shows your employee number and how you paid. It can be used
        once to approve or deny, for 30 days.
        {link?.state === 'open' && ' A new link ends the previous one.'}
      </Text>
      {error && (
        <Alert tone="danger" live="alert">
          {error}
        </Alert>
      )}
      <Checkbox
        isSelected={terms.shares_documents}
        onChange={(shares_documents) => change({ shares_documents })}
      >
        Show the documents of the toolkit
      </Checkbox>
      <Checkbox
        isSelected={terms.shares_progress}
        onChange={(shares_progress) => change({ shares_progress })}
      >
        Show my progress and the certificate
      </Checkbox>
      {hrEmail !== null && (
        <Checkbox
          isSelected={terms.send_to_hr}
          onChange={(send_to_hr) => change({ send_to_hr })}
          description={`Your request is recorded as submitted. ${countsByEmail ? 'If HR denies it with the link in the email, that is the denial in writing.' : 'This address is yours or at a free mail service, so a denial through the email is not in writing: a refund then needs the letter.'}`}
        >
          Email the link to {hrEmail}
        </Checkbox>
      )}
      <div>
        <Button isPending={isPending} onPress={() => void create()}>
          {terms.send_to_hr ? 'Create and send the link' : 'Create the link'}
        </Button>
      </div>
    </Stack>
  );
}
