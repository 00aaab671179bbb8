import type { Diagnostic } from '../../findings/diagnostic.ts'
import { report } from '../../findings/diagnostics.ts'
import { keepsLimits } from '../../data/keeps.ts'
import { lengthsOf, neededSigns } from '../../data/pattern-texts.ts'
import { judged, patternFault } from '../../data/patterns.ts'
import { refusedSigns } from '../../rules/signs.ts'
import type { DataRules } from '../../model/values.ts'
import { child, valueOf, type Node } from '../../source/tree.ts'

const bounds = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const

/** Limits that no value can keep, at the limit of this file that makes them so. `over` are the rules that the file stands over. */
export function checkFillable(node: Node, over: DataRules): Diagnostic[] {
  const own = (key: string) => child(node, key)
  const value = (key: string): unknown => {
    const mine = own(key)
    return mine === undefined ? over[key] : valueOf(mine)
  }
  for (const [low, high] of bounds) {
    const place = own(low) ?? own(high)
    const [least, most] = [Number(value(low)), Number(value(high))]
    const isOpen = low === 'exclusiveMinimum' || high === 'exclusiveMaximum'
    const relation = least > most ? 'above' : least === most && isOpen ? 'not below' : undefined
    if (place !== undefined && relation !== undefined)
      return [report('rules-unfillable', place, { why: `${low} ${least} is ${relation} ${high} ${most}` })]
  }
  return [...checkSteps(value, own), ...checkListed(value, own), ...checkForms(value, own, over)].slice(0, 1)
}

/** Numbers of JSON are binary: 0.3 is three times 0.1, but not to the last bit. */
const NEARLY = 1e-9

/** Limits between which no step falls: a whole number, or a multiple. */
function checkSteps(value: (key: string) => unknown, own: (key: string) => Node | undefined): Diagnostic[] {
  const place = ['minimum', 'maximum', 'multipleOf', 'type'].map(own).find((node) => node !== undefined)
  const isWhole = value('type') === 'integer'
  const step = Number(value('multipleOf') ?? (isWhole ? 1 : NaN))
  const [least, most] = [Number(value('minimum')), Number(value('maximum'))]
  if (place === undefined || !(Math.ceil(least / step - NEARLY) * step > most + NEARLY)) return []
  const what = step === 1 ? 'whole number' : `multiple of ${step}`
  return [report('rules-unfillable', place, { why: `no ${what} lies from ${least} to ${most}` })]
}

/** Forms of a text that are longer or shorter than its limits, or than each other. */
function checkForms(
  value: (key: string) => unknown,
  own: (key: string) => Node | undefined,
  over: DataRules,
): Diagnostic[] {
  const place = ['pattern', 'minLength', 'maxLength'].map(own).find((node) => node !== undefined)
  const forms = new Set(
    [
      value('pattern'),
      over.pattern,
      ...((over['allOf'] as DataRules[] | undefined) ?? []).map(({ pattern }) => pattern),
    ]
      .filter((each) => typeof each === 'string')
      .filter((each) => patternFault(each) === undefined),
  )
  if (place === undefined) return []
  const spans = [
    { what: `minLength ${String(value('minLength'))}`, least: Number(value('minLength') ?? 0), most: Infinity },
    { what: `maxLength ${String(value('maxLength'))}`, least: 0, most: Number(value('maxLength') ?? Infinity) },
    ...[...forms].map((form) => ({ what: `the form ${form}`, ...lengthsOf(form) })),
  ]
  const longest = spans.reduce((one, other) => (other.least > one.least ? other : one))
  const shortest = spans.reduce((one, other) => (other.most < one.most ? other : one))
  return longest.least > shortest.most
    ? [report('rules-unfillable', place, { why: `${longest.what} is longer than ${shortest.what}` })]
    : checkSigns([...forms], place)
}

/** Forms of which one writes a sign that another one lets no text have. */
function checkSigns(forms: readonly string[], place: Node): Diagnostic[] {
  const needs = forms.flatMap((form) => {
    const refused = forms.flatMap((other) => {
      const signs = refusedSigns(other, neededSigns(form))
      return signs === undefined ? [] : [{ other, signs }]
    })
    return refused.map(({ other, signs }) => `the form ${form} needs ${signs}, which ${other} refuses`)
  })
  return needs.slice(0, 1).map((why) => report('rules-unfillable', place, { why }))
}

/** Values that are listed and of which none keeps the other limits. */
function checkListed(value: (key: string) => unknown, own: (key: string) => Node | undefined): Diagnostic[] {
  const place = listing.map(own).find((node) => node !== undefined)
  const [values, pattern] = [value('enum'), value('pattern')]
  if (place === undefined || !Array.isArray(values)) return []
  const limits = judged(Object.fromEntries(listing.slice(2).map((key) => [key, value(key)])))
  if (values.some((each) => isOfType(each, value('type')) && keepsLimits(limits, each))) return []
  const isForm = typeof pattern === 'string' && !values.some((each) => keepsLimits(judged({ pattern }), each))
  return [
    report('rules-unfillable', place, {
      why: isForm
        ? `none of the values of enum has the form ${pattern}`
        : 'none of the values of enum keeps the type and the limits',
    }),
  ]
}

function isOfType(value: unknown, type: unknown): boolean {
  const types = [type ?? typeof value].flat()
  return types.includes(typeof value) || (types.includes('integer') && Number.isInteger(value))
}

/** What may stand beside values that are listed. */
const listing = [
  ...['enum', 'type', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum'],
  ...['exclusiveMinimum', 'exclusiveMaximum'],
]
