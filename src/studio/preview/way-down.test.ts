// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import type { OutlineEntry } from '../../config/node.ts'
import { isPressed, levelAt, levelsOf, stepTowards } from './way-down.ts'

const entry = (way: string, entries: Partial<OutlineEntry>[] = []) =>
  ({ keys: way === '' ? [] : way.split('.'), entries }) as OutlineEntry
const levels = ['orders', 'order', 'line', 'duty']
let pressed: string[]

/** What leads to levels, in the order of the page. */
function draw(...opens: string[]): void {
  document.body.innerHTML = opens.map((each) => `<button data-opens="${each}"><span></span></button>`).join('')
  pressed = []
  for (const each of document.querySelectorAll('button'))
    each.addEventListener('click', () => isPressed(each) && pressed.push(each.dataset['opens'] ?? ''))
}
const step = (wanted: string, ...tried: string[]) => stepTowards(document, { levels, wanted, tried: new Set(tried) })

beforeEach(() => draw())

it('[BX-04] the levels of a drill-down are those of its file, and an entry belongs to the one it stands in', () => {
  expect(levelsOf([entry('', [entry('levels.orders'), entry('levels.order')])])).toEqual(['orders', 'order'])
  expect(levelsOf([entry('', [entry('columns.number')])])).toEqual([])
  expect([levelAt(entry('levels.line.blocks.lines')), levelAt(entry('columns.number')), levelAt(undefined)]).toEqual([
    'line',
    undefined,
    undefined,
  ])
})

describe('[BX-04] on the way to a level of a drill-down', () => {
  it('the first row is opened that leads there, or the deepest on the way', () => {
    draw('orders', 'order', 'order')
    expect(step('line')).toBe('order')
    expect(pressed).toEqual(['order'])
    draw('orders', 'order', 'line', 'duty')
    expect(step('line')).toBe('line')
  })

  it('a crumb leads back to its own level alone', () => {
    draw('line')
    document.body.insertAdjacentHTML('afterbegin', '<nav><button data-opens="orders"></button></nav>')
    expect(step('orders')).toBe('orders')
    expect(step('line')).toBe('line')
    expect(step('order')).toBeUndefined()
  })

  it('nothing is pressed twice, and nothing that leads past it', () => {
    draw('order')
    expect(step('line', 'order')).toBeUndefined()
    draw('duty')
    expect(step('line')).toBeUndefined()
    expect(pressed).toEqual([])
  })
})
