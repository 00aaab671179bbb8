import { expect, it } from 'vitest'
import { exampleField, exampleForm, exampleSection } from '../../../config/rules/examples.ts'
import { aboutOf } from './about.ts'

const who = exampleField('who', { label: 'Who', covers: ['who', 'whoName'], readsAs: 'whoName' })
const model = exampleForm({ sections: [exampleSection('main', [who, exampleField('note', { label: 'Note' })])] })
const about = (data: object, base: object = {}) =>
  aboutOf(model, { data: { ...data }, base: { ...base }, inputs: {} }, { t: (label) => label, locale: 'en' })

it.each([
  ['by the name of a code', { who: 'ALPHA1', whoName: 'ALPHA TRADING' }, 'ALPHA TRADING'],
  ['by a name that was typed and has no code', { whoName: 'SOMEBODY NEW' }, 'SOMEBODY NEW'],
  ['by the code where no name came with it', { who: 'ALPHA1', whoName: null }, 'ALPHA1'],
])('a draft is recognised %s', (_how, data, text) => {
  expect(about(data)).toEqual([{ label: 'Who', text }])
})

it('what stood there before says nothing of a draft, nor does what was emptied', () => {
  expect(about({ who: 'ALPHA1', whoName: 'ALPHA', note: 'a' }, { who: 'ALPHA1', whoName: 'ALPHA' })).toEqual([
    { label: 'Note', text: 'a' },
  ])
  expect(about({ note: '' }, { who: 'ALPHA1', whoName: 'ALPHA', note: 'a' })).toEqual([])
})

it('a long text is cut between two signs, never within one', () => {
  expect(about({ note: '𠮷'.repeat(61) })).toEqual([{ label: 'Note', text: '𠮷'.repeat(60) }])
})
