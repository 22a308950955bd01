/** A plausible mistake: a lab's solution in which some texts are replaced. */
export interface WrongSolution {
  /** The id of the lab's block. */
  lab: string;
  mistake: string;
  changes: readonly (readonly [from: string, to: string])[];
}

/** A mistake in Python, and what a test of the lab says about it. */
export interface WrongPython extends WrongSolution {
  says: string;
}

const mean = 'sum(known) / len(known)';

const averages: readonly Omit<WrongPython, 'lab'>[] = [
  {
    mistake: 'keeps the comma of thousands',
    changes: [['.replace(",", "")', '']],
    says: 'could not convert string to float',
  },
  { mistake: 'removes hyphens', changes: [['(",", "")', '(",", "").replace("-", "")']], says: '-40.0' },
  {
    mistake: 'compares with capitals',
    changes: [['.lower()', '']],
    says: "to_number('N/A') stopped in line",
  },
  {
    mistake: 'hides every error',
    changes: [['if text in UNKNOWN:', 'if not text.strip("$").replace(".", "").replace(",", "").isdigit():']],
    says: "to_number('two') returned None",
  },
  {
    mistake: 'loses zeros',
    changes: [['if value is not None]\n    if', 'if value]\n    if']],
    says: 'returned 100.0',
  },
  {
    mistake: 'takes a sum of 0 for nothing known',
    changes: [['if not known:', 'if sum(known) == 0:']],
    says: 'mean_known([0.0, 0.0]) returned None. It should return 0.0',
  },
  {
    mistake: 'divides by all values',
    changes: [[mean, 'sum(known) / len(values)']],
    says: 'should return 3.0',
  },
  {
    mistake: 'divides by 0 without values',
    changes: [['    if not known:\n        return None\n', '']],
    says: 'Return None before you divide by 0',
  },
  {
    mistake: 'rounds a missing mean',
    changes: [['mean_known(values),', 'round(mean_known(values), 2),']],
    says: 'summary',
  },
  {
    mistake: 'rounds to whole numbers',
    changes: [[mean, `round(${mean})`]],
    says: 'It should have about 3.08',
  },
  {
    mistake: 'uses the rows of the file',
    changes: [['for row in rows]', 'for row in orders]']],
    says: 'for the hours 2, 4, blank and 6',
  },
];

const quotes: readonly Omit<WrongPython, 'lab'>[] = [
  {
    mistake: 'removes punctuation',
    changes: [['" ".join(text.lower()', '" ".join(re.sub(r"[^\\w\\s]", "", text.lower())']],
    says: 'Only capitals and spaces may change',
  },
  {
    mistake: 'replaces only pairs of spaces',
    changes: [
      ['" ".join(text.lower().split())', 'text.lower().replace("\\n", " ").replace("  ", " ").strip()'],
    ],
    says: "should return 'the top edge'",
  },
  {
    mistake: 'compares the beginning of a quote',
    changes: [['elif plain(quote) not', 'elif plain(quote)[:20] not']],
    says: "the quote says 'arm'",
  },
  {
    mistake: 'compares the end of a quote',
    changes: [['elif plain(quote) not', 'elif plain(quote)[-20:] not']],
    says: "the quote says 'Our chair'",
  },
  {
    mistake: 'accepts an empty quote',
    changes: [[' or len(plain(quote).split()) < 2', '']],
    says: 'The quote is an empty text',
  },
  {
    mistake: 'accepts a letter',
    changes: [['len(plain(quote).split()) < 2', 'plain(quote) == ""']],
    says: "The quote is the single word 'leg', but",
  },
  {
    mistake: 'does not expect null',
    changes: [['quote is None or ', '']],
    says: "JSON's null is None",
  },
  {
    mistake: 'looks for parts of numbers',
    changes: [['"order_number"] not in numbers', '"order_number"] not in message']],
    says: 'A-104 is only a part of A-1042',
  },
  {
    mistake: 'looks at the first number only',
    changes: [['"order_number"] not in numbers', '"order_number"] not in numbers[:1]']],
    says: 'B-2 is the second number',
  },
  {
    mistake: 'accepts every null',
    changes: [['        if numbers:', '        if False:']],
    says: 'the reply has null',
  },
];

