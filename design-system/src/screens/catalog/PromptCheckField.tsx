import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { result } from '../../components/feedback/feedback.css.ts';
import { FieldGroup } from '../../components/field/FieldGroup.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import type { BlockDraftOf } from './blockDraft.ts';
import type { FieldState, LabChecks, PromptLabCheck } from './blockForm.ts';
import { problemList } from './blocks.css.ts';

interface PromptCheckFieldProps extends FieldState {
  lab: BlockDraftOf<'prompt_lab'>;
  labs: LabChecks;
}

/** Checks the prompts of a lab and its sample outputs, and shows what was found. */
export function PromptCheckField({ lab, labs, ...field }: PromptCheckFieldProps): ReactNode {
  const [checked, setChecked] = useState<{ lab: typeof lab; found: PromptLabCheck }>();
  return (
    <FieldGroup
      {...field}
      label="Check of the lab"
      description="The model prompt must meet each criterion, and the start prompt must not. The samples are judged by the rules of their cases."
    >
      <Stack gap={12}>
        <Inline>
          <Button
            variant="neutral"
            size="sm"
            onPress={() => setChecked({ lab, found: labs.checkPromptLab(lab) })}
          >
            Check this lab
          </Button>
        </Inline>
        <output className={result}>
          {checked && (
            <Stack gap={8}>
              {checked.lab !== lab && (
                <Alert tone="warning" title="You have changed the lab since this check. Check it again." />
              )}
              <Findings {...checked.found} />
            </Stack>
          )}
        </output>
      </Stack>
    </FieldGroup>
  );
}

function Findings({ problems, samples }: PromptLabCheck): ReactNode {
  return (
    <>
      {problems.length > 0 ? (
        <Alert tone="warning" title="The check found problems">
          <Sentences sentences={problems} />
        </Alert>
      ) : (
        <Alert tone="success" title="The model prompt meets each criterion, and the start prompt does not." />
      )}
      {samples.length > 0 && (
        <Alert title="These samples break a rule. Keep them if learners should find out why.">
          <Sentences sentences={samples} />
        </Alert>
      )}
    </>
  );
}

function Sentences({ sentences }: { sentences: readonly string[] }): ReactNode {
  return (
    <ul className={problemList}>
      {sentences.map((sentence, at) => (
        <li key={at}>{sentence}</li>
      ))}
    </ul>
  );
}
