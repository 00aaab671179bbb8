import { remembered } from '../shared/remembered.ts'

/** How many signs a text has at least and at most. */
export interface Lengths {
  least: number
  most: number
}

/** One of several ways in which a pattern may go: its lengths, and whether it says where the text begins and where it ends. */
interface Way extends Lengths {
  begins: boolean
  ends: boolean
}

/**
 * How long a text can be that has the form of a pattern. The pattern is one that is accepted (`patternFault`): it neither looks around nor refers back.
 * Where it leaves open how the text goes on, there is no most.
 */
export const lengthsOf = remembered((pattern: string): Lengths => {
  const ways = waysIn(tokensOf(pattern))
  return widest(ways.map((way) => (way.begins && way.ends ? way : { ...way, most: Infinity })))
})

/** One sign or bracket of a pattern, or how often the one before it stands there. */
const TOKEN =
  /\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\c[A-Za-z]|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\(\?:|\(\?<\w+>|\{\d+(?:,\d*)?\}\??|[*+?]\??|[\s\S]/gu

/** A pattern in its signs, brackets and repetitions. */
function tokensOf(pattern: string): string[] {
  return [...pattern.matchAll(TOKEN)].map(([text]) => text)
}

/** Reads to the end of a group, and takes what it reads from the tokens. */
function waysIn(tokens: string[]): Way[] {
  const ways: Way[] = []
  let way: Way = { least: 0, most: 0, begins: false, ends: false }
  for (let token = tokens.shift(); token !== undefined && token !== ')'; token = tokens.shift()) {
    if (token === '|') {
      ways.push(way)
      way = { least: 0, most: 0, begins: false, ends: false }
    } else if (token === '^') way.begins = true
    else if (token === '$') way.ends = true
    else {
      const inner = token.startsWith('(') ? widest(waysIn(tokens)) : signOf(token)
      const [least, most] = timesOf(tokens)
      way.least += inner.least * least
      way.most += inner.most === 0 ? 0 : inner.most * most
    }
  }
  return [...ways, way]
}

function widest(ways: readonly Lengths[]): Lengths {
  return {
    least: Math.min(...ways.map(({ least }) => least)),
    most: Math.max(...ways.map(({ most }) => most)),
  }
}

/** The edge of a word takes no sign, everything else one. */
function signOf(token: string): Lengths {
  const length = /^\\[bB]$/.test(token) ? 0 : 1
  return { least: length, most: length }
}

/** How often what was read last stands there, taken from the tokens. */
function timesOf(tokens: string[]): [least: number, most: number] {
  const [, sign, least, comma, most] = /^(?:([*+?])|\{(\d+)(,)?(\d+)?\})\??$/.exec(tokens[0] ?? '') ?? []
  if (sign === undefined && least === undefined) return [1, 1]
  tokens.shift()
  if (sign !== undefined) return [sign === '+' ? 1 : 0, sign === '?' ? 1 : Infinity]
  return [Number(least), most === undefined ? (comma === undefined ? Number(least) : Infinity) : Number(most)]
}

/**
 * The signs that stand in every text that has the form of a pattern, as it writes them one by one outside of groups: `PO_` of
 * `^PO_[0-9]{6}$`. The pattern is one that is accepted (`patternFault`). Of one that has several ways none is sure.
 */
export const neededSigns = remembered((pattern: string): string => {
  const tokens = tokensOf(pattern)
  let depth = 0
  let signs = ''
  for (let token = tokens.shift(); token !== undefined; token = tokens.shift()) {
    if (token === '|' && depth === 0) return ''
    if (token.startsWith('(')) depth += 1
    if (token === ')') depth -= 1
    if (token === '^' || token === '$') continue
    const [least] = timesOf(tokens)
    const sign = /^(?:\\([^\p{L}\p{N}])|([^\\()[\]{}.|*+?]))$/u.exec(token)
    if (depth === 0 && least > 0 && sign !== null) signs += sign[1] ?? sign[2] ?? ''
  }
  return signs
})
