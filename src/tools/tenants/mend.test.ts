import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../config/index.ts'
import { copyOfProject, edit } from '../project/testing.ts'
import { findings } from './check.ts'
import { followed } from './follow.ts'
import { mend } from './mend.ts'
import { reports } from './reports.ts'

let root = ''
beforeEach(() => {
  root = copyOfProject()
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const text = (path: string) => readFileSync(join(root, path), 'utf8')

describe('[TN-04] check --fix', () => {
  it('writes the nearest right word, and touches nothing else', async () => {
    const path = 'tenants/KAIYO/tenant.json'
    const before = text(path)
    edit(root, path, '"captchaCount"', '"captchaCuont"')
    edit(root, path, '"accessToBookings"', '"accesToBookings"')
    expect(await mend(root, 'KAIYO')).toEqual([
      expect.stringMatching(/^tenants\/KAIYO\/tenant\.json:\d+:\d+ "acces/),
      expect.stringMatching(/"captchaCuont" → "captchaCount"$/),
    ])
    expect(text(path)).toBe(before)
    expect(await mend(root, 'KAIYO')).toEqual([])
  }, 60_000)

  it('mends all of a file, however much it is', async () => {
    const path = 'tenants/KAIYO/tenant.json'
    const before = text(path)
    writeFileSync(
      join(root, path),
      before.replaceAll('"accessTo', '"acessTo').replace('"captchaCount"', '"captchaCuont"'),
    )
    expect((await mend(root, 'KAIYO')).length).toBeGreaterThan(5)
    expect(text(path)).toBe(before)
  }, 60_000)

  it('leaves what needs a person', async () => {
    edit(root, 'tenants/KAIYO/tenant.json', '"flavour": "forwarding"', '"flavour": "air"')
    expect(await mend(root, 'KAIYO')).toEqual([])
    expect((await findings(root, 'KAIYO')).map(({ code }) => code)).toContain('not-in-list')
  }, 60_000)
})

describe('[TN-04] check --watch', () => {
  it('checks again after a change', async () => {
    const rounds = followed(root, 'KAIYO')
    const next = rounds.next()
    edit(root, 'tenants/KAIYO/tenant.json', '"captchaCount"', '"captchaCuont"')
    expect((await next).value).toEqual([expect.objectContaining({ code: 'unknown-key' })])
    await rounds.return(undefined)
  }, 60_000)
})

describe('[TN-04] findings for programs', () => {
  const found: Diagnostic[] = [
    {
      code: 'unknown-key',
      severity: 'error',
      file: 'tenants/NOVA/tenant.json',
      line: 4,
      column: 3,
      pointer: '/nmae',
      message: '"nmae" is not known here.',
      hint: 'Did you mean "name"?',
      fix: { offset: 30, length: 6, text: '"name"' },
    },
  ]

  it('are JSON with their mend', () => {
    expect(JSON.parse(reports['json']?.(found) ?? '')).toEqual(found)
  })

  it('are results of SARIF with their rule and place', () => {
    expect(JSON.parse(reports['sarif']?.(found) ?? '')).toMatchObject({
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { rules: [{ id: 'unknown-key' }] } },
          results: [
            {
              ruleId: 'unknown-key',
              level: 'error',
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: 'tenants/NOVA/tenant.json' },
                    region: { startLine: 4, startColumn: 3 },
                  },
                },
              ],
            },
          ],
        },
      ],
    })
  })

  it('are annotations of GitHub', () => {
    expect(reports['github']?.(found)).toBe(
      '::error file=tenants/NOVA/tenant.json,line=4,col=3,title=unknown-key::"nmae" is not known here. Did you mean "name"?',
    )
  })
})
