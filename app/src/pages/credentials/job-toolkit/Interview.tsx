import { Button, Disclosure, Inline, Stack, Text, TextArea } from '@redwhiteandcode/design-system';
import { type ReactNode, useRef, useState } from 'react';
import { jobToolkitCopy } from '../../../parts/credentials/jobToolkitCopy.ts';
import { Part } from '../../../shell/frame/Part.tsx';
import type { ResumeProps } from './Resume.tsx';
import { interviewQuestions } from './wording.ts';

const copy = jobToolkitCopy.interview;

/** Interview questions, one at a time, with the learner's notes on each. */
export function Interview({ certificates }: Pick<ResumeProps, 'certificates'>): ReactNode {
  const questions = interviewQuestions(certificates);
  const [index, setIndex] = useState(0);
  const [notes, setNotes] = useState<Readonly<Record<number, string>>>({});
  const last = questions.length - 1;
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const moveTo = (to: number) => {
    setIndex(to);
    // The pressed button is about to be disabled, and would lose focus.
    if (to === 0) next.current?.focus();
    if (to === last) previous.current?.focus();
  };
  return (
    <Part id="interview" title={copy.title} text={copy.text}>
      <Stack as="output" gap={8}>
        <Text as="span" size="sm" tone="muted">
          {copy.count(index + 1, questions.length)}
        </Text>
        <Text as="span" size="lg" isStrong>
          {questions[index]}
        </Text>
      </Stack>
      <TextArea
        label={copy.notes}
        description={copy.notesHelp}
        value={notes[index] ?? ''}
        onChange={(text) => setNotes({ ...notes, [index]: text })}
      />
      <Inline gap={12}>
        <Button ref={previous} variant="neutral" isDisabled={index === 0} onPress={() => moveTo(index - 1)}>
          {copy.previous}
        </Button>
        <Button ref={next} isDisabled={index === last} onPress={() => moveTo(index + 1)}>
          {copy.next}
        </Button>
      </Inline>
      <Disclosure title={copy.hintTitle} defaultExpanded>
        <Stack as="ol" gap={8}>
          {copy.hint.map(([part, text]) => (
            <li key={part}>
              <strong>{part}.</strong> {text}
            </li>
          ))}
        </Stack>
      </Disclosure>
    </Part>
  );
}
