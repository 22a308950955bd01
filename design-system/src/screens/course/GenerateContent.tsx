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

/** A course without details: 'Generate AI-Powered Course Content', or the way to sign in. */
export function GenerateContent(props: GenerateContentProps): ReactNode {
  if (!props.isSignedIn) {
    return (
      <EmptyState
        icon={<Icon icon={icons.bookOpen} size="lg" />}
        title="Course details are on their way"
        description="Sign in to see and create the detailed curriculum of this course."
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
        description="Have one written from the course’s facts. It is marked as AI-generated, and it goes on when you leave this page."
        action={
          <Button isPending={isGenerating} onPress={onGenerate}>
            Generate AI-Powered Course Content
          </Button>
        }
      />
    </Stack>
  );
}
