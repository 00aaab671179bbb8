import { describe, expect, it } from 'vitest'
import type { HelpPage, Review, StudioProject } from '../../../src/studio/host/api.ts'
import { hide, studioDesk } from '../support/studio-desk.ts'

const { ask, begin, change, columns, gateway } = studioDesk()

describe('[BX-04] a picture', () => {
  const put = (set: string, content: string) =>
    change(set, [{ kind: 'picture', file: 'tenant.json', keys: ['theme', 'dark', 'logo'], content }])
  const base64 = (text: string) => Buffer.from(text).toString('base64')

  it('is put into a change set, shown, published and taken out byte for byte', async () => {
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452ff00', 'hex')
    const set = await begin('A logo')
    const { body } = await put(set, png.toString('base64'))
    expect(body.files.map(({ path, isPicture }) => [path, isPicture])).toContainEqual([
      'tenants/ACME/assets/logo-dark.png',
      true,
    ])
    const { token } = (await ask<{ token: string }>('preview', { set })).body
    const shown = async (address: string) =>
      Buffer.from(await (await fetch(`${gateway().url}/tenants/acme/${address}`)).arrayBuffer())
    expect(await shown(`~${token}/assets/logo-dark.png`)).toEqual(png)
    await ask('approve', { set }, await gateway().signIn('CUSTADMIN'))
    expect((await ask('publish', { set, why: '' })).status).toBe(200)
    await expect.poll(() => shown('assets/logo-dark.png'), { timeout: 2_000 }).toEqual(png)
    const { files } = (await ask<{ files: Record<string, string> }>('export')).body
    expect(files['assets/logo-dark.png']).toBe(png.toString('base64'))
    expect(files['assets/logo-dark.svg']).toBeUndefined()
    expect(files['tenant.json']).toContain('"dark": { "logo": "assets/logo-dark.png" }')
  })

  it('is refused where it is none, or could do more than be looked at; in a folder, too', async () => {
    const set = await begin('No logo')
    const acting = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'
    const refused = await put(set, base64(acting))
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('could run')])
    for (const none of ['', 'Hello'])
      expect((await put(set, base64(none))).body.message).toMatch(/^This is no picture that the portal shows/)
    const still = base64('<svg xmlns="http://www.w3.org/2000/svg"/>')
    const outside = { kind: 'picture', file: 'help/en/landing.md', keys: ['help', '../../../crane'], content: still }
    expect((await change(set, [outside])).body.files.filter(({ path }) => path.includes('crane'))).toEqual([])
    const { files } = (await ask<{ files: Record<string, string> }>('export')).body
    const given = { name: 'Acting', files: { ...files, 'assets/logo.svg': acting } }
    const { status, body } = await ask('import', given)
    expect([status, body.fieldErrors?.[0]?.field]).toEqual([400, 'assets/logo.svg'])
  })
})

describe('[ST-05] a file of a tenant’s folder', () => {
  const imported = async (name: string, tenantFile: (text: string) => string) => {
    const { files } = (await ask<{ files: Record<string, string> }>('export')).body
    const given = { ...files, 'tenant.json': tenantFile(files['tenant.json'] ?? '') }
    return (await ask<{ set: string }>('import', { name, files: given })).body.set
  }

  it('may begin with a byte order mark, as editors of Windows write it: it is looked at, changed and published', async () => {
    const set = await imported('From Windows', (text) => `\uFEFF${text}`)
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452ff01', 'hex').toString('base64')
    const picture = { kind: 'picture', file: 'tenant.json', keys: ['theme', 'logo'], content: png }
    expect((await change(set, [picture])).status).toBe(200)
    const again = await imported('From Windows again', (text) => `\uFEFF${text}`)
    expect((await ask('review', { set: again })).body).toMatchObject({ findings: [], mayPublish: true })
    await ask('approve', { set: again }, await gateway().signIn('CUSTADMIN'))
    expect(await ask('publish', { set: again, why: '' })).toMatchObject({ status: 200 })
    expect((await ask('review', { set: await begin('After it') })).status).toBe(200)
  })

  it('that cannot be read is told in the review of its change set, where a second person is needed, too', async () => {
    const asks = await imported('Four eyes', (text) => text.replace('{', '{ "publication": { "needsApproval": true },'))
    expect((await ask('publish', { set: asks, why: '' })).status).toBe(200)
    const set = await imported('Broken', (text) => text.slice(0, -3))
    const { status, body } = await ask<Review>('review', { set })
    expect([status, body.needsApproval, body.findings[0]?.file]).toEqual([200, true, 'tenants/ACME/tenant.json'])
    expect(body.endsApproval).toBeUndefined()
  })
})

