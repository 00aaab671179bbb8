import { remembered } from '../shared/remembered.ts'
import { timesOf, tokensOf } from './pattern-lengths.ts'

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
