import {
  EligibilityNote,
  Grid,
  Link,
  Select,
  Stack,
  TaxDisclaimer,
  Text,
  TextField,
  TextToCopy,
} from '@redwhiteandcode/design-system';
import { longDay } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/contract/tax/annual-limit.ts';
import { type ReactNode, useState } from 'react';
import { jobToolkitCopy } from '../../../parts/credentials/jobToolkitCopy.ts';
import { applicationCopy } from '../../../parts/liftoff/applicationCopy.ts';
import { Part } from '../../../shell/frame/Part.tsx';
import type { ResumeProps } from './Resume.tsx';
import { isAskable, letterText, type ToolkitCertificate } from './wording.ts';

const copy = jobToolkitCopy.letter;

export interface LetterProps extends ResumeProps {
  learnerName: string;
  /** The learner's calendar date (ISO date). */
  today: string;
  onPrint: () => void;
}

/** The letter that asks a new employer about its plan, with the fields that it is made from. */
export function Letter(props: LetterProps): ReactNode {
  const courses = props.certificates.filter(isAskable);
  const [first] = courses;
  return (
    <Part id="letter" title={copy.title} text={copy.text}>
      {first ? <LetterForm {...props} courses={courses} first={first} /> : <Text>{copy.noCourse}</Text>}
    </Part>
  );
}

interface LetterFormProps extends Omit<LetterProps, 'certificates'> {
  courses: readonly ToolkitCertificate[];
  first: ToolkitCertificate;
}

function LetterForm({ courses, first, learnerName, today, onCopy, onPrint }: LetterFormProps): ReactNode {
  const [values, setValues] = useState({ name: learnerName, employer: '', contact: '' });
  const [number, setNumber] = useState(first.certificate.certificate_number);
  const chosen = courses.find(({ certificate }) => certificate.certificate_number === number) ?? first;
  const isFree = chosen.waiver?.reason === 'liftoff';
  const change = (part: Partial<typeof values>) => setValues({ ...values, ...part });
  return (
    <Stack gap={24}>
      <Grid minColumnWidth={320} gap={16}>
        <TextField
          label={copy.yourName}
          autoComplete="name"
          value={values.name}
          onChange={(name) => change({ name })}
        />
        <TextField
          label={copy.employer}
          autoComplete="organization"
          value={values.employer}
          onChange={(employer) => change({ employer })}
        />
        <TextField
          label={copy.contact}
          placeholder={copy.contactExample}
          isRequired={false}
          autoComplete="off"
          autoCapitalize="words"
          value={values.contact}
          onChange={(contact) => change({ contact })}
        />
        <Select
          label={copy.course}
          value={number}
          onChange={setNumber}
          options={courses.map(({ certificate }) => ({
            value: certificate.certificate_number,
            label: certificate.course_title,
          }))}
        />
      </Grid>
      <EligibilityNote title={copy.cautionTitle}>
        {isFree ? applicationCopy.laterEmployer : copy.caution}{' '}
        <Link href="/section-127-resources#coverage">{copy.planLink}</Link>
      </EligibilityNote>
      <TextToCopy
        name={copy.copyName}
        text={letterText(values, chosen, longDay(today))}
        onCopy={onCopy}
        onPrint={onPrint}
      />
      <TaxDisclaimer annualLimit={limitText(latestAnnualLimit)} />
    </Stack>
  );
}
