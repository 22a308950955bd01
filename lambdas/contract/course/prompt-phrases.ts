/**
 * Words that meet a criterion. If the pattern has a group, the group is what is shown; `notAfter` refuses a match by the text
 * before it.
 */
interface Phrase {
  pattern: RegExp;
  notAfter?: RegExp;
}

/**
 * Makes a phrase; a space in the pattern is any space between words. Every repetition is limited, so the time is linear in
 * the length of the prompt.
 */
const phrase = (pattern: string, notAfter?: string): Phrase => ({
  pattern: new RegExp(pattern.replaceAll(' ', '\\s{1,4}'), 'giu'),
  ...(notAfter && { notAfter: new RegExp(`(?<![\\p{L}\\p{N}])(?:${notAfter})\\s{1,4}$`, 'iu') }),
});

const longestSeen = 120;

/** Returns the first words of a prompt that match one of the phrases, at most 120 characters; undefined without a match. */
function firstOf(prompt: string, phrases: readonly Phrase[]): string | undefined {
  for (const { pattern, notAfter } of phrases) {
    for (const { 0: all, 1: shown, index } of prompt.matchAll(pattern)) {
      const isRefused = notAfter?.test(prompt.slice(Math.max(0, index - 40), index));
      if (!isRefused) return (shown ?? all).trim().slice(0, longestSeen);
    }
  }
  return undefined;
}

/** Words that end a noun phrase: after them, a noun is not part of it. */
const functionWords =
  'of|in|on|at|to|for|from|with|without|and|or|but|that|which|who|whom|whose|is|are|was|were|will|would|can|could|should|must|may|' +
  'about|by|as|if|when|where|while|because|so|than|then|before|after|during|until|under|over|into|through|not|do|does|did|has|' +
  'have|had|what|how|why|only|alone|today|tomorrow|here|below|above|attached|first|please|use|using|write|explain|keep|say';
/** Nouns that end like verbs. A noun before one of them only describes it, as in 'a team meeting'. */
const nounsLikeVerbs =
  'meeting|briefing|training|building|listing|rating|onboarding|setting|feeling|screening|greeting|shed|bed';
/** Up to four words that describe a noun. */
const describing = `(?:(?!(?:${functionWords})\\b)[\\p{L}\\d’'-]{1,30},? ){0,4}`;
/** The end of a noun phrase: no noun follows, so 'for the customer' counts and 'for the customer number' does not. */
const phraseEnd =
  `(?=[^\\S\\n]{0,4}(?:$|\\n|[^\\p{L}\\p{N}\\s'’-])| (?:(?:${functionWords})\\b|` +
  `(?!(?:${nounsLikeVerbs})\\b)\\p{L}{2,20}(?:ed|ing)\\b))`;

const people =
  '(?:(?:adult|agent|apprentice|applicant|associate|analyst|accountant|assistant|audience|auditor|beginner|bookkeeper|boss|buyer|' +
  'candidate|caregiver|carer|cashier|child|citizen|clerk|client|coach|colleague|contractor|consumer|cook|coordinator|coworker|' +
  'co-worker|crew|customer|designer|developer|director|doctor|donor|driver|editor|electrician|employee|employer|engineer|' +
  'executive|expert|non-expert|nonexpert|farmer|founder|freelancer|guest|hire|homeowner|intern|investor|journalist|judge|kid|' +
  'landlord|lawyer|layman|layperson|lead|leader|learner|librarian|manager|marketer|mechanic|member|neighbor|newcomer|novice|' +
  'nurse|operator|owner|parent|participant|partner|patient|person|pharmacist|planner|player|policymaker|president|principal|' +
  'professional|professor|programmer|reader|non-reader|recipient|receptionist|recruiter|representative|rep|researcher|resident|' +
  'retiree|reviewer|scientist|seller|senior|shareholder|shopper|specialist|sponsor|stakeholder|student|subscriber|supervisor|' +
  'supplier|teacher|team|technician|teen|teenager|tenant|therapist|tourist|trainee|trainer|traveler|treasurer|tutor|user|vendor|' +
  'viewer|visitor|volunteer|voter|waiter|welder|winner|worker|writer|\\d{1,2}[- ]year[- ]old|(?:five|six|seven|eight|nine|ten|' +
  'eleven|twelve)[- ]year[- ]old|grader|mother|father|grandmother|grandfather|grandparent|friend)s?|staff|people|laypeople|children|men|women|salespeople|boss(?:es)?|families|family|public|' +
  'board|council|committee|leadership|management|someone|anyone|everyone|ceo|cfo|cto|hr|kindergartners?)';
