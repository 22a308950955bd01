import { Alert, Button, QrCode, RecoveryCodes, Skeleton, TwoStepSetup } from '@redwhiteandcode/design-system';
import { checkPasskeyName, maxPasskeys } from '@redwhiteandcode/contract/identity/passkey-rules.ts';
import { checkAnyCode, checkTwoStepCode } from '@redwhiteandcode/contract/identity/two-step-rules.ts';
import type { TwoStepSetup as Setup } from '@redwhiteandcode/contract/identity/two-step.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { saveFile } from '../../shell/downloads/saveFile.ts';
import { useSessionQuery } from '../../shell/api/useSessionQuery.ts';
import { accountChecks } from '../../parts/identity/accountChecks.ts';
import { twoStepCopy as copy } from '../../parts/identity/twoStepCopy.ts';
import { copyText } from '../../shell/frame/copyText.ts';
import { focusable } from '../../shell/frame/focusPage.ts';
import { useSession } from '../../shell/session/session.ts';
import { passkeyForChange } from './currentCode.ts';
import {
  addPasskey,
  confirmSetup,
  removePasskey,
  replaceCodes,
  startSetup,
  turnOff,
} from './twoStepForms.ts';

const anchor = '#two-step';

/** Goes to the section if the address names it: when the browser looked for it, the page was not rendered yet. */
function goToAnchor(): void {
  if (location.hash !== anchor) return;
  const section = focusable(document.querySelector<HTMLElement>(anchor));
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}

/** Two-step verification on the account page. */
export default function TwoStepSection(): ReactNode {
  const { data, error, mutate } = useSessionQuery('GET /api/me/two-step', {});
  const isAdmin = useSession()?.user.roles.includes('admin') === true;
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<readonly string[]>();
  useEffect(goToAnchor, []);
  if (codes) {
    return (
      <RecoveryCodes
        codes={codes}
        onCopy={copyText}
        onDownload={(text) => saveFile(new Blob([text], { type: 'text/plain' }), copy.file)}
        onDone={() => {
          flushSync(() => setCodes(undefined));
          document.querySelector<HTMLElement>(`${anchor} h2`)?.focus();
        }}
      />
    );
  }
  if (!data)
    return error ? <Failed onRetry={() => void mutate()} /> : <Skeleton shape="block" height="5rem" />;
  const showCodes = (next: readonly string[]) => {
    setSetup(undefined);
    setCodes(next);
    void mutate();
  };
  const uri = setup?.uri ?? '';
  return (
    <TwoStepSetup
      state={
        setup
          ? {
              status: 'setup',
              secret: setup.secret,
              qrCode: <QrCode value={uri} label={copy.qrCode} />,
            }
          : data.is_on
            ? {
                status: 'on',
                recoveryCodesLeft: data.recovery_codes_left,
                hasApp: data.has_app,
                passkeys: data.passkeys,
              }
            : { status: 'off' }
      }
      need={data.is_required ? 'required' : isAdmin ? 'recommended' : 'optional'}
      validate={{
        code: checkTwoStepCode,
        anyCode: checkAnyCode,
        password: accountChecks.currentPassword,
        passkeyName: checkPasskeyName,
      }}
      maxPasskeys={maxPasskeys}
      onStart={startSetup(setSetup)}
      onConfirm={confirmSetup(showCodes)}
      onCancel={() => setSetup(undefined)}
      onReplaceCodes={replaceCodes(showCodes)}
      onTurnOff={turnOff(() => mutate())}
      onAddPasskey={addPasskey(() => mutate(), showCodes)}
      onRemovePasskey={removePasskey(() => mutate())}
      onUsePasskey={passkeyForChange}
    />
  );
}

function Failed({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <Alert
      tone="danger"
      title={copy.failed}
      live="status"
      action={
        <Button size="sm" variant="neutral" onPress={onRetry}>
          {copy.retry}
        </Button>
      }
    />
  );
}
