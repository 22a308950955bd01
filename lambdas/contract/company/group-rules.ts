import { formCheck } from '../text/rules.ts';
import { notInLine, textRule } from '../text/text-rules.ts';

/** The limits of a company's groups: the people of one request, and the groups of one person. */
export const groupLimits = { peopleOfRequest: 25, groupsOfPerson: 50 } as const;

/** The rules for the fields of a group. */
export const groupRules = {
  name: textRule({
    missing: 'Enter a name',
    max: 100,
    tooLong: 'Use at most 100 characters',
    forbidden: notInLine,
  }),
} as const;

/** Checks the form of a group. */
export const checkGroup = formCheck(groupRules);

/** Why a group cannot be changed, as sentences. */
export const groupMessages = {
  sameName: 'There is a group with this name',
  hasPeople: 'This group has people. Remove them from it first.',
  hasAssignments: 'This group has assignments. End them, or choose other groups for them, first.',
  hasManagers: 'This group has a manager. Change the manager’s groups first.',
  tooManyGroups: `A person can be in ${groupLimits.groupsOfPerson} groups.`,
} as const;
