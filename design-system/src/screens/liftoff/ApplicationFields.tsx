import type { ReactNode } from 'react';
import { Select } from '../../components/field/Select.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { applicationLabels, type ApplicationValues, jobSearchLabels } from './application.ts';
import { group, legend, pair } from './layoff.css.ts';

export interface ApplicationFieldsProps {
  defaultValues: Partial<ApplicationValues>;
  /** Under the layoff date, if the layoff was too long ago. */
  contactHint: ReactNode;
  today: string | undefined;
  children?: ReactNode;
}

function fieldOf({ defaultValues }: ApplicationFieldsProps, name: keyof ApplicationValues) {
  return {
    name,
    label: applicationLabels[name],
    defaultValue: defaultValues[name],
  };
}

/** The applicant's name and contact details. */
export function AboutYou(props: ApplicationFieldsProps): ReactNode {
  return (
    <fieldset className={group}>
      <legend className={legend}>About you</legend>
      <TextField {...fieldOf(props, 'applicant_name')} autoComplete="name" isRequired />
      <div className={pair}>
        <TextField {...fieldOf(props, 'email')} type="email" autoComplete="email" isRequired />
        <TextField {...fieldOf(props, 'phone')} type="tel" autoComplete="tel" isRequired={false} />
      </div>
      <TextField
        {...fieldOf(props, 'linkedin_url')}
        type="url"
        autoComplete="url"
        placeholder="https://www.linkedin.com/in/..."
        isRequired={false}
      />
    </fieldset>
  );
}

/** The lost job. */
export function AboutLayoff(props: ApplicationFieldsProps): ReactNode {
  return (
    <fieldset className={group}>
      <legend className={legend}>Your layoff</legend>
      <div className={pair}>
        <TextField {...fieldOf(props, 'previous_company')} autoComplete="organization" isRequired />
        <TextField {...fieldOf(props, 'previous_role')} autoComplete="organization-title" isRequired />
      </div>
      <div className={pair}>
        <div>
          <TextField
            {...fieldOf(props, 'layoff_date')}
            type="date"
            max={props.today}
            description="Within the past 12 months"
            isRequired
          />
          {props.contactHint}
        </div>
      </div>
      {props.children}
    </fieldset>
  );
}

/** The job search. */
export function AboutSearch(props: ApplicationFieldsProps): ReactNode {
  return (
    <fieldset className={group}>
      <legend className={legend}>Your job search</legend>
      <div className={pair}>
        <Select
          {...fieldOf(props, 'current_job_search_status')}
          placeholder="Select your status"
          options={Object.entries(jobSearchLabels).map(([value, label]) => ({ value, label }))}
          isRequired
        />
        <TextField {...fieldOf(props, 'target_industry')} isRequired={false} />
      </div>
    </fieldset>
  );
}
