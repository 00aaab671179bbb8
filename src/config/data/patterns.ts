// The build of recheck that runs in this process, without Java or programs of the machine.
import * as recheck from 'recheck/lib/browser.js'
import { remembered } from '../shared/remembered.ts'

/** Node gives what a CommonJS module exports as its default, tsx by name. */
const checkSync = recheck.checkSync ?? recheck.default?.checkSync

/** Longest pattern that is accepted. */
const longest = 200
/** A repetition counted further than this is judged as if it had no end. */
const manyTimes = 100

/** Why a pattern is refused. */
export interface PatternFault {
  code: 'pattern-invalid' | 'pattern-dangerous'
  reason: string
}

/**
 * Why a regular expression is refused: it does not compile, or the time it takes on some text grows faster than the text.
 * Back references and look-arounds are refused unseen, since automata cannot judge them. The same pattern has the same answer
 * everywhere: it is judged by its automaton (recheck), never by trying, and without a limit of time.
 */
export const patternFault = remembered((pattern: string): PatternFault | undefined => {
  if (pattern.length > longest) return dangerous(`it is longer than ${longest} characters`)
  try {
    new RegExp(pattern, 'u')
  } catch (error) {
    return { code: 'pattern-invalid', reason: error instanceof Error ? error.message : String(error) }
  }
  const tokens = [...pattern.matchAll(token)].map(([text]) => text)
  if (tokens.some((text) => /^\\(?:[1-9]|k<)/.test(text))) return dangerous('it refers back')
  if (tokens.some((text) => text.startsWith('(?'))) return dangerous('it looks around')
  if (countsEmpty(pattern)) return dangerous('a group that may be empty is counted')
  // Groups counted inside groups are tried in as many ways as if they were endless; counted neighbours are not.
  const endless = growth(withoutCounts(pattern, 1))
  if (endless !== undefined && endless !== 'polynomial') return dangerous(words[endless])
  const own = growth(withoutCounts(pattern, manyTimes))
  return own === undefined ? undefined : dangerous(words[own])
})

const words = {
  exponential: 'a text one character longer may take twice the time',
  polynomial: 'the time grows faster than the text',
  unknown: 'nothing can be proved of it',
}

/** Escapes, classes, look-arounds, counted repetitions and brackets: what stands in the first two is none of the others. */
const token = /\\[pPu]\{[^}]*\}|\\k<|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\(\?<?[=!]|\{\d+(?:,\d*)?\}|[()]/gu

/** Whether a group is counted that may match nothing: each of its empty turns could have stood anywhere among the others. */
function countsEmpty(pattern: string): boolean {
  const open: number[] = []
  let closed: { from: number; to: number } | undefined
  for (const { 0: text, index } of pattern.matchAll(token)) {
    const group = closed?.to === index ? pattern.slice(closed.from, closed.to) : undefined
    if (text.startsWith('{') && group !== undefined && text !== '{1}' && text !== '{0,1}')
      if (new RegExp(`^${group}$`, 'u').test('')) return true
    if (text === '(') open.push(index)
    if (text === ')') closed = { from: open.pop() ?? 0, to: index + 1 }
  }
  return false
}

/** The pattern with its repetitions that are counted further than `most` made endless. */
function withoutCounts(pattern: string, most: number): string {
  return pattern.replaceAll(token, (text) => {
    const [least = 0, upTo = least] = (/^\{(\d+)(?:,(\d+))?\}$/.exec(text) ?? [])
      .slice(1)
      .flatMap((count: string | undefined) => (count === undefined ? [] : [Number(count)]))
    return text.startsWith('{') && upTo > most ? (least === 0 ? '*' : '+') : text
  })
}

/** How the time of a pattern grows where it grows faster than the text. */
function growth(pattern: string): keyof typeof words | undefined {
  const judged = checkSync?.(pattern, 'u', { checker: 'automaton', timeout: null })
  if (judged?.status === 'safe') return undefined
  return judged?.status === 'vulnerable' ? judged.complexity.type : 'unknown'
}

function dangerous(reason: string): PatternFault {
  return { code: 'pattern-dangerous', reason }
}
