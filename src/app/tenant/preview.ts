import { PREVIEW } from '../address/place.ts'
import { tabStorage } from '../session/storages.ts'

/** Where the token of a preview is kept for this tab, with the tenant that it is of. */
const KEPT = 'portal.preview'

/** Takes the token of a studio's preview out of the address (`?preview=`): from then on this tab shows the tenant as that change set makes it. */
export function takePreview({ pathname, search }: Pick<Location, 'pathname' | 'search'>, storage: Storage): void {
  const token = new URLSearchParams(search).get(PREVIEW) ?? ''
  const [, tenantUrl = ''] = pathname.toLowerCase().split('/')
  if (/^[\w-]{20,}$/.test(token)) storage.setItem(KEPT, `${tenantUrl} ${token}`)
}

/** Event by which the studio tells the page in its frame that the tenant is another one now. A page that takes it up without a load prevents its default. */
export const TENANT_CHANGED = 'portal-tenant-changed'

/** What that event says. */
export interface TenantChange {
  /** Who tells of it may let other work wait until the page is drawn. */
  until(drawn: Promise<unknown>): void
}

/** Name of a frame that shows what is published beside a preview in the same tab. */
export const PUBLISHED = 'published'

/** The folder of a tenant's files on this host, with a slash at its end; in a tab that shows a preview, that of the preview. */
export function tenantFolder(tenantUrl: string): string {
  return `/tenants/${encodeURIComponent(tenantUrl)}/${previewOf(tenantUrl)}`
}

/**
 * The address of a help page: static, in the tenant's look and a language (specification of the frame, §2), as the preview has it that this tab shows. Help
 * pages open in a tab of their own.
 */
export function helpAddress(tenantUrl: string, language: string, page: string): string {
  const below = [language, page].map(encodeURIComponent).join('/')
  return `/webHelp/${encodeURIComponent(tenantUrl)}/${previewOf(tenantUrl)}${below}.html`
}

/** Ends the preview that this tab shows of a tenant: from then on it shows what is published. Whether there was one. */
export function leavePreview(tenantUrl: string): boolean {
  const isOne = isPreviewed(tenantUrl)
  // Without a token: it is still to be told.
  if (isOne) tabStorage().setItem(KEPT, tenantUrl)
  return isOne
}

/** Whether a preview of a tenant has ended in this tab and nobody was told yet. */
export function takeEnded(tenantUrl: string): boolean {
  const isEnded = tabStorage().getItem(KEPT) === tenantUrl
  if (isEnded) tabStorage().removeItem(KEPT)
  return isEnded
}

/** Whether this tab shows a preview of a tenant: what is not published stays in the tab. */
export function isPreviewed(tenantUrl: string): boolean {
  return previewOf(tenantUrl) !== ''
}

function previewOf(tenantUrl: string): string {
  const [previewed, token = ''] = (tabStorage().getItem(KEPT) ?? '').split(' ')
  return token !== '' && previewed === tenantUrl.toLowerCase() && window.name !== PUBLISHED ? `~${token}/` : ''
}
