import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  acceptedRecord,
  differences,
  explain,
  labelUses,
  migrations,
  missingWords,
  nearest,
  tenantIds,
  withTerm,
  withWords,
} from '../config/node.ts'
import type { ConfigInput } from '../config/node.ts'
import { LANGUAGE_TAG } from '../config/served.ts'
import { leftLine, writeTenants } from './tenants/build.ts'
import { findings } from './tenants/check.ts'
import { configAt, dryRun } from './tenants/dry-run.ts'
import { pull, push } from './tenants/exchange.ts'
import { followed } from './tenants/follow.ts'
import { mend } from './tenants/mend.ts'
import { createTenant } from './tenants/new.ts'
import { reports } from './tenants/reports.ts'
import { formatOf, textOfWords, wordFormats, WordsFault, type WordFormat } from '../config/explain/word-files.ts'
import { printed, printedDifferences, printedExplanation } from './project/print.ts'
import { readSecret } from './run/secret.ts'
import { readConfig } from './project/read.ts'
import { writeWhole } from './project/write.ts'

const usage = `npm run tenants -- check [ID]                     what is wrong or doubtful, for one tenant or all; --fix mends what has one mend, --watch
                                                  goes on, --format json, sarif or github is for programs
npm run tenants -- diff ID                        what the tenant has otherwise than the base, in words
npm run tenants -- explain ID SCREEN POINTER      which file gives which value; e.g. SCREEN forms/booking, POINTER sections.details
npm run tenants -- build                          compiles every tenant into dist/tenants/
npm run tenants -- new ID --url x --flavour f     the folder of a new tenant; also --name "…", --from ID: as another one is
npm run tenants -- words ID LANGUAGE              what has no text in a language; --to FILE (json, csv, xliff) writes it, --from FILE takes it back
npm run tenants -- words ID --where LABEL         every place that names a label
npm run tenants -- words ID LANGUAGE --term A --as B   calls a term otherwise in every text of the language
npm run tenants -- accept [ID]                    writes down what the base says today at each place overridden
npm run tenants -- migrate [ID]                   rewrites overrides of places that the base has renamed
npm run tenants -- pull ID --from URL --user U    writes what a running portal has published of a tenant into its folder
npm run tenants -- push ID --to URL --user U      puts the folder into a running portal, as a change set to be published in its studio; --name "…"
npm run tenants -- dry-run [COMMIT]               every tenant with these files, against a commit (HEAD): what became worse`

const NO_FORMAT = 'A file of words ends in .json, .csv, .xliff or .xlf.'

const FILE_FAULTS = new Set(['ENOENT', 'EACCES', 'EPERM', 'EROFS', 'EISDIR', 'ENOTDIR', 'ENOSPC'])

const root = fileURLToPath(new URL('../..', import.meta.url))
const [command = '', ...args] = process.argv.slice(2)
const commands: Readonly<Record<string, (args: string[]) => number | Promise<number>>> = {
  check: checkAs,
  diff: (args) => {
    const id = only(args)
    return id === undefined ? misuse() : showDifferences(id)
  },
  explain: ([id, screen, pointer]) =>
    id === undefined || screen === undefined ? misuse() : explainPlace(id, screen, pointer ?? ''),
  build: (args) => {
    parseArgs({ args })
    return build()
  },
  words,
  new: create,
  accept: (args) =>
    write('Recorded', only(args), (input, id) =>
      [acceptedRecord(input, id)].flatMap((record) =>
        record === undefined ? [] : [[record.path, record.text] as const],
      ),
    ),
  migrate: (args) => write('Migrated', only(args), (input, id) => migrations(input, id)),
  pull: (args) => exchange(args, 'from'),
  push: (args) => exchange(args, 'to'),
  'dry-run': (args) => compare(only(args) ?? 'HEAD'),
}
process.exitCode = await run()

async function run(): Promise<number> {
  if (command === '--help' || args.includes('--help')) {
    console.log(usage)
    return 0
  }
  try {
    if (!Object.hasOwn(commands, command)) return misuse(command === '' ? undefined : unknownCommand(command))
    return await (commands[command]?.(args) ?? misuse())
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    // What was written wrong, and what the machine says of a file that was named, are for whoever asked; anything else is a bug.
    if (code.startsWith('ERR_PARSE_ARGS')) return misuse(message.split('. ')[0])
    if (!FILE_FAULTS.has(code)) throw error
    console.error(message)
    return 1
  }
}

