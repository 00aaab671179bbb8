import type { Letter } from './carriers.ts'
import type { LetterWords } from './letter-words.ts'

/** What every letter with a link tells. */
interface LinkLetter {
  to: Letter['to']
  /** Of the tenant, as people know it. */
  portal: string
  link: string
}

/** The letter with a reset link. */
export function resetLetter(words: LetterWords, { minutes, ...about }: LinkLetter & { minutes: number }): Letter {
  return letterOf(words, 'reset', ['Expires', 'NotYou'], about, { minutes })
}

/** The letter to somebody who has just got an account, with the link that sets its first password. */
export function invitationLetter(
  words: LetterWords,
  { userId, days, ...about }: LinkLetter & { userId: string; days: number },
): Letter {
  return letterOf(words, 'invitation', ['Expires'], about, { userId, days })
}

/** A letter of paragraphs: the link stands between them, whatever a tenant writes there. */
function letterOf(
  words: LetterWords,
  kind: string,
  after: readonly string[],
  { to, portal, link }: LinkLetter,
  more: Record<string, string | number>,
): Letter {
  const values = { name: to.name, portal, ...more }
  const say = (label: string): string => words(`letter.${label}`, values)
  const behind = [...after.map((each) => kind + each), 'closing'].map(say)
  return {
    to,
    subject: say(`${kind}Subject`),
    text: `${[say('greeting'), say(`${kind}Text`), link, ...behind].join('\n\n')}\n`,
  }
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
