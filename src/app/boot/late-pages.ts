/** Pages whose code comes when they are needed, with the libraries that only they use. */
import type { TenantBoot } from '../../config/index.ts'
import { expectCode } from '../../render/index.ts'
import type { Place } from '../address/place.ts'

/** Everything behind the sign-in. */
export const loadShell = () => import('../shell/Shell.tsx').then(({ Shell }) => Shell)

/** The ways to a new password, which few people need. */
export const loadForgotPage = () => import('../password/ForgotPage.tsx').then(({ ForgotPage }) => ForgotPage)
export const loadResetPage = () => import('../password/ResetPage.tsx').then(({ ResetPage }) => ResetPage)
/** What the tenant's provider leads back to, where it has one. */
export const loadSingleSignOn = () =>
  import('../login/SingleSignOnPage.tsx').then(({ SingleSignOnPage }) => SingleSignOnPage)
export const loadForcedChange = () => import('../password/ForcedChange.tsx').then(({ ForcedChange }) => ForcedChange)

/** What comes first at a tenant that demands codes at the sign-in. */
export const loadForcedTwoStep = () =>
  import('../two-step/ForcedTwoStep.tsx').then(({ ForcedTwoStep }) => ForcedTwoStep)

/** What an anonymous tracking link shows. */
export const loadAnonymousPage = () =>
  import('../anonymous/AnonymousPage.tsx').then(({ AnonymousPage }) => AnonymousPage)

/** Begins to load the view of anonymous tracking links, where the tenant has them. */
export function expectAnonymous(boot: TenantBoot): void {
  const { anonymous } = boot
  if (anonymous === undefined) return
  expectCode(loadAnonymousPage)
  import('../screens/expected.ts').then(
    ({ expectLinkPage }) => {
      expectLinkPage(boot, anonymous.screen)
    },
    () => undefined,
  )
}

/** Begins to load the screens at a place behind the sign-in, where the shell's code is or is on its way. */
export function expectPlace(boot: TenantBoot, place: Pick<Place, 'path' | 'search'>): void {
  import('../screens/expected.ts').then(
    ({ expectScreens }) => {
      expectScreens(boot, place)
    },
    () => undefined,
  )
}