const notReaders =
  'according|due|thanks|looking|look|search|searched|searching|refers?|referred|referring|compared?|comparing|related|belongs?|' +
  'responsible|accountable|waiting|wait|waited|happened|next|ask|asks|asked|applied|except|damage|harm|costs?|charged?|sold|' +
  'paid|sent|gave|given|assigned|reported|transferred|promised|shipped|delivered|spoke|talked|listens?|listened|cares?|caring';

const determiners = 'a|an|the|my|our|your|his|her|their|all|any|each|every|new';

const audience = [
  phrase(
    `\\b(?:for(?! example\\b| instance\\b)|toward|towards) ${describing}${people}\\b${phraseEnd}`,
    notReaders,
  ),
  phrase(`\\bto (?:(?:${determiners}) ${describing})?${people}\\b${phraseEnd}`, notReaders),
  phrase(`\\b(?:read|readable|understood|usable) by ${describing}${people}\\b${phraseEnd}`),
  phrase('\\bfor (?!example|instance)\\p{L}{2,20}(?: \\p{L}{2,20})?, who [^.!?\\n]{1,60}'),
  phrase(`\\b(?:aimed|directed|pitched) at ${describing}${people}\\b${phraseEnd}`),
  phrase(
    `\\b(?:the |my |our |its |your )?(?:audience|readers?)(?:\\s{0,2}:| (?:is|are|will be|have|has|knows?|needs?)\\b)[^.!?\\n]{0,60}`,
  ),
  phrase('\\ban audience of [^.,;!?\\n]{1,60}'),
  phrase(
    `\\b(?:that|so) ${describing}${people} (?:(?:can|could|will|would) )?(?:easily |quickly )?(?:understands?|follows?|reads?|remembers?)\\b`,
  ),
  phrase(
    `\\b(?:a|an|the|my|our) ${describing}${people} (?:will|must|should|needs? to|has to|have to) (?:read|understand)\\b`,
  ),
  phrase("\\blay(?:man|person|people)?['’]?s?['’]? (?:terms|language|readers?)\\b"),
  phrase('\\bto me,? (?:as if|as though|like) [^.!?\\n]{1,60}'),
];

const number =
  '(?:\\d{1,3},\\d{3}|\\d{1,5}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|' +
  'sixty|eighty|(?:a|one|two|three|four|five) hundred|a single|half a|a dozen)';
/** Words before a number, a noun, or a form that belongs to the material, as in 'the three sentences below'. */
const given =
  'the|this|that|these|those|first|last|next|attached|following|above|my|our|your|its|each|every|page|section|chapter|version';
/** Up to four words between a number or an article and its noun. */
const plain = `(?:(?!(?:${functionWords}|${given}|list|table)\\b)[\\p{L}\\d’'-]{1,30} ){0,4}`;

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
  'as|in|into|write|draft|compose|prepare|create|make|build|return|output|produce|give|give me|give us|present it|put it|use|using|' +
  'format it|respond with|reply with|answer with|start with|begin with|end with|include|add|send|turn it into|like|must be|should be';
/** How a line names what comes back, such as 'Output:'. */
const outputLabel =
  '(?:output|response|answer|result|format|output format|response format|answer format)\\s{0,2}[:=]\\s{0,4}';
const formEnd = "(?![\\p{L}\\p{N}’'-])";
const countedForms =
  '(?:bullets?|bullet points?|sentences?|paragraphs?|steps|columns|headings|rows|lines|sections|slides|questions)';

const form = [
  phrase(`\\b(?:${asForm}) (?:only |just )?(?:a|an|${number}) ${plain}${oneForm}s?${formEnd}`),
  phrase(`\\b(?:${asForm}|with|valid) (?:only |just )?(?:a |an )?${plain}${anyForm}${formEnd}`),
  phrase(`\\b${number} ${plain}${countedForms}\\b`, given),
  phrase('\\b(?:bulleted|bullet|numbered|ordered) lists?\\b', given),
  phrase('\\bbullet points?\\b', given),
  phrase(`\\b${outputLabel}${plain}(?:${oneForm}|${anyForm})s?${formEnd}`),
  phrase('\\b(?:output |response |answer )?format\\s{0,2}[:=]\\s{0,4}[\\p{L}\\d][^.!?\\n]{0,40}'),
  phrase('\\bin bullet form\\b'),
  phrase('\\b(?:answer|reply|respond) (?:only )?(?:with )?yes or no\\b'),
  phrase('(?:^|[.!?:;\\n]\\s{0,4}|\\b(?:then|and|please) )(list (?!price|prices|of|item)[\\p{L}\\d]{1,20})'),
];

