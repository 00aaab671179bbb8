import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const rows = new Map(
  readFileSync('docs/security.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, mark = '', , tests = ''] = line.split(/ ?\| ?/)
      return /^HD-\d\d$/.test(mark) ? [[mark, tests] as const] : []
    }),
)
/** Numbered without a gap; a promise is never taken back. */
const LINES = Array.from({ length: Math.max(36, rows.size) }, (_, index) => `HD-${String(index + 1).padStart(2, '0')}`)

/** Titles of tests that carry a mark, as `file: title`. */
const titles = ['src', 'tests'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.startsWith('security'))
    .flatMap((file) => {
      const path = join(root, file)
      return readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => /\[HD-\d+\]/.test(line))
        .map((line) => `${path}: ${line.trim()}`)
    }),
)

describe('the table of what is promised', () => {
  it('has a row for each line, in their order', () => {
    expect([...rows.keys()]).toEqual(LINES)
  })

  it.each(LINES)('%s names tests that carry its mark', (mark) => {
    const named = (rows.get(mark) ?? '').split('; ').map((entry) => /^`([^`]+)`: (.+)$/.exec(entry) ?? [])
    expect(named.length).toBeGreaterThan(0)
    for (const [, file = 'no file', title = 'no title'] of named) {
      const found = titles.filter(
        (line) => line.startsWith(`${file}: `) && line.includes(`[${mark}]`) && line.includes(title),
      )
      expect(found, `${file}: ${title}`).not.toEqual([])
    }
  })

  it('knows every mark that a test carries', () => {
    const carried = titles.flatMap((line) => [...line.matchAll(/\[(HD-\d+)\]/g)].map(([, mark]) => mark))
    expect([...new Set(carried)].sort()).toEqual(LINES)
  })
})
