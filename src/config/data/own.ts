/** Where the contract keeps what a tenant adds. */
export const OWN_PLACE = 'customFields'

/** Names of a tenant's own properties. */
const OWN_NAME = /^x_[A-Za-z0-9_]+$/

/** Whether a name is one that a tenant gives to a property of its own. */
export function isOwnName(name: string): boolean {
  return OWN_NAME.test(name)
}

/** Where the value of an entry is that does not say: at its id, a tenant's own under the contract's place for them. */
export function pathOfId(id: string): string {
  return id.startsWith('x_') ? `${OWN_PLACE}.${id}` : id
}
