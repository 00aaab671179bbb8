// The build of recheck that runs in this process, without Java or programs of the machine.
import * as recheck from 'recheck/lib/browser.js'
import type { DataRules } from '../model/values.ts'
import { remembered } from '../shared/remembered.ts'

/** Node gives what a CommonJS module exports as its default, tsx by name. */
const checkSync = recheck.checkSync ?? recheck.default?.checkSync

/** Longest pattern that is accepted. */
const longest = 200
/** A repetition counted further than this is judged as if it had no end. */
const manyTimes = 100
/** Repetitions without an end that are judged, each as often as the groups around it are counted: with their number, judging takes very long. */
const mostEndless = 20
/** A text that a pattern may meet; and in how many ways counted neighbours may share it. */
const longestText = 2_000
const mostWays = 10_000_000

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
  if (endlessIn(pattern) > mostEndless) return dangerous(words.unknown)
  // Groups counted inside groups are tried in as many ways as if they were endless; counted neighbours in as many as their counts allow.
  const endless = growth(withoutCounts(pattern, 1))
  if (endless !== undefined && endless.type !== 'polynomial') return dangerous(words[endless.type])
  if (endless !== undefined && ways(pattern, endless.degree) > mostWays) return dangerous(words.polynomial)
  const own = growth(withoutCounts(pattern, manyTimes))
  return own === undefined ? undefined : dangerous(words[own.type])
})

/** Rules without a pattern that is refused: nobody tries it. */
export function judged(rules: DataRules): DataRules {
  const { pattern, ...others } = rules
  return typeof pattern !== 'string' || patternFault(pattern) === undefined ? rules : others
}

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

/** How far a counted repetition goes; nothing for what is none. */
function countOf(text: string): { least: number; most: number } | undefined {
  const [, least, comma, most] = /^\{(\d+)(,(\d+)?)?\}$/.exec(text) ?? []
  if (least === undefined) return undefined
  return {
    least: Number(least),
    most: most === undefined ? (comma === undefined ? Number(least) : Infinity) : Number(most),
  }
}

/** Everything that repeats, and the brackets of groups. */
const repeating = new RegExp(`${token.source}|[*+]`, 'gu')

/** How many repetitions without an end a pattern has, where those in a counted group are written out. */
function endlessIn(pattern: string): number {
  const groups = [0]
  let closed: { to: number; endless: number } | undefined
  const add = (endless: number) => groups.push((groups.pop() ?? 0) + endless)
  for (const { 0: text, index } of pattern.matchAll(repeating)) {
    const most = text === '*' || text === '+' ? Infinity : countOf(text)?.most
    if (text === '(') groups.push(0)
    else if (text === ')') {
      closed = { to: index + 1, endless: groups.pop() ?? 0 }
      add(closed.endless)
    } else if (most !== undefined) {
      const inside = closed?.to === index ? closed.endless : 0
      add(most > manyTimes ? 1 : inside * Math.max(0, most - 1))
    }
  }
  return groups.reduce((sum, endless) => sum + endless, 0)
}

/** In how many ways so many neighbours, those that repeat most, and the place where the pattern begins share a text. */
function ways(pattern: string, neighbours: number): number {
  const counts = [...pattern.matchAll(repeating)].flatMap(({ 0: text }) => {
    const most = text === '*' || text === '+' ? Infinity : countOf(text)?.most
    return most === undefined ? [] : [Math.min(most, longestText)]
  })
  const all = pattern.startsWith('^') ? counts : [...counts, longestText]
  return all
    .sort((one, other) => other - one)
    .slice(0, neighbours)
    .reduce((product, count) => product * count, 1)
}

/** The pattern with its repetitions that are counted further than `most` made endless. */
function withoutCounts(pattern: string, most: number): string {
  return pattern.replaceAll(token, (text) => {
    const count = countOf(text)
    return count !== undefined && count.most > most ? (count.least === 0 ? '*' : '+') : text
  })
}

/** How the time of a pattern grows where it grows faster than the text; the degree is how many neighbours share it. */
function growth(pattern: string): { type: keyof typeof words; degree: number } | undefined {
  const judged = checkSync?.(pattern, 'u', { checker: 'automaton', timeout: null })
  if (judged?.status === 'safe') return undefined
  const complexity = judged?.status === 'vulnerable' ? judged.complexity : undefined
  return { type: complexity?.type ?? 'unknown', degree: complexity?.type === 'polynomial' ? complexity.degree : 0 }
}

function dangerous(reason: string): PatternFault {
  return { code: 'pattern-dangerous', reason }
}