function misuse(why?: string): number {
  console.error(why === undefined ? usage : `${why}\n${usage}`)
  return 2
}

function unknownCommand(word: string): string {
  const meant = nearest(word, Object.keys(commands))
  return `There is no command "${word}".${meant === undefined ? '' : ` Did you mean "${meant}"?`}`
}

/** The only tenant named, if one is; options and further words are misuse. */
function only(words: string[]): string | undefined {
  const [id, second] = parseArgs({ args: words, options: {}, allowPositionals: true }).positionals
  if (second !== undefined) parseArgs({ args: [second] })
  return id
}

async function checkAs(words: string[]): Promise<number> {
  const options = { fix: { type: 'boolean' }, watch: { type: 'boolean' }, format: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true })
  const tenant = only(positionals)
  const format = values.format ?? 'text'
  const report = Object.hasOwn(reports, format) ? reports[format] : undefined
  if (report === undefined) return misuse(`--format is one of ${Object.keys(reports).join(', ')}.`)
  if (values.fix === true) for (const line of await mend(root, tenant)) console.log(`mended ${line}`)
  const code = await check(tenant, report)
  if (values.watch !== true) return code
  for await (const found of followed(root, tenant)) console.log(`\n${report(found)}`)
  return 0
}

async function check(only: string | undefined, report = printed): Promise<number> {
  const diagnostics = await findings(root, only)
  console.log(report(diagnostics))
  return diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0
}

function showDifferences(id: string): number | Promise<number> {
  const input = readConfig(root)
  if (!tenantIds(input).includes(id)) return check(id)
  console.log(printedDifferences(differences(input, id)))
  return 0
}

function explainPlace(id: string, screen: string, pointer: string): number {
  const explained = explain(readConfig(root), id, screen, pointer)
  if (Array.isArray(explained)) console.error(printed(explained))
  else console.log(printedExplanation(explained))
  return Array.isArray(explained) ? 1 : 0
}

async function build(): Promise<number> {
  const result = await writeTenants(root, join(root, 'dist'))
  if (result.diagnostics.length > 0) console.log(printed(result.diagnostics))
  const same = result.ok ? result.unchanged.length : 0
  if (result.ok)
    console.log(
      `Built ${result.tenants.join(', ')}${same === 0 ? '' : ` (${String(same)} of them unchanged since the last build)`}.`,
    )
  else console.error(result.reason)
  const left = result.ok ? result.left : []
  for (const each of left) console.error(leftLine(each))
  return result.ok && left.length === 0 ? 0 : 1
}

async function words(given: string[]): Promise<number> {
  const text = { type: 'string' } as const
  const options = { to: text, from: text, where: text, term: text, as: text }
  const { values, positionals } = parseArgs({ args: given, options, allowPositionals: true })
  const [id, language] = positionals
  const input = readConfig(root)
  if (id === undefined) return misuse()
  if (!tenantIds(input).includes(id)) return check(id)
  if (values.where !== undefined) return showUses(input, id, values.where)
  if (language === undefined) return misuse()
  if (!new RegExp(`^${LANGUAGE_TAG}$`).test(language))
    return misuse(`No language is called "${language}": browsers say de, pt-BR or zh-Hant.`)
  if ((values.term === undefined) !== (values.as === undefined)) return misuse('--term and --as go together.')
  if (values.term !== undefined && values.as !== undefined)
    return writeLabels(withTerm(input, id, language, [values.term, values.as]))
  if (values.from !== undefined) return takeWords(input, id, language, values.from)
  const format = values.to === undefined ? wordFormats['json'] : formatOf(values.to)
  if (format === undefined) return misuse(NO_FORMAT)
  const missing = missingWords(input, id, language)
  const file = await format.write({ language, words: missing })
  if (values.to === undefined) process.stdout.write(file)
  else writeFileSync(values.to, file)
  if (values.to !== undefined) console.log(`${missing.length} labels have no text in ${language}: ${values.to}`)
  return 0
}

