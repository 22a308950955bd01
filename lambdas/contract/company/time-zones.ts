import { dayInZone } from '../calendar/calendar.ts';
import { fieldRule } from '../text/rules.ts';

/** Returns the names of the time zones that a company can choose, by alphabet. They are those of the running environment. */
export const timeZones = (): readonly string[] => Intl.supportedValuesOf('timeZone');

/** The names of IANA's time zones, without distances such as `+05:00`. */
const named = /^[A-Za-z][\w+-]*(\/[A-Za-z][\w+-]*){0,2}$/;

function isKnown(name: string): boolean {
  try {
    return dayInZone(Date.now(), name) !== '';
  } catch {
    return false;
  }
}

/** The rule for a time zone by its IANA name. It also allows names that `timeZones` of another environment has. */
export const timeZoneRule = fieldRule({ maxLength: 60 }, (name) =>
  name.length <= 60 && named.test(name) && isKnown(name) ? undefined : 'Choose a time zone',
);
