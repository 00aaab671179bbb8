import { setTimeout } from 'node:timers/promises'
import type { Carrier, Letter, Log } from './carriers.ts'
import { outbox, smtp } from './carriers.ts'

export interface PostOffice {
  /**
   * Writes a letter and sends it, beside the answer of the call: how long it takes and whether there is anything to send
   * (`write` gives undefined when not) is not to be seen from outside. What fails, since the store or the mail server is away or takes no letter
   * now, is tried again; a failure is logged.
   */
  post(write: () => Promise<Letter | undefined>): void
  /** Resolves when everything posted so far is on its way or has failed; nothing is tried again from here on. */
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
export function postOffice({ mailUrl, mailFrom, portalUrl, dataDir }: MailOptions, log: Log): PostOffice {
  const host = portalUrl === undefined ? 'localhost' : new URL(portalUrl).hostname
  const from = mailFrom ?? `Customer Portal <no-reply@${host}>`
  return postBy(mailUrl === undefined ? outbox(dataDir, from, log) : smtp(mailUrl, from), log)
}

/** After how long a letter is tried again, in milliseconds: a mail server restarts, or lets whom it does not know wait (greylisting). */
const AGAIN_MS = [5_000, 60_000, 6 * 60_000, 15 * 60_000]

/** The post by one carrier. */
export function postBy(carry: Carrier, log: Log, againMs: readonly number[] = AGAIN_MS): PostOffice {
  const underway = new Set<Promise<void>>()
  const end = new AbortController()
  const send = async (write: () => Promise<Letter | undefined>): Promise<void> => {
    let letter: Letter | undefined
    const attempt = async () => {
      letter ??= await write()
      if (letter !== undefined) await carry(letter)
    }
    for (const ms of againMs) {
      try {
        return await attempt()
      } catch (error) {
        if (isForGood(error) || end.signal.aborted) throw error
        log.warn({ err: error }, 'a mail was not sent yet')
        // The end of the process wakes it up for a last time.
        await setTimeout(ms, undefined, { signal: end.signal, ref: false }).catch(() => undefined)
      }
    }
    return attempt()
  }
  return {
    post(write) {
      const sending = send(write)
        .catch((error: unknown) => log.error({ err: error }, 'a mail was not sent'))
        .finally(() => underway.delete(sending))
      underway.add(sending)
    },
    async settled() {
      end.abort()
      await Promise.all(underway)
    },
  }
}

/** Whether the mail server will never take the letter (RFC 5321, 4.2.1): no such mailbox, a wrong password. */
function isForGood(error: unknown): boolean {
  const { responseCode = 0 } = error as { responseCode?: number }
  return responseCode >= 500
}
