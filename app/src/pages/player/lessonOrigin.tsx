import type { Provenance } from '@redwhiteandcode/lambdas/contract/catalog.ts';
import { AiBadge, AiProvenance, type LessonViewProps } from '@redwhiteandcode/design-system';
import { playerCopy as copy } from '../../copy/player.ts';

/** Returns a lesson's AI label and provenance; for a built-in course, only the label. */
export function lessonOrigin(
  provenance: Provenance | undefined,
): Pick<LessonViewProps, 'disclosure' | 'provenance'> {
  if (!provenance) return { disclosure: <AiBadge variant="compact" /> };
  const { generator, model, date } = provenance;
  const provider = generator === 'gemini' ? copy.geminiProvider : undefined;
  return {
    disclosure: model !== null && (
      <AiBadge variant="compact">
        {copy.writtenBy(provider === undefined ? model : `${model} (${provider})`)}
      </AiBadge>
    ),
    provenance: <AiProvenance provider={provider} model={model} date={date} />,
  };
}
