import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import type {
  ChangeSetLine,
  ExportedFolder,
  ImportRequest,
  Review,
  StudioProject,
  VersionLine,
} from '../../../src/studio/host/api.ts'
import { readWholeFolder } from '../../../src/tools/project/read.ts'
import { pull, push } from '../../../src/tools/tenants/exchange.ts'
import { throwawayFolder } from '../../../src/tools/project/throwaway.ts'
import type { Session } from '../support/gateway.ts'
import { PASSWORD } from '../support/gateway.ts'
import { file, hidden, hide, studioDesk } from '../support/studio-desk.ts'

const { act, admin, ask, begin, change, columns, gateway, other, signInAgain } = studioDesk()

describe('[ST-01] rights in the studio', () => {
  it('are asked for by the gateway: nobody changes or publishes without', async () => {
    const customer = await gateway().signIn('CUSTOMER')
    for (const name of ['project', 'sets', 'sets/create', 'versions', 'publish', 'rollback'])
      expect((await ask(name, {}, customer)).status).toBe(403)
    expect((await ask('sets', {}, { token: 'nobody', tenant: 'ACME' })).status).toBe(401)
    const limited = await gateway().signIn('LIMITED')
    expect((await ask('sets', {}, limited)).status).toBe(200)
    expect((await ask('publish', { set: 'any', why: '' }, limited)).status).toBe(403)
    const { body } = await gateway().call<Schemas['TrailEventList']>('listEvents', { ...admin() })
    expect(body.data).toContainEqual(
      expect.objectContaining({ event: 'refused', userId: 'LIMITED', recordId: 'studio/publish' }),
    )
  })

  it('hold for the own tenant alone', async () => {
    expect((await ask('sets', {}, { ...admin(), tenant: 'HARBOR' })).status).toBe(403)
    expect((await ask('sets', { tenant: 'HARBOR' })).status).toBe(400)
    const { body } = await ask<StudioProject>('project')
    expect(body).toMatchObject({ rights: { configure: true, publish: true }, tenants: [{ id: 'ACME' }] })
  })
})

