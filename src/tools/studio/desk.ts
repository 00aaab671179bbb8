import {
  changedPaths,
  fileVersions,
  folderOf,
  isBinary,
  turnsOf,
  withFolder,
  type ChangeSet,
  type Folder,
} from '../../changes/index.ts'
import {
  checkTenant,
  compileTenant,
  copied,
  differences,
  edited,
  entryAbout,
  explain,
  findingIn,
  foundEntries,
  moved,
  outline,
  readJson,
  relabelled,
  screenOutline,
  settings,
  tenantIds,
  wordTable,
  type ConfigInput,
  type EntryAbout,
  type FoundEntry,
  type Origin,
  type OutlineEntry,
  type Setting,
  type WordTable,
} from '../../config/node.ts'
import type { Diagnostic } from '../../config/index.ts'
import {
  MOST_FOUND,
  type Change,
  type ExplainedLine,
  type HelpPage,
  type Overall,
  type StudioState,
  type StudioTenant,
} from '../../studio/host/api.ts'
import { findingsOf } from '../project/findings.ts'
import { helpOf } from './help.ts'
import { pictureEdits, withOthers } from './pictures.ts'
import { fixedValues, type TextsOf } from './rules.ts'
import { screensOf } from './screens.ts'

/** The tenants of an input by what they are called. */
export function tenantNames(input: ConfigInput): Pick<StudioTenant, 'id' | 'name'>[] {
  return tenantIds(input).map((id) => {
    const { name } = recordOf(input.files.get(`tenants/${id}/tenant.json`) ?? '')
    return { id, name: typeof name === 'string' ? name : id }
  })
}

/** One tenant as the studio's page knows it; undefined where not even the base compiles under its name. */
export function studioTenant(input: ConfigInput, id: string): StudioTenant | undefined {
  // One with errors is shown as the base has it, so that it can be opened and mended.
  const made = (each: ConfigInput) => compileTenant(each, id).tenant
  const tenant =
    made(input) ??
    made(withoutOverrides(input, id, 'words')) ??
    made(withoutOverrides(input, id)) ??
    made(withoutOverrides(input, id, 'bare')) ??
    made(withoutOverrides(input, id, 'barest'))
  if (tenant === undefined) return undefined
  const { head, labels } = tenant
  const textsOf: TextsOf = (label) =>
    Object.fromEntries(Object.entries(labels).map(([language, texts]) => [language, texts[label] ?? label]))
  return {
    id,
    url: head.url,
    name: head.name,
    languages: head.languages.offered,
    screens: screensOf(input, tenant, textsOf),
    values: fixedValues(tenant, textsOf, ownLists(input, id)),
  }
}

/** The fixed lists of choices that a tenant has beside the portal's. */
function ownLists(input: ConfigInput, id: string): OutlineEntry[] {
  const lists = outline(input, id, 'lookups.json')
  return lists.filter(({ kind, isOwn, hidden, entries }) => kind === 'Lookup' && isOwn && !hidden && entries.length > 0)
}

/** The base under what a tenant's own file says, with its `words`, without which no language of its own is one; or under what is left of a file with errors. */
function withoutOverrides(input: ConfigInput, id: string, what?: 'words' | 'bare' | 'barest'): ConfigInput {
  const own = [...folderOf(input, id)].flatMap(([path, text]): [string, string][] => {
    if (path === 'tenant.json') {
      const left = what === 'bare' ? bare(text) : what === 'barest' ? barest(input, id, text) : text
      return [[path, left]]
    }
    return what === 'words' && path.startsWith('labels/') ? [[path, text]] : []
  })
  return { ...withFolder(input, id, new Map(own)), others: input.others }
}

const COLOURS = { primaryColor: '#000000', secondaryColor: '#000000' }

/** Of a tenant's file with an error of its own, who the tenant is: what it is called, where it stands and what it has, in any colours. */
function bare(text: string): string {
  const said = recordOf(text)
  const kept = ['$schema', 'id', 'url', 'name', 'flavour', 'accessLevels', 'version', 'buildDate']
  return JSON.stringify({ ...Object.fromEntries(kept.map((key) => [key, said[key]])), theme: COLOURS })
}

/**
 * Of a file that does not even say who the tenant is, or says that it is another one (whose folder was taken in), what the folder's name says, and
 * what is right of the rest: whoever loads the studio again finds all that they changed, and can undo.
 */
function barest(input: ConfigInput, id: string, text: string): string {
  const said = recordOf(text)
  const portal = recordOf(input.files.get('schemas/portal.json') ?? '')
  const flavours = Object.keys(portal['flavours'] ?? {})
  const name = typeof said['name'] === 'string' && said['name'].trim() !== '' ? said['name'] : id
  return JSON.stringify({
    $schema: '../../schemas/meta/tenant.schema.json',
    ...{ id, url: id.toLowerCase(), name, accessLevels: {}, version: '-', buildDate: '20000101' },
    flavour: flavours.find((each) => each === said['flavour']) ?? flavours[0],
    theme: COLOURS,
  })
}

function recordOf(text: string): Record<string, unknown> {
  const said = readJson(text)
  return typeof said === 'object' && said !== null ? { ...said } : {}
}

