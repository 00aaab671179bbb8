import { createTransport } from 'nodemailer'
import type { Carrier } from './letter.ts'

/** A mail server that does not answer is given up after this time. */
const PATIENCE_MS = 20_000

/** Sends by the mail server at `smtp://[user:password@]host[:port]` or `smtps://…`. */
export function smtp(url: string, from: string): Carrier {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ to, subject, text }) => {
    await transport.sendMail({ from, to, subject, text })
  }
}
