import { readdirSync, readFileSync } from 'node:fs'
import type { Letter } from './carriers.ts'

/** What every letter with a link tells. */
interface LinkLetter {
  to: Letter['to']
  /** Of the tenant, as people know it. */
  portal: string
  link: string
}

const FOLDER = new URL('./templates/', import.meta.url)
const FALLBACK = 'en'

/** Templates by file name: the subject in the first line, then the text. */
const templates = new Map(
  readdirSync(FOLDER).map((file) => [file, readFileSync(new URL(file, FOLDER), 'utf8')] as const),
)

/** The letter with a reset link, in the language (`ja`, `ja-JP`) if there is a template of it, else in English. */
export function resetLetter(language: string, { minutes, ...about }: LinkLetter & { minutes: number }): Letter {
  return letterOf('password-reset', language, about, { minutes: String(minutes) })
}

/** The letter to somebody who has just got an account, with the link that sets its first password. */
export function invitationLetter(
  language: string,
  { userId, days, ...about }: LinkLetter & { userId: string; days: number },
): Letter {
  return letterOf('invitation', language, about, { userId, days: String(days) })
}

function letterOf(
  kind: string,
  language: string,
  { to, portal, link }: LinkLetter,
  more: Record<string, string>,
): Letter {
  const template =
    templates.get(`${kind}.${language.split('-')[0]}.txt`) ?? templates.get(`${kind}.${FALLBACK}.txt`) ?? ''
  const values: Record<string, string> = { name: to.name, portal, link, ...more }
  const [subject = '', ...lines] = template
    .replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
    .split('\n')
  return { to, subject, text: lines.join('\n').trimStart() }
}

/**
 * The reset page that a client names, if it is a page of the portal itself: http or https, of the portal's own origin,
 * without user name and password. A letter must never lead to another host, whoever asked for it.
 */
export function portalPage(address: string, portalOrigin: string | undefined): URL | undefined {
  if (portalOrigin === undefined || !URL.canParse(address) || !URL.canParse(portalOrigin)) return undefined
  const page = new URL(address)
  const isWeb = page.protocol === 'https:' || page.protocol === 'http:'
  return isWeb && page.origin === new URL(portalOrigin).origin && page.username === '' && page.password === ''
    ? page
    : undefined
}

/** The page's address with a token: `https://portal.example/acme/reset?token=…`. */
export function withToken(page: URL, token: string): string {
  const address = new URL(page)
  address.hash = ''
  address.searchParams.set('token', token)
  return address.href
}
