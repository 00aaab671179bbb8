import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../../config/index.ts'
import type { Draft } from '../../services/drafts.ts'
import { nextDraft, openDraft } from './machine.ts'
import type { Besides, DraftCommand, DraftEvent } from './machine.ts'

const START = Date.parse('2026-01-31T10:00:00.000Z')
const stored = { name: 'box' }
const earlier: Draft = {
  ...{ id: 'E', form: 'thing', recordId: '7', typedAt: '2026-01-30T10:00:00.000Z', about: [] },
  data: { name: 'crate' },
}
const intent = { action: 'save', key: 'K', body: { name: 'bag' } }

/** A form over a stored record with drafts that were found; `does` tells what is to be done after an event. */
function world({ found = [] }: { found?: readonly Draft[] } = {}) {
  let record: JsonObject = stored
  let etag: string | undefined = '"1"'
  let data: JsonObject = record
  let beside: Besides = {}
  const form = {
    ...{ form: 'thing', data: () => data, record: () => record, etag: () => etag, about: () => [] },
    beside: () => beside,
    isDirty: () => data['name'] !== record['name'],
  }
  const first = openDraft('OWN', '7', found, form)
  let { state } = first
  const does = (event: DraftEvent): readonly DraftCommand[] => {
    const step = nextDraft(state, event, form, START)
    state = step.state
    const shown = step.commands.find((command) => command.do === 'show')
    if (shown !== undefined) ({ data, beside = {} } = shown)
    if (shown?.over !== undefined) ({ record, etag } = shown.over)
    return step.commands
  }
  return {
    first,
    does,
    state: () => state,
    puts(next: Besides) {
      beside = next
      return does({ type: 'beside' })
    },
    /** Another record stands under what was typed. */
    merges(next: JsonObject) {
      record = next
    },
    types(name: string) {
      data = { ...data, name }
      return does({ type: 'typed' })
    },
  }
}
const kept = (name: string, more: Partial<Draft> = {}): Draft => ({
  ...{ id: 'OWN', form: 'thing', recordId: '7', typedAt: new Date(START).toISOString(), about: [] },
  ...{ data: { name }, record: stored, etag: '"1"', ...more },
})

describe('what is typed', () => {
  it('is kept at each change, with its time and the record and the version that it was typed over', () => {
    const { types } = world()
    expect(types('b')).toEqual([{ do: 'save', draft: kept('b') }])
    expect(types('ba')).toEqual([{ do: 'save', draft: kept('ba') }])
  })

  it('is kept with the calls that parts made and that were not answered, and comes back with them', () => {
    const { types, puts } = world()
    types('bag')
    const calls = { papers: { key: 'K' } }
    expect(puts({ calls })).toEqual([{ do: 'save', draft: kept('bag', { calls }) }])
    expect(puts({})).toEqual([{ do: 'save', draft: kept('bag') }])
    const left = kept('bag', { calls })
    expect(world({ found: [left] }).does({ type: 'restored', draft: left })).toContainEqual({
      ...{ do: 'show', data: { name: 'bag' }, beside: { calls } },
    })
  })

  it('[NL-04] is kept where it is a text for an action alone, and comes back over the record as it is stored by then', () => {
    const inputs = { reject: 'too la' }
    const { puts } = world()
    expect(puts({ inputs })).toEqual([{ do: 'save', draft: kept('box', { inputs }) }])
    expect(puts({})).toEqual([{ do: 'remove', id: 'OWN' }])
    const left = kept('old box', { record: { name: 'old box' }, etag: '"0"', inputs })
    const { first, does, state } = world({ found: [left] })
    expect(first.state.offers).toEqual([left])
    expect(does({ type: 'restored', draft: left })).toEqual([{ do: 'show', data: stored, beside: { inputs } }])
    expect(state().shown).toBeUndefined()
  })

  it('is forgotten when it is taken back, and nothing is done where nothing was typed', () => {
    const { types, does } = world()
    expect(does({ type: 'typed' })).toEqual([])
    types('bag')
    expect(types('box')).toEqual([{ do: 'remove', id: 'OWN' }])
    expect(types('bags')).toEqual([{ do: 'save', draft: kept('bags') }])
  })

  it('is not written again where only the record changed', () => {
    const { types, does } = world()
    types('bag')
    expect(does({ type: 'typed' })).toEqual([])
  })

  it('is kept for the record that a new one became', () => {
    const { types, does } = world()
    expect(does({ type: 'named', recordId: '8' })).toEqual([])
    expect(types('bag')).toEqual([{ do: 'save', draft: kept('bag', { recordId: '8' }) }])
  })

  it('is kept no more once the form is done with it, and what others typed stays', () => {
    const { types, does } = world({ found: [earlier] })
    types('bag')
    expect(does({ type: 'finished' })).toEqual([{ do: 'remove', id: 'OWN' }])
    expect(types('bags')).toEqual([])
  })
})

