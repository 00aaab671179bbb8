import { rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  changed,
  changedPaths,
  differing,
  emptyChangeSet,
  isBinary,
  rebased,
  redone,
  undone,
  withFolder,
  type ChangeSet,
  type Folder,
  type Overtaken,
} from '../../changes/index.ts'
import { acceptedRecord, tenantIds, type ConfigInput, type EntryAbout } from '../../config/node.ts'
import type { ExplainedLine, Overall, StudioRequest, StudioState, StudioTenant } from '../../studio/host/api.ts'
import { readConfig, readWholeFolder } from '../project/read.ts'
import { writeWhole } from '../project/write.ts'
import {
  aboutPlace,
  explainedLines,
  folderWith,
  isSound,
  overallOf,
  stateOf,
  studioTenant,
  tenantFindings,
  tenantNames,
} from './desk.ts'

/** The configuration of a checkout, with a change set for each tenant that is not saved yet. */
export interface Workshop {
  input(): ConfigInput
  tenants(): Pick<StudioTenant, 'id' | 'name'>[]
  /** What is known of one in full; of the first that can be opened, where none is asked for or that one cannot. */
  tenant(id?: string): StudioTenant | undefined
  /** The tenant whose address begins with `url`. */
  tenantAt(url: string): string | undefined
  state(request: StudioRequest): StudioState
  /** The version of that state, which is known without looking at the screen. */
  version(request: StudioRequest): number
  change(request: StudioRequest): void
  undo(request: StudioRequest): void
  redo(request: StudioRequest): void
  /** Writes what differs from the disk, and records what the base says at places that were not overridden before; refused with errors and conflicts. */
  save(request: StudioRequest): void
  /** Leaves what is not saved of one tenant. */
  discard(request: StudioRequest): void
  /** Takes up what was changed on disk by somebody else, under what is not saved here. */
  follow(): void
  explain(request: StudioRequest, pointer: string): ExplainedLine[]
  /** What can be said of a place, and put beside it. */
  about(request: StudioRequest, pointer: string): EntryAbout
  /** A file of a tenant's folder as it stands here. */
  file(tenant: string, path: string): string | Buffer | undefined
  /** A tenant's folder as it stands here. */
  folder(tenant: string): Folder
  /** What is asked of all screens of a tenant together. */
  overall(request: StudioRequest, what: Overall, sought: string): object
}

/** Whoever has the checkout. */
const PERSON = 'checkout'

