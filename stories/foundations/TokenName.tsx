import { CodeText } from '@redwhiteandcode/design-system';
import { Fragment, type ReactNode } from 'react';

/** The name of a token or icon, with line breaks allowed between its words: `status.` `success.` `border`. */
export function TokenName({ children }: { children: string }): ReactNode {
  return (
    <CodeText>
      {children.split(/(?<=\.)|(?=[A-Z])/).map((word, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </CodeText>
  );
}
