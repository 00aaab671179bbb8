import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'

/** Settings as they are read one by one; what is wrong with them is gathered, so that an operator sees all of it at once. */
export interface Settings {
  /** A sentence for each setting that cannot be used. No sentence repeats a value that may be a secret. */
  wrong: string[]
  /** A text without the spaces around it; undefined where there is none. */
  text(name: string): string | undefined
  /** A whole number from the least to the most. */
  whole(name: string, fallback: number, range: readonly [least: number, most: number]): number
  /** An address of one of these schemes (`https:`). */
  address(name: string, schemes: readonly string[]): string | undefined
  oneOf<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined
  /** Addresses, networks (`10.0.0.0/8`) and names of networks, comma-joined. */
  proxies(name: string): string | undefined
}

const NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

/** Reads settings from the environment; the value of NAME, or that of the file which NAME_FILE names. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const wrong: string[] = []

  const text = (name: string): string | undefined => {
    const own = filled(env[name])
    const file = filled(env[`${name}_FILE`])
    if (file === undefined) return own
    if (own !== undefined) {
      wrong.push(`${name} and ${name}_FILE are both set: leave one of them out.`)
      return undefined
    }
    try {
      return filled(readFileSync(file, 'utf8'))
    } catch (error) {
      wrong.push(
        `${name}_FILE names ${file}, which cannot be read (${(error as NodeJS.ErrnoException).code ?? 'failed'}).`,
      )
      return undefined
    }
  }

  return {
    wrong,
    text,
    whole(name, fallback, [least, most]) {
      const given = text(name)
      const number = Number(given ?? fallback)
      if (Number.isInteger(number) && number >= least && number <= most) return number
      wrong.push(`${name} must be a whole number from ${least} to ${most}: ${given}`)
      return fallback
    },
    address(name, schemes) {
      const given = text(name)
      if (given === undefined || (URL.canParse(given) && schemes.includes(new URL(given).protocol))) return given
      wrong.push(`${name} must be an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`)
      return undefined
    },
    oneOf(name, choices) {
      const given = text(name)
      const choice = choices.find((each) => each === given)
      if (given !== undefined && choice === undefined)
        wrong.push(`${name} must be one of ${choices.join(', ')}: ${given}`)
      return choice
    },
    proxies(name) {
      const given = text(name)
      const strange = (given ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '' && !isNetwork(part))
      for (const part of strange)
        wrong.push(`${name} names ${part}, which is no address, no network and none of ${NETWORKS.join(', ')}.`)
      return given
    },
  }
}

function filled(value: string | undefined): string | undefined {
  return value === undefined || value.trim() === '' ? undefined : value.trim()
}

function isNetwork(part: string): boolean {
  const [address = '', bits, ...rest] = part.split('/')
  const version = isIP(address)
  if (version === 0) return NETWORKS.includes(part)
  return rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
}
