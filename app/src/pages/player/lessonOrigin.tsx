import type { Provenance } from '@redwhiteandcode/lambdas/contract/catalog.ts';
import { AiBadge, AiProvenance, type LessonViewProps } from '@redwhiteandcode/design-system';
import { playerCopy as copy } from '../../copy/player.ts';

/** What a lesson says of who wrote it: by a model, without one, or, of the built-in courses, the badge alone. */
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
