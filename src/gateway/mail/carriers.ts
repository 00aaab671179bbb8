import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** A mail to one person. */
export interface Letter {
  /** Stays the same when the letter is sent again: if a server's answer was lost, mail programs show one copy. */
  id: string
  to: { name: string; address: string }
  subject: string
  text: string
}

/** Brings a letter on its way. Rejects when it cannot. */
export type Carrier = (letter: Letter) => Promise<void>

/** Where the gateway writes about itself. */
export interface Log {
  warn(about: object, message: string): void
  error(about: object, message: string): void
}

/** A mail server that does not answer is given up after this time. */
const PATIENCE_MS = 20_000

/** Sends by the mail server at `smtp://[user:password@]host[:port]` or `smtps://…`. What speaks with it is loaded with the first letter. */
export function smtp(url: string, from: string): Carrier {
  const connected = async () =>
    (await import('nodemailer')).createTransport({
      url,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  let transport: ReturnType<typeof connected> | undefined
  return async ({ id, to, subject, text }) => {
    await (await (transport ??= connected())).sendMail({ from, to, subject, text, messageId: `<${id}@${host}>` })
  }
}

/**
 * Instead of a mail server: each letter becomes a file that mail programs open and people read (RFC 6532: UTF-8 as it
 * is). Names of files begin with the time. The log names the file and nothing of what is in it.
 */
export function outbox(dataDir: string, from: string, log: Log): Carrier {
  const folder = resolve(dataDir, 'outbox')
  return async ({ id, to, subject, text }) => {
    const sentAt = new Date()
    const headers = {
      From: from,
      To: `"${to.name.replace(/["\\]/g, '')}" <${to.address}>`,
      Subject: subject,
      Date: sentAt.toUTCString().replace('GMT', '+0000'),
      'Message-ID': `<${id}@outbox>`,
      'MIME-Version': '1.0',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Transfer-Encoding': '8bit',
    }
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value.replace(/[\r\n]+/g, ' ')}`)
    const file = join(folder, `${sentAt.toISOString().replace(/[:.]/g, '-')}-${id.slice(0, 8)}.eml`)
    await mkdir(folder, { recursive: true })
    // A link in a letter opens an account: the file is for the owner of the process alone.
    await writeFile(file, `${head.join('\n')}\n\n${text}`, { mode: 0o600 })
    log.warn({ file }, 'no mail server is set: a mail was written to a file')
  }
}
