import { given, number, phrase, plain } from './prompt-phrases.ts';

/** Forms that are counted, so they need an article or a number: 'a table', but not 'the table'. */
const oneForm =
  '(?:list|checklist|table|grid|e-?mail|letter|memo|note|outline|agenda|poem|haiku|script|dialogue|press release|tweet|post|' +
  'text message|faq|spreadsheet|subject line|headline|paragraph|sentence|slide|timeline|flyer|template|chart|report|' +
  'summary sentence|json object|json array|csv file|numbered list)';
/** Forms that are named without an article. */
const anyForm =
  '(?:json(?: object| array)?|csv|markdown|html|xml|yaml|plain text|prose|bullets|bullet points|(?:sub)?headings|columns|' +
  'numbered steps|numbered lists|tables|questions and answers|question-and-answer)';
const asForm =
  'as|in|into|just|only|write|draft|compose|prepare|create|make|build|return|output|produce|give|give me|give us|present it|put it|use|using|' +
  'format it|respond with|reply with|answer with|start with|begin with|end with|include|add|send|turn it into|like|must be|should be';
/** How a line names what comes back, such as 'Output:'. */
const outputLabel =
  '(?:output|response|answer|result|format|output format|response format|answer format)\\s{0,2}[:=]\\s{0,4}';
const formEnd = "(?![\\p{L}\\p{N}’'-])";
const countedForms =
  '(?:bullets?|bullet points?|sentences?|paragraphs?|steps|columns|headings|rows|lines|sections|slides|questions)';

/** Phrases that name the form of an output, such as “as a table”. */
export const formPhrases = [
  phrase('(?:nothing|anything) (?:but|except|other than) (?:valid |a )?json(?: object| array)?', {
    isNegatable: true,
  }),
  phrase(`(?:${asForm}) (?:only |just )?(?:a|an|${number}) ${plain}${oneForm}s?${formEnd}`),
  phrase(`(?:${asForm}|with|valid) (?:only |just )?(?:a |an )?${plain}${anyForm}${formEnd}`),
  phrase(`${number} ${plain}${countedForms}`, { notAfter: given }),
  phrase('(?:bulleted|bullet|numbered|ordered) lists?', { notAfter: given }),
  phrase('bullet points?', { notAfter: given }),
  phrase(`${outputLabel}${plain}(?:${oneForm}|${anyForm})s?${formEnd}`),
  phrase('(?:output |response |answer )?format\\s{0,2}[:=]\\s{0,4}[\\p{L}\\d]{1,30}', { isSentence: true }),
  // The start of a JSON object that shows the form.
  phrase('\\{\\s{0,9}["“][\\p{L}\\p{N}_-]{1,30}["”](?=\\s{0,3}:)'),
  phrase('in bullet form'),
  phrase('(?:answer|reply|respond) (?:only )?(?:with )?yes or no'),
  phrase(
    '(?<=^|[.!?:;\\n]\\s{0,4}|(?:then|and|please)\\s{1,4})list (?!price|prices|of|item)[\\p{L}\\d]{1,20}',
  ),
  phrase(
    '(?:a|one|single) (?:valid |single |flat )?json (?:object|array)|(?:output|want|need) json|(?:only|just|return|output|give me|write) (?:only )?the json|(?:only|just) json|json (?:only|please|pls|format)',
  ),
];
