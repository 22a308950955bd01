import { Heading, Icon, icons, Link, Stack, Text } from '@redwhiteandcode/design-system';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { type ReactNode, use } from 'react';
import type { Usage } from './usage.ts';
import { columns, criterion, criterionIcon, guidance } from './docs.css.ts';
import { DocSection } from './DocSection.tsx';
import { PageLink, storyId } from './navigation.tsx';
import { TableFrame } from './TableFrame.tsx';
import { asSentence, InlineMarkdown } from './InlineMarkdown.tsx';

/** When to use a component, and when to use which other one. */
export function WhenToUse({ use, avoid }: Pick<Usage, 'use' | 'avoid'>): ReactNode {
  return (
    <DocSection id="usage" title="When to use it">
      <div className={columns}>
        <Guidance title="Use it">
          {use.map((sentence) => (
            <Criterion key={sentence} sign="success">
              <InlineMarkdown>{asSentence(sentence)}</InlineMarkdown>
            </Criterion>
          ))}
        </Guidance>
        {avoid.length > 0 && (
          <Guidance title="Use something else">
            {avoid.map(({ when, instead }) => (
              <Criterion key={when} sign="danger">
                <InlineMarkdown>{asSentence(when)}</InlineMarkdown>
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

function Guidance({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <div className={guidance}>
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

/** The keys that a component supports, each with the story that tests it. */
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
              <th scope="col">Tested by</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ keys, does, test }) => (
              <tr key={keys + does}>
                <td>
                  <Keys>{keys}</Keys>
                </td>
                <td>
                  <InlineMarkdown>{asSentence(does)}</InlineMarkdown>
                </td>
                <td>
                  <TestLink id={storyId(title, test)}>{test}</TestLink>
                </td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      )}
    </DocSection>
  );
}

/** Links to a story of this page, or shows only its name if there is no such story. */
function TestLink({ id, children }: { id: string; children: string }): ReactNode {
  const story = use(DocsContext)
    .componentStories()
    .find((candidate) => candidate.id === id);
  return story === undefined ? children : <Link href={`?path=/story/${id}`}>{story.name}</Link>;
}

/** Splits keys as they are printed on a keyboard into `<kbd>` elements: `Tab`, `Ctrl+B`, `Enter or Space`. */
function Keys({ children }: { children: string }): ReactNode {
  return children
    .split(/( or |, |\+)/)
    .map((part, index) => (index % 2 === 0 ? <kbd key={index}>{part}</kbd> : part.replace('+', ' + ')));
}

/** What a component guarantees to assistive technology. */
export function Accessibility({ criteria }: { criteria: readonly string[] }): ReactNode {
  return (
    <DocSection id="accessibility" title="Accessibility">
      <Stack as="ul" gap={12}>
        {criteria.map((sentence) => (
          <Criterion key={sentence} sign="success">
            <InlineMarkdown>{asSentence(sentence)}</InlineMarkdown>
          </Criterion>
        ))}
      </Stack>
    </DocSection>
  );
}
