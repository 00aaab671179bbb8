// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FormModel, RuleModel } from '../../config/index.ts'
import { openPanel, panelForm, press, textField, typeIn } from '../testing/panel.tsx'
import { drawn, ok } from '../testing/world.tsx'
import { exampleField, exampleSection } from '../../config/rules/examples.ts'

afterEach(cleanup)
beforeEach(() => drawn.clear())

describe('fields', () => {
  it('draw nothing again but themselves at a key, and only who listens at a commit', async () => {
    await openPanel(panelForm())
    drawn.clear()
    fireEvent.change(screen.getByLabelText('note'), { target: { value: 'a' } })
    expect([...drawn]).toEqual([['note', 1]])
    drawn.clear()
    fireEvent.blur(screen.getByLabelText('note'))
    expect([...drawn.keys()]).toEqual(['note'])
  })

  it('draw of a list no cell but the one that changed', async () => {
    await openPanel(panelForm())
    press('add')
    press('add')
    drawn.clear()
    const [first] = screen.getAllByLabelText('text')
    if (first !== undefined) {
      fireEvent.change(first, { target: { value: 'x' } })
      fireEvent.blur(first)
    }
    expect([...drawn.keys()].filter((path) => path.startsWith('lines.'))).toEqual(['lines.0.text'])
  })

  it('of the first section that is open are drawn with the form, whatever is closed before it', async () => {
    const first: string[][] = []
    const watch = new MutationObserver(() => {
      if (screen.queryByRole('heading', { name: 'open' }) !== null)
        first.push(['early', 'open', 'late'].filter((name) => screen.queryByRole('textbox', { name }) !== null))
    })
    watch.observe(document.body, { childList: true, subtree: true })
    await openPanel(
      panelForm({
        sections: [
          exampleSection('early', [textField('early')], { enabled: { field: 'never', is: 'A' } }),
          exampleSection('open', [textField('open')]),
          exampleSection('late', [textField('late')]),
        ],
      }),
    )
    watch.disconnect()
    expect(first[0]).toEqual(['open'])
    expect(screen.getByRole('textbox', { name: 'late' })).toBeDefined()
  })

  it('keep their messages while the mouse is pressed, so that what is pressed does not move away', async () => {
    await openPanel(
      panelForm({ sections: [exampleSection('main', [textField('note', { required: { on: 'save' } })])] }),
    )
    await act(async () => press('Save'))
    const note = () => screen.getByLabelText('note')
    const before = note().parentElement?.textContent
    fireEvent.change(note(), { target: { value: 'a' } })
    fireEvent.mouseDown(document.body)
    fireEvent.blur(note())
    expect(note().parentElement?.textContent).toBe(before)
    act(() => void fireEvent.mouseUp(document.body))
    expect(note().parentElement?.textContent).not.toBe(before)
  })

  it('come and go with their conditions', async () => {
    await openPanel(panelForm())
    expect(screen.queryByLabelText('detail')).toBeNull()
    typeIn('kind', 'A')
    expect(screen.queryByLabelText('detail')).not.toBeNull()
  })

  it('are required while a rule between fields asks for them, and a key in another field draws none of them again', async () => {
    const asks: RuleModel = {
      id: 'asks',
      on: 'submit',
      when: { field: 'kind', is: 'A' },
      require: { field: 'note', filled: true },
      at: 'note',
      message: 'missing',
    }
    await openPanel(panelForm({ rules: [asks] }))
    const isRequired = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'note' }).required
    expect(isRequired()).toBe(false)
    typeIn('kind', 'A')
    expect(isRequired()).toBe(true)
    drawn.clear()
    typeIn('name', 'a')
    expect([...drawn.keys()]).toEqual(['name'])
    typeIn('kind', 'B')
    expect(isRequired()).toBe(false)
  })

  it('whose layout names no part are drawn by the part for their type', async () => {
    await openPanel(panelForm({ sections: [exampleSection('main', [exampleField('note')])] }))
    drawn.clear()
    typeIn('note', 'a')
    expect([...drawn.keys()]).toEqual(['note'])
  })

  it('that no part draws are the form library’s own, and their values are sent', async () => {
    const model = panelForm({
      sections: [exampleSection('main', [exampleField('kind', { label: 'Kind' }), exampleField('extra')])],
    })
    const { callsOf } = await openPanel(model, { replies: { saveExample: () => ok({}) } })
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: /Kind/ }))
    fireEvent.click(screen.getByRole('option', { name: 'B' }))
    fireEvent.change(screen.getByLabelText('from'), { target: { value: '0900' } })
    await act(async () => press('Save'))
    expect(callsOf('saveExample')[0]?.body).toEqual({ kind: 'B', extra: { from: '0900' }, state: 'D' })
  })

  it('of a type that holds itself are opened one by one, as deep as the reader wants', async () => {
    const place = {
      type: 'object',
      properties: { name: { type: 'string' }, within: { $ref: '#/$defs/place', title: 'Within' } },
    }
    const model = panelForm({
      schema: { $id: 'forms/example', type: 'object', properties: { at: place }, $defs: { place } },
      sections: [exampleSection('main', [exampleField('at', { label: 'At' })])],
    })
    const { callsOf } = await openPanel(model, { replies: { saveExample: () => ok({}) } })
    await screen.findByLabelText('name')
    for (const depth of [1, 2]) {
      press('Within')
      const inputs = screen.getAllByLabelText('name')
      expect(inputs).toHaveLength(depth + 1)
      const input = inputs.at(-1)
      if (input !== undefined) fireEvent.change(input, { target: { value: String(depth) } })
      expect(screen.getAllByLabelText('name').at(-1)).toBe(input)
    }
    await act(async () => press('Save'))
    expect(callsOf('saveExample')[0]?.body).toMatchObject({ at: { within: { name: '1', within: { name: '2' } } } })
  })

  it('that the form library draws as a whole show each message beside its input', async () => {
    const model = panelForm({ sections: [exampleSection('main', [exampleField('bounds')])] })
    await openPanel(model)
    const least = await screen.findByLabelText('least')
    fireEvent.change(least, { target: { value: '0' } })
    fireEvent.blur(least)
    expect(least.closest('.rjsf-field')?.textContent).toContain('too small 1')
    expect(least.getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(least)).toContain('too small 1')
  })

  it('that the form library draws keep a number of more digits than one holds as it was typed, and do not send it', async () => {
    const model = panelForm({ sections: [exampleSection('main', [exampleField('bounds')])] })
    const { callsOf } = await openPanel(model, { replies: { saveExample: () => ok({}) } })
    const least = await screen.findByLabelText<HTMLInputElement>('least')
    fireEvent.change(least, { target: { value: '9007199254740993' } })
    fireEvent.blur(least)
    expect([least.value, least.getAttribute('aria-invalid')]).toEqual(['9007199254740993', 'true'])
    await act(async () => press('Save'))
    expect(callsOf('saveExample')).toEqual([])
    fireEvent.change(least, { target: { value: '9007199254740991' } })
    await act(async () => press('Save'))
    expect(callsOf('saveExample')[0]?.body).toMatchObject({ bounds: { least: 9007199254740991 } })
  })

  it('that the form library draws under any names keep a name with a point in it, and what is typed there is theirs', async () => {
    const open = { type: 'object', additionalProperties: { type: 'string' } }
    const model = panelForm({
      schema: { ...panelForm().schema, properties: { open, id: { type: 'string' } } },
      sections: [exampleSection('main', [exampleField('open')])],
    })
    const { callsOf } = await openPanel(model, {
      recordId: '1',
      replies: { getExample: () => ok({ id: '1', open: { 'a.b': 'old', c: '' } }), saveExample: () => ok({}) },
    })
    fireEvent.change(await screen.findByDisplayValue('old'), { target: { value: 'new' } })
    await act(async () => press('Save'))
    expect(callsOf('saveExample')[0]?.body).toEqual({ id: '1', open: { 'a.b': 'new', c: '' }, state: 'D' })
  })

  it('that are times of JSON Schema show and take them with their zone', async () => {
    const at = { type: 'string', format: 'time' }
    const model = panelForm({
      schema: { ...panelForm().schema, properties: { at, id: { type: 'string' } } },
      sections: [exampleSection('main', [exampleField('at')])],
    })
    await openPanel(model, { recordId: '1', replies: { getExample: () => ok({ id: '1', at: '10:00:00+09:00' }) } })
    expect((await screen.findByDisplayValue('10:00:00+09:00')).getAttribute('type')).toBe('text')
  })

  it('that the form library draws as a choice are described by their message', async () => {
    const field = exampleField('kind', { label: 'Kind', required: { on: 'save' } })
    await openPanel(panelForm({ sections: [exampleSection('main', [field])] }))
    const kind = await screen.findByRole('combobox', { name: /Kind/ })
    await act(async () => press('Save'))
    expect(kind.getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(kind)).toContain('form.required')
  })

  it('take the room that their width says, beside one another or from the beginning of a row', async () => {
    await openPanel(
      panelForm({
        sections: [
          exampleSection('main', [
            { ...textField('name'), width: 3 },
            { ...textField('note'), width: 6, startsRow: true },
          ]),
        ],
      }),
    )
    const place = (label: string) => {
      const style = screen.getByLabelText(label).closest<HTMLElement>('[data-entry]')?.style
      return [style?.getPropertyValue('--start'), style?.getPropertyValue('--width')]
    }
    expect(place('name')).toEqual(['', '3'])
    expect(place('note')).toEqual(['1', '6'])
  })

  it('named after a part that is not there are a visible placeholder', async () => {
    await openPanel(
      panelForm({
        sections: [exampleSection('main', [exampleField('name', { widget: 'nowhere' }), textField('note')])],
      }),
    )
    expect(screen.getByRole('note').textContent).toContain('part.missing nowhere')
    expect(screen.queryByLabelText('note')).not.toBeNull()
  })

  it('that fail leave the rest of the form standing, and the failure is logged', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { callsOf } = await openPanel(
      panelForm({
        sections: [exampleSection('main', [exampleField('name', { widget: 'broken' }), textField('note')])],
      }),
    )
    expect(screen.getByRole('note').textContent).toContain('part.failed')
    expect(screen.queryByLabelText('note')).not.toBeNull()
    expect(callsOf('logError')).toHaveLength(1)
    silent.mockRestore()
  })

  it('that failed over a value are drawn again over another one', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = exampleField('broken', { path: 'note', label: 'broken', widget: 'broken' })
    await openPanel(panelForm({ sections: [exampleSection('main', [broken, textField('note')])] }))
    expect(screen.getByRole('note').textContent).toContain('part.failed broken')
    typeIn('note', 'mended')
    expect(screen.queryByRole('note')).toBeNull()
    expect(screen.queryByText('whole again')).not.toBeNull()
    silent.mockRestore()
  })
})

