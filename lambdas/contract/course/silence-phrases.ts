import { material, phrase } from './prompt-phrases.ts';

const no = "(?: not|n['’]t)";
const found =
  '(?:stated|given|mentioned|specified|found|known|available|provided|listed|covered|included|recorded|shown|answered|clear)';

/** What an output says of a fact that its source lacks, such as “not stated”. */
const notKnown =
  `(?:(?:it is |it['’]s |that it is )?not (?:${found}|sure|in the (?:\\p{L}{1,20} ){0,2}\\p{L}{1,20})|unknown|n\\/a|null|` +
  'no (?:information|data|answer|(?:\\p{L}{1,20} ){0,2}(?:given|stated|found|available))|missing|unclear|none(?! of)|' +
  "(?:that )?(?:you|i|it|the \\p{L}{1,20}|they) (?:do|does|is|are|can)(?: not|n['’]t|not|['’]t) (?:know|say|state|stated|given|sure|mention|clear|have|find))";

const startsUnknown = new RegExp(`^${notKnown.replaceAll(' ', '\\s+')}(?![\\p{L}\\p{N}])`, 'iu');

/** Returns whether a text starts like one that says that a fact is unknown, such as “Not stated in the document”. */
export const saysUnknown = (text: string): boolean => startsUnknown.test(text.trim());

/** What a source does not do. Of people, it means something else: 'if the customer does not answer'. */
const saysNothing =
  `(?:(?:do|does|did|has|have)${no}(?: \\p{L}{1,20}){0,2}? (?:say|said|state|stated|mention|mentioned|contain|contained|give|given|` +
  'include|included|cover|covered|list|listed|specify|specified|provide|provided|answer|answered|tell|show|shown|know|find|' +
  `appear|have|there|enough|information)|(?:is|are)${no} (?:there|in|on|sure|find|tell|answer)|` +
  "(?:cannot|can not|can['’]t|could not|couldn['’]t) (?:find|tell|answer)|(?:is|are) (?:silent|blank|empty)|lacks?|" +
  '(?:has|have|contains?|gives?|offers?|provides?|includes?) (?:no|nothing))';
/** What is said of a fact that is in no source. */
const isUnknown =
  `(?:(?:is|are|was|were|has been|have been)${no} ${found}|` +
  '(?:is|are|was|were) (?:missing|unclear|absent|unknown|unstated|unavailable|silent))';
const thing = `(?:${material}|it|they|that|this|you|answer|value|field|date|name|number|price|amount|reason|something|anything|item|detail|one|any|topic)`;
const doing =
  '(?:write|say|leave|ask|skip|omit|answer|reply|state|mark|put|return|tell|note|stop|use|enter|flag|respond|explain|list|set|fill|make)';
const words = "(?:(?!(?:if|when|not)\\b)[\\p{L}’'-]{1,20} ){0,5}";
const condition =
  `(?:if|when|where|wherever|whenever|in case) (?:${words}(?:${thing} ${saysNothing}|${isUnknown})|` +
  `(?:it|that|this)['’]s not (?:${found}|in|on|there)|` +
  `(?:there (?:is|are) |there['’]s )?no ${words}(?:${thing}|(?:is|are|was) ${found})|there (?:is|are)${no} (?:a|an|any|enough)|` +
  `nothing ${words}(?:answers?|says?|mentions?|covers?)|not (?:${found}|in|there)|` +
  'unsure|in doubt|uncertain|not sure|unclear|unknown|missing|silent)\\b';
const within = '[^.!?]{0,60}?';
const quote = '["“”\'‘’`*(]{0,2}';
const telling =
  '(?:set (?:it|them|the \\p{L}{1,20}) to|write|say|put|answer|reply|respond|return|use|enter|mark|state|print|note|output|show|type|(?:must|should) be)' +
  '(?: (?:it|this|them|that|with|as|so|only|just|exactly|simply|back|the words?|the phrase|the text)){0,3}[:,]?\\s{1,4}';
const rest = { isSentence: true };

/** Phrases that say what to do if the source has no answer, such as “if the notes do not say, write ‘not stated’”. */
export const silencePhrases = [
  phrase(
    `${condition}(?:${within}[,:–—])? (?:(?:then|please|just|always|simply) )?(?:${doing}|${quote}${notKnown})`,
    rest,
  ),
  phrase(`${telling}${quote}${notKnown}`, rest),
  phrase(
    `set (?:\\p{L}{1,20} )?(?:missing|unknown|absent)(?: \\p{L}{1,20}){1,2} to ${quote}${notKnown}`,
    rest,
  ),
  phrase('leave (?:\\p{L}{1,20} ){0,5}(?:blank|empty)'),
  phrase(`${doing}\\b${within} ${condition}`, rest),
  phrase(
    `(?:anything|whatever|values|details|fields|facts|information) (?:that (?:is|are) )?(?:missing|absent|not (?:in|${found}))\\b${within} (?:should|must|gets?|is|are)`,
    rest,
  ),
  phrase(`(?:flag|mark|label|list) (?:all |any |each |every )?(?:missing|unknown|unclear|unanswered)`, rest),
  phrase(`${doing} (?:anything|whatever|what) ${words}${thing} ${saysNothing}`, rest),
  phrase(`(?:[^\\s.!?]{1,20} ){0,3}\\(?or ${quote}(?:null|n\\/a)["”’)]{0,2}`),
  phrase(`(?:missing|unknown)(?: \\p{L}{1,20}){1,2}\\s{0,2}[:=]\\s{0,2}${quote}${notKnown}`, rest),
  phrase(`(?:else|otherwise)[,:]? ${quote}${notKnown}`, rest),
  phrase(`${quote}(?:null|n\\/a)${quote} (?:if|when|where|for)`, rest),
];
