import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../../config/index.ts'
import { nextDraft, openDraft } from './machine.ts'
import type { DraftCommand, DraftEvent } from './machine.ts'

const START = Date.parse('2026-01-31T10:00:00.000Z')
const earlier = { typedAt: '2026-01-30T10:00:00.000Z', data: { name: 'crate' } }
const stored = { name: 'box' }

/** A form over a stored record with a draft that was found; `does` tells what is to be done after an event. */
function world({
  record = stored,
  found,
}: { record?: JsonObject; found?: typeof earlier & { record?: JsonObject } } = {}) {
  let data: JsonObject = record
  let at = START
  const form = { data: () => data, record: () => record, isDirty: () => data['name'] !== record['name'] }
  const first = openDraft('thing/7', found, form)
  let { state } = first
  const does = (event: DraftEvent): readonly DraftCommand[] => {
    const step = nextDraft(state, event, form, at)
    state = step.state
    const shown = step.commands.find((command) => command.do === 'show')
    if (shown !== undefined) data = shown.data
    return step.commands
  }
  return {
    first,
    does,
    offer: () => state.offer,
    types(name: string, after = 0) {
      data = { ...data, name }
      at += after
      return does({ type: 'typed' })
    },
  }
}
const kept = (name: string) => ({ typedAt: new Date(START).toISOString(), data: { name }, record: stored })

describe('what is typed', () => {
  it('waits a second after each change, three after the first at most, and is kept', () => {
    const { types, does } = world()
    expect(types('a')).toEqual([{ do: 'wait', ms: 1000 }])
    expect(types('ab', 900)).toEqual([{ do: 'wait', ms: 1000 }])
    expect(types('abc', 900)).toEqual([{ do: 'wait', ms: 1000 }])
    expect(types('abcd', 900)).toEqual([{ do: 'wait', ms: 300 }])
    expect(does({ type: 'rested' })).toMatchObject([{ do: 'save', key: 'thing/7', draft: { data: { name: 'abcd' } } }])
    expect(types('abcde', 900)).toEqual([{ do: 'wait', ms: 1000 }])
  })

  it('is kept with its time and the record that it was typed over', () => {
    const { types, does } = world()
    types('bag')
    expect(does({ type: 'rested' })).toEqual([{ do: 'save', key: 'thing/7', draft: kept('bag') }])
  })

  it('is forgotten when it is taken back, and nothing is done where nothing was typed', () => {
    const { types, does } = world()
    expect(does({ type: 'rested' })).toEqual([])
    types('bag')
    types('box')
    expect(does({ type: 'rested' })).toEqual([{ do: 'remove', key: 'thing/7' }])
  })

  it('is kept under the key of a record that was new, and no longer under the first one', () => {
    const { types, does } = world()
    expect(does({ type: 'named', key: 'thing/7' })).toEqual([])
    expect(does({ type: 'named', key: 'thing/8' })).toEqual([{ do: 'remove', key: 'thing/7' }])
    types('bag')
    expect(does({ type: 'rested' })).toMatchObject([{ do: 'save', key: 'thing/8' }])
  })

  it('is kept no more once the form is done with it', () => {
    const { types, does } = world({ found: earlier })
    types('bag')
    expect(does({ type: 'finished' })).toEqual([{ do: 'remove', key: 'thing/7' }])
    expect(does({ type: 'rested' })).toEqual([{ do: 'remove', key: 'thing/7' }])
    expect(types('bags')).toEqual([])
  })
})

describe('an earlier draft', () => {
  it('is offered, and stays kept while nobody decides', () => {
    const { types, does, offer } = world({ found: earlier })
    expect(offer()).toEqual({ draft: earlier, isOutdated: false, isShown: false })
    types('box')
    expect(does({ type: 'rested' })).toEqual([{ do: 'save', key: 'thing/7', draft: earlier }])
  })

  it('that says what is stored is not offered, and is forgotten', () => {
    const { first, offer } = world({ found: { ...earlier, data: stored } })
    expect(offer()).toBeUndefined()
    expect(first.commands).toEqual([{ do: 'remove', key: 'thing/7' }])
  })

  it('stands in the form once it is taken, and is decided on', () => {
    const { does, offer } = world({ found: { ...earlier, record: stored } })
    expect(does({ type: 'restored' })).toEqual([{ do: 'show', data: earlier.data }])
    expect(offer()).toBeUndefined()
    expect(does({ type: 'restored' })).toEqual([])
  })

  it('of a record that was changed since can be shown and put back, and neither is lost', () => {
    const { does, offer, types } = world({ found: { ...earlier, record: { name: 'bag' } } })
    does({ type: 'restored' })
    expect(offer()).toEqual({ draft: { ...earlier, record: { name: 'bag' } }, isOutdated: true, isShown: true })
    expect(does({ type: 'putBack' })).toEqual([{ do: 'show', data: stored }])
    expect(offer()).toEqual({ draft: kept('crate'), isOutdated: true, isShown: false })
    types('box')
    expect(does({ type: 'rested' })).toEqual([{ do: 'save', key: 'thing/7', draft: kept('crate') }])
  })

  it('that was shown and taken back by hand is decided on', () => {
    const { does, offer, types } = world({ found: { ...earlier, record: { name: 'bag' } } })
    does({ type: 'restored' })
    types('box')
    expect(does({ type: 'rested' })).toEqual([{ do: 'remove', key: 'thing/7' }])
    expect(offer()).toBeUndefined()
  })

  it('is forgotten when it is given up, unless something else was typed', () => {
    expect(world({ found: earlier }).does({ type: 'discarded' })).toEqual([{ do: 'remove', key: 'thing/7' }])
    const { types, does, offer } = world({ found: earlier })
    types('bag')
    expect(does({ type: 'discarded' })).toEqual([])
    expect(offer()).toBeUndefined()
  })
})