describe('[BX-04] a screen of the tenant’s own', () => {
  it('is among those of the project for who works in its change set, and for nobody else', async () => {
    const set = await begin('Arriving')
    const page = { path: '/arriving', title: 'nav.allShipments', screen: 'grids/x_arriving', module: 'shipments' }
    const keys = ['flavours', 'forwarding', 'routes', 'x_arriving']
    await change(set, [
      { kind: 'set', file: 'grids/x_arriving.json', keys: ['extends'], value: 'grids/shipments' },
      { kind: 'set', file: 'portal.json', keys, value: page },
    ])
    const screens = async (body: object) =>
      (await ask<StudioProject>('project', body)).body.tenants[0]?.screens.map((each) => each.file)
    expect(await screens({ set })).toContain('grids/x_arriving.json')
    expect(await screens({})).not.toContain('grids/x_arriving.json')
  })
})

describe('[BX-04] a help page', () => {
  it('is written into a change set, shown in a frame of this host, published and gone again; a picture that it no longer has goes', async () => {
    const set = await begin('Where we unload')
    const file = 'help/en/x_quay.md'
    const write = (page?: string, more: object[] = []) =>
      change(set, [...more, { kind: 'help', file, keys: [], ...(page !== undefined && { page }) }])
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452ff00', 'hex').toString('base64')
    const picture = { kind: 'picture', file, keys: ['help', 'quay'], content: png }
    await write('---\ngroup: The quay\n---\n# The quay\n\n![](assets/quay.png)', [picture])
    const pages = (await ask<HelpPage[]>('help', { set })).body
    expect(pages.find((page) => page.file === file)).toMatchObject({ group: 'The quay', isOwn: true, isPortals: false })
    const { token } = (await ask<{ token: string }>('preview', { set })).body
    const shown = await fetch(`${gateway().url}/webHelp/acme/~${token}/en/x_quay.html`)
    expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(await shown.text()).toContain(`<img src="/tenants/acme/~${token}/assets/quay.png"`)
    await ask('approve', { set }, await gateway().signIn('CUSTADMIN'))
    expect((await ask('publish', { set, why: '' })).status).toBe(200)
    const live = () => fetch(`${gateway().url}/webHelp/acme/en/x_quay.html`)
    await expect.poll(async () => (await live()).status, { timeout: 2_000 }).toBe(200)
    expect((await live()).headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    const { files } = (await ask<{ files: Record<string, string> }>('export')).body
    expect(files[file]).toBe('---\ngroup: The quay\n---\n# The quay\n\n![](assets/quay.png)\n')
    expect(files['assets/quay.png']).toBe(png)

    const next = await begin('No quay')
    const { body } = await change(next, [{ kind: 'help', file, keys: [] }])
    expect(body.files.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['tenants/ACME/assets/quay.png', `tenants/ACME/${file}`]),
    )
    expect((await ask<HelpPage[]>('help', { set: next })).body.some((page) => page.file === file)).toBe(false)
  })

  it('has its place below help, in a language; lists of choices are looked at like any screen', async () => {
    const set = await begin('Elsewhere')
    const at = (file: string) => change(set, [{ kind: 'help', file, keys: [], page: '# Out' }])
    expect((await at('../../help/en/x.md')).status).toBe(400)
    expect((await at('assets/en/x.md')).status).toBe(400)
    expect((await ask('look', { set, file: 'lookups.json', language: 'en' })).status).toBe(200)
  })
})

describe('[BX-04] a preview', () => {
  it('stays open for whoever has one while others open theirs', async () => {
    const set = await begin('Looked at by many')
    const tokens: string[] = []
    for (let count = 0; count < 4; count += 1)
      tokens.push((await ask<{ token: string }>('preview', { set })).body.token)
    const statuses = tokens.map(
      async (token) => (await fetch(`${gateway().url}/tenants/acme/~${token}/tenant.json`)).status,
    )
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200])
    expect((await fetch(`${gateway().url}/tenants/acme/~${'x'.repeat(43)}/tenant.json`)).status).toBe(404)
  })

  it('shows a change set to whoever has its address, for a while, and is what one page alone may frame', async () => {
    const set = await begin('Looked at')
    await change(set, [hide('bizType')])
    const { body } = await ask<{ token: string }>('preview', { set })
    expect(await columns(gateway(), `acme/~${body.token}`)).not.toContain('bizType')
    expect(await columns()).toContain('bizType')
    expect((await fetch(`${gateway().url}/tenants/acme/~${'x'.repeat(43)}/tenant.json`)).status).toBe(404)
    gateway().pass(9 * 60 * 60_000)
    expect((await fetch(`${gateway().url}/tenants/acme/~${body.token}/tenant.json`)).status).toBe(404)
  })
})
