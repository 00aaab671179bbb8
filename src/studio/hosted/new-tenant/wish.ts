import type { NewCompany, TenantChoices, TenantWish } from '../../host/new-tenant.ts'

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
    id: '',
    url: '',
    name: '',
    flavour: flavour?.id ?? '',
    levels: flavour?.levels ?? [],
    languages,
    ...colours,
    company: { code: '', name: '', lines: ['', ''], postalCode: '', city: '', country: '' },
    user: { userId: '', name: '', email: '', password: '' },
  }
}

/** What a wish has of the tenant that it begins as; or of the portal as it comes, where it is none. */
export function begunFrom(
  choices: Choices,
  id: string,
): Pick<TenantWish, 'from' | 'flavour' | 'levels' | 'languages' | 'primaryColor' | 'secondaryColor'> {
  const from = choices.from.find((each) => each.id === id)
  if (from !== undefined) {
    const { flavour, levels, languages, colours } = from
    return { from: id, flavour, levels, languages, ...colours }
  }
  const { flavour, levels, languages, primaryColor, secondaryColor } = firstWish(choices)
  return { from: undefined, flavour, levels, languages, primaryColor, secondaryColor }
}

/** The languages that it may speak: those of the portal, and those of the tenant that it begins as. */
export function languagesFor({ languages, from }: Choices, { from: id }: Pick<TenantWish, 'from'>): string[] {
  return [...new Set([...languages, ...(from.find((each) => each.id === id)?.languages ?? [])])]
}

/** The wish with another name: address, id and the first company follow it, until somebody writes them otherwise. */
export function named(wish: TenantWish, name: string): Pick<TenantWish, 'name' | 'url' | 'id' | 'company'> {
  const follows = wish.url === addressOf(wish.name)
  const { company } = wish
  return {
    name,
    ...addressed(wish, follows ? addressOf(name) : wish.url),
    company: company.name === capitals(wish.name) ? { ...company, ...called(company, name) } : company,
  }
}

/** The company with another name, in capital letters as freight documents have it: the code follows it, until somebody writes it otherwise. */
export function called(company: NewCompany, name: string): Pick<NewCompany, 'name' | 'code'> {
  const follows = company.code === codeOf(company.name)
  return { name: capitals(name), code: follows ? codeOf(name) : company.code }
}

/** The wish with another address: the id follows it, until somebody writes it otherwise. */
export function addressed(wish: TenantWish, url: string): Pick<TenantWish, 'url' | 'id'> {
  return { url, id: wish.id === idOf(wish.url) ? idOf(url) : wish.id }
}

const capitals = (text: string): string => text.toUpperCase()

function addressOf(name: string): string {
  return firstWords(name).join('-')
}

/** `NOVFRE01`: six letters of two words, and the first of those that begin so. */
function codeOf(name: string): string {
  const words = firstWords(name)
  const letters = words.map((word) => word.slice(0, words.length === 1 ? 6 : 3)).join('')
  return letters === '' ? '' : `${capitals(letters)}01`
}

/** Two words of a name, in small Latin letters. */
function firstWords(name: string): string[] {
  const plain = name.normalize('NFKD').toLowerCase()
  return plain
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .split(/[\s-]+/)
    .filter((word) => word !== '')
    .slice(0, 2)
}

function idOf(url: string): string {
  return url
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replace(/^\d+/, '')
}
