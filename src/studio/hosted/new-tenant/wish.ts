import type { TenantChoices, TenantWish } from '../../host/api.ts'

export type Choices = NonNullable<TenantChoices['choices']>

/** What a step of the wizard works with. */
export interface StepProps {
  wish: TenantWish
  choices: Choices
  put(changes: Partial<TenantWish>): void
}

/** What a tenant is before anything was said about it. */
export function firstWish({ flavours, languages, colours }: Choices): TenantWish {
  const [flavour] = flavours
  return {
    ...{ id: '', url: '', name: '', flavour: flavour?.id ?? '', levels: flavour?.levels ?? [], languages },
    ...colours,
    user: { userId: '', name: '', email: '', password: '' },
  }
}

/** The wish with another name: address and id follow it, until somebody writes them otherwise. */
export function named(wish: TenantWish, name: string): Pick<TenantWish, 'name' | 'url' | 'id'> {
  const follows = wish.url === addressOf(wish.name)
  return { name, ...addressed(wish, follows ? addressOf(name) : wish.url) }
}

/** The wish with another address: the id follows it, until somebody writes it otherwise. */
export function addressed(wish: TenantWish, url: string): Pick<TenantWish, 'url' | 'id'> {
  return { url, id: wish.id === idOf(wish.url) ? idOf(url) : wish.id }
}

function addressOf(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase()
  return plain
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .trim()
    .split(/[\s-]+/)
    .slice(0, 2)
    .join('-')
}

function idOf(url: string): string {
  return url
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replace(/^\d+/, '')
}
