import { notInLine, textRule } from '../text/text-rules.ts';
import { invitationRules } from './invitation-rules.ts';

/** The limits of a list of people: records that are not blank, and the bytes of its file. */
export const peopleLimits = { rows: 5000, bytes: 20_000_000 } as const;

const line = (max: number) =>
  textRule({ max, tooLong: `Use at most ${max} characters`, forbidden: notInLine });

/** The rules for the fields of a row as it was typed: `email` and `manager` also allow what is not an address. */
export const peopleRules = {
  email: line(300),
  name: invitationRules.name,
  group: line(100),
  manager: line(300),
};

/** A row of a list of people. `record` counts the rows below the header from 1, with those that are blank. */
export interface PeopleRow {
  record: number;
  email: string;
  name: string;
  group: string;
  manager: string;
}
