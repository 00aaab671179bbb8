/**
 * The address of a help page: static, in the tenant's look and a language (specification of the frame, §2). Help pages open
 * in a tab of their own.
 */
export function helpAddress(tenantUrl: string, language: string, page: string): string {
  return `/webHelp/${[tenantUrl, language, page].map(encodeURIComponent).join('/')}.html`
}
