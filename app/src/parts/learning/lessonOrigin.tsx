import { dayOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { Provenance } from '@redwhiteandcode/contract/catalog/operations.ts';
import { AiBadge, AiProvenance, Badge, type LessonViewProps } from '@redwhiteandcode/design-system';
import { playerCopy as copy } from './playerCopy.ts';

/**
 * Returns a lesson's label above its text and its provenance below it. Only a lesson whose record names a model names one.
 * A draft from templates says so above its text.
 */
export function lessonOrigin(
  provenance: Provenance | undefined,
): Pick<LessonViewProps, 'disclosure' | 'provenance'> {
  if (!provenance) return { disclosure: <AiBadge variant="compact" /> };
  const { generator, model, date } = provenance;
  if (model === null) return { disclosure: <Badge tone="warning">{copy.draftedWithoutModel}</Badge> };
  const provider = generator === 'gemini' ? copy.geminiProvider : undefined;
  return {
    disclosure: (
      <AiBadge variant="compact">
        {copy.writtenBy(provider === undefined ? model : `${model} (${provider})`)}
      </AiBadge>
    ),
    provenance: <AiProvenance provider={provider} model={model} date={dayOf('drafted', date)} />,
  };
}
