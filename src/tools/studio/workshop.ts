import { existsSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  acceptedRecord,
  checkTenant,
  compileTenant,
  differences,
  edited,
  explain,
  moved,
  outline,
  relabelled,
  tenantIds,
  type ConfigInput,
  type Origin,
} from '../../config/node.ts'
import type { Change, ExplainedLine, StudioRequest, StudioState, StudioTenant } from '../../studio/host/api.ts'
import { readConfig } from '../project/read.ts'
import { fixedValues, type TextsOf } from './rules.ts'
import { screensOf } from './screens.ts'

/** What is being changed and not saved yet, with its past and future. */
export interface Workshop {
  input(): ConfigInput
  tenants(): StudioTenant[]
  /** The tenant whose address begins with `url`. */
  tenantAt(url: string): string | undefined
  state(request: StudioRequest): StudioState
  change(request: StudioRequest): void
  undo(): void
  redo(): void
  /** Writes what differs from the disk, and records what the base says at places that were not overridden before; refused with errors and conflicts. */
  save(request: StudioRequest): void
  discard(): void
  /** Takes up what was changed on disk by somebody else; while anything is not saved, nothing. */
  follow(): void
  explain(request: StudioRequest, pointer: string): ExplainedLine[]
}

/** The base under a tenant's own name and colours. */
function withoutOverrides(input: ConfigInput, id: string): ConfigInput {
  const isOverride = (path: string) => path.startsWith(`tenants/${id}/`) && path !== `tenants/${id}/tenant.json`
  return { ...input, files: new Map([...input.files].filter(([path]) => !isOverride(path))) }
}

/** Opens the configuration of a project's folder. */
export function openWorkshop(root: string): Workshop {
  let saved = readConfig(root)
  let at = 0
  let history: ConfigInput[] = [saved]
  let version = 0
  const input = () => history[at] ?? saved
  const go = (to: number) => {
    at = Math.min(Math.max(to, 0), history.length - 1)
    version += 1
  }
  const differing = (tenant: string) => {
    const paths = new Set([...saved.files.keys(), ...input().files.keys()])
    return [...paths].filter(
      (path) => path.startsWith(`tenants/${tenant}/`) && saved.files.get(path) !== input().files.get(path),
    )
  }
  const conflicting = (tenant: string) =>
    differing(tenant).filter((path) => onDisk(join(root, path)) !== saved.files.get(path))
  const findings = (tenant: string) =>
    checkTenant(input(), tenant).filter(
      ({ file, severity }) => file.startsWith(`tenants/${tenant}/`) || severity === 'error',
    )

  return {
    input,
    tenants: () =>
      tenantIds(input()).flatMap((id): StudioTenant[] => {
        // One with errors is shown as the base has it, so that it can be opened and mended.
        const tenant = compileTenant(input(), id).tenant ?? compileTenant(withoutOverrides(input(), id), id).tenant
        if (tenant === undefined) return []
        const { head, labels } = tenant
        const textsOf: TextsOf = (label) =>
          Object.fromEntries(Object.entries(labels).map(([language, texts]) => [language, texts[label] ?? label]))
        return [
          {
            id,
            url: head.url,
            name: head.name,
            languages: head.languages.offered,
            screens: screensOf(input(), tenant, textsOf),
            values: fixedValues(tenant, textsOf),
          },
        ]
      }),
    tenantAt: (url) =>
      tenantIds(input()).find(
        (id) => /"url"\s*:\s*"([^"]*)"/.exec(saved.files.get(`tenants/${id}/tenant.json`) ?? '')?.[1] === url,
      ),
    state({ tenant, file }) {
      const found = findings(tenant)
      const own = [`tenants/${tenant}/${file}`, `tenants/${tenant}/${file.replace('.layout.json', '.schema.json')}`]
      const changed = differing(tenant)
      const conflicts = conflicting(tenant)
      const shown = [...new Set([...own.filter((path) => input().files.has(path)), ...changed])]
      return {
        outline: outline(input(), tenant, file),
        differences: differences(input(), tenant).filter((each) => shown.includes(each.file)),
        findings: found,
        files: shown.map((path) => ({ path, text: input().files.get(path) ?? '', isSaved: !changed.includes(path) })),
        canUndo: at > 0,
        canRedo: at < history.length - 1,
        canSave: changed.length > 0 && conflicts.length === 0 && !found.some(({ severity }) => severity === 'error'),
        conflicts,
        version,
      }
    },
    change({ tenant, changes = [] }) {
      const next = changes.reduce((now, each) => edited(now, tenant, editsOf(now, tenant, each)), input())
      if (!differ(next, input())) return
      history = [...history.slice(0, at + 1), next]
      go(history.length - 1)
    },
    undo: () => go(at - 1),
    redo: () => go(at + 1),
    save({ tenant }) {
      if (conflicting(tenant).length > 0 || findings(tenant).some(({ severity }) => severity === 'error')) return
      const record = acceptedRecord(input(), tenant, true)
      const next =
        record === undefined ? input() : { ...input(), files: new Map([...input().files, [record.path, record.text]]) }
      history[at] = next
      for (const path of differing(tenant)) write(join(root, path), next.files.get(path))
      saved = {
        ...saved,
        files: new Map(
          [...saved.files]
            .filter(([path]) => !path.startsWith(`tenants/${tenant}/`))
            .concat([...next.files].filter(([path]) => path.startsWith(`tenants/${tenant}/`))),
        ),
      }
    },
    discard() {
      saved = readConfig(root)
      history = [saved]
      go(0)
    },
    follow() {
      const isUnsaved = tenantIds(input()).some((tenant) => differing(tenant).length > 0)
      const now = readConfig(root)
      if (isUnsaved || !differ(now, saved)) return
      saved = now
      history = [saved]
      go(0)
    },
    explain({ tenant, file }, pointer) {
      const screen = file.replace(/(\.layout)?\.json$/, '')
      const explained = explain(input(), tenant, screen, pointer)
      if (Array.isArray(explained)) return []
      return explained.parts.map((part) => ({
        what: part.pointer.slice(pointer.length + 1) || pointer,
        value: JSON.stringify(part.value),
        at: `${part.file}:${part.line}`,
        over: layersBelow(part).map((each) => ({ value: JSON.stringify(each.value), at: `${each.file}:${each.line}` })),
      }))
    },
  }
}

/** What a value overrides, the nearest first. */
function layersBelow({ overrode }: Origin): Origin[] {
  return overrode === undefined ? [] : [overrode, ...layersBelow(overrode)]
}

function editsOf(input: ConfigInput, tenant: string, change: Change): Parameters<typeof edited>[2] {
  if (change.kind === 'text') return relabelled(input, tenant, change.file, change.keys, change.language, change.text)
  if (change.kind === 'move') return moved(input, tenant, change.file, change.keys, change.where, change.beside)
  return [change]
}

function differ(left: ConfigInput, right: ConfigInput): boolean {
  return left.files.size !== right.files.size || [...left.files].some(([path, text]) => right.files.get(path) !== text)
}

/** The text of a file as it is read for the compiler. */
function onDisk(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : undefined
}

function write(file: string, text: string | undefined): void {
  if (text === undefined) rmSync(file, { force: true })
  else {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