describe('effects that ask', () => {
  const effects: FormModel['effects'] = [
    { id: 'off', on: 'extra.wanted', to: 0, confirm: 'lose it?', clear: ['extra.from'], clearFields: [], set: {} },
  ]
  const wanted = () => screen.getByLabelText<HTMLInputElement>('wanted')

  it.each([
    ['confirmed, empty the field', true, '', false],
    ['declined, put the switch back', false, '0900', true],
  ])('%s', async (_what, answer, left, isOn) => {
    const { services } = await openPanel(panelForm({ effects }), { answer })
    fireEvent.click(wanted())
    typeIn('from', '0900')
    await act(async () => fireEvent.click(wanted()))
    expect(services.ask).toHaveBeenCalledWith(expect.objectContaining({ text: 'lose it?' }))
    expect(screen.getByLabelText<HTMLInputElement>('from').value).toBe(left)
    expect(wanted().checked).toBe(isOn)
  })
})

describe('sections', () => {
  it('that are closed say why, and their menu entry is disabled', async () => {
    await openPanel(panelForm())
    const entry = () => within(screen.getByRole('navigation')).getByRole<HTMLButtonElement>('button', { name: 'rest' })
    expect(entry().disabled).toBe(false)
    typeIn('kind', 'B')
    expect(entry().disabled).toBe(true)
    expect(screen.queryByText('not for B')).not.toBeNull()
    expect(screen.queryByRole('group', { name: 'lines' })).toBeNull()
  })

  it('take the focus from their menu entry', async () => {
    await openPanel(panelForm())
    fireEvent.click(within(screen.getByRole('navigation')).getByRole('button', { name: 'rest' }))
    expect(document.activeElement?.textContent).toBe('rest')
  })
})

/** What describes an input to who does not see it. */
function descriptionOf(input: HTMLElement): string {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}
