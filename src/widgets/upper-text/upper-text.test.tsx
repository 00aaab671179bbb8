// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openForm } from '../testing/form.tsx'
import { person } from '../testing/person.ts'

afterEach(cleanup)

const rules = { note: { type: 'string', maxLength: 10 } }

describe('an upper-case text', () => {
  it('turns upper case as it is typed, and the caret stays', async () => {
    const { saved } = await openForm({ fields: [{ id: 'note', widget: 'upperText' }], rules })
    const input = screen.getByLabelText<HTMLInputElement>('note')
    await person.type(input, 'abd{ArrowLeft}c')
    expect(input.value).toBe('ABCD')
    expect(input.selectionStart).toBe(3)
    await person.tab()
    expect(await saved()).toEqual({ note: 'ABCD' })
  })

  it('waits until an input method has composed the word', async () => {
    await openForm({ fields: [{ id: 'note', widget: 'upperText' }], rules })
    const input = screen.getByLabelText<HTMLInputElement>('note')
    fireEvent.compositionStart(input)
    fireEvent.input(input, { target: { value: 'ka' }, isComposing: true })
    expect(input.value).toBe('ka')
    fireEvent.compositionEnd(input)
    expect(input.value).toBe('KA')
  })

  it('takes the wide letters, figures and dashes of a Japanese keyboard as plain ones', async () => {
    const { saved } = await openForm({ fields: [{ id: 'note', widget: 'upperText', options: { allow: 'simple' } }] })
    const input = screen.getByLabelText<HTMLInputElement>('note')
    fireEvent.compositionStart(input)
    fireEvent.input(input, { target: { value: 'ｐｏー１２３　東京' }, isComposing: true })
    fireEvent.compositionEnd(input)
    expect(input.value).toBe('PO-123 東京')
    expect(screen.queryByText(/form.simpleText/)).toBeNull()
    await person.tab()
    expect(await saved()).toEqual({ note: 'PO-123 東京' })
  })

  it('of several codes takes a column or a row of a spreadsheet, beside what stands', async () => {
    const { saved } = await openForm({ fields: [{ id: 'note', widget: 'upperText', options: { many: true } }] })
    const input = screen.getByLabelText<HTMLInputElement>('note')
    await person.type(input, 'se1、')
    await person.paste('se2\r\nPO 3\r\n\r\n')
    expect(input.value).toBe('SE1,SE2,PO 3')
    expect(input.selectionStart).toBe(12)
    await person.type(input, ',')
    await person.paste('a\tb')
    await person.tab()
    expect(await saved()).toEqual({ note: 'SE1,SE2,PO 3,A,B' })
  })

  it('of one code keeps the words of a paste apart', async () => {
    const { saved } = await openForm({ fields: [{ id: 'note', widget: 'upperText' }], rules: {} })
    await person.click(screen.getByLabelText('note'))
    await person.paste('se1\tse2')
    await person.tab()
    expect(await saved()).toEqual({ note: 'SE1 SE2' })
  })
})
