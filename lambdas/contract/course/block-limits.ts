const tooLong = (max: number): string => `Please use at most ${max} characters`;
const tooMany = (max: number, what: string): string => `Please use at most ${max} ${what}`;

/** The limits of blocks, with their messages. They keep a lesson within the size of an item in the table. */
export const blockLimits = {
  blocks: { max: 60, tooMany: tooMany(60, 'blocks in a lesson') },
  line: { max: 500, tooLong: tooLong(500) },
  paragraph: { max: 4000, tooLong: tooLong(4000) },
  html: { max: 20_000, tooLong: tooLong(20_000) },
  code: { max: 10_000, tooLong: tooLong(10_000) },
  /** A file of a Python lab, and the script that creates a database. */
  data: { max: 60_000, tooLong: tooLong(60_000) },
  steps: { max: 20, tooMany: tooMany(20, 'steps') },
  columns: { max: 10, tooMany: tooMany(10, 'columns') },
  rows: { max: 60, tooMany: tooMany(60, 'rows') },
  choices: { max: 12, tooMany: tooMany(12, 'choices') },
  sentences: { max: 40, tooMany: tooMany(40, 'sentences') },
  checklist: { max: 20, tooMany: tooMany(20, 'lines in a checklist') },
  files: { max: 5, tooMany: tooMany(5, 'files') },
  tests: { max: 20, tooMany: tooMany(20, 'tests') },
  widths: { max: 4, tooMany: tooMany(4, 'widths of a picture') },
  unknownType: 'This kind of block is not known here. Reload the page to get the newest editor.',
} as const;

/** The messages for blocks that cannot be published. */
export const blockMessages = {
  empty: 'Fill in this text',
  fewChoices: 'Add at least two choices',
  fewItems: 'Add at least two items',
  fewGroups: 'Add at least two groups',
  fewSentences: 'Add at least two sentences',
  noSteps: 'Add at least one step',
  noColumns: 'Add at least one column',
  noRows: 'Add at least one row',
  rowLength: 'Each row needs as many cells as the table has columns',
  oneRight: 'Mark exactly one choice as right',
  someRight: 'Mark at least one choice as right',
  someUnsupported: 'Mark at least one sentence that the source does not support',
  equal: 'Two of these are the same. Change one, so that learners can tell them apart.',
  unknownGroup: 'Choose the group of this item',
  unusedGroup: 'Put at least one item into this group',
  number: 'Enter a number',
  unreachable: 'This number is also a wrong one with feedback. Change one of the two.',
  repeatedId: 'Two blocks of this course have the same id',
  repeatedPart: 'Two parts of this question have the same id',
  negative: 'Enter 0 or more',
  noPicture: 'Upload a picture',
  noAlt: 'Say what the picture shows, for learners who cannot see it',
  noFile: 'Upload a file',
  noTests: 'Add at least one test',
  fileName: 'Use letters, digits, hyphens, and underscores, and the ending .csv, .json, or .txt',
  noCriteria: 'Choose at least one criterion',
  missedCriterion: 'The model prompt must meet each criterion.',
  startIsRight: 'The start prompt meets each criterion already. Leave something for the learner to write.',
  noCases: 'Add at least one case',
  noOutputRules: 'Add at least one rule that an output can break',
  maxWords: 'Enter the number of words as a whole number from 1 to 10,000, or 0 without a limit',
  unrecorded: (title: string) =>
    `The sample output of the case “${title}” is not the output of the run that it names. Run the model prompt on the case again, or change the text to show it as an example.`,
  unchecked: 'Check this lab: run its solution and its start code',
  minutes: 'Enter the minutes as a whole number from 1 to 600',
  lost: 'This lesson has blocks that your editor would delete. Reload the page to get the newest editor.',
  divided: 'The text blocks do not add up to the text of the lesson',
} as const;
