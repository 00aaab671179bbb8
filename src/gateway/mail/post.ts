import type { Carrier, Letter, Log } from './carriers.ts'
import { outbox, smtp } from './carriers.ts'

export interface PostOffice {
  /**
   * Writes a letter and sends it, beside the answer of the call: how long it takes and whether there is anything to send
   * (`write` gives undefined when not) is not to be seen from outside. A failure is logged.
   */
  post(write: () => Promise<Letter | undefined>): void
  /** Resolves when everything posted so far is on its way or has failed. */
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

/** The post by one carrier. */
export function postBy(carry: Carrier, log: Log): PostOffice {
  const underway = new Set<Promise<void>>()
  return {
    post(write) {
      const sending = write()
        .then((letter) => (letter === undefined ? undefined : carry(letter)))
        .catch((error: unknown) => log.error({ err: error }, 'a mail was not sent'))
        .finally(() => underway.delete(sending))
      underway.add(sending)
    },
    async settled() {
      await Promise.all(underway)
    },
  }
}