describe('an earlier draft', () => {
  it('is offered, and stays as it is while something else is typed', () => {
    const { types, state } = world({ found: [earlier] })
    expect(state().offers).toEqual([earlier])
    expect(types('bag')).toEqual([{ do: 'save', draft: kept('bag') }])
    expect(state().offers).toEqual([earlier])
  })

  it('that says what is stored is not offered, and is forgotten', () => {
    const { first } = world({ found: [{ ...earlier, data: stored }] })
    expect(first.state.offers).toEqual([])
    expect(first.commands).toEqual([{ do: 'remove', id: 'E' }])
  })

  it('of a mere press is the form’s own over the record as it was: pressed again, it is the same call', () => {
    const press: Draft = { ...earlier, data: stored, record: stored, etag: '"1"', intent }
    const { first, does } = world({ found: [press] })
    expect(first.state).toMatchObject({ offers: [], intent })
    expect(first.commands).toEqual([
      { do: 'remove', id: 'E' },
      { do: 'save', draft: { ...press, id: 'OWN' } },
    ])
    expect(does({ type: 'answered' })).toEqual([{ do: 'remove', id: 'OWN' }])
  })

  it('of a mere press is forgotten over a record that was changed since: that shows what became of it', () => {
    for (const since of [{ etag: '"0"' }, { record: { name: 'bag' }, data: { name: 'bag' } }]) {
      const { first } = world({ found: [{ ...earlier, data: stored, record: stored, etag: '"1"', intent, ...since }] })
      expect(first.state).toMatchObject({ offers: [], intent: undefined })
      expect(first.commands).toEqual([{ do: 'remove', id: 'E' }])
    }
  })

  it('stands in the form once it is taken, and is kept on under its own id', () => {
    const { does, state, types } = world({ found: [{ ...earlier, record: stored }] })
    expect(does({ type: 'restored', draft: { ...earlier, record: stored } })).toEqual([
      { do: 'show', data: earlier.data, beside: {} },
    ])
    expect(state()).toMatchObject({ id: 'E', offers: [], shown: undefined })
    expect(does({ type: 'typed' })).toEqual([])
    expect(types('crates')).toEqual([{ do: 'save', draft: kept('crates', { id: 'E' }) }])
  })

  it('does not replace what was typed before it was taken: that is offered', () => {
    const { does, state, types } = world({ found: [earlier] })
    types('bag')
    expect(does({ type: 'restored', draft: earlier })).toEqual([
      { do: 'release', id: 'OWN' },
      { do: 'show', data: earlier.data, beside: {} },
    ])
    expect(state().offers).toEqual([kept('bag')])
  })

  it('of a record that was changed since stands over the record as it was then, and can be put back; neither is lost', () => {
    const old = { ...earlier, record: { name: 'bag' }, etag: '"0"' }
    const { does, state, types } = world({ found: [old] })
    expect(does({ type: 'restored', draft: old })).toEqual([
      { do: 'show', data: { name: 'crate' }, over: { record: { name: 'bag' }, etag: '"0"' }, beside: {} },
    ])
    expect(state().shown).toEqual(old)
    const typed = kept('crate', { id: 'E', record: { name: 'bag' }, etag: '"0"' })
    expect(does({ type: 'putBack', newId: 'NEXT' })).toEqual([
      { do: 'save', draft: typed },
      { do: 'release', id: 'E' },
      { do: 'show', data: stored, over: { record: stored, etag: '"1"' } },
    ])
    expect(state()).toMatchObject({ id: 'NEXT', shown: undefined, offers: [typed] })
    expect(types('can')).toEqual([{ do: 'save', draft: kept('can', { id: 'NEXT' }) }])
  })

  it('that was merged with the record as it is stored by then is shown over no other one any more', () => {
    const old = { ...earlier, record: { name: 'old' }, etag: '"0"' }
    const { does, state, types, merges } = world({ found: [old] })
    does({ type: 'restored', draft: old })
    types('crates')
    expect(state().shown).toEqual(old)
    merges(stored)
    types('more crates')
    expect(state()).toMatchObject({ shown: undefined, stored: undefined })
  })

  it('that was shown and taken back by hand is decided on: the record as it is stored is shown', () => {
    const old = { ...earlier, record: { name: 'bag' } }
    const { does, state, types } = world({ found: [old] })
    does({ type: 'restored', draft: old })
    expect(types('bag')).toEqual([
      { do: 'remove', id: 'E' },
      { do: 'show', data: stored, over: { record: stored, etag: '"1"' } },
    ])
    expect(state().shown).toBeUndefined()
  })

  it('is forgotten when it is given up, and offered no more when another page has it', () => {
    const { does, state, types } = world({ found: [earlier, { ...earlier, id: 'F' }] })
    types('bag')
    expect(does({ type: 'discarded', id: 'E' })).toEqual([{ do: 'remove', id: 'E' }])
    expect(does({ type: 'lost', id: 'F' })).toEqual([])
    expect(state().offers).toEqual([])
  })
})

