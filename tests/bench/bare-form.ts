// A bare React form with the question of a lesson and its judgment: the reference for a check.
import { createElement as h, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { judgeCheck } from '@redwhiteandcode/contract/learning/check-rules.ts';
import { choice } from '../samples/sample-blocks.ts';

function BareForm(): ReactNode {
  const [chosen, setChosen] = useState('');
  const [verdict, setVerdict] = useState('');
  if (choice.type !== 'check' || choice.task.kind !== 'one') return null;
  const { prompt, task } = choice;
  const check = () => {
    const { state, parts } = judgeCheck(task, { kind: 'choices', ids: [chosen] });
    setVerdict(
      [state === 'right' ? 'Right.' : 'Not yet.', ...parts.map(({ feedback }) => feedback)].join(' '),
    );
  };
  const change = (id: string) => {
    setChosen(id);
    setVerdict('');
  };
  return h(
    'form',
    null,
    h('p', null, prompt),
    task.choices.map(({ id, text }) =>
      h(
        'label',
        { key: id },
        h('input', { type: 'radio', name: 'choice', checked: id === chosen, onChange: () => change(id) }),
        text,
      ),
    ),
    h('button', { type: 'button', onClick: check }, 'Check answer'),
    h('output', null, verdict),
  );
}

createRoot(document.body).render(h(BareForm));
