import type { Diagnostic } from '../../config/index.ts'
import {
  contractChanges,
  contractDifferences,
  contractUses,
  differenceWords,
  goneNames,
  tenantIds,
  type ConfigInput,
  type ContractDifference,
  type ContractVersion,
} from '../../config/node.ts'
import { withoutConsequences } from './consequences.ts'
import { printed } from '../project/print.ts'

/** What another version of the contract means to the portal. */
export interface ContractReport {
  /** All of it, for people. */
  text: string
  /** Some place of some tenant breaks, or an operation does that the portal's own code calls. */
  breaks: boolean
}

/** How many operations with another address are named one by one. */
const MOST_LINES = 10

/**
 * Compares a version of the contract with the one that the files were written for: a summary by tenant, every place that feels a
 * difference, what the portal's code calls (`code`: its files by operation), what nobody feels, and what the gateway offers beyond
 * what is used, with the JSON that would show it.
 */
export function contractReport(
  input: ConfigInput,
  next: ContractVersion,
  name: string,
  code: ReadonlyMap<string, readonly string[]> = new Map(),
): ContractReport {
  const differences = contractDifferences(input, next)
  const gone = differences.flatMap(({ operation, change }) => (change === 'is gone' ? [operation] : []))
  const whole = differences.flatMap(({ operation, part, at }) => (part === 'answer' && at === '' ? [operation] : []))
  const names = goneNames(input, next, differences)
  const felt = new Set<ContractDifference>()
  const byTenant = new Map(
    tenantIds(input).map((id) => {
      const uses = contractUses(input, id, differences, next)
      for (const [difference, places] of uses) if (places.length > 0) felt.add(difference)
      const changes = withoutMoved(input, contractChanges(input, next, id), whole)
      const checked = withoutColumns(input, changes, gone)
      const all = once([...[...uses.values()].flat(), ...calledNow(checked, differences)])
      return [id, withoutConsequences(all, names)]
    }),
  )
  const found = once([...byTenant.values()].flat())
  const outside = elsewhere(input, next)
  if (differences.length === 0 && found.length === 0 && outside === undefined)
    return { text: `${name} breaks nothing that the portal shows or calls.`, breaks: false }
  const serious = differences.filter(({ weight }) => weight !== 'harmless')
  const coded = serious.filter(
    (each) => each.part === 'refusal' || isShared(each) || filesCalling(code, each).length > 0,
  )
  const unfelt = serious.filter((each) => !felt.has(each) && !coded.includes(each) && !isNamed(each, found))
  const of = (weight: string) => differences.filter((each) => each.weight === weight)
  const moved = differences.filter(({ followed }) => followed)
  const texts = [
    `${name}: ${count(differences.length, 'difference')}, ${of('breaking').length} breaking, ${of('doubtful').length} doubtful, ${of('harmless').length} harmless.`,
    [...byTenant].map(([id, places]) => `${id}: ${summaryOf(places)}`).join('\n'),
    ...(found.length === 0 ? [] : [printed(found)]),
    ...section(
      "The portal's code calls these; once they are generated, npm run check says which lines:",
      coded.flatMap((each) =>
        writtenIn(each) === undefined ? [`${differenceWords(each)} — ${filesCalling(code, each).join(', ')}`] : [],
      ),
    ),
    ...section(
      'Every call goes through this code, and no type says which lines:',
      coded.flatMap((each) => {
        const files = writtenIn(each)
        return files === undefined ? [] : [`${differenceWords(each)} — ${files}`]
      }),
    ),
    ...section('What stands before a gateway passes on other addresses:', outside === undefined ? [] : [outside]),
    ...section('No file feels these:', unfelt.map(differenceWords)),
    ...section(
      'npm run generate takes these over, nothing else needs to:',
      outside === undefined ? firstOf(moved.map(differenceWords)) : [],
    ),
    ...section(
      'The gateway can now:',
      of('harmless').flatMap((each) => (moved.includes(each) ? [] : offerOf(input, each))),
    ),
  ]
  const breaks = found.some(({ severity }) => severity === 'error') || coded.some(({ weight }) => weight === 'breaking')
  return { text: texts.join('\n\n'), breaks: breaks || outside !== undefined }
}

/** The first lines of many. */
function firstOf(lines: readonly string[]): string[] {
  return lines.length <= MOST_LINES
    ? [...lines]
    : [...lines.slice(0, MOST_LINES), `and ${lines.length - MOST_LINES} more`]
}

