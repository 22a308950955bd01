import { describing, phrase, phraseEnd } from './prompt-phrases.ts';

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
  'viewer|visitor|volunteer|voter|waiter|welder|winner|worker|writer|\\d{1,2}[-\\s]year[-\\s]old|(?:five|six|seven|eight|nine|ten|' +
  'eleven|twelve)[-\\s]year[-\\s]old|grader|mother|father|mom|dad|grandmother|grandfather|grandparent|friend)s?|staff|people|laypeople|children|men|women|salespeople|boss(?:es)?|families|family|public|' +
  'board|council|committee|leadership|management|someone|anyone|everyone|everybody|ceo|cfo|cto|hr|kindergartners?)';
const notReaders =
  'according|due|thanks|looking|look|search|searched|searching|refers?|referred|referring|compared?|comparing|related|belongs?|' +
  'responsible|accountable|waiting|wait|waited|happened|next|ask|asks|asked|applied|except|damage|harm|costs?|charged?|sold|' +
  'paid|sent|gave|given|assigned|reported|transferred|promised|shipped|delivered|spoke|talked|listens?|listened|cares?|caring';

const determiners = 'a|an|the|my|our|your|his|her|their|all|any|each|every|new';

const someone = `${describing}${people}${phraseEnd}`;
const asked = '(?:questions?|e-?mails?|messages?|letters?|requests?|complaints?|concerns?|inquir(?:y|ies))';

/** Phrases that name the reader of an output, such as “for a new cashier”. */
export const audiencePhrases = [
  phrase(`(?:for(?! example\\b| instance\\b)|toward|towards) ${someone}`, { notAfter: notReaders }),
  phrase(`to (?:(?:${determiners}) ${describing})?${people}${phraseEnd}`, { notAfter: notReaders }),
  phrase(`(?:read|readable|understood|usable) by ${someone}`),
  phrase('for (?!example|instance)\\p{L}{2,20}(?: \\p{L}{2,20})?, who \\p{L}{1,20}', { isSentence: true }),
  phrase(`(?:aimed|directed|pitched) at ${someone}`),
  phrase(
    '(?:the |my |our |its |your )?(?:target )?(?:audience|readers?)(?:\\s{0,2}:\\s{0,4}[\\p{L}\\d]{1,30}| (?:is|are|will be|have|has|knows?|needs?)\\b)',
    { isSentence: true },
  ),
  phrase('an audience of [\\p{L}\\d]{1,20}', { isSentence: true }),
  phrase(
    `(?:that|so) ${describing}${people} (?:(?:can|could|will|would) )?(?:easily |quickly )?(?:understands?|follows?|reads?|remembers?)`,
  ),
  phrase(
    `(?:a|an|the|my|our) ${describing}${people} (?:will|can|must|should|needs? to|has to|have to) (?:read|understand)`,
  ),
  phrase(
    `(?:(?:${determiners}) ${describing})?${people} (?:will |can |may |should )?(?:read|reads|(?:is|are) reading) (?:it|this|that|on|(?:the|your) (?:output|answer|reply|summary|text|message))`,
  ),
  phrase(`(?:answer|reply to|respond to) ${describing}${people}(?:['’]s|['’]) ${asked}`),
  phrase(`(?:answer|reply to|respond to) ${describing}${asked} (?:from|by|of) ${someone}`),
  phrase(
    `(?:address|answer|tell|inform|remind|teach) (?:(?:${determiners}) ${describing})?${people}${phraseEnd}`,
  ),
  phrase(
    `you (?:are |will |are here to )?(?:help|helping|assist|assisting|answer|answering|advise|advising|talking to|speaking to|writing to) ${someone}`,
  ),
  phrase(`${people}[-\\s]friendly`),
  phrase("lay(?:man|person|people)?['’]?s?['’]? (?:terms|language|readers?)"),
  phrase("(?:as if|as though|like) i(?: am|['’]m| was| were) \\p{L}{1,20}", { isSentence: true }),
];
