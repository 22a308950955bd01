import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { useTheme } from '../../theme/useTheme.ts';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { group, input, option } from './ThemeSwitcher.css.ts';

export interface ThemeSwitcherProps {
  /** The accessible name of the group. @default 'Theme' */
  label?: string | undefined;
}

/** Radio buttons for the light, dark or system theme; stores the choice with `useTheme`. */
export function ThemeSwitcher({ label = 'Theme' }: ThemeSwitcherProps): ReactNode {
  const { choice, setChoice } = useTheme();
  const name = useId();
  return (
    <fieldset data-component="ThemeSwitcher">
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <div className={group}>
        {options.map(({ value, label: optionLabel, icon }) => (
          <label key={value} className={option}>
            <input
              type="radio"
              name={name}
              value={value}
              className={input}
              checked={choice === value}
              onChange={() => setChoice(value)}
            />
            <Icon icon={icon} size="sm" />
            {optionLabel}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const options = [
  { value: 'light', label: 'Light', icon: icons.sun },
  { value: 'dark', label: 'Dark', icon: icons.moon },
  { value: 'system', label: 'System', icon: icons.monitor },
] as const;
