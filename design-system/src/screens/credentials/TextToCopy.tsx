import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/Button.tsx';
import { Text } from '../../components/text/Text.tsx';
import { actions, body, frame } from './TextToCopy.css.ts';

export interface TextToCopyProps {
  /** What the text is, for the names of the buttons: 'the letter'. */
  name: string;
  /** The text; its line breaks are kept. */
  text: string;
  /** Copies the text. Resolves to whether it worked. */
  onCopy: (text: string) => Promise<boolean>;
  /** Prints the page, which has only this text on paper. Without it there is no Print button. */
  onPrint?: (() => void) | undefined;
}

/** A text to use elsewhere, with a button that copies it and, for a text of a page, one that prints it. */
export function TextToCopy({ name, text, onCopy, onPrint }: TextToCopyProps): ReactNode {
  const [copied, setCopied] = useState<{ text: string; isDone: boolean }>();
  const [isPrinting, setIsPrinting] = useState(false);
  const print = () => {
    flushSync(() => setIsPrinting(true));
    addEventListener('afterprint', () => setIsPrinting(false), { once: true });
    onPrint?.();
  };
  return (
    <div className={frame} data-component="TextToCopy">
      <div
        className={body}
        data-part="text"
        data-printing={isPrinting || undefined}
        data-theme={isPrinting ? 'light' : undefined}
      >
        {text}
      </div>
      <div className={actions}>
        <Button
          variant="neutral"
          size="sm"
          aria-label={`Copy ${name}`}
          onPress={() => void onCopy(text).then((isDone) => setCopied({ text, isDone }))}
        >
          Copy
        </Button>
        {onPrint && (
          <Button variant="neutral" size="sm" aria-label={`Print ${name}`} onPress={print}>
            Print
          </Button>
        )}
        <output>
          {copied?.text === text && (
            <Text size="sm">
              {copied.isDone ? 'Copied.' : 'The text could not be copied. Select it and copy it.'}
            </Text>
          )}
        </output>
      </div>
    </div>
  );
}