const units =
  '(?:words?|sentences?|paragraphs?|pages?|lines?|characters?|bullets?|bullet points?|items?|steps?|slides?|rows|tokens?)';
const unit = '(?:word|sentence|paragraph|page|line|character|bullet|item|step|slide)';
const limit =
  '(?:(?:at most|at least|no more than|not more than|no longer than|up to|under|below|fewer than|less than|about|around|roughly|' +
  'approximately|exactly|only|just|within|between|a maximum of|maximum of|maximum|max\\.?) )?';
const hasLength = 'have|has|had|wrote|contains|contained|got|sent|read|attached';
const otherUnits =
  'columns|rows|hours|days|weeks|months|years|minutes|seconds|dollars|pounds|miles|percents|times|fields';

const length = [
  phrase(
    `\\b${limit}${number}(?:(?: to | or | and |\\s?[-–—]\\s?)${number})? ${plain}${units}\\b`,
    `${given}|${hasLength}`,
  ),
  phrase(`\\b${number}-${unit}s?\\b`, given),
  phrase(
    '\\b(?:in|as|into|write|give me|return|of|be) a (?:single |short |brief )?(?:paragraph|sentence)\\b',
  ),
  phrase('\\b(?:word|length|character) (?:limit|count|maximum)\\b[^.!?\\n]{0,12}\\d{1,5}'),
  phrase(
    `\\b(?:give|list|name|write|suggest|propose|offer|provide|find|pick|choose) (?:me |us )?${limit}(?:the )?${number} ${plain}(?!(?:${otherUnits})\\b)\\p{L}{2,20}s\\b`,
  ),
];

const material =
  '(?:agreements?|articles?|case|chat|comments|complaints?|content|context|contract|conversation|data|descriptions?|details?|' +
  'documents?|draft|e-?mails?|excerpt|facts?|feedback|figures|guide|handbook|information|input|instructions|invoice|letter|log|pages?|' +
  'manual|material|materials|memo|messages?|minutes|notes?|paragraphs?|passage|policy|policies|posting|post|procedure|records?|' +
  'reports?|reviews?|rules|schedule|sources?|statements?|survey|table|text|thread|ticket|transcript|list)';
const theMaterial = `(?:the|this|these|my|our) ${describing}${material}\\b${phraseEnd}`;
const onlyWords = '(?:only|solely|exclusively|strictly|just|nothing but|nothing except)';
const outside =
  '(?:(?!(?:personal|private|sensitive|confidential)\\b)\\p{L}{1,20} ){0,3}(?:facts?|information|details?|knowledge|anything|data|' +
  'claims?|sources?)';

const source = [
  phrase(
    `\\b(?:use|using|from|on|rely|relying|draw|drawing|based|stick|work|answer|quote) ${onlyWords} (?:on |from |to |with )?(?:what (?:is |the )?(?:in )?)?(?:${theMaterial}|what (?:is|the) [^.!?\\n]{1,40})`,
  ),
  phrase(
    `\\b${onlyWords} (?:use|using|rely on|draw on|quote|work with|work from|answer from|based on|on|from) ${theMaterial}`,
  ),
  phrase(
    `\\b(?:do not|don['’]t|never|without) (?:add|adding|use|using|bring in|rely on|relying on|assume|assuming) ${outside}\\b`,
  ),
  phrase(
    "\\b(?:do not|don['’]t|never|without) (?:invent|inventing|make up|making up|make (?:\\p{L}{1,15} ){1,2}up)\\b[^.,;!?\\n]{0,40}",
  ),
  phrase(
    `\\b(?:based on|according to|using|use|from|in|of|with|summarize|read|rewrite|translate|compare|analyze|review|edit|shorten|turn|check|answer from|stick to|keep to|stay within) ${theMaterial}`,
  ),
  phrase(
    `\\b(?:the|these|this) (?:following|attached|above|enclosed|provided|given) ${describing}${material}\\b${phraseEnd}`,
  ),
  phrase(`\\b(?:this|these) ${describing}${material}\\b${phraseEnd}`),
  phrase(`\\b(?:the )?${material} (?:below|above|attached|that follows?|that follow|between)\\b`),
  phrase('\\bsource\\s{0,2}:\\s{0,4}[^.!?\\n]{1,60}'),
];

