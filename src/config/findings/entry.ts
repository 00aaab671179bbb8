import type { Diagnostic } from './diagnostic.ts'

/** A kind of finding. `P` is what must be given where it is reported. */
export interface Entry<P> {
  severity: Diagnostic['severity']
  /** What it means, for the reader of docs/diagnostics.md. */
  means: string
  /** What is given in the example of docs/diagnostics.md. */
  example: P
  message: (params: P) => string
  /** What to do. `home` is `schemas` or `tenants/ID`: where the file stands. */
  hint?: (params: P & { home: string }) => string | undefined
}

/** The nearest right word, or all that are allowed when they are few. */
export interface Nearest {
  nearest?: string | undefined
  allowed?: string | undefined
}

type Words<P> = [means: string, example: P, message: Entry<P>['message'], hint?: Entry<P>['hint']]

/** A finding that stops the build of a tenant. */
export function error<P extends object>(...words: Words<P>): Entry<P> {
  return entry('error', words)
}

/** A finding that stops nothing. */
export function warning<P extends object>(...words: Words<P>): Entry<P> {
  return entry('warning', words)
}

/** An error about a word that is not known, with the nearest right one. */
export function unknown<P extends object>(
  means: string,
  example: P,
  right: Nearest,
  message: (params: P) => string,
): Entry<P & Nearest> {
  return entry<P & Nearest>('error', [means, { ...example, ...right }, message, nearestWord])
}

/** An error about a name that names nothing, with the nearest one that does; `message` ends before the name. */
export function noSuch(
  message: string,
  means: string,
  name: string,
  nearest: string,
): Entry<{ name: string } & Nearest> {
  return unknown(means, { name }, { nearest }, (given) => `${message} "${given.name}".`)
}

/** The usual hint about a word that is not known. */
export function nearestWord({ nearest, allowed }: Nearest): string | undefined {
  if (nearest !== undefined) return `Did you mean "${nearest}"?`
  return allowed === undefined || allowed === '' ? undefined : `Allowed: ${allowed}.`
}

/** The command that writes what was renamed into the files of the tenant whose folder is `home`. */
export function migrate(home: string): string {
  return `npm run tenants -- migrate ${home.slice('tenants/'.length)}`
}

function entry<P>(severity: Entry<P>['severity'], [means, example, message, hint]: Words<P>): Entry<P> {
  return { severity, means, example, message, ...(hint && { hint }) }
}
