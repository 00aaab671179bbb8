import { describe, expect, it } from 'vitest'
import type { ChangeSetLine, VersionLine } from '../../host/api.ts'
import { standingOf } from './standing.ts'

const set = (id: string, changedAt: string, more: Partial<ChangeSetLine> = {}): ChangeSetLine => ({
  ...{ id, name: id, changedAt, files: 1 },
  ...more,
})
const version = (number: number, isPublished: boolean): VersionLine => ({
  ...{ number, isPublished, name: '', why: '', madeAt: '2026-11-01T08:00:00Z' },
})

describe('how it stands with a portal', () => {
  it('begins with what was refused, then what was worked on last; what is due comes in its order', () => {
    const { open, due } = standingOf(
      [
        set('old', '2026-11-01T08:00:00Z', { dueAt: '2026-12-02T08:00:00Z' }),
        set('fresh', '2026-11-03T08:00:00Z', { dueAt: '2026-12-01T08:00:00Z' }),
        set('refused', '2026-10-01T08:00:00Z', { refused: { at: '2026-10-02T08:00:00Z', because: 'errors' } }),
      ],
      [],
    )
    expect(open.map(({ id }) => id)).toEqual(['refused', 'fresh', 'old'])
    expect(due.map(({ id }) => id)).toEqual(['fresh', 'old'])
  })

  it('names the version that people see, which need not be the newest', () => {
    expect(standingOf([], [version(3, false), version(2, true)]).published?.number).toBe(2)
    expect(standingOf([], []).published).toBeUndefined()
  })
})
