import { describe, expect, it } from 'vitest'
import { newKey, type Schemas } from '../../../src/contract/index.ts'
import type { ChangeSetLine, StudioState } from '../../../src/studio/host/api.ts'
import type { Session } from '../support/gateway.ts'
import { askStudio } from '../support/studio-calls.ts'
import { file, hidden, hide, studioDesk } from '../support/studio-desk.ts'

const { act, admin, ask, begin, change, gateway, other } = studioDesk()

const askOnce = <Body>(name: string, body: object, key: string, session: Session = admin(), at = gateway()) =>
  askStudio<Body>(at, session, name, body, key)
/** Which of two columns a studio's answer says are hidden. */
const hiddenIn = (answer: Parameters<typeof hidden>[0]) =>
  ['origin', 'destination'].filter((column) => new RegExp(`"${column}": \\{[^}]*"hidden": true`).test(hidden(answer)))
const named = async (name: string) =>
  (await ask<ChangeSetLine[]>('sets')).body.filter((each) => each.name.startsWith(name))

describe('[HD-18] [ST-01] [ST-02] what is sent to the studio again under its key, since no answer came', () => {
  it('begins one change set, also where both arrive at once', async () => {
    const key = newKey()
    const both = await Promise.all(
      [gateway(), other()].map((at) => askOnce<ChangeSetLine[]>('sets/create', { name: 'Lost' }, key, admin(), at)),
    )
    const [first, second] = both.map(({ body }) => body.find(({ isMade }) => isMade)?.id)
    expect(first).toBeDefined()
    expect(second).toBe(first)
    expect(await named('Lost')).toHaveLength(1)
    // Another press is another set, and so is another person's of the same key.
    await askOnce('sets/create', { name: 'Lost' }, newKey())
    await askOnce('sets/create', { name: 'Lost' }, key, await gateway().signIn('CUSTADMIN'))
    expect(await named('Lost')).toHaveLength(3)
    for (const { id } of await named('Lost')) await ask('sets/delete', { set: id })
    expect((await askOnce('sets/create', { name: 'Lost' }, key)).status).toBe(404)
  })

  it('undoes and does again one step, and leaves those before it', async () => {
    const set = await begin('Undone')
    await change(set, [hide('origin')])
    await change(set, [hide('destination')])
    const [undo, redo] = [newKey(), newKey()]
    for (let sent = 0; sent < 2; sent += 1) {
      const undone = await askOnce<StudioState>('undo', { set, file }, undo)
      expect(hiddenIn(undone)).toEqual(['origin'])
    }
    expect((await askOnce('redo', { set, file }, undo)).status).toBe(422)
    await act('undo', set)
    for (let sent = 0; sent < 2; sent += 1) {
      const redone = await askOnce<StudioState>('redo', { set, file }, redo)
      expect(hiddenIn(redone)).toEqual(['origin'])
    }
    await ask('sets/delete', { set })
  })

  it('undoes one step of two that arrive at once', async () => {
    const set = await begin('At once')
    await change(set, [hide('origin')])
    await change(set, [hide('destination')])
    const key = newKey()
    await Promise.all([gateway(), other()].map((at) => askOnce('undo', { set, file }, key, admin(), at)))
    expect(hiddenIn(await act('look', set))).toEqual(['origin'])
    await ask('sets/delete', { set })
  })

  it('publishes once, and says so to whoever pressed alone', async () => {
    const set = await begin('Published once')
    const { body } = await change(set, [hide('origin')])
    const key = newKey()
    const press = { set, why: '', seen: body.version }
    const both = await Promise.all(
      [gateway(), other()].map((at) => askOnce<{ version: number }>('publish', press, key, admin(), at)),
    )
    const [version] = both.map((answer) => answer.body.version)
    expect(version).toBeGreaterThan(1)
    expect(both).toEqual([1, 2].map(() => ({ status: 200, body: { version } })))
    expect(await askOnce('publish', press, key)).toEqual({ status: 200, body: { version } })
    expect((await askOnce('publish', press, newKey())).status).toBe(404)
    const colleague = await gateway().signIn('CUSTADMIN')
    expect((await askOnce('publish', press, key, colleague)).status).toBe(404)
  })

  it('is refused with a key that is none', async () => {
    const { status } = await askOnce<Schemas['Problem']>('sets/create', { name: 'No key' }, 'short')
    expect([status, await named('No key')]).toEqual([400, []])
  })
})
