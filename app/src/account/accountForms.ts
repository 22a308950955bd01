import {
  type PasswordValues,
  type ProfileValues,
  type SubmitForm,
  toast,
} from '@redwhiteandcode/design-system';
import { callSignedIn, exchangeSession } from '../api/client.ts';
import { toastFormErrors } from '../auth/formErrors.ts';
import { accountCopy as copy } from '../copy/account.ts';
import { sessionStore } from '../session/session.ts';
import { refreshSessions } from './refreshSessions.ts';

/** Saves the user's name. Every tab shows it immediately. */
export const saveName: SubmitForm<ProfileValues> = async (values) => {
  try {
    sessionStore().updateUser(await callSignedIn('PATCH /api/me', { body: values }));
    toast({ title: copy.nameSaved, description: copy.nameSavedDetail, tone: 'success' });
  } catch (error) {
    return toastFormErrors(error, ['full_name']);
  }
};

/** Changes the password and switches to the session that the API returns. If it returns none, asks the user to sign in. */
export const changePassword: SubmitForm<PasswordValues> = async (values) => {
  let description: string = copy.passwordChangedDetail;
  try {
    await exchangeSession('POST /api/me/password', { body: values }, (session) => {
      if (!session) description = copy.passwordChangedSignIn;
      return session ?? null;
    });
    void refreshSessions();
    toast({ title: copy.passwordChanged, description, tone: 'success' });
  } catch (error) {
    return toastFormErrors(error, ['current_password', 'new_password']);
  }
};
