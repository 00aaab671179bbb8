// @vitest-environment jsdom
import { cleanup, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openForm } from '../testing/form.tsx'
import { person } from '../testing/person.ts'
import { useLateList } from './use-late-list.ts'
import type { Left } from './use-late-list.ts'
import { answers, chosen, field, input, lookups, rules, search } from '../testing/party.ts'

afterEach(cleanup)

describe('a party that is typed and left before its list has come', () => {
  const listed = { ...field, options: { ...field.options, fromList: true } }
  const late = (fields: (typeof field)[], data?: typeof chosen) => {
    const list: { come: () => void } = { come: () => undefined }
    const parties = new Promise<unknown>((resolve) => (list.come = () => resolve(answers.parties)))
    return {
      opened: openForm({ fields, rules, lookups, answers: { parties }, ...(data && { data }) }),
      come: list.come,
    }
  }

  it('is the one of this code once the list comes', async () => {
    const { opened, come } = late([field])
    const { saved } = await opened
    await search('a1')
    await person.tab()
    expect(input().value).toBe('A1')
    come()
    await waitFor(() => expect(input().value).toBe('ALPHA'))
    expect(await saved()).toEqual(chosen)
  })

  it('stays a name where the list has none of it', async () => {
    const { opened, come } = late([field])
    const { saved } = await opened
    await search('new friend')
    await person.tab()
    come()
    expect(await saved()).toEqual({ name: 'NEW FRIEND', kind: 'X' })
  })

  it('stays in sight where only one of the list is taken, and is found', async () => {
    const { opened, come } = late([listed])
    const { saved } = await opened
    await search('a1')
    await person.tab()
    expect(input().value).toBe('a1')
    expect(screen.queryByText('lookup.pleaseWait')).not.toBeNull()
    come()
    await waitFor(() => expect(input().value).toBe('ALPHA'))
    expect(await saved()).toEqual(chosen)
  })

  it('is told as not found where only one of the list is taken', async () => {
    const { opened, come } = late([listed], chosen)
    const { saved } = await opened
    await search('zzz')
    await person.tab()
    come()
    await waitFor(() => expect(screen.queryByText('lookup.textNotFound zzz lookup.noParty')).not.toBeNull())
    expect(input().value).toBe('ALPHA')
    expect(await saved()).toEqual(chosen)
  })

  it('is waited for by a save where only one of the list is taken', async () => {
    const { opened, come } = late([listed], { ...chosen, who: 'B2', name: 'BETA' })
    const { saved, calls } = await opened
    await search('a1')
    expect(await saved()).toBeUndefined()
    expect(input().value).toBe('a1')
    come()
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ operation: 'save', input: { body: chosen } }))
  })

  it('gives a save the usual address in the place of one that was left empty before it came', async () => {
    const { opened, come } = late([field], chosen)
    const { saved, calls } = await opened
    await person.click(screen.getByRole('button', { name: 'party.showAddressOf who' }))
    for (const line of [1, 2]) await person.clear(screen.getByLabelText(`party.addressLine who ${String(line)}`))
    expect(await saved()).toBeUndefined()
    come()
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ operation: 'save', input: { body: chosen } }))
  })

  it('stops a save where only one of the list is taken and this is none', async () => {
    const { opened, come } = late([listed], chosen)
    const { saved, calls } = await opened
    await search('zzz')
    await saved()
    come()
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('lookup.textNotFound zzz lookup.noParty')
    expect(input().value).toBe('ALPHA')
    expect(calls.filter(({ operation }) => operation === 'save')).toEqual([])
    expect(await saved()).toEqual(chosen)
  })

  it('is given up, with the reason, where the list does not come', () => {
    const miss = vi.fn<(left: Left, reason: string) => void>()
    const settle = vi.fn<() => void>()
    const list = { items: [], reload: () => Promise.resolve(undefined) }
    const states = ['loading', 'failed'] as const
    for (const state of states) renderHook(() => useLateList({ ...list, state }, { text: 'a1' }, settle, miss))
    expect(miss.mock.calls).toEqual([[{ text: 'a1' }, 'lookup.failed']])
    expect(settle).not.toHaveBeenCalled()
  })
})
