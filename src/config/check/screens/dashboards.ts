import { namesIn, typeAt } from '../../data/type-at.ts'
import type { Diagnostic } from '../../findings/diagnostic.ts'
import { report } from '../../findings/diagnostics.ts'
import { isOwnName } from '../../data/own.ts'
import type { DataRules } from '../../model/values.ts'
import { isHidden, isOfTenant } from '../../source/entries.ts'
import { child, members, textOf, valueOf, type Node } from '../../source/tree.ts'
import { nearest } from '../../shared/words.ts'
import type { Surroundings } from '../../layers/surroundings.ts'
import { answerOf } from '../answers.ts'
import { placesOf } from '../../source/places.ts'

/** What a click may read of the figure that was clicked. */
const FIGURE: DataRules = {
  properties: { code: { type: 'string' }, label: { type: 'string' }, value: { type: 'number' } },
}

/** What is asked of dashboards alone: every figure is in the answer of its call, and a click leads somewhere with what is there. */
export function checkDashboard(world: Surroundings, dashboard: Node): Diagnostic[] {
  const [widgets, arranged] = [child(dashboard, 'widgets'), child(dashboard, 'arranged')]
  if ((widgets === undefined) === (arranged === undefined)) return [report('dashboard-widgets', arranged ?? dashboard)]
  const counters = members(child(dashboard, 'counters')).flatMap(([, { value }]) => checkCall(child(value, 'source')))
  return [...counters, ...(arranged === undefined ? checkWidgets(world, widgets) : checkArranged(world, arranged))]
}

function checkWidgets(world: Surroundings, widgets: Node | undefined): Diagnostic[] {
  return members(widgets).flatMap(([, { key, value: widget }]) => {
    const data = answerOf(world, child(widget, 'source'))
    const list = child(widget, 'list')
    const figures = child(widget, 'figures')
    if ((list === undefined) === (figures === undefined)) {
      // What the tenant put beside the other one is what is too much.
      const added = [list, figures].find((each) => isOfTenant(each))
      return [report('widget-figures', added ?? key)]
    }
    const entry = list === undefined ? undefined : typeAt(data, textOf(child(list, 'at')) ?? '')?.items
    return [
      ...(list === undefined ? [] : checkList(list, data, entry)),
      ...members(figures).flatMap(([, { value: figure }]) => strayIn(data, child(figure, 'value'), 'The answer')),
      ...['source', 'cache'].flatMap((call) => checkCall(child(widget, call))),
      ...checkClick(child(widget, 'click'), entry),
      ...checkCodes(widget, figures),
    ]
  })
}

/** An entry is in the answer of the call that arranges, a widget's figures are in the answer of its own. */
function checkArranged(world: Surroundings, arranged: Node): Diagnostic[] {
  const brought = answerOf(world, child(arranged, 'source'))
  const at = child(arranged, 'list')
  const entry = typeAt(brought, textOf(at) ?? '')?.items
  const widget = child(arranged, 'widget')
  const list = child(widget, 'list')
  const data = answerOf(world, child(widget, 'source'))
  const places = [child(arranged, 'visible'), child(arranged, 'counted'), child(widget, 'source')].flatMap(placesOf)
  return [
    ...checkCall(child(arranged, 'source')),
    ...(textOf(at) === '' ? [] : strayIn(brought, at, 'The answer')),
    ...strayIn(brought, child(arranged, 'columns'), 'The answer'),
    ...['id', 'name', 'chart'].flatMap((key) => strayIn(entry, child(arranged, key), 'An entry of the list')),
    ...places.flatMap((place) => {
      const path = textOf(place) ?? ''
      if (path.startsWith('row.')) return strayTo(entry, path.slice('row.'.length), place, 'The row')
      return path.startsWith('figure.') ? [beforeClick(place)] : []
    }),
    ...(list === undefined ? [] : checkList(list, data, typeAt(data, textOf(child(list, 'at')) ?? '')?.items)),
  ]
}

function checkList(list: Node, data: DataRules | undefined, entry: DataRules | undefined): Diagnostic[] {
  const at = textOf(child(list, 'at')) ?? ''
  const found = typeAt(data, at)
  if (found?.type !== undefined && found.items === undefined)
    return [report('unknown-path', child(list, 'at') ?? list, { where: 'The answer', path: `${at}[]` })]
  return [
    ...(at === '' ? [] : strayIn(data, child(list, 'at'), 'The answer')),
    ...['code', 'label', 'value'].flatMap((key) => strayIn(entry, child(list, key), 'An entry of the list')),
  ]
}

/** A call is made before anything is clicked. */
function checkCall(call: Node | undefined): Diagnostic[] {
  const places = placesOf(call).filter((place) => ['figure', 'row'].includes(textOf(place)?.split('.')[0] ?? ''))
  return places.map(beforeClick)
}

function beforeClick(place: Node): Diagnostic {
  return report('unknown-path', place, { where: 'A place before any click', path: textOf(place) ?? '' })
}

function checkClick(click: Node | undefined, entry: DataRules | undefined): Diagnostic[] {
  if (click === undefined) return []
  if ((child(click, 'route') === undefined) === (child(click, 'drawer') === undefined))
    return [report('click-leads-nowhere', click)]
  return placesOf(child(click, 'query')).flatMap((place) => {
    const [root = '', ...rest] = (textOf(place) ?? '').split('.')
    if (root === 'figure') return strayTo(FIGURE, rest.join('.'), place, 'The figure')
    if (root !== 'row') return []
    return entry === undefined
      ? [report('unknown-path', place, { where: 'A place outside a list', path: textOf(place) ?? '' })]
      : strayTo(entry, rest.join('.'), place, 'The row')
  })
}

/** What a click asks for is the code of a figure, which of a tenant's own figure is nothing that the gateway knows unless the figure says it. */
function checkCodes(widget: Node, figures: Node | undefined): Diagnostic[] {
  const isAsked = placesOf(child(child(widget, 'click'), 'query')).some((place) => textOf(place) === 'figure.code')
  return members(figures).flatMap(([id, { key, value }]) =>
    isAsked && isOwnName(id) && child(value, 'code') === undefined && !isHidden(value)
      ? [report('figure-without-code', key, { id })]
      : [],
  )
}

function strayIn(rules: DataRules | undefined, place: Node | undefined, where: string): Diagnostic[] {
  return place === undefined ? [] : strayTo(rules, String(valueOf(place)), place, where)
}

function strayTo(rules: DataRules | undefined, path: string, place: Node, where: string): Diagnostic[] {
  if (rules === undefined || typeAt(rules, path) !== undefined) return []
  const names = namesIn(rules)
  return [report('unknown-path', place, { where, path, nearest: nearest(path, names), allowed: names.join(', ') })]
}