const scores: readonly Omit<WrongPython, 'lab'>[] = [
  { mistake: 'counts from 0', changes: [[' + 1\n', '\n']], says: 'The first place is 1' },
  {
    mistake: 'does not look for the passage first',
    changes: [['    if result["right"] not in result["found"]:\n        return None\n', '']],
    says: 'Look before you call index',
  },
  { mistake: 'leaves out rank k', changes: [['rank <= k', 'rank < k']], says: 'hit_rate at 1 returned 0.0' },
  {
    mistake: 'compares None with a number',
    changes: [['if rank is not None and rank <= k', 'if rank <= k']],
    says: 'None is no number',
  },
  {
    mistake: 'forgets missing passages in the mean',
    changes: [['total / len(results)', 'total / sum(1 for result in results if rank_of(result))']],
    says: 'forgot the missing one',
  },
  {
    mistake: 'rounds to one decimal',
    changes: [['total / len(results)', 'round(total / len(results), 1)']],
    says: 'about 0.458',
  },
  { mistake: 'ignores k', changes: [['rank > k', 'rank > 3']], says: 'k is 1' },
  { mistake: 'ignores places behind k', changes: [[' or rank > k', '']], says: 'at rank 4, k is 3' },
  {
    mistake: 'forgives the search for a right answer',
    changes: [
      ['if rank is None or', 'if not result["is_answer_right"] and rank is None or rank is not None and'],
    ],
    says: "should return 'search'",
  },
];

const counted = 'counts.get(theme, 0) + 1';

const summaries: readonly Omit<WrongPython, 'lab'>[] = [
  {
    mistake: 'reads a missing count',
    changes: [[counted, 'counts[theme] + 1']],
    says: 'Use counts.get with a 0',
  },
  { mistake: 'adds to None', changes: [[counted, 'counts.get(theme) + 1']], says: 'unless you give it a 0' },
  {
    mistake: 'starts at 1',
    changes: [[counted, 'counts.get(theme, 1) + 1']],
    says: 'count_themes has 3 for Food. It should have 2',
  },
  {
    mistake: 'adds a period',
    changes: [['is missing"', 'is missing."']],
    says: 'Only a capital, a space or a period differs',
  },
  {
    mistake: 'forgets an f',
    changes: [['f"Comment', '"Comment']],
    says: 'Put an f before the first quotation mark',
  },
  {
    mistake: 'reports the comments that exist',
    changes: [['comment not in', 'comment in']],
    says: "one fault too many: 'Comment 1 does not exist'",
  },
  {
    mistake: 'takes the number of comments for the last one',
    changes: [['comment not in comments', 'comment > len(comments)']],
    says: "'Comment 50 does not exist'",
  },
  {
    mistake: 'looks for themes among the claims',
    changes: [['not in summarized', 'not in claims']],
    says: "one fault too many: 'Food is missing'",
  },
  {
    mistake: 'returns nothing',
    changes: [['return faults', 'print(faults)']],
    says: 'keep the line return faults',
  },
];

/** Mistakes in the Python labs of the built-in courses. */
export const wrongPython: readonly WrongPython[] = [
  ...averages.map((each) => ({ lab: 'average-repair-hours', ...each })),
  ...quotes.map((each) => ({ lab: 'check-the-replies', ...each })),
  ...scores.map((each) => ({ lab: 'score-the-search', ...each })),
  ...summaries.map((each) => ({ lab: 'numbers-match', ...each })),
];

const left = 'LEFT JOIN payment_totals';

const totals: readonly Omit<WrongSolution, 'lab'>[] = [
  { mistake: 'loses orders without payments', changes: [[left, 'JOIN payment_totals']] },
  {
    mistake: 'keeps regions without orders',
    changes: [
      ['FROM orders\n', 'FROM customers\n'],
      ['JOIN customers ON', 'LEFT JOIN orders ON'],
    ],
  },
  { mistake: 'counts equal amounts once', changes: [['SUM(orders.amount)', 'SUM(DISTINCT orders.amount)']] },
  {
    mistake: 'repeats orders',
    changes: [
      ['SELECT order_id, SUM(amount) AS paid', 'SELECT order_id, amount AS paid'],
      ['  GROUP BY order_id\n', ''],
    ],
  },
  {
    mistake: 'leaves NULL for nothing paid',
    changes: [['SUM(COALESCE(payment_totals.paid, 0))', 'SUM(payment_totals.paid)']],
  },
  { mistake: 'keeps one payment of each order', changes: [['SUM(amount) AS paid', 'MAX(amount) AS paid']] },
  {
    mistake: 'groups by customer',
    changes: [['GROUP BY customers.region', 'GROUP BY customers.customer_id']],
  },
];

/** Mistakes in the SQL lab, all of which return other rows. */
export const wrongSql: readonly WrongSolution[] = totals.map((each) => ({
  lab: 'ordered-and-paid',
  ...each,
}));
