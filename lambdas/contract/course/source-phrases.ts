import { describing, material, number, phrase, phraseEnd } from './prompt-phrases.ts';

const theMaterial = `(?:the|this|these|my|our) ${describing}${material}${phraseEnd}`;
/** What a source says, as in “only what the email says”. */
const itsWords =
  `what(?: is|['’]s) (?:written |stated |said |given )?(?:in|on) ${theMaterial}|` +
  'what (?:the|this|these|my|our) (?:\\p{L}{1,20} ){1,4}(?:says?|states?|contains?|tells?|gives?|mentions?|said|wrote)';
const only = '(?:only|solely|exclusively|strictly|just|nothing but|nothing except)';
const working =
  '(?:use|using|from|on|rely|relying|draw|drawing|based|base it|stick|stay|work|working|answer|quote|quoting|refer)';
const reading =
  '(?:summarize|explain|read|rewrite|translate|compare|analyze|review|edit|shorten|condense|simplify|proofread|classify|turn|' +
  'check|search|consult|quote|refer to|look in|stick to|keep to|stay within)';
/** Nouns that can be “below” but are no source. */
const noSource =
  '(?:columns?|constraints?|criteria|examples?|fields?|formats?|guidelines?|headings?|instructions?|keys?|layout|limits?|order|' +
  'outline|points?|questions?|rules?|schema|steps?|structure|style|templates?|tone)';
const place = '(?:below|above|attached|enclosed|provided|supplied)';

/** What forbids another source, as in “do not add facts that are not in the notes”. */
const forbidding =
  "(?:do not|don['’]t|dont|must not|never|without) (?:add|adding|go|use|using|invent|inventing|include|including|mention|rely on|" +
  'make up|state)';

/** Phrases that name the source of an output, such as “use only the notes below”. What only forbids something names none. */
export const sourcePhrases = [
  phrase('sources?\\s{0,2}:\\s{0,4}(?!(?:none|no|any|unknown)\\b)[\\p{L}\\d]{1,30}', { isSentence: true }),
  phrase(`${working} ${only} (?:on |from |to |with )?(?:${theMaterial}|${itsWords})`),
  phrase(
    `${only} (?:use|using|look at|read|rely on|draw on|quote|work with|work from|answer from|based on|on|from) (?:${theMaterial}|${itsWords})`,
  ),
  // Without an article, only nouns that nobody asks for as an output count.
  phrase(
    `${working} ${only} (?:on |from )?(?:(?!${number}\\b)\\p{L}{2,20} ){0,2}(?:sections|passages|excerpts|documents|notes|transcripts|material)${phraseEnd}`,
  ),
  phrase(
    `(?:${forbidding}|(?:use |add |with )?nothing)(?: [\\p{L}’'-]{1,20}){0,6} (?:but|except|besides|beyond|outside|other than|than|not in)(?: of)? (?:${theMaterial}|${itsWords})`,
    { isNegatable: true },
  ),
  phrase(`only ${theMaterial} (?:may|can|must|should|counts?)`),
  phrase(
    `(?:${reading}|use|using|from|according to|only|based on) (?:the|this|these) ${describing}(?!${noSource}\\b)\\p{L}{2,20} ${place}`,
  ),
  phrase(`(?:the|this|these) ${describing}${material} ${place}`),
  phrase(`(?:based on|according to|using|use|from|${reading}) ${theMaterial}`),
  phrase(
    `(?:the|these|this) (?:following|attached|above|enclosed|provided|given) ${describing}${material}${phraseEnd}`,
  ),
  phrase(`(?:the|this) ${describing}${material} (?:that follows?|between the) [\\p{L}\\d]{1,20}`),
  phrase(`here (?:is|are) ${theMaterial}`),
  phrase(`(?:your|my|the only|only) source (?:is|are|will be) ${theMaterial}`),
];
