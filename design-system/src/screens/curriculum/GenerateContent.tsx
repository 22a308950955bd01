import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Stack } from '../../layout/Stack.tsx';

export type GenerateContentProps =
  | { isSignedIn: false; signInHref: string }
  | {
      isSignedIn: true;
      onGenerate: () => void;
      isGenerating?: boolean | undefined;
      /** The last failure, shown in place. */
      errorMessage?: string | undefined;
    };

/** Replaces the details of a course that has none: 'Generate AI-Powered Course Content', or a link to sign in. */
export function GenerateContent(props: GenerateContentProps): ReactNode {
  if (!props.isSignedIn) {
    return (
      <EmptyState
        icon={<Icon icon={icons.bookOpen} size="lg" />}
        title="Course details are on their way"
        description="Sign in to see or generate the detailed curriculum of this course."
        action={<ButtonLink href={props.signInHref}>Sign In</ButtonLink>}
      />
    );
  }
  const { onGenerate, isGenerating = false, errorMessage } = props;
  return (
    <Stack>
      {errorMessage && (
        <Alert tone="danger" live="alert">
          {errorMessage}
        </Alert>
      )}
      <EmptyState
        icon={<Icon icon={icons.sparkles} size="lg" />}
        title="No detailed curriculum yet"
        description="Generate one from the course’s facts. It will be marked as AI-generated. You can leave this page while it is generated."
        action={
          <Button isPending={isGenerating} onPress={onGenerate}>
            Generate AI-Powered Course Content
          </Button>
        }
      />
    </Stack>
  );
}
