import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { folderOf, withFolder, type Folder } from '../../changes/index.ts'
import {
  acceptedRecord,
  differencesSince,
  findingIn,
  settings,
  tenantIds,
  type ConfigInput,
} from '../../config/node.ts'
import type { TenantSeed } from '../../gateway/index.ts'
import type { Change, StudioProject, WordedDifference } from '../../studio/host/api.ts'
import type { TenantWish } from '../../studio/host/new-tenant.ts'
import { partsOf } from '../studio/parts.ts'
import {
  aboutPlace,
  checkedOverBase,
  explainedLines,
  folderWith,
  isSound,
  overallOf,
  stateOf,
  studioTenant,
} from '../studio/desk.ts'
import { helpPages } from '../help/pages.ts'
import { withOthers } from '../studio/pictures.ts'
import { rootsOf } from '../studio/rules.ts'
import { fitted } from '../tenants/fit.ts'
import { copiedFolder, toCopy } from '../tenants/copied-folder.ts'
import { choicesOf, newFolder } from '../tenants/new-folder.ts'
import { tenantOutput } from '../project/output.ts'
import { readConfig } from '../project/read.ts'
import type { Answered, Asked, Questions } from './questions.ts'

/** The thread of the compiler: what surrounds the tenants is read once, at its start. */
const root = workerData as string
const around = readConfig(root)
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

const questions: Questions = {
  async build(tenant, folder) {
    const input = inputWith(tenant, folder)
    const record = acceptedRecord(input, tenant, true)
    const whole = new Map(folder)
    if (record !== undefined) whole.set(record.path.slice(`tenants/${tenant}/`.length), record.text)
    const { output, diagnostics } = await tenantOutput(inputWith(tenant, whole), tenant)
    if (output === undefined || !isSound(diagnostics)) return { findings: diagnostics }
    const assets = [...folder].filter(([path]) => path.startsWith('assets/'))
    // At the address of the help, which has the tenant's name, too.
    const help = [...helpPages(root, output, folder)].map(
      ([path, text]) => [`webHelp${path.slice(output.url.length)}`, text] as const,
    )
    const files = new Map([...output.files, ...assets, ...help])
    const head = JSON.parse(output.files.get('tenant.json') ?? '{}') as TenantSeed
    return { built: { head, files }, folder: whole }
  },
  choices: (own) => Promise.resolve({ ...choicesOf(around), from: [toCopy(around, own)] }),
  begun(given, logo, now, from) {
    const { user: _, company: _first, logo: _bytes, from: _id, ...wish } = given as TenantWish
    if (tenantIds(around).includes(wish.id)) return Promise.resolve(undefined)
    const tenant = { ...wish, ...(logo !== undefined && { logo }) }
    const program = { version, now }
    return Promise.resolve(
      from === undefined ? newFolder(around, tenant, program) : copiedFolder(around, from, tenant, program),
    )
  },
  project(tenant, folder) {
    const input = inputWith(tenant, folder)
    const known = studioTenant(input, tenant)
    const project: Pick<StudioProject, 'tenants' | 'parts' | 'roots'> = {
      tenants: known === undefined ? [] : [known],
      parts: partsOf(),
      roots: rootsOf(input),
    }
    return Promise.resolve(project)
  },
  changed: (tenant, folder, changes) =>
    Promise.resolve(folderWith(inputWith(tenant, folder), tenant, folder, changes as readonly Change[])),
  state: ({ tenant, set, file, language, person, conflicts }) =>
    Promise.resolve(stateOf({ input: inputWith(tenant, set.files), set, tenant, file, language, person, conflicts })),
  explained: (tenant, folder, file, pointer) =>
    Promise.resolve(explainedLines(inputWith(tenant, folder), tenant, file, pointer)),
  about: (tenant, folder, file, pointer) =>
    Promise.resolve(aboutPlace(inputWith(tenant, folder), tenant, file, pointer)),
  overall: (tenant, folder, what, sought) =>
    Promise.resolve(overallOf({ root, input: inputWith(tenant, folder), tenant, folder }, what, sought)),
  words(tenant, [one, other], language) {
    const [before, input] = [inputWith(tenant, one), inputWith(tenant, other)]
    const top = `tenants/${tenant}/`
    if (![before, input].every((each) => tenantIds(each).includes(tenant))) return Promise.resolve([])
    const [was, now] = [ownValues(before, tenant), ownValues(input, tenant)]
    const isIn = (all: readonly Otherwise[], { pointer, text }: Otherwise) =>
      all.some((each) => each.pointer === pointer && each.text === text)
    const otherwise = differencesSince(input, before, tenant, language).map(
      ({ file, pointer, text, reaches, isGone }): Otherwise => ({
        file: file.replace(top, ''),
        pointer,
        text,
        ...(reaches.length > 0 && { reaches }),
        ...(isGone && { isGone }),
      }),
    )
    return Promise.resolve([
      ...otherwise,
      ...now.filter((each) => !isIn(was, each)),
      ...was.filter((each) => !isIn(now, each)).map((each) => ({ ...each, isGone: true as const })),
    ])
  },
  checked: (tenant, folder, language) =>
    Promise.resolve(checkedOverBase(inputWith(tenant, folder), tenant).map((each) => findingIn(each, language))),
  fitted: (tenant, folder) =>
    Promise.resolve(withOthers(folder, folderOf(fitted(inputWith(tenant, folder), tenant), tenant), [])),
}

type Otherwise = Pick<WordedDifference, 'file' | 'pointer' | 'text' | 'reaches' | 'isGone'>

/** What a tenant's own file says. The base has no such file: each of its values is told, and named where it is read. */
function ownValues(input: ConfigInput, tenant: string): Otherwise[] {
  return settings(input, tenant).flatMap(({ file, keys, value }) =>
    file === 'tenant.json' && value !== undefined ? [{ file, pointer: keys.join('.'), text: told(value) }] : [],
  )
}

const told = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(', ') : String(value))

/** How many tenants are worked on at once before the one longest left alone is forgotten: each holds all that was compiled of it. */
const MOST_INPUTS = 24

/** The last input of each tenant, the one asked about last at the end: the same files give the same input, whose parts the compiler knows already. */
const inputs = new Map<string, { folder: Folder; input: ConfigInput }>()

function inputWith(tenant: string, folder: Folder): ConfigInput {
  const last = inputs.get(tenant)
  const isKnown = last !== undefined && isSame(last.folder, folder)
  const input = isKnown ? last.input : withFolder(around, tenant, folder)
  inputs.delete(tenant)
  inputs.set(tenant, { folder, input })
  const [oldest = ''] = inputs.keys()
  if (inputs.size > MOST_INPUTS) inputs.delete(oldest)
  return input
}

function isSame(one: Folder, other: Folder): boolean {
  return one.size === other.size && [...one].every(([path, text]) => other.get(path) === text)
}

// One after another: a state that is asked for waits for no more than the compilation under way.
let done = Promise.resolve()
parentPort?.on('message', ({ number, question, given }: Asked) => {
  done = done.then(async () => {
    const ask = questions[question] as (...all: unknown[]) => Promise<unknown>
    const answer = await ask(...given).then(
      (value): Answered => ({ number, answer: value }),
      (error: unknown): Answered => ({
        number,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    )
    parentPort?.postMessage(answer)
  })
})