/** Opens the configuration of a project's folder. */
export function openWorkshop(root: string): Workshop {
  let disk = readConfig(root)
  let input = disk
  const sets = new Map<string, ChangeSet>()
  /** Files of a tenant whose changes cannot be laid over what is on disk now. */
  const conflicts = new Map<string, string[]>()
  /** Grows where what is shown changes beside the sets. */
  let turns = 0
  /** The folder of each tenant as it was on disk when it was last looked at, with its pictures. */
  const folders = new Map(tenantIds(disk).map((id) => [id, folderOnDisk(id)]))
  const lastFolder = (tenant: string): Folder => folders.get(tenant) ?? new Map<string, string>()
  const setOf = (tenant: string) => sets.get(tenant) ?? emptyChangeSet(lastFolder(tenant))
  const keep = (tenant: string, next: ChangeSet | Overtaken) => {
    // Nobody else is at work in it, so that nothing is overtaken but by the disk.
    if ('overtaken' in next || next === sets.get(tenant)) return
    sets.set(tenant, next)
    input = withFolder(input, tenant, next.files)
  }

  function folderOnDisk(tenant: string): Folder {
    return readWholeFolder(join(root, 'tenants', tenant)) ?? new Map<string, string>()
  }

  function onDisk(tenant: string, folder: Folder): void {
    folders.set(tenant, folder)
    disk = withFolder(disk, tenant, folder)
  }

  /** Lays a tenant's change set over what is on disk now. */
  function settle(tenant: string, folder: Folder): void {
    if (differing(folder, lastFolder(tenant)).length === 0) return
    onDisk(tenant, folder)
    const set = sets.get(tenant)
    const next = set && rebased(set, folder)
    const over = next !== undefined && 'overtaken' in next ? next.overtaken : []
    conflicts.set(tenant, [...new Set(over.map(({ file }) => `tenants/${tenant}/${file}`))])
    if (next !== undefined && !('overtaken' in next)) sets.set(tenant, next)
    input = withFolder(input, tenant, setOf(tenant).files)
    turns += 1
  }

  return {
    input: () => input,
    tenants: () => tenantNames(input),
    tenant(asked) {
      for (const id of [...(asked === undefined ? [] : [asked]), ...tenantIds(input)]) {
        const known = tenantIds(input).includes(id) ? studioTenant(input, id) : undefined
        if (known !== undefined) return known
      }
      return undefined
    },
    tenantAt: (url) =>
      tenantIds(input).find(
        (id) => /"url"\s*:\s*"([^"]*)"/.exec(disk.files.get(`tenants/${id}/tenant.json`) ?? '')?.[1] === url,
      ),
    state({ tenant, file, language }) {
      const over = conflicts.get(tenant) ?? []
      const state = stateOf({ input, set: setOf(tenant), tenant, file, language, person: PERSON, conflicts: over })
      return { ...state, version: state.version + turns }
    },
    version: ({ tenant }) => setOf(tenant).at + turns,
    change({ tenant, changes = [] }) {
      settle(tenant, folderOnDisk(tenant))
      const set = setOf(tenant)
      keep(tenant, changed(set, PERSON, folderWith(input, tenant, set.files, changes)))
    },
    undo: ({ tenant }) => keep(tenant, undone(setOf(tenant), PERSON)),
    redo: ({ tenant }) => keep(tenant, redone(setOf(tenant), PERSON)),
    save({ tenant }) {
      settle(tenant, folderOnDisk(tenant))
      if ((conflicts.get(tenant) ?? []).length > 0 || !isSound(tenantFindings(input, tenant))) return
      const record = acceptedRecord(input, tenant, true)
      const set = setOf(tenant)
      const files = new Map(set.files)
      if (record !== undefined) files.set(record.path.slice(`tenants/${tenant}/`.length), record.text)
      for (const path of changedPaths({ ...set, files })) write(join(root, 'tenants', tenant, path), files.get(path))
      sets.set(tenant, { ...set, base: files, files })
      onDisk(tenant, files)
      input = withFolder(input, tenant, files)
    },
    discard({ tenant }) {
      turns += setOf(tenant).at + 1
      sets.delete(tenant)
      conflicts.delete(tenant)
      onDisk(tenant, folderOnDisk(tenant))
      input = withFolder(input, tenant, lastFolder(tenant))
    },
    follow() {
      const now = readConfig(root)
      for (const id of new Set([...tenantIds(now), ...tenantIds(disk)])) settle(id, folderOnDisk(id))
      if (differing(now.files, disk.files).length === 0) return
      disk = now
      input = [...sets].reduce((at, [tenant, { files }]) => withFolder(at, tenant, files), now)
      turns += 1
    },
    file(tenant, path) {
      const content = setOf(tenant).files.get(path)
      return content !== undefined && isBinary(path) ? Buffer.from(content, 'base64') : content
    },
    overall: ({ tenant }, what, sought) =>
      overallOf({ root, input, tenant, folder: setOf(tenant).files }, what, sought),
    folder: (tenant) => setOf(tenant).files,
    explain: ({ tenant, file }, pointer) => explainedLines(input, tenant, file, pointer),
    about: ({ tenant, file }, pointer) => aboutPlace(input, tenant, file, pointer),
  }
}

function write(file: string, content: string | undefined): void {
  if (content === undefined) rmSync(file, { force: true })
  else writeWhole(file, content)
}
