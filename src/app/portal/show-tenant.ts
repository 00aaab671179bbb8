import type { TenantBoot } from '../../config/index.ts'
import { chosenLanguage, firstLanguage } from '../i18n/language.ts'
import { isWhole, keepTenant } from '../tenant/tenant.ts'
import type { Portal } from './portal.ts'
import { showLanguage } from './show-language.ts'
import { bootAtom } from './state.ts'

/** Makes a tenant the page's: its colours, limits and texts. One that stands for its brand is drawn once its texts are there. */
export async function showTenant(portal: Portal, boot: TenantBoot): Promise<void> {
  if (portal.store.get(bootAtom) === null) portal.store.set(bootAtom, boot)
  if (isWhole(boot)) keepTenant(boot)
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', boot.theme.primaryColor)
  await showLanguage(portal, firstLanguage(boot, chosenLanguage()), false, boot)
  portal.store.set(bootAtom, boot)
}