/** Operations that leave the one path below which all of them stood, and which alone hosts pass on; nothing where they never had one. */
function elsewhere(
  before: Pick<ConfigInput, 'operations'>,
  after: Pick<ConfigInput, 'operations'>,
): string | undefined {
  const topOf = ({ path }: { path: string }) => path.split('/')[1] ?? ''
  const [top, ...others] = new Set(Object.values(before.operations).map(topOf))
  if (top === undefined || others.length > 0) return undefined
  const [first, ...rest] = Object.entries(after.operations).filter(
    ([id, each]) => Object.hasOwn(before.operations, id) && topOf(each) !== top,
  )
  if (first === undefined) return undefined
  const whose = rest.length === 0 ? first[0] : `${first[0]} and ${count(rest.length, 'other')}`
  return `${whose}: below /${topOf(first[1])}/ now, was /${top}/ (deploy/nginx.conf, vite.config.ts, src/gateway)`
}

/** The files that call what differs; every page reads refusals. */
function filesCalling(code: ReadonlyMap<string, readonly string[]>, { operation, part }: ContractDifference) {
  return part === 'refusal' ? [] : (code.get(operation) ?? [])
}

/** Where the code writes and reads what no type of an operation holds it to: headers and tokens, refusals. */
function writtenIn({ part }: ContractDifference): string | undefined {
  return part === 'refusal'
    ? 'src/contract/problem.ts'
    : part === 'header'
      ? 'src/app/gateway, src/contract/client.ts'
      : undefined
}

/** A header of the whole gateway: the portal's code sends it with every call. */
function isShared({ part, others }: ContractDifference): boolean {
  return part === 'header' && others !== undefined
}

/**
 * One place is named once: what breaks before what is doubtful, and what is known of the call says it best. What else the same call says
 * there is another cause; what other calls say, or its answer of the value that it sends, is the same again.
 */
function once(found: readonly Diagnostic[]): Diagnostic[] {
  const placeOf = ({ file, pointer }: Diagnostic) => [file, pointer].join('\n')
  const places = new Map<string, Diagnostic>()
  for (const each of found) {
    const known = places.get(placeOf(each))
    if (known === undefined || (known.severity !== 'error' && each.severity === 'error'))
      places.set(placeOf(each), each)
  }
  const told = found.filter((each) => {
    const first = places.get(placeOf(each)) ?? each
    return each === first || (each.message !== first.message && isOfSameCall(each, first))
  })
  return withoutNewNames([...new Map(told.map((each) => [[placeOf(each), each.message].join('\n'), each])).values()])
}

function isOfSameCall(one: Diagnostic, other: Diagnostic): boolean {
  const [mine, others] = [one, other].map(callOf)
  if (mine?.operation === undefined || mine.operation !== others?.operation) return false
  return mine.part === others.part || lastName(one.given?.['at']) !== lastName(other.given?.['at'])
}

/** The operation and the part of its call that a finding about a difference speaks of. */
function callOf({ given = {} }: Diagnostic): { operation?: string | undefined; part?: string | undefined } {
  const { what, change } = given
  if (typeof what !== 'string' || typeof change !== 'string') return {}
  return /^(?<operation>\w+)(?:: (?<part>\w+))?/.exec(what)?.groups ?? {}
}

/** What a call must give is not told apart where it gives the same by the name of before. */
function withoutNewNames(found: readonly Diagnostic[]): Diagnostic[] {
  return found.filter(({ file, pointer, given }) => {
    if (given?.['change'] !== 'must be given') return true
    const name = lastName(given['at'])
    const call = pointer.replace(/\/[^/]+$/, '')
    return !found.some(
      (each) => each.file === file && each.pointer.startsWith(`${call}/`) && each.given?.['other'] === name,
    )
  })
}

/** What is gone is looked for among what is new: a name that was there before is no other name of it. */
function calledNow(found: readonly Diagnostic[], differences: readonly ContractDifference[]): Diagnostic[] {
  const others = new Map(
    differences.flatMap((each) => (each.other === undefined ? [] : [[lastName(each.at), each.other]])),
  )
  const gone = new Set(differences.flatMap(({ at, change }) => (/any more$/.test(change) ? [lastName(at)] : [])))
  return found.map((each) => {
    const path = each.code === 'unknown-path' ? each.given?.['path'] : undefined
    if (typeof path !== 'string') return each
    const name = lastName(path)
    const other = others.get(name)
    if (other === undefined && gone.has(name)) {
      const { hint: _namedBefore, ...known } = each
      return known
    }
    if (other === undefined) return each
    return { ...each, hint: `Did you mean "${path.replace(/[^.]*$/, '')}${other}"?` }
  })
}

