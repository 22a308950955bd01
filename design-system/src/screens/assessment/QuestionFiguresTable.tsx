import type { ReactNode } from 'react';
import { Badge } from '../../components/badge/Badge.tsx';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { DataTableColumn } from '../../components/data-table/table.ts';
import { Inline } from '../../layout/Inline.tsx';
import { ClippedText, idOf, TwoLines } from '../admin/adminTable.tsx';

/** The figures of a question, from first attempts. */
export interface QuestionFiguresRow {
  id: string;
  prompt: string;
  lesson: string;
  is_withdrawn: boolean;
  /** The first attempts that had the question. */
  attempts: number;
  /** The share of right answers, from 0 to 1; null without enough attempts. */
  facility: number | null;
  /** From -1 to 1; null if it cannot be calculated. */
  discrimination: number | null;
  /** What the figures say against the question: 'Too hard'. */
  findings: readonly string[];
}

export interface QuestionFiguresTableProps {
  rows: readonly QuestionFiguresRow[];
  /** Why there are no figures: 'Figures appear from 30 first attempts on; there are 12.' */
  empty: string;
}

const notYet = 'Not yet';
// A number that rounds to zero has no sign.
const signed = (value: number): string =>
  value
    .toFixed(2)
    .replace(/^-0\.00$/, '0.00')
    .replace('-', '−');

const columns: DataTableColumn<QuestionFiguresRow>[] = [
  {
    id: 'prompt',
    header: 'Question',
    isRowHeader: true,
    minWidth: '14rem',
    cell: ({ prompt, lesson }) => (
      <TwoLines first={<ClippedText text={prompt} lines={2} />} more={<ClippedText text={lesson} />} />
    ),
  },
  { id: 'attempts', header: 'First attempts', align: 'end', cell: ({ attempts }) => attempts },
  {
    id: 'facility',
    header: 'Right',
    align: 'end',
    cell: ({ facility }) => (facility === null ? notYet : `${Math.round(facility * 100)}%`),
  },
  {
    id: 'discrimination',
    header: 'Discrimination',
    align: 'end',
    cell: ({ facility, discrimination }) =>
      facility === null ? notYet : discrimination === null ? 'None' : signed(discrimination),
  },
  {
    id: 'findings',
    header: 'Findings',
    cell: ({ facility, findings, is_withdrawn }) => (
      <Inline gap={4}>
        {is_withdrawn && <Badge tone="neutral">Withdrawn</Badge>}
        {findings.map((finding) => (
          <Badge key={finding} tone="warning">
            {finding}
          </Badge>
        ))}
        {!is_withdrawn && findings.length === 0 && (facility === null ? notYet : 'None')}
      </Inline>
    ),
  },
];

/** The questions of a course's assessment with their difficulty, their discrimination, and what these say against them. */
export function QuestionFiguresTable({ rows, empty }: QuestionFiguresTableProps): ReactNode {
  return <DataTable caption="Questions" columns={columns} rows={rows} rowKey={idOf} empty={empty} />;
}
