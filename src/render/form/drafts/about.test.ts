import { expect, it } from 'vitest'
import { exampleField, exampleForm, exampleSection } from '../../../config/rules/examples.ts'
import { formatsOf } from '../../services/formats.ts'
import { aboutOf } from './about.ts'

const READER = { t: (label: string) => label, locale: 'en', formats: formatsOf({}, 'en') }
const who = exampleField('who', { label: 'Who', covers: ['who', 'whoName'], readsAs: 'whoName' })
const model = exampleForm({ sections: [exampleSection('main', [who, exampleField('note', { label: 'Note' })])] })
const about = (data: object, base: object = {}) =>
  aboutOf(model, { data: { ...data }, base: { ...base }, inputs: {} }, READER)

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

it('a day is written as the reader has it, half a day as it was typed', () => {
  const schema = { $id: 'forms/example', properties: { ready: { type: 'string', format: 'yyyymmdd' } } }
  const sections = [exampleSection('main', [exampleField('ready', { label: 'Ready' })])]
  const textOf = (ready: string) =>
    aboutOf(exampleForm({ schema, sections }), { data: { ready }, base: {}, inputs: {} }, READER)[0]?.text
  expect([textOf('20260105'), textOf('202601')]).toEqual(['2026/01/05', '202601'])
})

it('of several fields of one value the one that asks for it names it', () => {
  const twins = [exampleField('one', { path: 'note' }), exampleField('two', { path: 'note', required: { on: 'save' } })]
  const sections = [exampleSection('main', twins)]
  expect(aboutOf(exampleForm({ sections }), { data: { note: 'a' }, base: {}, inputs: {} }, READER)).toEqual([
    { label: 'two', text: 'a' },
  ])
})
