import { setTimeout } from 'node:timers/promises'
import type { Carrier, Letter, Log } from './carriers.ts'
import { outbox, smtp } from './carriers.ts'
import type { OwedLetter, OwedLetters } from './owed.ts'
import { IN_HAND_MS } from './owed.ts'

export interface PostOffice {
  /**
   * Writes a letter that is kept and sends it, beside the answer of the call: how long it takes and whether there is anything to send
   * is not to be seen from outside. What fails, since the store or the mail server is away or takes no letter now, is tried again, by another
   * process where this one ends; a failure is logged.
   */
  post(owed: OwedLetter): void
  /** Sends what others left behind, now and each minute. */
  begin(): void
  /** Resolves when everything posted so far is on its way or left to another process; nothing is tried again from here on. */
  settled(): Promise<void>
}

/** How mails leave; each as in the gateway's options. */
export interface MailOptions {
  mailUrl?: string | undefined
  mailFrom?: string | undefined
  portalUrl?: string | undefined
  dataDir: string
}

/** The post by SMTP when there is a mail server, else into the folder `outbox` of the data folder. */
export function postOffice(
  { mailUrl, mailFrom, portalUrl, dataDir }: MailOptions,
  letters: OwedLetters,
  log: Log,
): PostOffice {
  const host = portalUrl === undefined ? 'localhost' : new URL(portalUrl).hostname
  const from = mailFrom ?? `Customer Portal <no-reply@${host}>`
  return postBy(mailUrl === undefined ? outbox(dataDir, from, log) : smtp(mailUrl, from), letters, log)
}

/**
 * After how long a letter is tried again, in milliseconds: a mail server restarts, or lets whom it does not know wait (greylisting). The last one
 * again and again.
 */
const AGAIN_MS = [5_000, 60_000, 6 * 60_000, 15 * 60_000]

/** How often is looked for what others left behind, in milliseconds. */
const LOOK_MS = 60_000

/** The post by one carrier. */
export function postBy(
  carry: Carrier,
  letters: OwedLetters,
  log: Log,
  againMs: readonly number[] = AGAIN_MS,
): PostOffice {
  const underway = new Set<Promise<void>>()
  const end = new AbortController()
  let looks: NodeJS.Timeout | undefined

  const send = async (owed: OwedLetter): Promise<void> => {
    let letter: Letter | undefined
    for (let tries = 0; ; tries += 1) {
      try {
        letter ??= await letters.write(owed)
        if (letter !== undefined) await carry(letter)
        return await letters.settle(owed)
      } catch (error) {
        const ms = againMs[tries] ?? againMs.at(-1) ?? 0
        if (isForGood(error) || Date.now() + ms > owed.until.getTime()) {
          log.error({ err: error }, 'a mail was not sent')
          return letters.settle(owed)
        }
        log.warn({ err: error }, 'a mail was not sent yet')
        if (end.signal.aborted) return letters.hold(owed, 0)
        // Without a store nobody else takes it either.
        await letters.hold(owed, ms + IN_HAND_MS).catch(() => undefined)
        // The end of the process wakes it up for a last time.
        await setTimeout(ms, undefined, { signal: end.signal, ref: false }).catch(() => undefined)
      }
    }
  }

  const follow = (work: Promise<void>, failed: string): void => {
    const done = work.catch((error: unknown) => log.error({ err: error }, failed)).finally(() => underway.delete(done))
    underway.add(done)
  }
  const post = (owed: OwedLetter): void => follow(send(owed), 'it is not known whether a mail is to be sent again')
  const look = async (): Promise<void> => {
    for (const owed of await letters.take()) post(owed)
  }
  const lookNow = (): void => follow(look(), 'mails that are to be sent cannot be looked for')

  return {
    post,
    begin() {
      lookNow()
      looks = setInterval(lookNow, LOOK_MS).unref()
    },
    async settled() {
      clearInterval(looks)
      end.abort()
      while (underway.size > 0) await Promise.all(underway)
    },
  }
}

/** Whether the mail server will never take the letter (RFC 5321, 4.2.1), as for no such mailbox. A password that it does not take is the operator's. */
function isForGood(error: unknown): boolean {
  const { responseCode = 0, code } = error as { responseCode?: number; code?: string }
  return responseCode >= 500 && code !== 'EAUTH'
}
