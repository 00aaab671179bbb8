import { parseArgs, type ParseArgsConfig } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>
type Parsed<Known extends Options> = ReturnType<typeof parseArgs<{ options: Known; allowPositionals: true }>>

/** What a command knows of the line that called it. */
export interface Takes<Known extends Options> {
  /** How it is called, a line for each way. */
  usage: string
  options?: Known
  /** How many words without `--` it takes at most; none where nothing is said. */
  words?: number
}

/** What is said in place of the command, and the code that it ends with. */
export interface Misused {
  said: string
  exitCode: 0 | 2
}

/**
 * The options and words that a command was given. Of what it does not know it does nothing at all: a store is not emptied for
 * somebody who asked for help, or who believes that there is a `--dry-run`.
 */
export function readGiven<Known extends Options = Record<never, never>>(
  { usage, options, words = 0 }: Takes<Known>,
  args: string[],
): Parsed<Known> | Misused {
  if (args.includes('--help') || args.includes('-h')) return { said: usage, exitCode: 0 }
  try {
    const parsed = parseArgs({ args, options: options ?? ({} as Known), allowPositionals: true })
    const extra = parsed.positionals[words]
    return extra === undefined ? parsed : { said: `Unknown argument '${extra}'\n${usage}`, exitCode: 2 }
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    if (!code.startsWith('ERR_PARSE_ARGS')) throw error
    return { said: `${message.split('. ')[0] ?? message}\n${usage}`, exitCode: 2 }
  }
}

/** The options and words that this process was given; where it does not know them, it ends and says how it is called. */
export function given<Known extends Options = Record<never, never>>(
  takes: Takes<Known>,
  args = process.argv.slice(2),
): Parsed<Known> {
  const read = readGiven(takes, args)
  if (!('said' in read)) return read
  if (read.exitCode === 0) console.log(read.said)
  else console.error(read.said)
  process.exit(read.exitCode)
}