/** Of a list whose operation, or whose rows, are gone, the columns are, too. */
function withoutColumns({ files }: ConfigInput, found: readonly Diagnostic[], gone: readonly string[]): Diagnostic[] {
  const baseOf = ({ file }: Diagnostic) => file.replace(/^tenants\/[^/]+/, 'schemas')
  const noRows = new Set(
    found.flatMap((each) => (isOfAnswer(each) && String(each.given?.['path']).includes('[]') ? [baseOf(each)] : [])),
  )
  const isGone = (file: string) => gone.some((operation) => files.get(file)?.includes(`"${operation}"`))
  return found.filter((each) => {
    const base = baseOf(each)
    if (!base.startsWith('schemas/grids/') || each.code !== 'unknown-path') return true
    return !isGone(base) && (!noRows.has(base) || isOfAnswer(each))
  })
}

/** Whether the answer itself lacks a value: what it is asked for stands elsewhere now. */
function isOfAnswer({ code, given }: Diagnostic): boolean {
  return code === 'unknown-path' && given?.['where'] === 'The answer'
}

/** Where the whole of an answer stands elsewhere, the call that names it says so: not each value that is read of it. */
function withoutMoved({ files }: ConfigInput, found: readonly Diagnostic[], moved: readonly string[]): Diagnostic[] {
  const reads = (file: string) =>
    moved.some((operation) => files.get(file.replace(/^tenants\/[^/]+/, 'schemas'))?.includes(`"${operation}"`))
  return found.filter(({ code, file }) => code !== 'unknown-path' || !reads(file))
}

/** Whether the check of the files names what differs. */
function isNamed({ operation, at, value }: ContractDifference, found: readonly Diagnostic[]): boolean {
  const name = at.split(/\.|\[\]/).findLast((each) => each !== '') ?? operation
  const names = value === undefined ? [name] : [name, value]
  return found.some(({ given = {}, pointer }) => {
    const texts = Object.values(given).filter((each) => typeof each === 'string')
    const place = value === undefined ? pointer.split('/') : []
    const words = [...texts.flatMap((each) => [each, ...each.split(/[\s.[\]]+/)]), ...place]
    return names.some((each) => words.includes(each))
  })
}

/** The last name of a dotted path, of a list without what says that it is one. */
function lastName(path: unknown): string {
  return (String(path).split('.').at(-1) ?? '').replace(/\[\]$/, '')
}

function summaryOf(places: readonly Diagnostic[]): string {
  const errors = places.filter(({ severity }) => severity === 'error').length
  if (places.length === 0) return 'nothing changes.'
  return `${count(errors, 'place')} break${errors === 1 ? 's' : ''}, ${places.length - errors} ${places.length - errors === 1 ? 'is' : 'are'} doubtful.`
}

/** What is new, and an entry that would show it. */
function offerOf({ files }: ConfigInput, difference: ContractDifference): string[] {
  const words = differenceWords(difference)
  const { operation, part, at, change } = difference
  if (part === 'answer' && change.startsWith('is never')) return []
  const id = at.split('.').at(-1) ?? ''
  const entry = `"${id}": { "label": "field.${id}" }`
  const calling = [...files].flatMap(([path, text]) =>
    path.startsWith('schemas/') && text.includes(`"${operation}"`) ? [path] : [],
  )
  const list = calling.find((path) => path.startsWith('schemas/grids/'))
  if (part === 'answer' && change === 'comes' && list !== undefined && /^[^.]*\[\]\.[^.[]+$/.test(at))
    return [`${words}: ${list}, "columns": { ${entry} }`]
  const form = calling.find((path) => path.endsWith('.layout.json'))
  return part === 'body' && change === 'may be given' && form !== undefined && !at.includes('[]')
    ? [`${words}: ${form}, "fields": { ${entry} }`]
    : [words]
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [[title, ...lines.map((line) => `  ${line}`)].join('\n')]
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`
}
