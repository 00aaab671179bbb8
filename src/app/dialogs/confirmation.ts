/** The code that draws a question. */
export const loadConfirmation = () => import('./ConfirmDialog.tsx').then(({ ConfirmDialog }) => ConfirmDialog)
