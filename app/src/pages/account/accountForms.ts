import {
  type PasswordValues,
  type ProfileValues,
  type SubmitForm,
  toast,
} from '@redwhiteandcode/design-system';
import { callSignedIn, exchangeSession } from '../../shell/api/client.ts';
import { toastFormErrors } from '../../shell/forms/formErrors.ts';
import { accountCopy as copy } from './accountCopy.ts';
import { sessionStore } from '../../shell/session/session.ts';
import { refreshSessions } from './refreshSessions.ts';

/** Saves the user's name. Every tab shows it immediately. The form says that it is saved. */
export const saveName: SubmitForm<ProfileValues> = async (values) => {
  try {
    sessionStore().updateUser(await callSignedIn('PATCH /api/me', { body: values }));
  } catch (error) {
    return toastFormErrors(error, ['full_name']);
  }
};

/**
 * Changes the password and switches to the session that the API returns. The form says that it is changed. If the API returns
 * no session, the form disappears, and a toast asks the user to sign in.
 */
export const changePassword: SubmitForm<PasswordValues> = async (values) => {
  let isSignedOut = false;
  try {
    await exchangeSession('POST /api/me/password', { body: values }, (session) => {
      isSignedOut = !session;
      return session ?? null;
    });
    void refreshSessions();
    if (isSignedOut)
      toast({ title: copy.passwordChanged, description: copy.passwordChangedSignIn, tone: 'success' });
  } catch (error) {
    return toastFormErrors(error, ['current_password', 'new_password']);
  }
};