async function takeWords(input: ConfigInput, id: string, language: string, path: string): Promise<number> {
  const format = formatOf(path)
  if (format === undefined) return misuse(NO_FORMAT)
  const texts = await readWords(format, path, language)
  if (texts instanceof WordsFault) {
    console.error(`${path}: ${texts.message}`)
    return 1
  }
  const { unknown, ...file } = withWords(input, id, language, texts)
  for (const label of unknown) console.error(`There is no label "${label}": its text is left out.`)
  return writeLabels(file)
}

/** What a translator's file gives, or why it is not taken. */
async function readWords({ read }: WordFormat, path: string, language: string) {
  try {
    return await read(textOfWords(new Uint8Array(readFileSync(path)).buffer, language), language)
  } catch (error) {
    if (error instanceof WordsFault) return error
    throw error
  }
}

function showUses(input: ConfigInput, id: string, label: string): number {
  const uses = labelUses(input, id, label)
  for (const { file, line, column, screen, pointer } of uses)
    console.log(`${file}:${line}:${column} ${screen} ${pointer}`)
  console.log(`"${label}" is named in ${uses.length} ${uses.length === 1 ? 'place' : 'places'}.`)
  return uses.length === 0 ? 1 : 0
}

function writeLabels({ path, text }: { path: string; text: string }): number {
  writeWhole(join(root, path), text)
  console.log(`wrote ${path}`)
  return 0
}

function create(words: string[]): number {
  const text = { type: 'string' } as const
  const options = { url: text, flavour: text, name: text, from: text }
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true })
  const id = only(positionals)
  const { url, flavour, name, from } = values
  if (id === undefined || url === undefined)
    return misuse(
      id === undefined ? 'Which ID? It is in upper case, such as NOVA.' : '--url is missing, such as --url nova.',
    )
  if ((flavour === undefined) === (from === undefined))
    return misuse('--flavour, or --from ID for the flavour of that tenant.')
  const tenant = { id, url, flavour: flavour ?? '', ...(name !== undefined && { name }) }
  const result = createTenant(root, tenant, from)
  if ('reason' in result) console.error(result.reason)
  else if (result.written.length === 0) console.error(`${printed(result.diagnostics)}\nNothing was written.`)
  else console.log(result.written.map((path) => `wrote ${path}`).join('\n'))
  return 'reason' in result || result.written.length === 0 ? 1 : 0
}

/** Writes what a tenant's files become, and says which changed. */
function write(
  done: string,
  only: string | undefined,
  become: (input: ReturnType<typeof readConfig>, id: string) => Iterable<readonly [string, string]>,
): number | Promise<number> {
  const input = readConfig(root)
  if (only !== undefined && !tenantIds(input).includes(only)) return check(only)
  const changed = (only === undefined ? tenantIds(input) : [only]).flatMap((id) =>
    [...become(input, id)].filter(([path, text]) => input.files.get(path) !== text),
  )
  for (const [path, text] of changed) writeWhole(join(root, path), text)
  console.log(changed.length === 0 ? 'Nothing to do.' : changed.map(([path]) => `${done} ${path}`).join('\n'))
  return 0
}

async function exchange(words: string[], way: 'from' | 'to'): Promise<number> {
  const text = { type: 'string' } as const
  const options = { from: text, to: text, user: text, name: text }
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true })
  const [id] = positionals
  const url = values[way]
  if (id === undefined || url === undefined || values.user === undefined || !/^\w+$/.test(id)) return misuse()
  const who = { url, tenant: id, userId: values.user, password: await readSecret('Password (not shown): ') }
  const done = way === 'from' ? await pull(root, who) : await push(root, who, values.name ?? `Files of ${id}`)
  if ('reason' in done) console.error(done.reason)
  else console.log(done.lines.join('\n'))
  return 'reason' in done ? 1 : 0
}

function compare(commit: string): number {
  const before = configAt(root, commit)
  if (typeof before === 'string') {
    console.error(before)
    return 2
  }
  const { regressions, news, tenants } = dryRun(before, readConfig(root))
  for (const line of news) console.log(line)
  for (const line of regressions) console.error(line)
  console.log(
    `${tenants.length} tenants: ${regressions.length === 0 ? `nothing is worse than at ${commit}` : `${regressions.length} worse than at ${commit}`}.`,
  )
  return regressions.length === 0 ? 0 : 1
}
