/** A mail to one person. */
export interface Letter {
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
