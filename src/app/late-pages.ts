/** Pages whose code comes when they are needed, with the libraries that only they use. */

/** Everything behind the sign-in. */
export const loadShell = () => import('./shell/Shell.tsx').then(({ Shell }) => Shell)

/** The ways to a new password, which few people need. */
export const loadForgotPage = () => import('./password/ForgotPage.tsx').then(({ ForgotPage }) => ForgotPage)
export const loadResetPage = () => import('./password/ResetPage.tsx').then(({ ResetPage }) => ResetPage)
export const loadForcedChange = () => import('./password/ForcedChange.tsx').then(({ ForcedChange }) => ForcedChange)

/** What an anonymous tracking link shows. */
export const loadAnonymousPage = () => import('./anonymous/AnonymousPage.tsx').then(({ AnonymousPage }) => AnonymousPage)
