import { Heading, Icon, icons, Stack, Text } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import type { Usage } from '../usage.ts';
import { columns, criterion, criterionIcon, guidance } from './docs.css.ts';
import { DocSection } from './DocSection.tsx';
import { PageLink, storyId } from './navigation.tsx';
import { ProofLink } from './ProofLink.tsx';
import { TableFrame } from './TableFrame.tsx';
import { asSentence, Words } from './Words.tsx';

/** When a component is the right choice, and when which other is. */
export function WhenToUse({ use, avoid }: Pick<Usage, 'use' | 'avoid'>): ReactNode {
  return (
    <DocSection id="usage" title="When to use it">
      <div className={columns}>
        <Guidance title="Use it" sign="success">
          {use.map((sentence) => (
            <Criterion key={sentence} sign="success">
              <Words>{asSentence(sentence)}</Words>
            </Criterion>
          ))}
        </Guidance>
        {avoid.length > 0 && (
          <Guidance title="Take something else" sign="danger">
            {avoid.map(({ when, instead }) => (
              <Criterion key={when} sign="danger">
                <Words>{asSentence(when)}</Words>
                {instead !== undefined && (
                  <>
                    {' '}
                    Instead: <PageLink title={instead} />.
                  </>
                )}
              </Criterion>
            ))}
          </Guidance>
        )}
      </div>
    </DocSection>
  );
}

type Sign = 'success' | 'danger';

function Guidance({ title, sign, children }: { title: string; sign: Sign; children: ReactNode }): ReactNode {
  return (
    <div className={guidance({ sign })}>
      <Stack gap={12}>
        <Heading level={3} size="sm">
          {title}
        </Heading>
        <Stack as="ul" gap={12}>
          {children}
        </Stack>
      </Stack>
    </div>
  );
}

function Criterion({ sign, children }: { sign: Sign; children: ReactNode }): ReactNode {
  return (
    <li className={criterion}>
      <span className={criterionIcon({ sign })}>
        <Icon icon={sign === 'success' ? icons.circleCheck : icons.circleX} />
      </span>
      <span>{children}</span>
    </li>
  );
}

/** The keys a component answers to, each with the story whose test presses it. */
export function KeyboardMap({ title, rows }: { title: string; rows: Usage['keyboard'] }): ReactNode {
  return (
    <DocSection id="keyboard" title="Keyboard">
      {rows.length === 0 ? (
        <Text>It takes no focus.</Text>
      ) : (
        <TableFrame label="Keyboard">
          <thead>
            <tr>
              <th scope="col">Keys</th>
              <th scope="col">What happens</th>
              <th scope="col">Proved by</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ keys, does, test }) => (
              <tr key={keys + does}>
                <td>
                  <Keys>{keys}</Keys>
                </td>
                <td>
                  <Words>{asSentence(does)}</Words>
                </td>
                <td>
                  <ProofLink id={storyId(title, test)}>{test}</ProofLink>
                </td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      )}
    </DocSection>
  );
}

/** Keys as they stand on a keyboard: `Tab`, `Ctrl+B`, `Enter or Space`. */
function Keys({ children }: { children: string }): ReactNode {
  return children
    .split(/( or |, |\+)/)
    .map((part, index) => (index % 2 === 0 ? <kbd key={index}>{part}</kbd> : part.replace('+', ' + ')));
}

/** What a component promises to assistive technology. */
export function Accessibility({ criteria }: { criteria: readonly string[] }): ReactNode {
  return (
    <DocSection id="accessibility" title="Accessibility">
      <Stack as="ul" gap={12}>
        {criteria.map((sentence) => (
          <Criterion key={sentence} sign="success">
            <Words>{asSentence(sentence)}</Words>
          </Criterion>
        ))}
      </Stack>
    </DocSection>
  );
}