const notKnown =
  "(?:(?:it is |it['’]s |that it is )?not (?:stated|given|mentioned|specified|found|known|available|provided|listed|sure|covered|clear|included|" +
  'recorded|in the (?:\\p{L}{1,20} ){0,2}\\p{L}{1,20})|unknown|n\\/a|null|no (?:information|data|answer)|missing|unclear|none|' +
  "(?:that )?(?:you|i|it|the \\p{L}{1,20}|they) (?:do|does|is|are)(?: not|n['’]t) (?:know|say|state|stated|given|sure|mention|clear|have|find))";
const telling =
  '(?:write|say|put|answer|reply|respond|return|use|enter|mark|state|print|note|output|show|type)';
const quote = '["“”\'‘’`*(]{0,2}';
const no = "(?: not|n['’]t)";
const found =
  '(?:stated|given|mentioned|specified|found|known|available|provided|listed|covered|included|recorded|shown|answered|clear)';
/** What a source does not do. Of people, it means something else: 'if the customer does not answer'. */
const saysNothing =
  `(?:(?:do|does|did|has|have)${no}(?: \\p{L}{1,20}){0,2}? (?:say|said|state|stated|mention|mentioned|contain|contained|give|given|` +
  'include|included|cover|covered|list|listed|specify|specified|provide|provided|answer|answered|tell|show|shown|know|find|' +
  `appear|have|there|enough|information)|(?:is|are|can)${no} (?:there|in|on|sure|find|tell|answer)|` +
  '(?:cannot|can not) (?:find|tell|answer)|(?:is|are) (?:silent|blank|empty)|lacks?)';
/** What is said of a fact that is in no source. */
const isUnknown = `(?:(?:is|are|was|were|has been|have been)${no} ${found}|(?:is|are|was|were) (?:missing|unclear|absent|unknown|unstated))`;
const thing = `(?:${material}|it|they|that|this|you|answer|value|field|date|name|number|price|amount|reason|something|anything|item|detail|one|any|topic)`;
const doing =
  '(?:write|say|leave|ask|skip|omit|answer|reply|state|mark|put|return|tell|note|stop|use|enter|flag|respond|explain|list)';
const words = "(?:(?!(?:if|when|not)\\b)[\\p{L}’'-]{1,20} ){0,5}";
const condition =
  `(?:if|when|where|wherever|whenever) (?:${words}(?:${thing} ${saysNothing}|${isUnknown})|(?:it|that|this)['’]s not ${found}|` +
  `(?:it|that|this)['’]s not (?:in|on|there)|(?:there (?:is|are) )?no ${words}(?:${thing}|(?:is|are|was) ${found})|` +
  'unsure|in doubt|uncertain|not sure|unclear|unknown|missing)\\b';
const rest = '[^.!?\\n]{0,60}';

const silence = [
  phrase(`\\b${condition}${rest}?[,:–—] ?(?:then |please |just )?${doing}\\b${rest}`),
  phrase(
    `\\b${telling} (?:it |this |them |that |with |as |so |only |just |the word |the words )?${quote}${notKnown}`,
  ),
  phrase('\\bleave (?:\\p{L}{1,20} ){0,5}(?:blank|empty)\\b'),
  phrase(`\\b${doing}\\b${rest}? ${condition}[^.!?\\n]{0,40}`),
  phrase(
    `\\b(?:anything|whatever|values|details|fields|facts|information) (?:that (?:is|are) )?(?:missing|absent|not (?:in|${found}))\\b${rest}? (?:should|must|gets?|is|are) ${rest}`,
  ),
  phrase(
    `\\b(?:flag|mark|label|list) (?:all |any |each |every )?(?:missing|unknown|unclear|unanswered)\\b${rest}`,
  ),
  phrase(`\\b${doing} (?:anything|whatever|what) ${words}${thing} ${saysNothing}\\b${rest}`),
];

/** Finds the words of a prompt that name a reader, a form, a length, or the source, or say what to do without an answer. */
export const promptPhrases = {
  audience: (prompt: string) => firstOf(prompt, audience),
  form: (prompt: string) => firstOf(prompt, form),
  length: (prompt: string) => firstOf(prompt, length),
  source: (prompt: string) => firstOf(prompt, source),
  silence: (prompt: string) => firstOf(prompt, silence),
} as const;
