import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { dayOf } from '../../config/index.ts'
import { EngineContext, LateCalendar } from '../../render/index.ts'
import { openForm } from '../testing/form.tsx'
import { person, type } from '../testing/person.ts'
import { servicesOf } from '../testing/services.ts'
import { dateMessage } from './DateField.tsx'

// @vitest-environment jsdom

afterEach(cleanup)

const rules = {
  day: { type: 'string', pattern: '^[0-9]{8}$' },
  at: { type: 'string', pattern: '^([01][0-9]|2[0-3])[0-5][0-9]$' },
}
const day = () => screen.getByLabelText<HTMLInputElement>('day')

describe('a day', () => {
  it('is typed and shown as YYYY/MM/DD and sent as YYYYMMDD', async () => {
    const { saved } = await openForm({ fields: [{ id: 'day', widget: 'date' }], rules })
    await type(day(), '2031-1-5')
    expect(day().value).toBe('2031/01/05')
    expect(await saved()).toEqual({ day: '20310105' })
  })

  it('that does not exist stays as it was typed, is marked and cannot be saved', async () => {
    const { saved } = await openForm({ fields: [{ id: 'day', widget: 'date' }], rules })
    await type(day(), '2031/02/30')
    expect(day().value).toBe('2031/02/30')
    expect(screen.queryByText('form.invalidDate')).not.toBeNull()
    expect(await saved()).toBeUndefined()
  })

  it('in the past is marked where the options say so', async () => {
    await openForm({ fields: [{ id: 'day', widget: 'date', options: { notPast: true } }], rules })
    await type(day(), '2001/01/01')
    expect(screen.queryByText('form.dateError')).not.toBeNull()
    await type(day(), dayOf(new Date()))
    expect(screen.queryByText('form.dateError')).toBeNull()
  })

  it('is chosen in a calendar', async () => {
    const { saved } = await openForm({ fields: [{ id: 'day', widget: 'date' }], rules, data: { day: '20310105' } })
    await person.click(screen.getByRole('button', { name: 'date.openCalendar day' }))
    await person.click(await screen.findByRole('gridcell', { name: '17' }))
    expect(day().value).toBe('2031/01/17')
    expect(await saved()).toEqual({ day: '20310117' })
  })

  it('in the past is chosen anew from the month of today, where earlier days are not wanted', async () => {
    await openForm({
      fields: [{ id: 'day', widget: 'date', options: { notPast: true } }],
      rules,
      data: { day: '20010105' },
    })
    await person.click(screen.getByRole('button', { name: 'date.openCalendar day' }))
    const days = await screen.findAllByRole<HTMLButtonElement>('gridcell')
    expect(days.some((each) => !each.disabled && each.tagName === 'BUTTON')).toBe(true)
  })
})

describe('the calendar', () => {
  it.each([
    ['en', 'November 2026', 'SMTWTFS'],
    ['ja', '2026年11月', '日月火水木金土'],
    ['ko', '2026년 11월', '일월화수목금토'],
    ['es', 'noviembre de 2026', 'LMXJVSD'],
    ['de', 'November 2026', 'MDMDFSS'],
    ['fr-CA', 'novembre 2026', 'DLMMJVS'],
    ['ar', 'نوفمبر 2026', 'سحنثرخج'],
    ['fa', 'نوامبر 2026', 'شیدسچپج'],
  ])('in %s names the month %s, and the days of a week as they follow there', async (locale, month, week) => {
    render(
      <EngineContext value={{ ...servicesOf(), locale }}>
        <LateCalendar day="20261130" pick={() => undefined} />
      </EngineContext>,
    )
    expect(await screen.findByText(month)).toBeDefined()
    expect(
      screen
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe(week)
  })
})

describe('a time of day', () => {
  const at = () => screen.getByLabelText<HTMLInputElement>('at')

  it('is typed and shown as HH:mm and sent as HHmm', async () => {
    const { saved } = await openForm({ fields: [{ id: 'at', widget: 'time' }], rules })
    await type(at(), '9:30')
    expect(at().value).toBe('09:30')
    expect(await saved()).toEqual({ at: '0930' })
  })

  it('that is none stays as it was typed, is marked and cannot be saved', async () => {
    const { saved } = await openForm({ fields: [{ id: 'at', widget: 'time' }], rules })
    await type(at(), '25:00')
    expect(at().value).toBe('25:00')
    expect(screen.queryByText('form.invalidTime')).not.toBeNull()
    expect(await saved()).toBeUndefined()
  })
})

describe('a switch', () => {
  it('sends the values that the options name and says its state in words', async () => {
    const { saved } = await openForm({
      fields: [{ id: 'wanted', widget: 'toggle', options: { on: 1, off: 0 } }],
      rules: { wanted: { type: 'integer' } },
      data: { wanted: 0 },
    })
    const input = screen.getByRole<HTMLInputElement>('switch', { name: 'wanted' })
    expect([input.checked, screen.queryByText('toggle.no') !== null]).toEqual([false, true])
    await person.click(input)
    expect(screen.queryByText('toggle.yes')).not.toBeNull()
    expect(await saved()).toEqual({ wanted: 1 })
  })
})

it('says what is wrong with a day', () => {
  expect(dateMessage('20260131', false, '20260201', false)).toBeUndefined()
  expect(dateMessage('20260131', true, '20260201', false)).toBe('form.dateError')
  expect(dateMessage('20260201', true, '20260201', false)).toBeUndefined()
  expect(dateMessage('2026/13/01', true, '20260201', false)).toBe('form.invalidDate')
  expect(dateMessage('', true, '20260201', false)).toBeUndefined()
})

it('leaves the word about past days to a message that already stands there', () => {
  expect(dateMessage('20260131', true, '20260201', true)).toBeUndefined()
  expect(dateMessage('soon', true, '20260201', true)).toBe('form.invalidDate')
})