/** The tenant's folder, which the input holds, with some changes made. */
export function folderWith(input: ConfigInput, tenant: string, folder: Folder, changes: readonly Change[]): Folder {
  const next = changes.reduce((now, each) => edited(now, tenant, editsOf(now, tenant, each)), input)
  return withOthers(folder, folderOf(next, tenant), changes)
}

function editsOf(input: ConfigInput, tenant: string, change: Change): Parameters<typeof edited>[2] {
  if (change.kind === 'text') return relabelled(input, tenant, change)
  if (change.kind === 'move') return moved(input, tenant, change)
  if (change.kind === 'copy') return copied(input, tenant, change.file, change.keys, change.id)
  if (change.kind === 'words')
    return Object.entries(change.texts).map(([label, value]) => ({ file: change.file, keys: [label], value }))
  if (change.kind === 'help') return []
  return change.kind === 'picture' ? pictureEdits(change) : [change]
}

/** What is wrong with a tenant: its own findings, and errors wherever they are. */
export function tenantFindings(input: ConfigInput, tenant: string): Diagnostic[] {
  return ofTenant(checkTenant(input, tenant), tenant)
}

/** The same, with what the base has otherwise since the tenant's overrides were written. */
export function checkedOverBase(input: ConfigInput, tenant: string): Diagnostic[] {
  return ofTenant(findingsOf(input, tenant), tenant)
}

function ofTenant(found: readonly Diagnostic[], tenant: string): Diagnostic[] {
  return found.filter(({ file, severity }) => file.startsWith(`tenants/${tenant}/`) || severity === 'error')
}

/** Whether a change set with these findings may become what the tenant is. */
export function isSound(findings: readonly Diagnostic[]): boolean {
  return findings.every(({ severity }) => severity !== 'error')
}

/** What a screen is looked at with: the input with a change set's files, the set, and whoever looks. */
export interface Looking {
  input: ConfigInput
  set: ChangeSet
  tenant: string
  /** Of the screen, below schemas/. */
  file: string
  /** Of whoever looks. */
  language: string
  person: string
  /** Files whose changes cannot be laid over what the tenant is now. */
  conflicts: string[]
}

/** The screen as it stands in a change set, for one of the people at work in it. */
export function stateOf({ input, set, tenant, file, language, person, conflicts }: Looking): StudioState {
  const { screen, entries } = screenOutline(input, tenant, file)
  const findings = tenantFindings(input, tenant)
  const changed = changedPaths(set)
  const own = [file, file.replace('.layout.json', '.schema.json')]
  const shown = [...new Set([...own.filter((path) => set.files.has(path)), ...changed])]
  const paths = shown.map((path) => `tenants/${tenant}/${path}`)
  const turns = turnsOf(set, person)
  const told = [...new Set([...paths, ...turns.redoes.map((path) => `tenants/${tenant}/${path}`)])]
  const versions = fileVersions(set)
  return {
    outline: entries,
    ...(screen !== undefined && { screen }),
    differences: differences(input, tenant, language, told),
    findings: findings.map((each) => findingIn(each, language)),
    files: shown.map((path) => ({
      path: `tenants/${tenant}/${path}`,
      text: isBinary(path) ? '' : (set.files.get(path) ?? ''),
      ...(isBinary(path) && set.files.has(path) && { isPicture: true as const }),
      isSaved: !changed.includes(path),
      version: versions.get(path) ?? 0,
    })),
    ...turns,
    canSave: changed.length > 0 && conflicts.length === 0 && isSound(findings),
    conflicts,
    version: set.at,
  }
}

/** Which files set a place of a screen, and what they override. */
export function explainedLines(input: ConfigInput, tenant: string, file: string, pointer: string): ExplainedLine[] {
  const screen = file.replace(/(\.layout)?\.json$/, '')
  const explained = explain(input, tenant, screen, pointer)
  if (Array.isArray(explained)) return []
  return explained.parts.map((part) => ({
    what: part.pointer.slice(pointer.length + 1) || pointer,
    value: JSON.stringify(part.value),
    at: `${part.file}:${part.line}`,
    over: layersBelow(part).map((each) => ({ value: JSON.stringify(each.value), at: `${each.file}:${each.line}` })),
  }))
}

/** What can be said of a place of a screen, and what can be put beside it; `pointer` is dotted, and empty for the screen itself. */
export function aboutPlace(input: ConfigInput, tenant: string, file: string, pointer: string): EntryAbout {
  return entryAbout(input, tenant, file, pointer === '' ? [] : pointer.split('.'))
}

/** A tenant as it is looked at as a whole: the input has its folder, in which its help pages stand. */
export interface Whole {
  root: string
  input: ConfigInput
  tenant: string
  folder: Folder
}

/** What the studio asks of all screens of a tenant together. */
export function overallOf(
  { root, input, tenant, folder }: Whole,
  what: Overall,
  sought: string,
): WordTable | FoundEntry[] | Setting[] | HelpPage[] {
  if (what === 'help') return helpOf(root, folder)
  if (what === 'words') return wordTable(input, tenant)
  return what === 'settings' ? settings(input, tenant) : foundEntries(input, tenant, sought, MOST_FOUND)
}

/** What a value overrides, the nearest first. */
function layersBelow({ overrode }: Origin): Origin[] {
  return overrode === undefined ? [] : [overrode, ...layersBelow(overrode)]
}
