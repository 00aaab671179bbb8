/** The tenant's part of what was given as the portal's address: `acme` of `acme`, `/acme` or `https://portal.example/acme/login`. */
export function tenantIn(given: string): string {
  const [first = ''] = given
    .trim()
    .replace(/^(https?:\/\/[^/]*)?\//, '')
    .split(/[/?#]/)
  return first.toLowerCase()
}
