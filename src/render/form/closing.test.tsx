// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openPanel, panelForm, press, typeIn } from '../testing/panel.tsx'
import { later, ok, testWorld } from '../testing/world.tsx'
import { exampleValidator } from '../../config/rules/examples.ts'
import { FormPanel } from './panel.tsx'

afterEach(cleanup)

describe('closing', () => {
  it('asks nothing when nothing was changed', async () => {
    const { services, onClosed, requestClose } = await openPanel(panelForm())
    await requestClose()
    expect(services.ask).not.toHaveBeenCalled()
    expect(onClosed).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['leaves when confirmed', true, 1],
    ['stays when declined', false, 0],
  ])('with unsaved changes asks, and %s', async (_what, answer, times) => {
    const { services, onClosed, requestClose } = await openPanel(panelForm(), { answer })
    typeIn('note', 'x')
    await requestClose()
    expect(services.ask).toHaveBeenCalledWith(expect.objectContaining({ title: 'form.unsavedTitle' }))
    expect(onClosed).toHaveBeenCalledTimes(times)
  })

  it.each([
    { answer: true, times: 1 },
    { answer: false, times: 0 },
  ])('asks while an action runs, and nothing closes twice: $answer', async ({ answer, times }) => {
    const { reply, give } = later()
    const { onClosed, services, requestClose } = await openPanel(panelForm(), {
      replies: { saveExample: reply },
      answer,
    })
    typeIn('name', 'x')
    await act(async () => press('Save'))
    await requestClose()
    expect(services.ask).toHaveBeenCalledWith(expect.objectContaining({ text: 'form.stillSaving' }))
    expect(onClosed).toHaveBeenCalledTimes(times)
    await act(async () => give(ok({})))
    expect(onClosed).toHaveBeenCalledTimes(1)
  })

  it('is not done by an answer that comes after the person has gone elsewhere', async () => {
    const { reply, give } = later()
    const { onClosed } = await openPanel(panelForm(), { replies: { saveExample: reply } })
    typeIn('name', 'x')
    await act(async () => press('Save'))
    cleanup()
    await act(async () => give(ok({})))
    expect(onClosed).not.toHaveBeenCalled()
  })

  it('is possible while the record still loads', async () => {
    const world = testWorld({ getExample: later().reply })
    const onClosed = vi.fn()
    render(
      <FormPanel model={panelForm()} validator={exampleValidator(panelForm())} recordId="1" onClosed={onClosed} />,
      { wrapper: world.Portal },
    )
    press('action.close')
    expect(onClosed).toHaveBeenCalledTimes(1)
  })

  it('takes what is still being typed for a change', async () => {
    const { services, requestClose } = await openPanel(panelForm(), { answer: false })
    const note = screen.getByLabelText('note')
    act(() => note.focus())
    fireEvent.change(note, { target: { value: 'x' } })
    await requestClose()
    expect(services.ask).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(note)
  })
})
