// @vitest-environment jsdom
import { User } from '@react-aria/test-utils';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

test.each(['keyboard', 'mouse'] as const)(
  'selects a tab by %s and shows its panel',
  async (interactionType) => {
    const onSelectionChange = vi.fn<(id: string) => void>();
    render(
      <Tabs
        label="Course"
        onSelectionChange={onSelectionChange}
        items={[
          { id: 'overview', label: 'Overview', content: 'What it is about.' },
          { id: 'weeks', label: 'Curriculum', content: 'Week by week.' },
          { id: 'who', label: 'Instructor', content: 'Who teaches it.' },
        ]}
      />,
    );
    const tabs = new User({ interactionType }).createTester('Tabs', { root: screen.getByRole('tablist') });
    expect(tabs.getSelectedTab()?.textContent).toBe('Overview');
    await tabs.triggerTab({ tab: 2 });
    expect(onSelectionChange).toHaveBeenLastCalledWith('who');
    expect(tabs.getSelectedTab()?.textContent).toBe('Instructor');
    expect(tabs.getActiveTabpanel()?.textContent).toBe('Who teaches it.');
  },
);
