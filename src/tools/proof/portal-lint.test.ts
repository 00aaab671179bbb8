import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { throwawayFolder } from '../project/throwaway.ts'

const PLUGIN = resolve('src/tools/proof/portal-lint.js')

/** What the rules say of a file: `rule: line`, each. */
function said(source: string): string[] {
  const folder = throwawayFolder('portal-lint-')
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'src/part.tsx'), source)
  writeFileSync(
    join(folder, '.oxlintrc.json'),
    JSON.stringify({
      jsPlugins: [PLUGIN],
      categories: { correctness: 'off' },
      rules: {
        'portal/one-call': 'error',
        'portal/theme-colours': 'error',
        'portal/six-sizes': 'error',
        'portal/asked-again': 'error',
      },
    }),
  )
  const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format', 'json'], { cwd: folder })
  const { diagnostics } = JSON.parse(stdout.toString()) as {
    diagnostics: { code: string; labels: { span: { line: number } }[] }[]
  }
  return diagnostics.map(({ code, labels }) => `${code} ${String(labels[0]?.span.line)}`).sort()
}

describe('the linter of this house', () => {
  test('finds a call beside the one way to call', () => {
    expect(said(['port.call("x")', 'services.gateway.call("x")', 'phone.call("x")'].join('\n'))).toEqual([
      'portal(one-call) 1',
      'portal(one-call) 2',
    ])
  })

  test('finds colours that are not the theme’s, in texts and in templates', () => {
    expect(
      said(
        ['const a = "1px solid #fff"', 'const b = `rgba(0, 0, 0, ${String(a)})`', 'const c = "#12 of 40"'].join('\n'),
      ),
    ).toEqual(['portal(theme-colours) 1', 'portal(theme-colours) 2'])
  })

  test('finds sizes of letters beside the six', () => {
    expect(
      said(
        [
          'const a = { fontSize: 13 }',
          'const b = { fontSize: "h1.fontSize" }',
          'const c = { fontSize: a ? 1 : 2 }',
        ].join('\n'),
      ),
    ).toEqual(['portal(six-sizes) 1', 'portal(six-sizes) 3'])
  })

  test('finds answers that a journey asks for once', () => {
    expect(
      said(
        [
          'expect(await stored()).toBe(1)',
          'await expect.poll(() => stored()).toBe(1)',
          'const built = await build()',
          'expect(built).toBe(1)',
          'expect(await asked).toBe(1)',
        ].join('\n'),
      ),
    ).toEqual(['portal(asked-again) 1'])
  })
})