describe('a save that is sent', () => {
  it('is kept with the draft until it is answered', () => {
    const { does, types } = world()
    types('bag')
    expect(does({ type: 'sending', intent })).toEqual([
      { do: 'save', draft: kept('bag', { intent, isFurther: false }) },
    ])
    expect(types('bags')).toEqual([{ do: 'save', draft: kept('bags', { intent, isFurther: true }) }])
    expect(does({ type: 'answered' })).toEqual([{ do: 'save', draft: kept('bags') }])
  })

  it('and refused in the place of an earlier one leaves that in the draft, as one that is not sent by itself', () => {
    const { does } = world()
    does({ type: 'sending', intent: { ...intent, key: 'L', before: intent } })
    expect(does({ type: 'answered', left: intent })).toEqual([
      { do: 'save', draft: kept('box', { intent, isFurther: true }) },
    ])
  })

  it('without an answer leaves its draft when the form is left, for nobody knows what became of it', () => {
    const { does } = world()
    does({ type: 'sending', intent })
    expect(does({ type: 'finished' })).toEqual([{ do: 'release', id: 'OWN' }])
  })

  it('comes back with the draft that is restored', () => {
    const { does, state } = world({ found: [{ ...earlier, intent }] })
    does({ type: 'restored', draft: { ...earlier, intent } })
    expect(state().intent).toEqual(intent)
  })

  it('comes back as one that is not sent by itself, where more was typed after it', () => {
    const further = { ...earlier, intent, isFurther: true }
    const { does, puts } = world({ found: [further] })
    does({ type: 'restored', draft: further })
    expect(puts({ inputs: { reject: 'too late' } })).toMatchObject([
      { do: 'save', draft: { id: 'E', intent, isFurther: true } },
    ])
  })

  it('of nothing but what is stored is forgotten when it is answered', () => {
    const { does } = world()
    expect(does({ type: 'sending', intent })).toEqual([
      { do: 'save', draft: kept('box', { intent, isFurther: false }) },
    ])
    expect(does({ type: 'answered' })).toEqual([{ do: 'remove', id: 'OWN' }])
  })
})
