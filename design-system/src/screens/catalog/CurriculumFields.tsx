import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/Button.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { TextArea } from '../../components/field/TextArea.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { ReorderableList } from '../../components/reorderable-list/ReorderableList.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { shortFields } from './CourseEditor.css.ts';
import type { EditorPartProps } from './CourseFields.tsx';
import { removeItem, replaceItem, toLines, type WeekDraft } from './courseDraft.ts';

/** The weeks of the published curriculum, with topics and deliverables. */
export function CurriculumFields({ draft, onChange, onRemove, errorOf, idOf }: EditorPartProps): ReactNode {
  const prefix = useId();
  const [added, setAdded] = useState(0);
  const weeks = draft.details.modules;
  const withWeeks = (modules: readonly WeekDraft[]) => ({ details: { ...draft.details, modules } });
  const change = (id: string, values: Partial<WeekDraft>) =>
    onChange(withWeeks(replaceItem(weeks, id, (week) => ({ ...week, ...values }))));
  const add = () => {
    const id = `${prefix}${added}`;
    setAdded(added + 1);
    const week = { id, week: `Week ${weeks.length + 1}`, title: '', topics: [], deliverables: [] };
    flushSync(() => onChange(withWeeks([...weeks, week])));
    document.getElementById(idOf(`week-${id}`))?.focus();
  };
  return (
    <Stack gap={16}>
      {weeks.length === 0 ? (
        <EmptyState title="No weeks yet" description="The course page lists the curriculum week by week." />
      ) : (
        <ReorderableList
          label="Weeks"
          items={weeks}
          getName={({ week, title }) => title || week}
          onReorder={(reordered) => onChange(withWeeks(reordered))}
        >
          {(week) => (
            <Stack gap={12}>
              <div className={shortFields}>
                <TextField
                  label="When"
                  value={week.week}
                  onChange={(value) => change(week.id, { week: value })}
                />
                <TextField
                  id={idOf(`week-${week.id}`)}
                  label="Week title"
                  value={week.title}
                  errorMessage={errorOf(`week-${week.id}`)}
                  onChange={(title) => change(week.id, { title })}
                />
              </div>
              <TextArea
                label="Topics"
                description="One per line"
                defaultValue={week.topics.join('\n')}
                onChange={(value) => change(week.id, { topics: toLines(value) })}
              />
              <TextArea
                label="Deliverables"
                description="One per line"
                isRequired={false}
                defaultValue={week.deliverables.join('\n')}
                onChange={(value) => change(week.id, { deliverables: toLines(value) })}
              />
              <Inline>
                <Button
                  variant="quiet"
                  size="sm"
                  iconStart={<Icon icon={icons.trash} size="sm" />}
                  onPress={() =>
                    onRemove(week.title || week.week, withWeeks(removeItem(weeks, week.id)), {
                      section: 'curriculum',
                      field: `week-${week.id}`,
                    })
                  }
                >
                  Remove week<VisuallyHidden> {week.title || week.week}</VisuallyHidden>
                </Button>
              </Inline>
            </Stack>
          )}
        </ReorderableList>
      )}
      <Inline>
        <Button variant="neutral" iconStart={<Icon icon={icons.plus} size="sm" />} onPress={add}>
          Add a week
        </Button>
      </Inline>
    </Stack>
  );
}
