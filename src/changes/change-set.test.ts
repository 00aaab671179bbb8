import { describe, expect, it } from 'vitest'
import {
  changed,
  changedPaths,
  emptyChangeSet,
  fileVersions,
  rebased,
  redone,
  settled,
  takenBack,
  turnsOf,
  undone,
  type ChangeSet,
  type Overtaken,
} from './change-set.ts'
import type { Folder } from './folder.ts'

const layout = `{
  "$schema": "../meta.json",
  "sections": {
    "details": { "fields": { "note": { "width": 4 } } },
    "lines": { "hidden": true }
  }
}
`
const base: Folder = new Map([
  ['forms/order.layout.json', layout],
  ['labels/en.json', '{ "field.x_note": "Remark" }\n'],
])
const edit = (files: Folder, path: string, piece: string, by: string): Folder =>
  new Map([...files, [path, (files.get(path) ?? '').replace(piece, by)]])
const wider = (files: Folder) => edit(files, 'forms/order.layout.json', '"width": 4', '"width": 6')
const open = (files: Folder) => edit(files, 'forms/order.layout.json', '"hidden": true', '"hidden": false')
const ok = (result: ChangeSet | Overtaken): ChangeSet => {
  if ('overtaken' in result) throw new Error(`overtaken at ${JSON.stringify(result.overtaken)}`)
  return result
}
const does = (set: ChangeSet, person: string, how: (files: Folder) => Folder) =>
  ok(changed(set, person, how(set.files)))
const text = (set: ChangeSet, path = 'forms/order.layout.json') => set.files.get(path)

describe('a change set', () => {
  it('gives back the very bytes when all is undone, and makes them again', () => {
    const both = does(does(emptyChangeSet(base), 'ANN', wider), 'ANN', open)
    const none = ok(undone(ok(undone(both, 'ANN')), 'ANN'))
    expect([...none.files]).toEqual([...base])
    expect(changedPaths(none)).toEqual([])
    expect(turnsOf(none, 'ANN')).toEqual({
      undoes: [],
      redoes: ['forms/order.layout.json'],
      canUndo: false,
      canRedo: true,
    })
    expect(ok(redone(ok(redone(none, 'ANN')), 'ANN')).files).toEqual(both.files)
  })

  it('loses nothing of others where one person gives up, nor what others have built on', () => {
    const set = does(does(does(emptyChangeSet(base), 'ANN', open), 'BEN', wider), 'ANN', (files) =>
      edit(files, 'labels/en.json', 'Remark', 'Note'),
    )
    const left = takenBack(set, 'ANN')
    expect(left.files).toEqual(wider(base))
    expect(ok(redone(ok(redone(left, 'ANN')), 'ANN')).files).toEqual(set.files)
    const rewritten = does(set, 'BEN', (files) => edit(files, 'labels/en.json', 'Note', 'Notes'))
    expect(text(takenBack(rewritten, 'ANN'), 'labels/en.json')).toContain('Notes')
    expect(takenBack(emptyChangeSet(base), 'ANN').at).toBe(0)
  })

  it('forgets what was undone once its person does something new', () => {
    const set = does(ok(undone(does(emptyChangeSet(base), 'ANN', wider), 'ANN')), 'ANN', open)
    expect(turnsOf(set, 'ANN')).toMatchObject({ canUndo: true, canRedo: false })
    expect(ok(redone(set, 'ANN'))).toBe(set)
  })

  it('makes no third condition of those of two people', () => {
    const path = 'forms/order.layout.json'
    const shown = '"width": 4, "visible": { "field": "kind", "is": "A" }'
    const begun = emptyChangeSet(edit(base, path, '"width": 4', shown))
    const byValue = (files: Folder) => edit(files, path, '"is": "A"', '"is": "B"')
    const byField = (files: Folder) => edit(files, path, '"field": "kind"', '"field": "mode"')
    const place = { file: path, keys: ['sections', 'details', 'fields', 'note', 'visible'] }
    const both = does(does(begun, 'ANN', byValue), 'BEN', byField)
    expect(undone(both, 'ANN')).toEqual({ overtaken: [place] })
    expect(rebased(does(begun, 'ANN', byValue), byField(begun.base))).toEqual({ overtaken: [place] })
  })

  it('comes and goes with a file that nobody had', () => {
    const grid = '{ "columns": { "buyer": { "hidden": true } } }\n'
    const set = does(emptyChangeSet(base), 'ANN', (files) => new Map([...files, ['grids/orders.json', grid]]))
    expect(changedPaths(set)).toEqual(['grids/orders.json'])
    expect(turnsOf(set, 'ANN').undoes).toEqual(['grids/orders.json'])
    expect(ok(undone(set, 'ANN')).files.has('grids/orders.json')).toBe(false)
  })
})

