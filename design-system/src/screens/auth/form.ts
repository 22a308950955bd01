export type { FormAnswer, FormErrors, SubmitForm } from '../../components/form/submitForm.ts';
