import { given, number, phrase, plain } from './prompt-phrases.ts';

const units =
  '(?:words?|sentences?|paragraphs?|pages?|lines?|characters?|bullets?|bullet points?|items?|steps?|slides?|rows|tokens?)';
const unit = '(?:word|sentence|paragraph|page|line|character|bullet|item|step|slide)';
const limit =
  '(?:(?:at most|at least|no more than|not more than|no longer than|up to|under|below|fewer than|less than|about|around|roughly|' +
  'approximately|exactly|only|just|within|between|a maximum of|maximum of|maximum|max\\.?) )?';
const hasLength = 'have|has|had|wrote|contains|contained|got|sent|read|attached';
const otherUnits =
  'columns|rows|hours|days|weeks|months|years|minutes|seconds|dollars|pounds|miles|percents|times|fields';

/** Phrases that give the length of an output, such as “at most 80 words”. */
export const lengthPhrases = [
  phrase(`${limit}${number}(?:(?: to | or | and |\\s?[-–—]\\s?)${number})? ${plain}${units}`, {
    notAfter: `${given}|${hasLength}`,
    isNegatable: true,
  }),
  phrase(`${number}-${unit}s?`, { notAfter: given, isNegatable: true }),
  phrase('(?:in|as|into|write|give me|return|of|be) a (?:single |short |brief )?(?:paragraph|sentence)'),
  phrase('(?:word|length|character) (?:limit|count|maximum)\\b[^.!?\\n]{0,12}\\d{1,5}'),
  phrase(
    `(?:give|list|name|write|suggest|propose|offer|provide|find|pick|choose) (?:me |us )?${limit}(?:the )?${number} ${plain}(?!(?:${otherUnits})\\b)\\p{L}{2,20}s`,
  ),
];
