import {
  type PasswordValues,
  type ProfileValues,
  type SubmitForm,
  toast,
} from '@redwhiteandcode/design-system';
import { callSignedIn, exchangeSession } from '../api/client.ts';
import { explain } from '../auth/formErrors.ts';
import { accountCopy as copy } from '../copy/account.ts';
import { sessionStore } from '../session/session.ts';

/** Saves one's name; every tab shows it at once. */
export const saveName: SubmitForm<ProfileValues> = async (values) => {
  try {
    sessionStore().updateUser(await callSignedIn('PATCH /api/me', { body: values }));
    toast({ title: copy.nameSaved, description: copy.nameSavedDetail, tone: 'success' });
  } catch (error) {
    return explain(error, ['full_name']);
  }
};

/** Changes one's password and goes on with the session that the API answers; without one, asks to sign in. */
export const changePassword: SubmitForm<PasswordValues> = async (values) => {
  let description: string = copy.passwordChangedDetail;
  try {
    await exchangeSession('POST /api/me/password', { body: values }, (session) => {
      if (!session) description = copy.passwordChangedSignIn;
      return session ?? null;
    });
    toast({ title: copy.passwordChanged, description, tone: 'success' });
  } catch (error) {
    return explain(error, ['current_password', 'new_password']);
  }
};