describe('the steps of a change set', () => {
  const write = (set: ChangeSet, person: string, content: string) =>
    does(set, person, (files) => new Map([...files, ['help/en/start.md', content]]))
  const large = (letter: string) => letter.repeat(3 * 1024 ** 2)
  const undoable = (set: ChangeSet) => set.steps.filter(({ files }) => files.length > 0).length

  it('are forgotten, the oldest first, where they are many or large; the last one never is', () => {
    let set = write(emptyChangeSet(base), 'ANN', large('a'))
    for (const letter of 'bcdef') set = write(set, 'ANN', large(letter))
    expect(undoable(set)).toBe(1)
    expect(text(ok(undone(set, 'ANN')), 'help/en/start.md')).toBe(large('e'))
    const huge = write(set, 'ANN', large('h').repeat(4))
    expect([undoable(huge), turnsOf(huge, 'ANN').canUndo]).toEqual([1, true])
    let many = emptyChangeSet(base)
    for (let step = 0; step < 400; step += 1) many = write(many, 'ANN', String(step))
    expect([undoable(many), many.steps.length]).toEqual([300, 301])
  })

  it('that are forgotten, or given up, still say where they were: who has not seen them is told', () => {
    const path = 'forms/order.layout.json'
    const place = { file: path, keys: ['sections', 'details', 'fields', 'note', 'width'] }
    const narrower = (set: ChangeSet) =>
      edit(set.files, path, /"width": \d/.exec(text(set) ?? '')?.[0] ?? '', '"width": 3')
    const wide = does(emptyChangeSet(base), 'ANN', wider)
    let many = wide
    for (let step = 0; step < 310; step += 1) many = write(many, 'ANN', String(step))
    expect(fileVersions(many).get(path)).toBe(1)
    expect(changed(many, 'BEN', narrower(many), 0)).toEqual({ overtaken: [place] })
    expect(ok(changed(many, 'BEN', narrower(many), 1)).at).toBe(many.at + 1)
    expect(ok(changed(many, 'BEN', open(many.files), 0)).at).toBe(many.at + 1)
    const back = does(ok(undone(wide, 'ANN')), 'ANN', open)
    expect(changed(back, 'BEN', narrower(back), wide.at)).toEqual({ overtaken: [place] })
    expect(ok(changed(back, 'BEN', narrower(back), 2)).at).toBe(back.at + 1)
  })

  it('that are forgotten still say who took part, who can undo nothing by them', () => {
    let set = write(emptyChangeSet(base), 'ANN', 'first')
    for (const letter of 'abc') set = write(set, 'BEN', large(letter))
    expect(set.steps.map(({ person, files }) => [person, files.length])).toEqual([
      ['ANN', 0],
      ['BEN', 0],
      ['BEN', 1],
    ])
    expect(turnsOf(set, 'ANN')).toEqual({ undoes: [], redoes: [], canUndo: false, canRedo: false })
    expect(undone(set, 'ANN')).toBe(set)
    expect(write(set, 'ANN', 'again').steps.map(({ person }) => person)).toContain('BEN')
  })
})

describe('two people in one change set', () => {
  it('both keep what they did at different places, and each undoes what is their own', () => {
    const set = does(does(emptyChangeSet(base), 'ANN', wider), 'BEN', open)
    const back = ok(undone(set, 'ANN'))
    expect(text(back)).toBe(layout.replace('"hidden": true', '"hidden": false'))
    expect(turnsOf(back, 'BEN')).toMatchObject({ canUndo: true, canRedo: false })
    expect(text(ok(undone(back, 'BEN')))).toBe(layout)
  })

  it('undo what one began and the other one went on with, value by value', () => {
    const hide = (files: Folder) =>
      edit(files, 'forms/order.layout.json', '"hidden": true }', '"hidden": true },\n    "other": { "hidden": true }')
    const label = (files: Folder) =>
      edit(files, 'forms/order.layout.json', '"other": { "hidden": true }', '"other": { "hidden": true, "label": "x" }')
    const set = does(does(emptyChangeSet(base), 'ANN', hide), 'BEN', label)
    expect(text(ok(undone(set, 'ANN')))).toContain('"other": { "label": "x" }')
  })

  it('are told of a place that the other one has changed since they saw it', () => {
    const set = emptyChangeSet(base)
    const ann = does(set, 'ANN', wider)
    const ben = changed(ann, 'BEN', edit(ann.files, 'forms/order.layout.json', '"width": 6', '"width": 8'), set.at)
    expect(ben).toEqual({
      overtaken: [{ file: 'forms/order.layout.json', keys: ['sections', 'details', 'fields', 'note', 'width'] }],
    })
    expect(ok(changed(ann, 'BEN', open(ann.files), set.at)).at).toBe(2)
    // Who has seen it may.
    expect(
      ok(changed(ann, 'BEN', edit(ann.files, 'forms/order.layout.json', '"width": 6', '"width": 8'), ann.at)).at,
    ).toBe(2)
  })

  it('do not undo over what the other one made of it', () => {
    const set = does(does(emptyChangeSet(base), 'ANN', wider), 'BEN', (files) =>
      edit(files, 'forms/order.layout.json', '"width": 6', '"width": 8'),
    )
    expect(undone(set, 'ANN')).toMatchObject({
      overtaken: [{ keys: ['sections', 'details', 'fields', 'note', 'width'] }],
    })
    expect(text(ok(undone(ok(undone(set, 'BEN')), 'ANN')))).toBe(layout)
  })

  it('undo what they did before, where the other one has built on what came after', () => {
    const first = does(emptyChangeSet(base), 'ANN', open)
    const set = does(does(first, 'ANN', wider), 'BEN', (files) =>
      edit(files, 'forms/order.layout.json', '"width": 6', '"width": 8'),
    )
    const next = ok(undone(set, 'ANN'))
    expect(text(next)).toBe(layout.replace('"width": 4', '"width": 8'))
    expect('overtaken' in undone(next, 'ANN')).toBe(true)
  })

  it('take an entry of the tenant’s own for one place', () => {
    const own = (files: Folder) =>
      edit(files, 'forms/order.layout.json', '"note": {', '"x_cost": { "label": "l", "widget": "text" }, "note": {')
    const set = does(emptyChangeSet(base), 'ANN', own)
    const ben = does(set, 'BEN', (files) =>
      edit(files, 'forms/order.layout.json', '"widget": "text"', '"widget": "select"'),
    )
    expect(undone(ben, 'ANN')).toMatchObject({ overtaken: [{ keys: ['sections', 'details', 'fields', 'x_cost'] }] })
  })

  it('have a version of each file', () => {
    const set = does(does(emptyChangeSet(base), 'ANN', wider), 'BEN', (files) =>
      edit(files, 'labels/en.json', 'Remark', 'Note'),
    )
    expect([...fileVersions(set)]).toEqual([
      ['forms/order.layout.json', 1],
      ['labels/en.json', 2],
    ])
    expect(fileVersions(ok(undone(set, 'ANN'))).get('forms/order.layout.json')).toBe(3)
  })
})

