import { keys } from '../../src/platform/keys.ts';
import { type Check, type Row, text } from './check.ts';

const isApplication = ({ sk }: Row): boolean => sk === 'APPLICATION';
const isOpen = ({ application_status: status }: Row): boolean =>
  status === 'pending' || status === 'under_review';
const isApproved = ({ application_status: status }: Row): boolean => status === 'approved';

/** Checks that a user has a lock exactly while an application is open, and that it names this application. */
export function checkLocks(): Check {
  const isLock = ({ sk }: Row): boolean => sk === 'OPEN_APPLICATION';
  return {
    needs(row) {
      if (isLock(row)) return [keys.application(text(row.application_id))];
      return isApplication(row) && isOpen(row) ? [keys.openApplication(text(row.user_id))] : [];
    },
    add(row, find) {
      if (isLock(row)) {
        const id = text(row.application_id);
        const application = find(keys.application(id));
        const isRight =
          application && isOpen(application) && keys.openApplication(text(application.user_id)).pk === row.pk;
        return [{ what: `locks of the application ${id}`, stored: 1, counted: isRight ? 1 : 0 }];
      }
      if (!isApplication(row) || !isOpen(row)) return [];
      const lock = find(keys.openApplication(text(row.user_id)));
      const stored = lock?.application_id === row.id ? 1 : 0;
      return [{ what: `locks of the application ${text(row.id)}`, stored, counted: 1 }];
    },
  };
}

/** Returns the approved applications that a grant names. */
const grantedBy = (grant: Row | undefined): readonly string[] => [
  ...((grant?.application_ids as Set<string> | undefined) ?? []),
];

/** Checks that a user's grant of all courses names exactly the approved applications. */
export function checkGrants(): Check {
  const isGrant = ({ sk }: Row): boolean => sk === 'GRANT#liftoff';
  const what = (id: string, pk: string) => `grants of the application ${id} for ${pk}`;
  return {
    needs(row) {
      if (isGrant(row)) return grantedBy(row).map(keys.application);
      return isApplication(row) && isApproved(row) ? [keys.grant(text(row.user_id))] : [];
    },
    add(row, find) {
      if (isGrant(row)) {
        return grantedBy(row).map((id) => {
          const application = find(keys.application(id));
          const isRight =
            application && isApproved(application) && keys.grant(text(application.user_id)).pk === row.pk;
          return { what: what(id, row.pk), stored: 1, counted: isRight ? 1 : 0 };
        });
      }
      if (!isApplication(row) || !isApproved(row)) return [];
      const key = keys.grant(text(row.user_id));
      const stored = grantedBy(find(key)).includes(text(row.id)) ? 1 : 0;
      return [{ what: what(text(row.id), key.pk), stored, counted: 1 }];
    },
  };
}
