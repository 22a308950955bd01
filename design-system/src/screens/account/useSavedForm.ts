import { useState } from 'react';
import { type FormOptions, type FormState, useForm } from '../../components/form/useForm.ts';

/** A form's state, and whether what stands in it was saved; a change of a field takes the word back. */
export interface SavedFormState<Field extends string> extends FormState<Field> {
  isSaved: boolean;
  onEdit: () => void;
}

/** A form that stays on the page after saving, and says that it has saved. */
export function useSavedForm<Values extends Record<string, string>>(
  options: FormOptions<Values>,
): SavedFormState<Extract<keyof Values, string>> {
  const [isSaved, setIsSaved] = useState(false);
  const form = useForm<Values>({
    hasSummary: false,
    ...options,
    onSubmit: async (values) => {
      setIsSaved(false);
      const answer = await options.onSubmit(values);
      setIsSaved(!answer);
      return answer;
    },
  });
  return { ...form, isSaved, onEdit: () => setIsSaved(false) };
}