describe('[ST-01] [ST-02] a change set', () => {
  it('is begun before anything else is asked of a tenant', async () => {
    const harbor = await gateway().signIn('ADMIN', 'HARBOR')
    expect(await begin('The first', harbor)).not.toBe('')
    expect((await ask<StudioProject>('project', {}, harbor)).body).toMatchObject({ tenants: [{ id: 'HARBOR' }] })
  })

  it('is worked on by two people, each of whom undoes what is their own', async () => {
    const limited = await gateway().signIn('LIMITED')
    const set = await begin('Two people')
    await change(set, [hide('origin')])
    expect(hidden(await change(set, [hide('destination')], limited))).toContain('"origin": { "hidden": true }')
    expect((await act('look', set)).body.people).toEqual([{ name: 'Lee Limited', file }])
    const undone = await act('undo', set)
    expect(hidden(undone)).not.toContain('"origin": {')
    expect(hidden(undone)).toContain('"destination": { "hidden": true')
    expect(undone.body).toMatchObject({ canUndo: false, canRedo: true })
  })

  it('loses nothing of what reaches two gateways at once, and tells the second one at one place', async () => {
    const limited = await other().signIn('LIMITED')
    const set = await begin('At once')
    const { version } = (await act('look', set)).body
    const both = await Promise.all([
      change(set, [hide('origin')], admin(), version),
      change(set, [hide('destination')], limited, version, other()),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(hidden(await act('look', set))).toMatch(/origin[^]*destination/)
    const width = (value: number) => ({ kind: 'set', file, keys: ['columns', 'shipper', 'width'], value })
    const seen = (await act('look', set)).body.version
    const answers = await Promise.all([
      change(set, [width(200)], admin(), seen),
      change(set, [width(300)], limited, seen, other()),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toContain(
      '“Shipper” (grids/bookings.json › columns › shipper › width)',
    )
  })
})

describe('[ST-03] a publication', () => {
  it('is live at every gateway within two seconds, and taken back as fast', async () => {
    const before = (await ask<{ files: Record<string, string> }>('export')).body.files
    const set = await begin('No origin')
    await change(set, [hide('origin')])
    const review = (await ask<Review>('review', { set })).body
    expect(review).toMatchObject({ findings: [], needsApproval: false })
    expect(review.conflict).toBeUndefined()
    expect(review.differences.map(({ text }) => text)).toEqual([expect.stringContaining('is hidden')])
    // Whom it concerns: where it is seen, who has an account, and who is signed in just now.
    const { people, signedIn, screens } = review.affected
    expect(screens).toEqual(['Manage Bookings'])
    expect([people > 5, signedIn >= 1, signedIn <= people]).toEqual([true, true, true])
    // The same is told while one configures.
    expect((await ask('people')).body).toMatchObject({ people, signedIn })
    const { body } = await ask<{ version: number }>('publish', { set, why: 'Nobody reads it' })
    const published = Date.now()
    await expect.poll(() => columns(other()), { timeout: 2_000 }).not.toContain('origin')
    expect(Date.now() - published).toBeLessThan(2_000)
    expect(await columns()).not.toContain('origin')

    const [now, first] = (await ask<VersionLine[]>('versions')).body
    expect(now).toMatchObject({
      number: body.version,
      name: 'No origin',
      why: 'Nobody reads it',
      madeBy: 'Alex Admin',
      isPublished: true,
    })
    expect((await ask('rollback', { version: first?.number, why: 'They do' })).status).toBe(200)
    await expect.poll(() => columns(other()), { timeout: 2_000 }).toContain('origin')
    expect((await ask<{ files: Record<string, string> }>('export')).body.files).toEqual(before)
    const compared = await ask<{ differences: object[] }>('compare', { version: first?.number, other: now?.number })
    expect(compared.body.differences).toHaveLength(1)
    const { body: trail } = await gateway().call<Schemas['TrailEventList']>('listEvents', { ...admin() })
    expect(
      trail.data.filter(({ recordKind }) => recordKind === 'version').map(({ event, userId }) => [event, userId]),
    ).toEqual([
      ['rolledBack', 'ADMIN'],
      ['published', 'ADMIN'],
    ])
  })

  it('of a set that was begun before another one keeps both, and asks where both changed one place', async () => {
    const [one, late, same] = [await begin('One'), await begin('Late'), await begin('Same')]
    const width = (value: number) => ({ kind: 'set', file, keys: ['columns', 'shipper', 'width'], value })
    await change(one, [width(222)])
    await change(late, [hide('totalWeight')])
    await change(same, [width(333)])
    expect((await ask('publish', { set: one, why: '' })).status).toBe(200)
    expect((await ask('publish', { set: late, why: '' })).status).toBe(200)
    const { files } = (await ask<{ files: Record<string, string> }>('export')).body
    expect(JSON.parse(files[file] ?? '')).toMatchObject({
      columns: { shipper: { width: 222 }, totalWeight: { hidden: true } },
    })
    const refused = await ask('publish', { set: same, why: '' })
    const place = `“Shipper” (${file} › columns › shipper › width)`
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining(place)])
    expect((await act('look', same)).body.conflicts).toEqual([file])
    await change(same, [hide('totalPieces')])
    // What others have published elsewhere meanwhile is not told as taken back.
    const { differences, conflict } = (await ask<Review>('review', { set: same })).body
    expect(conflict).toBe(place)
    expect(differences.map(({ isGone }) => isGone)).toEqual([undefined, undefined])
    // One press says which counts, and the rest of the set stays.
    expect((await ask('settle', { set: same, keeps: 'set' })).status).toBe(200)
    expect((await ask<Review>('review', { set: same })).body.conflict).toBeUndefined()
    expect((await ask('publish', { set: same, why: '' })).status).toBe(200)
    expect(JSON.parse((await ask<{ files: Record<string, string> }>('export')).body.files[file] ?? '')).toMatchObject({
      columns: { shipper: { width: 333 }, totalWeight: { hidden: true }, totalPieces: { hidden: true } },
    })
  })

  it('with errors changes nothing', async () => {
    const set = await begin('Wrong')
    await change(set, [{ kind: 'set', file, keys: ['columns', 'origin', 'cell'], value: 'no-such-part' }])
    const refused = await ask('publish', { set, why: '' })
    expect([refused.status, refused.body.fieldErrors?.[0]?.field]).toEqual([400, expect.stringContaining(file)])
    expect(await columns()).toContain('origin')
  })

  it('waits for a second person where the tenant demands it', async () => {
    const { files } = (await ask<{ files: Record<string, string> }>('export')).body
    const folder = {
      ...files,
      'tenant.json': (files['tenant.json'] ?? '').replace('{', '{ "publication": { "needsApproval": true },'),
    }
    const { body } = await ask<{ set: string }>('import', { name: 'Four eyes, written', files: folder })
    expect((await ask('publish', { set: body.set, why: '' })).status).toBe(200)
    const set = await begin('Second person')
    await change(set, [hide('origin')])
    expect((await ask('publish', { set, why: '' })).status).toBe(409)
    expect((await ask('approve', { set })).status).toBe(409)
    const second = await gateway().signIn('CUSTADMIN')
    const mayApprove = async (session?: Session) =>
      (await ask<{ mayApprove: boolean }>('review', { set, language: 'en' }, session)).body.mayApprove
    expect([await mayApprove(), await mayApprove(second)]).toEqual([false, true])
    expect((await ask('approve', { set }, second)).status).toBe(200)
    // What is changed after that is not what was approved.
    await change(set, [hide('destination')])
    expect((await ask('publish', { set, why: '' })).status).toBe(409)
    expect((await ask('approve', { set }, second)).status).toBe(200)
    expect((await ask('publish', { set, why: '' })).status).toBe(200)
    // That nobody is needed any more is told before it is so.
    const endsApproval = async (back: string) =>
      (await ask<Review>('review', { set: back, language: 'en' })).body.endsApproval
    const first = (await ask<VersionLine[]>('versions')).body.at(-1)
    const ends = await ask<{ set: string }>('rollback', { version: first?.number, why: '' })
    expect([await endsApproval(ends.body.set), await endsApproval(await begin('Stays'))]).toEqual([true, undefined])
    // Nor does one alone go back: it is begun as a change set, which the other one approves.
    const [now, earlier] = (await ask<VersionLine[]>('versions')).body
    const back = await ask<{ set: string; version?: number }>('rollback', { version: earlier?.number, why: '' })
    expect(back.body.version).toBeUndefined()
    expect((await ask<VersionLine[]>('versions')).body[0]).toEqual(now)
    expect((await ask('approve', { set: back.body.set })).status).toBe(409)
    expect((await ask('publish', { set: back.body.set, why: '' })).status).toBe(409)
    expect((await ask('approve', { set: back.body.set }, second)).status).toBe(200)
    expect((await ask('publish', { set: back.body.set, why: '' })).status).toBe(200)
    expect(await columns()).toContain('origin')
  })
})

describe('[ST-05] the folder of a tenant', () => {
  it('goes out byte for byte, and comes in as a change set that changes what was changed', async () => {
    const root = throwawayFolder('folder-')
    const portalOf = (userId: string) => ({ url: gateway().url, tenant: 'ACME', userId, password: PASSWORD })
    const taken = await pull(root, portalOf('admin'))
    expect(taken).toMatchObject({
      lines: expect.arrayContaining(['wrote tenant.json', 'wrote assets/logo.svg']) as string[],
    })
    await signInAgain()
    const { files } = (await ask<{ files: Record<string, string> }>('export')).body
    expect(Object.fromEntries(readWholeFolder(join(root, 'tenants/ACME')) ?? [])).toEqual(files)
    const help = join(root, 'tenants/ACME/README.md')
    writeFileSync(help, 'Ours')
    expect(await push(root, portalOf('ADMIN'), 'By hand')).toMatchObject({
      lines: [expect.stringContaining('By hand')],
    })
    expect(await push(root, portalOf('CUSTOMER'), 'Not mine')).toMatchObject({ reason: expect.any(String) as string })
    await signInAgain()
    const set = (await ask<ChangeSetLine[]>('sets')).body.find(({ name }) => name === 'By hand')
    expect(set?.files).toBe(1)
    expect((await ask<Review>('review', { set: set?.id })).body.differences).toMatchObject([{ file: 'README.md' }])
    rmSync(root, { recursive: true })
  })

  it('or files of it come into an open change set, too, as one step that is undone; where a colleague was quicker nothing is written', async () => {
    const limited = await gateway().signIn('LIMITED')
    const set = await begin('By mouse')
    await change(set, [hide('shipper')])
    const { files, version } = (await ask<ExportedFolder>('export', { set })).body
    expect(files[file]).toContain('"shipper": {')
    const put = (given: ImportRequest['files'], seen?: number, session = limited) =>
      ask<{ set: string }>('import', { set, files: given, ...(seen !== undefined && { seen }) }, session)
    expect(await put({ 'help/en/x_quay.md': '# Quay\n', 'assets/logo.svg': null }, version)).toEqual({
      status: 200,
      body: { set },
    })
    const review = async () =>
      (await ask<Review>('review', { set })).body.differences.map((each) => [each.file, each.isGone ?? false])
    expect(await review()).toEqual(
      expect.arrayContaining([
        ['help/en/x_quay.md', false],
        ['assets/logo.svg', true],
        [file, false],
      ]),
    )
    expect((await act('undo', set, limited)).body).toMatchObject({ canRedo: true })
    expect(new Set((await review()).map(([path]) => path))).toEqual(new Set([file]))

    await change(set, [hide('consignee')])
    expect((await put({ [file]: '{}' }, version)).status).toBe(409)
    expect((await ask<ExportedFolder>('export', { set })).body.files[file]).toContain('"consignee": {')
    const refused = await put({ 'assets/run.js': '1', '../tenant.json': null })
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('assets/run.js')])
    expect(refused.body.fieldErrors).toHaveLength(2)
    expect((await put({ 'tenant.json': '{}' }, undefined, await gateway().signIn('CUSTOMER'))).status).toBe(403)
    expect((await ask('import', { set: 'nobody', files: {} })).status).toBe(404)
    expect((await ask('import', { files: {} })).status).toBe(400)
  })
})
