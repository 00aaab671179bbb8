// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openPanel, panelForm, press, save, typeIn } from '../../testing/panel.tsx'
import { later, ok, refused } from '../../testing/world.tsx'

afterEach(cleanup)

describe('an action', () => {
  it('is stopped by messages, which link to their fields', async () => {
    const { callsOf } = await openPanel(panelForm())
    await act(async () => press('Save'))
    expect(callsOf('saveExample')).toEqual([])
    const summary = screen.getByRole('alert')
    expect(document.activeElement).toBe(summary)
    fireEvent.click(within(summary).getByRole('button', { name: 'name: form.required' }))
    expect(document.activeElement).toBe(screen.getByLabelText('name'))
    expect(within(screen.getByRole('navigation')).queryByText('form.sectionErrors 1')).not.toBeNull()
  })

  it('calls once for a double click, tells, closes, asks the lists again and records the use', async () => {
    const { reply, give } = later()
    const { callsOf, services, onClosed } = await openPanel(panelForm(), { replies: { saveExample: reply } })
    typeIn('name', 'x')
    press('Save')
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(callsOf('saveExample')).toHaveLength(1))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
    expect(screen.queryByText('form.processing')).not.toBeNull()
    await act(async () => give(ok({ message: 'GOOD' }, 201)))
    expect(callsOf('saveExample')).toEqual([{ path: {}, query: { action: 'S' }, body: { name: 'x', state: 'D' } }])
    expect(services.notify).toHaveBeenCalledWith({ severity: 'success', text: 'done Example Save GOOD' })
    expect(onClosed).toHaveBeenCalledTimes(1)
    expect(services.refresh).toHaveBeenCalledTimes(1)
    expect(callsOf('recordUsage')).toEqual([
      {
        path: { service: 'examples' },
        query: {},
        body: { tenant: 'ONE', userId: 'SOMEONE', operation: 'saveExample', status: 'SUCCESS' },
      },
    ])
  })

  it('that fails keeps what was typed and says so, at the fields too', async () => {
    const reply = () =>
      refused([
        { field: 'name', message: 'already there' },
        { field: 'elsewhere', message: 'no such thing' },
      ])
    const { callsOf, onClosed } = await openPanel(panelForm(), { replies: { saveExample: reply } })
    typeIn('name', 'x')
    await act(async () => press('Save'))
    expect(screen.queryByText('error.somethingWentWrong')).not.toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('x')
    expect(screen.queryByText('already there')).not.toBeNull()
    expect(screen.queryByText('no such thing')).not.toBeNull()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false)
    expect(onClosed).not.toHaveBeenCalled()
    expect(callsOf('recordUsage')[0]?.body).toMatchObject({ status: 'FAILED' })
  })

  it('that is refused at a field which the form has not got asks to load the page anew, if the form was published anew meanwhile', async () => {
    let field = 'elsewhere'
    const isPublishedAnew = vi.fn(() => Promise.resolve(false))
    const { services } = await openPanel(panelForm(), {
      replies: { saveExample: () => refused([{ field, message: 'enter it' }]) },
    })
    Object.assign(services, { isPublishedAnew })
    typeIn('name', 'x')
    await act(async () => press('Save'))
    expect(screen.queryByText(/app.newVersion/)).toBeNull()
    isPublishedAnew.mockResolvedValue(true)
    await act(async () => press('Save'))
    expect(screen.queryByText(/app.newVersion/)).not.toBeNull()
    field = 'name'
    await act(async () => press('Save'))
    expect(screen.queryByText(/app.newVersion/)).toBeNull()
  })

  it('that is refused for several reasons at one field says all of them there', async () => {
    const reply = () => refused(['too long', 'not known', 'too long'].map((message) => ({ field: 'name', message })))
    await openPanel(panelForm(), { replies: { saveExample: reply } })
    typeIn('name', 'x')
    await act(async () => press('Save'))
    expect(screen.queryByText('too long not known')).not.toBeNull()
  })

  it('sends what is still being typed', async () => {
    const { callsOf } = await openPanel(panelForm(), { replies: { saveExample: () => ok({}) } })
    const name = screen.getByLabelText('name')
    act(() => name.focus())
    fireEvent.change(name, { target: { value: 'x' } })
    await act(async () => press('Save'))
    expect(callsOf('saveExample')[0]?.body).toMatchObject({ name: 'x' })
  })

  it('asks its question first', async () => {
    const { callsOf, services } = await openPanel(
      panelForm({ actions: [{ ...save, validate: 'none', confirm: 'really?', decline: 'leave it' }] }),
      { answer: false },
    )
    await act(async () => press('Save'))
    expect(services.ask).toHaveBeenCalledWith(expect.objectContaining({ text: 'really?', cancel: 'leave it' }))
    expect(callsOf('saveExample')).toEqual([])
  })

  it('that stays open does not make the same new record twice', async () => {
    const { callsOf } = await openPanel(panelForm({ actions: [{ ...save, then: ['toast'] }] }), {
      replies: { saveExample: () => ok({ data: { id: '7' } }) },
    })
    typeIn('name', 'x')
    await act(async () => press('Save'))
    await act(async () => press('Save'))
    expect(callsOf('saveExample').map(({ body }) => (body as { id?: string }).id)).toEqual([undefined, '7'])
  })
})
