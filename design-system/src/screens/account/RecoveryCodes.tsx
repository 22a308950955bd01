import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { CodeText } from '../../components/code-text/CodeText.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { codeList } from './account.css.ts';

export interface RecoveryCodesProps {
  codes: readonly string[];
  /** Copies the codes, one per line. Resolves to whether it worked. */
  onCopy: (text: string) => Promise<boolean>;
  /** Saves the codes, one per line, as a file. */
  onDownload: (text: string) => void;
  /** 'I saved them': the codes are not shown again. */
  onDone: () => void;
}

/** New recovery codes, which the user sees only now. The heading takes focus when they appear. */
export function RecoveryCodes({ codes, onCopy, onDownload, onDone }: RecoveryCodesProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState<boolean>();
  useEffect(() => heading.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  return (
    <Stack gap={16} data-component="RecoveryCodes">
      <Heading level={3} size="sm" ref={heading}>
        Save your recovery codes
      </Heading>
      <Alert tone="warning" title="You can see these codes only once">
        Without your phone, a recovery code is the only way to sign in. Each one works once. Keep them where
        you would find them without your phone, such as in a password manager or on paper.
      </Alert>
      <ul className={codeList} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <CodeText>{code}</CodeText>
          </li>
        ))}
      </ul>
      <Inline gap={12}>
        <Button variant="neutral" onPress={() => void onCopy(text).then(setCopied)}>
          Copy
        </Button>
        <Button variant="neutral" onPress={() => onDownload(text)}>
          Download
        </Button>
        <output>
          {copied === true && 'Copied'}
          {copied === false && 'Copying did not work. Select the codes to copy them.'}
        </output>
      </Inline>
      <div>
        <Button onPress={onDone}>I saved them</Button>
      </div>
    </Stack>
  );
}
