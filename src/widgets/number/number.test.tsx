// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { askedLookup, lookupOf, openForm } from '../testing/form.tsx'
import { person, type } from '../testing/person.ts'

afterEach(cleanup)

const rules = { size: { type: 'number', maximum: 9_999_999 }, unit: { type: 'string' } }
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'size' })

describe('a number', () => {
  it('is selected whole when it is entered, so that typing replaces it', async () => {
    await openForm({ fields: [{ id: 'size', widget: 'number' }], rules, data: { size: 12345 } })
    await person.click(input())
    expect([input().value, input().selectionStart, input().selectionEnd]).toEqual(['12345', 0, 5])
  })

  it('is sent as a number and shown with its groups once it is left', async () => {
    const { saved } = await openForm({ fields: [{ id: 'size', widget: 'number' }], rules })
    await type(input(), '1234.5')
    expect(input().value).toBe('1,234.5')
    await person.click(input())
    expect(input().value).toBe('1234.5')
    await person.tab()
    expect(await saved()).toEqual({ size: 1234.5 })
  })

  it('is cut to whole numbers where the options say so', async () => {
    const { saved } = await openForm({ fields: [{ id: 'size', widget: 'number', options: { integer: true } }], rules })
    await type(input(), '12.9')
    expect(input().value).toBe('12')
    expect(await saved()).toEqual({ size: 12 })
  })

  it('that is none stays as it was typed, is marked and cannot be saved', async () => {
    const { saved } = await openForm({ fields: [{ id: 'size', widget: 'number' }], rules })
    await type(input(), '12 boxes')
    expect(input().value).toBe('12 boxes')
    expect(screen.queryByText('form.invalidNumber')).not.toBeNull()
    expect(await saved()).toBeUndefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    await type(input(), '12')
    expect(await saved()).toEqual({ size: 12 })
  })

  it('with its unit behind it fills the field of the unit, too, which others share, unless another one stands there', async () => {
    const options = { unitField: 'unit', unitLookup: 'units' }
    const { saved } = await openForm({
      fields: [
        { id: 'size', widget: 'number', options },
        { id: 'wide', widget: 'number', options },
        { id: 'unit', widget: 'select', options: { lookup: 'units' } },
      ],
      rules: { ...rules, wide: { type: 'number' } },
      lookups: [lookupOf('units', { CM: 'Centimetre', IN: 'Inch' })],
    })
    const wide = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'wide' })
    await type(input(), '40 cm')
    await type(wide(), '35.5centimetre')
    expect([input().value, wide().value]).toEqual(['40', '35.5'])
    expect(await saved()).toEqual({ size: 40, wide: 35.5, unit: 'CM' })
    await type(wide(), '12 in')
    expect(wide().value).toBe('12 in')
    expect(screen.queryByText('form.invalidNumber')).not.toBeNull()
    expect(await saved()).toBeUndefined()
  })

  it.each(['number', 'quantity'])(
    '%s: with its unit behind it, typed before the units have come, is read once they have',
    async (widget) => {
      let come = (_units: object): void => undefined
      const units = new Promise<object>((resolve) => {
        come = resolve
      })
      const { saved } = await openForm({
        fields: [{ id: 'size', widget, options: { unitField: 'unit', unitLookup: 'units' } }],
        rules,
        lookups: [askedLookup('units')],
        answers: { units },
      })
      const size = screen.getAllByRole<HTMLInputElement>('textbox')[0] ?? expect.unreachable()
      await type(size, '40 cm')
      expect(size.value).toBe('40 cm')
      await act(async () => come({ items: [{ value: 'CM', label: 'Centimetre' }] }))
      await waitFor(() => expect(size.value).toBe('40'))
      expect(await saved()).toEqual({ size: 40, unit: 'CM' })
    },
  )

  it('takes no more digits than the options allow, and says so until it is entered again', async () => {
    await openForm({ fields: [{ id: 'size', widget: 'number', options: { maxDigits: 2 } }], rules })
    await person.type(input(), '123')
    expect(input().value).toBe('12')
    const notice = screen.getByText('form.maxDigits 2')
    await person.keyboard('.')
    expect(input().value).toBe('12.')
    await person.tab()
    expect(input().getAttribute('aria-describedby')).toBe(notice.parentElement?.id)
    await person.click(input())
    expect(screen.queryByText(/form.maxDigits/)).toBeNull()
  })

  it('leaves what an input method composes alone, be it too long', async () => {
    await openForm({ fields: [{ id: 'size', widget: 'number', options: { maxDigits: 2 } }], rules })
    fireEvent.compositionStart(input())
    for (const composed of ['１', '１２', '１２３'])
      fireEvent.input(input(), { target: { value: composed }, isComposing: true })
    expect(input().value).toBe('１２３')
  })

  it.each([
    [{ decimals: 2 }, '1.234', '1.23', 'form.maxDecimals 2'],
    [{ integer: true }, '1.5', '1', /form.wholeNumber/],
  ])('says what was cut off it: %o', async (options, typed, shown, said) => {
    await openForm({ fields: [{ id: 'size', widget: 'number', options }], rules })
    await type(input(), typed)
    expect(input().value).toBe(shown)
    expect(screen.queryByText(said)).not.toBeNull()
  })

  it.each([
    ['typed', {}],
    ['loaded as a text of its digits', { size: '9007199254740993' }],
  ])('of more digits than a number holds, %s, stays as it is, says so and is not sent', async (_how, data) => {
    const { saved } = await openForm({ fields: [{ id: 'size', widget: 'number' }], rules, data })
    if (!('size' in data)) await type(input(), '9007199254740993')
    expect(input().value).toBe('9007199254740993')
    expect(screen.queryByText('form.longNumber')).not.toBeNull()
    expect(await saved()).toBeUndefined()
  })

  it('that is too great stays as it was typed, digit by digit, and cannot be saved', async () => {
    const { saved } = await openForm({ fields: [{ id: 'size', widget: 'number' }], rules })
    await person.type(input(), '10000000')
    await person.tab()
    expect(input().value).toBe('10,000,000')
    expect(input().getAttribute('aria-invalid')).toBe('true')
    expect(await saved()).toBeUndefined()
  })

  it('emptied is no value', async () => {
    const { saved } = await openForm({ fields: [{ id: 'size', widget: 'number' }], rules, data: { size: 5 } })
    await type(input(), '')
    expect(await saved()).toEqual({})
  })
})

