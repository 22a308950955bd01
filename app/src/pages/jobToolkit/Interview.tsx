import { Button, Disclosure, Inline, Stack, Text, TextArea } from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { jobToolkitCopy } from '../../copy/jobToolkit.ts';
import { Part } from '../account/Part.tsx';
import type { ResumeProps } from './Resume.tsx';
import { interviewQuestions } from './wording.ts';

const copy = jobToolkitCopy.interview;

/** Interview questions, one at a time, with the learner's notes on each. After the last one comes the first again. */
export function Interview({ certificates }: Pick<ResumeProps, 'certificates'>): ReactNode {
  const questions = interviewQuestions(certificates);
  const [index, setIndex] = useState(0);
  const [notes, setNotes] = useState<Readonly<Record<number, string>>>({});
  const move = (step: 1 | -1) => setIndex((index + step + questions.length) % questions.length);
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
        <Button variant="neutral" onPress={() => move(-1)}>
          {copy.previous}
        </Button>
        <Button onPress={() => move(1)}>{copy.next}</Button>
      </Inline>
      <Disclosure title={copy.hintTitle} headingLevel={3} defaultExpanded>
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
