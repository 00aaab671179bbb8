/** Entry of the forms: a screen that shows one loads this module, and with it the form library. */
export { FormPanel } from './form/panel.tsx'
export type { SummaryProps } from './form/open-form.tsx'
export type { FormPanelProps } from './form/panel.tsx'
export type { FormValidator } from '../config/index.ts'
export { NEW_RECORD } from './services/services.ts'