describe('a quantity', () => {
  const quantity = {
    id: 'size',
    widget: 'quantity',
    options: { unitField: 'unit', unitLookup: 'units' },
    covers: ['size', 'unit'],
  }
  const lookups = [lookupOf('units', { KG: 'Kilograms', LB: 'Pounds' })]

  it('sends its number and its unit', async () => {
    const { saved } = await openForm({ fields: [quantity], rules, lookups })
    await type(input(), '3')
    const unit = () => screen.getByLabelText('quantity.unit size')
    await person.type(unit(), 'LB')
    await person.click(screen.getByRole('option', { name: 'LB' }))
    expect(await saved()).toEqual({ size: 3, unit: 'LB' })
  })

  it('takes both out of one text, as they are copied together; a unit that there is not stays and is marked', async () => {
    const { saved } = await openForm({ fields: [quantity], rules, lookups, data: { size: 3, unit: 'KG' } })
    await type(input(), '12.5 lb')
    expect(input().value).toBe('12.5')
    expect(await saved()).toEqual({ size: 12.5, unit: 'LB' })
    await type(input(), '7 stones')
    expect(input().value).toBe('7 stones')
    expect(input().getAttribute('aria-invalid')).toBe('true')
  })

  it('sends no unit without a number', async () => {
    const { saved } = await openForm({ fields: [quantity], rules, lookups, data: { size: 3, unit: 'KG' } })
    await type(input(), '')
    expect(await saved()).toEqual({})
  })
})
