import { isObject } from '../../config/index.ts'
import { neighbourhoodOf } from '../session/limits.ts'
import type { NewEvent } from '../store/trail/trail.ts'
import type { UserRow } from '../store/tables/accounts.ts'

/** Where a call comes from, as the trail keeps it. */
export interface Source {
  /** Of the request, as the log has it. */
  reference: string
  ip: string
}

type Noted = Pick<NewEvent, 'event'> & { kind?: NewEvent['recordKind']; id?: string; fields?: readonly string[] }

/** An event as the trail notes it: who did what to which record, when and from where. Values are never noted. */
export function eventOf(
  { user, now, source }: { user: Pick<UserRow, 'person'> | undefined; now: Date; source: Source },
  { event, kind, id, fields = [] }: Noted,
): NewEvent {
  return {
    event,
    happenedAt: now,
    person: user?.person ?? null,
    recordKind: kind ?? null,
    recordId: id ?? null,
    fields: fields.join(','),
    network: neighbourhoodOf(source.ip),
    reference: source.reference,
  }
}

/** The names of the fields in which two states of a record differ, as dotted paths; lists count as one field. */
export function changedFields(before: object, after: object, at = ''): string[] {
  const [old, fresh] = [before as Record<string, unknown>, after as Record<string, unknown>]
  const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
  return names.flatMap((name) => {
    const [was, is] = [old[name], fresh[name]]
    if (isPlain(was) && isPlain(is)) return changedFields(was, is, `${at}${name}.`)
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [`${at}${name}`]
  })
}

function isPlain(value: unknown): value is object {
  return isObject(value) && !(value instanceof Date)
}
