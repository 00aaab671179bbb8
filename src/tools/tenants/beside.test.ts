import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../project/read.ts'
import { copyOfProject } from '../project/testing.ts'
import { besideFindings } from './beside.ts'
import { writeTenants } from './build.ts'
import { findings } from './check.ts'

let root = ''
beforeEach(() => {
  root = copyOfProject()
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const write = (path: string, content: string | Uint8Array) => {
  mkdirSync(dirname(join(root, 'tenants/KAIYO', path)), { recursive: true })
  writeFileSync(join(root, 'tenants/KAIYO', path), content)
}
const told = () =>
  besideFindings(root, readConfig(root), 'KAIYO').map(({ code, file, line, hint }) =>
    `${code} ${file.replace('tenants/KAIYO/', '')}:${line} ${hint ?? ''}`.trim(),
  )

describe('[TN-04] what stands beside the configuration', () => {
  it('is told of a picture that is none', () => {
    expect(told()).toEqual([])
    for (const content of [
      'hello',
      '',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
      `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(300_000)}</svg>`,
    ]) {
      write('assets/logo.svg', content)
      expect(told()).toEqual(['asset-unfit assets/logo.svg:1'])
    }
  })

  it('stops the tenant whose picture could run something, and no other', async () => {
    for (const id of ['ACME', 'HARBOR']) rmSync(join(root, 'tenants', id), { recursive: true })
    write('assets/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
    expect((await findings(root)).map(({ code }) => code)).toEqual(['asset-unfit'])
    expect(await writeTenants(root, join(root, 'dist'))).toMatchObject({ ok: false })
  })

  it('is told of a help page: its name, the lines at its top, its pictures', () => {
    const head = '---\ngrop: Ours\norder: first\nflavours: boats\n---\n'
    write('help/en/landng.md', '# Start\n')
    const page = `${head}\n# Quay\n\n![Quay](assets/quay.svg)\n`
    for (const written of [page, `\uFEFF${page.replaceAll('\n', '\r\n')}`]) {
      write('help/en/x_quay.md', written)
      expect(told()).toEqual([
        'help-of-nothing help/en/landng.md:1 Did you mean "landing"? The name of a page of your own begins with x_.',
        'unknown-key help/en/x_quay.md:2 Did you mean "group"?',
        'wrong-type help/en/x_quay.md:3',
        'not-in-list help/en/x_quay.md:4 Allowed: forwarding, customs.',
        expect.stringContaining('asset-missing help/en/x_quay.md:9'),
      ])
    }
    rmSync(join(root, 'tenants/KAIYO/help'), { recursive: true })
    write('help/en/landing.md', '---\ngroup: Ours\norder: 1\nflavours: forwarding\n---\n\n![Ours](assets/logo.svg)\n')
    expect(told()).toEqual([])
  })
})
