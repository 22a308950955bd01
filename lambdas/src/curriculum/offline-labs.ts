import type { CourseFacts, LessonPlace } from './generator.ts';
import type { WrittenLabs } from './lesson-labs.ts';

const results = `case,right,system,baseline
1,keep,keep,keep
2,remove,remove,keep
3,keep,remove,keep
4,keep,keep,keep
5,remove,remove,keep
6,keep,keep,keep
7,remove,keep,keep
8,keep,keep,keep
9,remove,remove,keep
10,keep,remove,keep
`;

/** Compares a system with its baseline, as the method of technical courses asks for. */
const pythonLab: NonNullable<WrittenLabs['python_lab']> = {
  title: 'Compare a system with its baseline',
  html: `<p>The file <code>results.csv</code> has ten made-up cases with the columns <code>case</code>, <code>right</code> (the right answer), <code>system</code> and <code>baseline</code> (their answers). The baseline always answers <code>keep</code>. Complete two functions:</p>
<ol>
<li><code>share_right(rows, column)</code> returns the share of rows in which the answer of this column is the right one, from 0 to 1. For two rows of which one is right, it returns <code>0.5</code>. Without rows, it returns <code>None</code>.</li>
<li><code>wrong_cases(rows, column)</code> returns a list with the <code>case</code> of each row whose answer is wrong, in the order of the rows.</li>
</ol>
<p>Then read the printed lines: how much better is the system, and which kind of case does the baseline never get right?</p>`,
  minutes: 25,
  files: [{ name: 'results.csv', content: results }],
  start_code: `import csv


def share_right(rows, column):
    """Returns the share of right answers in a column, or None without rows."""
    return 1.0


def wrong_cases(rows, column):
    """Returns the cases whose answer in a column is wrong."""
    return []


with open("results.csv", newline="") as file:
    rows = list(csv.DictReader(file))
for column in ["baseline", "system"]:
    print(column, share_right(rows, column), wrong_cases(rows, column))
`,
  solution_code: `import csv


def share_right(rows, column):
    """Returns the share of right answers in a column, or None without rows."""
    if not rows:
        return None
    return sum(row[column] == row["right"] for row in rows) / len(rows)


def wrong_cases(rows, column):
    """Returns the cases whose answer in a column is wrong."""
    return [row["case"] for row in rows if row[column] != row["right"]]


with open("results.csv", newline="") as file:
    rows = list(csv.DictReader(file))
for column in ["baseline", "system"]:
    print(column, share_right(rows, column), wrong_cases(rows, column))
`,
  tests: [
    {
      sentence: 'One right answer of two is a share of 0.5',
      code: 'two = [{"case": "1", "right": "a", "system": "a"}, {"case": "2", "right": "a", "system": "b"}]\nassert share_right(two, "system") == 0.5, "One right answer of two is a share of 0.5."',
    },
    {
      sentence: 'Without rows there is no share',
      code: 'assert share_right([], "system") is None, "share_right([], \\"system\\") should return None."',
    },
    {
      sentence: 'The system is right in 7 of the 10 cases, and the baseline in 6',
      code: 'shares = [share_right(rows, "system"), share_right(rows, "baseline")]\nassert shares == [0.7, 0.6], f"The shares should be 0.7 and 0.6. Yours are {shares}."',
    },
    {
      sentence: 'The system is wrong in the cases 3, 7, and 10',
      code: 'wrong = wrong_cases(rows, "system")\nassert wrong == ["3", "7", "10"], f"The wrong cases are 3, 7, and 10. Yours are {wrong}."',
    },
  ],
};

/** Counts wrong answers by their reason, as the method of technical courses asks for. */
const sqlLab: NonNullable<WrittenLabs['sql_lab']> = {
  title: 'Count the wrong answers by reason',
  html: `<p>The table <code>answers</code> has twelve made-up answers of a system: <code>answer_id</code>, <code>is_right</code> (1 or 0) and <code>reason</code>, which a person gave to each wrong answer. The reason is <code>NULL</code> for right answers, and for wrong ones that nobody has read yet.</p>
<p>Write a query with one row for each reason of a wrong answer and two columns: <code>reason</code> and <code>answers</code>, the number of wrong answers with it. Wrong answers without a reason count as <code>not read</code>. Put the most frequent reason first, and reasons with the same number in the order of the alphabet. The first row is <code>missing data | 3</code>.</p>`,
  minutes: 20,
  script: `CREATE TABLE answers (answer_id INTEGER PRIMARY KEY, is_right INTEGER NOT NULL, reason TEXT);
INSERT INTO answers VALUES
  (1, 1, NULL), (2, 0, 'missing data'), (3, 0, 'wrong unit'), (4, 1, NULL),
  (5, 0, NULL), (6, 0, 'missing data'), (7, 1, NULL), (8, 0, 'old version'),
  (9, 0, 'missing data'), (10, 0, 'wrong unit'), (11, 0, NULL), (12, 1, NULL);
`,
  start_code: `SELECT reason, COUNT(*) AS answers
FROM answers
GROUP BY reason
`,
  solution_code: `SELECT COALESCE(reason, 'not read') AS reason, COUNT(*) AS answers
FROM answers
WHERE is_right = 0
GROUP BY COALESCE(reason, 'not read')
ORDER BY answers DESC, reason
`,
  is_ordered: true,
};

/**
 * Returns the labs of a lesson: in a technical course that names Python or SQL, each has one lab, in the last lesson of a
 * middle module. Their tasks fit the method that all technical courses teach.
 */
export function composeLabs(
  { track, title, description, highlights }: CourseFacts,
  { module, lesson }: LessonPlace,
): WrittenLabs {
  if (track !== 'Technical' || lesson !== 2) return {};
  const about = [title, description, ...highlights].join(' ');
  return {
    ...(module === 1 && /\bPython\b/i.test(about) && { python_lab: pythonLab }),
    ...(module === 2 && /\bSQL\b/i.test(about) && { sql_lab: sqlLab }),
  };
}
