// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openForm } from '../testing/form.tsx'
import { person, type } from '../testing/person.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const rules = { note: { type: 'string', maxLength: 10 } }

describe('a text', () => {
  it('is sent when it is left', async () => {
    const { saved } = await openForm({ fields: [{ id: 'note', widget: 'text' }], rules })
    await type(screen.getByLabelText('note'), 'hello')
    expect(await saved()).toEqual({ note: 'hello' })
  })

  it('that came after the field was drawn can be emptied', async () => {
    const both = ['first', 'second'].map((id) => ({ id, path: 'note', widget: 'text' }))
    const { saved } = await openForm({ fields: both, rules })
    await type(screen.getByLabelText('first'), 'hello')
    const second = screen.getByLabelText<HTMLInputElement>('second')
    expect(second.value).toBe('hello')
    await type(second, '')
    expect(second.value).toBe('')
    expect(await saved()).toEqual({})
  })

  it('that was copied is sent with plain spaces, and without what nobody sees', async () => {
    const { saved } = await openForm({ fields: [{ id: 'note', widget: 'text' }], rules })
    await person.click(screen.getByLabelText('note'))
    await person.paste('a\tb\u00a0c\u200b')
    expect(await saved()).toEqual({ note: 'a b c' })
  })

  it('is a label and an input in one element: a key costs the browser more with every further one on the page', async () => {
    await openForm({ fields: [{ id: 'note', widget: 'text' }], rules })
    expect(
      [...(screen.getByLabelText('note').parentElement?.children ?? [])].map(({ localName }) => localName),
    ).toEqual(['label', 'input'])
  })

  it('is called by what stands above it while another one of its label is shown, its label stays', async () => {
    await openForm({
      fields: [
        { id: 'other', widget: 'text' },
        { id: 'first', label: 'time', heading: 'Pickup', widget: 'text' },
        { id: 'second', label: 'time', heading: 'Delivery', widget: 'text', visible: { field: 'other', filled: true } },
      ],
    })
    expect(screen.getByRole('textbox', { name: 'time' })).toBeDefined()
    await type(screen.getByLabelText('other'), 'x')
    expect(screen.getByRole('textbox', { name: 'form.fieldOf Pickup time' })).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'form.fieldOf Delivery time' })).toBeDefined()
    expect(screen.getAllByText('time')).toHaveLength(2)
  })

  it('is described by its help, and by what is wrong with it first', async () => {
    const { saved } = await openForm({
      fields: [{ id: 'note', widget: 'text', help: 'What it is for', required: { on: 'save' } }],
      rules,
    })
    const described = () =>
      screen
        .getByRole('textbox', { name: 'note' })
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent)
    expect(described()).toEqual(['What it is for'])
    await saved()
    expect(described()).toEqual([expect.stringMatching(/./), 'What it is for'])
  })

  it('is committed after a pause, without leaving the input', async () => {
    await openForm({
      fields: [
        { id: 'note', widget: 'text' },
        { id: 'more', widget: 'text', visible: { field: 'note', is: 'a' } },
      ],
      rules,
    })
    vi.useFakeTimers()
    fireEvent.focus(screen.getByLabelText('note'))
    fireEvent.change(screen.getByLabelText('note'), { target: { value: 'a' } })
    expect(screen.queryByLabelText('more')).toBeNull()
    act(() => void vi.advanceTimersByTime(400))
    expect(screen.queryByLabelText('more')).not.toBeNull()
  })

  it('drops what is not allowed and the spaces at both ends', async () => {
    const { saved } = await openForm({ fields: [{ id: 'note', widget: 'text', options: { allow: 'simple' } }], rules })
    await type(screen.getByLabelText('note'), ' a<b>, c! ')
    expect(await saved()).toEqual({ note: 'ab, c' })
  })

  it('names what it drops as it is typed, and no more once it is entered again', async () => {
    await openForm({ fields: [{ id: 'note', widget: 'text', options: { allow: 'simple' } }], rules })
    await person.type(screen.getByLabelText('note'), 'a.b;')
    expect(screen.getByText('form.simpleText "." ";"').getAttribute('role')).toBe('status')
    await person.tab()
    await person.click(screen.getByLabelText('note'))
    expect(screen.queryByText(/simpleText/)).toBeNull()
  })

  it('of a mask names what is no digit', async () => {
    await openForm({ fields: [{ id: 'note', widget: 'text', options: { mask: '99-999' } }], rules })
    await person.type(screen.getByLabelText('note'), '12-x')
    expect(screen.getByText('text.onlyDigits "x"')).toBeDefined()
  })

  it('says how much of a paste had no room, and brings it back whole', async () => {
    const { saved } = await openForm({ fields: [{ id: 'note', widget: 'text' }], rules })
    const input = screen.getByLabelText<HTMLInputElement>('note')
    await person.type(input, 'ab')
    await person.paste('c'.repeat(1200))
    expect(input.value).toBe('abcccccccc')
    expect(screen.getByText('text.cut 1,200 8')).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'action.undo' }))
    expect(input.value).toBe(`ab${'c'.repeat(1200)}`)
    expect(screen.queryByText(/text.cut/)).toBeNull()
    await person.tab()
    expect(await saved()).toBeUndefined()
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('says no more of a paste of which nothing stands any longer', async () => {
    await openForm({ fields: [{ id: 'note', widget: 'text' }], rules })
    const input = screen.getByLabelText('note')
    await person.click(input)
    await person.paste('c'.repeat(1200))
    expect(screen.getByText('text.cut 1,200 10')).toBeDefined()
    await type(input, 'PO-1')
    expect(screen.queryByText(/text.cut/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'action.undo' })).toBeNull()
  })

  it('takes a paste that has room as it is', async () => {
    await openForm({ fields: [{ id: 'note', widget: 'text' }], rules })
    await person.click(screen.getByLabelText('note'))
    await person.paste('ten signs!')
    expect(screen.getByLabelText<HTMLInputElement>('note').value).toBe('ten signs!')
    expect(screen.queryByText(/text.cut/)).toBeNull()
  })

  it('of rare characters, each of which is two to a browser, has room for as many as may be', async () => {
    const { saved } = await openForm({ fields: [{ id: 'note', widget: 'text' }], rules })
    const input = screen.getByLabelText<HTMLInputElement>('note')
    await person.click(input)
    await person.paste('𠮷'.repeat(10))
    expect(input.value).toBe('𠮷'.repeat(10))
    await person.clear(input)
    await person.paste('𠮷'.repeat(8))
    await person.keyboard('yx')
    expect(input.value).toBe(`${'𠮷'.repeat(8)}yx`)
    await person.paste('𠮷')
    expect(screen.getByText('text.cut 1 0')).toBeDefined()
    await person.tab()
    expect(await saved()).toEqual({ note: `${'𠮷'.repeat(8)}yx` })
  })

  it('says when its greatest length is reached', async () => {
    await openForm({ fields: [{ id: 'note', widget: 'text', options: { notice: 'full' } }], rules })
    await person.type(screen.getByLabelText('note'), '123456789')
    expect(screen.queryByText('full 10')).toBeNull()
    await person.keyboard('0')
    expect(screen.getByText('full 10').getAttribute('role')).toBe('status')
    expect(screen.getByLabelText('note').getAttribute('maxlength')).toBe('10')
  })

  it.each(['text', 'upperText'])(
    '(%s) warns of a check digit that does not fit, and is sent nevertheless',
    async (widget) => {
      const { saved } = await openForm({
        fields: [{ id: 'note', widget, options: { check: 'mod7' } }],
        rules: { note: { type: 'string' } },
      })
      await type(screen.getByLabelText('note'), '020-12345676')
      expect(screen.getByText('text.mod7CheckDigit')).toBeDefined()
      expect(await saved()).toEqual({ note: '020-12345676' })
      await type(screen.getByLabelText('note'), '020-12345675')
      expect(screen.queryByText('text.mod7CheckDigit')).toBeNull()
    },
  )

  it('of several lines counts its characters', async () => {
    await openForm({ fields: [{ id: 'note', widget: 'text', options: { multiline: true } }], rules })
    await person.type(screen.getByLabelText('note'), 'abc')
    expect(screen.queryByText('text.count 3 10')).not.toBeNull()
  })

  it('has its message as its description', async () => {
    const { saved } = await openForm({
      fields: [{ id: 'note', widget: 'text', required: { on: 'save', message: 'give it' } }],
      rules,
    })
    await saved()
    const input = screen.getByLabelText(/note/)
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('give it')
    expect(input.getAttribute('aria-required')).toBe('true')
  })

  it('that cannot be changed is still there to be read', async () => {
    await openForm({ fields: [{ id: 'note', widget: 'text', readOnly: true }], rules, data: { note: 'fixed' } })
    const input = screen.getByLabelText<HTMLInputElement>('note')
    expect([input.value, input.readOnly, input.disabled]).toEqual(['fixed', true, false])
  })
})
