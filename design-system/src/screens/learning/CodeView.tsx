import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { scrollingBox } from '../../components/prose/focusableWhileScrolling.ts';
import { Text } from '../../components/text/Text.tsx';
import type { CodeBlock } from './lessonBlock.ts';
import { actions, codeFigure, codeHead, codeText } from './CodeView.css.ts';

/** Copies a text. Returns false if the browser forbids it or has no clipboard. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export interface CodeViewProps {
  block: CodeBlock;
  /** Copies the code. Resolves to whether it worked. @default the browser's clipboard */
  onCopy?: ((code: string) => Promise<boolean>) | undefined;
}

/** Code with its language and a button that copies it. Long lines scroll. */
export function CodeView({
  block: { language, caption, code },
  onCopy = copyText,
}: CodeViewProps): ReactNode {
  const [isCopied, setIsCopied] = useState<boolean>();
  const name = language === '' ? 'Code' : `${language} code`;
  return (
    <figure className={codeFigure} data-component="CodeView">
      <div className={codeHead}>
        <span>{language || 'Plain text'}</span>
        <span className={actions}>
          <output>
            {isCopied === true && 'Copied'}
            {isCopied === false && 'The code could not be copied. Select it and copy it.'}
          </output>
          <Button
            variant="neutral"
            size="sm"
            aria-label={`Copy ${caption || name}`}
            iconStart={<Icon icon={icons.copy} size="sm" />}
            onPress={() => void onCopy(code).then(setIsCopied)}
          >
            Copy
          </Button>
        </span>
      </div>
      <pre {...scrollingBox} role="group" aria-label={name} className={codeText}>
        <code>{code}</code>
      </pre>
      {caption && (
        <figcaption>
          <Text size="sm" tone="muted">
            {caption}
          </Text>
        </figcaption>
      )}
    </figure>
  );
}
