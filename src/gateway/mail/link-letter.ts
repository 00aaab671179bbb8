import { randomUUID } from 'node:crypto'
import { oneLine } from '../ground/one-line.ts'
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
  const after = ['letter.resetExpires', 'letter.resetNotYou']
  return letterOf(words, { subject: 'letter.resetSubject', before: 'letter.resetText', after }, about, { minutes })
}

/** The letter to somebody who has just got an account, with the link that sets its first password. */
export function invitationLetter(
  words: LetterWords,
  { userId, days, ...about }: LinkLetter & { userId: string; days: number },
): Letter {
  const labels = { subject: 'letter.invitationSubject', before: 'letter.invitationText' }
  return letterOf(words, { ...labels, after: ['letter.invitationExpires'] }, about, { userId, days })
}

/** The same where people sign in at their own organisation alone: its link leads to the sign-in. */
export function signOnLetter(words: LetterWords, { userId, ...about }: LinkLetter & { userId: string }): Letter {
  const labels = { subject: 'letter.invitationSubject', before: 'letter.invitationSignOn', after: [] }
  return letterOf(words, labels, about, { userId })
}

/** The labels of a letter: what stands before its link, and the paragraphs after it. */
interface LetterLabels {
  subject: string
  before: string
  after: readonly string[]
}

/** A letter of paragraphs: the link stands between them, whatever a tenant writes there. */
function letterOf(
  words: LetterWords,
  { subject, before, after }: LetterLabels,
  { to, portal, link }: LinkLetter,
  more: Record<string, string | number>,
): Letter {
  const say = (label: string): string => words(label, { name: oneLine(to.name), portal, ...more })
  const paragraphs = [say('letter.greeting'), say(before), link, ...after.map(say), say('letter.closing')]
  return { id: randomUUID(), to, subject: say(subject), text: `${paragraphs.join('\n\n')}\n` }
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