describe('a change set over another version', () => {
  const set = does(emptyChangeSet(base), 'ANN', wider)

  it('keeps its changes where the versions differ elsewhere', () => {
    const next = ok(rebased(set, open(base)))
    expect(text(next)).toBe(layout.replace('"width": 4', '"width": 6').replace('"hidden": true', '"hidden": false'))
    expect(changedPaths(next)).toEqual(['forms/order.layout.json'])
    expect(text(ok(undone(next, 'ANN')))).toBe(layout.replace('"hidden": true', '"hidden": false'))
  })

  it('has nothing left to change where the version says the same', () => {
    expect(changedPaths(ok(rebased(set, wider(base))))).toEqual([])
  })

  it('names the places that both have changed', () => {
    const other = edit(base, 'forms/order.layout.json', '"width": 4', '"width": 12')
    expect(rebased(set, other)).toMatchObject({ overtaken: [{ file: 'forms/order.layout.json' }] })
    const gone: Folder = new Map([...base].filter(([path]) => path.startsWith('labels')))
    expect(rebased(set, gone)).toMatchObject({
      overtaken: [{ keys: ['sections', 'details', 'fields', 'note', 'width'] }],
    })
  })
})

describe('where a change set and another version both changed a place', () => {
  const narrow = (files: Folder) => edit(files, 'forms/order.layout.json', '"width": 4', '"width": 2')
  const set = does(does(emptyChangeSet(base), 'ANN', wider), 'ANN', open)

  it('what the set says counts, where somebody says so, and may undo that; the rest of it stands in any case', () => {
    const mine = ok(settled(set, narrow(base), 'BEN', 'set'))
    expect(text(mine)).toBe(text(set))
    expect(rebased(mine, narrow(base))).toBe(mine)
    expect(text(ok(undone(mine, 'BEN')))).toBe(text({ ...set, files: open(narrow(base)) }))
  })

  it('what is published counts, where somebody says so', () => {
    const theirs = ok(settled(set, narrow(base), 'BEN', 'published'))
    expect(text(theirs)).toBe(text({ ...set, files: open(narrow(base)) }))
    expect([theirs.at, turnsOf(theirs, 'BEN').canUndo]).toEqual([set.at + 1, false])
  })

  it('a file of either counts as a whole where it is no JSON', () => {
    const say = (word: string) => new Map([['help/en/start.md', word]])
    const ann = ok(changed(emptyChangeSet(say('Hello')), 'ANN', say('Welcome')))
    const path = 'help/en/start.md'
    expect(
      [settled(ann, say('Hi'), 'ANN', 'set'), settled(ann, say('Hi'), 'ANN', 'published')].map((each) =>
        text(ok(each), path),
      ),
    ).toEqual(['Welcome', 'Hi'])
  })
})

it('what is not JSON is one place as a whole', () => {
  const help = new Map([['help/en/start.md', 'Hello']])
  const say = (word: string) => new Map([['help/en/start.md', word]])
  const ann = ok(changed(emptyChangeSet(help), 'ANN', say('Welcome')))
  expect(changed(ann, 'BEN', say('Good day'), 0)).toEqual({ overtaken: [{ file: 'help/en/start.md', keys: [] }] })
  expect(rebased(ann, say('Hi'))).toEqual({ overtaken: [{ file: 'help/en/start.md', keys: [] }] })
})
